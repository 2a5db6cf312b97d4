#if Pango
  import LayoutEngine

  /// Measures texts by the system's fonts, as they are drawn by Cairo.
  ///
  /// Lines are broken by Pango: between words as the language has them, and within a word where it
  /// is longer than a line. Letters are not fitted to pixels, so that measures hold for every scale.
  struct PangoMeasurer: LineSetting {
    func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      let room = LayoutSize(width: maxWidth, height: .infinity)
      let measured = PangoContexts.use { contexts in
        let setting = PangoSetting(
          PangoText(text, environment), in: room, isJustified: false, contexts)
        let size = setting.size
        return TextMeasurement(
          size: size, ascender: setting.lines.first?.baseline ?? 0,
          descender: (setting.lines.last?.baseline ?? 0) - size.height)
      }
      return measured ?? TextMeasurement(size: .zero)
    }

    func lines(
      of text: TextSpec, in room: LayoutSize, environment: LayoutEnvironment
    ) -> MeasuredLines {
      let lines = PangoContexts.use { contexts in
        PangoSetting(PangoText(text, environment), in: room, isJustified: true, contexts).measured
      }
      return lines ?? MeasuredLines(lines: [], isTruncated: false)
    }
  }
#endif
