/// What few texts say, kept apart: a text is copied into every tree that it stands in, and each array
/// and string in it would be counted anew.
@usableFromInline
final class TextExtras: Sendable {
  @usableFromInline let arguments: [TextArgument]
  @usableFromInline let runs: [TextRun]
  @usableFromInline let fontFamily: String?
  /// The name of the color of the letters, where it has one.
  @usableFromInline let colorAsset: String?

  @usableFromInline
  init(
    _ arguments: [TextArgument], _ runs: [TextRun], _ fontFamily: String?, _ colorAsset: String?
  ) {
    self.arguments = arguments
    self.runs = runs
    self.fontFamily = fontFamily
    self.colorAsset = colorAsset
  }

  /// Nil where nothing is said.
  @inlinable
  static func saying(
    _ arguments: [TextArgument], _ runs: [TextRun], _ fontFamily: String?, _ colorAsset: String?
  ) -> TextExtras? {
    arguments.isEmpty && runs.isEmpty && fontFamily == nil && colorAsset == nil
      ? nil : TextExtras(arguments, runs, fontFamily, colorAsset)
  }
}

extension TextExtras: Equatable {
  @usableFromInline
  static func == (one: TextExtras, other: TextExtras) -> Bool {
    one === other
      || one.arguments == other.arguments && one.runs == other.runs
        && one.fontFamily == other.fontFamily && one.colorAsset == other.colorAsset
  }
}
