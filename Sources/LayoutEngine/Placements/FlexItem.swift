/// The attributes of a flex item, which a `flex` container reads from each child (Yoga).
///
/// Defaults are Yoga's, not those of CSS: ``flexShrink`` is 0 and ``position-swift.property`` is
/// relative. Factors and finite lengths are clamped to their range; a length that is not finite
/// counts as not set. See <doc:Numbers> and <doc:Flexbox>.
@frozen
public struct FlexItem: FreeSpacePlacement, SizedPlacement, Equatable {
  /// The flex grow factor: the child's share of positive free space (CSS Flexbox §7.2 and §9.7).
  ///
  /// The factor is clamped to `0...1_000_000`, and `NaN` counts as 0. `nil` uses ``flex``, or 0 if
  /// that is not set.
  public var flexGrow: Float?
  /// The flex shrink factor: the child's share of negative free space, weighted by its flex base
  /// size (CSS Flexbox §7.2 and §9.7).
  ///
  /// The factor is clamped to `0...1_000_000`, and `NaN` counts as 0. `nil` uses ``flex``, or 0 if
  /// that is not set.
  public var flexShrink: Float?
  /// The flex basis: the child's main size before free space is distributed (CSS Flexbox §7.2 and
  /// §9.2).
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as `auto`. The flex base size is at least the child's padding and
  /// border.
  ///
  /// Percentages refer to the container's main size within its padding and border. If that size is
  /// indefinite, every basis is ignored (Yoga). `auto` is the child's own width or height and,
  /// without one, the size of its content; `auto` is 0 if ``flex`` is positive.
  public var flexBasis: LayoutDimension
  /// The cross-axis alignment of the child, which overrides the container's
  /// ``FlexSpec/alignItems-swift.property``.
  public var alignSelf: AlignSelf
  /// The margin, in points or percent of the container's width; `auto` takes up free space (CSS
  /// Flexbox §8.1).
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as 0.
  public var margin: LayoutEdges
  /// The padding, in points or percent of the container's width.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. If the child is a `flex`, edges that are set in
  /// ``FlexSpec/padding`` override those set here.
  public var padding: LayoutEdges
  /// The border width, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages, `auto` and numbers that are not finite count as 0. If the child is a `flex`,
  /// edges that are set in ``FlexSpec/borderWidth`` override those set here.
  public var borderWidth: LayoutEdges
  /// The insets: the shift of the child or, if the child is absolute, the distances of its edges
  /// from those of its containing block (CSS Positioned Layout §3).
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as `auto`. Percentages refer to the containing block's length on the
  /// same axis.
  public var insets: LayoutEdges
  /// The positioning scheme of the child.
  public var position: Position
  /// The aspect ratio, width to height, clamped to `0.001...1_000`.
  ///
  /// With `nil`, or a value that is not positive or not finite, the child has no ratio. If the
  /// child is a `flex`, a ratio in ``FlexSpec/aspectRatio`` overrides this one.
  public var aspectRatio: Float?
  /// The display type of the child: whether the child makes a box.
  public var display: Display
  /// The box to which the child's size, minimum and maximum apply: the border box or the content
  /// box.
  public var boxSizing: BoxSizing
  /// A shorthand for the grow and shrink factors, as in Yoga, clamped to `-1_000_000...1_000_000`.
  ///
  /// A positive number is the grow factor, with a basis of 0 in place of `auto`. The absolute value
  /// of a negative number is the shrink factor. ``flexGrow``, ``flexShrink`` and ``flexBasis``
  /// override the shorthand. `nil` sets neither factor, and `NaN` counts as 0.
  ///
  /// In a CSS flexbox (``FlexSpec/Flexbox/css``), a number that is not negative is CSS's own
  /// shorthand, *n* `1 0%`: the child also shrinks, and its basis is its content if the flexbox has
  /// no length of its own (CSS Flexible Box Layout §7.1.1).
  public var flex: Float?
  /// Whether the container takes its baseline from this child instead of its first line (Yoga).
  public var isReferenceBaseline: Bool
  /// The handling of content of the child that does not fit.
  ///
  /// In ``FlexSpec/Flexbox/css``, a child that hides or scrolls content has no automatic minimum
  /// size (CSS Flexbox §4.5). A child `flex` has its own ``FlexSpec/overflow-swift.property``.
  public var overflow: FlexSpec.Overflow

  /// Creates an item, by default one with Yoga's defaults.
  @inlinable
  public init(
    flexGrow: Float? = nil,
    flexShrink: Float? = nil,
    flexBasis: LayoutDimension = .auto,
    alignSelf: AlignSelf = .auto,
    margin: LayoutEdges = .none,
    padding: LayoutEdges = .none,
    borderWidth: LayoutEdges = .none,
    insets: LayoutEdges = .none,
    position: Position = .relative,
    aspectRatio: Float? = nil,
    display: Display = .flex,
    boxSizing: BoxSizing = .borderBox,
    flex: Float? = nil,
    isReferenceBaseline: Bool = false,
    overflow: FlexSpec.Overflow = .visible,
  ) {
    self.flexGrow = flexGrow
    self.flexShrink = flexShrink
    self.flexBasis = flexBasis
    self.alignSelf = alignSelf
    self.margin = margin
    self.padding = padding
    self.borderWidth = borderWidth
    self.insets = insets
    self.position = position
    self.aspectRatio = aspectRatio
    self.display = display
    self.boxSizing = boxSizing
    self.flex = flex
    self.isReferenceBaseline = isReferenceBaseline
    self.overflow = overflow
  }

  /// Creates the item of a child that sets no attribute.
  @inlinable
  public init() { self.init(flexGrow: nil) }

  /// The item as a ``PlacementRecord``.
  @inlinable
  public var record: PlacementRecord { .flex(self) }
}

extension FlexItem {
  /// The cross-axis alignment of one flex item (CSS Flexbox §8.3).
  public enum AlignSelf: String, Sendable, CaseIterable {
    /// As the container's ``FlexSpec/alignItems-swift.property``.
    case auto
    /// At the start edge of the line.
    case start
    /// At the cross-start edge of the line.
    case flexStart
    /// At the end edge of the line.
    case end
    /// At the cross-end edge of the line.
    case flexEnd
    /// Centered in the line.
    case center
    /// As large as the line, unless the child has a definite cross size or an `auto` margin on that
    /// axis.
    case stretch
    /// With the child's first baseline on that of the line; in a column, at the cross-start edge.
    case baseline
  }

  /// The positioning scheme of a flex item (CSS Positioned Layout §2).
  public enum Position: String, Sendable, CaseIterable {
    /// In the flow and shifted by the insets; the item is a containing block for absolute items.
    case relative
    /// Out of the flow, at the insets from the nearest box around that is not `static`.
    ///
    /// Along an axis without an inset, the item is at its static position.
    case absolute
    /// In the flow and not shifted by insets; the item is no containing block for absolute items.
    case `static`
  }

  /// The display type of an element in a flexbox or a grid (CSS Display §2).
  public enum Display: String, Sendable, CaseIterable {
    /// The element makes a box.
    case flex
    /// The element makes no box: the element and its content have the size 0 and take no space.
    case none
    /// The children of a ``FlexSpec`` replace the element, as if they were children of the
    /// container, which may be a flexbox or a grid.
    ///
    /// Any other element is left out of a flexbox, but is laid out in a grid.
    case contents
  }

  /// The box to which a size applies (CSS Sizing §3.3).
  public enum BoxSizing: String, Sendable, CaseIterable {
    /// The border box: the size includes padding and border.
    case borderBox
    /// The content box: padding and border are added to the size.
    case contentBox
  }
}
