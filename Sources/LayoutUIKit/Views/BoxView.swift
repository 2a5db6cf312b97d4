#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A view with the looks of an element, around the element's content.
  class BoxView: UIView, ShownView {
    var token: ViewToken?
    private(set) lazy var plate = Plate(of: self)

    override init(frame: CGRect) { super.init(frame: frame) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var holder: UIView { plate.holder }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content)
      plate.show(content, clips: content.clipsContent)
    }

    func forget() { token = nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      plate.layOut()
    }
  }

  /// A line between two elements, in the system's color for separators.
  final class SeparatorView: UIView, ShownView {
    var token: ViewToken?

    var holder: UIView { self }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      backgroundColor = .separator
    }

    func forget() { token = nil }
  }
#endif
