#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A picture inside a view with the element's looks.
  final class PictureView: BoxView {
    private let picture = UIImageView(frame: .zero)
    private var padding = LayoutEdges.none

    override init(frame: CGRect) {
      super.init(frame: frame)
      picture.clipsToBounds = true
      addSubview(picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, traits: .image)
      plate.show(content, clips: content.clipsContent)
      guard let image = content.image else { return }
      if padding != content.padding {
        padding = content.padding
        setNeedsLayout()
      }
      picture.image = tools.pictures[image.source] ?? tools.pictures[image.placeholder]
      picture.contentMode =
        switch image.contentMode {
        case .aspectFill: .scaleAspectFill
        case .aspectFit: .scaleAspectFit
        case .scaleToFill: .scaleToFill
        case .center: .center
        }
    }

    override func forget() {
      super.forget()
      picture.image = nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = bounds.inset(by: padding)
    }
  }
#endif
