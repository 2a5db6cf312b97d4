/// The length of a node along one axis while its children are placed.
///
/// The visible length is that of the frame. The measured length is rounded up to pixels, and so are
/// children that fill the node. If the node's parent rounds the frame down, such children are
/// larger than the frame by the rounding alone.
struct PlacingRoom {
  /// The length of the content box of the frame.
  let frame: Float
  /// The measured length, rounded up to pixels.
  let whole: Float

  /// Returns the free length beside the content; negative if the content exceeds the measured
  /// length.
  @inline(__always)
  func free(beside content: Float) -> Float {
    let free = frame - content
    guard free < 0 else { return free }
    return whole < content ? whole - content : 0
  }
}
