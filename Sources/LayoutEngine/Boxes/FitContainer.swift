/// The layout of alternatives: the first child that fits, else the last (SwiftUI's `ViewThatFits`).
///
/// Percents in the children refer to the maximum of the constraints. An ideal size has no limits on
/// the axes that are compared, so it is measured once for all constraints that differ on them only;
/// the last child is taken without measuring its ideal size.
enum FitContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    var child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return .empty(constraints) }
    let inner = constraints.withMaximumAsParent
    let axis = solver.pools.pointee.fits[Int(solver.nodes[Int(node)].spec)].axis
    var validity = Validity()
    let unmeasured = solver.unmeasured
    while solver.nodes[Int(child)].nextSibling >= 0 {
      let fits = validity.accepts(solver.measure(child, inner.open(on: axis)), in: inner, on: axis)
      // Without the ideal size, everything that follows would be measured in vain.
      guard solver.unmeasured == unmeasured else { return .nothing }
      guard !fits else { break }
      child = solver.nodes[Int(child)].nextSibling
    }
    var result = solver.measure(child, inner)
    validity.meetWithMaximumAsParent(result.validity)
    result.validity = validity
    if isPlacing {
      solver.place(child, at: .zero, inner, result)
      leaveOut(solver.nodes[Int(node)].firstChild, besides: child, &solver)
    }
    return result
  }

  /// Marks all alternatives from `first` on but one as left out.
  private static func leaveOut(_ first: Int32, besides taken: Int32, _ solver: inout Solver) {
    var child = first
    while child >= 0 {
      solver.states[Int(child)].isLeftOut = child != taken
      child = solver.nodes[Int(child)].nextSibling
    }
  }
}

extension Constraints {
  /// The constraints for an ideal size, without limits on the axes that a `fit` compares.
  @inline(never)
  fileprivate func open(on axis: FitSpec.Axis) -> Constraints {
    Constraints(
      width: axis == .vertical ? width : .open, height: axis == .horizontal ? height : .open)
  }
}

extension Validity {
  /// Whether an ideal size is at most the maximum on the axes that are compared.
  ///
  /// A difference within the rounding errors of sums counts as none: a `fit` that is given exactly
  /// the length it was measured with takes the same child again.
  @inline(never)
  fileprivate mutating func accepts(
    _ ideal: Measure, in constraints: Constraints, on axis: FitSpec.Axis
  ) -> Bool {
    if axis == .vertical { width.meetWithMaximumAsParent(ideal.validity.width) }
    if axis == .horizontal { height.meetWithMaximumAsParent(ideal.validity.height) }
    let least = LayoutSize(
      width: ideal.size.width - Float(Limits.noise), height: ideal.size.height - Float(Limits.noise)
    )
    return (axis == .vertical || width.accepts(least.width, upTo: constraints.width))
      && (axis == .horizontal || height.accepts(least.height, upTo: constraints.height))
  }
}

extension AxisValidity {
  /// Whether a length is at most the maximum of the constraints, which the result then depends on.
  fileprivate mutating func accepts(_ length: Float, upTo constraints: AxisConstraints) -> Bool {
    guard length <= constraints.high else {
      high.below(length)
      return false
    }
    high.atLeast(length)
    return true
  }
}
