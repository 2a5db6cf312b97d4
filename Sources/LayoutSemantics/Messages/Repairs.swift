import LayoutDiagnostics
import LayoutXML

/// The edits that repairs are made of.
enum Repairs {
  /// Removes an attribute with the white space before it.
  static func remove(_ attribute: MarkupAttribute, _ markup: MarkupDocument) -> SourceEdit {
    var start = Int(attribute.nameStart)
    while start > 0, Bytes.isSpace(markup.bytes[start - 1]) { start -= 1 }
    return SourceEdit(SourceRange(start: UInt32(start), end: attribute.range.end), "")
  }

  static func rename(_ attribute: MarkupAttribute, to name: String) -> SourceEdit {
    SourceEdit(attribute.nameRange, name)
  }

  static func replaceValue(of attribute: MarkupAttribute, with value: String) -> SourceEdit {
    SourceEdit(attribute.valueRange, value)
  }

  /// Renames an element in its start tag and its end tag.
  static func rename(_ element: MarkupNode, to name: String) -> [SourceEdit] {
    var edits = [SourceEdit(element.nameRange, name)]
    if !element.endTagNameRange.isEmpty { edits.append(SourceEdit(element.endTagNameRange, name)) }
    return edits
  }

  /// Adds an attribute behind the element's name.
  static func insert(_ text: String, into element: MarkupNode) -> SourceEdit {
    SourceEdit(.at(element.nameEnd), " " + text)
  }

  /// Puts an element into another one, whose start tag is `<` `tag` `>`.
  static func wrap(_ element: MarkupNode, in tag: String) -> [SourceEdit] {
    let name = tag.prefix { $0 != " " }
    return [
      SourceEdit(.at(element.start), "<\(tag)>"), SourceEdit(.at(element.end), "</\(name)>"),
    ]
  }
}

extension FixIt {
  /// Removes an attribute that nobody reads, which changes nothing.
  static func remove(
    _ name: String, _ attribute: MarkupAttribute, _ markup: MarkupDocument, isSafe: Bool = true
  ) -> FixIt {
    FixIt("remove '\(name)'", isSafe: isSafe, edits: [Repairs.remove(attribute, markup)])
  }

  static func replace(
    _ old: String, with new: String, at range: SourceRange, isSafe: Bool = false
  ) -> FixIt {
    FixIt("replace '\(old)' with '\(new)'", isSafe: isSafe, edits: [SourceEdit(range, new)])
  }
}
