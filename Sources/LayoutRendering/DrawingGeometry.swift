package import LayoutEngine

// The geometry of pictures that is independent of the output format.

extension Picture.Stroke {
  /// Returns the path along the middle of the line, which lies inside the shape; nil if there is no
  /// room for the line.
  package func path(
    in size: LayoutSize, _ radii: CornerRadii
  ) -> (frame: LayoutRect, radii: CornerRadii, width: Float)? {
    let width = min(self.width, min(size.width, size.height) / 2)
    guard width > 0 else { return nil }
    let frame = LayoutRect(
      x: width / 2, y: width / 2, width: size.width - width, height: size.height - width)
    let clamped = CornerRadii(
      topLeft: max(0, radii.topLeft - width / 2), topRight: max(0, radii.topRight - width / 2),
      bottomRight: max(0, radii.bottomRight - width / 2),
      bottomLeft: max(0, radii.bottomLeft - width / 2))
    return (frame, clamped, width)
  }
}

extension Picture.Shadow {
  /// The standard deviation of the blur: half of the shadow's radius (CSS Backgrounds §7.1).
  package var deviation: Float { radius / 2 }

  /// Returns the frame of the shadow, before it is blurred, for a shape of this size.
  package func frame(around size: LayoutSize) -> LayoutRect {
    LayoutRect(x: x, y: y, width: size.width, height: size.height)
  }
}

/// Words in the middle of a shape, as large as its size permits.
package struct BoxWords: Sendable, Equatable {
  package var words: String
  package var fontSize: Float
  /// The middle of the words' baseline.
  package var place: LayoutPoint

  /// Makes words for a shape; nil if they are empty or too small to read.
  package init?(_ words: String, in size: LayoutSize) {
    let fontSize = Self.fontSize(for: words, in: size)
    guard !words.isEmpty, fontSize >= 4 else { return nil }
    self.words = words
    self.fontSize = fontSize
    place = LayoutPoint(x: size.width / 2, y: size.height / 2 + fontSize * 0.35)
  }

  fileprivate static func fontSize(for words: String, in size: LayoutSize) -> Float {
    min(11, size.height * 0.7, size.width / Float(max(words.count, 1)) / 0.6)
  }
}

/// A rounded square that represents a symbol.
package struct SymbolBox: Sendable, Equatable {
  package var frame: LayoutRect
  package var radius: Float
  /// The symbol's name, or its first letter if the name does not fit.
  package var words: BoxWords?

  /// Makes the square for a symbol; nil if there is no room for it.
  package init?(_ name: String, in size: LayoutSize) {
    let side = min(size.width, size.height)
    guard side > 2 else { return nil }
    frame = LayoutRect(
      x: (size.width - side) / 2 + 1, y: (size.height - side) / 2 + 1, width: side - 2,
      height: side - 2)
    radius = side / 4
    let isReadable = BoxWords.fontSize(for: name, in: frame.size) >= 5
    words = BoxWords(isReadable ? name : String(name.prefix(1)), in: size)
  }

  /// The opacity of the square's outline, so that the words stand out.
  package static let lineOpacity: Float = 0.5
  package static let crossOpacity: Float = 0.25
}

/// The end points of a gradient's line through the middle of a rectangle (CSS Images §3.1).
package struct GradientLine: Sendable, Equatable {
  package let start: LayoutPoint
  package let end: LayoutPoint

  package init(angle: Float, in size: LayoutSize) {
    let (sine, cosine) = DrawnTransform.sineAndCosine(ofDegrees: angle)
    // The line is so long that the first and the last color begin at corners.
    let half = (size.width * sine.magnitude + size.height * cosine.magnitude) / 2
    let (x, y) = (size.width / 2, size.height / 2)
    start = LayoutPoint(x: x - half * sine, y: y + half * cosine)
    end = LayoutPoint(x: x + half * sine, y: y - half * cosine)
  }
}

/// The circle of a gradient from the middle to the farthest corner (CSS Images §3.2).
package struct GradientCircle: Sendable, Equatable {
  package let center: LayoutPoint
  package let radius: Float

  package init(in size: LayoutSize) {
    center = LayoutPoint(x: size.width / 2, y: size.height / 2)
    radius = (center.x * center.x + center.y * center.y).squareRoot()
  }
}

extension Picture.Shape {
  /// The frame that contains all that the blurred shape draws, in its own coordinates.
  package var blurredExtent: LayoutRect {
    extent.grown(by: blur * 3)
  }

  /// A frame that contains all that the shape draws without its blur, in its own coordinates.
  private var extent: LayoutRect {
    var all = LayoutRect(width: frame.width, height: frame.height)
    if let shadow, fill != nil {
      all = all.union(shadow.frame(around: frame.size).grown(by: shadow.radius * 2))
    }
    guard !clips else { return all }
    for child in children where child.opacity > 0 {
      var inner = child.blur > 0 ? child.blurredExtent : child.extent
      if child.rotation != 0 || child.scale != 1 {
        // The circle around the center that contains the extent.
        let (x, y) = (child.frame.width / 2, child.frame.height / 2)
        let reachX = max(x - inner.x, inner.x + inner.width - x)
        let reachY = max(y - inner.y, inner.y + inner.height - y)
        let reach = (reachX * reachX + reachY * reachY).squareRoot() * child.scale
        inner = LayoutRect(x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach)
      }
      inner.x += child.frame.x - offset.x
      inner.y += child.frame.y - offset.y
      all = all.union(inner)
    }
    return all
  }
}

extension LayoutRect {
  func grown(by reach: Float) -> LayoutRect {
    LayoutRect(x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
  }

  fileprivate func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Overlay {
  /// The color of the overlay's marks.
  package var paint: Picture.Paint {
    switch self {
    case .frames: 0xFF2D_55FF
    case .baselines: 0x0A84_FFFF
    case .ids: 0xAF52_DEFF
    case .overflow: 0xFF3B_30FF
    case .insets: 0xFF9F_0AFF
    case .space: 0x30D1_58FF
    case .shares: 0x0071_A4FF
    }
  }

  /// The opacity of the overlay's marks.
  package var opacity: Float {
    switch self {
    case .frames: 0.7
    case .insets, .space: 0.3
    case .baselines, .ids, .shares, .overflow: 1
    }
  }

  package static let lineWidth: Float = 0.5
  package static let fontSize: Float = 8
  /// The distance of hatching lines, their width and their opacity.
  package static let hatching: (step: Float, width: Float, opacity: Float) = (4, 1.5, 0.6)
}

extension OverlayMark {
  /// The start of the mark's label, on its baseline: at the bottom for shares, else at the top.
  package var labelPlace: LayoutPoint {
    let y = kind == .shares ? frame.y + frame.height - 2 : frame.y + Overlay.fontSize
    return LayoutPoint(x: frame.x + 1, y: y)
  }
}

extension FrameChange.Kind {
  package var paint: Picture.Paint {
    switch self {
    case .moved: 0x0A84_FFFF
    case .resized: 0xFF95_00FF
    case .reflowed: 0xAF52_DEFF
    case .new: 0x34C7_59FF
    case .gone: 0xFF3B_30FF
    }
  }

  /// The opacity of the color that fills the new frame.
  package static let fillOpacity: Float = 0.15
}

extension ContactSheet {
  /// The background of the page.
  package static let background: (paint: Picture.Paint, opacity: Float) = (0x8E8E_93FF, 0.15)
  package static let captionPaint: Picture.Paint = 0x6E6E_73FF
  package static let captionSize: Float = 11
  /// The distance from the top of a picture up to the baseline of its caption.
  package static let captionRise: Float = 8
}
