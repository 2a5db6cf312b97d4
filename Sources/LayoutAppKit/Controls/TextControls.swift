#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A text field of one line.
  final class FieldControl: NSTextField, TypedField {
    var events = ControlEvents()
    var entry = EntryText()

    override func becomeFirstResponder() -> Bool { reported(true, super.becomeFirstResponder()) }

    override func textDidChange(_ notification: Notification) {
      super.textDidChange(notification)
      report()
    }

    override func textDidEndEditing(_ notification: Notification) {
      super.textDidEndEditing(notification)
      reportEnd(notification)
    }
  }

  /// A text field that hides its text.
  final class SecureFieldControl: NSSecureTextField, TypedField {
    var events = ControlEvents()
    var entry = EntryText()

    override func becomeFirstResponder() -> Bool { reported(true, super.becomeFirstResponder()) }

    override func textDidChange(_ notification: Notification) {
      super.textDidChange(notification)
      report()
    }

    override func textDidEndEditing(_ notification: Notification) {
      super.textDidEndEditing(notification)
      reportEnd(notification)
    }
  }

  /// What both fields do, whose classes have no superclass of ours in common.
  private protocol TypedField: NSTextField, ControlView {
    var entry: EntryText { get set }
  }

  extension TypedField {
    /// Keyboard type and capitalization are ignored: the Mac has its own.
    func show(_ control: LayoutControl) {
      guard let said = control.entry else { return }
      if let text = entry.text(for: said.text, over: stringValue) { stringValue = text }
      placeholderString = said.placeholder.isEmpty ? nil : said.placeholder
      isEnabled = said.isEnabled
    }

    func forget() {
      entry = EntryText()
      stringValue = ""
    }

    fileprivate func report() {
      entry.type(stringValue)
      events.change?(.text(stringValue))
    }

    /// Reports an end of editing: a submission if it is by the return key, and the loss of the
    /// keyboard unless the field goes on editing.
    fileprivate func reportEnd(_ notification: Notification) {
      if currentEditor() == nil { events.focus?(false) }
      let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
      if movement == NSTextMovement.return.rawValue { events.submit?() }
    }
  }

  /// A scrolling text field of several lines, with a placeholder while it is empty.
  final class AreaControl: FlippedView, ControlView {
    private let scroller = NSScrollView(frame: .zero)
    private let area = ReportingTextView(frame: .zero)
    private let hint = NSTextField(frame: .zero)
    var events = ControlEvents()
    private var entry = EntryText()

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      area.isRichText = false
      area.isVerticallyResizable = true
      area.autoresizingMask = [.width]
      area.changed = { [weak self] in self?.type() }
      area.focused = { [weak self] in self?.events.focus?($0) }
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

    func show(_ control: LayoutControl) {
      guard let said = control.entry else { return }
      if let text = entry.text(for: said.text, over: area.string) { area.string = text }
      hint.stringValue = said.placeholder
      area.isEditable = said.isEnabled
      showHint()
    }

    func forget() {
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
      events.change?(.text(area.string))
    }

    private func showHint() { hint.isHidden = !area.string.isEmpty }
  }

  /// A text view that reports edits, and whether it has the keyboard.
  private final class ReportingTextView: NSTextView {
    var changed: (() -> Void)?
    var focused: ((Bool) -> Void)?

    override func becomeFirstResponder() -> Bool {
      let does = super.becomeFirstResponder()
      if does { focused?(true) }
      return does
    }

    override func resignFirstResponder() -> Bool {
      let does = super.resignFirstResponder()
      if does { focused?(false) }
      return does
    }

    override func didChangeText() {
      super.didChangeText()
      changed?()
    }
  }
#endif
