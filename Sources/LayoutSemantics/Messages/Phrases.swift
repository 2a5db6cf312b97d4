import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// Lists of names as a sentence has them.
enum Phrases {
  /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  static func either(_ names: [String]) -> String { joined(names, by: "or") }

  /// `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`.
  static func all(_ names: [String]) -> String { joined(names, by: "and") }

  private static func joined(_ names: [String], by word: String) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  /// `no child`, `1 child`, `3 children`.
  static func children(_ count: Int) -> String {
    switch count {
    case 0: "no child"
    case 1: "1 child"
    default: "\(count) children"
    }
  }

  /// `1 point`, `57 points`, `0.5 points`.
  static func points(_ length: Float) -> String {
    let number = length.toTheHundredth
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// `20 × 12.5`.
  static func size(_ size: LayoutSize) -> String {
    "\(size.width.toTheHundredth) × \(size.height.toTheHundredth)"
  }

  /// A value to start from: the first choice, or the row's example.
  static func usualValue(of spec: AttributeSpec) -> String {
    if case .choice(let choices) = spec.type, let first = choices.first { return first }
    return spec.example
  }
}
