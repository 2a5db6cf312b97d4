package import LayoutEngine

extension ImageSpec.ContentMode {
  /// Where a picture is drawn, in the coordinates of the frame that it is in.
  ///
  /// - Parameters:
  ///   - picture: The picture's own size, in points; a picture without one fills the frame.
  ///   - frame: The size of the frame, in points.
  /// - Returns: The place of the picture, which may be larger than the frame.
  package func frame(of picture: LayoutSize, in frame: LayoutSize) -> Frame {
    guard picture.width > 0, picture.height > 0 else {
      return Frame(width: frame.width, height: frame.height)
    }
    let (across, down) = (frame.width / picture.width, frame.height / picture.height)
    let (x, y): (Float, Float) =
      switch self {
      case .aspectFill: (max(across, down), max(across, down))
      case .aspectFit: (min(across, down), min(across, down))
      case .scaleToFill: (across, down)
      case .center: (1, 1)
      }
    let (width, height) = (picture.width * x, picture.height * y)
    return Frame(
      x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
  }
}
