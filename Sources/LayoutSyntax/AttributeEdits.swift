package import LayoutDiagnostics
import LayoutXML

extension SyntaxAttribute {
  /// Returns an edit that removes the attribute together with the white space that would be left
  /// over.
  package func removal() -> SourceEdit {
    let layout = SourceLayout(bytes: tree.document.bytes)
    let range = range.offsets
    let behind = layout.blanksEnd(from: range.upperBound)
    let isLastOnLine = layout.isLineEnd(behind)
    let next = layout.bytes.indices.contains(behind) ? layout.bytes[behind] : 0x3E
    let isLastInTag = next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
    if layout.isFirstOnLine(range.lowerBound), !isLastOnLine, !isLastInTag {
      // Other attributes follow on the line and move to its start.
      return SourceEdit(SourceRange(range.lowerBound..<behind), "")
    }
    let start = layout.blanksStart(before: range.lowerBound)
    return SourceEdit(SourceRange(start..<(isLastOnLine ? behind : range.upperBound)), "")
  }

  package func renaming(to name: String) -> SourceEdit {
    SourceEdit(nameRange, name)
  }
}

extension SyntaxElement {
  /// Returns an edit that adds an attribute behind the last one.
  ///
  /// The new attribute is on a line of its own if the last one of several is.
  package func insertingAttribute(_ name: String, value: String) -> SourceEdit {
    let text = "\(name)=\"\(AttributeText.escaped(value, quote: "\""))\""
    guard let last = attributes.last else {
      return SourceEdit(.at(markup.nameEnd), " " + text)
    }
    let layout = SourceLayout(bytes: tree.document.bytes)
    let place = SourceRange.at(last.range.end)
    guard attributes.count > 1, layout.isFirstOnLine(Int(last.range.start)) else {
      return SourceEdit(place, " " + text)
    }
    return SourceEdit(
      place, layout.lineEnd + layout.indentation(of: Int(last.range.start)) + text)
  }
}
