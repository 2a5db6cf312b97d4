import LayoutModel
import LayoutSchema
import Oracles

/// One value of an attribute: two bytes select the attribute and its reader, the others are the
/// value.
enum ValueTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    guard let reading = Reading.chosen(by: bytes, among: Reading.all) else { return nil }
    let value = String(ofInput: bytes.dropFirst(2))
    let input = CheckedInput(reading.document(value))
    if let fault = FindingFault.of(input.findings, in: input.bytes) { return fault }
    guard !input.hasErrors, !value.contains("{"), let typed = Self.value(reading, in: input) else {
      return nil
    }
    if let fault = numberFault(typed, value) { return fault }
    guard let printed = PrintedValue.text(typed, of: reading.row.type) else { return nil }
    let again = CheckedInput(reading.document(printed))
    guard Self.value(reading, in: again) == typed, !again.hasErrors else {
      return "'\(value)' is \(typed), but '\(printed)' is not"
    }
    return nil
  }

  private static func value(_ reading: Reading, in input: CheckedInput) -> TypedValue? {
    input.typed.attributes.first { $0.name == reading.row.name }?.value
  }

  /// Returns a fault unless a number equals the standard library's reading of its text, up to the
  /// last bit.
  private static func numberFault(_ typed: TypedValue, _ text: String) -> String? {
    guard case .number(let number) = typed else { return nil }
    let digits = text.filter { !$0.isWhitespace }
    guard let other = Float(digits), abs(number - other) > number.ulp else { return nil }
    return "'\(text)' is read as \(number)"
  }
}
