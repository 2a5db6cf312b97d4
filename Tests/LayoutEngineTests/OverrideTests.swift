import LayoutEngine
import Testing

/// Every attribute that a component's use may override.
@Suite struct OverrideTests {
  /// An attribute with two values, and where the tree shows it.
  private struct Attribute {
    let name: String
    let values: [RootOverrides]
    let shown: (LayoutTree) -> String

    init<Value>(
      _ path: WritableKeyPath<RootOverrides, Value?>, _ name: String, _ one: Value, _ other: Value,
      _ shown: @escaping (ElementStyle) -> Value
    ) {
      self.init(path, name, one, other, of: { shown($0.style(of: .root) ?? ElementStyle()) })
    }

    init<Value, Shown>(
      _ path: WritableKeyPath<RootOverrides, Value?>, _ name: String, _ one: Value, _ other: Value,
      of shown: @escaping (LayoutTree) -> Shown
    ) {
      self.name = name
      values = [one, other].map { value in
        var overrides = RootOverrides()
        overrides[keyPath: path] = value
        return overrides
      }
      self.shown = { "\(shown($0))" }
    }

    /// Creates the attribute `actions`.
    init(actions: [ElementAction]...) {
      name = "actions"
      values = actions.map { RootOverrides.firing($0) }
      shown = { "\($0.style(of: .root)?.actions ?? [])" }
    }

    /// Creates the attribute `stateLooks`, shown by what it makes of a state.
    init(looks: StateLook...) {
      name = "stateLooks"
      values = looks.map { RootOverrides.changing([$0]) }
      shown = { "\($0.style(of: .root)?.look(in: .pressed).opacity ?? 1)" }
    }

    /// Creates the attribute `padding`, of which each edge may be set.
    init(paddings: LayoutEdges..., of shown: @escaping (LayoutTree) -> LayoutSize) {
      name = "padding"
      values = paddings.map { RootOverrides(padding: $0) }
      self.shown = { "\(shown($0))" }
    }
  }

  private static var attributes: [Attribute] {
    [
      Attribute(\.width, "width", .points(10), .points(20), of: \.size.width),
      Attribute(\.height, "height", .points(10), .points(20), of: \.size.height),
      Attribute(\.minWidth, "minWidth", .points(30), .points(40), of: \.size.width),
      Attribute(\.maxWidth, "maxWidth", .points(1), .points(2), of: \.size.width),
      Attribute(\.minHeight, "minHeight", .points(30), .points(40), of: \.size.height),
      Attribute(\.maxHeight, "maxHeight", .points(1), .points(2), of: \.size.height),
      Attribute(paddings: .all(1), .all(2), of: \.size),
      Attribute(\.backgroundColor, "backgroundColor", .rgba(1), .rgba(2)) {
        $0.backgroundColor ?? .rgba(0)
      },
      Attribute(
        \.gradient, "gradient", LayoutGradient(angle: 1, colors: [.rgba(1), .rgba(2)]),
        LayoutGradient(angle: 2, colors: [.rgba(1), .rgba(2)]),
        of: { $0.style(of: .root)?.gradient }),
      Attribute(\.cornerRadius, "cornerRadius", 1, 2, \.cornerRadius),
      Attribute(\.clipsContent, "clipsContent", true, false, \.clipsContent),
      Attribute(\.strokeWidth, "strokeWidth", 1, 2, \.strokeWidth),
      Attribute(
        \.strokeColor, "strokeColor", .rgba(1), .rgba(2), of: { $0.style(of: .root)?.strokeColor }),
      Attribute(
        \.shadow, "shadow", LayoutShadow(x: 1, y: 1, radius: 1, color: .rgba(1)),
        LayoutShadow(x: 2, y: 1, radius: 1, color: .rgba(1)), of: { $0.style(of: .root)?.shadow }),
      Attribute(
        \.borderTop, "borderTop", LayoutBorder(width: 1, color: .rgba(1)),
        LayoutBorder(width: 2, color: .rgba(1)), of: { $0.style(of: .root)?.borderTop }),
      Attribute(
        \.borderBottom, "borderBottom", LayoutBorder(width: 1, color: .rgba(1)),
        LayoutBorder(width: 2, color: .rgba(1)), of: { $0.style(of: .root)?.borderBottom }),
      Attribute(
        \.borderLeft, "borderLeft", LayoutBorder(width: 1, color: .rgba(1)),
        LayoutBorder(width: 2, color: .rgba(1)), of: { $0.style(of: .root)?.borderLeft }),
      Attribute(
        \.borderRight, "borderRight", LayoutBorder(width: 1, color: .rgba(1)),
        LayoutBorder(width: 2, color: .rgba(1)), of: { $0.style(of: .root)?.borderRight }),
      Attribute(
        \.borderStart, "borderStart", LayoutBorder(width: 1, color: .rgba(1)),
        LayoutBorder(width: 2, color: .rgba(1)), of: { $0.style(of: .root)?.borderStart }),
      Attribute(
        \.borderEnd, "borderEnd", LayoutBorder(width: 1, color: .rgba(1)),
        LayoutBorder(width: 2, color: .rgba(1)), of: { $0.style(of: .root)?.borderEnd }),
      Attribute(
        \.dash, "dash", LayoutDash(line: 1, gap: 1), LayoutDash(line: 1, gap: 2),
        of: { $0.style(of: .root)?.dash }),
      Attribute(\.zIndex, "zIndex", 1, 2, of: { $0.style(of: .root)?.zIndex }),
      Attribute(\.rotation, "rotation", 1, 2, of: { $0.style(of: .root)?.rotation }),
      Attribute(\.drawScale, "drawScale", 2, 3, of: { $0.style(of: .root)?.drawScale }),
      Attribute(\.mask, "mask", .circle, .capsule, of: { $0.style(of: .root)?.mask }),
      Attribute(\.blur, "blur", 1, 2, of: { $0.style(of: .root)?.blur }),
      Attribute(
        \.transition, "transition", .fade, .immediate, of: { $0.style(of: .root)?.transition }),
      Attribute(
        \.animation, "animation", .immediate, LayoutAnimation(.spring, seconds: 1),
        of: { $0.style(of: .root)?.animation }),
      Attribute(\.tint, "tint", .rgba(1), .rgba(2), of: { $0.style(of: .root)?.tint }),
      Attribute(\.opacity, "opacity", 0.25, 0.5, \.opacity),
      Attribute(\.visibility, "visibility", .invisible, .gone, \.visibility),
      Attribute(\.isEnabled, "isEnabled", false, true, of: { $0.style(of: .root)?.isEnabled }),
      Attribute(\.isSelected, "isSelected", true, false, of: { $0.style(of: .root)?.isSelected }),
      Attribute(
        \.writingDirection, "writingDirection", .leftToRight, .rightToLeft, \.writingDirection),
      Attribute(
        \.accessibilityLabel, "accessibilityLabel", "one", "other",
        of: { $0.style(of: .root)?.accessibilityLabel }),
      Attribute(
        \.accessibilityHint, "accessibilityHint", "one", "other",
        of: { $0.style(of: .root)?.accessibilityHint }),
      Attribute(
        \.accessibilityRole, "accessibilityRole", "one", "other",
        of: { $0.style(of: .root)?.accessibilityRole }),
      Attribute(\.accessibilityHidden, "accessibilityHidden", true, false, \.accessibilityHidden),
      Attribute(
        looks: StateLook(state: .pressed, opacity: 0.25), StateLook(state: .pressed, opacity: 0.5)),
      Attribute(
        actions: [ElementAction(.tap, LayoutAction("one"))],
        [ElementAction(.tap, LayoutAction("other"))]),
    ]
  }

  /// Attributes of flexboxes alone, which ``ComponentTests`` tries in a flexbox.
  private static let ofFlexboxes: Set = ["display", "boxSizing"]

  private struct Box: LayoutDocument {
    typealias Outlets = NoOutlets
    func build(into root: inout Children<NoPlacement>) {
      root.view(style: ElementStyle(opacity: 0.75)) { $0.view(size: .points(5, 5)) }
    }
  }

  /// A component whose root is a use of another.
  private struct Middle: LayoutDocument {
    typealias Outlets = NoOutlets
    let inner: RootOverrides
    func build(into root: inout Children<NoPlacement>) { root.component(Box(), over: inner) }
  }

  private func shown(_ attribute: Attribute, inner: RootOverrides, outer: RootOverrides) -> String {
    var tree = LayoutTree()
    tree.build { $0.component(Middle(inner: inner), over: outer) }
    tree.solve(in: .unbounded)
    return attribute.shown(tree)
  }

  @Test func everyAttributeIsTried() {
    let properties = Mirror(reflecting: RootOverrides()).children.compactMap(\.label)
    let tried = Self.ofFlexboxes.union(Self.attributes.map(\.name))
    #expect(Set(properties).symmetricDifference(tried) == [])
  }

  @Test func anOverrideReplacesTheRootsOwn() {
    for attribute in Self.attributes {
      let shown = attribute.values.map {
        self.shown(attribute, inner: $0, outer: RootOverrides())
      }
      #expect(shown[0] != shown[1], "\(attribute.name) of a use is not taken")
    }
  }

  @Test func theOuterOfTwoUsesWins() {
    for attribute in Self.attributes {
      let (one, other) = (attribute.values[0], attribute.values[1])
      #expect(
        shown(attribute, inner: one, outer: other)
          == shown(attribute, inner: RootOverrides(), outer: other),
        "\(attribute.name) of the outer use does not win")
      #expect(
        shown(attribute, inner: one, outer: RootOverrides(width: nil))
          == shown(attribute, inner: RootOverrides(), outer: one),
        "\(attribute.name) of the inner use is lost")
    }
  }
}
