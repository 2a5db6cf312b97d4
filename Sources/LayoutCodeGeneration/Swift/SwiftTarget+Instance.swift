package import LayoutSemantics

extension SwiftTarget {
  /// The expression that makes a document with these values for its parameters; those that are their
  /// defaults, in the light and in the dark, are left out.
  package func instance(
    of document: TypedDocument, name: String, with values: [ConstantValue],
    inTheDark dark: [ConstantValue],
  ) -> String {
    let context = SwiftContext(document, name: name)
    let literal = SwiftLiteral(context: context)
    let parameters = zip(document.structure.parameters, zip(values, dark))
    let arguments = parameters.compactMap { parameter, values -> SwiftExpression.Argument? in
      let (value, dark) = values
      if parameter.defaultValue == DefaultValue(value, dark: dark) { return nil }
      return SwiftExpression.Argument(
        context.names.label(parameter.name), literal.argument(value, for: parameter))
    }
    return SwiftExpression.call(context.type, arguments).flat
  }
}
