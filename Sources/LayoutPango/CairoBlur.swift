#if Pango
  import CPango
  import LayoutEngine

  /// A shape with soft edges, which Cairo has none of: three means over boxes come near to a Gaussian
  /// blur (Filter Effects §9.8).
  struct CairoBlur {
    private let surface: Surface
    /// From the top left of the pixels to that of the shape, in pixels.
    private let reach: Int
    /// Pixels in a point.
    private let scale: Float

    private final class Surface {
      let pointer: OpaquePointer
      init(_ pointer: OpaquePointer) { self.pointer = pointer }
      deinit { cairo_surface_destroy(pointer) }
    }

    /// Blurs what is filled.
    ///
    /// - Parameters:
    ///   - deviation: Of the blur, in points.
    ///   - size: Of the shape, in points.
    ///   - pixelsInAPoint: How fine it is made; less where that would be large.
    ///   - draw: Adds the shape to the path of a context in points.
    init?(
      deviation: Float, of size: LayoutSize, pixelsInAPoint: Float, draw: (OpaquePointer) -> Void
    ) {
      let reachInPoints = deviation * 3
      let sides = (size.width + 2 * reachInPoints, size.height + 2 * reachInPoints)
      guard sides.0.isFinite, sides.1.isFinite, sides.0 > 0, sides.1 > 0 else { return nil }
      // What is soft over many pixels needs no more of them.
      var scale = min(pixelsInAPoint, Self.finestDeviation / deviation)
      let pixels = sides.0 * sides.1 * scale * scale
      if pixels > Self.mostPixels { scale *= (Self.mostPixels / pixels).squareRoot() }
      scale = min(scale, Self.longest / sides.0, Self.longest / sides.1)
      self.scale = scale
      reach = Int((reachInPoints * scale).rounded(.up))
      let width = Int((size.width * scale).rounded(.up)) + 2 * reach
      let height = Int((size.height * scale).rounded(.up)) + 2 * reach
      guard
        let pointer = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
      else { return nil }
      surface = Surface(pointer)
      guard let context = cairo_create(pointer) else { return nil }
      cairo_translate(context, Double(reach), Double(reach))
      cairo_scale(context, Double(scale), Double(scale))
      draw(context)
      cairo_fill(context)
      cairo_destroy(context)
      cairo_surface_flush(pointer)
      guard let data = cairo_image_surface_get_data(pointer) else { return nil }
      let stride = Int(cairo_image_surface_get_stride(pointer))
      let boxes = Self.boxes(deviation: deviation * scale)
      var line = [UInt8](repeating: 0, count: max(width, height))
      for row in 0..<height {
        Self.blur(data + row * stride, step: 1, count: width, boxes, &line)
      }
      for column in 0..<width {
        Self.blur(data + column, step: stride, count: height, boxes, &line)
      }
      cairo_surface_mark_dirty(pointer)
    }

    /// Paints the context's source through the shape, whose top left is the origin.
    func mask(on context: OpaquePointer) {
      cairo_save(context)
      cairo_scale(context, Double(1 / scale), Double(1 / scale))
      cairo_mask_surface(context, surface.pointer, Double(-reach), Double(-reach))
      cairo_restore(context)
    }

    /// The widths of the three boxes whose means together have this deviation.
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

    /// In pixels.
    private static let finestDeviation: Float = 24
    private static let mostPixels: Float = 4_000_000
    private static let longest: Float = 30_000
  }
#endif
