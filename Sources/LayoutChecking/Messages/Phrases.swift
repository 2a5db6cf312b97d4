import LayoutDiagnostics
package import LayoutEngine
import LayoutSchema

/// Phrases for lists of names and for quantities.
package enum Phrases {
  /// Returns names joined by `or`, as in `'a'`, `'a' or 'b'` and `'a', 'b' or 'c'`.
  static func either(_ names: [String]) -> String { joined(names, by: "or") }

  /// Returns names joined by `and`, as in `'a'`, `'a' and 'b'` and `'a', 'b' and 'c'`.
  static func all(_ names: [String]) -> String { joined(names, by: "and") }

  private static func joined(_ names: [String], by word: String) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  /// Returns a number of children, as in `no child`, `1 child` and `3 children`.
  static func children(_ count: Int) -> String {
    switch count {
    case 0: "no child"
    case 1: "1 child"
    default: "\(count) children"
    }
  }

  /// Returns a length in points, as in `1 point`, `57 points` and `0.5 points`.
  package static func points(_ length: Float) -> String {
    let number = length.toTheHundredth
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// Returns a width and a height in points, as in `20 × 12.5`.
  package static func size(_ size: LayoutSize) -> String {
    "\(size.width.toTheHundredth) × \(size.height.toTheHundredth)"
  }

  /// Returns a value as a starting point: the first word of a choice, or the row's example.
  static func usualValue(of spec: AttributeSpec) -> String {
    if case .choice(let choices) = spec.type, let first = choices.first { return first }
    return spec.example
  }
}
