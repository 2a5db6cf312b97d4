/// A layout of the app's own, which measures and places its children.
enum CustomContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ offer: Offer, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let layout = solver.pools.pointee.customs[Int(solver.nodes[Int(node)].spec)].layout
    return solver.measure(node, by: layout, offer, isPlacing)
  }
}

extension Solver {
  fileprivate mutating func measure<Layout: CustomLayout>(
    _ node: Int32, by layout: Layout, _ offer: Offer, _ isPlacing: Bool
  ) -> Measure {
    let inputs = layout.inputs
    let first = customChildren.count
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      states[Int(child)].position = .zero
      customChildren.append(CustomChild(node: child))
      child = nodes[Int(child)].nextSibling
    }
    let count = customChildren.count - first
    // Nobody knows how much of the stack the layout takes.
    calls &+= 1
    let size = withMutableBorrowed(&self) { solver in
      var children = CustomChildren<Layout.Item>(
        solver: solver, first: first, count: count, parent: offer.parent(read: inputs))
      return layout.layOut(&children, in: offer.range(read: inputs))
    }
    calls &-= 1
    if isPlacing && questions.isEmpty { placeChildren(from: first) }
    customChildren.removeLast(count)
    var validity = Validity()
    let width = validity.width.clamp(size.width.finite, to: offer.width)
    let height = validity.height.clamp(size.height.finite, to: offer.height)
    validity.pin(offer, read: inputs)
    return Measure(width, height, validity)
  }

  /// What a child says to the layout that it stands in.
  func item<Item: CustomItem>(of child: Int32) -> Item? {
    let placement = nodes[Int(child)].placement
    guard placement >= 0 else { return nil }
    return pools.pointee.customItems[Int(placement)].item as? Item
  }

  /// Measures a child for the layout that it stands in.
  mutating func measureChild(_ child: Int32, in range: SizeRange, parent: Size) -> Size {
    let inner = Offer(
      width: AxisOffer(range.min.width, range.max.width, parent: parent.width.saneParent),
      height: AxisOffer(range.min.height, range.max.height, parent: parent.height.saneParent))
    let answer = measure(child, inner)
    states[Int(child)].offer = inner
    states[Int(child)].size = answer.size
    states[Int(child)].ascender = answer.ascender
    states[Int(child)].descender = answer.descender
    return answer.size
  }

  private mutating func placeChildren(from first: Int) {
    for index in first..<customChildren.count {
      let child = customChildren[index].node
      if !customChildren[index].isMeasured {
        let open = SizeRange.unbounded
        _ = measureChild(child, in: open, parent: open.max)
      }
      states[Int(child)].pass = pass
    }
  }
}

extension Float {
  /// A length that is a number: 0 in place of none, and of an infinite one.
  fileprivate var finite: Float { self < .infinity ? heldPositive(to: Limits.length) : 0 }

  /// A parent's length; one that is no length is not known.
  fileprivate var saneParent: Float {
    self >= 0 && self <= Limits.length ? self : .infinity
  }
}
