import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A misplaced attribute: one that the element's parent does not read.
struct PlacementFault {
  var name: AttributeName
  var attribute: MarkupAttribute
  var element: ElementKind
  var elementName: String
  var node: MarkupNode
  var parent: ElementKind
  var parentName: String
  /// The way in which the element reaches its parent.
  var way: PlacementWay
  var readers: ElementSet
}

extension PlacementFault {
  /// Whether parents of this kind read the attribute, but not with this parent's settings.
  var isHalfRead: Bool { readers.contains(parent) }
}

extension Diagnostic {
  static func placement(
    _ fault: PlacementFault, _ schema: Schema, _ markup: MarkupDocument
  ) -> Diagnostic {
    let readers = Phrases.either(fault.readers.kinds.map(\.name))
    let label =
      fault.isHalfRead
      ? "only a row that aligns its children by baselines reads it"
      : "only a child of \(readers) can set it"
    let parent =
      fault.way.isRoot
      ? "the root of a \(fault.parent.name) has no parent to read it"
      : fault.isHalfRead
        ? "'\(fault.parentName)' is not such a row" : "'\(fault.parentName)' does not read it"
    return Diagnostic(
      .placement, "'\(fault.name.name)' has no effect here", at: fault.attribute.nameRange,
      label: label, related: fault.way.related(parent),
      fixes: fixes(fault, schema, markup))
  }

  private static func fixes(
    _ fault: PlacementFault, _ schema: Schema, _ markup: MarkupDocument
  ) -> [FixIt] {
    let name = fault.name.name
    var fixes: [FixIt] = []
    if let reader = reader(for: fault, schema) {
      fixes.append(
        .wrap(fault.elementName, fault.node, in: StartTag(of: reader, schema), markup))
    }
    fixes.append(.remove(name, fault.attribute, markup))
    return fixes
  }

  /// Returns a parent to suggest: one that reads the attribute without further settings.
  private static func reader(for fault: PlacementFault, _ schema: Schema) -> ElementKind? {
    // Parents read a baseline only if they align their children by baselines.
    guard fault.name != .ascender, fault.name != .descender else { return nil }
    // Another parent would not help, as only flexboxes of CSS read the attribute.
    guard !schema.rows(named: fault.name).contains(where: \.isCSSPlacement) else { return nil }
    return fault.readers.kinds.first { schema.spec(for: $0).isAvailable }
  }

  static func twoReaders(
    _ name: AttributeName, _ attribute: MarkupAttribute, of kind: ElementKind,
    in parent: String, way: PlacementWay, element: MarkupNode,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .placement, "'\(name.name)' is read twice here", at: attribute.nameRange,
      label: "by '\(kind.name)' itself and by its parent '\(parent)', in two meanings",
      related: way.related("'\(parent)' reads it of its children"),
      fixes: [.wrap(kind.name, element, in: StartTag(name: "wrapper"), markup)])
  }

  static func unreadSize(
    _ name: AttributeName, _ attribute: MarkupAttribute, of kind: ElementKind, at node: MarkupNode,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    let removal = FixIt.remove(name.name, attribute, markup)
    let value = markup.value(of: attribute).string
    guard kind != .spacer else {
      let isFree = markup.attribute(.minLength, of: node) == nil
      let rename =
        isFree && ConstantValue(Words.trimmed(value), as: .points) != nil
        ? [FixIt.rename(attribute, name.name, to: AttributeName.minLength.name)] : []
      return Diagnostic(
        .unreadSize, "'\(name.name)' has no effect on 'spacer'", at: attribute.nameRange,
        label: "'spacer' takes the free space; its least length is 'minLength'",
        fixes: rename + [removal])
    }
    let tag = StartTag(name: "wrapper", attributes: [(name.name, value)])
    let moved = FixIt.moved(name, attribute, toContentOf: kind, at: node, markup)
    return Diagnostic(
      .unreadSize, "'\(name.name)' has no effect on '\(kind.name)'", at: attribute.nameRange,
      label: "'\(kind.name)' takes its size from its content",
      fixes: moved + [.wrap(kind.name, node, in: tag, markup, removing: attribute), removal])
  }
}

extension FixIt {
  /// Returns the repair that moves a length to the child that an `overlay` or a `background` takes
  /// its size from; none if the child reads no such length, or has one.
  fileprivate static func moved(
    _ name: AttributeName, _ attribute: MarkupAttribute, toContentOf kind: ElementKind,
    at node: MarkupNode, _ markup: MarkupDocument
  ) -> [FixIt] {
    guard kind == .overlay || kind == .background, node.firstChild >= 0 else { return [] }
    let content = markup.nodes[Int(node.firstChild)]
    guard let inner = Schema.shared.element(named: content.name.rawValue),
      ElementSet.layoutElements.contains(inner), !ElementSet.unsized.contains(inner),
      !ElementSet.flow.contains(inner),
      [name, .size].allSatisfy({ markup.attribute($0, of: content) == nil })
    else { return [] }
    let value = markup.value(of: attribute).string
    return [
      FixIt(
        "write it on '\(inner.name)', the content", isSafe: false,
        edits: Repairs.remove(attribute, markup)
          + Repairs.insert(name.name, value, into: content, markup))
    ]
  }
}

extension StartTag {
  /// Creates the tag of an element with its required attributes.
  fileprivate init(of kind: ElementKind, _ schema: Schema) {
    let required = schema.attributes.dropFirst().filter {
      $0.isRequired && $0.group == .own && $0.readers.contains(kind)
    }
    self.init(
      name: kind.name,
      attributes: required.map { ($0.name.name, Phrases.usualValue(of: $0)) })
  }
}
