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

  /// What is known of the node's content.
  var content = Content.unknown
  /// Whether the node is a text whose frame is a pixel shorter than the text needs.
  var isShort = false
  /// Whether the parent is a `fit` that took another child when it was last laid out.
  var isLeftOut = false
  /// The constraints for which the content is laid out or measured.
  var contentConstraints = Constraints(width: .open, height: .open)
  /// The solve in which the content was measured; an edit after it may renumber the lines.
  var measuredPass: UInt32 = 0
  /// The position of the content in the node when it was laid out.
  var laidOrigin = LayoutPoint()
  /// The size of the content box in which it was placed then.
  var laidSize = LayoutSize()

  /// For the first child of a stack's line: the first child of the next line, or −1.
  var nextLine: Int32 = -1
  /// For the first child of a stack's line: the size of the line across the stack.
  var lineCross: Float = 0
  /// For the first child of a stack's line: the position of the line's baseline.
  var lineBaseline: Float = 0

  enum Content: UInt8, Sendable {
    /// Nothing.
    case unknown
    /// The states of the children are those of the last measurement, which only a stack keeps.
    case measured
    /// The frames of the content are up to date.
    case laid
  }
}
