import LayoutChecking

/// Facts about one axis of an element that hold for every size of the layout.
struct AxisState {
  enum Fact {
    case yes
    case no
    case unknown
  }

  /// Whether the element is constrained to one length.
  var isExact: Fact
  /// Whether the element's length has a maximum.
  var isBounded: Fact
  /// Whether the parent size that percentages refer to is definite.
  var hasParent: Fact
  /// Whether the element may have a minimum length above zero.
  var mayHaveLeast = true

  /// Whether the element provably has no maximum length or no definite parent size.
  var isOpen: Bool { isBounded == .no || hasParent == .no }

  static let unknown = AxisState(isExact: .unknown, isBounded: .unknown, hasParent: .unknown)

  /// The constraints of a child that is measured without limits and without a parent size.
  static let free = AxisState(
    isExact: .no, isBounded: .no, hasParent: .no, mayHaveLeast: false)

  static let fixed = AxisState(isExact: .yes, isBounded: .yes, hasParent: .yes)
}

/// Facts about both axes of an element.
struct AxisStates {
  var horizontal: AxisState
  var vertical: AxisState

  static let unknown = AxisStates(horizontal: .unknown, vertical: .unknown)

  subscript(axis: Axis) -> AxisState {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
