/// What can be proved of one axis at one place of a layout, whatever size it is solved for.
struct AxisState {
  enum Fact {
    case yes
    case no
    case unknown
  }

  /// Whether the range that the element is measured in is one length.
  var isExact: Fact
  /// Whether that range has an upper end.
  var isBounded: Fact
  /// Whether the parent size that percentages are of is a number.
  var hasParent: Fact
  /// Whether that range may have a lower end above zero.
  var mayHaveLeast = true

  /// Whether something is provably without an end along the axis, or without a parent's length.
  var isOpen: Bool { isBounded == .no || hasParent == .no }

  static let unknown = AxisState(isExact: .unknown, isBounded: .unknown, hasParent: .unknown)

  /// What a container offers that measures its child freely: anything, of nothing.
  static let free = AxisState(
    isExact: .no, isBounded: .no, hasParent: .no, mayHaveLeast: false)

  static let fixed = AxisState(isExact: .yes, isBounded: .yes, hasParent: .yes)
}

/// What can be proved of both axes.
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

enum Axis: CaseIterable {
  case horizontal
  case vertical

  /// Made once: the list that the compiler writes is made anew for each who asks.
  static let allCases: [Axis] = [.horizontal, .vertical]

  /// What a person calls a length along the axis.
  var word: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }
}
