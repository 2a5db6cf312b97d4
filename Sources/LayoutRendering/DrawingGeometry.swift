package import LayoutEngine

// What is the same of a picture in whatever format it is drawn.

extension Picture.Stroke {
  /// The middle of the line, which lies inside of the frame; nothing where there is no room for it.
  package func path(
    in size: LayoutSize, _ radii: CornerRadii
  ) -> (frame: Frame, radii: CornerRadii, width: Float)? {
    let width = min(self.width, min(size.width, size.height) / 2)
    guard width > 0 else { return nil }
    let frame = Frame(
      x: width / 2, y: width / 2, width: size.width - width, height: size.height - width)
    let held = CornerRadii(
      topLeft: max(0, radii.topLeft - width / 2), topRight: max(0, radii.topRight - width / 2),
      bottomRight: max(0, radii.bottomRight - width / 2),
      bottomLeft: max(0, radii.bottomLeft - width / 2))
    return (frame, held, width)
  }
}

extension Picture.Shadow {
  /// The deviation of the blur: a shadow's radius is twice as much (CSS Backgrounds §7.1).
  package var deviation: Float { radius / 2 }

  /// Where its edge lies that is not blurred, around a box of this size.
  package func frame(around size: LayoutSize) -> Frame {
    Frame(x: x, y: y, width: size.width, height: size.height)
  }
}

/// Words in the middle of a box, as large as there is room for.
package struct BoxWords: Sendable, Equatable {
  package var words: String
  package var fontSize: Float
  /// The middle of the line that they stand on.
  package var place: LayoutPoint

  /// Nothing where they would be too small to read.
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

/// The box that stands for a symbol.
package struct SymbolBox: Sendable, Equatable {
  package var frame: Frame
  package var radius: Float
  /// The name, or its first letter where there is no room for more.
  package var words: BoxWords?

  /// Nothing where there is no room for it.
  package init?(_ name: String, in size: LayoutSize) {
    let side = min(size.width, size.height)
    guard side > 2 else { return nil }
    frame = Frame(
      x: (size.width - side) / 2 + 1, y: (size.height - side) / 2 + 1, width: side - 2,
      height: side - 2)
    radius = side / 4
    let isReadable = BoxWords.fontSize(for: name, in: frame.size) >= 5
    words = BoxWords(isReadable ? name : String(name.prefix(1)), in: size)
  }

  /// Of its line and of a cross, by which they step back behind words.
  package static let lineOpacity: Float = 0.5
  package static let crossOpacity: Float = 0.25
}

/// The ends of a gradient's line through the middle of a box (CSS Images §3.1).
package struct GradientLine: Sendable, Equatable {
  package let start: LayoutPoint
  package let end: LayoutPoint

  package init(angle: Float, in size: LayoutSize) {
    let (sine, cosine) = Self.direction(angle)
    // As long as lets the first and the last color begin at corners.
    let half = (size.width * sine.magnitude + size.height * cosine.magnitude) / 2
    let (x, y) = (size.width / 2, size.height / 2)
    start = LayoutPoint(x: x - half * sine, y: y + half * cosine)
    end = LayoutPoint(x: x + half * sine, y: y - half * cosine)
  }

  /// Sine and cosine of an angle in degrees, by the series of each in the nearest quarter.
  private static func direction(_ degrees: Float) -> (Float, Float) {
    let turned = Double(degrees).remainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let rest = (turned - quarter * 90) * .pi / 180
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for power in 0..<14 {
      if power % 2 == 0 {
        cosine += power % 4 == 0 ? term : -term
      } else {
        sine += power % 4 == 1 ? term : -term
      }
      term *= rest / Double(power + 1)
    }
    switch (Int(quarter) + 4) % 4 {
    case 0: return (Float(sine), Float(cosine))
    case 1: return (Float(cosine), Float(-sine))
    case 2: return (Float(-sine), Float(-cosine))
    default: return (Float(-cosine), Float(sine))
    }
  }
}

extension Overlay {
  /// The color of its marks.
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

  /// How much of what is below its lines hide.
  package var opacity: Float {
    switch self {
    case .frames: 0.7
    case .insets, .space: 0.3
    case .baselines, .ids, .shares, .overflow: 1
    }
  }

  package static let lineWidth: Float = 0.5
  package static let fontSize: Float = 8
  /// Of what is hatched: the distance of lines, their width and their opacity.
  package static let hatching: (step: Float, width: Float, opacity: Float) = (4, 1.5, 0.6)
}

extension OverlayMark {
  /// Where its label begins, on the line that the letters stand on: ids at the top, shares at the bottom.
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
    case .new: 0x34C7_59FF
    case .gone: 0xFF3B_30FF
    }
  }

  /// How much of its color fills the frame that is.
  package static let fillOpacity: Float = 0.15
}

extension ContactSheet {
  /// Behind its pictures.
  package static let background: (paint: Picture.Paint, opacity: Float) = (0x8E8E_93FF, 0.15)
  package static let captionPaint: Picture.Paint = 0x6E6E_73FF
  package static let captionSize: Float = 11
  /// From the top left of a picture to where its caption stands.
  package static let captionRise: Float = 8
}
