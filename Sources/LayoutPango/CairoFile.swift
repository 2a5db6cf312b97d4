#if Pango
  import CPango
  import LayoutEngine
  import LayoutRendering

  /// Writes files with Cairo.
  enum CairoFile {
    /// Returns a page as PNG, in the pixels of its size times its scale.
    static func png(_ page: RenderedPage) -> DrawingResult {
      let size = page.content.size
      let width = pixels(size.width, page.scale)
      let height = pixels(size.height, page.scale)
      guard width <= longest, height <= longest, width * height <= mostPixels else {
        return .failed("\(width) × \(height) pixels are too many")
      }
      guard
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), let context = cairo_create(surface)
      else { return .failed(outOfMemory) }
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      let scale = Double(page.scale)
      cairo_scale(context, scale, scale)
      let isDrawn = draw(page, on: context, pixelsInAPoint: page.scale, isText: false)
      cairo_surface_flush(surface)
      let sink = Sink()
      let status = cairo_surface_write_to_png_stream(surface, Sink.write, sink.pointer)
      return result(isDrawn, status, sink)
    }

    /// Returns pages as PDF, each in the points of its picture's size.
    static func pdf(_ pages: [RenderedPage]) -> DrawingResult {
      let sink = Sink()
      guard let surface = cairo_pdf_surface_create_for_stream(Sink.write, sink.pointer, 1, 1) else {
        return .failed(outOfMemory)
      }
      defer { cairo_surface_destroy(surface) }
      if let title = pages.first?.title {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      }
      // A fixed date, so that a document always gives the same file.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      var isDrawn = true
      for page in pages {
        let size = page.content.size
        guard size.width <= longestPage, size.height <= longestPage else {
          return .failed("a page of \(size.width) × \(size.height) points is too large")
        }
        cairo_pdf_surface_set_size(
          surface, Double(max(size.width, 1)), Double(max(size.height, 1)))
        guard let context = cairo_create(surface) else { return .failed(outOfMemory) }
        isDrawn = draw(page, on: context, pixelsInAPoint: page.scale, isText: true) && isDrawn
        cairo_destroy(context)
        cairo_surface_show_page(surface)
      }
      cairo_surface_finish(surface)
      return result(isDrawn, cairo_surface_status(surface), sink)
    }

    /// Draws the content of a page, and returns whether Cairo reported no error.
    private static func draw(
      _ page: RenderedPage, on context: OpaquePointer, pixelsInAPoint: Float, isText: Bool
    ) -> Bool {
      PangoContexts.use { fonts in
        let drawing = CairoDrawing(
          context, fonts, pixelsInAPoint: pixelsInAPoint, keepsText: isText)
        switch page.content {
        case .picture(let picture, let changes):
          drawing.draw(picture, page.overlays, changes)
        case .sheet(let sheet): drawing.draw(sheet, page.overlays)
        }
        return cairo_status(context) == CAIRO_STATUS_SUCCESS
      } ?? false
    }

    private static func result(
      _ isDrawn: Bool, _ status: cairo_status_t, _ sink: Sink
    ) -> DrawingResult {
      guard isDrawn, status == CAIRO_STATUS_SUCCESS else {
        let words = cairo_status_to_string(status).map { String(cString: $0) } ?? ""
        return .failed("Cairo says '\(words)'")
      }
      return .drawn(sink.bytes)
    }

    private static func pixels(_ points: Float, _ scale: Float) -> Int {
      Int(min(max((points * scale - 0.001).rounded(.up), 1), 1e9))
    }

    /// Cairo's limit for a side of an image, in pixels.
    private static let longest = 32_767
    /// The maximum number of pixels, of four bytes each.
    private static let mostPixels = 200_000_000
    /// The usual limit of PDF readers for a side of a page, in points.
    private static let longestPage: Float = 14_400
    private static let outOfMemory = "there is no memory for it"

    /// Collects the bytes that Cairo writes.
    private final class Sink {
      var bytes: [UInt8] = []

      /// A pointer to the sink, valid as long as the sink exists.
      var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

      static let write: cairo_write_func_t = { sink, bytes, count in
        guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes += UnsafeBufferPointer(
          start: bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }
    }
  }

  extension RenderedPage.Content {
    fileprivate var size: LayoutSize {
      switch self {
      case .picture(let picture, _): picture.size
      case .sheet(let sheet): sheet.size
      }
    }
  }
#endif
