#if canImport(UIKit) && !os(watchOS)
  import LayoutEngine
  import LayoutViews
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  import LayoutEngine
  import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A box in place of a view that the app does not make: with the name of its class, as pictures
  /// show it.
  ///
  /// A box with children, or with a fill of the document's, needs no other sign.
  final class StandInView: BoxView {
    private let text: TextSpec
    private let label: any ShownView
    /// The height of the name in a line.
    private var lineHeight: CGFloat = 0
    private var isFilledByDocument = false
    private var isSigned = false

    /// - Parameters:
    ///   - name: The name that the app has not registered.
    ///   - tools: The toolkit of the label.
    init(_ name: String, _ tools: ViewTools) {
      text = TextSpec(content: .verbatim(name), maxLines: 1, textAlign: .center)
      label = tools.toolkit.makeLabel()
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      removeSign()
      super.show(content, parts, tools)
      isFilledByDocument = content.look.backgroundColor != nil || content.look.gradient != nil
      label.show(content.showing(text), .all, tools)
      let line = tools.measurer.measure(
        text, maxWidth: .infinity, environment: content.environment)
      lineHeight = CGFloat(line.size.height)
      askForLayout()
    }

    override func forget() {
      super.forget()
      label.forget()
    }

    override func layOutContent() {
      super.layOutContent()
      guard !isFilledByDocument, holder.subviews.allSatisfy({ $0 === label }) else {
        return removeSign()
      }
      if !isSigned { holder.addSubview(label) }
      isSigned = true
      fill(.ofSeparators)
      let height = min(lineHeight, bounds.height)
      label.frame = CGRect(
        x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    }

    private func removeSign() {
      guard isSigned else { return }
      isSigned = false
      label.removeFromSuperview()
      fill(nil)
    }
  }
#endif
