/// The size, frames and outlets of a solved document.
public struct LayoutResult<Outlets: LayoutOutlets>: Sendable {
  /// The size of the root, in points.
  public let size: LayoutSize
  /// The frames of all elements in document order, in points.
  ///
  /// Each frame is in the coordinates of its parent element. The frame of an element is at its
  /// ``LayoutElement/index``.
  public let frames: [LayoutRect]
  /// The outlets: the frames of the elements with an id, by name.
  public let outlets: Outlets

  /// Whether frames may be off because an element was measured in more than 128 ways.
  ///
  /// See ``LayoutTree/isApproximate``.
  public let isApproximate: Bool
  /// The texts whose frames were rounded to a pixel less than they need, in document order.
  ///
  /// See ``LayoutTree/shortTexts``.
  public let shortTexts: [LayoutElement]

  init(_ tree: LayoutTree) {
    isApproximate = tree.isApproximate
    shortTexts = tree.shortTexts
    size = tree.size
    frames = tree.frames
    outlets = Outlets(GeneratedCode.OutletFrames(tree))
  }
}
