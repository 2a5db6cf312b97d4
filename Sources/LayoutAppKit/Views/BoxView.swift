#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutViews

  /// A view with the looks of an element, around the element's content.
  class BoxView: FlippedView, ShownView {
    var token: ViewToken?
    private(set) lazy var plate = Plate(of: self)

    override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var holder: NSView { plate.holder }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content)
      plate.show(content, clips: content.clipsContent)
    }

    func forget() { token = nil }

    override func layout() {
      super.layout()
      plate.layOut()
    }
  }

  /// A line between two elements, in the system's color for separators.
  final class SeparatorView: FlippedView, ShownView {
    var token: ViewToken?

    var holder: NSView { self }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      looksLayer.backgroundColor = layerColor(.separatorColor)
    }

    func forget() { token = nil }
  }
#endif
