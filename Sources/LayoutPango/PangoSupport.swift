package import LayoutEngine
package import LayoutRendering

/// The functions of Pango and Cairo that this build supports.
///
/// All other files of the module are compiled only with the trait `Pango`; this type is their entry
/// point.
package enum PangoSupport {
  /// A measurer with the system's fonts; nil in a build without Pango.
  package static var measurer: (any TextMeasuring)? {
    #if Pango
      PangoMeasurer()
    #else
      nil
    #endif
  }

  /// Returns a page as PNG, or the reason of a failure.
  package static func png(of page: RenderedPage) -> DrawingResult {
    #if Pango
      CairoFile.png(page)
    #else
      .failed(howToGetIt)
    #endif
  }

  /// Returns pages as one PDF, or the reason of a failure.
  package static func pdf(of pages: [RenderedPage]) -> DrawingResult {
    #if Pango
      CairoFile.pdf(pages)
    #else
      .failed(howToGetIt)
    #endif
  }

  /// Whether the bytes of an image can be drawn; false in a build without Pango.
  package static func canDraw(_ image: Picture.Image) -> Bool {
    #if Pango
      CairoImage(image) != nil
    #else
      false
    #endif
  }

  /// The rectangles that the drawn letters of each line cover, in the coordinates of the text's
  /// shape; empty in a build without Pango.
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

  /// Instructions for a build with Pango, as the end of a sentence.
  package static let howToGetIt =
    "build layoutc with 'swift build --traits Pango', "
    + "which needs libpango1.0-dev and libcairo2-dev (Debian) or pango (Homebrew)"
}
