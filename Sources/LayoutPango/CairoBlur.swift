#if Pango
  import CPango
  import LayoutEngine

  /// A blurred shape.
  ///
  /// Cairo has no blur, so three box blurs approximate a Gaussian blur (Filter Effects §9.8).
  struct CairoBlur {
    private let surface: Surface
    /// The pixels between the edges of the surface and the edges of the shape.
    private let reach: Int
    /// The pixels per point.
    private let scale: Float

    private final class Surface {
      let pointer: OpaquePointer
      init(_ pointer: OpaquePointer) { self.pointer = pointer }
      deinit { cairo_surface_destroy(pointer) }
    }

    /// Fills a shape and blurs it.
    ///
    /// - Parameters:
    ///   - deviation: The standard deviation of the blur, in points.
    ///   - size: The size of the shape, in points.
    ///   - pixelsInAPoint: The resolution in pixels per point; reduced if the surface would be
    ///     large.
    ///   - draw: Adds the shape to the path of a context in points.
    init?(
      deviation: Float, of size: LayoutSize, pixelsInAPoint: Float, draw: (OpaquePointer) -> Void
    ) {
      self.init(
        CAIRO_FORMAT_A8, channels: 1, deviation: deviation, of: size, margin: deviation * 3,
        pixelsInAPoint: pixelsInAPoint
      ) {
        draw($0)
        cairo_fill($0)
      }
    }

    /// Draws a picture in its colors and blurs it.
    ///
    /// - Parameters:
    ///   - extent: The frame of the blurred picture in its own coordinates, in points.
    ///   - deviation: The standard deviation of the blur, in points.
    ///   - pixelsInAPoint: The resolution in pixels per point; reduced if the surface would be
    ///     large.
    ///   - draw: Draws the picture on a context in points.
    init?(
      pictureIn extent: LayoutRect, deviation: Float, pixelsInAPoint: Float,
      draw: (OpaquePointer) -> Void
    ) {
      self.init(
        CAIRO_FORMAT_ARGB32, channels: 4, deviation: deviation, of: extent.size, margin: 0,
        pixelsInAPoint: pixelsInAPoint
      ) {
        cairo_translate($0, Double(-extent.x), Double(-extent.y))
        draw($0)
      }
    }

    private init?(
      _ format: cairo_format_t, channels: Int, deviation: Float, of size: LayoutSize,
      margin: Float, pixelsInAPoint: Float, draw: (OpaquePointer) -> Void
    ) {
      let sides = (size.width + 2 * margin, size.height + 2 * margin)
      guard sides.0.isFinite, sides.1.isFinite, sides.0 > 0, sides.1 > 0 else { return nil }
      // A blur over many pixels looks the same at a lower resolution.
      var scale = min(pixelsInAPoint, Self.finestDeviation / deviation)
      let pixels = sides.0 * sides.1 * scale * scale
      if pixels > Self.mostPixels { scale *= (Self.mostPixels / pixels).squareRoot() }
      scale = min(scale, Self.longest / sides.0, Self.longest / sides.1)
      self.scale = scale
      reach = Int((margin * scale).rounded(.up))
      let width = Int((size.width * scale).rounded(.up)) + 2 * reach
      let height = Int((size.height * scale).rounded(.up)) + 2 * reach
      guard let pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
      else { return nil }
      surface = Surface(pointer)
      guard let context = cairo_create(pointer) else { return nil }
      cairo_translate(context, Double(reach), Double(reach))
      cairo_scale(context, Double(scale), Double(scale))
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(pointer)
      guard let data = cairo_image_surface_get_data(pointer) else { return nil }
      let stride = Int(cairo_image_surface_get_stride(pointer))
      let boxes = Self.boxes(deviation: deviation * scale)
      var line = [UInt8](repeating: 0, count: max(width, height))
      // The colors are multiplied by their opacity, so each channel is blurred alone.
      for channel in 0..<channels {
        for row in 0..<height {
          Self.blur(data + row * stride + channel, step: channels, count: width, boxes, &line)
        }
        for column in 0..<width {
          Self.blur(
            data + column * channels + channel, step: stride, count: height, boxes, &line)
        }
      }
      cairo_surface_mark_dirty(pointer)
    }

    /// Paints the context's source through the blurred shape; the shape's top left is the origin.
    func mask(on context: OpaquePointer) {
      cairo_save(context)
      cairo_scale(context, Double(1 / scale), Double(1 / scale))
      cairo_mask_surface(context, surface.pointer, Double(-reach), Double(-reach))
      cairo_restore(context)
    }

    /// Paints the blurred picture; the top left of its extent is the origin.
    func paint(on context: OpaquePointer) {
      cairo_save(context)
      cairo_scale(context, Double(1 / scale), Double(1 / scale))
      cairo_set_source_surface(context, surface.pointer, 0, 0)
      cairo_paint(context)
      cairo_restore(context)
    }

    /// The widths of three boxes whose blurs together have a given standard deviation.
    private static func boxes(deviation: Float) -> [Int] {
      let squares = 12 * deviation * deviation
      var narrow = Int((squares / 3 + 1).squareRoot())
      if narrow % 2 == 0 { narrow -= 1 }
      let ideal =
        (squares - Float(3 * narrow * narrow + 12 * narrow + 9)) / Float(-4 * narrow - 4)
      let count = Int(ideal.rounded())
      return (0..<3).map { $0 < count ? narrow : narrow + 2 }
    }

    /// Blurs a row or a column.
    private static func blur(
      _ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ boxes: [Int],
      _ line: inout [UInt8],
    ) {
      line.withUnsafeMutableBufferPointer { line in
        for box in boxes where box > 1 {
          let half = box / 2
          var sum = 0
          for place in 0..<count {
            line[place] = bytes[place * step]
            if place < half { sum += Int(line[place]) }
          }
          for place in 0..<count {
            if place + half < count { sum += Int(line[place + half]) }
            if place > half { sum -= Int(line[place - half - 1]) }
            bytes[place * step] = UInt8((sum + half) / box)
          }
        }
      }
    }

    /// The limits in pixels.
    private static let finestDeviation: Float = 24
    private static let mostPixels: Float = 4_000_000
    private static let longest: Float = 30_000
  }
#endif
