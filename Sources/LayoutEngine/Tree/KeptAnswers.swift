/// The cached measurements of a tree, to be checked against fresh ones.
///
/// Each cached measurement has a validity: the constraints for which its size stays the same.
package struct KeptAnswers: Sendable {
  private let tree: LayoutTree
  private let environment: LayoutEnvironment
  private let measurer: any TextMeasuring

  /// Takes the cached measurements of a tree that was solved with this environment and measurer.
  package init(
    of tree: LayoutTree, environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) {
    self.tree = tree
    self.environment = environment
    self.measurer = measurer
  }

  /// Returns, in words, a cached measurement that differs from a fresh one; `nil` if none was
  /// found.
  ///
  /// Constraints are sampled at the bounds of each measurement's validity, next to the bounds and
  /// between them.
  package func contradiction(
    samples: Int = 8, using random: inout some RandomNumberGenerator
  ) -> String? {
    let arena = tree.arena
    guard arena.isPrepared else { return nil }
    var copy = tree
    copy.arena.keepsAnswers = false
    copy.arena.forgetAnswers()
    // An element that is not present has no box now, but had one when it was measured.
    let nodeEntries = arena.states.indices.map {
      tree.isPresent($0) ? arena.states[$0].memo : -1
    }
    let boxEntries = arena.flex.boxes.map { box in
      box.laid < 0 ? -1 : arena.flex.laids[Int(box.laid)].memo
    }
    var found: String?
    _ = copy.attempt(environment.sane, measurer) { solver in
      for (node, first) in nodeEntries.enumerated() {
        var entry = first
        while entry >= 0, found == nil {
          let kept = arena.memo[entry]
          found = solver.contradiction(Int32(node), kept.measure, samples, &random)
          entry = kept.next
        }
      }
      for (box, first) in boxEntries.enumerated() {
        var entry = first
        while entry >= 0, found == nil {
          let kept = arena.flex.work.memo[entry]
          found = solver.contradiction(Int32(box), kept, samples, &random)
          entry = kept.next
        }
      }
    }
    return found
  }
}

extension Solver {
  /// Returns, in words, constraints for which a node measures differently from its cached result.
  fileprivate mutating func contradiction(
    _ node: Int32, _ kept: Measure, _ samples: Int, _ random: inout some RandomNumberGenerator
  ) -> String? {
    // If no element aligns by baselines, a grid computes none and keeps those of earlier solves.
    let readsBaselines = usesBaselines || boxStates.count == 0
    for _ in 0..<samples {
      guard let width = kept.validity.width.sample(&random),
        let height = kept.validity.height.sample(&random)
      else { continue }
      let constraints = Constraints(width: width, height: height)
      let fresh = answer(node, constraints, isPlacing: false)
      guard
        fresh.size != kept.size
          || readsBaselines
            && (fresh.ascender != kept.ascender || fresh.descender != kept.descender)
      else { continue }
      return "element \(node) keeps \(kept) for \(constraints), which is \(fresh)"
    }
    return nil
  }

  /// Returns, in words, constraints for which a box measures differently from its cached result.
  fileprivate mutating func contradiction(
    _ box: Int32, _ kept: FlexMemoEntry, _ samples: Int,
    _ random: inout some RandomNumberGenerator
  ) -> String? {
    let flags = boxes[Int(box)].flags
    for _ in 0..<samples {
      guard
        let (width, widthMode) = kept.answer.widths.sample(
          isExact: kept.key.hasExactWidth, kept.freeWidth, &random),
        let (height, heightMode) = kept.answer.heights.sample(
          isExact: kept.key.hasExactHeight, kept.freeHeight, &random)
      else { continue }
      let owners: [Float] = [kept.ownerWidth, kept.ownerHeight, .nan, 0, 77]
      let constraints = FlexConstraints(
        width: width, widthMode, height: height, heightMode,
        ownerWidth: flags.contains(.readsOwnerWidth)
          ? kept.ownerWidth : owners.randomElement(using: &random) ?? 0,
        ownerHeight: flags.contains(.readsOwnerHeight)
          ? kept.ownerHeight : owners.randomElement(using: &random) ?? 0)
      let pass = kept.key.pass
      flexLaids[laid(box)].history = kept.history.before
      let fresh = flexAnswer(box, constraints, pass)
      guard
        fresh.width != kept.answer.width || fresh.height != kept.answer.height
          || usesBaselines && !fresh.baseline.isSame(kept.answer.baseline)
          || !flex.histories.isSame(flexLaids[laid(box)].history, kept.history.after)
      else { continue }
      // Constraints with both lengths fixed are never looked up.
      if pass == .measure, fixedAnswer(box, constraints) != nil { continue }
      return "box \(box) of element \(boxes[Int(box)].node) keeps \(kept) for \(constraints), "
        + "which is \(fresh)"
    }
    return nil
  }
}

extension AxisValidity {
  /// Returns random constraints within the validity.
  fileprivate func sample(_ random: inout some RandomNumberGenerator) -> AxisConstraints? {
    let parent = self.parent.sample(&random)
    let high = self.high.sample(&random)
    let low = Bool.random(using: &random) ? self.low.sample(&random) : 0
    guard let parent, let high, let low, low < .infinity, low <= high else { return nil }
    let constraints = AxisConstraints(low, high, parent: parent)
    return accepts(constraints) ? constraints : nil
  }
}

extension Bounds {
  fileprivate func sample(_ random: inout some RandomNumberGenerator) -> Float? {
    pickLength(from, to, least: 0, &random)
  }

  /// Returns a random length within the bounds, and its mode.
  fileprivate func sample(
    isExact: Bool, _ free: Float, _ random: inout some RandomNumberGenerator
  ) -> (Float, FlexMode)? {
    if isExact { return (from, .exact) }
    if !free.isNaN { return (free, .free) }
    guard let length = pickLength(from, to, least: -50, &random) else { return nil }
    return length == .infinity ? (.nan, .free) : (length, .atMost)
  }
}

/// Returns a random length from `from` to `to`: an end, a length next to one, or one between.
private func pickLength(
  _ from: Float, _ to: Float, least: Float, _ random: inout some RandomNumberGenerator
) -> Float? {
  let low = from > least ? from : least
  let high = to < Limits.length ? to : Limits.length
  let middle = low + (high - low) * Float.random(in: 0..<1, using: &random)
  let near = low + Float.random(in: 0..<30, using: &random)
  let lengths: [Float] = [low, low.nextUp, high, high.nextDown, to, middle, near]
  let legal = lengths.filter { (length: Float) -> Bool in
    guard length >= low, length <= to else { return false }
    return length <= Limits.length || length == .infinity
  }
  return legal.randomElement(using: &random)
}
