// Common names for types that exist in UIKit and in AppKit.

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The view type of the platform: `UIView` with UIKit, `NSView` with AppKit.
  public typealias PlatformView = UIView
  /// The image type of the platform: `UIImage` with UIKit, `NSImage` with AppKit.
  public typealias PlatformImage = UIImage
  /// The view controller type of the platform: `UIViewController` with UIKit, `NSViewController`
  /// with AppKit.
  public typealias PlatformViewController = UIViewController

  package typealias PlatformColor = UIColor
  package typealias PlatformEdgeInsets = UIEdgeInsets
  package typealias PlatformFont = UIFont
  package typealias PlatformFontDescriptor = UIFontDescriptor
  /// A view without behavior of its own, whose coordinates begin at the top.
  package typealias PlainView = UIView

  /// A view that arranges its own content.
  open class ArrangedView: UIView {
    /// Calls `layOutContent()`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      layOutContent()
    }

    /// Arranges the content in the bounds of the view.
    package func layOutContent() {}

    /// Has the content arranged before the view is drawn the next time.
    package func askForLayout() { setNeedsLayout() }
  }
#elseif canImport(AppKit)
  public import AppKit

  /// The view type of the platform: `UIView` with UIKit, `NSView` with AppKit.
  public typealias PlatformView = NSView
  /// The image type of the platform: `UIImage` with UIKit, `NSImage` with AppKit.
  public typealias PlatformImage = NSImage
  /// The view controller type of the platform: `UIViewController` with UIKit, `NSViewController`
  /// with AppKit.
  public typealias PlatformViewController = NSViewController

  package typealias PlatformColor = NSColor
  package typealias PlatformEdgeInsets = NSEdgeInsets
  package typealias PlatformFont = NSFont
  package typealias PlatformFontDescriptor = NSFontDescriptor
  /// A view without behavior of its own, whose coordinates begin at the top.
  package typealias PlainView = FlippedView

  /// A view whose coordinates begin at the top, as those of layouts do.
  open class FlippedView: NSView {
    /// Whether y is 0 at the top: always `true`.
    ///
    /// Nonisolated, since AppKit reads it outside of actors.
    open nonisolated override var isFlipped: Bool { true }

    /// The color of symbols in the view, as the `tintColor` of UIKit; nil is that of the view
    /// around this one.
    package var tint: NSColor? {
      didSet { if tint != oldValue { askSubviewsForLayout() } }
    }
  }

  extension NSView {
    /// The color of symbols in the view, which is that of the nearest view with a color.
    package var inheritedTint: NSColor? {
      var view: NSView? = self
      while let next = view {
        if let tint = (next as? FlippedView)?.tint { return tint }
        view = next.superview
      }
      return nil
    }

    fileprivate func askSubviewsForLayout() {
      for view in subviews {
        view.needsLayout = true
        view.askSubviewsForLayout()
      }
    }
  }

  /// A view that arranges its own content.
  open class ArrangedView: FlippedView {
    /// Calls `layOutContent()`.
    open override func layout() {
      super.layout()
      layOutContent()
    }

    /// Arranges the content in the bounds of the view.
    package func layOutContent() {}

    /// Has the content arranged before the view is drawn the next time.
    package func askForLayout() { needsLayout = true }
  }
#endif
