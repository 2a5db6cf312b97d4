#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  import LayoutViews
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  package import LayoutEngine
  import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// The inside of a view of pictures.
  @MainActor package protocol PictureArea: PlatformView {
    /// The view that assistive technology visits; nil is the view around this one.
    var spoken: PlatformView? { get }

    /// Shows a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture; nil shows none.
    ///   - mode: The picture's size and place in the view.
    func show(_ picture: PlatformImage?, _ mode: ImageSpec.ContentMode)
  }

  /// A picture inside a view with the element's looks.
  final class PictureView: BoxView {
    private let area: any PictureArea
    private var padding = LayoutEdges.none

    init(_ area: any PictureArea) {
      self.area = area
      super.init(frame: .zero)
      addSubview(area)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var spoken: PlatformView { area.spoken ?? self }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, as: [.image], tools)
      plate.show(content, clips: content.clipsContent)
      guard let image = content.image else { return }
      if padding != content.padding {
        padding = content.padding
        askForLayout()
      }
      area.show(
        tools.pictures[image.source] ?? tools.pictures[image.placeholder], image.contentMode)
    }

    override func forget() {
      super.forget()
      area.show(nil, .aspectFill)
    }

    override func layOutContent() {
      super.layOutContent()
      area.frame = bounds.inset(by: padding)
    }
  }
#endif
