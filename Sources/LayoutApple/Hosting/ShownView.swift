#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutEngine
  package import LayoutViews

  #if canImport(UIKit)
    package import UIKit
  #else
    package import AppKit
  #endif

  /// A view that shows elements of one kind, one after the other.
  @MainActor package protocol ShownView: PlatformView {
    /// What the view is known by, where it shows something.
    var token: ViewToken? { get set }
    /// The view that what is in the element is put into.
    var holder: PlatformView { get }

    /// Shows what has changed.
    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools)

    /// Forgets what it showed.
    func forget()
  }

  /// A view that scrolls what is in it, in which what is pinned stays in sight.
  @MainActor package protocol ScrollingView: PlatformView {
    /// What is scrolled.
    var scrolled: PlatformView { get }
    /// What shows of it, in its coordinates.
    var visible: CGRect { get }
    /// The size of all of it.
    var scrolledSize: CGSize { get }
    /// The axis along which it is scrolled.
    var axis: ScrollSpec.Axis { get }

    /// Scrolls as the layout says.
    func arrange(_ geometry: ScrollGeometry)
  }

  extension PlatformView {
    /// Lets the view shine through, from 0, where it is not seen, to 1.
    package func show(opacity: Float) {
      #if canImport(UIKit)
        alpha = CGFloat(opacity)
      #else
        alphaValue = CGFloat(opacity)
      #endif
    }

    /// Puts a view among the others.
    ///
    /// - Parameters:
    ///   - view: A view that may be one of these already.
    ///   - index: How many of the others it then stands in front of.
    package func put(_ view: PlatformView, at index: Int) {
      #if canImport(UIKit)
        // UIKit takes a view out first, so that the place counts the others.
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
