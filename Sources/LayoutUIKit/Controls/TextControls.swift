#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A text field of one line.
  final class FieldControl: UITextField, ControlView {
    var events = ControlEvents()
    private var entry = EntryText()
    private let isSecure: Bool

    init(isSecure: Bool) {
      self.isSecure = isSecure
      super.init(frame: .zero)
      borderStyle = .roundedRect
      isSecureTextEntry = isSecure
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          let typed = text ?? ""
          entry.type(typed)
          events.change?(.text(typed))
        }, for: .editingChanged)
      addAction(
        UIAction { [weak self] _ in self?.events.submit?() }, for: .primaryActionTriggered)
      addAction(
        UIAction { [weak self] _ in self?.events.focus?(true) }, for: .editingDidBegin)
      addAction(
        UIAction { [weak self] _ in self?.events.focus?(false) }, for: .editingDidEnd)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ control: LayoutControl) {
      guard let said = control.entry else { return }
      if let text = entry.text(for: said.text, over: text ?? "") { self.text = text }
      placeholder = said.placeholder.isEmpty ? nil : said.placeholder
      isEnabled = said.isEnabled
      keyboardType =
        switch said.keyboard {
        case .standard: .default
        case .email: .emailAddress
        case .number: .numberPad
        case .decimal: .decimalPad
        case .phone: .phonePad
        case .url: .URL
        }
      autocapitalizationType = isSecure ? .none : .ofLayout(said.capitalization)
    }

    func forget() {
      resignFirstResponder()
      entry = EntryText()
      text = nil
    }
  }

  extension UITextAutocapitalizationType {
    static func ofLayout(
      _ capitalization: LayoutControl.Capitalization
    ) -> UITextAutocapitalizationType {
      switch capitalization {
      case .sentences: .sentences
      case .words: .words
      case .characters: .allCharacters
      case .never: .none
      }
    }
  }

  /// A scrolling text field of several lines, with a placeholder while it is empty.
  final class AreaControl: UIView, ControlView, UITextViewDelegate {
    private let area = UITextView(frame: .zero, textContainer: nil)
    private let hint = UILabel(frame: .zero)
    var events = ControlEvents()
    private var entry = EntryText()

    override init(frame: CGRect) {
      super.init(frame: frame)
      area.delegate = self
      area.backgroundColor = .tertiarySystemFill
      hint.numberOfLines = 0
      hint.alpha = 0.4
      hint.isUserInteractionEnabled = false
      addSubview(area)
      addSubview(hint)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The inner text view is the accessibility element.
    var speaks: Bool { false }

    func show(_ control: LayoutControl) {
      guard let said = control.entry else { return }
      if let text = entry.text(for: said.text, over: area.text) { area.text = text }
      hint.attributedText = NSAttributedString(string: said.placeholder)
      area.isEditable = said.isEnabled
      area.alpha = said.isEnabled ? 1 : 0.4
      showHint()
    }

    func forget() {
      area.resignFirstResponder()
      entry = EntryText()
      area.text = ""
    }

    func textViewDidBeginEditing(_ textView: UITextView) { events.focus?(true) }

    func textViewDidEndEditing(_ textView: UITextView) { events.focus?(false) }

    func textViewDidChange(_ textView: UITextView) {
      let typed: String = textView.text
      entry.type(typed)
      showHint()
      events.change?(.text(typed))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      area.frame = bounds
      let inset = area.textContainerInset
      let width = max(bounds.width - inset.left - inset.right - 10, 0)
      let height = hint.sizeThatFits(CGSize(width: width, height: bounds.height)).height
      hint.frame = CGRect(x: inset.left + 5, y: inset.top, width: width, height: height)
    }

    private func showHint() {
      hint.isHidden = !area.text.isEmpty
      setNeedsLayout()
    }
  }
#endif
