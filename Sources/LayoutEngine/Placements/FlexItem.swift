/// What a `flex` container reads from a child: the properties of a flex item, as Yoga has them.
///
/// Defaults are Yoga's, not those of CSS: ``flexShrink`` is 0 and ``position-swift.property`` is
/// relative. Factors are clamped to their range, and so are finite lengths; a length that is not
/// finite counts as not set. See <doc:Numbers> and <doc:Flexbox>.
@frozen
public struct FlexItem: FreeSpacePlacement, SizedPlacement, Equatable {
  /// The flex grow factor: the child's share of positive free space (CSS Flexbox §7.2 and §9.7).
  ///
  /// It is clamped to `0...1_000_000`, and `NaN` counts as 0. `nil` takes it from ``flex``, and is
  /// 0 without that.
  public var flexGrow: Float?
  /// The flex shrink factor: the child's share of negative free space, weighted by its flex base
  /// size (CSS Flexbox §7.2 and §9.7).
  ///
  /// It is clamped to `0...1_000_000`, and `NaN` counts as 0. `nil` takes it from ``flex``, and is
  /// 0 without that.
  public var flexShrink: Float?
  /// The flex basis: the child's main size before free space is shared out (CSS Flexbox §7.2 and
  /// §9.2).
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as `auto`. The flex base size is at least the child's padding and
  /// border. Percentages are of the container's main size within its padding and border; where that
  /// is indefinite no basis counts (Yoga). `auto` is the child's own width or height and, without
  /// one, the size of its content; it is 0 where ``flex`` is positive.
  public var flexBasis: LayoutDimension
  /// The child's cross-axis alignment, in place of the container's
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
  /// are not finite count as 0. A child `flex` that sets an edge in its own ``FlexSpec/padding``
  /// overrides this one.
  public var padding: LayoutEdges
  /// The border width, in points, clamped to `0...9_999_999`; percentages and `auto` count as 0.
  ///
  /// A child `flex` that sets an edge in its own ``FlexSpec/borderWidth`` overrides this one.
  public var borderWidth: LayoutEdges
  /// The insets: how far the child is shifted or, where it is absolute, how far its edges are from
  /// those of its containing block (CSS Positioned Layout §3).
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as `auto`. Percentages are of the containing block's length on the
  /// same axis.
  public var insets: LayoutEdges
  /// The positioning scheme of the child.
  public var position: Position
  /// The aspect ratio, width to height, clamped to `0.001...1_000`.
  ///
  /// `nil`, and a value that is not positive or not finite, is no ratio. A child `flex` that sets
  /// its own ``FlexSpec/aspectRatio`` overrides this one.
  public var aspectRatio: Float?
  /// Whether the child makes a box.
  public var display: Display
  /// Which box the child's size, minimum and maximum are those of.
  public var boxSizing: BoxSizing
  /// A shorthand for grow and shrink factor, as Yoga has it, clamped to `-1_000_000...1_000_000`.
  ///
  /// A positive number is the grow factor, with a basis of 0 in place of `auto`; the absolute value
  /// of a negative one is the shrink factor. ``flexGrow``, ``flexShrink`` and ``flexBasis`` win
  /// over it. `nil` sets neither, and `NaN` counts as 0.
  ///
  /// In a flexbox of CSS a number that is not negative is CSS's own shorthand, *n* `1 0%`: the child shrinks
  /// as well, and its basis is its content where the flexbox has no length of its own (CSS Flexible Box
  /// Layout §7.1.1).
  public var flex: Float?
  /// Whether the container's baseline is that of this child rather than of its first line (Yoga).
  public var isReferenceBaseline: Bool
  /// How content of the child that does not fit is handled, which decides in
  /// ``FlexSpec/Flexbox/css`` whether it has an automatic minimum size (CSS Flexbox §4.5).
  ///
  /// A child `flex` says it in its own ``FlexSpec/overflow-swift.property``.
  public var overflow: FlexSpec.Overflow

  /// Creates an item, by default with Yoga's defaults.
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

  /// Creates the item of a child that sets nothing.
  @inlinable
  public init() { self.init(flexGrow: nil) }

  /// The item as a value of the common type.
  @inlinable
  public var record: PlacementRecord { .flex(self) }
}

extension FlexItem {
  /// The cross-axis alignment of one flex item (CSS Flexbox §8.3).
  public enum AlignSelf: String, Sendable, CaseIterable {
    /// As the container's ``FlexSpec/alignItems-swift.property`` says.
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
    /// As large as the line, unless the child has a definite cross size or an `auto` margin there.
    case stretch
    /// With its first baseline on that of the line; in a column, at the cross-start edge.
    case baseline
  }

  /// The positioning scheme of a flex item (CSS Positioned Layout §2).
  public enum Position: String, Sendable, CaseIterable {
    /// In the flow, and shifted by its insets; a containing block for absolute items.
    case relative
    /// Out of the flow: at its insets in the nearest box around it that is not `static`, and at its
    /// static position along an axis without an inset.
    case absolute
    /// In the flow; insets have no effect, and absolute items look for their containing block
    /// further out.
    case `static`
  }

  /// Whether an element makes a box in the flexbox (CSS Display §2).
  public enum Display: String, Sendable, CaseIterable {
    /// It makes a box.
    case flex
    /// It makes no box: it and its content have the size 0 and take no space.
    case none
    /// The children of a ``FlexSpec`` take its place, as if they were the container's own, be that a flexbox or
    /// a grid; any other element is left out of a flexbox, and laid out in a grid all the same.
    case contents
  }

  /// Which box a size is that of (CSS Sizing §3.3).
  public enum BoxSizing: String, Sendable, CaseIterable {
    /// The border box: the size includes padding and border.
    case borderBox
    /// The content box: padding and border come on top of the size.
    case contentBox
  }
}
