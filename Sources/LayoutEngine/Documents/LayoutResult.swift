/// The size, frames and outlets of a solved document.
public struct LayoutResult<Outlets: LayoutOutlets>: Sendable {
  /// The size of the root, in points.
  public let size: LayoutSize
  /// The frames of all elements in document order, each in the coordinates of its parent and at the
  /// ``LayoutElement/index`` of its element.
  public let frames: [LayoutRect]
  /// The frames of the elements with an id, by name.
  public let outlets: Outlets

  /// Whether frames may be off, because an element was measured in more than 128 ways; see
  /// ``LayoutTree/isApproximate``.
  public let isApproximate: Bool
  /// The texts whose frames are a pixel less than they take, in document order; see
  /// ``LayoutTree/shortTexts``.
  public let shortTexts: [LayoutElement]

  init(_ tree: LayoutTree) {
    isApproximate = tree.isApproximate
    shortTexts = tree.shortTexts
    size = tree.size
    frames = tree.frames
    outlets = Outlets(OutletFrames(tree))
  }
}
