#if Pango
  import CPango

  /// A font map of Pango with its contexts, for one thread at a time.
  package final class PangoContexts {
    private let fonts: UnsafeMutablePointer<PangoFontMap>
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer
    /// The number of the set of fonts.
    ///
    /// Fonts added later are visible only to newer font maps.
    private let generation: Int
    /// The sizes of the open fonts.
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
      // Without hinting, advances do not depend on the resolution, so texts keep their measured
      // width in every picture.
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(context, 0)
      // A fixed language: letters that languages share look alike for every user.
      pango_context_set_language(context, pango_language_from_string("en"))
      pango_context_set_base_dir(context, direction)
      return context
    }

    /// The context with a base direction, which applies to paragraphs without letters.
    func context(isRightToLeft: Bool) -> OpaquePointer {
      isRightToLeft ? rightToLeft : leftToRight
    }

    /// Records an opened font, which Pango keeps as long as the contexts.
    func open(size: Float) { sizes.insert(size) }

    /// Whether so many fonts are open that new contexts are better.
    ///
    /// A text that is shrunk to fit opens a font for each size.
    var areFull: Bool { sizes.count > 32 }

    // MARK: Contexts for each thread

    /// The contexts not in use.
    ///
    /// The queue has its own lock.
    private nonisolated(unsafe) static let idle = g_async_queue_new()

    /// Calls `body` with contexts that no other code uses during the call.
    ///
    /// No object made with the contexts may be used after the call.
    ///
    /// - Parameters:
    ///   - generation: The number of the set of fonts.
    ///   - body: The function that uses the contexts.
    /// - Returns: The result of `body`; nil if the system has no fonts.
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
