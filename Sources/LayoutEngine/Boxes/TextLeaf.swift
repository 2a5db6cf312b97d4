/// The layout of a text, whose lines are broken here or by the host's measurer.
enum TextLeaf {
  @inline(never)
  static func solve(_ node: Int32, _ constraints: Constraints, _ solver: inout Solver) -> Measure {
    let index = Int(solver.nodes[Int(node)].spec)
    let entry = solver.texts.pointee.entries[index]
    guard !entry.mayShrink else { return ShrinkingText.solve(index, constraints, &solver) }
    guard let words = entry.words else { return measureByHost(index, constraints, &solver) }
    var validity = Validity()
    var breaker = LineBreaker(
      width: constraints.width.high, maxLines: solver.pools.pointee.texts[index].maxLines)
    breaker.run(solver.texts.pointee.advances, words)
    validity.width.high = breaker.validity
    return result(breaker.size, breaker.ascender, breaker.descender, constraints, validity)
  }

  /// The distance from the top of a text to its first baseline, in unlimited space.
  static func ascender(_ node: Int32, _ solver: borrowing Solver) -> Float {
    let index = Int(solver.nodes[Int(node)].spec)
    guard let words = solver.texts.pointee.entries[index].words else {
      return solver.texts.pointee.naturals[index].ascender.clamped(to: Limits.length)
    }
    var breaker = LineBreaker(width: .infinity, maxLines: 1)
    breaker.run(solver.texts.pointee.advances, words)
    return breaker.ascender
  }

  private static func measureByHost(
    _ index: Int, _ constraints: Constraints, _ solver: inout Solver
  ) -> Measure {
    // A text whose natural width fits need not be measured again.
    let natural = solver.texts.pointee.naturals[index]
    let fits = LineBreaker.leastWidth(for: natural.size.width) <= constraints.width.high
    let answer =
      fits
      ? natural
      : solver.measurer.measure(
        solver.pools.pointee.texts[index], maxWidth: constraints.width.high,
        environment: solver.texts.pointee.environment)
    let size = LayoutSize(
      width: answer.size.width.clampedPositive(to: Limits.length),
      height: answer.size.height.clampedPositive(to: Limits.length))
    var validity = Validity()
    if fits {
      validity.width.high.atLeast(LineBreaker.leastWidth(for: answer.size.width))
    } else {
      validity.width.high.pin(constraints.width.high)
    }
    return result(
      size, answer.ascender.clamped(to: Limits.length), answer.descender.clamped(to: Limits.length),
      constraints, validity)
  }

  static func result(
    _ size: LayoutSize, _ ascender: Float, _ descender: Float, _ constraints: Constraints,
    _ validity: Validity
  ) -> Measure {
    var measure = Measure(size, clampedTo: constraints, validity)
    measure.ascender = ascender
    measure.descender = descender
    return measure
  }
}
