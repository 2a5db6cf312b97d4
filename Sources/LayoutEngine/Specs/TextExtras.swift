/// What few texts say, kept apart: a text is copied into every tree that it stands in, and each array
/// and string in it would be counted anew.
@usableFromInline
final class TextExtras: Sendable {
  @usableFromInline let values: Values

  @usableFromInline
  init(_ values: Values) { self.values = values }

  /// Each value is that of a text which does not say it.
  @usableFromInline
  struct Values: Sendable, Equatable {
    @usableFromInline var arguments: [TextArgument] = []
    @usableFromInline var runs: [TextRun] = []
    @usableFromInline var spans: [TextRun] = []
    @usableFromInline var parts: [TextParts.Part] = []
    @usableFromInline var fontFamily: String?
    /// The name of the color of the letters, where it has one.
    @usableFromInline var colorAsset: String?
    @usableFromInline var italic = false
    @usableFromInline var monospacedDigits = false
    @usableFromInline var letterSpacing: Float = 0
    @usableFromInline var minScale: Float = 1
    @usableFromInline var underline = false
    @usableFromInline var strikethrough = false

    @usableFromInline init() {}
  }
}

extension TextExtras: CustomStringConvertible {
  @usableFromInline var description: String { "\(values)" }
}

extension TextExtras: Equatable {
  @usableFromInline
  static func == (one: TextExtras, other: TextExtras) -> Bool {
    one === other || one.values == other.values
  }
}

extension TextSpec {
  /// Changes what few texts say, and keeps nothing where none of it is said.
  @usableFromInline
  mutating func sayExtra(_ say: (inout TextExtras.Values) -> Void) {
    var values = extras?.values ?? TextExtras.Values()
    say(&values)
    extras = values == TextExtras.Values() ? nil : TextExtras(values)
  }
}
