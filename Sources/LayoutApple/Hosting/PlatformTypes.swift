// Common names for types that exist in UIKit and in AppKit.

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The view type of the platform: `UIView` with UIKit, `NSView` with AppKit.
  public typealias PlatformView = UIView
  /// The image type of the platform: `UIImage` with UIKit, `NSImage` with AppKit.
  public typealias PlatformImage = UIImage

  package typealias PlatformColor = UIColor
  package typealias PlatformFont = UIFont
  package typealias PlatformFontDescriptor = UIFontDescriptor
#elseif canImport(AppKit)
  public import AppKit

  /// The view type of the platform: `UIView` with UIKit, `NSView` with AppKit.
  public typealias PlatformView = NSView
  /// The image type of the platform: `UIImage` with UIKit, `NSImage` with AppKit.
  public typealias PlatformImage = NSImage

  package typealias PlatformColor = NSColor
  package typealias PlatformFont = NSFont
  package typealias PlatformFontDescriptor = NSFontDescriptor

  /// A view whose coordinates begin at the top, as those of layouts do.
  open class FlippedView: NSView {
    /// Whether y is 0 at the top: always `true`.
    ///
    /// Nonisolated, since AppKit reads it outside of actors.
    open nonisolated override var isFlipped: Bool { true }
  }
#endif
