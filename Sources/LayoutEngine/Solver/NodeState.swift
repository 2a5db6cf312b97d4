/// What is known of a node during a solve.
///
/// Where a node stands and what it was last offered is its parent's scratch while the parent is
/// measured, and holds once the parent has been laid out.
struct NodeState: Sendable {
  /// The newest of the node's answers, or −1.
  var memo: Int32 = -1
  /// The solve in which the node was last given a place.
  var pass: UInt32 = 0
  /// The last solve before the node's answers were dropped.
  var touchPass: UInt32 = .max
  var offer = Offer(width: .open, height: .open)
  var position = LayoutPoint()
  var size = LayoutSize()
  var ascender: Float = 0
  var descender: Float = 0

  /// Whether what is in the node stands as the next three have it.
  var isLaid = false
  /// Whether the node is a text whose frame is a pixel short of what it takes.
  var isShort = false
  var laidOffer = Offer(width: .open, height: .open)
  var laidOrigin = LayoutPoint()
  /// The size of the frame inside, where what is in the node was placed.
  var laidSize = LayoutSize()

  /// For the first child of a stack's line: the first of the next line, or −1.
  var nextLine: Int32 = -1
  /// For the first child of a stack's line: the line's size across the stack.
  var lineCross: Float = 0
  /// For the first child of a stack's line: the place of its baseline.
  var lineBaseline: Float = 0
}
