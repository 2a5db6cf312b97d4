import LayoutEngine
import LayoutViews
import Testing
import UIKit

@testable import LayoutUIKit

/// The controls of `layoutc:Controls`.
@MainActor struct ControlTests {
  typealias Screen = Built<OneOutlet>

  /// Shows one control, and records its changes.
  @MainActor private final class Trial {
    let view: LayoutView<Screen>
    var changes: [ControlValue] = []
    var taps = 0

    init(_ name: String, _ attributes: (any ViewAttributes)?) {
      view = LayoutView.shown(Screen.control(name, attributes))
      view.host.onChange(\.it) { [unowned self] in changes.append($0) }
      view.host.onTap(\.it) { [unowned self] in taps += 1 }
    }

    func show(_ name: String, _ attributes: (any ViewAttributes)?) {
      view.update(Screen.control(name, attributes))
      view.layoutIfNeeded()
    }
  }

  @Test func theReturnKeySubmitsAField() throws {
    let view = LayoutView.shown(Search())
    var done: [LayoutAction] = []
    view.host.onAction { done.append($0) }
    let field: UITextField = try view.first()
    field.text = "Ada"
    field.fakeSend(.editingChanged)
    #expect(done == [])
    field.fakeSend(.primaryActionTriggered)
    #expect(done == [LayoutAction("search", [.string("Ada")])])
  }

  @Test func theFieldBeingEditedLooksFocused() throws {
    let view = LayoutView.shown(
      Focusable(name: "TextField", attributes: Generated.TextField()))
    let fields = view.all(UITextField.self)
    let opacity = { fields.map { $0.superview?.alpha } }
    #expect(opacity() == [1, 1])
    fields[0].fakeSend(.editingDidBegin)
    #expect(opacity() == [0.5, 1])
    // The next field begins before the last one has ended.
    fields[1].fakeSend(.editingDidBegin)
    fields[0].fakeSend(.editingDidEnd)
    #expect(opacity() == [1, 0.5])
    fields[1].fakeSend(.editingDidEnd)
    #expect(opacity() == [1, 1])
  }

  @Test func theAreaBeingEditedLooksFocused() throws {
    let view = LayoutView.shown(
      Focusable(name: "TextArea", attributes: Generated.TextField()))
    let area: UITextView = try view.first()
    let look = try #require(area.superview?.superview)
    area.delegate?.textViewDidBeginEditing(area)
    #expect(look.alpha == 0.5)
    area.delegate?.textViewDidEndEditing(area)
    #expect(look.alpha == 1)
  }

  /// As by the tab key, or by the remote control of a television.
  @Test func whatTheFocusMovesToLooksSo() throws {
    let view = LayoutView.shown(Focusable(name: "Toggle", attributes: Generated.Toggle()))
    let switches = view.all(UISwitch.self)
    let opacity = { switches.map { $0.superview?.alpha } }
    func move(to next: UIView?) {
      view.didUpdateFocus(
        in: UIFocusUpdateContext(fakeTo: next), with: UIFocusAnimationCoordinator())
    }
    move(to: switches[1])
    #expect(opacity() == [1, 0.5])
    move(to: switches[0])
    #expect(opacity() == [0.5, 1])
    let elsewhere = UIView(frame: .zero)
    move(to: elsewhere)
    #expect(opacity() == [1, 1])
    move(to: switches[0])
    move(to: view)
    #expect(opacity() == [1, 1])
    move(to: switches[0])
    move(to: nil)
    #expect(opacity() == [1, 1])
  }

  @Test func aSwitchIsSetAndTellsWhenItIsTurned() throws {
    let trial = Trial("Toggle", Generated.Toggle(isOn: true))
    let control: UISwitch = try trial.view.first()
    #expect(control.isOn && control.isEnabled)
    control.isOn = false
    control.fakeSend(.valueChanged)
    #expect(trial.changes == [.bool(false)])
    trial.show("Toggle", Generated.Toggle(isOn: false, isEnabled: false))
    #expect(!control.isEnabled)
    #expect(try trial.view.first(UISwitch.self) === control)
  }

  @Test func aSliderStaysOnItsSteps() throws {
    let trial = Trial("Slider", Generated.Number(value: 3, minimum: 1, maximum: 11, step: 2))
    let control: UISlider = try trial.view.first()
    #expect((control.value, control.minimumValue, control.maximumValue) == (3, 1, 11))
    control.value = 6.2
    control.fakeSend(.valueChanged)
    #expect(trial.changes == [.number(7)])
    #expect(control.value == 7)
  }

  @Test func aStepperHasItsLimitsAndItsStep() throws {
    let trial = Trial("Stepper", Generated.Number(value: 200, minimum: 150, maximum: 300, step: 5))
    let control: UIStepper = try trial.view.first()
    #expect((control.minimumValue, control.maximumValue) == (150, 300))
    #expect((control.value, control.stepValue) == (200, 5))
    control.value = 205
    control.fakeSend(.valueChanged)
    #expect(trial.changes == [.number(205)])
    trial.show("Stepper", Generated.Number(value: 2, minimum: 0, maximum: 10, step: 1))
    #expect((control.minimumValue, control.maximumValue, control.value) == (0, 10, 2))
    trial.show("Stepper", Generated.Number(value: 2, minimum: 4, maximum: 4, step: 0))
    #expect(control.minimumValue < control.maximumValue)
    #expect(control.stepValue == 1)
  }

  @Test func aFieldIsSetUpAndTellsWhatIsTyped() throws {
    let trial = Trial(
      "TextField",
      Generated.TextField(
        text: "a@b", placeholder: .verbatim("Mail"), keyboard: .email, capitalization: .never))
    let field: UITextField = try trial.view.first()
    #expect((field.text, field.placeholder) == ("a@b", "Mail"))
    #expect((field.keyboardType, field.autocapitalizationType) == (.emailAddress, .none))
    #expect(!field.isSecureTextEntry)
    field.text = "a@bc"
    field.fakeSend(.editingChanged)
    #expect(trial.changes == [.text("a@bc")])
  }

  /// An update with an unchanged document keeps the typed text.
  @Test func whatIsTypedStaysUntilTheDocumentSaysSomethingElse() throws {
    let trial = Trial("TextField", Generated.TextField(text: "a"))
    let field: UITextField = try trial.view.first()
    field.text = "ab"
    field.fakeSend(.editingChanged)
    trial.show("TextField", Generated.TextField(text: "a", isEnabled: false))
    #expect(field.text == "a", "a model that refused it")
    field.text = "abc"
    field.fakeSend(.editingChanged)
    trial.show("TextField", Generated.TextField(text: "abc", isEnabled: true))
    #expect(field.text == "abc")
    trial.show("TextField", Generated.TextField(text: "", isEnabled: true))
    #expect(field.text == "")
  }

  @Test(arguments: [
    (Generated.TextField.Keyboard.standard, UIKeyboardType.default), (.email, .emailAddress),
    (.number, .numberPad), (.decimal, .decimalPad), (.phone, .phonePad), (.url, .URL),
  ])
  func keyboards(word: Generated.TextField.Keyboard, keyboard: UIKeyboardType) throws {
    let trial = Trial("TextField", Generated.TextField(keyboard: word))
    #expect(try trial.view.first(UITextField.self).keyboardType == keyboard)
  }

  @Test(arguments: [
    (Generated.TextField.Capitalization.sentences, UITextAutocapitalizationType.sentences),
    (.words, .words), (.characters, .allCharacters), (.never, .none),
  ])
  func capitals(
    word: Generated.TextField.Capitalization, capitals: UITextAutocapitalizationType
  ) throws {
    let trial = Trial("TextField", Generated.TextField(capitalization: word))
    #expect(try trial.view.first(UITextField.self).autocapitalizationType == capitals)
  }

  @Test func aSecureFieldDoesNotShowWhatIsTyped() throws {
    let trial = Trial("SecureField", Generated.TextArea(text: "secret"))
    let field: UITextField = try trial.view.first()
    #expect(field.isSecureTextEntry)
    #expect(field.text == "secret")
  }

  @Test func anAreaShowsItsPlaceholderWhileItIsEmpty() throws {
    let trial = Trial("TextArea", Generated.TextArea(placeholder: .verbatim("Notes")))
    let area: UITextView = try trial.view.first()
    let hint: UILabel = try trial.view.first()
    #expect(hint.attributedText?.string == "Notes")
    #expect(!hint.isHidden)
    area.text = "x"
    area.delegate?.textViewDidChange(area)
    #expect(hint.isHidden)
    #expect(trial.changes == [.text("x")])
    trial.show("TextArea", Generated.TextArea(text: "", isEnabled: false))
    #expect(area.text == "")
    #expect(!area.isEditable)
    #expect(!hint.isHidden)
  }

  @Test func aBarFillsOrSpinsWhileNobodyKnows() throws {
    let trial = Trial("Progress", Generated.Progress(value: 0.25))
    let bar: UIProgressView = try trial.view.first()
    let spinner: UIActivityIndicatorView = try trial.view.first()
    #expect(bar.progress == 0.25)
    #expect(!bar.isHidden && !spinner.isAnimating)
    trial.show("Progress", Generated.Progress(value: nil))
    #expect(bar.isHidden && spinner.isAnimating)
    trial.show("Progress", Generated.Progress(value: 7))
    #expect(bar.progress == 1)
  }

  @Test func aSpinnerTurnsOrNot() throws {
    let trial = Trial("Spinner", Generated.Spinner())
    let spinner: UIActivityIndicatorView = try trial.view.first()
    #expect(spinner.isAnimating)
    trial.show("Spinner", Generated.Spinner(isAnimating: false))
    #expect(!spinner.isAnimating)
  }

  @Test func aButtonHoldsItsLabelAndIsTapped() throws {
    let view = LayoutView.shown(
      Screen { root in
        root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
          column.view(
            ViewSpec(class: "Button", attributes: Generated.Button(role: .destructive)), id: 0
          ) { $0.text("Delete") }
        }
      })
    var taps = 0
    view.host.onTap(\.it) { taps += 1 }
    #expect(
      view.lines() == [
        "LayoutView 0 0 320 480",
        "  HostedView 0 0 51 21",
        "    ButtonControl 0 0 51 21",
        "      UIView 0 0 51 21",
        "        LabelView 0 0 51 21 \"Delete\"",
      ])
    let button: UIControl = try view.first()
    button.fakeSend(.touchUpInside)
    #expect(taps == 1)
    #expect(button.accessibilityTraits.contains(.button))
    button.isHighlighted = true
    #expect(button.subviews.first?.alpha == 0.4)
    #expect(button.subviews.first?.tintColor == .systemRed)
  }

  @Test func controlsOfInterpretedDocumentsAreTheSame() throws {
    var values = AttributeReader()
    values["isOn"] = .bool(true)
    let view = LayoutView.shown(Screen.control("Toggle", values))
    #expect(try view.first(UISwitch.self).isOn)
  }

  @Test func aNameThatNobodyKnowsIsABoxWithTheName() throws {
    let view = LayoutView.shown(Screen.control("Nothing", nil))
    let label: UILabel = try view.first()
    #expect(label.attributedText?.string == "Nothing")
    #expect(label.frame.midY == 240 && label.frame.width == 320)
    #expect(try #require(label.superview).backgroundColor == .separator)
    #expect(view.lines()[1] == "  StandInView 0 0 320 480")
  }

  @Test func aBoxThatTheDocumentFillsHasNoName() throws {
    func document(_ color: LayoutColor?) -> Screen {
      Screen { root in
        root.view(ViewSpec(class: "Nothing"), id: 0, style: ElementStyle(backgroundColor: color))
      }
    }
    let view = LayoutView.shown(document(.rgba(0xFF00_00FF)))
    #expect(throws: Missing.self) { try view.first(UILabel.self) }
    view.update(document(nil))
    view.layoutIfNeeded()
    #expect(throws: Never.self) { try view.first(UILabel.self) }
    view.update(document(.rgba(0xFF00_00FF)))
    view.layoutIfNeeded()
    #expect(throws: Missing.self) { try view.first(UILabel.self) }
  }

  // MARK: Views of the app

  private final class Map: UIView {
    var pins = 0
    var change: ((ControlValue) -> Void)?
  }

  private struct MapAttributes: ViewAttributes { var pins: Int }

  @Test func viewsOfTheAppAreShownWhatTheDocumentSays() throws {
    var views = HostViews()
    views.register(
      "Map", size: { _, environment in LayoutSize(width: 90, height: 40 * environment.textScale) },
      make: { Map(frame: .zero) },
      show: { map, shown in
        map.pins = shown.values.number("pins").map { Int($0) } ?? -1
        map.change = shown.change
      })
    func document(_ pins: Int) -> Screen {
      Screen { root in
        root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
          column.view(ViewSpec(class: "Map", attributes: MapAttributes(pins: pins)), id: 0)
        }
      }
    }
    let view = LayoutView.shown(document(3), views: views)
    var changes: [ControlValue] = []
    view.host.onChange(\.it) { changes.append($0) }
    let map: Map = try view.first()
    #expect(map.pins == 3)
    #expect(map.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
    view.update(document(4))
    #expect(map.pins == 4)
    map.change?(.number(5))
    #expect(changes == [.number(5)])
  }

  @Test func aViewOfTheAppComesBeforeTheControlOfItsName() throws {
    var views = HostViews()
    views.register("Toggle") { Map(frame: .zero) }
    let view = LayoutView.shown(Screen.control("Toggle", Generated.Toggle()), views: views)
    #expect(throws: Missing.self) { try view.first(UISwitch.self) }
    #expect(try view.first(Map.self).frame.size == CGSize(width: 320, height: 480))
  }

  /// Typed text is removed with the view that it was typed into.
  @Test func aFieldThatIsUsedAgainIsEmpty() throws {
    func document(_ rows: Range<Int>) -> Built<ManyOutlets> {
      Built { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          for row in rows {
            column.item(key: .integer(row)) { column in
              column.view(
                ViewSpec(
                  class: "TextField", intrinsicSize: .size(LayoutSize(width: 160, height: 34)),
                  attributes: Generated.TextField()),
                id: 0)
            }
          }
        }
      }
    }
    let view = LayoutView.shown(document(0..<1))
    let field: UITextField = try view.first()
    field.text = "typed"
    field.fakeSend(.editingChanged)
    view.update(document(0..<0))
    view.update(document(5..<6))
    #expect(try view.first(UITextField.self) === field, "it was used again")
    #expect(field.text == "" || field.text == nil)
  }
}
