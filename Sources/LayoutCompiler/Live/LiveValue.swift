import LayoutInterpreter
import LayoutModel

/// The value of an expression for the first preview of a document.
package struct LiveValue: Sendable {
  /// The value as an author would write it, or in a few words.
  package var words: String
  /// The color with eight bits each of red, green, blue and opacity, if it is one.
  package var color: UInt32?
  /// The name of the preview, or nil.
  package var preview: String?

  /// Creates a value; nil for one that a few words do not tell.
  init?(_ value: ConstantValue, in preview: String?) {
    self.preview = preview
    switch value {
    case .string, .text, .number, .integer, .bool, .choice, .none, .list: words = value.words
    case .color(let color):
      self.color = color
      let digits = String(color, radix: 16, uppercase: true)
      let all = String(repeating: "0", count: 8 - digits.count) + digits
      words = "#" + (all.hasSuffix("FF") ? String(all.dropLast(2)) : all)
    case .asset(let name): words = "asset:" + name
    case .symbol(let name): words = "symbol:" + name
    case .url(let address): words = address
    case .date, .length, .insets, .record: return nil
    }
  }
}
