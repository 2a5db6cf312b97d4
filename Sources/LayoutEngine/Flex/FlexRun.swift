/// One run over the children of a box.
struct FlexRun {
  let box: Int32
  let pass: FlexPass
  let offer: FlexOffer
  /// The direction that margins of children are read in.
  let direction: LayoutDirection
  let mainStart: FlexEdge
  let crossStart: FlexEdge
  var mainMode: FlexMode
  let crossMode: FlexMode
  let mainOwner: Float
  let crossOwner: Float
  let mainFrame: Float
  let crossFrame: Float
  /// What is inside padding and border; no number where it is not known.
  let innerWidth: Float
  let innerHeight: Float
  /// Along the box; from the first line on it may be what the line took.
  var innerMain: Float
  let innerCross: Float
  /// Whether the children are too long together.
  var overflows = false
  /// Whether the least or the greatest length decided how long a line is.
  var isLimited = false
  var lineCount: Int32 = 0
  var linesCross: Float = 0
  var longestLine: Float = 0
  /// The shortest and the longest line before space is shared out.
  var lines = Interval.noLines
  /// How thick a single line was before it was held to the limits, padding and border included.
  var lineThickness = Interval.noLines
  /// For which inner lengths the answer is the same.
  var widths = FlexReach.open
  var heights = FlexReach.open

  var isLayout: Bool { pass != .measure }
}

/// One line of children.
struct FlexLine {
  var first: Int32
  /// The first child of the next line, or −1.
  var end: Int32 = -1
  var count: Int32 = 0
  var autoMargins: Int32 = 0
  var consumed: Float = 0
  /// The most that the first few of the children take, which with negative margins may be more.
  var peak: Float = 0
  var grow: Float = 0
  /// Negative: shrink factors times lengths.
  var shrink: Float = 0
  var free: Float = 0
  var main: Float = 0
  var cross: Float = 0
}

extension Float {
  /// The greater one; that is no number only where both are (Yoga).
  @inline(__always)
  func orGreater(_ other: Float) -> Float { self > other || other.isNaN ? self : other }
}

extension Interval {
  /// The lengths of no lines, the shortest and the longest.
  static var noLines: Interval { Interval(.infinity, 0) }
}
