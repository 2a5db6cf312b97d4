/// The advances of a text in reading order.
public struct TextAdvances: Sendable {
  /// Points, one for each grapheme.
  var advances: [Float] = []
}
