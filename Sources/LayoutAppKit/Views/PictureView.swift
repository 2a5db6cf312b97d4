#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A picture inside a view with the element's looks.
  final class PictureView: BoxView {
    private let room = FlippedView(frame: .zero)
    private let picture = NSImageView(frame: .zero)
    private var padding = LayoutEdges.none
    private var mode = ImageSpec.ContentMode.aspectFill

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      picture.imageScaling = .scaleAxesIndependently
      room.looksLayer.masksToBounds = true
      room.addSubview(picture)
      addSubview(room)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, spoken: picture, role: .image)
      plate.show(content, clips: content.clipsContent)
      guard let image = content.image else { return }
      mode = image.contentMode
      padding = content.padding
      picture.image = tools.pictures[image.source] ?? tools.pictures[image.placeholder]
      picture.contentTintColor = content.look.tint.flatMap(PlatformColor.ofLayout)
      needsLayout = true
    }

    override func forget() {
      super.forget()
      picture.image = nil
    }

    override func layout() {
      super.layout()
      room.frame = bounds.inset(by: padding)
      // AppKit cannot fill a view with a picture in proportion, so the image view gets the
      // picture's size.
      let size = picture.image.map { LayoutSize($0.size) } ?? .zero
      picture.frame = CGRect(mode.frame(of: size, in: LayoutSize(room.frame.size)))
    }

    /// A click on the picture is a click on its element.
    override func hitTest(_ point: NSPoint) -> NSView? {
      super.hitTest(point) == nil ? nil : self
    }
  }
#endif
