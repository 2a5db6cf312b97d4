#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A text field of one line.
  final class FieldControl: NSTextField, ControlView {
    private var change: ((ControlValue) -> Void)?
    private var entry = EntryText()

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .textField(let said) = control else { return }
      self.change = change
      show(said, &entry)
    }

    func forget() {
      change = nil
      entry = EntryText()
      stringValue = ""
    }

    override func textDidChange(_ notification: Notification) {
      super.textDidChange(notification)
      entry.type(stringValue)
      change?(.text(stringValue))
    }
  }

  /// A text field that hides its text.
  final class SecureFieldControl: NSSecureTextField, ControlView {
    private var change: ((ControlValue) -> Void)?
    private var entry = EntryText()

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .secureField(let said) = control else { return }
      self.change = change
      show(said, &entry)
    }

    func forget() {
      change = nil
      entry = EntryText()
      stringValue = ""
    }

    override func textDidChange(_ notification: Notification) {
      super.textDidChange(notification)
      entry.type(stringValue)
      change?(.text(stringValue))
    }
  }

  extension NSTextField {
    /// Keyboard type and capitalization are ignored: the Mac has its own.
    fileprivate func show(_ said: LayoutControl.TextEntry, _ entry: inout EntryText) {
      if let text = entry.text(for: said.text, over: stringValue) { stringValue = text }
      placeholderString = said.placeholder.isEmpty ? nil : said.placeholder
      isEnabled = said.isEnabled
    }
  }

  /// A scrolling text field of several lines, with a placeholder while it is empty.
  final class AreaControl: FlippedView, ControlView {
    private let scroller = NSScrollView(frame: .zero)
    private let area = ReportingTextView(frame: .zero)
    private let hint = NSTextField(frame: .zero)
    private var change: ((ControlValue) -> Void)?
    private var entry = EntryText()

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      area.isRichText = false
      area.isVerticallyResizable = true
      area.autoresizingMask = [.width]
      area.changed = { [weak self] in self?.type() }
      scroller.hasVerticalScroller = true
      scroller.autohidesScrollers = true
      scroller.documentView = area
      hint.isEditable = false
      hint.isSelectable = false
      hint.isBordered = false
      hint.isBezeled = false
      hint.drawsBackground = false
      hint.alphaValue = 0.4
      addSubview(scroller)
      addSubview(hint)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The inner text view is the accessibility element.
    var speaks: Bool { false }

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .textArea(let said) = control else { return }
      self.change = change
      if let text = entry.text(for: said.text, over: area.string) { area.string = text }
      hint.stringValue = said.placeholder
      area.isEditable = said.isEnabled
      showHint()
    }

    func forget() {
      change = nil
      entry = EntryText()
      area.string = ""
    }

    override func layout() {
      super.layout()
      scroller.frame = bounds
      area.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: max(bounds.height, area.frame.height))
      hint.frame = bounds.insetBy(dx: 3, dy: 0)
    }

    /// A click on the placeholder is a click on the text view.
    override func hitTest(_ point: NSPoint) -> NSView? {
      let hit = super.hitTest(point)
      return hit === hint ? area : hit
    }

    private func type() {
      entry.type(area.string)
      showHint()
      change?(.text(area.string))
    }

    private func showHint() { hint.isHidden = !area.string.isEmpty }
  }

  /// A text view that reports edits.
  private final class ReportingTextView: NSTextView {
    var changed: (() -> Void)?

    override func didChangeText() {
      super.didChangeText()
      changed?()
    }
  }
#endif
