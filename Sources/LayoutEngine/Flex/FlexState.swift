/// How large a box is and where it stands, during a solve and after it.
struct FlexState: Sendable {
  var basis: Float = 0
  var width: Float = 0
  var height: Float = 0
  /// From the left and the top of its parent.
  var left: Float = 0
  var top: Float = 0
  /// From the edges of its parent at which the axes start.
  var main: Float = 0
  var cross: Float = 0
  var baseline: Float = 0
  /// The line of its parent that the box stands in.
  var line: Int32 = 0
  /// The owner's width when the box was last laid out, of which its padding is.
  var ownerWidth: Float = 0
}

/// What is known of a box with something in it, from one solve to the next.
struct FlexLaid: Sendable {
  /// The newest of the box's answers, or −1.
  var memo: Int32 = -1
  /// The solve in which what is in the box came to stand as `offer` has it; 0 where it does not.
  var pass: UInt32 = 0
  var offer = FlexOffer.open
  var answer = FlexAnswer(0, 0, baseline: 0)
  /// How often the box was laid out or put off, so that the last time counts.
  var turn: UInt32 = 0
  /// Whether the frames of what is in it are those of `pass`, for the box being at `x` and `y`.
  var isFramed = false
  /// From the left and the top of the root, unrounded.
  var x: Double = 0
  var y: Double = 0

  /// Drops the answers, and that anything stands as it is to.
  mutating func forget() {
    memo = -1
    pass = 0
    isFramed = false
  }
}
