/// How long a node is along one axis while its children are placed.
///
/// Its frame is what people see of it. What it was measured to be is rounded up, and so are children
/// that fill it: where whoever holds it rounds it down, they are larger than the frame by that alone.
struct PlacingRoom {
  /// The length inside the frame.
  let frame: Float
  /// The measured length in whole pixels.
  let whole: Float

  /// What is free beside a content; less than nothing where that is larger than the node was measured.
  @inline(__always)
  func free(beside content: Float) -> Float {
    let free = frame - content
    guard free < 0 else { return free }
    return whole < content ? whole - content : 0
  }
}
