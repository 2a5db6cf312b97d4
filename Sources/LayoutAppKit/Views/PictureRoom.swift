#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine

  /// The space for a picture, with an image view in it.
  ///
  /// AppKit cannot fill a view with a picture in proportion, so the image view gets the picture's
  /// size.
  final class PictureRoom: FlippedView, PictureArea {
    private let picture = NSImageView(frame: .zero)
    private var mode = ImageSpec.ContentMode.aspectFill

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      picture.imageScaling = .scaleAxesIndependently
      looksLayer.masksToBounds = true
      addSubview(picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var spoken: NSView? { picture }

    func show(_ picture: NSImage?, _ mode: ImageSpec.ContentMode) {
      self.mode = mode
      self.picture.image = picture
      needsLayout = true
    }

    override func layout() {
      super.layout()
      picture.contentTintColor = inheritedTint
      let size = picture.image.map { LayoutSize($0.size) } ?? .zero
      picture.frame = CGRect(mode.frame(of: size, in: LayoutSize(frame.size)))
    }

    /// A click on the picture is a click on its element.
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }
#endif
