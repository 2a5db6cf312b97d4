/// What a grid lends to a subgrid in it: the tracks that this one spans, as the subgrid's own (CSS Grid
/// §9).
///
/// The grid around lends anew whenever it knows more: first how many tracks there are, then the columns
/// as they are sized, at last the rows. What the subgrid answers holds for what was lent, which a print
/// of it in the question tells; so it is asked again where that is other than it was.
struct LentTracks: Sendable {
  /// How many tracks there are on each axis; 0 where the grid is no subgrid on it.
  var columns: Int32 = 0
  var rows: Int32 = 0
  /// Whether the lengths of these are known.
  var knowsColumns = false
  var knowsRows = false
  /// The gaps of the grid around, which are the subgrid's where it says none.
  var columnGap: Float = 0
  var rowGap: Float = 0
  /// The first of the tracks whose lengths are known, columns before rows, or −1.
  var first: Int32 = -1
  /// What tells this from anything else that was lent; 0 is nothing.
  var print: UInt64 = 0

  /// A print to begin with, of all but the lengths.
  var beginning: UInt64 {
    var print: UInt64 = 0x9E37_79B9_7F4A_7C15
    print.stamp(UInt64(UInt32(bitPattern: columns)) << 32 | UInt64(UInt32(bitPattern: rows)))
    print.stamp(UInt64(columnGap.bitPattern) << 32 | UInt64(rowGap.bitPattern))
    print.stamp((knowsColumns ? 1 : 0) | (knowsRows ? 2 : 0))
    return print
  }
}

/// A track that is lent, from the edge of the subgrid's content.
struct LentTrack: KeptAnswer, Sendable {
  var start: Float
  var length: Float
  /// The lowest baseline of the items that begin in it, from its start; −∞ without one.
  var baseline: Float
  var next: Int32
}

extension UInt64 {
  /// Mixes more into a print: each bit of it changes half of the others.
  @inline(__always)
  mutating func stamp(_ bits: UInt64) {
    self ^= bits
    self ^= self >> 32
    self &*= 0xD6E8_FEB8_6659_FD93
    self ^= self >> 32
    self &*= 0xD6E8_FEB8_6659_FD93
    self ^= self >> 32
  }

  mutating func stamp(_ track: LentTrack) {
    stamp(UInt64(track.start.bitPattern) << 32 | UInt64(track.length.bitPattern))
    stamp(UInt64(track.baseline.bitPattern))
  }
}
