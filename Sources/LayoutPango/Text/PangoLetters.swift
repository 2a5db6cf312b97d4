#if Pango
  import CPango
  public import LayoutEngine

  /// The fonts that a host draws with: those of a ``PangoMeasurer``, for one thread.
  ///
  /// Values made with these fonts, such as ``PangoLetters``, retain them, and must be used on that
  /// thread.
  public final class PangoFonts {
    private let generation: Int
    private var opened: PangoContexts

    /// Opens the fonts of a generation; returns nil if the system has none.
    ///
    /// - Parameter generation: The number of the set of fonts; see ``PangoMeasurer/generation``.
    public init?(generation: Int = 0) {
      guard let contexts = PangoContexts(generation: generation) else { return nil }
      self.generation = generation
      opened = contexts
    }

    /// The contexts for the next text.
    ///
    /// Texts set earlier retain their own contexts.
    fileprivate var contexts: PangoContexts {
      if opened.areFull, let next = PangoContexts(generation: generation) { opened = next }
      return opened
    }
  }

  /// The measured letters of a text in its frame, with their positions.
  ///
  /// A host draws each stretch with its own function for glyphs, such as `gsk_text_node_new` or
  /// `pango_cairo_show_glyph_string`. The lines and glyphs are final: the host breaks and shapes
  /// nothing again, so it draws what was laid out.
  public final class PangoLetters {
    /// Letters of one font and one run, from left to right.
    public struct Stretch {
      /// The `PangoFont`, which the ``PangoLetters`` own.
      public let font: UnsafeMutableRawPointer
      /// The `PangoGlyphString`, which the ``PangoLetters`` own.
      public let glyphs: UnsafeMutableRawPointer
      /// The left end of the baseline, in points from the top left of the frame.
      public let origin: LayoutPoint
      /// The sum of the advances, in points.
      public let width: Float
      /// The index of the stretch's run among the text's resolved runs.
      public let run: Int
      /// The rectangle of the underline, in points from the top left of the frame; nil if there is
      /// none.
      public let underline: LayoutRect?
      /// The rectangle of the strikethrough, in points from the top left of the frame; nil if there
      /// is none.
      public let strikethrough: LayoutRect?
    }

    /// The stretches to draw, line by line.
    public let stretches: [Stretch]
    /// Whether words are left out because they do not fit.
    public let isTruncated: Bool
    /// The factor by which the text is set smaller, in `0.01...1`; see `TextSpec.minScale`.
    public let scale: Float
    private let setting: PangoSetting
    private let contexts: PangoContexts

    /// Sets a text in its frame.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - size: The size of the text's frame, in points.
    ///   - environment: The environment of the layout.
    ///   - fonts: The fonts of the host.
    /// - Complexity: O(n) in the length of the text.
    public init(
      _ text: TextSpec, in size: LayoutSize, environment: LayoutEnvironment, fonts: PangoFonts
    ) {
      let contexts = fonts.contexts
      func set(_ text: TextSpec) -> PangoSetting {
        PangoSetting(PangoText(text, environment), in: size, isJustified: true, contexts)
      }
      let fitted = text.fitted { !set($0).isTruncated }
      let setting = set(fitted.text)
      self.setting = setting
      self.contexts = contexts
      isTruncated = setting.isTruncated
      scale = fitted.scale
      stretches = setting.lines.flatMap { Self.stretches(of: $0, setting.text) }
    }

    private static func stretches(of line: PangoSetting.Line, _ text: PangoText) -> [Stretch] {
      var stretches: [Stretch] = []
      var x = line.x
      for item in line.items {
        guard let glyphs = item.glyphs.pointee.glyphs,
          let font = item.glyphs.pointee.item?.pointee.analysis.font
        else { continue }
        let said = text.runs.indices.contains(item.run) ? text.runs[item.run].font : nil
        let place = LineAlong(font: font, x: x, baseline: line.baseline, width: item.width)
        stretches.append(
          Stretch(
            font: UnsafeMutableRawPointer(font), glyphs: UnsafeMutableRawPointer(glyphs),
            origin: LayoutPoint(x: x, y: line.baseline), width: item.width, run: item.run,
            underline: said?.isUnderlined == true
              ? place.frame(
                pango_font_metrics_get_underline_position,
                pango_font_metrics_get_underline_thickness) : nil,
            strikethrough: said?.isStruckThrough == true
              ? place.frame(
                pango_font_metrics_get_strikethrough_position,
                pango_font_metrics_get_strikethrough_thickness) : nil))
        x += item.width
      }
      return stretches
    }

    /// The position of a line along letters, with the thickness of the font.
    private struct LineAlong {
      let font: UnsafeMutablePointer<PangoFont>
      let x: Float
      let baseline: Float
      let width: Float

      func frame(
        _ position: (UnsafeMutablePointer<PangoFontMetrics>?) -> Int32,
        _ thickness: (UnsafeMutablePointer<PangoFontMetrics>?) -> Int32,
      ) -> LayoutRect? {
        guard let metrics = pango_font_get_metrics(font, nil) else { return nil }
        defer { pango_font_metrics_unref(metrics) }
        return LayoutRect(
          x: x, y: baseline - Float(position(metrics)) / PangoText.units, width: width,
          height: Float(thickness(metrics)) / PangoText.units)
      }
    }
  }
#endif
