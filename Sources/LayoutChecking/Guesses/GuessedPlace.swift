import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// An element of the markup, with the attributes that are legal on it.
struct GuessedPlace {
  let markup: MarkupDocument
  let index: Int
  /// The kind that the element has or is to get; nil for the author's own elements.
  var kind: ElementKind?
  /// The kind that the element around has or is to get, past conditions and loops; nil if unknown.
  var parent: ElementKind?

  init(_ index: Int, as kind: ElementKind? = nil, in markup: MarkupDocument) {
    self.markup = markup
    self.index = index
    self.kind = kind ?? Schema.shared.element(named: markup.nodes[index].name.rawValue)
    var above = markup.nodes[index].parent
    while above >= 0 {
      let found = Schema.shared.element(named: markup.nodes[Int(above)].name.rawValue)
      guard let found, ElementSet.flow.contains(found) else {
        parent = found ?? ElementGuess(Int(above), in: markup)?.innermostKind
        break
      }
      above = markup.nodes[Int(above)].parent
    }
    if self.kind.map(ElementSet.flow.contains) == true { parent = nil }
  }

  var node: MarkupNode { markup.nodes[index] }

  /// Whether another element can be put around this one.
  var canBeWrapped: Bool {
    guard node.parent >= 0 else { return false }
    return kind.map { ElementSet.layoutElements.contains($0) } ?? true
  }

  /// Returns the row by which the element or its parent reads `name`; nil if neither does.
  func row(_ name: AttributeName, onlyPlaced: Bool = false) -> RowID? {
    let schema = Schema.shared
    if name == .slot { return slotRow }
    let kind = kind ?? .wrapper
    if kind == .style {
      // The users of the style determine the row.
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

  /// The row of `slot`, which the use of a component reads from its direct children.
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

  /// The attributes written on the element, by name.
  var written: [String: MarkupAttribute] {
    Dictionary(
      node.attributeIndices.map { (name(of: markup.attributes[$0]), markup.attributes[$0]) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether the element around says how wide and how high it is.
  var parentHasSize: Bool {
    guard node.parent >= 0 else { return false }
    let around = GuessedPlace(Int(node.parent), in: markup).written
    return around[AttributeName.size.name] != nil
      || around[AttributeName.width.name] != nil && around[AttributeName.height.name] != nil
  }

  func name(of attribute: MarkupAttribute) -> String { markup.text(in: attribute.nameRange) }

  /// Returns the edits that put the element into another one.
  ///
  /// Attributes that concern the outer element move to it: placement and visibility, and if `isBox`
  /// is
  /// true, also appearance and the size attributes that the outer element reads.
  func wrapping(
    in tag: StartTag, removing attribute: MarkupAttribute? = nil, isBox: Bool = false
  ) -> [SourceEdit] {
    var tag = tag
    var edits = attribute.map { Repairs.remove($0, markup) } ?? []
    let outer = ElementKind.allCases.first { $0.name == tag.name }
    if let outer, !ElementSet.flow.contains(outer) {
      for index in node.attributeIndices {
        let other = markup.attributes[index]
        guard other.isSound, other.nameStart != attribute?.nameStart else { continue }
        // A margin is around what the element gets around it, also where nothing reads it.
        let margin = margin(other, in: outer)
        guard let (name, value) = margin ?? meaning(of: other),
          margin != nil || moves(name, to: outer, isBox: isBox)
        else { continue }
        tag.attributes.append((name.name, value))
        edits += Repairs.remove(other, markup)
      }
    }
    return Repairs.merged(edits + Repairs.wrap(node, in: tag, markup))
  }

  /// Returns the name and value that an attribute means; nil if it is not a plain foreign name.
  private func meaning(of attribute: MarkupAttribute) -> (name: AttributeName, value: String)? {
    let word = name(of: attribute)
    let value = markup.value(of: attribute).string
    if let name = AttributeName(named: word), let row = row(name) {
      return (Schema.shared.spelled(row)?.name ?? name, value)
    }
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

  /// Returns an attribute if it is a margin, which `outer` does not read of what it holds.
  private func margin(
    _ attribute: MarkupAttribute, in outer: ElementKind
  ) -> (name: AttributeName, value: String)? {
    guard let name = AttributeName(named: name(of: attribute)), Self.margins.contains(name),
      Schema.shared.placementRow(name, of: kind ?? .wrapper, in: outer) == nil
    else { return nil }
    return (name, markup.value(of: attribute).string)
  }

  private static let margins = AttributeMask([
    .margin, .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd,
    .marginHorizontal, .marginVertical,
  ])

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
