import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// A solved document with the text that it was made from, of which gestures change literals.
struct GestureDocument: Sendable {
  let document: TypedDocument
  let markup: MarkupDocument
  /// The markup with the attributes of imported styles.
  private let styled: MarkupDocument
  let layout: SolvedLayout
  let placed: PlacedElements
  /// Whether lines begin at the right.
  let isRightToLeft: Bool
  private let path: String

  init(
    _ checker: borrowing DocumentFrontEnd, _ layout: SolvedLayout, isRightToLeft: Bool,
    path: String
  ) {
    document = checker.document
    markup = checker.markup
    styled = checker.styledMarkup
    self.layout = layout
    self.isRightToLeft = isRightToLeft
    self.path = path
    placed = PlacedElements(layout)
  }

  /// The text in UTF-8.
  var text: [UInt8] { markup.bytes }

  // MARK: Elements

  /// Returns the elements directly in another one that are seen, in the order of the text.
  ///
  /// - Complexity: O(n) in the number of elements.
  func children(of element: Int) -> [Int] {
    layout.elements.indices.filter { placed.parents[$0] == element && !layout.elements[$0].isGone }
  }

  /// A reason not to make a change, as a sentence without a full stop.
  struct Refusal: Error, Sendable, Equatable {
    var sentence: String
  }

  /// Returns the outermost tag of an element: itself or the use of the component that makes it.
  func outermostTag(of element: Int) -> Result<Int, Refusal> {
    tag(layout.elements[element].sources.last, of: element)
  }

  /// Returns the tag of an element itself.
  func ownTag(of element: Int) -> Result<Int, Refusal> {
    guard let tag = layout.elements[element].sources.first, !isUse(tag) else {
      let component = layout.elements[element].component ?? layout.elements[element].name
      return .failure(Refusal(sentence: "'\(component)' is written in another file"))
    }
    return self.tag(tag, of: element)
  }

  private func isUse(_ node: Int) -> Bool {
    document.nodes.indices.contains(node) && document.nodes[node].kind == .component
  }

  private func tag(_ tag: Int?, of element: Int) -> Result<Int, Refusal> {
    let name = layout.elements[element].name
    guard let tag, document.nodes.indices.contains(tag) else {
      return .failure(Refusal(sentence: "this '\(name)' is written in another file"))
    }
    var above = Int(document.nodes[tag].parent)
    while above >= 0 {
      if document.nodes[above].kind == .for {
        return .failure(Refusal(sentence: "it is a row of a loop, whose rows have one tag"))
      }
      above = Int(document.nodes[above].parent)
    }
    let count = layout.elements.count { $0.sources.contains(tag) }
    guard count <= 1 else {
      return .failure(
        Refusal(sentence: "its tag is in a component, and is shown \(count) times here"))
    }
    return .success(tag)
  }

  /// Returns an element of the text by the tag in the typed tree.
  func element(of tag: Int) -> SyntaxElement? {
    SyntaxTree(markup).element(at: Int(document.nodes[tag].markup))
  }

  // MARK: Attributes

  /// The place of a value in the text.
  enum Written: Sendable {
    /// An attribute, by its index in the markup, with the text of its value.
    case literal(index: Int, name: AttributeName, text: String)
    case nowhere
  }

  /// Whether a tag has an attribute, of itself or by a style.
  func isWritten(_ name: AttributeName, on tag: Int) -> Bool {
    if case .success(.nowhere) = written([name], on: tag) { return false }
    return true
  }

  /// Returns the place of the first of some attributes that a tag has, of itself or by a style.
  ///
  /// - Returns: The place; a refusal if the value is no literal of the tag.
  func written(_ names: [AttributeName], on tag: Int) -> Result<Written, Refusal> {
    for name in names {
      guard let attribute = document.attribute(name, of: tag) else {
        if document.styleWays(of: tag).contains(where: { way in
          document.attributes[way.attributes].contains { $0.name == name }
        }) {
          return .failure(Refusal(sentence: "its '\(name.name)' depends on a style's condition"))
        }
        continue
      }
      guard attribute.value != .varied else {
        return .failure(Refusal(sentence: "its '\(name.name)' depends on a style's condition"))
      }
      let index = Int(attribute.markup)
      let own = markup.nodes[Int(document.nodes[tag].markup)].attributeIndices
      guard own.contains(index) else {
        let sentence = "its '\(name.name)' comes from a style" + place(of: index)
        return .failure(Refusal(sentence: sentence))
      }
      let text = markup.text(in: markup.attributes[index].valueRange)
      guard !text.contains("{"), !text.contains("&") else {
        return .failure(
          Refusal(sentence: "its '\(name.name)' is the expression '\(text)'"))
      }
      return .success(.literal(index: index, name: name, text: text))
    }
    return .success(.nowhere)
  }

  /// Returns the place of a style's attribute in words, or nothing if it is unknown.
  private func place(of attribute: Int) -> String {
    guard styled.attributes.indices.contains(attribute) else { return "" }
    let range = styled.attributes[attribute].valueRange
    var (name, bytes, start) = (path, markup.bytes, range.start)
    if let text = document.styledText(at: range), text.module >= 0 {
      guard document.structure.imports.indices.contains(Int(text.module)) else { return "" }
      let module = document.structure.imports[Int(text.module)]
      (name, bytes) = (module.signature.path, module.source.bytes ?? [])
      start -= text.start
    }
    let line = SourceText(name: name, bytes: bytes).position(of: start).line
    return " at \(name[name.nameStart...]):\(line)"
  }

  /// Whether a tag may have an attribute under a parent, by the rows of the schema.
  func row(_ name: AttributeName, on tag: Int, in parent: ElementKind?) -> AttributeSpec? {
    let node = document.nodes[tag]
    let schema = Schema.shared
    if node.kind == .component {
      let placed = parent.flatMap { schema.placementRow(name, in: $0) }
      return (placed ?? schema.ownRow(name, of: .component) ?? schema.rowOfUses(name))
        .map { schema[$0] }
    }
    return schema.row(name, of: node.kind, in: parent, isLeaf: node.childCount == 0)
      .map { schema[$0] }
  }
}
