#if canImport(UIKit) && !os(watchOS)
  package import LayoutViews
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import LayoutEngine

  /// The looks of a view: background, gradient, corners, stroke, shadow.
  ///
  /// If a view clips its content and has a shadow, the content lies on a plate: an inner view that
  /// clips, inside the view that casts the shadow.
  @MainActor package final class Plate {
    private unowned let view: PlatformView
    private let layers = LookLayers()
    private var inner: PlatformView?
    private var look: LayerLook?
    private var shownSize: CGSize?
    private var transform: DrawnTransform?

    package init(of view: PlatformView) { self.view = view }

    /// The view that contains the element's content.
    package var holder: PlatformView { inner ?? view }

    /// The background that the view must draw itself behind its content; nil if a layer draws it.
    ///
    /// This is the background of a view that does not clip and has corners of different radii.
    package var ownBackground: (path: CGPath, color: CGColor)? {
      guard let look, !look.clips, let color = look.background else { return nil }
      let size = view.bounds.size
      let corners = CornerOutline(look.corners, in: LayoutSize(size))
      return corners.common == nil ? (corners.path(in: size, inset: 0), color) : nil
    }

    /// Shows the looks of an element.
    ///
    /// - Parameters:
    ///   - content: The content whose looks are shown.
    ///   - clips: Whether the view clips its content. If not, it has to draw ``ownBackground``.
    package func show(_ content: ViewContent, clips: Bool) {
      let look = LayerLook(
        content.look, in: content.environment.direction, clips: clips,
        strokeColor: view.layerColor(.ofSeparators)
      ) { color in PlatformColor.ofLayout(color).map { self.view.layerColor($0) } }
      turn(DrawnTransform(content.look))
      guard !look.isPlain || self.look?.isPlain == false else { return }
      if look.needsPlate != (inner != nil) { changePlates(look.needsPlate) }
      self.look = look
      shownSize = nil
      layOut()
    }

    /// Adapts the looks to the size of the view.
    package func layOut() {
      if transform != nil { turn(transform) }
      guard let look, shownSize != view.bounds.size else { return }
      shownSize = view.bounds.size
      inner?.frame = CGRect(origin: .zero, size: view.bounds.size)
      layers.show(look, on: holder.looksLayer, in: view.looksLayer, size: view.bounds.size)
    }

    /// Turns and enlarges the view about its center.
    private func turn(_ transform: DrawnTransform?) {
      guard transform != nil || self.transform != nil else { return }
      let place = view.place
      self.transform = transform
      view.looksLayer.setAffineTransform(
        transform.map { CGAffineTransform($0, in: LayoutSize(view.bounds.size)) } ?? .identity)
      view.place = place
    }

    /// Moves the view's content onto a plate, or back into the view.
    private func changePlates(_ needsPlate: Bool) {
      let held = holder.subviews
      // Remove the looks from the current layers, since others will show them.
      layers.show(.plain, on: holder.looksLayer, in: view.looksLayer, size: view.bounds.size)
      inner?.removeFromSuperview()
      inner = nil
      if needsPlate {
        let plate = PlainView(frame: view.bounds)
        view.addSubview(plate)
        inner = plate
      }
      for view in held { holder.addSubview(view) }
    }
  }

  extension CGAffineTransform {
    /// Makes the transform of a layer of this size.
    fileprivate init(_ transform: DrawnTransform, in size: LayoutSize) {
      let matrix = transform.matrix(in: size)
      // A layer of UIKit is transformed about its center, and one of AppKit about its origin.
      #if canImport(UIKit)
        let (x, y): (Float, Float) = (0, 0)
      #else
        let (x, y) = (matrix.x, matrix.y)
      #endif
      self.init(
        a: CGFloat(matrix.a), b: CGFloat(matrix.b), c: CGFloat(matrix.c), d: CGFloat(matrix.d),
        tx: CGFloat(x), ty: CGFloat(y))
    }
  }
#endif
