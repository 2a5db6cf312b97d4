#if Pango
  public import LayoutEngine

  /// Measures texts with Pango in the system's fonts, as Cairo draws them.
  ///
  /// Pango breaks lines between words by the rules of the language, and within words that are
  /// longer than a line. Letters are not aligned to pixels, so sizes hold at every scale.
  public struct PangoMeasurer: LineSetting {
    /// The number of the set of fonts that the measurer uses.
    ///
    /// To use fonts that were added to the process later, create a measurer with a number that was
    /// not used before.
    public let generation: Int

    /// Creates a measurer with the fonts of the system and those added to the process so far.
    ///
    /// If the number was used before, the fonts are those present at its first use.
    ///
    /// - Parameter generation: The number of the set of fonts.
    public init(generation: Int = 0) { self.generation = generation }

    /// Measures a text with Pango; the size is 0 × 0 if the system has no fonts.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - maxWidth: The largest width of the text's lines, in points; it may be infinite.
    ///   - environment: The environment of the layout.
    /// - Returns: The size of the text and its baselines, in points.
    /// - Complexity: O(n) in the length of the text.
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

    /// Returns the lines of a text as Pango sets them; none if the system has no fonts.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - room: The space for the lines, in points; its lengths may be infinite.
    ///   - environment: The environment of the layout.
    /// - Returns: The lines, with positions in points from the top left of the space.
    /// - Complexity: O(n) in the length of the text.
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
