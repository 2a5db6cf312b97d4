public import LayoutSchema

/// A set of attribute names in four machine words, so that one operation compares whole sets.
///
/// Checker and rules use such sets for every element, so their modules inline the operations. That
/// needs `@usableFromInline` types: without it, `@inlinable` has no effect on `package` functions.
@usableFromInline
package struct AttributeMask: Equatable, Sendable {
  @usableFromInline var first: UInt64 = 0
  @usableFromInline var second: UInt64 = 0
  @usableFromInline var third: UInt64 = 0
  @usableFromInline var fourth: UInt64 = 0

  /// The largest number of attribute names that a mask can contain: one for every number of a byte,
  /// as ``AttributeName`` has them.
  package static let capacity = 256

  @inlinable package init() {}

  @inlinable package init(_ names: [AttributeName]) {
    for name in names { insert(name) }
  }

  @inlinable package var isEmpty: Bool { first | second | third | fourth == 0 }

  @inlinable @inline(__always)
  package mutating func insert(_ name: AttributeName) {
    let bit: UInt64 = 1 &<< (UInt64(name.rawValue) & 63)
    switch name.rawValue >> 6 {
    case 0: first |= bit
    case 1: second |= bit
    case 2: third |= bit
    default: fourth |= bit
    }
  }

  package mutating func remove(_ name: AttributeName) {
    let bit: UInt64 = 1 &<< (UInt64(name.rawValue) & 63)
    switch name.rawValue >> 6 {
    case 0: first &= ~bit
    case 1: second &= ~bit
    case 2: third &= ~bit
    default: fourth &= ~bit
    }
  }

  @inlinable @inline(__always)
  package func contains(_ name: AttributeName) -> Bool {
    let bit: UInt64 = 1 &<< (UInt64(name.rawValue) & 63)
    return switch name.rawValue >> 6 {
    case 0: first & bit != 0
    case 1: second & bit != 0
    case 2: third & bit != 0
    default: fourth & bit != 0
    }
  }

  @inlinable @inline(__always)
  package func intersects(_ other: AttributeMask) -> Bool {
    let low = first & other.first | second & other.second
    let high = third & other.third | fourth & other.fourth
    return low | high != 0
  }

  @inlinable @inline(__always)
  package func isSuperset(of other: AttributeMask) -> Bool {
    let low = (other.first & ~first) | (other.second & ~second)
    let high = (other.third & ~third) | (other.fourth & ~fourth)
    return low | high == 0
  }

  @inlinable @inline(__always)
  package mutating func formUnion(_ other: AttributeMask) {
    first |= other.first
    second |= other.second
    third |= other.third
    fourth |= other.fourth
  }
}
