#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutEngine
  package import QuartzCore

  /// The looks of a layer, with its colors resolved.
  package struct LayerLook {
    package var background: CGColor?
    /// The colors of a gradient, their places from 0 to 1, and its angle; nil for circles around
    /// the middle.
    package var gradient: (colors: [CGColor], places: [Float], angle: Float?)?
    package var corners: CornerRadii
    package var clips: Bool
    package var stroke: (width: Float, color: CGColor, dash: LayoutDash?)?
    /// The lines along single edges, and the color of each, in the order of the lines.
    package var borders: (lines: DrawnBorders, colors: [CGColor?])
    package var mask: ElementStyle.Mask
    package var shadow: (shadow: LayoutShadow, color: CGColor)?

    /// - Parameters:
    ///   - look: The looks of the element.
    ///   - direction: The direction in which the element lays out its content.
    ///   - clips: Whether the content is cut off at the element's edges.
    ///   - strokeColor: The color of a stroke that has none.
    ///   - color: Returns the platform's color for a color of the document.
    package init(
      _ look: ElementStyle, in direction: WritingDirection = .ltr, clips: Bool,
      strokeColor: CGColor?, color: (LayoutColor) -> CGColor?
    ) {
      background = look.backgroundColor.flatMap(color)
      gradient = look.gradient.map { gradient in
        let stops = zip(gradient.colors, gradient.places).compactMap { said, place in
          color(said).map { ($0, place) }
        }
        return (stops.map(\.0), stops.map(\.1), gradient.angle(in: direction))
      }
      corners = look.cornerRadius
      self.clips = clips
      if look.strokeWidth > 0, let color = look.strokeColor.flatMap(color) ?? strokeColor {
        stroke = (look.strokeWidth, color, look.drawnDash)
      }
      let lines = look.borders(in: direction)
      borders = (lines, lines.lines(in: .zero).map { color($0.color) })
      mask = look.mask
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
        && shadow == nil && borders.lines.isEmpty && mask == .unmasked
    }

    /// Whether clipping would cut off the shadow, so that the shadow needs its own layer.
    package var needsPlate: Bool { shadow != nil && clips }
  }

  /// The layers that an element's looks need in addition to the view's own.
  package final class LookLayers {
    private var gradient: CAGradientLayer?
    private var outline: CAShapeLayer?
    private var edges: CALayer?

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
      showEdges(look, corners, on: plate, size, room)
      showShadow(look, corners, on: outer, size)
      showMask(look, corners, on: outer, isPlate: outer === plate, size, room)
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
        return showOutline(look.stroke, corners, on: plate, size)
      }
      plate.mask = nil
      plate.cornerRadius = CGFloat(radius)
      plate.maskedCorners = corners.rounded
      // The border of a layer has no gaps.
      let isDashed = look.stroke?.dash != nil
      showOutline(isDashed ? look.stroke : nil, corners, on: plate, size)
      plate.borderWidth = isDashed ? 0 : strokeWidth
      plate.borderColor = isDashed ? nil : look.stroke?.color
    }

    /// Shows a stroke as a shape, or removes the shape.
    private func showOutline(
      _ stroke: (width: Float, color: CGColor, dash: LayoutDash?)?, _ corners: CornerOutline,
      on plate: CALayer, _ size: CGSize
    ) {
      guard let stroke else {
        outline?.removeFromSuperlayer()
        outline = nil
        return
      }
      let width = CGFloat(stroke.width)
      let line = outline ?? CAShapeLayer()
      line.frame = CGRect(origin: .zero, size: size)
      line.path = corners.path(in: size, inset: width / 2)
      line.fillColor = nil
      line.strokeColor = stroke.color
      line.lineWidth = width
      line.lineDashPattern = stroke.dash.map {
        [NSNumber(value: $0.line), NSNumber(value: $0.gap)]
      }
      line.zPosition = Self.front
      if outline == nil { plate.addSublayer(line) }
      outline = line
    }

    /// Shows the lines along single edges, in front of the content.
    private func showEdges(
      _ look: LayerLook, _ corners: CornerOutline, on plate: CALayer, _ size: CGSize,
      _ room: LayoutSize
    ) {
      edges?.removeFromSuperlayer()
      edges = nil
      guard !look.borders.lines.isEmpty else { return }
      let layer = CALayer()
      layer.frame = CGRect(origin: .zero, size: size)
      layer.cornerRadius = CGFloat(corners.common ?? 0)
      layer.maskedCorners = corners.rounded
      layer.masksToBounds = layer.cornerRadius > 0
      layer.mask = corners.common == nil ? corners.mask(in: size) : nil
      for (line, color) in zip(look.borders.lines.lines(in: room), look.borders.colors) {
        let edge = CALayer()
        edge.frame = CGRect(line.frame)
        edge.backgroundColor = color
        layer.addSublayer(edge)
      }
      layer.zPosition = Self.front
      plate.addSublayer(layer)
      edges = layer
    }

    /// Cuts everything off at the mask, which a layer applies to its sublayers too.
    private func showMask(
      _ look: LayerLook, _ corners: CornerOutline, on outer: CALayer, isPlate: Bool, _ size: CGSize,
      _ room: LayoutSize
    ) {
      guard let (frame, radius) = look.mask.outline(in: room) else {
        if !isPlate { outer.mask = nil }
        return
      }
      let shape = CAShapeLayer()
      shape.frame = CGRect(frame)
      shape.path = CornerOutline(CornerRadii(radius), in: frame.size)
        .path(in: shape.frame.size, inset: 0)
      // The plate may have a mask for its corners.
      if isPlate, let own = outer.mask {
        own.frame = CGRect(
          x: -shape.frame.minX, y: -shape.frame.minY, width: size.width, height: size.height)
        shape.mask = own
      }
      outer.mask = shape
    }

    /// In front of all views, pinned ones included.
    private static let front: CGFloat = 2

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
      layer.frame = CGRect(origin: .zero, size: size)
      layer.colors = said.colors.count == 1 ? [first, first] : said.colors
      layer.locations = said.colors.count == 1 ? nil : said.places.map { NSNumber(value: $0) }
      if let angle = said.angle {
        let line = GradientLine(angle: angle, in: room)
        layer.type = .axial
        layer.startPoint = CGPoint(x: line.startX, y: line.startY)
        layer.endPoint = CGPoint(x: line.endX, y: line.endY)
      } else {
        // The end is the corner of the rectangle around the ellipse: here, of that around the
        // circle through the corners of the frame.
        let (width, height) = (Double(room.width), Double(room.height))
        let radius = (width * width + height * height).squareRoot() / 2
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(
          x: 0.5 + (width > 0 ? radius / width : 0), y: 0.5 + (height > 0 ? radius / height : 0))
      }
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
