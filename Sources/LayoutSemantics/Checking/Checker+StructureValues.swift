import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Expressions that structure holds, put where the typed tree keeps them.
extension Checker {
  /// A literal as an expression.
  mutating func literal(
    _ value: ConstantValue, _ type: ExpressionType, of attribute: TypedAttribute
  ) -> Int32 {
    let range =
      attribute.markup >= 0 ? draft.markup.attributes[Int(attribute.markup)].valueRange : .at(0)
    return draft.keep(TypedExpression(.literal(value), type, at: range))
  }

  /// The expression that an attribute holds, of whatever type it is, or −1 after a finding.
  mutating func expression(in attribute: MarkupAttribute, _ scope: ExpressionScope) -> Int32 {
    var reader = ExpressionReader(ExpressionText(attribute, in: draft.markup), in: scope)
    let all = 0..<reader.text.bytes.count
    return keep(reader.binding(all, as: .any), of: reader)
  }

  /// The value that an attribute gives a parameter, or −1 after a finding.
  mutating func argument(
    _ attribute: MarkupAttribute, for parameter: Parameter, of owner: String, at place: Int
  ) -> Int32 {
    guard draft.styles.style(holding: attribute) != nil else {
      return read(attribute, for: parameter, of: owner, at: place)
    }
    return styledArgument(attribute, as: parameter.type) {
      $0.read(attribute, for: parameter, of: owner, at: place)
    }
  }

  private mutating func read(
    _ attribute: MarkupAttribute, for parameter: Parameter, of owner: String, at place: Int
  ) -> Int32 {
    let scope = expressionScope(of: place, attribute: attribute)
    var reader = ExpressionReader(ExpressionText(attribute, in: draft.markup), in: scope)
    let value = reader.value(
      as: parameter.type,
      label: "'\(parameter.name)' of \(owner) takes \(parameter.type.phrase)")
    return keep(value, of: reader)
  }

  /// Keeps what a reader read, and what it found on the way.
  private mutating func keep(_ expression: TypedExpression?, of reader: ExpressionReader) -> Int32 {
    for finding in reader.findings { draft.report(finding) }
    noteNames(in: reader)
    return expression.map { draft.keep($0) } ?? -1
  }
}
