import CGTK4
import LayoutEngine

/// The looks of a view with GTK's colors: the drawing behind the content and in front of it.
struct Looks {
  private var background: GdkRGBA?
  private var gradient: (angle: Float, colors: [GdkRGBA])?
  private var shadow: (x: Float, y: Float, radius: Float, color: GdkRGBA)?
  private var stroke: (width: Float, color: GdkRGBA)?
  private var radii: CornerRadii = 0
  /// Whether content outside the frame or its rounded corners is clipped.
  private(set) var clips = false

  init() {}

  init(_ look: ElementStyle, clips: Bool, _ palette: Palette) {
    background = look.backgroundColor.flatMap(palette.color)
    gradient = look.gradient.flatMap { gradient in
      let colors = gradient.colors.compactMap(palette.color)
      return colors.isEmpty ? nil : (gradient.angle, colors)
    }
    shadow = look.castShadow.flatMap { shadow in
      palette.color(shadow.color).map { (shadow.x, shadow.y, max(shadow.radius, 0), $0) }
    }
    if look.strokeWidth > 0 {
      stroke = (look.strokeWidth, look.strokeColor.flatMap(palette.color) ?? palette.line)
    }
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
      var (start, end) = Self.ends(of: gradient.angle, in: size)
      let last = Float(max(gradient.colors.count - 1, 1))
      var stops = gradient.colors.enumerated().map {
        GskColorStop(offset: Float($0) / last, color: $1)
      }
      // GTK requires two stops.
      if stops.count == 1 { stops.append(GskColorStop(offset: 1, color: stops[0].color)) }
      gtk_snapshot_append_linear_gradient(
        snapshot, &bounds, &start, &end, stops, gsize(stops.count))
    }
    if isRounded { gtk_snapshot_pop(snapshot) }
  }

  func drawInFront(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    guard let stroke else { return }
    var outline = outline(in: size)
    let width = min(stroke.width, size.width / 2, size.height / 2)
    gtk_snapshot_append_border(
      snapshot, &outline, [width, width, width, width],
      [stroke.color, stroke.color, stroke.color, stroke.color])
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
