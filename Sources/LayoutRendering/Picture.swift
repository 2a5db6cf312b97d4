package import LayoutEngine

/// The visible content of a document, from back to front, in points.
///
/// A picture is final: colors have components, texts are divided into lines, and images contain
/// their bytes. So code that draws it, whether to SVG or to a bitmap, does not depend on the
/// engine's solver.
package struct Picture: Sendable, Equatable {
  package var size: LayoutSize
  /// The color behind all shapes.
  package var background: Paint
  package var root: Shape

  /// A color of 8 bits for each component, as `0xRRGGBBAA`.
  package typealias Paint = UInt32

  /// An element as it is drawn: its fill, its content, its children, and its stroke over all of
  /// them.
  package struct Shape: Sendable, Equatable {
    /// The index of the element among those of the solved document.
    package var element = 0
    /// The name of the outlet, which identifies the shape in the picture.
    package var id: String?
    /// The frame in the coordinates of the parent shape.
    package var frame: LayoutRect
    package var radii: CornerRadii = 0
    package var opacity: Float = 1
    /// Whether content outside the frame and its rounded corners is clipped.
    package var clips = false
    package var fill: Fill?
    package var stroke: Stroke?
    /// The lines along single edges, over the stroke and clipped by the rounded corners.
    package var borders: [Border] = []
    /// The angle by which the shape is turned about its center, in degrees clockwise.
    package var rotation: Float = 0
    /// The factor by which the shape is larger, about its center.
    package var scale: Float = 1
    /// The shape that everything is cut off at, shadow and stroke included.
    package var mask: Mask?
    /// The standard deviation of the blur of everything, before the mask, in points.
    package var blur: Float = 0
    package var shadow: Shadow?
    package var content: Content?
    /// The measurer's setting of the text in `content`; nil if the engine set the text.
    package var setting: TextSetting?
    /// The distance by which children are moved to the left and up.
    package var offset: LayoutPoint = .zero
    package var children: [Shape] = []
    /// The lines between the children, in the shape's own coordinates.
    package var separators: [LayoutRect] = []
    package var separatorPaint: Paint = 0
    /// The insets that contain no children, for the overlays that show them.
    package var space = UsedEdges.zero
    /// The element's share of the room, for the overlay that shows it: `width 50%, grow 1`.
    package var share = ""
    /// Whether children may leave free space.
    package var isContainer = false
    /// Whether a text leaves out words, or a scroll hides a part of its content.
    package var isTruncated = false
  }

  package enum Fill: Sendable, Equatable {
    case color(Paint)
    /// A gradient, drawn over a color if there is one.
    case gradient(Gradient, over: Paint?)
  }

  package struct Gradient: Sendable, Equatable {
    /// The angle of the line in degrees, clockwise from up as in CSS; nil for circles around the
    /// middle.
    package var angle: Float?
    package var stops: [Stop]

    /// A color and its place on the line, from 0 to 1.
    package struct Stop: Sendable, Equatable {
      package var place: Float
      package var paint: Paint
    }
  }

  /// The shape that an element is cut off at, in its own coordinates.
  package struct Mask: Sendable, Equatable {
    package var frame: LayoutRect
    package var radius: Float
  }

  /// A line along the inside of the frame.
  package struct Stroke: Sendable, Equatable {
    package var width: Float
    package var paint: Paint
    /// The lengths of strokes and gaps; nil for a line without gaps.
    package var dash: LayoutDash?
  }

  /// A line along an edge, in the shape's own coordinates.
  package struct Border: Sendable, Equatable {
    package var frame: LayoutRect
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
    /// A symbol, a control, or a scene in place of a picture.
    case drawing(Drawing)
    /// A placeholder for missing content, with a name in it.
    case label(String, Paint, hasCross: Bool)
    /// A symbol that nobody knows, which is represented by its name.
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

  /// A text as it was measured, for drawing with the measurer's own fonts.
  package struct TextSetting: Sendable, Equatable {
    /// The text, with the font sizes that it is set in.
    package var text: TextSpec
    package var environment: LayoutEnvironment
    /// The frame of its lines, in the shape's coordinates.
    package var room: LayoutRect
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

  /// An image in a format that SVG viewers can show.
  package struct Image: Sendable, Equatable {
    package var mediaType: String
    package var bytes: [UInt8]
    /// The size in points; nil if it is not known.
    package var size: LayoutSize?

    package init(mediaType: String, bytes: [UInt8], size: LayoutSize?) {
      self.mediaType = mediaType
      self.bytes = bytes
      self.size = size
    }
  }
}
