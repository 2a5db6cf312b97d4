import CGTK4
import LayoutEngine

/// The looks of a view with GTK's colors: the drawing behind the content and in front of it.
struct Looks {
  private var background: GdkRGBA?
  /// The stops of a gradient, and its angle; nil for circles around the middle.
  private var gradient: (angle: Float?, stops: [GskColorStop])?
  private var shadow: (x: Float, y: Float, radius: Float, color: GdkRGBA)?
  private var stroke: (width: Float, color: GdkRGBA, dash: LayoutDash?)?
  /// The widths and colors of the lines along the edges: top, right, bottom, left.
  private var borders: (widths: [Float], colors: [GdkRGBA])?
  private var mask = ElementStyle.Mask.unmasked
  /// The standard deviation of the blur, in points.
  private var blur: Float = 0
  private var radii: CornerRadii = 0
  /// Whether content outside the frame or its rounded corners is clipped.
  private(set) var clips = false

  init() {}

  init(_ look: ElementStyle, in direction: WritingDirection, clips: Bool, _ palette: Palette) {
    background = look.backgroundColor.flatMap(palette.color)
    gradient = look.gradient.flatMap { gradient in
      let stops = zip(gradient.places, gradient.colors).compactMap { place, color in
        palette.color(color).map { GskColorStop(offset: place, color: $0) }
      }
      return stops.isEmpty ? nil : (gradient.angle(in: direction), stops)
    }
    shadow = look.castShadow.flatMap { shadow in
      palette.color(shadow.color).map { (shadow.x, shadow.y, max(shadow.radius, 0), $0) }
    }
    if look.strokeWidth > 0 {
      let color = look.strokeColor.flatMap(palette.color) ?? palette.line
      stroke = (look.strokeWidth, color, look.drawnDash)
    }
    let lines = look.borders(in: direction)
    if !lines.isEmpty {
      let edges = [lines.top, lines.right, lines.bottom, lines.left].map { line in
        line.flatMap { line in palette.color(line.color).map { (line.width, $0) } }
      }
      borders = (edges.map { $0?.0 ?? 0 }, edges.map { $0?.1 ?? GdkRGBA() })
    }
    mask = look.mask
    blur = look.drawnBlur
    radii = look.cornerRadius
    self.clips = clips
  }

  /// The frame with its rounded corners.
  func outline(in size: LayoutSize) -> GskRoundedRect {
    func corner(_ radius: Float) -> graphene_size_t {
      let clamped = radius > 0 ? min(radius, 10_000) : 0
      return graphene_size_t(width: clamped, height: clamped)
    }
    var (outline, bounds) = (GskRoundedRect(), size.bounds)
    var corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(corner)
    // The function also reduces radii that overlap (CSS Backgrounds §5.5).
    gsk_rounded_rect_init(
      &outline, &bounds, &corners[0], &corners[1], &corners[2], &corners[3])
    return outline
  }

  func drawBehind(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    guard background != nil || gradient != nil else { return }
    var (outline, bounds) = (outline(in: size), size.bounds)
    if let shadow {
      var color = shadow.color
      // The background covers this part of the shadow, unless the background is translucent.
      gtk_snapshot_append_outset_shadow(
        snapshot, &outline, &color, shadow.x, shadow.y, 0, shadow.radius)
    }
    let isRounded = radii != 0
    if isRounded { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
    if var background { gtk_snapshot_append_color(snapshot, &background, &bounds) }
    if let gradient {
      var stops = gradient.stops
      // GTK requires two stops.
      if stops.count == 1 { stops.append(GskColorStop(offset: 1, color: stops[0].color)) }
      if let angle = gradient.angle {
        var (start, end) = Self.ends(of: angle, in: size)
        gtk_snapshot_append_linear_gradient(
          snapshot, &bounds, &start, &end, stops, gsize(stops.count))
      } else if size.width > 0, size.height > 0 {
        var center = graphene_point_t(x: size.width / 2, y: size.height / 2)
        let radius = (center.x * center.x + center.y * center.y).squareRoot()
        gtk_snapshot_append_radial_gradient(
          snapshot, &bounds, &center, radius, radius, 0, 1, stops, gsize(stops.count))
      }
    }
    if isRounded { gtk_snapshot_pop(snapshot) }
  }

  func drawInFront(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    if let stroke {
      let width = min(stroke.width, size.width / 2, size.height / 2)
      if let dash = stroke.dash {
        drawLine(width, stroke.color, dash, snapshot, size)
      } else {
        var outline = outline(in: size)
        gtk_snapshot_append_border(
          snapshot, &outline, [width, width, width, width],
          [stroke.color, stroke.color, stroke.color, stroke.color])
      }
    }
    if let borders {
      var outline = outline(in: size)
      let lengths = [size.height, size.width, size.height, size.width]
      gtk_snapshot_append_border(
        snapshot, &outline, zip(borders.widths, lengths).map { min($0, $1) }, borders.colors)
    }
  }

  /// Draws a line with gaps inside the frame, which borders of GTK do not have.
  private func drawLine(
    _ width: Float, _ color: GdkRGBA, _ dash: LayoutDash, _ snapshot: OpaquePointer,
    _ size: LayoutSize
  ) {
    var (bounds, color) = (size.bounds, color)
    guard width > 0, let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(context) }
    let outline = outline(in: size)
    let corners = [
      outline.corner.1.width, outline.corner.2.width, outline.corner.3.width,
      outline.corner.0.width,
    ].map { Double(max($0 - width / 2, 0)) }
    let (near, right, bottom) = (
      Double(width) / 2, Double(size.width - width / 2), Double(size.height - width / 2)
    )
    // From the top right on, clockwise.
    let middles = [
      (right - corners[0], near + corners[0]), (right - corners[1], bottom - corners[1]),
      (near + corners[2], bottom - corners[2]), (near + corners[3], near + corners[3]),
    ]
    for (number, (x, y)) in middles.enumerated() {
      let start = (Double(number) - 1) * .pi / 2
      cairo_arc(context, x, y, corners[number], start, start + .pi / 2)
    }
    cairo_close_path(context)
    cairo_set_dash(context, [Double(dash.line), Double(dash.gap)], 2, 0)
    cairo_set_line_width(context, Double(width))
    gdk_cairo_set_source_rgba(context, &color)
    cairo_stroke(context)
  }

  /// Draws the whole view, cut off at its mask and blurred.
  func drawAll(_ snapshot: OpaquePointer, _ size: LayoutSize, _ draw: () -> Void) {
    let shape = mask.outline(in: size)
    if let shape {
      var (outline, bounds) = (GskRoundedRect(), shape.frame.bounds)
      gsk_rounded_rect_init_from_rect(&outline, &bounds, shape.radius)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
    }
    // GTK's radius is twice the standard deviation.
    if blur > 0 { gtk_snapshot_push_blur(snapshot, Double(blur) * 2) }
    draw()
    if blur > 0 { gtk_snapshot_pop(snapshot) }
    if shape != nil { gtk_snapshot_pop(snapshot) }
  }

  /// The ends of the gradient line, at which perpendiculars touch the corners (CSS Images §3.1.1).
  private static func ends(
    of angle: Float, in size: LayoutSize
  ) -> (graphene_point_t, graphene_point_t) {
    let turn = (angle.isFinite ? angle : 0) * .pi / 180
    let (across, up) = (sinf(turn), cosf(turn))
    let half = (size.width * across.magnitude + size.height * up.magnitude) / 2
    let (x, y) = (size.width / 2, size.height / 2)
    return (
      graphene_point_t(x: x - half * across, y: y + half * up),
      graphene_point_t(x: x + half * across, y: y - half * up)
    )
  }
}
