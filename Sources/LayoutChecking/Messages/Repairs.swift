package import LayoutDiagnostics
import LayoutModel
package import LayoutSchema
import LayoutSyntax
package import LayoutXML

/// The edits of repairs, for parts of the markup.
package enum Repairs {
  /// Returns the edits that remove an attribute and its white space.
  package static func remove(_ attribute: MarkupAttribute, _ markup: MarkupDocument) -> [SourceEdit]
  {
    // The attribute of an imported style has no element in this markup.
    guard Int(attribute.nameStart) < markup.bytes.count else {
      return [SourceEdit(attribute.range, "")]
    }
    let tree = SyntaxTree(markup)
    let index = index(of: attribute.nameStart, in: markup.attributes.count) {
      markup.attributes[$0].nameStart
    }
    return index.flatMap { tree.attribute(at: $0) }.map { [$0.removal()] } ?? []
  }

  package static func rename(_ attribute: MarkupAttribute, to name: String) -> [SourceEdit] {
    [SourceEdit(attribute.nameRange, name)]
  }

  /// Returns the edits that rename an element in its start tag and its end tag.
  package static func rename(
    _ element: MarkupNode, to name: String, _ markup: MarkupDocument
  ) -> [SourceEdit] {
    syntax(of: element, markup)?.renaming(to: name) ?? []
  }

  /// Returns the edits that add an attribute to an element.
  package static func insert(
    _ name: String, _ value: String, into element: MarkupNode, _ markup: MarkupDocument
  ) -> [SourceEdit] {
    syntax(of: element, markup).map { [$0.insertingAttribute(name, value: value)] } ?? []
  }

  /// Returns the edit that adds several attributes to an element.
  package static func insert(
    _ attributes: [(name: AttributeName, value: String)], into element: MarkupNode,
    _ markup: MarkupDocument
  ) -> [SourceEdit] {
    // All stand in one place, and several edits of it would be none.
    let edits = attributes.flatMap { insert($0.name.name, $0.value, into: element, markup) }
    return edits.first.map {
      [SourceEdit($0.range, edits.map(\.replacement).joined())]
    } ?? []
  }

  /// Returns the edits that wrap an element in another one.
  static func wrap(
    _ element: MarkupNode, in tag: StartTag, _ markup: MarkupDocument
  ) -> [SourceEdit] {
    syntax(of: element, markup)?.wrapping(in: tag.name, attributes: tag.attributes) ?? []
  }

  /// Returns the edits that remove the tags of an element, and lines that contain only a tag.
  package static func unwrap(_ element: MarkupNode, _ markup: MarkupDocument) -> [SourceEdit] {
    syntax(of: element, markup)?.unwrapping() ?? []
  }

  /// Returns `edits` with overlapping removals merged, and without insertions into removed ranges.
  static func merged(_ edits: [SourceEdit]) -> [SourceEdit] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    var merged: [SourceEdit] = []
    for (_, edit) in ordered {
      guard let last = merged.last, last.replacement.isEmpty, edit.range.start < last.range.end
      else {
        merged.append(edit)
        continue
      }
      if edit.replacement.isEmpty {
        let end = max(last.range.end, edit.range.end)
        merged[merged.count - 1].range = SourceRange(start: last.range.start, end: end)
      }
    }
    return merged
  }

  /// Whether a value is legal in an attribute, or contains braces and so may be legal.
  static func isLegal(_ value: String, _ row: RowID) -> Bool {
    let forms = ValueForms.shared
    let bytes = Array(value.utf8)
    var issue: ValueIssue?
    return bytes.contains(Bytes.openBrace)
      || ValueParser.parse(
        bytes.span, as: forms.forms[Int(row.rawValue)], forms.words.span, &issue) != nil
  }

  private static func syntax(
    of element: MarkupNode, _ markup: MarkupDocument
  ) -> SyntaxElement? {
    index(of: element, markup).flatMap { SyntaxTree(markup).element(at: $0) }
  }

  /// Returns the index of an element in the markup, or nil.
  static func index(of element: MarkupNode, _ markup: MarkupDocument) -> Int? {
    index(of: element.start, in: markup.nodes.count) { markup.nodes[$0].start }
  }

  /// Returns the index of `offset` among `count` ascending offsets, or nil.
  private static func index(
    of offset: UInt32, in count: Int, _ offsetAt: (Int) -> UInt32
  ) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if offsetAt(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low < count && offsetAt(low) == offset ? low : nil
  }
}

/// A start tag for wrapping an element.
package struct StartTag: CustomStringConvertible {
  package var name: String
  package var attributes: [(name: String, value: String)]

  package init(name: String, attributes: [(name: String, value: String)] = []) {
    self.name = name
    self.attributes = attributes
  }

  /// The tag without its brackets.
  package var description: String {
    ([name] + attributes.map { "\($0.name)=\"\($0.value)\"" }).joined(separator: " ")
  }
}

extension FixIt {
  /// Returns a repair that removes an attribute; the repair is safe if the attribute has no effect.
  package static func remove(
    _ name: String, _ attribute: MarkupAttribute, _ markup: MarkupDocument, isSafe: Bool = true
  ) -> FixIt {
    FixIt("remove '\(name)'", isSafe: isSafe, edits: Repairs.remove(attribute, markup))
  }

  /// Returns a repair that adds an attribute to an element.
  package static func insert(
    _ name: AttributeName, _ value: String, into element: MarkupNode, _ markup: MarkupDocument
  ) -> FixIt {
    FixIt(
      "add \(name.name)=\"\(value)\"", isSafe: false,
      edits: Repairs.insert(name.name, value, into: element, markup))
  }

  package static func rename(_ attribute: MarkupAttribute, _ word: String, to name: String) -> FixIt
  {
    FixIt(
      "replace '\(word)' with '\(name)'", isSafe: false,
      edits: Repairs.rename(attribute, to: name))
  }

  package static func replace(
    _ old: String, with new: String, at range: SourceRange, isSafe: Bool = false
  ) -> FixIt {
    FixIt("replace '\(old)' with '\(new)'", isSafe: isSafe, edits: [SourceEdit(range, new)])
  }

  /// Returns a repair that puts an element in another one, which gets its size and look if `isBox`.
  package static func wrap(
    _ name: String, _ element: MarkupNode, in tag: StartTag, _ markup: MarkupDocument,
    removing attribute: MarkupAttribute? = nil, isBox: Bool = false,
  ) -> FixIt {
    // Attributes that the parent reads move to the wrapper, the new child of the parent.
    let place = Repairs.index(of: element, markup).map { GuessedPlace($0, in: markup) }
    return FixIt(
      "wrap '\(name)' in <\(tag)>", isSafe: false,
      edits: place?.wrapping(in: tag, removing: attribute, isBox: isBox) ?? [])
  }
}

extension [SourceEdit] {
  /// Adds edits; insertions at one place become one edit, in the order in which they are added.
  package mutating func insert(_ added: [SourceEdit]) {
    for edit in added {
      if let known = firstIndex(where: { $0.range == edit.range }) {
        self[known].replacement += edit.replacement
      } else {
        append(edit)
      }
    }
  }
}
