import LayoutDiagnostics
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// An element as the markup has it, with what may stand on it.
struct GuessedPlace {
  let markup: MarkupDocument
  let index: Int
  /// What it is, or is to become; nil for elements of the author's own.
  var kind: ElementKind?
  /// What it stands in, conditions and loops looked through; nil where that is unknown.
  var parent: ElementKind?

  init(_ index: Int, as kind: ElementKind? = nil, in markup: MarkupDocument) {
    self.markup = markup
    self.index = index
    self.kind = kind ?? Schema.shared.element(named: markup.nodes[index].name.rawValue)
    var above = markup.nodes[index].parent
    while above >= 0 {
      let found = Schema.shared.element(named: markup.nodes[Int(above)].name.rawValue)
      guard let found, ElementSet.flow.contains(found) else {
        parent = found
        break
      }
      above = markup.nodes[Int(above)].parent
    }
    if self.kind.map(ElementSet.flow.contains) == true { parent = nil }
  }

  var node: MarkupNode { markup.nodes[index] }

  /// Whether another element can be put around it.
  var canBeWrapped: Bool {
    guard node.parent >= 0 else { return false }
    return kind.map { ElementSet.layoutElements.contains($0) } ?? true
  }

  /// The row by which the element or its parent reads `name`, or nil.
  func row(_ name: AttributeName, onlyPlaced: Bool = false) -> RowID? {
    let schema = Schema.shared
    if name == .slot { return slotRow }
    let kind = kind ?? .wrapper
    if kind == .style {
      // Who uses the style decides.
      return schema.ownRow(name, of: .style)
        ?? schema.attributes.firstIndex {
          $0.name == name && $0.group != .own || isStyled(name, $0)
        }
        .map { RowID(UInt16($0)) }
    }
    return onlyPlaced
      ? parent.flatMap { schema.placementRow(name, of: kind, in: $0) }
      : schema.row(name, of: kind, in: parent)
  }

  /// A component reads it of what is directly in its use.
  private var slotRow: RowID? {
    let above = node.parent
    guard above >= 0,
      Schema.shared.element(named: markup.nodes[Int(above)].name.rawValue) == nil
    else { return nil }
    return Schema.shared.attributes.firstIndex { $0.name == .slot }.map { RowID(UInt16($0)) }
  }

  private func isStyled(_ name: AttributeName, _ spec: AttributeSpec) -> Bool {
    spec.name == name && spec.readers.subtracting(.styled) != spec.readers
  }

  /// The attributes that stand on it, by name.
  var written: [String: MarkupAttribute] {
    Dictionary(
      node.attributeIndices.map { (name(of: markup.attributes[$0]), markup.attributes[$0]) },
      uniquingKeysWith: { first, _ in first })
  }

  func name(of attribute: MarkupAttribute) -> String { markup.text(in: attribute.nameRange) }

  /// The element put into another one, which takes with it what speaks to the outside: placement,
  /// and of size and looks what the other one reads, where `isBox` says that it is the box then.
  func wrapping(
    in tag: StartTag, removing attribute: MarkupAttribute? = nil, isBox: Bool = false
  ) -> [SourceEdit] {
    var tag = tag
    var edits = attribute.map { Repairs.remove($0, markup) } ?? []
    let outer = ElementKind.allCases.first { $0.name == tag.name }
    if let outer, !ElementSet.flow.contains(outer) {
      for index in node.attributeIndices {
        let other = markup.attributes[index]
        guard other.isSound, other.nameStart != attribute?.nameStart,
          let (name, value) = meaning(of: other), moves(name, to: outer, isBox: isBox)
        else { continue }
        tag.attributes.append((name.name, value))
        edits += Repairs.remove(other, markup)
      }
    }
    return Repairs.merged(edits + Repairs.wrap(node, in: tag, markup))
  }

  /// What an attribute says in our words, where it has no others than another name and value.
  private func meaning(of attribute: MarkupAttribute) -> (name: AttributeName, value: String)? {
    let word = name(of: attribute)
    let value = markup.value(of: attribute).string
    if let name = AttributeName(named: word), row(name) != nil { return (name, value) }
    for answer in ForeignWords.attribute(word, value: value, on: kind ?? .wrapper).flatMap(
      \.answers)
    {
      guard case .rename(let name, let onlyPlaced) = answer, written[name.name] == nil,
        let row = row(name, onlyPlaced: onlyPlaced), let ours = ValueGuess.value(value, row)
      else { continue }
      return (name, ours)
    }
    return nil
  }

  private func moves(_ name: AttributeName, to outer: ElementKind, isBox: Bool) -> Bool {
    let schema = Schema.shared
    if name == .slot { return true }
    guard let row = row(name) else { return false }
    switch schema[row].group {
    case .placement:
      return schema.ownRow(name, of: kind ?? .wrapper) == nil
        && schema.ownRow(name, of: outer) == nil
    case .size:
      return isBox
        && (schema.ownRow(name, of: outer) != nil
          || parent.flatMap { schema.placementRow(name, of: outer, in: $0) } != nil)
    case .appearance:
      return name == .visibility || (isBox && name != .id && name != .style)
    case .own: return false
    }
  }
}
