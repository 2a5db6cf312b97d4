#if Pango
  import CPango
  import LayoutEngine
  import LayoutRendering

  /// Draws pictures in points on a Cairo surface.
  struct CairoDrawing {
    private let context: OpaquePointer
    private let fonts: PangoContexts
    private let pixelsInAPoint: Float
    private let letters: CairoLetters

    /// Distinguishes the type from the engine's element.
    typealias Overlay = LayoutRendering.Overlay

    /// - Parameters:
    ///   - context: The context of the surface, scaled to points.
    ///   - fonts: The contexts that texts are set with.
    ///   - pixelsInAPoint: The resolution of blurs, in pixels per point.
    ///   - keepsText: Whether letters stay text, as in a searchable page. Otherwise they are
    ///     shapes, which may lie between pixels as measured.
    init(
      _ context: OpaquePointer, _ fonts: PangoContexts, pixelsInAPoint: Float, keepsText: Bool
    ) {
      self.context = context
      self.fonts = fonts
      self.pixelsInAPoint = pixelsInAPoint
      letters = CairoLetters(context: context, fonts: fonts, keepsText: keepsText)
    }

    func draw(_ sheet: ContactSheet, _ overlays: Set<Overlay>) {
      let background = ContactSheet.background
      fill(LayoutRect(width: sheet.size.width, height: sheet.size.height), 0xFFFF_FFFF)
      fill(
        LayoutRect(width: sheet.size.width, height: sheet.size.height), background.paint,
        background.opacity)
      for cell in sheet.cells {
        moved(by: cell.origin) {
          letters.draw(
            cell.caption, ContactSheet.captionSize, at: LayoutPoint(y: -ContactSheet.captionRise),
            ContactSheet.captionPaint)
          draw(cell.picture, overlays, cell.changes)
        }
      }
    }

    func draw(_ picture: Picture, _ overlays: Set<Overlay>, _ changes: [FrameChange]) {
      fill(LayoutRect(width: picture.size.width, height: picture.size.height), picture.background)
      draw(picture.root)
      for change in changes { draw(change) }
      for mark in OverlayMark.marks(on: picture, overlays) { draw(mark) }
    }

    // MARK: Shapes

    private func draw(_ shape: Picture.Shape) {
      guard shape.opacity > 0 else { return }
      moved(by: LayoutPoint(x: shape.frame.x, y: shape.frame.y)) {
        turn(shape)
        if let mask = shape.mask {
          let radius = mask.radius
          outline(
            mask.frame,
            CornerRadii(
              topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
          cairo_clip(context)
        }
        if shape.opacity < 1 { cairo_push_group(context) }
        if shape.blur > 0 { drawBlurred(shape) } else { drawInside(shape) }
        if shape.opacity < 1 {
          cairo_pop_group_to_source(context)
          cairo_paint_with_alpha(context, Double(shape.opacity))
        }
      }
    }

    /// Turns and enlarges what is drawn next about the center of a shape.
    private func turn(_ shape: Picture.Shape) {
      guard shape.rotation != 0 || shape.scale != 1 else { return }
      let (x, y) = (Double(shape.frame.width) / 2, Double(shape.frame.height) / 2)
      cairo_translate(context, x, y)
      cairo_rotate(context, Double(shape.rotation.remainder(dividingBy: 360)) * .pi / 180)
      cairo_scale(context, Double(shape.scale), Double(shape.scale))
      cairo_translate(context, -x, -y)
    }

    private func drawBlurred(_ shape: Picture.Shape) {
      let extent = shape.blurredExtent
      guard shows(extent, spreadBy: 0),
        let blur = CairoBlur(
          pictureIn: extent, deviation: shape.blur, pixelsInAPoint: pixelsInAPoint,
          draw: {
            CairoDrawing($0, fonts, pixelsInAPoint: pixelsInAPoint, keepsText: false)
              .drawInside(shape)
          })
      else { return }
      moved(by: LayoutPoint(x: extent.x, y: extent.y)) { blur.paint(on: context) }
    }

    private func drawInside(_ shape: Picture.Shape) {
      let size = shape.frame.size
      let box = LayoutRect(width: size.width, height: size.height)
      if let shadow = shape.shadow, shape.fill != nil { draw(shadow, shape) }
      switch shape.fill {
      case nil: break
      case .color(let paint): fill(box, paint, radii: shape.radii)
      case .gradient(let gradient, let color):
        if let color { fill(box, color, radii: shape.radii) }
        fill(box, gradient, radii: shape.radii)
      }
      saved {
        if shape.clips {
          outline(box, shape.radii)
          cairo_clip(context)
        }
        if let content = shape.content { draw(content, of: shape) }
        moved(by: LayoutPoint(x: -shape.offset.x, y: -shape.offset.y)) {
          for child in shape.children { draw(child) }
          for separator in shape.separators { fill(separator, shape.separatorPaint) }
        }
      }
      if let stroke = shape.stroke, let path = stroke.path(in: size, shape.radii) {
        saved {
          if let dash = stroke.dash {
            cairo_set_dash(context, [Double(dash.line), Double(dash.gap)], 2, 0)
          }
          outline(path.frame, path.radii)
          line(stroke.paint, path.width)
        }
      }
      guard !shape.borders.isEmpty else { return }
      saved {
        if shape.radii != 0 {
          outline(box, shape.radii)
          cairo_clip(context)
        }
        for border in shape.borders { fill(border.frame, border.paint) }
      }
    }

    private func draw(_ shadow: Picture.Shadow, _ shape: Picture.Shape) {
      let frame = shadow.frame(around: shape.frame.size)
      guard shadow.radius > 0 else { return fill(frame, shadow.paint, radii: shape.radii) }
      guard shows(frame, spreadBy: shadow.deviation * 3),
        let blur = CairoBlur(
          deviation: shadow.deviation, of: shape.frame.size, pixelsInAPoint: pixelsInAPoint,
          draw: {
            outline(LayoutRect(width: frame.width, height: frame.height), shape.radii, on: $0)
          })
      else { return }
      moved(by: LayoutPoint(x: frame.x, y: frame.y)) {
        setSource(shadow.paint)
        blur.mask(on: context)
      }
    }

    /// Whether any part of a frame, extended by `reach` points on each side, is visible.
    private func shows(_ frame: LayoutRect, spreadBy reach: Float) -> Bool {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      return Double(frame.x - reach) < right && Double(frame.x + frame.width + reach) > left
        && Double(frame.y - reach) < bottom && Double(frame.y + frame.height + reach) > top
    }

    // MARK: Contents

    private func draw(_ content: Picture.Content, of shape: Picture.Shape) {
      switch content {
      case .text(let lines):
        if let setting = shape.setting {
          letters.draw(setting)
        } else {
          for line in lines { letters.draw(line) }
        }
      case .image(let image, let mode):
        CairoImage(image)?.draw(mode, in: shape.frame.size, on: context)
      case .drawing(let drawing): draw(drawing)
      case .label(let name, let paint, let hasCross):
        let size = shape.frame.size
        if hasCross {
          cairo_move_to(context, 0, 0)
          cairo_line_to(context, Double(size.width), Double(size.height))
          cairo_move_to(context, Double(size.width), 0)
          cairo_line_to(context, 0, Double(size.height))
          line(paint, 1, SymbolBox.crossOpacity)
        }
        draw(BoxWords(name, in: size), paint)
      case .symbol(let name, let paint):
        guard let box = SymbolBox(name, in: shape.frame.size) else { return }
        outline(
          box.frame,
          CornerRadii(
            topLeft: box.radius, topRight: box.radius, bottomRight: box.radius,
            bottomLeft: box.radius))
        line(paint, 1, SymbolBox.lineOpacity)
        draw(box.words, paint)
      }
    }

    private func draw(_ words: BoxWords?, _ paint: Picture.Paint) {
      guard let words else { return }
      letters.draw(words.words, words.fontSize, at: words.place, paint, from: .middle)
    }

    // MARK: Drawings

    private func draw(_ drawing: Picture.Drawing) {
      moved(by: drawing.origin) {
        cairo_scale(context, Double(drawing.scale), Double(drawing.scale))
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        if drawing.opacity < 1 { cairo_push_group(context) }
        for layer in drawing.layers { draw(layer) }
        for words in drawing.words {
          letters.draw(
            words.words, words.fontSize, at: words.place, words.paint, from: words.anchor)
        }
        if drawing.opacity < 1 {
          cairo_pop_group_to_source(context)
          cairo_paint_with_alpha(context, Double(drawing.opacity))
        }
      }
    }

    private func draw(_ layer: Picture.Drawing.Layer) {
      if !layer.holes.isEmpty { cairo_push_group(context) }
      if let paint = layer.fill {
        trace(layer.path)
        setSource(paint)
        cairo_fill(context)
      }
      if let paint = layer.stroke {
        trace(layer.path)
        line(paint, layer.strokeWidth)
      }
      guard !layer.holes.isEmpty else { return }
      saved {
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        for hole in layer.holes {
          trace(hole.path)
          if let width = hole.width {
            line(0xFF, width)
          } else {
            setSource(0xFF)
            cairo_fill(context)
          }
        }
      }
      cairo_pop_group_to_source(context)
      cairo_paint(context)
    }

    /// Makes the path the current one.
    private func trace(_ path: PathData) {
      cairo_new_path(context)
      for step in path.curves {
        switch step {
        case .move(let to): cairo_move_to(context, Double(to.x), Double(to.y))
        case .cubic(let first, let second, let to):
          cairo_curve_to(
            context, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
            Double(to.x), Double(to.y))
        // Curves of a path are lines and cubic ones only.
        case .line(let to), .quadratic(_, let to), .arc(_, _, _, let to):
          cairo_line_to(context, Double(to.x), Double(to.y))
        case .close: cairo_close_path(context)
        }
      }
    }

    // MARK: Overlays

    private func draw(_ mark: OverlayMark) {
      switch mark.kind {
      case .frames:
        outline(mark.frame, 0)
        line(mark.kind.paint, Overlay.lineWidth, mark.kind.opacity)
      case .baselines:
        cairo_move_to(context, Double(mark.frame.x), Double(mark.frame.y))
        cairo_rel_line_to(context, Double(mark.frame.width), 0)
        line(mark.kind.paint, Overlay.lineWidth, mark.kind.opacity)
      case .insets, .space: fill(mark.frame, mark.kind.paint, mark.kind.opacity)
      case .ids, .shares:
        letters.draw(
          mark.label, Overlay.fontSize, at: mark.labelPlace, mark.kind.paint, halo: 0xFFFF_FFFF)
      case .overflow:
        hatch(mark.frame, mark.kind.paint)
        outline(mark.frame, 0)
        line(mark.kind.paint, Overlay.lineWidth, mark.kind.opacity)
      }
    }

    /// Slanted lines from the top right to the bottom left.
    private func hatch(_ frame: LayoutRect, _ paint: Picture.Paint) {
      saved {
        outline(frame, 0)
        cairo_clip(context)
        let hatching = Overlay.hatching
        // The distance of slanted lines along an edge is larger than between the lines.
        let step = Double(hatching.step) * 2.0.squareRoot()
        let (x, y) = (Double(frame.x), Double(frame.y))
        let (width, height) = (Double(frame.width), Double(frame.height))
        // Frames may be extremely wide, so the number of lines is limited.
        let count = min(Int((width + height) / step), 10_000)
        for number in 0...count {
          let start = x + Double(number) * step
          cairo_move_to(context, start, y)
          cairo_rel_line_to(context, -height, height)
        }
        line(paint, hatching.width, hatching.opacity)
      }
    }

    private func draw(_ change: FrameChange) {
      if let old = change.oldInRoot {
        saved {
          let dashes = [3.0, 2.0]
          cairo_set_dash(context, dashes, 2, 0)
          outline(old, 0)
          line(change.kind.paint, 1)
        }
      }
      if let new = change.newInRoot {
        fill(new, change.kind.paint, FrameChange.Kind.fillOpacity)
        outline(new, 0)
        line(change.kind.paint, 1)
      }
    }

    // MARK: Paths and paint

    private func outline(_ frame: LayoutRect, _ radii: CornerRadii) {
      outline(frame, radii, on: context)
    }

    private func outline(_ frame: LayoutRect, _ radii: CornerRadii, on context: OpaquePointer) {
      let (left, top) = (Double(frame.x), Double(frame.y))
      let (right, bottom) = (left + Double(frame.width), top + Double(frame.height))
      cairo_new_path(context)
      guard radii != 0 else {
        return cairo_rectangle(context, left, top, right - left, bottom - top)
      }
      let corners = [
        (radii.topRight, right, top, -1.0, 1.0), (radii.bottomRight, right, bottom, -1.0, -1.0),
        (radii.bottomLeft, left, bottom, 1.0, -1.0), (radii.topLeft, left, top, 1.0, 1.0),
      ]
      for (number, (radius, x, y, inX, inY)) in corners.enumerated() {
        let start = (Double(number) - 1) * .pi / 2
        let radius = Double(radius)
        cairo_arc(context, x + inX * radius, y + inY * radius, radius, start, start + .pi / 2)
      }
      cairo_close_path(context)
    }

    private func fill(
      _ frame: LayoutRect, _ paint: Picture.Paint, _ opacity: Float = 1, radii: CornerRadii = 0
    ) {
      outline(frame, radii)
      setSource(paint, opacity)
      cairo_fill(context)
    }

    private func fill(
      _ frame: LayoutRect, _ gradient: Picture.Gradient, radii: CornerRadii
    ) {
      let pattern: OpaquePointer?
      if let angle = gradient.angle {
        let ends = GradientLine(angle: angle, in: frame.size)
        pattern = cairo_pattern_create_linear(
          Double(ends.start.x), Double(ends.start.y), Double(ends.end.x), Double(ends.end.y))
      } else {
        let circle = GradientCircle(in: frame.size)
        let (x, y) = (Double(circle.center.x), Double(circle.center.y))
        pattern = cairo_pattern_create_radial(x, y, 0, x, y, Double(circle.radius))
      }
      for stop in gradient.stops {
        let color = CairoColor(stop.paint)
        cairo_pattern_add_color_stop_rgba(
          pattern, Double(stop.place), color.red, color.green, color.blue, color.alpha)
      }
      outline(frame, radii)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
      cairo_fill(context)
    }

    /// Strokes the path.
    private func line(_ paint: Picture.Paint, _ width: Float, _ opacity: Float = 1) {
      setSource(paint, opacity)
      cairo_set_line_width(context, Double(width))
      cairo_stroke(context)
    }

    private func setSource(_ paint: Picture.Paint, _ opacity: Float = 1) {
      CairoColor(paint, opacity).set(on: context)
    }

    private func saved(_ draw: () -> Void) {
      cairo_save(context)
      draw()
      cairo_restore(context)
    }

    private func moved(by offset: LayoutPoint, _ draw: () -> Void) {
      saved {
        cairo_translate(context, Double(offset.x), Double(offset.y))
        draw()
      }
    }
  }

  /// Color components for Cairo, in `0...1`.
  struct CairoColor {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double

    init(_ paint: Picture.Paint, _ opacity: Float = 1) {
      func component(_ shift: UInt32) -> Double { Double(paint >> shift & 0xFF) / 255 }
      red = component(24)
      green = component(16)
      blue = component(8)
      alpha = component(0) * Double(opacity)
    }

    func set(on context: OpaquePointer) {
      cairo_set_source_rgba(context, red, green, blue, alpha)
    }
  }
#endif
