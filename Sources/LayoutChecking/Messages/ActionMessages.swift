import LayoutDiagnostics
import LayoutModel
import LayoutXML

// Messages about actions and the places that fire them.
extension Diagnostic {
  /// Returns a finding on a value in the place of an action.
  static func noAction(_ range: Range<Int>, _ reader: ExpressionReader) -> Diagnostic {
    let text = reader.text.string(range)
    let names = reader.scope.actions.map(\.name)
    let name = text.prefix { $0 != "(" && $0 != " " }
    let isBare = names.contains(String(name)) && !text.hasPrefix("{")
    return Diagnostic(
      .unknownAction, isBare ? "an action stands in braces" : "'\(text)' is no action",
      at: reader.text.source(of: range),
      label: isBare || names.isEmpty
        ? nil : "a place for an action takes one, such as '{\(names[0])}'",
      fixes: isBare ? [.braces(around: text, at: reader.text.source(of: range))] : [])
  }

  /// Returns a finding on an action that is not declared, with the parameters that it would have.
  static func unknownAction(
    _ name: String, _ parameters: [(name: String, type: ExpressionType)], at range: Range<Int>,
    _ reader: ExpressionReader
  ) -> Diagnostic {
    let names = reader.scope.actions.map(\.name)
    let range = reader.text.source(of: range)
    let isValue = reader.scope.entry(named: name) != nil
    let isOutside = reader.scope.outside.contains(name)
    let finding = Diagnostic(
      .unknownAction,
      isValue ? "'\(name)' is a value and no action" : "there is no action '\(name)'",
      at: range,
      label: isOutside ? "the layout has one; a component has its own, which its use binds" : nil,
      fixes: NearestName.find(name, among: names).map { .replace(name, with: $0, at: range) })
    guard !isValue, !isOutside else { return finding }
    guard parameters.allSatisfy({ $0.type.isHandedOver }) else {
      var finding = finding
      finding.label = "an action hands over what tells a record apart, such as its id"
      return finding
    }
    return declaration(of: name, parameters).map { finding.about(.declaration($0)) } ?? finding
  }

  /// Returns the element that declares an action; nil if the type of a parameter cannot be written.
  private static func declaration(
    of name: String, _ parameters: [(name: String, type: ExpressionType)]
  ) -> String? {
    guard !parameters.isEmpty else { return "<action name=\"\(name)\"/>" }
    var text = ""
    for parameter in parameters {
      guard let type = TypeNames.written(parameter.type) else { return nil }
      text += "<param name=\"\(parameter.name)\" type=\"\(type)\"/>"
    }
    return "<action name=\"\(name)\">\(text)</action>"
  }

  static func actionArguments(
    _ action: ActionDeclaration, _ count: Int, _ supplied: Int, _ source: String,
    at range: SourceRange
  ) -> Diagnostic {
    let names = action.parameters.map(\.name)
    let most = names.count
    let least = most - supplied
    let isOpen = supplied > 0 && least >= 0
    let expected =
      isOpen ? "\(arguments(least)), or \(arguments(most)) without \(source)" : arguments(most)
    return Diagnostic(
      .typeMismatch, "'\(action.name)' takes \(expected) here, not \(count)", at: range,
      label: names.isEmpty ? nil : "it has \(Phrases.all(names))",
      related: [RelatedLocation("'\(action.name)' is declared here", at: action.range)])
  }

  private static func arguments(_ count: Int) -> String {
    count == 0 ? "no argument" : count == 1 ? "1 argument" : "\(count) arguments"
  }

  /// Returns a finding on a value that comes with an event and does not fit the action.
  static func suppliedType(
    _ parameter: Parameter, of action: ActionDeclaration, _ type: ExpressionType,
    _ source: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "'\(parameter.name)' of '\(action.name)' takes \(parameter.type.phrase), not \(type.phrase)",
      at: range, label: "\(source) comes as the last argument",
      related: [RelatedLocation("it is declared here", at: parameter.range)])
  }

  /// Returns a finding on `change` or `submit` of an element that people do not change.
  static func unchangedElement(
    _ word: String, _ owner: String, isComponent: Bool, _ attribute: MarkupAttribute,
    _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .unreadAttribute, "'\(word)' has no effect on '\(owner)'", at: attribute.nameRange,
      label: isComponent
        ? "it belongs to the control in it, whose action the component can declare"
        : "'value' of its declaration names the attribute that people change",
      fixes: [.remove(word, attribute, markup)])
  }

  static func actionParameterType(_ parameter: Parameter, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownType, "an action cannot hand over \(parameter.type.unwrapped.phrase)", at: range,
      label: "hand over what tells it apart, such as its id")
  }

  static func actionParameterDefault(
    _ attribute: MarkupAttribute, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .unreadAttribute, "a parameter of an action has no default", at: attribute.nameRange,
      label: "each place that fires the action gives it a value",
      fixes: [.remove("default", attribute, markup)])
  }

  /// Returns a finding on the attribute that a view names as the one that people change.
  static func unknownChanged(
    _ name: String, among names: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownName, "the view has no attribute '\(name)'", at: range,
      fixes: NearestName.find(name, among: names).map { .replace(name, with: $0, at: range) })
  }
}
