package import LayoutEngine

extension Picture.Drawing {
  /// Makes the drawing of a symbol; nil if the table lacks its name, or if there is no room.
  ///
  /// `.fill`, `.circle`, `.square`, `.slash` and `.badge` are variants of the name before them,
  /// unless the table has them.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol: `star.fill`.
  ///   - paint: The color.
  ///   - size: The size of the shape, in whose middle the symbol is as large as fits.
  ///   - direction: The direction of writing, which `chevron.forward` depends on.
  package init?(
    symbol name: String, _ paint: Picture.Paint, in size: LayoutSize,
    _ direction: WritingDirection,
  ) {
    let side = min(size.width, size.height)
    guard side > 2, let variant = SymbolVariant(name, direction) else { return nil }
    self.init(name)
    scale = side / SymbolTable.side
    origin = LayoutPoint(x: (size.width - side) / 2, y: (size.height - side) / 2)
    // Parts that lie on each other would show through each other.
    opacity = Float(paint & 0xFF) / 255
    layers = variant.layers(paint | 0xFF)
  }
}

/// A symbol of the table, with what the endings of its name change.
private struct SymbolVariant {
  private var parts: [SymbolTable.Part]
  private var isFilled = false
  private var frame: Frame?
  private var isStruck = false

  private enum Frame {
    case circle
    case square
  }

  init?(_ name: String, _ direction: WritingDirection) {
    var rest = name[...]
    while true {
      if let parts = SymbolTable.shared.parts(of: String(rest), in: direction) {
        self.parts = parts
        return
      }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      switch rest[dot...] {
      case ".fill": isFilled = true
      case ".circle": frame = .circle
      case ".square": frame = .square
      case ".slash": isStruck = true
      default:
        // What a badge shows is too small to draw.
        guard let badge = rest.firstRange(of: ".badge") else { return nil }
        rest = rest[..<badge.lowerBound]
        continue
      }
      rest = rest[..<dot]
    }
  }

  private static let width = SymbolTable.lineWidth
  private static let center = LayoutPoint(x: SymbolTable.side / 2, y: SymbolTable.side / 2)

  func layers(_ paint: Picture.Paint) -> [Picture.Drawing.Layer] {
    var layers = frame.map { framed($0, paint) } ?? plain(paint)
    if isStruck {
      let slash = PathData.polyline((4, 3.5), (20, 20.5))
      for index in layers.indices {
        layers[index].holes.append(Picture.Drawing.Hole(path: slash, width: Self.width * 2.8))
      }
      layers.append(Picture.Drawing.Layer(slash, stroke: paint, width: Self.width))
    }
    return layers
  }

  /// Returns the paths of some kinds as one; nil if there are none.
  private func path(_ kinds: SymbolTable.Part.Kind...) -> PathData? {
    let found = parts.filter { kinds.contains($0.kind) }
    return found.isEmpty ? nil : found.reduce(into: PathData()) { $0 += $1.path }
  }

  private func plain(_ paint: Picture.Paint) -> [Picture.Drawing.Layer] {
    var layers: [Picture.Drawing.Layer] = []
    func addLine(_ path: PathData?) {
      guard let path else { return }
      layers.append(Picture.Drawing.Layer(path, stroke: paint, width: Self.width))
    }
    func addArea(_ path: PathData?) {
      guard let path else { return }
      layers.append(Picture.Drawing.Layer(path, fill: paint))
    }
    guard isFilled, let outline = path(.outline) else {
      addLine(path(.outline, .inside, .hole, .line))
      addArea(path(.dot, .solid))
      return layers
    }
    var filled = Picture.Drawing.Layer(outline, fill: paint, stroke: paint, width: Self.width)
    filled.holes = holes(inFilled: true)
    layers.append(filled)
    addLine(path(.line))
    addArea(path(.solid))
    return layers
  }

  /// Returns what a symbol that is cut out takes away, and what in a filled one is open.
  private func holes(inFilled isInside: Bool) -> [Picture.Drawing.Hole] {
    let lines = isInside ? path(.inside) : path(.outline, .inside, .hole, .line)
    let areas = isInside ? path(.hole, .dot) : path(.dot, .solid)
    return [
      lines.map { Picture.Drawing.Hole(path: $0, width: Self.width) },
      areas.map { Picture.Drawing.Hole(path: $0) },
    ].compactMap { $0 }
  }

  /// Returns a circle or a square with the symbol in it, or with the symbol cut out if it is
  /// filled.
  private func framed(_ frame: Frame, _ paint: Picture.Paint) -> [Picture.Drawing.Layer] {
    let room: Float = frame == .circle ? 10 : 9
    let (x, y) = (Self.center.x, Self.center.y)
    let outline: PathData =
      switch frame {
      case .circle: .circle(x, y, room)
      case .square:
        .box(LayoutRect(x: x - room, y: y - room, width: 2 * room, height: 2 * room), radius: 3.5)
      }
    // The lines of what is inside are less thin than its size.
    let (factor, width): (Float, Float) = (0.54, 1.5)
    guard isFilled else {
      var layers = [Picture.Drawing.Layer(outline, stroke: paint, width: Self.width)]
      var inside = self
      inside.frame = nil
      for var layer in inside.plain(paint) {
        layer.path = layer.path.scaled(by: factor, about: Self.center)
        if layer.stroke != nil { layer.strokeWidth = width }
        layers.append(layer)
      }
      return layers
    }
    var disk = Picture.Drawing.Layer(outline, fill: paint, stroke: paint, width: Self.width)
    disk.holes = holes(inFilled: false).map {
      Picture.Drawing.Hole(
        path: $0.path.scaled(by: factor, about: Self.center), width: $0.width.map { _ in width })
    }
    // An outline that is cut out whole reads better than its line, unless something is in it.
    if let outline = path(.outline), path(.inside, .hole, .dot) == nil {
      disk.holes.insert(
        Picture.Drawing.Hole(path: outline.scaled(by: factor, about: Self.center)), at: 0)
    }
    return [disk]
  }
}
