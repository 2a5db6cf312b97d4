/// Where free or missing space goes: before the first of several, and between them.
struct Spread {
  private(set) var offset: Float = 0
  private(set) var gap: Float = 0

  init(_ justify: StackSpec.JustifyContent, _ space: Float, count: Int) {
    switch justify {
    case .start: break
    case .center: offset = space / 2
    case .end: offset = space
    case .spaceBetween: between(space, count)
    case .spaceAround: around(space, count)
    }
  }

  init(_ align: StackSpec.AlignContent, _ space: Float, count: Int) {
    switch align {
    case .start, .stretch: break
    case .center: offset = space / 2
    case .end: offset = space
    case .spaceBetween: between(space, count)
    case .spaceAround: around(space, count)
    }
  }

  // With nothing to share out or one to share it with, these are start and center.

  private mutating func between(_ space: Float, _ count: Int) {
    guard space >= Limits.negligible && count > 1 else { return }
    gap = space / Float(count - 1)
  }

  private mutating func around(_ space: Float, _ count: Int) {
    guard space >= Limits.negligible && count > 1 else {
      offset = space / 2
      return
    }
    offset = space / Float(2 * count)
    gap = 2 * offset
  }
}
