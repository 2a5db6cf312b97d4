package import LayoutEngine
package import LayoutRendering

/// What there is of Pango and Cairo in this build.
///
/// The rest of the module is compiled with the trait `Pango` alone, and reached from here.
package enum PangoSupport {
  /// Measures texts by the system's fonts; nothing where this was built without Pango.
  package static var measurer: (any TextMeasuring)? {
    #if Pango
      PangoMeasurer()
    #else
      nil
    #endif
  }

  /// A page as PNG, or why there is none.
  package static func png(of page: RenderedPage) -> DrawingResult {
    #if Pango
      CairoFile.png(page)
    #else
      .failed(howToGetIt)
    #endif
  }

  /// Pages as one PDF, or why there is none.
  package static func pdf(of pages: [RenderedPage]) -> DrawingResult {
    #if Pango
      CairoFile.pdf(pages)
    #else
      .failed(howToGetIt)
    #endif
  }

  /// Whether the bytes of a picture are some that can be drawn.
  package static func canDraw(_ image: Picture.Image) -> Bool {
    #if Pango
      CairoImage(image) != nil
    #else
      false
    #endif
  }

  /// What the letters of each line of a text cover as they are drawn, in the coordinates of its shape;
  /// nothing where this was built without Pango.
  package static func ink(of text: Picture.TextSetting) -> [LayoutRect] {
    #if Pango
      let ink = PangoContexts.use { contexts in
        PangoSetting(text, contexts).lines.map { line in
          LayoutRect(
            x: text.room.x + line.ink.x, y: text.room.y + line.ink.y, width: line.ink.width,
            height: line.ink.height)
        }
      }
      return ink ?? []
    #else
      return []
    #endif
  }

  /// How to get it, as the end of a sentence.
  package static let howToGetIt =
    "build layoutc with 'swift build --traits Pango', "
    + "which needs libpango1.0-dev and libcairo2-dev (Debian) or pango (Homebrew)"
}
