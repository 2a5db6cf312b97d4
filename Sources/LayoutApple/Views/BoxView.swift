#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import LayoutViews

  /// A view with the looks of an element, around the element's content.
  class BoxView: ArrangedView, ShownView {
    var token: ViewToken?
    private(set) lazy var plate = Plate(of: self)

    var holder: PlatformView { plate.holder }
    var spoken: PlatformView { self }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, tools)
      plate.show(content, clips: content.clipsContent)
    }

    func forget() { token = nil }

    override func layOutContent() {
      super.layOutContent()
      plate.layOut()
    }
  }

  /// A line between two elements, in the system's color for separators.
  final class SeparatorView: PlainView, ShownView {
    var token: ViewToken?
    private(set) lazy var plate = Plate(of: self)

    var holder: PlatformView { self }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      fill(.ofSeparators)
    }

    func forget() { token = nil }
  }
#endif
