/// A number of a rule that a project can configure.
package struct RuleOption: Equatable, Sendable {
  /// The option's name in a configuration.
  package let name: String
  /// The default value.
  package let standard: Double
  package let range: ClosedRange<Double>
  /// Whether the option is a whole number.
  package let isWhole: Bool
  /// A summary in one sentence, with its full stop.
  package let summary: String

  /// Creates an option that is a number of points or a proportion.
  package init(
    _ name: String, _ standard: Double, in range: ClosedRange<Double>, _ summary: String
  ) {
    self.init(name, standard, range, isWhole: false, summary)
  }

  /// Creates an option that is a count.
  package init(_ name: String, _ standard: Int, in range: ClosedRange<Int>, _ summary: String) {
    self.init(
      name, Double(standard), Double(range.lowerBound)...Double(range.upperBound), isWhole: true,
      summary)
  }

  private init(
    _ name: String, _ standard: Double, _ range: ClosedRange<Double>, isWhole: Bool,
    _ summary: String
  ) {
    self.name = name
    self.standard = standard
    self.range = range
    self.isWhole = isWhole
    self.summary = summary
  }

  /// Whether `number` lies in the range, and is whole if the option is a whole number.
  package func allows(_ number: Double) -> Bool {
    range.contains(number) && (!isWhole || number == number.rounded())
  }

  /// The allowed values in words, as in `a whole number from 1 to 100`.
  package var phrase: String {
    "a \(isWhole ? "whole " : "")number from \(Self.text(range.lowerBound)) to "
      + Self.text(range.upperBound)
  }

  /// Returns a number as it is written in a configuration.
  package static func text(_ number: Double) -> String { json(number).text }

  package static func json(_ number: Double) -> JSONValue {
    number == number.rounded() && abs(number) < 1e9 ? .integer(Int(number)) : .number(Float(number))
  }
}
