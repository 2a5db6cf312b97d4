package import LayoutDiagnostics
import LayoutXML

extension SyntaxElement {
  /// Returns edits that rename the element in both tags.
  package func renaming(to name: String) -> [SourceEdit] {
    let start = SourceEdit(nameRange, name)
    return endTagNameRange.isEmpty ? [start] : [start, SourceEdit(endTagNameRange, name)]
  }

  /// Returns an edit that removes the element, and its lines if they contain nothing else.
  package func removal() -> SourceEdit {
    let layout = SourceLayout(bytes: tree.document.bytes)
    let range = range.offsets
    let behind = layout.blanksEnd(from: range.upperBound)
    guard layout.isFirstOnLine(range.lowerBound), layout.isLineEnd(behind) else {
      return SourceEdit(SourceRange(range), "")
    }
    let start = layout.lineStart(of: range.lowerBound)
    return SourceEdit(SourceRange(start..<layout.behindLineEnd(behind)), "")
  }

  /// Returns edits that remove the element's tags and leave its content.
  package func unwrapping() -> [SourceEdit] {
    guard !isSelfClosing, !endTagNameRange.isEmpty else { return [removal()] }
    let endTag = SourceRange(start: endTagNameRange.start - 2, end: markup.end)
    return [SourceEdit(startTagRange, ""), SourceEdit(endTag, "")]
  }

  /// Returns edits that put another element around this one, indented if this one is on lines of
  /// its own.
  package func wrapping(in name: String, attributes: [(name: String, value: String)] = [])
    -> [SourceEdit]
  {
    let written = attributes.map {
      " \($0.name)=\"\(AttributeText.escaped($0.value, quote: "\""))\""
    }
    let startTag = "<\(name)\(written.joined())>"
    let endTag = "</\(name)>"
    let layout = SourceLayout(bytes: tree.document.bytes)
    let start = Int(markup.start)
    guard layout.isFirstOnLine(start), layout.isLineEnd(layout.blanksEnd(from: Int(markup.end)))
    else {
      return [
        SourceEdit(.at(markup.start), startTag), SourceEdit(.at(markup.end), endTag),
      ]
    }
    let outer = layout.indentation(of: start)
    let step = indentationStep(layout)
    let first = SourceEdit(.at(markup.start), startTag + layout.lineEnd + outer + step)
    let last = SourceEdit(.at(markup.end), layout.lineEnd + outer + endTag)
    return [first] + indenting(by: step, layout) + [last]
  }

  /// Returns one level of indentation, as the document uses it.
  private func indentationStep(_ layout: SourceLayout) -> String {
    guard let parent else { return "  " }
    let inner = layout.indentation(of: Int(markup.start))
    let outer = layout.indentation(of: Int(parent.markup.start))
    guard inner.hasPrefix(outer), inner != outer else { return "  " }
    return String(inner.dropFirst(outer.count))
  }

  /// Returns edits that indent the lines behind the first.
  ///
  /// Lines that start inside a value, a comment or a CDATA section are left unchanged.
  private func indenting(by step: String, _ layout: SourceLayout) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var offset = Int(markup.start)
    while offset < Int(markup.end) {
      guard layout.isLineEnd(offset) else {
        offset += 1
        continue
      }
      offset = layout.behindLineEnd(offset)
      let isEmpty = layout.isLineEnd(layout.blanksEnd(from: offset))
      if offset < Int(markup.end), !isEmpty, !isInsideValue(offset) {
        edits.append(SourceEdit(.at(UInt32(offset)), step))
      }
    }
    return edits
  }

  private func isInsideValue(_ offset: Int) -> Bool {
    let isInAttribute = tree.document.attributes.contains {
      $0.valueStart <= offset && offset <= $0.valueEnd
    }
    return isInAttribute
      || tree.document.nodes.contains {
        ($0.kind == .comment || $0.kind == .cdata) && $0.start < offset && offset < $0.end
      }
  }
}

// MARK: Moving

extension SyntaxElement {
  /// Returns edits that move the element before a sibling.
  ///
  /// Comments directly above an element belong to it.
  package func moving(before other: SyntaxElement) -> [SourceEdit] {
    let layout = SourceLayout(bytes: tree.document.bytes)
    let target = other.block(layout)
    return moving(to: target.range.lowerBound, isLines: target.isLines, layout)
  }

  /// Returns edits that move the element behind a sibling.
  ///
  /// Comments directly above an element belong to it.
  package func moving(behind other: SyntaxElement) -> [SourceEdit] {
    let layout = SourceLayout(bytes: tree.document.bytes)
    let target = other.block(layout)
    return moving(to: target.range.upperBound, isLines: target.isLines, layout)
  }

  private func moving(to offset: Int, isLines: Bool, _ layout: SourceLayout) -> [SourceEdit] {
    let own = block(layout)
    var text = String(decoding: layout.bytes[own.range], as: UTF8.self)
    if own.isLines != isLines {
      text = String(decoding: layout.bytes[range.offsets], as: UTF8.self)
      if isLines {
        text = layout.indentation(of: max(offset - 1, 0)) + text + layout.lineEnd
      }
    }
    return [
      SourceEdit(SourceRange(own.range), ""), SourceEdit(.at(UInt32(offset)), text),
    ]
  }

  /// Returns the range of the element with the comments directly above it: whole lines if these
  /// contain nothing else.
  private func block(_ layout: SourceLayout) -> (range: Range<Int>, isLines: Bool) {
    let range = range.offsets
    let behind = layout.blanksEnd(from: range.upperBound)
    guard layout.isFirstOnLine(range.lowerBound), layout.isLineEnd(behind) else {
      return (range, false)
    }
    var start = layout.lineStart(of: range.lowerBound)
    for comment in (parent?.comments ?? []).reversed() where comment.range.end <= start {
      let end = layout.blanksEnd(from: Int(comment.range.end))
      guard layout.isFirstOnLine(Int(comment.range.start)),
        layout.behindLineEnd(end) == start, layout.isLineEnd(end)
      else { break }
      start = layout.lineStart(of: Int(comment.range.start))
    }
    return (start..<layout.behindLineEnd(behind), true)
  }
}
