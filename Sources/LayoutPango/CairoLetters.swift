#if Pango
  import CPango
  import LayoutEngine
  import LayoutRendering

  /// Draws letters with Cairo.
  struct CairoLetters {
    let context: OpaquePointer
    let fonts: PangoContexts
    /// Whether letters stay text; otherwise they are filled as shapes.
    let keepsText: Bool

    /// Draws a text with the lines that were measured.
    func draw(_ text: Picture.TextSetting) {
      let setting = PangoSetting(text, fonts)
      withExtendedLifetime(setting) {
        for line in setting.lines {
          draw(
            line, at: LayoutPoint(x: text.room.x + line.x, y: text.room.y + line.baseline),
            of: setting,
            text.paints)
        }
      }
    }

    /// Draws a line that another measurer has measured, stretched to its measured width.
    func draw(_ line: Picture.Line) {
      let setting = PangoSetting(
        PangoText(
          line: line.spans.map { ($0.words, PangoText.Font($0)) },
          isRightToLeft: line.isRightToLeft),
        in: .unlimited, isJustified: false, fonts)
      guard let only = setting.lines.first, only.width > 0 else { return }
      cairo_save(context)
      cairo_translate(context, Double(line.x), Double(line.baseline))
      if line.width > 0 { cairo_scale(context, Double(line.width / only.width), 1) }
      withExtendedLifetime(setting) {
        draw(only, at: .zero, of: setting, line.spans.map(\.paint))
      }
      cairo_restore(context)
    }

    /// Draws words that begin at a point, or have their middle or their end there.
    func draw(
      _ words: String, _ fontSize: Float, at place: LayoutPoint, _ paint: Picture.Paint,
      from anchor: Picture.Drawing.Words.Anchor = .left, halo: Picture.Paint? = nil,
    ) {
      let setting = PangoSetting(
        PangoText(line: [(words, PangoText.Font(size: fontSize))], isRightToLeft: false),
        in: .unlimited, isJustified: false, fonts)
      guard let line = setting.lines.first else { return }
      var start = place
      switch anchor {
      case .left: break
      case .middle: start.x -= line.width / 2
      case .right: start.x -= line.width
      }
      withExtendedLifetime(setting) {
        if let halo { drawHalo(line, at: start, of: setting, halo) }
        draw(line, at: start, of: setting, [paint])
      }
    }

    // MARK: Lines

    private func draw(
      _ line: PangoSetting.Line, at start: LayoutPoint, of setting: PangoSetting,
      _ paints: [Picture.Paint],
    ) {
      var x = Double(start.x)
      let y = Double(start.y)
      for item in line.items {
        guard let glyphs = item.glyphs.pointee.glyphs, let source = item.glyphs.pointee.item,
          let font = source.pointee.analysis.font
        else { continue }
        let width = Double(item.width)
        CairoColor(paints.indices.contains(item.run) ? paints[item.run] : 0xFF).set(on: context)
        cairo_move_to(context, x, y)
        if keepsText {
          pango_cairo_show_glyph_item(context, item.text, item.glyphs)
        } else {
          pango_cairo_glyph_string_path(context, font, glyphs)
          if hasPath {
            cairo_fill(context)
          } else {
            // A font of images, such as emoji, has no shapes.
            cairo_new_path(context)
            cairo_move_to(context, x, y)
            pango_cairo_show_glyph_string(context, font, glyphs)
          }
        }
        cairo_new_path(context)
        if setting.text.runs.indices.contains(item.run) {
          drawLines(setting.text.runs[item.run].font, font, x: x, width: width, baseline: y)
        }
        x += width
      }
    }

    private func drawHalo(
      _ line: PangoSetting.Line, at start: LayoutPoint, of setting: PangoSetting,
      _ paint: Picture.Paint
    ) {
      var x = Double(start.x)
      for item in line.items {
        guard let glyphs = item.glyphs.pointee.glyphs,
          let font = item.glyphs.pointee.item?.pointee.analysis.font
        else { continue }
        cairo_move_to(context, x, Double(start.y))
        pango_cairo_glyph_string_path(context, font, glyphs)
        CairoColor(paint).set(on: context)
        cairo_set_line_width(context, 2)
        cairo_stroke(context)
        x += Double(item.width)
      }
    }

    /// Whether the current path has an area.
    private var hasPath: Bool {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(context, &left, &top, &right, &bottom)
      return right > left && bottom > top
    }

    /// Draws the underline and the strikethrough, with the position and thickness of the font.
    private func drawLines(
      _ words: PangoText.Font, _ font: UnsafeMutablePointer<PangoFont>, x: Double, width: Double,
      baseline: Double,
    ) {
      guard words.isUnderlined || words.isStruckThrough else { return }
      guard let metrics = pango_font_get_metrics(font, nil) else { return }
      defer { pango_font_metrics_unref(metrics) }
      func line(_ position: Int32, _ thickness: Int32) {
        let top = baseline - Double(position) / Double(PANGO_SCALE)
        cairo_rectangle(context, x, top, width, Double(thickness) / Double(PANGO_SCALE))
        cairo_fill(context)
      }
      if words.isUnderlined {
        line(
          pango_font_metrics_get_underline_position(metrics),
          pango_font_metrics_get_underline_thickness(metrics))
      }
      if words.isStruckThrough {
        line(
          pango_font_metrics_get_strikethrough_position(metrics),
          pango_font_metrics_get_strikethrough_thickness(metrics))
      }
    }
  }

  extension PangoSetting {
    /// Sets a text with the lines that were measured.
    init(_ text: Picture.TextSetting, _ fonts: PangoContexts) {
      self.init(
        PangoText(text.text, text.environment), in: text.room.size, isJustified: true, fonts)
    }
  }

  extension PangoText.Font {
    fileprivate init(_ span: Picture.Span) {
      self.init(
        size: span.fontSize, weight: span.fontWeight, family: span.fontFamily,
        isItalic: span.isItalic, isUnderlined: span.isUnderlined,
        isStruckThrough: span.isStruckThrough)
    }
  }

  extension LayoutSize {
    fileprivate static let unlimited = LayoutSize(width: .infinity, height: .infinity)
  }
#endif
