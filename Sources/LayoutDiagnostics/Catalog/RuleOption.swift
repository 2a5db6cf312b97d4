/// A number of a rule that a project may want to be another.
package struct RuleOption: Equatable, Sendable {
  /// What it is called in a configuration.
  package let name: String
  /// What it is where nobody says anything.
  package let standard: Double
  package let range: ClosedRange<Double>
  /// Whether only whole numbers make sense.
  package let isWhole: Bool
  /// One sentence, with its full stop.
  package let summary: String

  /// A number of points, or a proportion.
  package init(
    _ name: String, _ standard: Double, in range: ClosedRange<Double>, _ summary: String
  ) {
    self.init(name, standard, range, isWhole: false, summary)
  }

  /// A number of things.
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

  /// Whether it may be that number.
  package func allows(_ number: Double) -> Bool {
    range.contains(number) && (!isWhole || number == number.rounded())
  }

  /// What it may be, as in `a whole number from 1 to 100`.
  package var phrase: String {
    "a \(isWhole ? "whole " : "")number from \(Self.text(range.lowerBound)) to "
      + Self.text(range.upperBound)
  }

  /// A number as it is written in a configuration.
  package static func text(_ number: Double) -> String { json(number).text }

  package static func json(_ number: Double) -> JSONValue {
    number == number.rounded() && abs(number) < 1e9 ? .integer(Int(number)) : .number(Float(number))
  }
}
