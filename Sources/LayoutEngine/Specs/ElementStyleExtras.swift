/// The attributes that few appearances have, stored by reference because appearances are copied and
/// compared often.
@usableFromInline
final class ElementStyleExtras: Sendable {
  @usableFromInline let values: Values

  private init(_ values: Values) { self.values = values }

  /// Returns extras with these attributes, or `nil` if all are at their defaults.
  @usableFromInline @inline(never)
  static func keeping(_ values: Values) -> ElementStyleExtras? {
    values == Values() ? nil : ElementStyleExtras(values)
  }

  /// The attributes, each by default as in an element that does not set the attribute.
  @usableFromInline
  struct Values: Sendable, Equatable {
    @usableFromInline var gradient: LayoutGradient?
    /// The radii of the corners, if they differ.
    @usableFromInline var cornerRadii: CornerRadii?
    @usableFromInline var shadow: LayoutShadow?
    @usableFromInline var tint: LayoutColor?
    @usableFromInline var borders = ElementBorders()
    @usableFromInline var zIndex: Int32 = 0
    @usableFromInline var rotation: Float = 0
    @usableFromInline var drawScale: Float = 1
    @usableFromInline var dash: LayoutDash?
    @usableFromInline var mask = ElementStyle.Mask.unmasked
    @usableFromInline var blur: Float = 0
    @usableFromInline var transition: ElementStyle.Transition?
    @usableFromInline var animation: LayoutAnimation?
    @usableFromInline var writingDirection = ElementStyle.Direction.inherit
    @usableFromInline var isEnabled = true
    @usableFromInline var isSelected = false
    @usableFromInline var accessibilityHint: LayoutText?
    @usableFromInline var accessibilityRole: String?
    @usableFromInline var actions: [ElementAction] = []
    @usableFromInline var stateLooks: [StateLook] = []

    @usableFromInline init() {}
  }
}

extension ElementStyleExtras: CustomStringConvertible {
  @usableFromInline var description: String { "\(values)" }
}

extension ElementStyleExtras: Equatable {
  @usableFromInline
  static func == (one: ElementStyleExtras, other: ElementStyleExtras) -> Bool {
    one === other || one.values == other.values
  }
}

extension ElementStyle {
  /// The attributes that few appearances have, at their defaults if none is set.
  @usableFromInline var rare: ElementStyleExtras.Values {
    extras?.values ?? ElementStyleExtras.Values()
  }

  /// Changes the attributes that few appearances have, and drops the extras if all are at their
  /// defaults.
  @usableFromInline @inline(never)
  mutating func sayExtra(_ say: (inout ElementStyleExtras.Values) -> Void) {
    var values = rare
    say(&values)
    extras = ElementStyleExtras.keeping(values)
  }
}
