import LayoutEngine

/// A layout that returns invalid numbers and accesses children that do not exist.
struct Absurd: CustomLayout {
  var number: Float

  func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> LayoutSize {
    for child in -1...children.count {
      let size = LayoutSize(width: number, height: number)
      children.measure(child, in: SizeRange(min: size, max: size), parent: size)
      children.place(child, at: LayoutPoint(x: number, y: number))
    }
    return LayoutSize(width: number, height: number)
  }
}
