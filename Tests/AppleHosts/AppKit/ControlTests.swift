import AppKit
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutAppKit
@testable import LayoutApple

/// Mouse events, and the controls of `layoutc:Controls`.
@MainActor struct ControlTests {
  typealias Screen = Built<OneOutlet>

  @MainActor private final class Trial {
    let view: LayoutView<Screen>
    var changes: [ControlValue] = []

    init(_ name: String, _ attributes: (any ViewAttributes)?) {
      view = LayoutView.shown(Screen.control(name, attributes))
      view.host.onChange(\.it) { [unowned self] in changes.append($0) }
    }

    func show(_ name: String, _ attributes: (any ViewAttributes)?) {
      view.update(Screen.control(name, attributes))
      view.layoutSubtreeIfNeeded()
    }
  }

  @Test func aClickDoesWhatIsToBeDone() {
    let view = LayoutView.shown(
      Screen { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          column.text("one", id: 0)
          column.image(ImageSpec(source: .asset("Cafe")), size: .points(56, 56))
        }
      })
    var clicks = 0
    view.host.onTap(\.it) { clicks += 1 }
    view.click(10, 10)
    #expect(clicks == 1)
    view.click(10, 40)
    #expect(clicks == 1, "another element")
    view.click(10, 10, releasingAt: CGPoint(x: 10, y: 40))
    #expect(clicks == 1, "a mouse that was dragged elsewhere")
  }

  @Test func theReturnKeyAloneSubmitsAField() throws {
    let view = LayoutView.shown(Search())
    var done: [LayoutAction] = []
    view.host.onAction { done.append($0) }
    let field: NSTextField = try view.first()
    field.stringValue = "Ada"
    field.textDidChange(Notification(name: Notification.Name("typed")))
    func end(_ movement: Int) {
      field.textDidEndEditing(
        Notification(
          name: Notification.Name("ended"), userInfo: [NSText.movementUserInfoKey: movement]))
    }
    // The tab key.
    end(17)
    #expect(done == [])
    end(NSTextMovement.return.rawValue)
    #expect(done == [LayoutAction("search", [.string("Ada")])])
  }

  @Test(arguments: ["Toggle", "Slider", "Stepper", "TextField", "SecureField"])
  func theControlWithTheKeyboardLooksFocused(name: String) throws {
    let view = LayoutView.shown(Focusable(name: name))
    let controls = view.all(NSControl.self)
    let opacity = { controls.map { $0.superview?.alphaValue } }
    func leave(_ control: NSControl) {
      guard let field = control as? NSTextField else {
        #expect(control.resignFirstResponder())
        return
      }
      field.fakeEdit(false)
      field.textDidEndEditing(Notification(name: Notification.Name("ended")))
    }
    #expect(opacity() == [1, 1])
    #expect(controls[0].becomeFirstResponder())
    #expect(opacity() == [0.5, 1])
    // The next control has the keyboard before the last one has lost it.
    #expect(controls[1].becomeFirstResponder())
    leave(controls[0])
    #expect(opacity() == [1, 0.5])
    leave(controls[1])
    #expect(opacity() == [1, 1])
  }

  /// AppKit selects the text again.
  @Test func theReturnKeyLeavesTheFocusInTheField() throws {
    let view = LayoutView.shown(Focusable(name: "TextField"))
    let field: NSTextField = try view.first()
    #expect(field.becomeFirstResponder())
    field.fakeEdit(true)
    field.textDidEndEditing(Notification(name: Notification.Name("ended")))
    #expect(field.superview?.alphaValue == 0.5)
  }

  @Test func theAreaWithTheKeyboardLooksFocused() throws {
    let view = LayoutView.shown(Focusable(name: "TextArea"))
    let area: NSTextView = try view.first()
    let look = try view.first(HostedView.self)
    #expect(area.becomeFirstResponder())
    #expect(look.alphaValue == 0.5)
    #expect(area.resignFirstResponder())
    #expect(look.alphaValue == 1)
  }

  /// The opacity of a box that is paler while the pointer is over it, and more while it is pressed.
  @Test func whatIsHoveredAndPressedLooksSo() throws {
    let view = LayoutView.shown(
      Screen { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          column.view(
            id: 0, size: .points(100, 40),
            style: .changing(
              [
                StateLook(state: .hovered, opacity: 0.75),
                StateLook(state: .pressed, opacity: 0.5),
              ], besides: ElementStyle(backgroundColor: .rgba(0xFF))))
        }
      })
    view.host.onTap(\.it) {}
    let box = try #require(view.host.view(\.it))
    view.updateTrackingAreas()
    view.updateTrackingAreas()
    #expect(view.fakeTrackingAreas == 1)
    let event = NSEvent(fakeAt: CGPoint(x: 10, y: 10))
    view.mouseMoved(with: event)
    #expect(box.alphaValue == 0.75)
    view.mouseDown(with: event)
    #expect(box.alphaValue == 0.5)
    view.mouseUp(with: event)
    #expect(box.alphaValue == 0.75)
    view.mouseExited(with: event)
    #expect(box.alphaValue == 1)
  }

  /// The letters of a text are red while the row around it is pressed.
  @Test func lettersChangeTheirColorWithTheRow() throws {
    let view = LayoutView.shown(
      Screen { root in
        root.stack(StackSpec(direction: .vertical), id: 0) { row in
          row.text(
            TextSpec(content: .verbatim("Open"), color: .rgba(0x0000_FFFF)),
            style: .changing([StateLook(state: .pressed, color: .rgba(0xFF00_00FF))]))
        }
      })
    view.host.onTap(\.it) {}
    let label: NSTextField = try view.first()
    func color() -> NSColor? {
      view.layoutSubtreeIfNeeded()
      return label.attributedStringValue.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? NSColor
    }
    let (blue, frame) = (color(), label.frame)
    let event = NSEvent(fakeAt: CGPoint(x: 10, y: 10))
    view.mouseDown(with: event)
    let red = color()
    #expect(red != nil && red != blue)
    view.mouseUp(with: event)
    #expect(color() == blue && label.frame == frame)
  }

  @Test func aSwitchIsSetAndTellsWhenItIsTurned() throws {
    let trial = Trial("Toggle", Generated.Toggle(isOn: true))
    let control: NSSwitch = try trial.view.first()
    #expect(control.state == .on && control.isEnabled)
    #expect(control.action != nil, "AppKit sends no action without a name")
    control.state = .off
    _ = control.sendAction(control.action, to: control.target)
    #expect(trial.changes == [.bool(false)])
    trial.show("Toggle", Generated.Toggle(isOn: true, isEnabled: false))
    #expect(control.state == .on && !control.isEnabled)
  }

  @Test func aSliderStaysOnItsSteps() throws {
    let trial = Trial("Slider", Generated.Number(value: 3, minimum: 1, maximum: 11, step: 2))
    let control: NSSlider = try trial.view.first()
    #expect((control.doubleValue, control.minValue, control.maxValue) == (3, 1, 11))
    control.doubleValue = 6.2
    _ = control.sendAction(control.action, to: nil)
    #expect(trial.changes == [.number(7)])
    #expect(control.doubleValue == 7)
  }

  @Test func aStepperHasItsLimitsAndItsStep() throws {
    let trial = Trial("Stepper", Generated.Number(value: 20, minimum: 10, maximum: 30, step: 5))
    let control: NSStepper = try trial.view.first()
    #expect((control.minValue, control.maxValue, control.increment) == (10, 30, 5))
    #expect(control.doubleValue == 20 && !control.valueWraps)
    control.doubleValue = 25
    _ = control.sendAction(control.action, to: nil)
    #expect(trial.changes == [.number(25)])
  }

  @Test(arguments: ["TextField", "SecureField"])
  func aFieldIsSetUpAndTellsWhatIsTyped(name: String) throws {
    let trial = Trial(name, Generated.TextField(text: "a", placeholder: .verbatim("Name")))
    let field: NSTextField = try trial.view.first()
    #expect((field is NSSecureTextField) == (name == "SecureField"))
    #expect((field.stringValue, field.placeholderString) == ("a", "Name"))
    field.stringValue = "ab"
    field.textDidChange(Notification(name: Notification.Name("typed")))
    #expect(trial.changes == [.text("ab")])
    trial.show(name, Generated.TextField(text: "ab", isEnabled: false))
    #expect(field.stringValue == "ab" && !field.isEnabled)
  }

  @Test func anAreaShowsItsPlaceholderWhileItIsEmpty() throws {
    let trial = Trial("TextArea", Generated.TextArea(placeholder: .verbatim("Notes")))
    let area: NSTextView = try trial.view.first()
    let hint: NSTextField = try trial.view.first()
    #expect(hint.stringValue == "Notes" && !hint.isHidden)
    area.string = "x"
    area.didChangeText()
    #expect(hint.isHidden)
    #expect(trial.changes == [.text("x")])
    trial.show("TextArea", Generated.TextArea(text: "", isEnabled: false))
    #expect(area.string == "" && !area.isEditable)
  }

  @Test func aBarFillsOrMovesWhileNobodyKnows() throws {
    let trial = Trial("Progress", Generated.Progress(value: 0.25))
    let bar: NSProgressIndicator = try trial.view.first()
    #expect((bar.doubleValue, bar.maxValue, bar.isIndeterminate) == (0.25, 1, false))
    trial.show("Progress", Generated.Progress(value: nil))
    #expect(bar.isIndeterminate && bar.fakeIsAnimating)
  }

  @Test func aSpinnerTurnsOrNot() throws {
    let trial = Trial("Spinner", Generated.Spinner())
    let spinner: NSProgressIndicator = try trial.view.first()
    #expect(spinner.fakeIsAnimating && spinner.style == .spinning)
    trial.show("Spinner", Generated.Spinner(isAnimating: false))
    #expect(!spinner.fakeIsAnimating)
  }

  @Test func aButtonHoldsItsLabelAndIsClicked() throws {
    let view = LayoutView.shown(
      Screen { root in
        root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
          column.view(ViewSpec(class: "Button", attributes: Generated.Button()), id: 0) {
            $0.text("Save")
          }
        }
      })
    var clicks = 0
    view.host.onTap(\.it) { clicks += 1 }
    view.click(10, 10)
    #expect(clicks == 1)
    view.click(10, 10, releasingAt: CGPoint(x: 200, y: 200))
    #expect(clicks == 1)
    let button: ButtonControl = try view.first()
    #expect(button.fakeAccessibility.role == .button)
    #expect(button.accessibilityPerformPress())
    #expect(clicks == 2)
  }

  /// Symbols have the color of the nearest of their own tint, the role of the button and the tint
  /// around it, as UIKit's views have.
  @Test func aButtonsRoleIsTheTintOfItsSymbols() throws {
    func document(
      _ role: Generated.Button.Role, button: LayoutColor? = nil, own: LayoutColor? = nil
    ) -> Screen {
      Screen { root in
        root.stack(
          StackSpec(direction: .vertical), style: ElementStyle(tint: .rgba(0xFF))
        ) { column in
          column.view(
            ViewSpec(class: "Button", attributes: Generated.Button(role: role)), id: 0,
            style: ElementStyle(tint: button)
          ) { label in
            label.stack(
              StackSpec(direction: .vertical), style: ElementStyle(backgroundColor: .rgba(0xFF))
            ) {
              $0.image(ImageSpec(source: .symbol("heart")), style: ElementStyle(tint: own))
            }
          }
        }
      }
    }
    let (black, white) = (LayoutColor.rgba(0xFF), LayoutColor.rgba(0xFFFF_FFFF))
    let view = LayoutView.shown(document(.destructive))
    let picture: NSImageView = try view.first()
    #expect(picture.contentTintColor == .systemRed)
    for (document, tint) in [
      (document(.normal), PlatformColor.ofLayout(black)), (document(.destructive), .systemRed),
      (document(.primary), .ofLayout(black)), (document(.normal, button: white), .ofLayout(white)),
      (document(.destructive, button: white), .systemRed),
      (document(.destructive, own: white), .ofLayout(white)),
    ] {
      view.update(document)
      view.layoutSubtreeIfNeeded()
      #expect(try view.first(NSImageView.self) === picture)
      #expect(picture.contentTintColor == tint)
    }
  }

  @Test func whatScrollsHasItsRowsMountedAsTheyComeIntoSight() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.scroll { inner in
          inner.stack(StackSpec(direction: .vertical)) { column in
            for row in 0..<1000 { column.text(TextSpec(content: .verbatim("row \(row)"))) }
          }
        }
      })
    let scroller: NSScrollView = try view.first()
    let document = try #require(scroller.documentView)
    #expect(document.frame.size == CGSize(width: 320, height: 21000))
    #expect(scroller.hasVerticalScroller && !scroller.hasHorizontalScroller)
    #expect(document.subviews.count < 60)
    scroller.contentView.scroll(to: CGPoint(x: 0, y: 10500))
    scroller.reflectScrolledClipView(scroller.contentView)
    view.layoutSubtreeIfNeeded()
    let rows = document.subviews.compactMap {
      ($0.subviews.first as? NSTextField)?.attributedStringValue.string
    }
    #expect(rows.contains("row 500") && !rows.contains("row 0"))
  }

  @Test func scrollingEndsAtARest() throws {
    func shown(_ spec: ScrollSpec) -> LayoutView<Built<NoOutlets>> {
      LayoutView.shown(
        Built<NoOutlets> { root in
          root.scroll(spec) { inner in
            inner.stack(StackSpec(direction: .vertical)) { column in
              for _ in 0..<9 { column.view(size: .points(320, 300)) }
            }
          }
        })
    }
    func end(_ view: LayoutView<Built<NoOutlets>>, at offset: CGFloat) throws -> CGFloat {
      let scroller: NSScrollView = try view.first()
      scroller.contentView.scroll(to: CGPoint(x: 0, y: offset))
      scroller.reflectScrolledClipView(scroller.contentView)
      NotificationCenter.default.post(
        name: NSScrollView.didEndLiveScrollNotification, object: scroller)
      return scroller.contentView.bounds.origin.y
    }
    let snapping = shown(ScrollSpec(snap: .start))
    #expect(try end(snapping, at: 700) == 600)
    #expect(try end(snapping, at: 760) == 900)
    let paged = shown(ScrollSpec(paging: true))
    #expect(try end(paged, at: 700) == 480)
    #expect(try end(paged, at: 2_100) == 2_220)
    let free = shown(ScrollSpec())
    #expect(try end(free, at: 700) == 700)
    // A view of another document may rest anywhere.
    snapping.update(
      Built<NoOutlets> { root in root.scroll { $0.view(size: .points(320, 2_700)) } })
    #expect(try end(snapping, at: 700) == 700)
  }

  @Test func labelsHintsRolesAndOrder() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.background { layers in
          layers.text(
            "one",
            style: ElementStyle(
              accessibilityLabel: "First", accessibilityHint: "Opens it", accessibilityRole: "link")
          )
          layers.text("two")
        }
      })
    let order = view.fakeAccessibility.order?.compactMap { $0 as? NSTextField } ?? []
    #expect(order.map(\.attributedStringValue.string) == ["one", "two"])
    let first = try #require(order.first).fakeAccessibility
    #expect((first.label, first.help, first.role) == ("First", "Opens it", .link))
    #expect(first.isElement && !first.isHidden)
    #expect(order.last?.fakeAccessibility.role == .staticText)
  }

  @Test func whatIsDisabledAndSelectedIsSpoken() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.stack(StackSpec(direction: .vertical), style: ElementStyle(isEnabled: false)) {
          $0.text("one", style: ElementStyle(isSelected: true))
          $0.text("two")
        }
      })
    let order = view.fakeAccessibility.order?.compactMap { $0 as? NSTextField } ?? []
    #expect(order.map(\.fakeAccessibility.isEnabled) == [false, false])
    #expect(order.map(\.fakeAccessibility.isSelected) == [true, false])
  }
}
