import LayoutSchema

/// A set of attribute names in two words, so that what an element carries can be asked at once.
struct AttributeMask: Equatable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  init(_ names: [AttributeName]) {
    for name in names { insert(name) }
  }

  @inline(__always)
  mutating func insert(_ name: AttributeName) {
    let place = UInt64(name.rawValue)
    if place < 64 { low |= 1 &<< place } else { high |= 1 &<< (place &- 64) }
  }

  @inline(__always)
  func contains(_ name: AttributeName) -> Bool {
    let place = UInt64(name.rawValue)
    return (place < 64 ? low &>> place : high &>> (place &- 64)) & 1 != 0
  }

  @inline(__always)
  func intersects(_ other: AttributeMask) -> Bool {
    low & other.low | high & other.high != 0
  }

  mutating func formUnion(_ other: AttributeMask) {
    low |= other.low
    high |= other.high
  }
}
