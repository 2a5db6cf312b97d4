#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutViews
  package import QuartzCore

  /// The parts of a host that UIKit and AppKit have each in their own way.
  @MainActor package protocol Toolkit {
    /// Makes a view of texts.
    static func makeLabel() -> any ShownView

    /// Makes the inside of a view of pictures.
    static func makePicture() -> any PictureArea

    /// Makes the inside of a scroll view.
    static func makeScroller() -> any Scroller

    /// Makes a control; nil if the library has no control of that name.
    static func makeControl(_ name: String) -> (any ControlView)?

    /// Shows the direction and the tint of an element in its view.
    static func show(_ content: ViewContent, in view: PlatformView)

    /// Tells assistive technology about a view.
    static func show(_ description: SpokenDescription, of view: PlatformView)

    /// Whether people have asked for less motion.
    static var reducesMotion: Bool { get }

    /// Makes a link that calls a method in each frame of the display.
    ///
    /// - Parameters:
    ///   - view: The view, whose display is followed.
    ///   - target: The object with the method.
    ///   - selector: The method.
    /// - Returns: The link; nil if the system has none for views.
    static func makeDisplayLink(
      of view: PlatformView, target: AnyObject, selector: Selector
    ) -> CADisplayLink?
  }
#endif
