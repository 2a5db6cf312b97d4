import LayoutDiagnostics

// What is said of elements that never end, and of what stands beside the only one.

extension MarkupScanner {
  /// The text ends while elements are open: one message, at the innermost of them.
  mutating func reportUnclosed() {
    guard !isStructureLost else { return }
    var node = current
    var missing = ""
    var culprit: Int32 = -1
    while node >= 0 {
      if !document.nodes[Int(node)].flags.contains(.doubtfulEnd) {
        if culprit < 0 { culprit = node }
        missing += "</\(source(nameRange(of: node)))>"
      }
      node = document.nodes[Int(node)].parent
    }
    guard culprit >= 0 else { return }
    let name = nameRange(of: culprit)
    let outer = document.nodes[Int(culprit)].parent >= 0
    report(
      .unclosedElement, "\(quoted(name)) is never closed", at: name,
      fixes: [
        insertion(
          missing, at: end,
          title: outer ? "close \(quoted(name)) and what it stands in" : "close \(quoted(name))")
      ])
  }

  mutating func reportNoRoot() {
    report(.emptyDocument, "the document has no element", at: end..<end)
  }

  mutating func reportSecondRoot(_ element: Int) {
    guard !hasStrayContent, !isStructureLost else { return }
    hasStrayContent = true
    let first = nameRange(of: document.root)
    let name = nameRange(of: Int32(truncatingIfNeeded: element))
    report(
      .malformedXML, "a document is one element; \(quoted(name)) stands behind its end", at: name,
      related: [RelatedLocation("the document's element", at: SourceRange(first))])
  }

  mutating func reportStray(_ range: Range<Int>) {
    guard !hasStrayContent, !isStructureLost else { return }
    hasStrayContent = true
    let message =
      if document.root >= 0 {
        "text cannot stand behind the end of the document's element"
      } else if find("<", from: range.upperBound) == nil {
        "this is not XML; no element stands in it"
      } else {
        "text cannot stand before the first element"
      }
    report(.malformedXML, message, at: range)
  }
}
