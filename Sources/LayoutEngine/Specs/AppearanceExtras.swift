/// The attributes that few appearances have, stored by reference because appearances are copied and
/// compared often.
@usableFromInline
final class AppearanceExtras: Sendable {
  @usableFromInline let values: Values

  @usableFromInline
  init(_ values: Values) { self.values = values }

  /// The attributes, each by default as in an element that does not set the attribute.
  @usableFromInline
  struct Values: Sendable, Equatable {
    @usableFromInline var gradient: LayoutGradient?
    /// The radii of the corners, if they differ.
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
  /// The attributes that few appearances have, at their defaults if none is set.
  @usableFromInline var rare: AppearanceExtras.Values {
    extras?.values ?? AppearanceExtras.Values()
  }

  /// Changes the attributes that few appearances have, and drops the extras if all are at their
  /// defaults.
  @usableFromInline
  mutating func sayExtra(_ say: (inout AppearanceExtras.Values) -> Void) {
    var values = rare
    say(&values)
    extras = values == AppearanceExtras.Values() ? nil : AppearanceExtras(values)
  }
}
