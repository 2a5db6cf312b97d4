import LayoutDiagnostics
import LayoutModel
import LayoutSchema

// Values of a declared type, written as literals or as bindings: arguments, defaults, constants,
// and the attributes of declared elements.
extension ExpressionReader {
  /// Reads the whole text as a value of `type`.
  ///
  /// - Parameters:
  ///   - type: The declared type.
  ///   - label: A phrase for findings that names the declaration and its type, such as
  ///     `'size' of 'Avatar' is Points`.
  /// - Returns: The value, or nil if an error was reported.
  mutating func value(as type: ExpressionType, label: String?) -> TypedExpression? {
    if type.unwrapped == .string || type.unwrapped == .text {
      return stringValue(as: type, label: label)
    }
    let whole = text.trimmed(0..<text.bytes.count)
    if whole.count > 0, text.bytes[whole.lowerBound] == Bytes.openBrace {
      return binding(whole, as: ExpectedType([type], label: label))
    }
    guard let value = ConstantValue(text.string(whole), as: type.unwrapped) else {
      report(
        .literal(text.string(whole), type, label, at: text.source(of: whole), in: text))
      return nil
    }
    return TypedExpression(.literal(value), type, at: text.source(of: whole))
  }

  /// Reads a text with values in it; a single binding may be optional.
  private mutating func stringValue(
    as type: ExpressionType, label: String?
  ) -> TypedExpression? {
    let whole = text.trimmed(0..<text.bytes.count)
    if type.isOptional, whole.count > 1, text.bytes[whole.lowerBound] == Bytes.openBrace,
      text.bytes[whole.lowerBound + 1] != Bytes.openBrace,
      Braces.end(of: whole.lowerBound, in: text.bytes, before: whole.upperBound)
        == whole.upperBound
    {
      return binding(whole, as: ExpectedType([type], label: label))
    }
    checkBraces()
    return interpolation(as: type.unwrapped)?.widened(to: type)
  }

  /// Reads the whole text as a value, and infers the type from the spelling.
  mutating func inferredValue() -> TypedExpression? {
    let whole = text.trimmed(0..<text.bytes.count)
    let isBinding =
      whole.count > 0 && text.bytes[whole.lowerBound] == Bytes.openBrace
      && Braces.end(of: whole.lowerBound, in: text.bytes, before: whole.upperBound)
        == whole.upperBound
    if isBinding { return binding(whole, as: .any) }
    let written = text.string(whole)
    for type: ExpressionType in [
      .integer, .number, .points, .percent, .bool, .color, .image, .ratio, .insets,
    ] {
      guard let value = ConstantValue(written, as: type) else { continue }
      return TypedExpression(.literal(value), type, at: text.source(of: whole))
    }
    if let foreign = ForeignLiteral(written) {
      report(.foreignLiteral(written, foreign, at: text.source(of: whole), in: text))
      return nil
    }
    checkBraces(takingNames: true)
    return interpolation(as: .string)
  }
}
