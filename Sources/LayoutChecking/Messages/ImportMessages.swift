package import LayoutDiagnostics
import LayoutModel
import LayoutSchema
package import LayoutXML

// Messages about imports.
extension Diagnostic {
  static func unreadableImport(
    _ request: ImportRequest, _ reason: String, _ nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .brokenImport, "'\(request.source)' cannot be read: \(reason)", at: request.range,
      fixes: nearest.map { [.replace(request.source, with: $0, at: request.range)] } ?? [])
  }

  static func brokenImport(
    _ request: ImportRequest, _ firstError: RelatedLocation?
  ) -> Diagnostic {
    Diagnostic(
      .brokenImport, "'\(request.source)' has errors", at: request.range,
      related: firstError.map { [$0] } ?? [])
  }

  static func importTooDeep(_ request: ImportRequest, _ limit: Int) -> Diagnostic {
    Diagnostic(
      .brokenImport, "'\(request.source)' leads through more than \(limit) files",
      at: request.range, label: "each of them imports the next")
  }

  static func importOfItself(
    _ request: ImportRequest, removing node: MarkupNode, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .importCycle, "the file imports itself", at: request.range,
      fixes: [.removeElement(node, markup)])
  }

  static func importCycle(_ request: ImportRequest, _ steps: [RelatedLocation]) -> Diagnostic {
    Diagnostic(
      .importCycle, "'\(request.source)' imports this file in turn", at: request.range,
      related: steps)
  }

  static func emptySource(_ attribute: MarkupAttribute) -> Diagnostic {
    Diagnostic(.typeMismatch, "'src' has no value", at: attribute.valueRange)
  }

  /// Returns a finding on a file whose Swift type would have the same name as another one's.
  static func importOfSameName(
    _ request: ImportRequest, _ name: String, _ owner: String
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDocument, "'\(request.source)' is called '\(name)' like \(owner)",
      at: request.range, label: "one of them needs another 'name'")
  }

  /// Returns a finding on `module` on a library that comes with the compiler, whose types all
  /// modules share.
  static func moduleOfShippedLibrary(
    _ attribute: MarkupAttribute, _ path: String, _ markup: MarkupDocument
  ) -> Diagnostic {
    unread(.module, attribute, "the types of '\(path)' are those of 'LayoutEngine'", markup)
  }

  static func importedTwice(_ request: ImportRequest) -> Diagnostic {
    Diagnostic(.duplicateName, "'\(request.source)' is imported twice", at: request.range)
  }
}

extension FixIt {
  /// Returns a repair that removes an element, and its line if nothing else is on the line.
  package static func removeElement(
    _ node: MarkupNode, _ markup: MarkupDocument, isSafe: Bool = true
  ) -> FixIt {
    var start = Int(node.start)
    var end = Int(node.end)
    while start > 0, markup.bytes[start - 1] == 0x20 || markup.bytes[start - 1] == 0x09 {
      start -= 1
    }
    let isFirst = start == 0 || markup.bytes[start - 1] == 0x0A
    while end < markup.bytes.count, markup.bytes[end] == 0x20 || markup.bytes[end] == 0x09 {
      end += 1
    }
    let isLast =
      end < markup.bytes.count && (markup.bytes[end] == 0x0A || markup.bytes[end] == 0x0D)
    if isFirst, isLast {
      if markup.bytes[end] == 0x0D { end += 1 }
      if end < markup.bytes.count, markup.bytes[end] == 0x0A { end += 1 }
    } else {
      (start, end) = (Int(node.start), Int(node.end))
    }
    let name = markup.text(in: node.nameRange)
    return FixIt(
      "remove '\(name)'", isSafe: isSafe, edits: [SourceEdit(SourceRange(start..<end), "")])
  }
}

extension FixIt {
  /// Returns a repair that moves a declaration before the first sibling that is no declaration.
  static func moveToTheFront(_ node: MarkupNode, _ markup: MarkupDocument) -> [FixIt] {
    guard node.parent >= 0,
      let content = FirstContent(of: markup.nodes[Int(node.parent)], in: markup),
      content.start < node.start
    else { return [] }
    let text = markup.text(in: node.range)
    let removal = FixIt.removeElement(node, markup)
    return [
      FixIt(
        "move '\(markup.text(in: node.nameRange))' to the front", isSafe: false,
        edits: [SourceEdit(.at(content.start), "\(text)\n\(content.blanks)")] + removal.edits)
    ]
  }
}
