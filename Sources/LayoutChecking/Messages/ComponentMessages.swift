import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Messages about uses of declared components and elements.
extension Diagnostic {
  /// Returns a finding on a loop of components, each of which uses the next at its range, and the
  /// last the first.
  static func recursiveComponent(_ names: [String], at ranges: [SourceRange]) -> Diagnostic {
    let first = names.first ?? ""
    let others = names.dropFirst()
    var related: [RelatedLocation] = []
    if !others.isEmpty {
      for (index, range) in ranges.enumerated().dropFirst().prefix(10) {
        let next = names[(index + 1) % names.count]
        related.append(RelatedLocation("'\(names[index])' uses '\(next)' here", at: range))
      }
    }
    return Diagnostic(
      .recursiveComponent,
      others.isEmpty
        ? "'\(first)' contains itself"
        : "'\(first)' contains itself, through \(way(through: Array(others)))",
      at: ranges.first ?? .at(0), related: related)
  }

  /// Returns a phrase for the components between, shortened if there are many.
  private static func way(through names: [String]) -> String {
    names.count <= 5
      ? Phrases.all(names)
      : "'\(names[0])', '\(names[1])' and \(names.count - 2) others"
  }

  static func missingArgument(
    _ parameter: Parameter, of owner: String, declaredAt place: DeclarationPlace?,
    _ node: MarkupNode, _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .missingAttribute, "'\(owner)' needs '\(parameter.name)'", at: node.nameRange,
      related: place.map { [$0.related("it is declared here, without a default")] } ?? [],
      fixes: [insertion(of: parameter, node, markup)].compactMap(\.self)
    ).about(.attribute(parameter.name))
  }

  static func missingPlacement(
    _ placement: Parameter, of owner: String, child: String, declaredAt place: DeclarationPlace?,
    _ node: MarkupNode, _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .missingAttribute, "'\(child)' needs '\(placement.name)' here", at: node.nameRange,
      label: "'\(owner)' reads it of every child",
      related: place.map { [$0.related("it is declared here, without a default")] } ?? [],
      fixes: [insertion(of: placement, node, markup)].compactMap(\.self))
  }

  private static func insertion(
    of parameter: Parameter, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> FixIt? {
    guard let value = parameter.type.sample else { return nil }
    return FixIt(
      "add \(parameter.name)=\"\(value)\"", isSafe: false,
      edits: Repairs.insert(parameter.name, value, into: node, markup))
  }

  static func unreadRootSize(
    _ name: AttributeName, _ attribute: MarkupAttribute, of owner: String, root: ElementKind,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .unreadSize, "'\(name.name)' has no effect on '\(owner)'", at: attribute.nameRange,
      label: root == .spacer
        ? "its root is a 'spacer', which takes the free space"
        : "its root '\(root.name)' takes its size from its content",
      fixes: [.remove(name.name, attribute, markup)])
  }

  static func unknownOwnAttribute(
    _ word: String, _ attribute: MarkupAttribute, of owner: String, legal: [String],
    taken: Set<String>, _ markup: MarkupDocument,
  ) -> Diagnostic {
    var fixes = NearestName.find(word, among: legal.filter { !taken.contains($0) })
      .map { FixIt.rename(attribute, word, to: $0) }
    if fixes.isEmpty { fixes = [.remove(word, attribute, markup, isSafe: false)] }
    return Diagnostic(
      .unknownAttribute, "'\(word)' is not an attribute of '\(owner)'", at: attribute.nameRange,
      fixes: fixes)
  }

  /// Returns a finding on an attribute that only declared elements read from their children.
  static func declaredPlacement(
    _ word: String, _ attribute: MarkupAttribute, _ readers: [String], _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .placement, "'\(word)' has no effect here", at: attribute.nameRange,
      label: "only a child of \(Phrases.either(readers)) can set it",
      fixes: [.remove(word, attribute, markup)])
  }

  static func useAmongDeclarations(
    _ use: MarkupNode, in parent: String, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .misplacedElement, "'\(markup.names.name(of: use.name))' cannot stand in '\(parent)'",
      at: use.nameRange, label: "it holds declarations alone")
  }

  static func declaredChildCount(
    _ declaration: ElementDeclaration, _ count: Int, at node: MarkupNode, extra: MarkupNode?,
    declaredAt place: DeclarationPlace?,
  ) -> Diagnostic {
    let message =
      declaration.children == .none
      ? "'\(declaration.name)' takes no children"
      : "'\(declaration.name)' takes exactly 1 child, not \(count)"
    return Diagnostic(
      .childCount, message, at: extra?.nameRange ?? node.nameRange,
      related: place.map { [$0.related("'\(declaration.name)' is declared here")] } ?? [])
  }
}

extension ExpressionType {
  /// A valid value as a starting point, as written; nil if no literal has the type.
  fileprivate var sample: String? {
    switch self {
    case .string, .text: "Text"
    case .number, .integer, .points, .dimension, .insets: "0"
    case .bool: "false"
    case .percent: "100%"
    case .date: "2024-05-03"
    case .color: "#000000"
    case .image: "asset:Name"
    case .ratio: "1"
    case .choice(let words): words.first
    case .optional(let type): type.sample
    case .record, .list, .nothing: nil
    }
  }
}
