#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutViews

  #if canImport(UIKit)
    package import UIKit
  #else
    package import AppKit
  #endif

  /// A view that shows elements of one kind, one after the other.
  @MainActor package protocol ShownView: PlatformView {
    /// The token of the shown element; nil while the view shows none.
    var token: ViewToken? { get set }
    /// The looks of the element.
    var plate: Plate { get }
    /// The view that contains the element's content.
    var holder: PlatformView { get }
    /// The view that assistive technology visits: this one, or one inside of it.
    var spoken: PlatformView { get }

    /// Shows the parts of the content that changed.
    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools)

    /// Clears the shown content.
    func forget()
  }

  extension ShownView {
    package var spoken: PlatformView { self }

    /// Shows properties that all kinds have, such as visibility and accessibility.
    ///
    /// - Parameters:
    ///   - content: The content of the element.
    ///   - speaks: Whether the view is one accessibility element even without a label.
    ///   - roles: The accessibility roles of the view's kind.
    ///   - tools: The services that views need.
    package func showCommon(
      _ content: ViewContent, speaks: Bool = false, as roles: [SpokenRole] = [], _ tools: ViewTools
    ) {
      isHidden = content.isHidden
      tools.toolkit.show(content, in: self)
      tools.toolkit.show(SpokenDescription(content, speaks: speaks, as: roles), of: spoken)
    }
  }

  extension PlatformView {
    /// Sets the opacity, from 0 for invisible to 1 for opaque.
    package func show(opacity: Float) {
      #if canImport(UIKit)
        alpha = CGFloat(opacity)
      #else
        alphaValue = CGFloat(opacity)
      #endif
    }

    /// The frame in the parent without the view's rotation and scale.
    ///
    /// UIKit's `frame` of a turned view is the frame around what is drawn.
    package var place: CGRect {
      get {
        #if canImport(UIKit)
          CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
        #else
          frame
        #endif
      }
      set {
        #if canImport(UIKit)
          guard !layer.affineTransform().isIdentity else {
            frame = newValue
            return
          }
          bounds = CGRect(origin: bounds.origin, size: newValue.size)
          center = CGPoint(x: newValue.midX, y: newValue.midY)
        #else
          frame = newValue
        #endif
      }
    }

    /// Enables or disables a view of the app, which in AppKit has to be a control.
    package func answers(people isEnabled: Bool) {
      #if canImport(UIKit)
        isUserInteractionEnabled = isEnabled
      #else
        (self as? NSControl)?.isEnabled = isEnabled
      #endif
    }

    /// Inserts a view, or moves it among its siblings.
    ///
    /// - Parameters:
    ///   - view: The view, which may already be a subview of this one.
    ///   - index: The number of other subviews behind the view.
    package func put(_ view: PlatformView, at index: Int) {
      #if canImport(UIKit)
        // UIKit removes the view first, so the index counts only the other subviews.
        insertSubview(view, at: index)
      #else
        let others = subviews.filter { $0 !== view }
        if index < others.count {
          addSubview(view, positioned: .below, relativeTo: others[index])
        } else {
          addSubview(view)
        }
      #endif
    }
  }
#endif
