package import LayoutEngine

extension Picture {
  /// Areas, lines and words in one place: a symbol, a control, or a scene in place of a picture.
  package struct Drawing: Sendable, Equatable {
    /// The name of what is drawn, which viewers show under the pointer.
    package var title: String
    /// The place of the drawing's top left corner in the shape.
    package var origin: LayoutPoint = .zero
    /// The factor from the drawing's coordinates to points.
    package var scale: Float = 1
    package var opacity: Float = 1
    /// The areas and lines, from back to front.
    package var layers: [Layer] = []
    /// The words, over all layers.
    package var words: [Words] = []

    package init(_ title: String) { self.title = title }

    /// A path that is filled, or drawn along, or both.
    package struct Layer: Sendable, Equatable {
      package var path: PathData
      package var fill: Paint?
      /// The color of the line; its ends and corners are round.
      package var stroke: Paint?
      package var strokeWidth: Float = 0
      /// What is cut out of the layer.
      package var holes: [Hole] = []

      package init(_ path: PathData, fill: Paint) {
        self.path = path
        self.fill = fill
      }

      package init(_ path: PathData, fill: Paint? = nil, stroke: Paint, width: Float) {
        self.path = path
        self.fill = fill
        self.stroke = stroke
        strokeWidth = width
      }
    }

    /// A path along which something is cut out, or whose inside is.
    package struct Hole: Sendable, Equatable {
      package var path: PathData
      /// The width of the line; nil for the inside.
      package var width: Float?
    }

    /// Words on one line of a drawing.
    package struct Words: Sendable, Equatable {
      package enum Anchor: Sendable, Equatable {
        case left
        case middle
        case right
      }

      package var words: String
      package var fontSize: Float
      /// The point of the baseline at which the words begin, have their middle, or end.
      package var place: LayoutPoint
      package var anchor: Anchor = .left
      package var paint: Paint
    }
  }
}

extension Picture.Drawing.Layer {
  /// Returns the layer enlarged by a factor and then moved.
  func placed(by factor: Float, _ x: Float, _ y: Float) -> Self {
    var layer = self
    layer.path = path.placed(by: factor, x, y)
    layer.strokeWidth *= factor
    layer.holes = holes.map { hole in
      Picture.Drawing.Hole(
        path: hole.path.placed(by: factor, x, y), width: hole.width.map { $0 * factor })
    }
    return layer
  }
}
