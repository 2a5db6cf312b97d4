#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A text, drawn by a label of AppKit from the attributed string that it was measured with.
  final class LabelView: FlippedView, ShownView {
    var token: ViewToken?
    private(set) lazy var plate = Plate(of: self)
    private let field = NSTextField(frame: .zero)
    private var words = LabelWords()

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

    var holder: NSView { plate.holder }
    var spoken: NSView { field }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, speaks: true, as: [.staticText], tools)
      plate.show(content, clips: content.clipsContent)
      if words.take(content, tools) { needsLayout = true }
    }

    func forget() {
      token = nil
      words = LabelWords()
      field.attributedStringValue = NSAttributedString(string: "")
    }

    override func layout() {
      super.layout()
      plate.layOut()
      // The cell draws its text inset by two points on the left and the right.
      field.frame = bounds.inset(by: words.padding).insetBy(dx: -2, dy: 0)
      if words.isStale(in: bounds.size) { showWords() }
    }

    /// A click on the label is a click on its element.
    override func hitTest(_ point: NSPoint) -> NSView? {
      super.hitTest(point) == nil ? nil : self
    }

    private func showWords() {
      guard let (text, words) = words.set(in: bounds) else { return }
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
