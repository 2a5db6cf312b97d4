#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutEngine
  package import QuartzCore

  /// The looks of a layer, with its colors resolved.
  package struct LayerLook {
    package var background: CGColor?
    package var gradient: (colors: [CGColor], angle: Float)?
    package var corners: CornerRadii
    package var clips: Bool
    package var stroke: (width: Float, color: CGColor)?
    package var shadow: (shadow: LayoutShadow, color: CGColor)?

    /// - Parameters:
    ///   - look: The looks of the element.
    ///   - clips: Whether the content is cut off at the element's edges.
    ///   - strokeColor: The color of a stroke that has none.
    ///   - color: Returns the platform's color for a color of the document.
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
      // Colors that the app's catalog lacks fill nothing.
      var filled = look
      if background == nil { filled.backgroundColor = nil }
      if gradient?.colors.isEmpty ?? true { filled.gradient = nil }
      shadow = filled.castShadow.flatMap { shadow in color(shadow.color).map { (shadow, $0) } }
    }

    /// Looks that show nothing.
    package static var plain: LayerLook {
      LayerLook(ElementStyle(), clips: false, strokeColor: nil) { _ in nil }
    }

    /// Whether the looks show nothing.
    package var isPlain: Bool {
      background == nil && gradient == nil && corners == CornerRadii(0) && !clips && stroke == nil
        && shadow == nil
    }

    /// Whether clipping would cut off the shadow, so that the shadow needs its own layer.
    package var needsPlate: Bool { shadow != nil && clips }
  }

  /// The layers that an element's looks need in addition to the view's own.
  package final class LookLayers {
    private var gradient: CAGradientLayer?
    private var outline: CAShapeLayer?

    package init() {}

    /// Shows looks on layers.
    ///
    /// - Parameters:
    ///   - look: The looks.
    ///   - plate: The layer with the element's content.
    ///   - outer: The layer that casts the shadow: the plate, or the layer around the plate.
    ///   - size: The size of both layers, in points.
    package func show(_ look: LayerLook, on plate: CALayer, in outer: CALayer, size: CGSize) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      let room = LayoutSize(width: Float(size.width), height: Float(size.height))
      let corners = CornerOutline(look.corners, in: room)
      plate.backgroundColor = look.background
      plate.masksToBounds = look.clips
      showCorners(corners, look, on: plate, size)
      showGradient(look, corners, on: plate, size, room)
      showShadow(look, corners, on: outer, size)
      if outer !== plate { outer.backgroundColor = nil }
      CATransaction.commit()
    }

    private func showCorners(
      _ corners: CornerOutline, _ look: LayerLook, on plate: CALayer, _ size: CGSize
    ) {
      let strokeWidth = CGFloat(look.stroke?.width ?? 0)
      guard let radius = corners.common else {
        // Corners with different radii need a mask, and their stroke is a shape. A mask would cut
        // off the shadow of a layer that does not clip, whose view draws the background instead.
        plate.cornerRadius = 0
        plate.borderWidth = 0
        plate.mask = look.clips ? corners.mask(in: size) : nil
        if !look.clips { plate.backgroundColor = nil }
        guard let stroke = look.stroke else {
          outline?.removeFromSuperlayer()
          outline = nil
          return
        }
        let line = outline ?? CAShapeLayer()
        line.frame = CGRect(origin: .zero, size: size)
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
      _ look: LayerLook, _ corners: CornerOutline, on plate: CALayer, _ size: CGSize,
      _ room: LayoutSize
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
      layer.mask = corners.common == nil && !look.clips ? corners.mask(in: size) : nil
      // Behind all views, which are inserted and removed by their index among each other.
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
      // A blur spreads over twice its standard deviation, which Core Animation takes as radius.
      outer.shadowRadius = CGFloat(max(shadow.radius, 0) / 2)
      outer.shadowPath = corners.path(in: size, inset: 0)
    }
  }

  extension CornerOutline {
    /// The corners with a radius above 0.
    fileprivate var rounded: CACornerMask {
      var mask: CACornerMask = []
      if radii.topLeft > 0 { mask.insert(.layerMinXMinYCorner) }
      if radii.topRight > 0 { mask.insert(.layerMaxXMinYCorner) }
      if radii.bottomLeft > 0 { mask.insert(.layerMinXMaxYCorner) }
      if radii.bottomRight > 0 { mask.insert(.layerMaxXMaxYCorner) }
      return mask
    }

    /// A mask that cuts off what is outside the corners.
    fileprivate func mask(in size: CGSize) -> CALayer {
      let mask = CAShapeLayer()
      mask.frame = CGRect(origin: .zero, size: size)
      mask.path = path(in: size, inset: 0)
      return mask
    }

    /// The outline as a path, in points from the top left.
    ///
    /// - Parameters:
    ///   - size: The size of the frame.
    ///   - inset: The distance of the path from the frame's edges, inwards.
    /// - Returns: The outline.
    func path(in size: CGSize, inset: CGFloat) -> CGPath {
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
