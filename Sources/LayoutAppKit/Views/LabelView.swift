#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A text, drawn by a label of AppKit from the attributed string that it was measured with.
  final class LabelView: BoxView {
    /// The view that assistive technology visits.
    var spoken: NSView { field }
    private let field = NSTextField(frame: .zero)
    private var shown: (text: TextSpec, environment: LayoutEnvironment, tools: ViewTools)?
    private var padding = LayoutEdges.none
    private var shownRoom: CGSize?

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      field.isEditable = false
      field.isSelectable = false
      field.isBordered = false
      field.isBezeled = false
      field.drawsBackground = false
      field.cell?.wraps = true
      addSubview(field)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, spoken: field, speaks: true, role: .staticText)
      plate.show(content, clips: content.clipsContent)
      guard let text = content.text else { return }
      shown = (text, content.environment, tools)
      padding = content.padding
      shownRoom = nil
      needsLayout = true
    }

    override func forget() {
      super.forget()
      shown = nil
      shownRoom = nil
      field.attributedStringValue = NSAttributedString(string: "")
    }

    override func layout() {
      super.layout()
      // The cell draws its text inset by two points on the left and the right.
      field.frame = bounds.inset(by: padding).insetBy(dx: -2, dy: 0)
      if shownRoom != bounds.size { showWords() }
    }

    /// A click on the label is a click on its element.
    override func hitTest(_ point: NSPoint) -> NSView? {
      super.hitTest(point) == nil ? nil : self
    }

    private func showWords() {
      guard let shown else { return }
      shownRoom = bounds.size
      let (text, words) = shown.tools.words(
        of: shown.text, in: LayoutSize(bounds.inset(by: padding).size), shown.environment)
      field.attributedStringValue = words.string
      field.maximumNumberOfLines = Int(max(text.maxLines, 0))
      field.lineBreakMode = .byWordWrapping
      if text.maxLines == 1 {
        field.lineBreakMode = text.truncation.lineBreakMode(isOneLine: true)
      }
      // AppKit can truncate the last of several lines only at its end.
      field.cell?.truncatesLastVisibleLine = text.maxLines != 1 && text.truncation != .clip
    }
  }
#endif
