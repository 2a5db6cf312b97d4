/// A solved document.
public struct LayoutResult<Outlets: LayoutOutlets>: Sendable {
  /// The size of the root.
  public let size: Size
  /// The frames of all elements in document order, each in its parent's coordinates.
  public let frames: [Frame]
  /// The frames of the elements that have an id.
  public let outlets: Outlets

  /// Whether an element was measured in more ways than are kept, so that frames may be off by what its
  /// sizes differ in.
  public let isApproximate: Bool

  init(_ tree: LayoutTree) {
    isApproximate = tree.isApproximate
    size = tree.size
    frames = tree.frames
    outlets = Outlets(OutletFrames(tree))
  }
}
