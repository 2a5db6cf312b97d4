/// What few elements say of their looks, kept apart: appearances are copied and compared often.
@usableFromInline
final class AppearanceExtras: Sendable {
  @usableFromInline let values: Values

  @usableFromInline
  init(_ values: Values) { self.values = values }

  /// Each value is that of an element which does not say it.
  @usableFromInline
  struct Values: Sendable, Equatable {
    @usableFromInline var gradient: LayoutGradient?
    /// The radii of the corners, where they differ.
    @usableFromInline var cornerRadii: CornerRadii?
    @usableFromInline var shadow: LayoutShadow?
    @usableFromInline var tint: LayoutColor?
    @usableFromInline var accessibilityHint: LayoutText?
    @usableFromInline var accessibilityRole: String?

    @usableFromInline init() {}
  }
}

extension AppearanceExtras: CustomStringConvertible {
  @usableFromInline var description: String { "\(values)" }
}

extension AppearanceExtras: Equatable {
  @usableFromInline
  static func == (one: AppearanceExtras, other: AppearanceExtras) -> Bool {
    one === other || one.values == other.values
  }
}

extension Appearance {
  /// What few elements say.
  @usableFromInline var rare: AppearanceExtras.Values {
    extras?.values ?? AppearanceExtras.Values()
  }

  /// Changes what few elements say, and keeps nothing where none of it is said.
  @usableFromInline
  mutating func sayExtra(_ say: (inout AppearanceExtras.Values) -> Void) {
    var values = rare
    say(&values)
    extras = values == AppearanceExtras.Values() ? nil : AppearanceExtras(values)
  }
}
