public import LayoutSchema

/// A set of attribute names in three machine words, so that one operation compares whole sets.
///
/// Checker and rules use such sets for every element, so their modules inline the operations. That
/// needs `@usableFromInline` types: without it, `@inlinable` has no effect on `package` functions.
@usableFromInline
package struct AttributeMask: Equatable, Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var middle: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// The largest number of attribute names that a mask can contain.
  package static let capacity = 192

  @inlinable package init() {}

  @inlinable package init(_ names: [AttributeName]) {
    for name in names { insert(name) }
  }

  @inlinable package var isEmpty: Bool { low | middle | high == 0 }

  @inlinable @inline(__always)
  package mutating func insert(_ name: AttributeName) {
    let bit: UInt64 = 1 &<< (UInt64(name.rawValue) & 63)
    switch name.rawValue >> 6 {
    case 0: low |= bit
    case 1: middle |= bit
    default: high |= bit
    }
  }

  @inlinable @inline(__always)
  package func contains(_ name: AttributeName) -> Bool {
    let bit: UInt64 = 1 &<< (UInt64(name.rawValue) & 63)
    return switch name.rawValue >> 6 {
    case 0: low & bit != 0
    case 1: middle & bit != 0
    default: high & bit != 0
    }
  }

  @inlinable @inline(__always)
  package func intersects(_ other: AttributeMask) -> Bool {
    low & other.low | middle & other.middle | high & other.high != 0
  }

  @inlinable @inline(__always)
  package func isSuperset(of other: AttributeMask) -> Bool {
    (other.low & ~low) | (other.middle & ~middle) | (other.high & ~high) == 0
  }

  @inlinable @inline(__always)
  package mutating func formUnion(_ other: AttributeMask) {
    low |= other.low
    middle |= other.middle
    high |= other.high
  }
}
