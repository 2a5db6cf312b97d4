/// A state that people or the document bring an element into.
public enum ElementState: String, Sendable, CaseIterable {
  /// A finger or a button of a pointer is down on the element.
  case pressed
  /// A pointer is over the element.
  case hovered
  /// The keyboard or assistive technology acts on the element.
  case focused
  /// The element does not answer people.
  case disabled
  /// The element is the chosen one of several.
  case selected
}

/// The states that an element is in at one time.
public struct ElementStates: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each state, in the order of ``ElementState``.
  public let rawValue: UInt8

  /// Creates a set from its bits; bits other than those of the states have no meaning.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of one state.
  public init(_ state: ElementState) {
    rawValue =
      switch state {
      case .pressed: 1
      case .hovered: 1 << 1
      case .focused: 1 << 2
      case .disabled: 1 << 3
      case .selected: 1 << 4
      }
  }

  /// The states of those that can be seen together: what is disabled is neither pressed, hovered
  /// nor focused.
  package var seen: ElementStates {
    contains(.disabled) ? intersection([.disabled, .selected]) : self
  }

  /// ``ElementState/pressed`` alone.
  public static let pressed = ElementStates(.pressed)
  /// ``ElementState/hovered`` alone.
  public static let hovered = ElementStates(.hovered)
  /// ``ElementState/focused`` alone.
  public static let focused = ElementStates(.focused)
  /// ``ElementState/disabled`` alone.
  public static let disabled = ElementStates(.disabled)
  /// ``ElementState/selected`` alone.
  public static let selected = ElementStates(.selected)
}
