/// The attributes that few texts have, stored by reference.
///
/// A text is copied into every tree that contains it, and each array and string in the text would
/// be reference counted anew.
@usableFromInline
final class TextExtras: Sendable {
  @usableFromInline let values: Values

  private init(_ values: Values) { self.values = values }

  @usableFromInline @inline(never)
  init(arguments: [TextArgument]) {
    var values = Values()
    values.arguments = arguments
    self.values = values
  }

  /// Returns extras with these attributes, or `nil` if all are at their defaults.
  @usableFromInline @inline(never)
  static func keeping(_ values: Values) -> TextExtras? {
    values == Values() ? nil : TextExtras(values)
  }

  /// The attributes, each by default as in a text that does not set the attribute.
  @usableFromInline
  struct Values: Sendable, Equatable {
    @usableFromInline var arguments: [TextArgument] = []
    @usableFromInline var runs: [TextRun] = []
    @usableFromInline var spans: [TextRun] = []
    @usableFromInline var parts: [TextParts.Part] = []
    @usableFromInline var fontFamily: String?
    /// The name of the color of the glyphs, if the color is one of the host.
    @usableFromInline var colorAsset: String?
    @usableFromInline var italic = false
    @usableFromInline var monospacedDigits = false
    @usableFromInline var letterSpacing: Float = 0
    @usableFromInline var minScale: Float = 1
    @usableFromInline var underline = false
    @usableFromInline var strikethrough = false
    @usableFromInline var boxPadding = BoxPadding()

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
  /// Changes the attributes that few texts have, and drops the extras if all are at their defaults.
  @usableFromInline @inline(never)
  mutating func sayExtra(_ say: (inout TextExtras.Values) -> Void) {
    var values = extras?.values ?? TextExtras.Values()
    say(&values)
    extras = TextExtras.keeping(values)
  }
}
