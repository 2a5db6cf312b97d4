#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutEngine
  package import QuartzCore

  /// What a layer is to look like, with its colors found.
  package struct LayerLook {
    package var background: CGColor?
    package var gradient: (colors: [CGColor], angle: Float)?
    package var corners: CornerRadii
    package var clips: Bool
    package var stroke: (width: Float, color: CGColor)?
    package var shadow: (shadow: LayoutShadow, color: CGColor)?

    /// - Parameters:
    ///   - look: What the element says.
    ///   - clips: Whether what is in the element is cut off at its edges.
    ///   - strokeColor: That of a stroke which has none.
    ///   - color: Finds colors.
    package init(
      _ look: ElementStyle, clips: Bool, strokeColor: CGColor?, color: (LayoutColor) -> CGColor?
    ) {
      background = look.backgroundColor.flatMap(color)
      gradient = look.gradient.map { ($0.colors.compactMap(color), $0.angle) }
      corners = look.cornerRadius
      self.clips = clips
      if look.strokeWidth > 0, let color = look.strokeColor.flatMap(color) ?? strokeColor {
        stroke = (look.strokeWidth, color)
      }
      shadow = look.shadow.flatMap { shadow in color(shadow.color).map { (shadow, $0) } }
    }

    /// One that shows nothing.
    package static var plain: LayerLook {
      LayerLook(ElementStyle(), clips: false, strokeColor: nil) { _ in nil }
    }

    /// Whether nothing of it shows.
    package var isPlain: Bool {
      background == nil && gradient == nil && corners == CornerRadii(0) && !clips && stroke == nil
        && shadow == nil
    }

    /// Whether the shadow would be cut off with what is in the element, so that it wants a layer of its own.
    package var needsPlate: Bool { shadow != nil && clips }
  }

  /// The layers that an element's looks need beside the view's own.
  package final class LookLayers {
    private var gradient: CAGradientLayer?
    private var outline: CAShapeLayer?

    package init() {}

    /// Shows a look.
    ///
    /// - Parameters:
    ///   - look: The look.
    ///   - plate: The layer with what is in the element.
    ///   - outer: The layer that casts the shadow: the plate, or the one that it lies in.
    ///   - size: That of both, in points.
    package func show(_ look: LayerLook, on plate: CALayer, in outer: CALayer, size: CGSize) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      let room = LayoutSize(width: Float(size.width), height: Float(size.height))
      let corners = CornerOutline(look.corners, in: room)
      plate.backgroundColor = look.background
      plate.masksToBounds = look.clips
      showCorners(corners, look, on: plate, size)
      showGradient(look, on: plate, size, room)
      showShadow(look, corners, on: outer, size)
      if outer !== plate { outer.backgroundColor = nil }
      CATransaction.commit()
    }

    private func showCorners(
      _ corners: CornerOutline, _ look: LayerLook, on plate: CALayer, _ size: CGSize
    ) {
      let strokeWidth = CGFloat(look.stroke?.width ?? 0)
      guard let radius = corners.common else {
        // Corners of several radii are a mask, and their stroke is a line.
        plate.cornerRadius = 0
        plate.borderWidth = 0
        let mask = CAShapeLayer()
        mask.frame = CGRect(origin: .zero, size: size)
        mask.path = corners.path(in: size, inset: 0)
        plate.mask = mask
        guard let stroke = look.stroke else {
          outline?.removeFromSuperlayer()
          outline = nil
          return
        }
        let line = outline ?? CAShapeLayer()
        line.frame = mask.frame
        line.path = corners.path(in: size, inset: strokeWidth / 2)
        line.fillColor = nil
        line.strokeColor = stroke.color
        line.lineWidth = strokeWidth
        if outline == nil { plate.addSublayer(line) }
        outline = line
        return
      }
      plate.mask = nil
      outline?.removeFromSuperlayer()
      outline = nil
      plate.cornerRadius = CGFloat(radius)
      plate.maskedCorners = corners.rounded
      plate.borderWidth = strokeWidth
      plate.borderColor = look.stroke?.color
    }

    private func showGradient(
      _ look: LayerLook, on plate: CALayer, _ size: CGSize, _ room: LayoutSize
    ) {
      guard let said = look.gradient, let first = said.colors.first else {
        gradient?.removeFromSuperlayer()
        gradient = nil
        return
      }
      let layer = gradient ?? CAGradientLayer()
      let line = GradientLine(angle: said.angle, in: room)
      layer.frame = CGRect(origin: .zero, size: size)
      layer.colors = said.colors.count == 1 ? [first, first] : said.colors
      layer.startPoint = CGPoint(x: line.startX, y: line.startY)
      layer.endPoint = CGPoint(x: line.endX, y: line.endY)
      layer.cornerRadius = plate.cornerRadius
      layer.maskedCorners = plate.maskedCorners
      layer.masksToBounds = plate.cornerRadius > 0
      // Behind all views, which are added and taken away by their places among each other.
      layer.zPosition = -1
      if gradient == nil { plate.insertSublayer(layer, at: 0) }
      gradient = layer
    }

    private func showShadow(
      _ look: LayerLook, _ corners: CornerOutline, on outer: CALayer, _ size: CGSize
    ) {
      guard let (shadow, color) = look.shadow else {
        outer.shadowOpacity = 0
        outer.shadowPath = nil
        return
      }
      outer.masksToBounds = false
      outer.shadowOpacity = 1
      outer.shadowColor = color
      outer.shadowOffset = CGSize(width: CGFloat(shadow.x), height: CGFloat(shadow.y))
      // A blur spreads over twice the radius that Core Animation takes, its standard deviation.
      outer.shadowRadius = CGFloat(max(shadow.radius, 0) / 2)
      outer.shadowPath = corners.path(in: size, inset: 0)
    }
  }

  extension CornerOutline {
    /// The corners that are rounded.
    fileprivate var rounded: CACornerMask {
      var mask: CACornerMask = []
      if radii.topLeft > 0 { mask.insert(.layerMinXMinYCorner) }
      if radii.topRight > 0 { mask.insert(.layerMaxXMinYCorner) }
      if radii.bottomLeft > 0 { mask.insert(.layerMinXMaxYCorner) }
      if radii.bottomRight > 0 { mask.insert(.layerMaxXMaxYCorner) }
      return mask
    }

    /// The outline, in points from the top left.
    ///
    /// - Parameters:
    ///   - size: The size of the frame.
    ///   - inset: How far within the frame it runs.
    /// - Returns: The outline.
    fileprivate func path(in size: CGSize, inset: CGFloat) -> CGPath {
      let (left, top) = (inset, inset)
      let right = max(size.width - inset, left)
      let bottom = max(size.height - inset, top)
      func radius(_ radius: Float) -> CGFloat { max(CGFloat(radius) - inset, 0) }
      let path = CGMutablePath()
      path.move(to: CGPoint(x: left + radius(radii.topLeft), y: top))
      for (corner, next, radius) in [
        (CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), radius(radii.topRight)),
        (CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom), radius(radii.bottomRight)),
        (CGPoint(x: left, y: bottom), CGPoint(x: left, y: top), radius(radii.bottomLeft)),
        (CGPoint(x: left, y: top), CGPoint(x: right, y: top), radius(radii.topLeft)),
      ] {
        path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      }
      path.closeSubpath()
      return path
    }
  }
#endif
