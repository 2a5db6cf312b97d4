/// What grows during a solve.
struct FlexWork: Sendable {
  var memo: [FlexMemoEntry] = []
  /// The first place in `memo` that is free, or −1.
  var freeMemo: Int32 = -1
  /// Boxes that are too deep to be laid out along with those around them.
  var deferred: [FlexDeferred] = []
  /// Boxes whose absolute children are laid out once all that is in the flow has its place.
  var containing: [FlexContaining] = []
}

/// A box that is still to be laid out, and what it is offered.
struct FlexDeferred: Sendable {
  let box: Int32
  let offer: FlexOffer
  /// How often the box had been laid out or put off by then.
  let turn: UInt32
}

/// A box that absolute boxes are placed in, and where those are looked for.
struct FlexContaining: Sendable {
  let box: Int32
  /// The box whose children are looked through: the containing one, or a static one in it.
  var current: Int32
  /// From the left and the top of the containing box to those of `current`.
  var x: Float = 0
  var y: Float = 0
  let width: Float
  let height: Float
  let innerWidth: Float
  let innerHeight: Float
  let widthMode: FlexMode
  /// How often the box had been laid out or put off by then.
  let turn: UInt32
}
