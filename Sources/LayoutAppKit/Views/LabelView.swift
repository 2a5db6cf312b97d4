#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A text, drawn by a label of AppKit's from what it was measured from.
  final class LabelView: BoxView {
    /// What assistive technology meets.
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
      // A cell draws its words two points from its edges on either side.
      field.frame = bounds.inset(by: padding).insetBy(dx: -2, dy: 0)
      if shownRoom != bounds.size { showWords() }
    }

    /// A click on the label is one on its element.
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
      // Of several lines AppKit cuts the last one at its end alone.
      field.cell?.truncatesLastVisibleLine = text.maxLines != 1 && text.truncation != .clip
    }
  }
#endif
