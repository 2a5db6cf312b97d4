import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports words of a document that are shown as a String, so that they are not
/// translated.
enum UntranslatedText: DocumentRule {
  static let finding = DiagnosticID(
    "untranslated-text",
    .note,
    .localisation,
    "Words that are shown are the value of a String, which is not translated.",
    """
    What a document says literally is a key of its translation where a Text is due. A String is shown as
    it is, in every language: it is for what comes from data, such as a name. A parameter that takes
    words of the app is declared as a Text.
    """,
    bad: .document(
      """
      <layout name="Settings">
        <component name="Row">
          <param name="title" type="String"/>
          <text>{title}</text>
        </component>
        <Row title="Notifications"/>
      </layout>
      """),
    good: .document(
      """
      <layout name="Settings">
        <component name="Row">
          <param name="title" type="Text"/>
          <text>{title}</text>
        </component>
        <Row title="Notifications"/>
      </layout>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Settings">
        <param name="title" type="String" default="Settings"/>
        <text content="{title}"/>
      </layout>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Settings">
        <component name="Row">
          <param name="title" type="String"/>
          <text localized="false">{title}</text>
        </component>
        <Row title="Notifications"/>
      </layout>
      """),
    .document(
      """
      <layout name="Settings">
        <component name="Row">
          <param name="mark" type="String" default="·"/>
          <param name="name" type="String"/>
          <text>{mark} {name}</text>
        </component>
        <param name="name" type="String"/>
        <Row name="{name}"/>
      </layout>
      """),
  ]

  static let scope = RuleScope(kinds: [.text], features: .declarations)

  static func check(_ pass: inout RulePass) {
    guard let names = pass.names?.file else { return }
    let shown = ShownParameters(pass, names)
    guard !shown.isEmpty else { return }
    let structure = pass.document.structure
    if let root = pass.document.nodes.first, root.markup >= 0 {
      let node = pass.markup.nodes[Int(root.markup)]
      let declared = DeclaredPlaces(in: node, pass.markup)
      for index in shown.parameters(of: -1) where structure.parameters.indices.contains(index) {
        report(structure.parameters[index], declared, given: nil, &pass)
      }
    }
    let given = GivenWords(structure)
    for (place, component) in structure.components.enumerated()
    where names.componentMarkup.indices.contains(place) {
      let indices = shown.parameters(of: place)
      guard !indices.isEmpty else { continue }
      let parameters = component.signature.parameters
      let node = pass.markup.nodes[Int(names.componentMarkup[place])]
      let declared = DeclaredPlaces(in: node, pass.markup)
      for index in indices where parameters.indices.contains(index) {
        report(parameters[index], declared, given: given.first(index, of: place), &pass)
      }
    }
  }

  fileprivate static func hasWords(_ value: ConstantValue) -> Bool {
    guard case .string(let words) = value else { return false }
    return words.contains(where: \.isLetter)
  }

  private static func report(
    _ parameter: Parameter, _ declared: DeclaredPlaces, given: TypedExpression?,
    _ pass: inout RulePass
  ) {
    guard parameter.type.unwrapped == .string, let node = declared.node(named: parameter.range),
      let type = pass.markup.attribute(.type, of: node)
    else { return }
    var range = given?.range
    if let value = parameter.defaultValue?.light, hasWords(value) {
      range = pass.markup.attribute(.default, of: node)?.valueRange ?? range
    }
    guard let range else { return }
    let word = parameter.type.isOptional ? "Text?" : "Text"
    pass.report(
      Diagnostic(
        finding, "these words are not translated, as '\(parameter.name)' is a String", at: range,
        related: [RelatedLocation("it is declared here", at: parameter.range)],
        fixes: [
          FixIt(
            "declare '\(parameter.name)' as Text", isSafe: false,
            edits: [SourceEdit(type.valueRange, word)])
        ]))
  }
}

/// The declaring elements inside a parent, by the ranges of their names.
private struct DeclaredPlaces {
  private var nodes: [SourceRange: MarkupNode] = [:]

  init(in parent: MarkupNode, _ markup: MarkupDocument) {
    for (_, _, node) in markup.declared(in: parent) {
      guard let name = markup.attribute(.name, of: node) else { continue }
      let range = DeclaredText(of: name, in: markup).range
      if nodes[range] == nil { nodes[range] = node }
    }
  }

  func node(named range: SourceRange) -> MarkupNode? { nodes[range] }
}

/// The first words that any use gives to each parameter of the document's components.
private struct GivenWords {
  private struct Place: Hashable {
    var component: DeclarationReference
    var index: Int
  }

  private var words: [Place: TypedExpression] = [:]

  init(_ structure: DocumentStructure) {
    for use in structure.uses where use.component.module < 0 {
      for (index, argument) in use.arguments.enumerated() {
        let place = Place(component: use.component, index: index)
        guard words[place] == nil, let expression = structure.expression(argument),
          expression.literal.map(UntranslatedText.hasWords) ?? false
        else { continue }
        words[place] = expression
      }
    }
  }

  func first(_ index: Int, of component: Int) -> TypedExpression? {
    words[Place(component: DeclarationReference(index: Int32(component)), index: index)]
  }
}

/// The String parameters that texts show, of the layout and of each component.
private struct ShownParameters {
  /// The parameters by the index of the component; −1 is the layout.
  private var shown: [Int: Set<Int>] = [:]

  init(_ pass: RulePass, _ names: FileNames) {
    let document = pass.document
    // The bodies of components, in document order; they are never nested.
    let bodies = names.componentMarkup.enumerated()
      .map { (place: $0.offset, node: pass.markup.nodes[Int($0.element)]) }
      .sorted { $0.node.start < $1.node.start }
    for node in document.nodes.indices where document.nodes[node].kind == .text {
      guard document.value(.localized, of: node) != .bool(false), document.nodes[node].markup >= 0
      else { continue }
      let start = pass.source(of: node).start
      var (low, high) = (0, bodies.count)
      while low < high {
        let middle = (low + high) / 2
        if bodies[middle].node.end <= start { low = middle + 1 } else { high = middle }
      }
      let isInBody = low < bodies.count && bodies[low].node.start <= start
      let body = isInBody ? bodies[low].place : -1
      for expression in contents(of: node, document) { note(expression, body) }
    }
  }

  var isEmpty: Bool { shown.isEmpty }

  func parameters(of body: Int) -> [Int] { (shown[body] ?? []).sorted() }

  private func contents(of node: Int, _ document: TypedDocument) -> [TypedExpression] {
    var places = document.nodes[node].runIndices.map { document.runs[$0].binding }
    if case .bound(let place)? = document.value(.content, of: node) { places.append(place) }
    return places.compactMap { document.structure.expression($0) }
  }

  /// Records the parameters in an expression that a text shows.
  private mutating func note(_ expression: TypedExpression, _ body: Int) {
    switch expression.node {
    case .parameter(let index): shown[body, default: []].insert(index)
    case .convert(let operand), .opened(let operand): note(operand, body)
    case .coalesce(let one, let other), .conditional(_, let one, let other):
      note(one, body)
      note(other, body)
    case .interpolation(let pieces):
      for piece in pieces { note(piece, body) }
    case .literal, .local, .item, .constant, .environment, .filled, .field, .element, .list,
      .unary, .binary, .call, .closure, .isNone:
      break
    }
  }
}
