// The names by which UIKit and AppKit call the same things.

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view of UIKit.
  public typealias PlatformView = UIView
  /// A picture of UIKit.
  public typealias PlatformImage = UIImage

  package typealias PlatformColor = UIColor
  package typealias PlatformFont = UIFont
  package typealias PlatformFontDescriptor = UIFontDescriptor
#elseif canImport(AppKit)
  public import AppKit

  /// A view of AppKit.
  public typealias PlatformView = NSView
  /// A picture of AppKit.
  public typealias PlatformImage = NSImage

  package typealias PlatformColor = NSColor
  package typealias PlatformFont = NSFont
  package typealias PlatformFontDescriptor = NSFontDescriptor

  /// A view whose coordinates begin at the top, as those of layouts do.
  open class FlippedView: NSView {
    /// The top is where y is 0; AppKit asks for it from places that no actor knows of.
    open nonisolated override var isFlipped: Bool { true }
  }
#endif
