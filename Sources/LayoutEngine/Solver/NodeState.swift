/// The state of a node during a solve.
///
/// The position and the constraints of a node are scratch memory of its parent while the parent is
/// measured. They are valid once the parent has been laid out.
struct NodeState: Sendable {
  /// The newest of the node's cached measurements, or −1.
  var memo: Int32 = -1
  /// The solve in which the node was last placed.
  var pass: UInt32 = 0
  /// The last solve before the node's cached measurements were dropped.
  var touchPass: UInt32 = .max
  var constraints = Constraints(width: .open, height: .open)
  var position = LayoutPoint()
  var size = LayoutSize()
  var ascender: Float = 0
  var descender: Float = 0

  /// Whether the node's content is laid out for the next three values.
  var isLaid = false
  /// Whether the node is a text whose frame is a pixel shorter than the text needs.
  var isShort = false
  /// Whether the parent is a `fit` that took another child when it was last laid out.
  var isLeftOut = false
  var laidConstraints = Constraints(width: .open, height: .open)
  var laidOrigin = LayoutPoint()
  /// The size of the content box in which the node's content was placed.
  var laidSize = LayoutSize()

  /// For the first child of a stack's line: the first child of the next line, or −1.
  var nextLine: Int32 = -1
  /// For the first child of a stack's line: the size of the line across the stack.
  var lineCross: Float = 0
  /// For the first child of a stack's line: the position of the line's baseline.
  var lineBaseline: Float = 0
}
