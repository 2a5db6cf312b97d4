package import LayoutEngine

/// What there is to see of a document, from back to front, in points.
///
/// Nothing in it is left to decide: colors have components, texts lie in lines, pictures have their
/// bytes. What draws it, be it to SVG or to a bitmap, need not know the engine.
package struct Picture: Sendable, Equatable {
  package var size: LayoutSize
  /// What is behind everything.
  package var background: Paint
  package var root: Shape

  /// A color of 8 bits for each component, as `0xRRGGBBAA`.
  package typealias Paint = UInt32

  /// An element as it is drawn: its box, what it shows, what is in it, and its frame line over all.
  package struct Shape: Sendable, Equatable {
    /// The outlet, for those who look for it in the picture.
    package var id: String?
    /// In the coordinates of the shape that it is in.
    package var frame: Frame
    package var radii: CornerRadii = 0
    package var opacity: Float = 1
    /// Whether what lies outside of the frame, with its corners, is cut off.
    package var clips = false
    package var fill: Fill?
    package var stroke: Stroke?
    package var shadow: Shadow?
    package var content: Content?
    /// How the measurer has set the text that is the content, where it was not the engine.
    package var setting: TextSetting?
    /// How far the shapes in it are moved to the left and up.
    package var offset: LayoutPoint = .zero
    package var children: [Shape] = []
    /// Lines between the children, in its own coordinates.
    package var separators: [Frame] = []
    package var separatorPaint: Paint = 0
    /// The space inside the edges that holds no children, for the overlays that show it.
    package var space = UsedEdges.zero
    /// What the element says of its share of the room, for the overlay of it: `width 50%, grow 1`.
    package var share = ""
    /// Whether what is in it may leave room over.
    package var isContainer = false
    /// How a text leaves out words, or a scroll hides some of what is in it.
    package var isTruncated = false
  }

  package enum Fill: Sendable, Equatable {
    case color(Paint)
    /// Over a color, where there is one; the angle in degrees as in CSS, from up clockwise.
    case gradient(angle: Float, [Paint], over: Paint?)
  }

  /// A line along the inside of the frame.
  package struct Stroke: Sendable, Equatable {
    package var width: Float
    package var paint: Paint
  }

  package struct Shadow: Sendable, Equatable {
    package var x: Float
    package var y: Float
    package var radius: Float
    package var paint: Paint
  }

  package enum Content: Sendable, Equatable {
    case text([Line])
    case image(Image, ImageSpec.ContentMode)
    /// A box with a name in it, in place of what is not at hand.
    case label(String, Paint, hasCross: Bool)
    /// A symbol of the system's, which has no look here but its name.
    case symbol(String, Paint)
  }

  /// A line of a text, whose letters take exactly its width.
  package struct Line: Sendable, Equatable {
    /// The left end, in the shape's coordinates.
    package var x: Float
    package var baseline: Float
    package var width: Float
    package var isRightToLeft: Bool
    package var spans: [Span]
  }

  /// A text as it was measured, for those who draw by what measures.
  package struct TextSetting: Sendable, Equatable {
    /// As large as it is set.
    package var text: TextSpec
    package var environment: LayoutEnvironment
    /// Where its lines lie, in the shape's coordinates.
    package var room: Frame
    /// The colors of its runs, in the order of ``TextSpec/resolvedRuns(in:)``.
    package var paints: [Paint]
  }

  /// Words in one font.
  package struct Span: Sendable, Equatable {
    package var words: String
    package var fontSize: Float
    package var fontWeight: FontWeight
    package var fontFamily: String?
    package var isItalic: Bool
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    package var paint: Paint

    package init(
      words: String, fontSize: Float, fontWeight: FontWeight = .regular, fontFamily: String? = nil,
      isItalic: Bool = false, isUnderlined: Bool = false, isStruckThrough: Bool = false,
      paint: Paint,
    ) {
      self.words = words
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.fontFamily = fontFamily
      self.isItalic = isItalic
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.paint = paint
    }
  }

  /// A picture in a format that readers of SVG know.
  package struct Image: Sendable, Equatable {
    package var mediaType: String
    package var bytes: [UInt8]
    /// In points; nothing where it is not known.
    package var size: LayoutSize?

    package init(mediaType: String, bytes: [UInt8], size: LayoutSize?) {
      self.mediaType = mediaType
      self.bytes = bytes
      self.size = size
    }
  }
}
