/// The solver of custom layouts, which measure and place their children in Swift code of the app.
enum CustomContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let layout = solver.pools.pointee.customs[Int(solver.nodes[Int(node)].spec)].layout
    return solve(node, by: layout, constraints, isPlacing: isPlacing, &solver)
  }

  private static func solve<Layout: CustomLayout>(
    _ node: Int32, by layout: Layout, _ constraints: Constraints, isPlacing: Bool,
    _ solver: inout Solver
  ) -> Measure {
    let inputs = layout.inputs
    let first = solver.customChildren.count
    var child = solver.nodes[Int(node)].firstChild
    while child >= 0 {
      solver.states[Int(child)].position = .zero
      solver.customChildren.append(CustomChild(node: child))
      child = solver.nodes[Int(child)].nextSibling
    }
    let count = solver.customChildren.count - first
    // The stack use of the layout is unknown, so it counts as one more call.
    solver.calls &+= 1
    let size = withMutableBorrowed(&solver) { solver in
      var children = CustomChildren<Layout.Item>(
        solver: solver, first: first, count: count, parent: constraints.parent(read: inputs))
      return layout.layOut(&children, in: constraints.range(read: inputs))
    }
    solver.calls &-= 1
    if isPlacing && solver.deferredMeasurements.isEmpty { placeChildren(from: first, &solver) }
    solver.customChildren.removeLast(count)
    let finite = LayoutSize(width: size.width.finite, height: size.height.finite)
    var measure = Measure(finite, clampedTo: constraints, Validity())
    measure.validity.pin(constraints, read: inputs)
    return measure
  }

  private static func placeChildren(from first: Int, _ solver: inout Solver) {
    for index in first..<solver.customChildren.count {
      let child = solver.customChildren[index].node
      if !solver.customChildren[index].isMeasured {
        let open = SizeRange.unbounded
        _ = solver.measureChild(child, in: open, parent: open.max)
      }
      solver.states[Int(child)].pass = solver.pass
    }
  }
}

// MARK: Children of custom layouts

extension Solver {
  /// Returns the placement of a child in a custom layout; nil if the child sets none of this type.
  func item<Item: CustomItem>(of child: Int32) -> Item? {
    let placement = nodes[Int(child)].placement
    guard placement >= 0 else { return nil }
    return pools.pointee.customItems[Int(placement)].item as? Item
  }

  /// Measures a child of a custom layout.
  mutating func measureChild(_ child: Int32, in range: SizeRange, parent: LayoutSize) -> LayoutSize
  {
    let inner = Constraints(
      width: AxisConstraints(range.min.width, range.max.width, parent: parent.width.saneParent),
      height: AxisConstraints(range.min.height, range.max.height, parent: parent.height.saneParent))
    let answer = measure(child, inner)
    states[Int(child)].constraints = inner
    states[Int(child)].size = answer.size
    states[Int(child)].ascender = answer.ascender
    states[Int(child)].descender = answer.descender
    return answer.size
  }
}

extension Float {
  /// The length clamped to at least 0; 0 if it is NaN or infinite.
  fileprivate var finite: Float { self < .infinity ? clampedPositive(to: Limits.length) : 0 }

  /// The length of a parent; infinite, which is indefinite, if the number is no valid length.
  fileprivate var saneParent: Float {
    self >= 0 && self <= Limits.length ? self : .infinity
  }
}
