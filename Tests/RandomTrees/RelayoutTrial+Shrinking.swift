import LayoutEngine

// Shrinks a failing trial to the parts that are necessary for the failure.
extension RelayoutTrial {
  /// Returns a small trial that fails as well, or the trial itself if it does not fail.
  package func shrunk(attempts: Int = 40_000) -> RelayoutTrial {
    guard difference() != nil else { return self }
    var best = self
    var left = attempts
    var hasShrunk = true
    while hasShrunk && left > 0 {
      hasShrunk = false
      for simpler in best.withFewerSteps() where best.take(simpler, &left) { hasShrunk = true }
      var element = 0
      while element < best.plan.count && left > 0 {
        // The simpler plan replaces the element, and may be simplified further.
        let isSimpler = best.simplifications(of: element).contains { best.take($0, &left) }
        if isSimpler { hasShrunk = true } else { element += 1 }
      }
      for index in best.steps.indices.reversed() where index < best.steps.count {
        while best.steps[index].simplifications.contains(where: { step in
          var simpler = best
          simpler.steps[index] = step
          return best.take(simpler, &left)
        }) { hasShrunk = true }
      }
    }
    return best
  }

  /// Replaces the trial by a simpler one if that fails too.
  private mutating func take(_ simpler: RelayoutTrial, _ left: inout Int) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    guard simpler.difference() != nil else { return false }
    self = simpler
    return true
  }

  private func withFewerSteps() -> [RelayoutTrial] {
    var trials: [RelayoutTrial] = []
    for count in [8, 4, 2, 1] {
      for start in stride(from: steps.count - count, through: 0, by: -count) {
        var trial = self
        trial.steps.removeSubrange(start..<start + count)
        trials.append(trial)
      }
    }
    return trials
  }

  private func simplifications(of element: Int) -> [RelayoutTrial] {
    var trials: [RelayoutTrial] = []
    if element > 0 {
      var trial = self
      let removed = trial.plan.remove(element)
      trial.steps = steps.map { $0.without(removed?.count ?? 0, at: element, of: plan.count) }
      trials.append(trial)
    }
    var this = plan
    plan.see(element) { this = $0 }
    for (index, child) in this.children.enumerated() {
      var trial = self
      var inner = child
      inner.placement = element == 0 ? .none : this.placement
      trial.plan.change(element) { $0 = inner }
      let before = this.children[..<index].reduce(1) { $0 + $1.count }
      let behind = this.count - before - child.count
      trial.steps = steps.map {
        $0.without(behind, at: element + before + child.count, of: plan.count)
          .without(before, at: element, of: plan.count - behind)
      }
      trials.append(trial)
      inner.placement = child.placement
      trial.plan.change(element) { $0 = inner }
      trials.append(trial)
    }
    for simpler in this.simplifications {
      var trial = self
      trial.plan.change(element) { $0 = simpler }
      trials.append(trial)
    }
    return trials
  }
}

extension RelayoutTrial.Step {
  /// Returns the step for a tree without `count` elements from `first` on.
  fileprivate func without(_ count: Int, at first: Int, of all: Int) -> Self {
    guard case .edit(let edit) = self else { return self }
    let number = { (element: Int) in
      let element = element % Swift.max(all, 1)
      return element < first ? element : Swift.max(element - count, Swift.min(first, element))
    }
    return switch edit {
    case .size(let size, let element): .edit(.size(size, of: number(element)))
    case .placement(let item, let element): .edit(.placement(item, of: number(element)))
    case .spec(let spec, let element): .edit(.spec(spec, of: number(element)))
    case .look(let look, let element): .edit(.look(look, of: number(element)))
    case .insert(let plan, let parent, let index, let item):
      .edit(.insert(plan, into: number(parent), at: index, as: item))
    case .remove(let element): .edit(.remove(number(element)))
    case .move(let element, let parent, let index, let item):
      .edit(.move(number(element), into: number(parent), at: index, as: item))
    case .replace(let element, let plan, let item):
      .edit(.replace(number(element), with: plan, as: item))
    case .misplace(let element): .edit(.misplace(number(element)))
    }
  }

  fileprivate var simplifications: [Self] {
    switch self {
    case .edit(let edit): edit.simplifications.map { .edit($0) }
    case .solve(let range, let environment):
      range.simplifications.map { .solve($0, environment) }
        + environment.simplifications.map { .solve(range, $0) }
    case .measure(let range, let environment):
      [.solve(range, environment)] + range.simplifications.map { .measure($0, environment) }
        + environment.simplifications.map { .measure(range, $0) }
    }
  }
}
