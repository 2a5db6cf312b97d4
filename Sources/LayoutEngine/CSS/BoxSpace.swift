/// What a container of CSS is asked for, and the lengths of its border box that are decided.
///
/// Whoever holds a box finds its width by the rules of CSS before anything in it is laid out; so a box
/// is asked for its min-content and max-content widths, and for its height at a width.
struct BoxSpace: Sendable, Equatable {
  /// What is wanted.
  enum Mode: UInt8, Sendable {
    /// The least width in which nothing overflows.
    case minContent
    /// The width in which all have the room they want.
    case maxContent
    /// The height at a width.
    case layout
  }

  /// What a height that is decided is good for.
  enum HeightRule: UInt8, Sendable {
    /// It is the height, and percents in the box are of it.
    case definite
    /// It is the height, but no percents are of it, since it was not known before.
    case settled
    /// What is in the box is laid out as though it were the height, but what is asked for is the height of
    /// the content (CSS Sizing 4, §5.1: the automatic minimum of a ratio).
    case tried
    /// The same, but nothing is stretched to it: only percents are of it (CSS Flexible Box Layout §4.5: the
    /// automatic minimum along a column).
    case triedUnstretched
  }

  var mode: Mode
  /// The width; −1 where it is asked for.
  var width: Float
  /// The height; −1 where it follows from what is in the box.
  var height: Float
  /// The limits of what is not decided.
  var leastWidth: Float = 0
  var mostWidth: Float = .infinity
  var leastHeight: Float = 0
  var mostHeight: Float = .infinity
  /// The width that percents of the padding are of; −1 where it is not known or none is.
  var ownerWidth: Float = -1
  /// What percents of the least and greatest height of a flexbox are of, or no number.
  var ownerHeight: Float = -1
  /// What a height that is decided is good for.
  var heightRule = HeightRule.definite
  /// The print of the tracks that the grid around lends to a subgrid; 0 where it lends none.
  var lent: UInt64 = 0

  @inline(__always)
  var contentOwner: Float { ownerWidth < 0 ? .nan : ownerWidth }

  var limitOwner: Float { ownerHeight < 0 ? .nan : ownerHeight }

  /// Whether percents of those in the box are not of its height though that is decided.
  @inline(__always)
  var isHeightIndefinite: Bool { heightRule == .settled }

  /// Whether the height is decided, and not asked for.
  @inline(__always)
  var hasHeight: Bool { height >= 0 && !isHeightTried }

  /// Whether the height of the content is asked for in one that is tried.
  @inline(__always)
  var isHeightTried: Bool { heightRule == .tried || heightRule == .triedUnstretched }

  /// A height held to the limits, of which the least one wins.
  @inline(__always)
  func held(height: Float) -> Float {
    Swift.max(Swift.min(height, mostHeight), leastHeight)
  }

  /// The height at a width.
  @inline(__always)
  static func layout(width: Float, height: Float) -> BoxSpace {
    BoxSpace(mode: .layout, width: width, height: height.isNaN ? -1 : height)
  }

  /// The width by content.
  @inline(__always)
  static func intrinsic(_ mode: Mode, height: Float) -> BoxSpace {
    BoxSpace(mode: mode, width: -1, height: height.isNaN ? -1 : height)
  }
}

/// What a box answers.
struct BoxAnswer: Sendable {
  /// The width that was asked for, or the height.
  var length: Float
  /// From the upper edge to the first baseline; no number where there is none.
  var baseline: Float = .nan

  static let nothing = BoxAnswer(length: 0)
}

/// An answer that is kept.
struct BoxMemoEntry: KeptAnswer, Sendable {
  var space: BoxSpace
  var answer: BoxAnswer
  var next: Int32
}

/// Where a grid puts an item when it is measured, which holds if it is laid out in the same.
struct BoxProposal: Sendable {
  /// The solve in which it was made.
  var pass: UInt32 = 0
  var x: Float = 0
  var y: Float = 0
  var width: Float = 0
  var height: Float = 0
  /// Padding and border of an element of another family.
  var frame = UsedEdges.zero
}

/// What is known of a node that is, or stands in, a container of CSS.
struct BoxState: Sendable {
  /// The newest of the box's answers, or −1.
  var memo: Int32 = -1
  /// Of which edition that was read which the box says of itself, and where it is kept.
  var styleEdition: UInt32 = 0
  var style: Int32 = 0
  /// Where is kept what is known of it as a container, or −1.
  var container: Int32 = -1
  /// Whether what the box is depends on its height; found when first asked.
  var dependsOnHeight: Dependence = .unknown
  /// From the corner of the outermost container that it stands in, unrounded.
  var x: Double = 0
  var y: Double = 0
  /// Padding and border, within which an element of another family stands.
  var frame = UsedEdges.zero
  /// Where the grid that it stands in puts it.
  var proposal = BoxProposal()
  /// Where it stood when what is in it was laid out.
  var laidX: Double = 0
  var laidY: Double = 0

  enum Dependence: UInt8, Sendable {
    case unknown
    case no
    case yes
  }
}

/// What is known of a grid or a flexbox beyond that.
struct BoxContainerState: Sendable {
  /// What it would be laid out in where the grid that it stands in puts it, what it is laid out in, and
  /// what what is in it was.
  var proposed = BoxSpace.layout(width: 0, height: 0)
  var space = BoxSpace.layout(width: 0, height: 0)
  var laidSpace = BoxSpace.layout(width: -1, height: -1)
  /// What the grid around lends to it, which is a subgrid.
  var lent = LentTracks()
  /// Of a grid, in which edition it was last arranged, and where its items and its tracks are kept.
  var arrangedEdition: UInt32 = 0
  var arrangement = GridArrangement()
  /// Of a grid, what the proposals to its items are for, the height that comes to the same, and the solve
  /// in which they were made.
  var proposedSpace = BoxSpace.layout(width: -1, height: -1)
  var proposedHeight = Float.nan
  var proposedPass: UInt32 = 0
  /// Whether a child is absolute, and whether one in it stands in a container around it, so that it may
  /// have to move when nothing else does.
  var holdsAbsolutes = false
  var holdsLoose = false
}

/// What grows while containers of CSS are measured.
struct BoxWork: Sendable {
  var memo = Memo<BoxMemoEntry>()
  var lent = Memo<LentTrack>()
  var arranged = ArrangedGrids()
  /// The items of the grids, and the items and lines of the flexboxes, that are being solved, one behind
  /// the other.
  var gridItems = WorkStack<GridBox>()
  var flexItems = WorkStack<CSSItem>()
  var flexLines = WorkStack<CSSLine>()
  var tracks = WorkStack<GridTrackState>()
}
