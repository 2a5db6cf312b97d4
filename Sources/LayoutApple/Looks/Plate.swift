#if canImport(UIKit) && !os(watchOS)
  package import LayoutViews
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  package import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import LayoutEngine

  /// The looks of a view: background, gradient, corners, stroke, shadow.
  ///
  /// Where what is in the view is cut off, and its shadow is not to be, that lies on a plate within it.
  @MainActor package final class Plate {
    private unowned let view: PlatformView
    private let layers = LookLayers()
    private var inner: PlatformView?
    private var look: LayerLook?
    private var shownSize: CGSize?

    package init(of view: PlatformView) { self.view = view }

    /// The view that what is in the element is put into.
    package var holder: PlatformView { inner ?? view }

    /// Shows the looks.
    ///
    /// - Parameters:
    ///   - content: What says them.
    ///   - clips: Whether what is in the view is cut off.
    package func show(_ content: ViewContent, clips: Bool) {
      let look = LayerLook(
        content.look, clips: clips, strokeColor: view.layerColor(.ofSeparators)
      ) { color in PlatformColor.ofLayout(color).map { self.view.layerColor($0) } }
      guard !look.isPlain || self.look?.isPlain == false else { return }
      if look.needsPlate != (inner != nil) { changePlates(look.needsPlate) }
      self.look = look
      shownSize = nil
      layOut()
    }

    /// Follows the size of the view.
    package func layOut() {
      guard let look, shownSize != view.bounds.size else { return }
      shownSize = view.bounds.size
      inner?.frame = CGRect(origin: .zero, size: view.bounds.size)
      layers.show(look, on: holder.looksLayer, in: view.looksLayer, size: view.bounds.size)
    }

    /// Puts what is in the view onto a plate, or back.
    private func changePlates(_ needsPlate: Bool) {
      let held = holder.subviews
      // What one layer has of the looks goes over to the other one.
      layers.show(.plain, on: holder.looksLayer, in: view.looksLayer, size: view.bounds.size)
      inner?.removeFromSuperview()
      inner = nil
      if needsPlate {
        #if canImport(UIKit)
          let plate = UIView(frame: view.bounds)
        #else
          let plate = FlippedView(frame: view.bounds)
        #endif
        view.addSubview(plate)
        inner = plate
      }
      for view in held { holder.addSubview(view) }
    }
  }
#endif
