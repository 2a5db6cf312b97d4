import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// Words that are written in a document and shown, but by way of a String, so that nobody translates
/// them.
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
    let structure = pass.document.structure
    if let root = pass.document.nodes.first, root.markup >= 0 {
      for index in shown.parameters(of: -1) where structure.parameters.indices.contains(index) {
        let node = pass.markup.nodes[Int(root.markup)]
        report(structure.parameters[index], declaredIn: node, given: nil, &pass)
      }
    }
    for (place, component) in structure.components.enumerated()
    where names.componentMarkup.indices.contains(place) {
      let parameters = component.signature.parameters
      let node = pass.markup.nodes[Int(names.componentMarkup[place])]
      for index in shown.parameters(of: place) where parameters.indices.contains(index) {
        report(
          parameters[index], declaredIn: node, given: literal(index, of: place, structure), &pass)
      }
    }
  }

  /// Where a use gives a parameter words, the first of them.
  private static func literal(
    _ index: Int, of component: Int, _ structure: DocumentStructure
  ) -> TypedExpression? {
    let reference = DeclarationReference(index: Int32(component))
    return structure.uses.lazy.filter { $0.component == reference }
      .compactMap { $0.arguments.indices.contains(index) ? $0.arguments[index] : nil }
      .compactMap { structure.expression($0) }
      .first { $0.literal.map(hasWords) ?? false }
  }

  private static func hasWords(_ value: ConstantValue) -> Bool {
    guard case .string(let words) = value else { return false }
    return words.contains(where: \.isLetter)
  }

  private static func report(
    _ parameter: Parameter, declaredIn parent: MarkupNode, given: TypedExpression?,
    _ pass: inout RulePass
  ) {
    let node = pass.markup.declared(in: parent).lazy.map(\.node).first { node in
      pass.markup.attribute(.name, of: node)
        .map { DeclaredText(of: $0, in: pass.markup).range == parameter.range } ?? false
    }
    guard parameter.type.unwrapped == .string, let node,
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

/// The parameters of the layout and of each component that texts show as they are.
private struct ShownParameters {
  /// By the place of the component, −1 for the layout.
  private var shown: [Int: Set<Int>] = [:]

  init(_ pass: RulePass, _ names: FileNames) {
    let document = pass.document
    let bodies = names.componentMarkup.map { pass.markup.nodes[Int($0)] }
    for node in document.nodes.indices where document.nodes[node].kind == .text {
      guard document.value(.localized, of: node) != .bool(false), document.nodes[node].markup >= 0
      else { continue }
      let start = pass.source(of: node).start
      let body = bodies.firstIndex { $0.start <= start && start < $0.end } ?? -1
      for expression in contents(of: node, document) { note(expression, body) }
    }
  }

  func parameters(of body: Int) -> [Int] { (shown[body] ?? []).sorted() }

  private func contents(of node: Int, _ document: TypedDocument) -> [TypedExpression] {
    var places = document.nodes[node].runIndices.map { document.runs[$0].binding }
    if case .bound(let place)? = document.value(.content, of: node) { places.append(place) }
    return places.compactMap { document.structure.expression($0) }
  }

  /// A parameter, or one of several that stand in a text or may come out of it.
  private mutating func note(_ expression: TypedExpression, _ body: Int) {
    switch expression.node {
    case .parameter(let index): shown[body, default: []].insert(index)
    case .convert(let operand), .opened(let operand): note(operand, body)
    case .coalesce(let one, let other), .conditional(_, let one, let other):
      note(one, body)
      note(other, body)
    case .interpolation(let pieces):
      for piece in pieces { note(piece, body) }
    case .literal, .local, .constant, .environment, .filled, .field, .element, .list, .unary,
      .binary,
      .call, .isNone:
      break
    }
  }
}
