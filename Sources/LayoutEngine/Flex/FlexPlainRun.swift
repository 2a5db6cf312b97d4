/// One run over a plain line.
struct FlexPlainRun {
  let box: Int32
  let pass: FlexPass
  let mainMode: FlexMode
  let crossMode: FlexMode
  /// What is inside padding and border; no number where it is not known.
  let innerMain: Float
  let innerCross: Float
  /// Between children.
  let gap: Float
  /// For which inner lengths the answer is the same.
  var mains = FlexWindow.open
  var crosses = FlexWindow.open
  /// What the children take with their margins and gaps before anything is shared out.
  var consumed: Float = 0
  var grow: Float = 0
  /// Negative: shrink factors times lengths.
  var shrink: Float = 0
  var free: Float = 0
  /// The free space before children at their least length were taken out.
  var wholeFree: Float = 0
  /// What was shared out of the free space.
  var handedOut: Float = 0
  /// Where the next child stands, and what is between two.
  var main: Float = 0
  var between: Float = 0
  /// Where children stand across the box, and how thick the line is.
  var crossStart: Float = 0
  var cross: Float = 0
  /// How thick the line is before it is held to padding and border, which it includes.
  var thickness: Float = 0
  /// The first child where baselines are asked for, whose own is the box's, or −1.
  var baselineChild: Int32 = -1
  /// How far below its top that child's baseline is; no number before it is measured.
  var baseline = Float.nan

  var isLayout: Bool { pass != .measure }

  /// Whether children are given another length than their basis.
  var flexes: Bool { free > 0 && grow != 0 || free < 0 && shrink != 0 }

  /// What one part of growing and of shrinking is.
  var perGrow: Float { free / grow }
  var perShrink: Float { free / shrink }
}
