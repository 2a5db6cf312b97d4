#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutViews

  /// A view of the toolkit that shows a control of the library.
  @MainActor package protocol ControlView: PlatformView {
    /// Whether the view is one accessibility element.
    var speaks: Bool { get }
    /// The accessibility roles of the control, if the toolkit does not set them itself.
    var roles: [SpokenRole] { get }
    /// The view that contains the element's content.
    var holder: PlatformView { get }
    /// The handlers of what the user does.
    var events: ControlEvents { get set }

    /// Shows a control of a document, of the kind that the view shows.
    func show(_ control: LayoutControl)

    /// Removes the user's input.
    func forget()
  }

  extension ControlView {
    package var speaks: Bool { true }
    package var roles: [SpokenRole] { [] }
    package var holder: PlatformView { self }

    package func forget() {}
  }

  /// The handlers of what the user does with a control.
  package struct ControlEvents {
    /// Called when the user changes the value or types.
    package var change: ((ControlValue) -> Void)?
    /// Called when the user taps a button.
    package var tap: (() -> Void)?
    /// Called when the user presses the return key in a field of one line.
    package var submit: (() -> Void)?
    /// Called when the control gets the keyboard, with true, and when it loses it.
    package var focus: ((Bool) -> Void)?

    package init(
      change: ((ControlValue) -> Void)? = nil, tap: (() -> Void)? = nil,
      submit: (() -> Void)? = nil, focus: ((Bool) -> Void)? = nil,
    ) {
      self.change = change
      self.tap = tap
      self.submit = submit
      self.focus = focus
    }
  }
#endif
