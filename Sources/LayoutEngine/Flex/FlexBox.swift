/// One box of a flexbox, as the solver reads it.
///
/// Lengths that were not said are no numbers; those that are percents are told by a bit. What depends
/// on the direction is resolved, and a child of a box that is replaced by its children is linked to
/// the box around that.
struct FlexBox: Sendable {
  /// What is in a box.
  enum Content: UInt8, Sendable {
    /// Boxes, or nothing at all.
    case boxes
    case text
    /// A content of a fixed size.
    case intrinsic
    /// What is offered where both axes are bounded, else nothing.
    case fill
    /// An element of another family, which measures itself.
    case element
  }

  var node: Int32
  /// The box that lays this one out, or −1 for the root.
  var parent: Int32 = -1
  /// The first and the next box in document order, whether in the flow or not; −1 for none.
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  /// The one flexible child where there is no other and it both grows and shrinks; −1 where no
  /// child is flexible and −2 where it is not that one.
  var onlyFlexible: Int32 = -1
  /// Where it is kept what the box answers, or −1 where nothing is in it.
  var laid: Int32 = -1

  var flags: FlexFlags = []
  var percents: FlexPercents = []

  // What most boxes are read for stands here, so that it is near.
  var width = Float.nan
  var height = Float.nan
  var basis = Float.nan
  var grow: Float = 0
  var shrink: Float = 0
  /// Both margins of an axis, but for percents.
  var marginRow: Float = 0
  var marginColumn: Float = 0
  /// Both paddings and borders of an axis, but for percents.
  var frameRow: Float = 0
  var frameColumn: Float = 0

  var content = Content.boxes
  var direction = LayoutDirection.ltr
  var position = FlexItem.Position.relative
  var wrap = FlexSpec.Wrap.noWrap
  var justifyContent = FlexSpec.JustifyContent.start
  var alignContent = FlexSpec.AlignContent.start
  /// How the box stands in its parent.
  var align = FlexSpec.AlignItems.stretch
  var alignItems = FlexSpec.AlignItems.stretch

  var minWidth = Float.nan
  var maxWidth = Float.nan
  var minHeight = Float.nan
  var maxHeight = Float.nan
  var aspectRatio = Float.nan
  /// Between rows and between columns.
  var rowGap: Float = 0
  var columnGap: Float = 0

  /// The left and the right margin have two values, for a reader in each direction.
  var marginLeft = FlexTurning()
  var marginRight = FlexTurning()
  var marginTop: Float = 0
  var marginBottom: Float = 0
  var insetLeft = FlexTurning.unset
  var insetRight = FlexTurning.unset
  var insetTop = Float.nan
  var insetBottom = Float.nan
  var padding = Edges.zero
  var border = Edges.zero

  /// The intrinsic size.
  var intrinsicSize = Size.zero

  init(node: Int32) { self.node = node }
}

/// A length that depends on the direction of who reads it.
struct FlexTurning: Sendable {
  var ltr: Float = 0
  var rtl: Float = 0

  static let unset = FlexTurning(ltr: .nan, rtl: .nan)

  @inline(__always)
  subscript(direction: LayoutDirection) -> Float { direction == .ltr ? ltr : rtl }
}
