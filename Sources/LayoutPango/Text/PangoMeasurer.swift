#if Pango
  public import LayoutEngine

  /// Measures texts by the system's fonts, as they are drawn by Cairo.
  ///
  /// Lines are broken by Pango: between words as the language has them, and within a word where it
  /// is longer than a line. Letters are not fitted to pixels, so that measures hold for every scale.
  public struct PangoMeasurer: LineSetting {
    /// A number for the set of fonts that it knows.
    ///
    /// Where fonts were added to those of the process, a measurer with another number knows them; any number
    /// that was not used before will do.
    public let generation: Int

    /// Creates a measurer that knows the fonts of the system and those added before its number was first
    /// used.
    public init(generation: Int = 0) { self.generation = generation }

    /// Returns the size of a text as Pango sets it; 0 × 0 where the system has no fonts at all.
    public func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      let room = LayoutSize(width: maxWidth, height: .infinity)
      let measured = PangoContexts.use(generation: generation) { contexts in
        let setting = PangoSetting(
          PangoText(text, environment), in: room, isJustified: false, contexts)
        let size = setting.size
        return TextMeasurement(
          size: size, ascender: setting.lines.first?.baseline ?? 0,
          descender: (setting.lines.last?.baseline ?? 0) - size.height)
      }
      return measured ?? TextMeasurement(size: .zero)
    }

    /// Returns the lines of a text as Pango sets them; none where the system has no fonts at all.
    public func lines(
      of text: TextSpec, in room: LayoutSize, environment: LayoutEnvironment
    ) -> MeasuredLines {
      let lines = PangoContexts.use(generation: generation) { contexts in
        PangoSetting(PangoText(text, environment), in: room, isJustified: true, contexts).measured
      }
      return lines ?? MeasuredLines(lines: [], isTruncated: false)
    }
  }
#endif
