#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutViews

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

    /// Animates changes of views.
    ///
    /// - Parameters:
    ///   - seconds: The duration.
    ///   - changes: Changes the views.
    ///   - completion: Called when the animation has ended.
    static func animate(
      for seconds: Double, _ changes: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor () -> Void)
  }
#endif
