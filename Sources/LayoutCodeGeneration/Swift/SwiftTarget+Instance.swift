package import LayoutSemantics

extension SwiftTarget {
  /// The expression that makes a document with these values for its parameters.
  package func instance(
    of document: TypedDocument, name: String, with values: [ConstantValue]
  ) -> String {
    let context = SwiftContext(document, name: name)
    let literal = SwiftLiteral(context: context)
    let arguments = zip(document.structure.parameters, values).map { parameter, value in
      SwiftExpression.Argument(
        SwiftNames.label(parameter.name), literal.expression(value, parameter.type, asWord: false))
    }
    return SwiftExpression.call(context.type, arguments).flat
  }
}
