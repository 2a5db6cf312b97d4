import LayoutLanguages
import LayoutModel
import LayoutSchema

/// Another element around an element, and an element in whose place its content stands.
///
/// What the element around reads stays with what stands directly in it.
struct ElementWrapping {
  private let outline: MarkupOutline
  private let names: DeclaredNames
  private let options: AttributeOptions

  /// The start tags, as far as they are the same for all.
  private static let wrappers: [(kind: ElementKind, attributes: String)] = [
    (.stack, #" direction="vertical""#), (.inset, #" insets="8""#), (.center, ""),
  ]

  init(_ view: DocumentView) {
    outline = view.outline
    names = view.names
    options = AttributeOptions(view.outline, view.names)
  }

  /// Returns the changes that put an element into another one.
  func wraps(of element: Int) -> [Refactoring] {
    let tag = outline.elements[element]
    guard isLaidOut(element), tag.hasTagEnd, tag.isEmpty || tag.endName != nil else { return [] }
    let placed = attributes(readAbove: element)
    let moved = placed.map { " " + outline.text($0.range) }.joined()
    let inner = outline.text(
      tag.start..<tag.end, without: placed.map(outline.rangeWithBlanks(of:)))
    return Self.wrappers.map { kind, attributes in
      Refactoring(
        title: "wrap in '\(kind.name)'", kind: .rewrite,
        edits: [
          (tag.start..<tag.end, "<\(kind.name)\(attributes)\(moved)>\n\(inner)\n</\(kind.name)>")
        ])
    }
  }

  /// Returns the change that puts the content of an element in its place; none for one without
  /// elements.
  func unwrap(_ element: Int) -> [Refactoring] {
    let tag = outline.elements[element]
    guard let kind = LanguageWords.element(outline.name(element)), !kind.isFlow,
      ElementSet.layoutElements.contains(kind), tag.endName != nil
    else { return [] }
    let children = outline.children(of: element)
    guard !children.isEmpty else { return [] }
    var content = outline.text(tag.tagEnd..<tag.contentEnd)
    // A single element takes the place of the one around it.
    if let only = children.first, children.count == 1 {
      let gaps = attributes(readAbove: only).map(outline.rangeWithBlanks(of:))
      let moved = attributes(readAbove: element).map { " " + outline.text($0.range) }.joined()
      let name = outline.elements[only].name.upperBound
      content =
        outline.text(tag.tagEnd..<name) + moved
        + outline.text(name..<tag.contentEnd, without: gaps)
    }
    // Blanks around it are the formatter's.
    while content.last?.isWhitespace == true { content.removeLast() }
    return [
      Refactoring(
        title: "unwrap '\(kind.name)'", kind: .rewrite,
        edits: [(tag.start..<tag.end, String(content.drop(while: \.isWhitespace)))])
    ]
  }

  /// Whether an element has a frame of its own.
  private func isLaidOut(_ element: Int) -> Bool {
    let name = outline.name(element)
    guard outline.elements[element].parent >= 0 else { return false }
    if let kind = LanguageWords.element(name) {
      return ElementSet.layoutElements.contains(kind) && !kind.isFlow
    }
    return names.part(name) != nil
  }

  /// Returns the attributes of an element that the one around it reads.
  private func attributes(readAbove element: Int) -> [MarkupOutline.Attribute] {
    let read = Set(options.all(of: element).filter { $0.reader == .parent }.map(\.name))
    return outline.elements[element].attributes.filter { read.contains(outline.text($0.name)) }
  }
}
