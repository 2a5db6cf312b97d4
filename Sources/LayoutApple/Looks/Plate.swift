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
    /// Whether the view's layer has a transform.
    private var isTurned = false
    /// The factor by which the view is drawn larger while it comes or goes.
    package var motionScale: Float = 1 {
      didSet { if motionScale != oldValue { turn() } }
    }

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
      transform = DrawnTransform(content.look)
      turn()
      guard !look.isPlain || self.look?.isPlain == false else { return }
      if look.needsPlate != (inner != nil) { changePlates(look.needsPlate) }
      self.look = look
      shownSize = nil
      layOut()
    }

    /// Adapts the looks to the size of the view.
    package func layOut() {
      if isTurned { turn() }
      guard let look, shownSize != view.bounds.size else { return }
      shownSize = view.bounds.size
      inner?.frame = CGRect(origin: .zero, size: view.bounds.size)
      layers.show(look, on: holder.looksLayer, in: view.looksLayer, size: view.bounds.size)
    }

    /// Turns and enlarges the view about its center.
    private func turn() {
      let isPlain = transform == nil && motionScale == 1
      guard !isPlain || isTurned else { return }
      let place = view.place
      isTurned = !isPlain
      view.looksLayer.setAffineTransform(
        isPlain
          ? .identity
          : CGAffineTransform(transform, motionScale, in: LayoutSize(view.bounds.size)))
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
    /// Makes the transform of a layer of this size, with another factor about the center.
    fileprivate init(_ transform: DrawnTransform?, _ scale: Float, in size: LayoutSize) {
      let matrix = transform?.matrix(in: size) ?? (a: 1, b: 0, c: 0, d: 1, x: 0, y: 0)
      // A layer of UIKit is transformed about its center, and one of AppKit about its origin.
      #if canImport(UIKit)
        let (x, y): (Float, Float) = (0, 0)
      #else
        let (x, y) = (
          scale * matrix.x + (1 - scale) * size.width / 2,
          scale * matrix.y + (1 - scale) * size.height / 2
        )
      #endif
      self.init(
        a: CGFloat(scale * matrix.a), b: CGFloat(scale * matrix.b), c: CGFloat(scale * matrix.c),
        d: CGFloat(scale * matrix.d), tx: CGFloat(x), ty: CGFloat(y))
    }
  }
#endif
