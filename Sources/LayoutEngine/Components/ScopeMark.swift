/// Where an element leaves the component around it for the caller's, and how many components start
/// at it.
///
/// What fills a slot belongs to the caller of the component, though it stands in it. An element
/// starts several components where the root of one is a use of another.
@usableFromInline
struct ScopeMark: Sendable, Equatable {
  private var exitCount: UInt16 = 0
  private var startCount: UInt16 = 0

  /// Neither.
  @usableFromInline static var none: ScopeMark { ScopeMark() }

  @usableFromInline
  init() {}

  /// How many components the element leaves, far fewer than 65,535: each is a call in a call.
  var exits: Int {
    get { Int(exitCount) }
    set { exitCount = UInt16(clamping: newValue) }
  }

  /// How many components start at it, likewise.
  var starts: Int {
    get { Int(startCount) }
    set { startCount = UInt16(clamping: newValue) }
  }

  @usableFromInline var isNone: Bool { exitCount == 0 && startCount == 0 }
}
