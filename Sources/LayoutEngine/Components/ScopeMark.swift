/// The numbers of components that end before an element, because it belongs to their caller, and
/// that start at the element.
///
/// The content of a slot belongs to the caller of the component, although it is inside the
/// component. An element starts several components if the root of one is a use of another.
@usableFromInline
struct ScopeMark: Sendable, Equatable {
  private var exitCount: UInt16 = 0
  private var startCount: UInt16 = 0

  /// A mark without exits and starts.
  @usableFromInline static var none: ScopeMark { ScopeMark() }

  @usableFromInline
  init() {}

  init(exits: Int, starts: Int) {
    self.exits = exits
    self.starts = starts
  }

  /// The number of components that the element leaves.
  ///
  /// Each is a nested call, so there are far fewer than 65,535.
  var exits: Int {
    get { Int(exitCount) }
    set { exitCount = UInt16(clamping: newValue) }
  }

  /// The number of components that start at the element, also far below 65,535.
  var starts: Int {
    get { Int(startCount) }
    set { startCount = UInt16(clamping: newValue) }
  }

  @usableFromInline var isNone: Bool { exitCount == 0 && startCount == 0 }
}
