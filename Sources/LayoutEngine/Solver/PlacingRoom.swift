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

extension Solver {
  /// How long a node is on an axis on which it was measured to be so long.
  func room(of node: Int32, _ axis: Axis, _ measured: Float) -> PlacingRoom {
    PlacingRoom(frame: contentSize(of: node)[axis], whole: rounded(measured))
  }

  /// How large a node's frame is inside, where its children stand.
  func contentSize(of node: Int32) -> Size {
    var size = frames[Int(node)].size
    if nodes[Int(node)].isPadded {
      let space = padding(of: node)
      size.width = (size.width - space.left - space.right).heldPositive(to: Limits.length)
      size.height = (size.height - space.top - space.bottom).heldPositive(to: Limits.length)
    }
    guard nodes[Int(node)].isFlexItem, boxOfNode[Int(node)] >= 0 else { return size }
    let box = boxOfNode[Int(node)]
    let owner = flexStates[Int(box)].ownerWidth
    return Size(
      width: (size.width - flexBox(at: box).frame(.row, owner)).heldPositive(
        to: Limits.length),
      height: (size.height - flexBox(at: box).frame(.column, owner)).heldPositive(
        to: Limits.length))
  }
}
