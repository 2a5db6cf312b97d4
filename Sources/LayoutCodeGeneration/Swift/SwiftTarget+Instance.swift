package import LayoutModel

extension SwiftTarget {
  /// Returns an expression that creates a document with these values for its parameters.
  ///
  /// Values that equal their parameter's default, in the light and in the dark, are left out.
  package func instance(
    of document: TypedDocument, name: String, with values: [ConstantValue],
    inTheDark dark: [ConstantValue],
  ) -> String {
    let context = SwiftContext(document, name: name)
    let literal = SwiftLiteral(context: context)
    let structure = document.structure
    var arguments: [SwiftExpression.Argument] = []
    for (index, parameter) in structure.parameters.enumerated() where index < values.count {
      let isStandard =
        parameter.defaultValue != nil
        && Self.areAlike(
          values[index],
          parameter.standard(after: Array(values[..<index]), in: structure, isDark: false))
        && Self.areAlike(
          dark[index],
          parameter.standard(after: Array(dark[..<index]), in: structure, isDark: true))
      if isStandard { continue }
      arguments.append(
        SwiftExpression.Argument(
          context.names.label(parameter.name), literal.argument(values[index], for: parameter)))
    }
    return SwiftExpression.call(context.type, arguments).flat
  }

  /// Whether two values are the same in every byte: equal strings may be written in other ones.
  private static func areAlike(_ one: ConstantValue, _ other: ConstantValue) -> Bool {
    one == other && "\(one)".utf8.elementsEqual("\(other)".utf8)
  }
}
