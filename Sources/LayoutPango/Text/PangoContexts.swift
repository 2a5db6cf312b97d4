#if Pango
  import CPango

  /// What Pango keeps its fonts in, for one thread at a time.
  package final class PangoContexts {
    private let fonts: UnsafeMutablePointer<PangoFontMap>
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer
    /// Fonts that were added later are known to younger ones alone.
    private let generation: Int
    /// The sizes of the fonts that are open.
    private var sizes: Set<Float> = []

    init?(generation: Int) {
      guard let fonts = pango_cairo_font_map_new(),
        let leftToRight = Self.context(of: fonts, PANGO_DIRECTION_LTR)
      else { return nil }
      guard let rightToLeft = Self.context(of: fonts, PANGO_DIRECTION_RTL) else { return nil }
      self.fonts = fonts
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft
      self.generation = generation
    }

    deinit {
      g_object_unref(UnsafeMutableRawPointer(leftToRight))
      g_object_unref(UnsafeMutableRawPointer(rightToLeft))
      g_object_unref(UnsafeMutableRawPointer(fonts))
    }

    private static func context(
      of fonts: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
    ) -> OpaquePointer? {
      guard let context = pango_font_map_create_context(fonts) else { return nil }
      // Advances do not depend on the pixels that letters are drawn in, so that a text is as wide in
      // every picture as it was measured to be.
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(context, 0)
      // Whatever the user's language is: letters that several languages share look alike.
      pango_context_set_language(context, pango_language_from_string("en"))
      pango_context_set_base_dir(context, direction)
      return context
    }

    /// The context whose paragraphs without letters are in this direction.
    func context(isRightToLeft: Bool) -> OpaquePointer {
      isRightToLeft ? rightToLeft : leftToRight
    }

    /// Notes a font that is opened, which Pango keeps as long as the contexts.
    func open(size: Float) { sizes.insert(size) }

    /// Whether so many fonts are open that new contexts are better: a text that is set smaller until it fits has
    /// another font each time.
    var areFull: Bool { sizes.count > 32 }

    // MARK: One for each that needs one

    /// Those that nobody uses now; the queue has a lock of its own.
    private nonisolated(unsafe) static let idle = g_async_queue_new()

    /// Calls `body` with contexts that nobody else uses meanwhile, nor anything made of them; nothing
    /// where the system has no fonts.
    ///
    /// - Parameters:
    ///   - generation: A number that is another one for each set of fonts that the process has.
    ///   - body: What needs them.
    /// - Returns: What `body` returns.
    package static func use<Result>(
      generation: Int = 0, _ body: (PangoContexts) -> Result
    ) -> Result? {
      var waiting: PangoContexts?
      while waiting?.generation != generation, let next = g_async_queue_try_pop(idle) {
        waiting = Unmanaged.fromOpaque(next).takeRetainedValue()
      }
      if waiting?.generation != generation { waiting = PangoContexts(generation: generation) }
      guard let contexts = waiting else { return nil }
      let result = body(contexts)
      guard !contexts.areFull else { return result }
      g_async_queue_push(idle, Unmanaged.passRetained(contexts).toOpaque())
      return result
    }
  }
#endif
