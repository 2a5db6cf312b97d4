/// Where an element leaves the component around it for the caller's, and how many components start
/// at it.
///
/// What fills a slot belongs to the caller of the component, though it stands in it. An element
/// starts several components where the root of one is a use of another.
@usableFromInline
struct ScopeMark: Sendable, Equatable {
  /// Four bits for either number.
  private var bits: UInt8 = 0

  /// Neither.
  @usableFromInline static var none: ScopeMark { ScopeMark() }

  @usableFromInline
  init() {}

  /// How many components the element leaves; more than 15 are 15.
  var exits: Int {
    get { Int(bits & 0xF) }
    set { bits = bits & 0xF0 | UInt8(min(max(newValue, 0), 0xF)) }
  }

  /// How many components start at it; more than 15 are 15.
  var starts: Int {
    get { Int(bits >> 4) }
    set { bits = bits & 0xF | UInt8(min(max(newValue, 0), 0xF)) << 4 }
  }

  @usableFromInline var isNone: Bool { bits == 0 }
}
