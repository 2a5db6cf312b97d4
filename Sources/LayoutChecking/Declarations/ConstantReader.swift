import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads constants, and the defaults of declared types, which can name constants.
struct ConstantReader {
  private let claims: NameClaims
  /// Evaluates expressions within the work that is left for constants and defaults together.
  private var folder = ConstantFolder()

  init(_ claims: NameClaims) {
    self.claims = claims
  }

  /// Reads the constants of the document, which may name each other.
  mutating func read(_ nodes: [MarkupNode], _ draft: inout Draft) {
    let order = ConstantOrder(nodes, draft.markup)
    for loop in order.loops { draft.report(.endlessConstant(loop.names, at: loop.range)) }
    // A constant that is named before it is read is part of a loop, which has been reported.
    draft.names.scope.untyped.formUnion(order.allNames)
    for node in order.nodes { readConstant(node, &draft) }
  }

  /// Reads a constant, which may name the constants read before it.
  private mutating func readConstant(_ node: MarkupNode, _ draft: inout Draft) {
    guard let (name, range) = claims.declaredName(of: node, in: draft) else {
      return
    }
    let hasType = draft.markup.attribute(.type, of: node) != nil
    let declared = TypeReader.type(of: node, &draft)
    if !hasType, let values = draft.markup.attribute(.values, of: node) {
      draft.report(.unread(.values, values, "only the type 'Choice' reads it", draft.markup))
    }
    guard let attribute = draft.markup.attribute(.value, of: node), hasType == (declared != nil),
      let value = constant(attribute, name, as: declared, &draft)
    else {
      draft.names.scope.untyped.insert(name)
      return
    }
    guard let light = folder.value(of: value, called: name, isDark: false, &draft) else {
      draft.names.scope.untyped.insert(name)
      return
    }
    var dark: ConstantValue?
    if let attribute = draft.markup.attribute(.dark, of: node) {
      dark = constant(attribute, name, as: value.type, &draft)
        .flatMap { folder.value(of: $0, called: name, isDark: true, &draft) }
    } else {
      dark = folder.value(of: value, called: name, isDark: true, &draft)
    }
    let place = Int32(draft.document.structure.constants.count)
    let constant = ConstantDeclaration(
      name, value.type, light, dark: dark == light ? nil : dark, at: range)
    draft.document.structure.constants.append(constant)
    draft.names.scope.share(
      ExpressionScope.Entry(name, .constant(DeclarationReference(index: place)), value.type))
  }

  private func constant(
    _ attribute: MarkupAttribute, _ name: String, as type: ExpressionType?, _ draft: inout Draft
  ) -> TypedExpression? {
    guard let type else {
      return read(attribute, &draft) { $0.inferredValue() }
    }
    let label = "'\(name)' is \(type.phrase)"
    return read(attribute, &draft) { $0.value(as: type, label: label) }
  }

  /// Returns the default of a declared type, which may name constants, or reports a mistake and
  /// returns nil.
  mutating func defaultValue(
    _ attribute: MarkupAttribute, of name: String, as type: ExpressionType,
    after parameters: EarlierParameters? = nil, _ draft: inout Draft
  ) -> DefaultValue? {
    let label = "'\(name)' is \(type.phrase)"
    let scope = parameters?.scope(in: draft)
    guard let value = read(attribute, in: scope, &draft, { $0.value(as: type, label: label) })
    else { return nil }
    if let parameters, value.mentionsParameters {
      return DefaultValue(value, isToned: parameters.areToned(in: value, draft))
    }
    guard let light = folder.value(of: value, called: name, isDark: false, &draft),
      let dark = folder.value(of: value, called: name, isDark: true, &draft)
    else { return nil }
    return DefaultValue(light, dark: dark)
  }

  private func read(
    _ attribute: MarkupAttribute, in scope: ExpressionScope? = nil, _ draft: inout Draft,
    _ body: (inout ExpressionReader) -> TypedExpression?
  ) -> TypedExpression? {
    guard !draft.isBrokenMarkup(attribute.range) else { return nil }
    var reader = ExpressionReader(
      ExpressionText(attribute, in: draft.markup), in: scope ?? draft.names.scope)
    reader.knowsLanguage = false
    let value = body(&reader)
    draft.uses.note(reader)
    for finding in reader.findings { draft.report(finding) }
    guard let value, value.followsLanguage else { return value }
    draft.report(.languageInConstant(at: value.range))
    return nil
  }
}

/// The parameters before a parameter, which its default may name.
struct EarlierParameters {
  private(set) var parameters: [Parameter] = []
  /// The component that declares the parameters, or −1 for the layout's parameters.
  private let component: Int32
  /// The names of the parameters after the current one.
  var later: Set<String> = []
  /// The scope with the parameters so far; it grows as each default is read.
  private var names: ExpressionScope

  init(ofComponent component: Int32, in draft: borrowing Draft) {
    self.component = component
    names = draft.names.scope
  }

  mutating func append(_ parameter: Parameter) {
    names.add(ExpressionScope.Entry(parameter.name, .parameter(parameters.count), parameter.type))
    parameters.append(parameter)
  }

  func scope(in draft: borrowing Draft) -> ExpressionScope {
    var scope = draft.names.scope.seeing(names)
    scope.component = component
    scope.later = later
    return scope
  }

  /// Whether the parameters and constants in an expression differ in dark mode.
  func areToned(in expression: TypedExpression, _ draft: borrowing Draft) -> Bool {
    let structure = draft.document.structure
    return expression.contains { part in
      switch part.node {
      case .parameter(let index): parameters[index].defaultValue?.isToned ?? false
      case .constant(let reference):
        structure.value(of: reference, isDark: true)
          != structure.value(of: reference, isDark: false)
      case .literal, .local, .item, .environment, .filled, .field, .element, .list, .unary,
        .binary, .conditional, .coalesce, .call, .closure, .interpolation, .convert, .opened,
        .isNone:
        false
      }
    }
  }
}

extension TypedExpression {
  fileprivate var mentionsParameters: Bool {
    contains { if case .parameter = $0.node { true } else { false } }
  }
}
