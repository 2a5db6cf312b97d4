/// The measurement requested of a CSS container, and the decided lengths of its border box.
///
/// A parent finds the width of a CSS box before it lays out the contents. So a box is measured for
/// its min-content and max-content widths, and for its height at a width.
struct BoxSpace: Sendable, Equatable {
  /// The kind of measurement.
  enum Mode: UInt8, Sendable {
    /// The smallest width in which nothing overflows.
    case minContent
    /// The width in which all contents have the room they want.
    case maxContent
    /// The height at a given width.
    case layout
  }

  /// The effect of a decided height.
  enum HeightRule: UInt8, Sendable {
    /// The height is that of the box, and percents in the box refer to it.
    case definite
    /// The height is that of the box, but no percents refer to it, since it was not known before.
    case settled
    /// The contents are laid out as though the height were that of the box, but the result is the
    /// content height (CSS Sizing 4, §5.1: the automatic minimum of a ratio).
    case tried
    /// The result is the content height; percents refer to the decided height, but nothing is
    /// stretched to it (CSS Flexible Box Layout §4.5: the automatic minimum along a column).
    case triedUnstretched
  }

  var mode: Mode
  /// The width, or −1 if it is to be measured.
  var width: Float
  /// The height, or −1 if it follows from the contents.
  var height: Float
  /// The limits of lengths that are not decided.
  var leastWidth: Float = 0
  var mostWidth: Float = .infinity
  var leastHeight: Float = 0
  var mostHeight: Float = .infinity
  /// The width that percents of the padding refer to; −1 if it is not known or there are none.
  var ownerWidth: Float = -1
  /// The height that percents of a flexbox's minimum and maximum height refer to, or −1.
  var ownerHeight: Float = -1
  /// The effect of a decided height.
  var heightRule = HeightRule.definite
  /// A hash of the tracks that a subgrid inherits, part of its cache key; 0 if it inherits none.
  var inherited: UInt64 = 0

  @inline(__always)
  var contentOwner: Float { ownerWidth < 0 ? .nan : ownerWidth }

  var limitOwner: Float { ownerHeight < 0 ? .nan : ownerHeight }

  /// Whether percents of the contents do not refer to the height although it is decided.
  @inline(__always)
  var isHeightIndefinite: Bool { heightRule == .settled }

  /// Whether the height is decided and need not be measured.
  @inline(__always)
  var hasHeight: Bool { height >= 0 && !isHeightTried }

  /// Whether the content height is measured within a tried height.
  @inline(__always)
  var isHeightTried: Bool { heightRule == .tried || heightRule == .triedUnstretched }

  /// A height clamped to the limits, of which the minimum takes precedence.
  @inline(__always)
  func clamped(height: Float) -> Float {
    Swift.max(Swift.min(height, mostHeight), leastHeight)
  }

  /// Makes a space for the layout at a width; a height of NaN is to be measured.
  @inline(__always)
  static func layout(width: Float, height: Float) -> BoxSpace {
    BoxSpace(mode: .layout, width: width, height: height.isNaN ? -1 : height)
  }

  /// Makes a space for an intrinsic width; a height of NaN is not decided.
  @inline(__always)
  static func intrinsic(_ mode: Mode, height: Float) -> BoxSpace {
    BoxSpace(mode: mode, width: -1, height: height.isNaN ? -1 : height)
  }
}

/// The result of measuring a CSS container.
struct BoxAnswer: Sendable {
  /// The measured width or height.
  var length: Float
  /// The distance from the upper edge to the first baseline, or NaN if there is none.
  var baseline: Float = .nan

  static let nothing = BoxAnswer(length: 0)
}

/// A cached result.
struct BoxMemoEntry: KeptAnswer, Sendable {
  var space: BoxSpace
  var answer: BoxAnswer
  var next: Int32
}

/// The position and size that a CSS container proposes to an item during a measurement, used if the
/// container is laid out in the same space.
struct BoxProposal: Sendable {
  /// The solve in which the proposal was made.
  var pass: UInt32 = 0
  var x: Float = 0
  var y: Float = 0
  // Equivalent, `0` as `1`: a proposal is read only in the solve that made it, which has set its
  // width.
  var width: Float = 0
  var height: Float = 0
  /// The padding and border of an element of another family.
  var frame = UsedEdges.zero
}

/// The state of a node that is a CSS container or an item in one.
struct BoxState: Sendable {
  /// The newest of the box's cached results, or −1.
  var memo: Int32 = -1
  /// The edition of the attributes from which the box's style was read, and the index of the style.
  var styleEdition: UInt32 = 0
  var style: Int32 = 0
  /// The index of the node's `BoxContainerState`, or −1.
  var container: Int32 = -1
  /// Whether the widths of the box depend on its height; found on first use.
  var dependsOnHeight: Dependence = .unknown
  /// The unrounded position from the corner of the outermost CSS container around.
  var x: Double = 0
  var y: Double = 0
  /// The padding and border around the content of an element of another family.
  var frame = UsedEdges.zero
  /// The position that its CSS container proposes.
  var proposal = BoxProposal()
  /// The position of the node when its contents were laid out.
  var laidX: Double = 0
  var laidY: Double = 0

  enum Dependence: UInt8, Sendable {
    case unknown
    case no
    case yes
  }
}

/// The additional state of a grid or a CSS flexbox.
struct BoxContainerState: Sendable {
  /// The space of the proposed layout, the space of the current layout, and the space for which the
  /// contents were laid out.
  var proposed = BoxSpace.layout(width: 0, height: 0)
  var space = BoxSpace.layout(width: 0, height: 0)
  var laidSpace = BoxSpace.layout(width: -1, height: -1)
  /// The tracks that a subgrid inherits.
  var inherited = InheritedTracks()
  /// For a grid, the edition in which it was last arranged, and its cached items and tracks.
  var arrangedEdition: UInt32 = 0
  var arrangement = GridArrangement()
  // Equivalent, `height: -1` as `height: -0`: no space has a width below 0, so none is equal.
  /// The space of the proposals to the items, the content height that is equivalent to it, and the
  /// solve in which they were made.
  var proposedSpace = BoxSpace.layout(width: -1, height: -1)
  var proposedHeight = Float.nan
  var proposedPass: UInt32 = 0
  /// Whether a child is absolute, and whether an absolute descendant belongs to a container around,
  /// so that it may move when nothing else does.
  var holdsAbsolutes = false
  var holdsLoose = false
}

/// The storage that grows while CSS containers are measured.
struct BoxWork: Sendable {
  var memo = Memo<BoxMemoEntry>()
  var inherited = Memo<InheritedTrack>()
  var arranged = ArrangedGrids()
  /// Stacks of the items of all grids, and of the items and lines of all flexboxes, that are being
  /// solved.
  var gridItems = WorkStack<GridBox>()
  var flexItems = WorkStack<CSSItem>()
  var flexLines = WorkStack<CSSLine>()
  var tracks = WorkStack<GridTrackState>()
}
