package import LayoutEngine

extension Picture {
  /// The letters of an element in one color, with what is painted behind them.
  package struct Lettering: Sendable, Equatable {
    /// The index of the element.
    package var element: Int
    package var paint: Paint
    package var fontSize: Float
    package var fontWeight: FontWeight
    /// What lies behind parts of the letters, from the front.
    ///
    /// Of a gradient these are all colors, each of which may be behind them.
    package var grounds: [[Paint]]
  }

  /// Returns the letters behind which every color is known.
  ///
  /// Letters over pictures, over views of the host's and over colors by name are left out, and so
  /// is what is turned, scaled, blurred or faded with what it stands on. Where nothing is painted
  /// the background of the picture is, unless `isFragment`: then what is there is up to others.
  package func letterings(isFragment: Bool) -> [Lettering] {
    var layers: [Layer] = []
    if !isFragment {
      layers.append(
        Layer(frame: LayoutRect(x: 0, y: 0, size: size), ground: .known([background])))
    }
    var found: [Lettering] = []
    var next = [Visit(shape: root, origin: .zero, visible: LayoutRect(x: 0, y: 0, size: size))]
    while let visit = next.popLast() {
      let shape = visit.shape
      guard shape.opacity > 0 else { continue }
      let frame = LayoutRect(
        x: visit.origin.x + shape.frame.x, y: visit.origin.y + shape.frame.y,
        size: shape.frame.size)
      let isChanged = shape.rotation != 0 || shape.scale != 1 || shape.blur > 0
      let isFaded = shape.opacity < 1 && !(shape.children.isEmpty && shape.fill == nil)
      let isUnknown = visit.isUnknown || isChanged || isFaded
      if let seen = frame.intersection(visit.visible), let ground = shape.ground {
        layers.append(Layer(frame: seen, ground: isUnknown ? .unknown : ground))
      }
      if !isUnknown { found += Self.letters(of: shape, at: frame, visit.visible, over: layers) }
      var visible = visit.visible
      if shape.clips || shape.mask != nil || shape.radii != 0 {
        guard let rest = frame.intersection(visible) else { continue }
        visible = rest
      }
      let origin = LayoutPoint(x: frame.x - shape.offset.x, y: frame.y - shape.offset.y)
      for child in shape.children.reversed() {
        next.append(
          Visit(shape: child, origin: origin, visible: visible, isUnknown: isUnknown))
      }
    }
    return found
  }

  private struct Visit {
    var shape: Shape
    /// The origin of the parent's coordinates.
    var origin: LayoutPoint
    /// What is not cut off.
    var visible: LayoutRect
    /// Whether an element around changes the colors or the place.
    var isUnknown = false
  }

  /// Something painted, in the coordinates of the picture.
  private struct Layer {
    var frame: LayoutRect
    var ground: Ground
  }

  fileprivate enum Ground {
    /// One of these colors.
    case known([Paint])
    case unknown
  }

  private static func letters(
    of shape: Shape, at frame: LayoutRect, _ visible: LayoutRect, over layers: [Layer]
  ) -> [Lettering] {
    guard case .text(let lines)? = shape.content else { return [] }
    var found: [Lettering] = []
    for line in lines {
      guard let last = line.spans.last else { continue }
      // The letters lie between their middle height and the baseline.
      let height = last.fontSize / 2
      let room = LayoutRect(
        x: frame.x + line.x, y: frame.y + line.baseline - height, width: line.width,
        height: height)
      guard let seen = room.intersection(visible), let grounds = grounds(of: seen, layers) else {
        continue
      }
      for span in line.spans {
        let paint = span.paint.faded(by: shape.opacity)
        let lettering = Lettering(
          element: shape.element, paint: paint, fontSize: span.fontSize,
          fontWeight: span.fontWeight, grounds: grounds)
        if span.paint != Palette.unknown, !found.contains(lettering) { found.append(lettering) }
      }
    }
    return found
  }

  /// Returns the colors behind a room, for each part of it; nil if one is not known.
  private static func grounds(of room: LayoutRect, _ layers: [Layer]) -> [[Paint]]? {
    var grounds: [[Paint]] = []
    var veils: [Paint] = []
    for layer in layers.reversed() {
      guard let common = layer.frame.intersection(room), common.width > 0.5, common.height > 0.5
      else { continue }
      guard case .known(let paints) = layer.ground else { return nil }
      let covers = common.width > room.width - 0.5 && common.height > room.height - 0.5
      if paints.allSatisfy({ $0.alpha == 255 }) {
        grounds.append(paints.map { paint in veils.reversed().reduce(paint) { $1.over($0) } })
        if covers { return grounds }
      } else {
        // A veil over a part, or in several colors, leaves too much open.
        guard covers, paints.count == 1 else { return nil }
        veils.append(paints[0])
      }
    }
    return nil
  }
}

extension Picture.Shape {
  /// What the shape paints in its frame; nil for nothing.
  fileprivate var ground: Picture.Ground? {
    switch content {
    case .drawing, .image, .label, .symbol: return .unknown
    case .text, nil: break
    }
    let paints: [Picture.Paint]
    switch fill {
    case nil: return nil
    case .color(let paint): paints = [paint]
    case .gradient(let gradient, over: let under):
      paints = gradient.stops.map { stop in under.map { stop.paint.over($0) } ?? stop.paint }
    }
    guard !paints.contains(Palette.unknown) else { return .unknown }
    let seen = paints.filter { $0.alpha > 0 }
    return seen.isEmpty ? nil : .known(seen)
  }
}

extension Picture.Paint {
  fileprivate var alpha: UInt32 { self & 0xFF }

  fileprivate func faded(by opacity: Float) -> Picture.Paint {
    self & 0xFFFF_FF00 | UInt32((Float(alpha) * opacity).rounded())
  }

  /// Returns the opaque color where this one is painted over an opaque one.
  package func over(_ ground: Picture.Paint) -> Picture.Paint {
    var mixed: Picture.Paint = 0xFF
    for shift: UInt32 in [8, 16, 24] {
      let top = (self >> shift) & 0xFF
      let bottom = (ground >> shift) & 0xFF
      mixed |= ((top * alpha + bottom * (255 - alpha) + 127) / 255) << shift
    }
    return mixed
  }
}

extension LayoutRect {
  fileprivate init(x: Float, y: Float, size: LayoutSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }

  fileprivate func intersection(_ other: LayoutRect) -> LayoutRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
