#if Pango
  import CPango
  import LayoutEngine
  import LayoutRendering

  /// An image of a picture, such as a PNG or JPEG file.
  struct CairoImage {
    private let surface: Surface
    private let pixels: (width: Int, height: Int)
    /// The size in points; nil if unknown.
    private let size: LayoutSize?

    private final class Surface {
      let pointer: OpaquePointer
      init(_ pointer: OpaquePointer) { self.pointer = pointer }
      deinit { cairo_surface_destroy(pointer) }
    }

    /// Returns nil if the bytes are no PNG or JPEG that can be drawn.
    init?(_ image: Picture.Image) {
      let pointer: OpaquePointer?
      switch image.mediaType {
      case "image/png": pointer = Self.surface(png: image.bytes)
      case "image/jpeg": pointer = Self.surface(jpeg: image)
      default: return nil
      }
      guard let pointer else { return nil }
      surface = Surface(pointer)
      guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
      pixels = (
        Int(cairo_image_surface_get_width(pointer)), Int(cairo_image_surface_get_height(pointer))
      )
      guard pixels.width > 0, pixels.height > 0 else { return nil }
      size = image.size
    }

    /// Draws the image in a box of a size in points; the box's top left is the origin.
    func draw(_ mode: ImageSpec.ContentMode, in box: LayoutSize, on context: OpaquePointer) {
      let own = size ?? LayoutSize(width: Float(pixels.width), height: Float(pixels.height))
      let drawn = mode.frame(of: own, in: box)
      guard drawn.width > 0, drawn.height > 0, drawn.width.isFinite, drawn.height.isFinite else {
        return
      }
      cairo_save(context)
      cairo_translate(context, Double(drawn.x), Double(drawn.y))
      cairo_scale(
        context, Double(drawn.width) / Double(pixels.width),
        Double(drawn.height) / Double(pixels.height))
      cairo_set_source_surface(context, surface.pointer, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // Pad, so that pixels at the edges are not blended with transparent ones.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(pixels.width), Double(pixels.height))
      cairo_fill(context)
      cairo_restore(context)
    }

    // MARK: Formats

    private static func surface(png bytes: [UInt8]) -> OpaquePointer? {
      // The width and the height at the beginning of the file, checked before decoding.
      guard bytes.count >= 24,
        number(bytes[16..<20]) * number(bytes[20..<24]) <= mostPixels
      else { return nil }
      let source = Source(bytes)
      return cairo_image_surface_create_from_png_stream(
        Source.read, Unmanaged.passUnretained(source).toOpaque())
    }

    /// A surface with a JPEG attached, which Cairo embeds in a PDF unchanged.
    private static func surface(jpeg image: Picture.Image) -> OpaquePointer? {
      guard let size = image.size, size.width >= 1, size.height >= 1,
        size.width * size.height <= Float(mostPixels)
      else { return nil }
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height))
      let count = image.bytes.count
      guard let copy = g_malloc(gsize(count)) else { return surface }
      copy.copyMemory(from: image.bytes, byteCount: count)
      let status = cairo_surface_set_mime_data(
        surface, "image/jpeg", copy.assumingMemoryBound(to: UInt8.self), UInt(count),
        { g_free($0) },
        copy)
      if status != CAIRO_STATUS_SUCCESS { g_free(copy) }
      return surface
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
      bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    private static let mostPixels = 64_000_000

    /// The bytes that Cairo reads in sequence.
    private final class Source {
      let bytes: [UInt8]
      var place = 0
      init(_ bytes: [UInt8]) { self.bytes = bytes }

      static let read: cairo_read_func_t = { source, target, count in
        guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
        let reader = Unmanaged<Source>.fromOpaque(source).takeUnretainedValue()
        let end = reader.place + Int(count)
        guard end <= reader.bytes.count else { return CAIRO_STATUS_READ_ERROR }
        reader.bytes[reader.place..<end].withUnsafeBufferPointer { bytes in
          guard let start = bytes.baseAddress else { return }
          target.update(from: start, count: bytes.count)
        }
        reader.place = end
        return CAIRO_STATUS_SUCCESS
      }
    }
  }
#endif
