import LayoutSchema

/// A set of attribute names in three machine words, so that one operation compares whole sets.
struct AttributeMask: Equatable, Sendable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  /// The largest number of attribute names that a mask can contain.
  static let capacity = 192

  init() {}

  init(_ names: [AttributeName]) {
    for name in names { insert(name) }
  }

  var isEmpty: Bool { low | middle | high == 0 }

  @inline(__always)
  mutating func insert(_ name: AttributeName) {
    let bit: UInt64 = 1 &<< (UInt64(name.rawValue) & 63)
    switch name.rawValue >> 6 {
    case 0: low |= bit
    case 1: middle |= bit
    default: high |= bit
    }
  }

  @inline(__always)
  func contains(_ name: AttributeName) -> Bool {
    let bit: UInt64 = 1 &<< (UInt64(name.rawValue) & 63)
    return switch name.rawValue >> 6 {
    case 0: low & bit != 0
    case 1: middle & bit != 0
    default: high & bit != 0
    }
  }

  @inline(__always)
  func intersects(_ other: AttributeMask) -> Bool {
    low & other.low | middle & other.middle | high & other.high != 0
  }

  @inline(__always)
  func isSuperset(of other: AttributeMask) -> Bool {
    (other.low & ~low) | (other.middle & ~middle) | (other.high & ~high) == 0
  }

  @inline(__always)
  mutating func formUnion(_ other: AttributeMask) {
    low |= other.low
    middle |= other.middle
    high |= other.high
  }
}
