import LayoutEngine

// The slightly simpler versions of a value, simplest first.

extension RelayoutPlan {
  /// The element with fewer attributes or fewer descendants.
  var simplifications: [RelayoutPlan] {
    var plans: [RelayoutPlan] = []
    for index in children.indices {
      var plan = self
      plan.children.remove(at: index)
      plans.append(plan)
    }
    if look != nil { plans.append(changed(\.look, to: nil)) }
    plans += size.simplifications.map { changed(\.size, to: $0) }
    plans += placement.simplifications.map { changed(\.placement, to: $0) }
    plans += spec.simplifications.map { changed(\.spec, to: $0) }
    for (index, child) in children.enumerated() {
      for simpler in child.simplifications {
        var plan = self
        plan.children[index] = simpler
        plans.append(plan)
      }
    }
    return plans
  }

  private func changed<Value>(
    _ path: WritableKeyPath<RelayoutPlan, Value>, to value: Value
  ) -> RelayoutPlan {
    var plan = self
    plan[keyPath: path] = value
    return plan
  }

  /// Passes the element with this number in document order to `body`.
  func see(_ element: Int, _ body: (RelayoutPlan) -> Void) {
    var copy = self
    copy.change(element) { body($0) }
  }
}

extension RandomEdit {
  var simplifications: [RandomEdit] {
    switch self {
    case .size(let size, let element): size.simplifications.map { .size($0, of: element) }
    case .placement(let item, let element):
      item.simplifications.map { .placement($0, of: element) }
    case .spec(let spec, let element): spec.simplifications.map { .spec($0, of: element) }
    case .insert(let plan, let parent, let index, let item):
      plan.simplifications.map { .insert($0, into: parent, at: index, as: item) }
        + item.simplifications.map { .insert(plan, into: parent, at: index, as: $0) }
    case .replace(let element, let plan, let item):
      plan.simplifications.map { .replace(element, with: $0, as: item) }
        + (item?.simplifications ?? []).map { .replace(element, with: plan, as: $0) }
    case .move(let element, let parent, let index, let item):
      (item?.simplifications ?? []).map { .move(element, into: parent, at: index, as: $0) }
    case .look, .remove, .misplace: []
    }
  }
}

extension SizeRange {
  var simplifications: [SizeRange] {
    var ranges: [SizeRange] = []
    if self != .unbounded { ranges.append(.unbounded) }
    if min != .zero { ranges.append(SizeRange(max: max)) }
    if max.width < .infinity {
      ranges.append(SizeRange(min: min, max: LayoutSize(width: .infinity, height: max.height)))
    }
    if max.height < .infinity {
      ranges.append(SizeRange(min: min, max: LayoutSize(width: max.width, height: .infinity)))
    }
    return ranges.filter { $0 != self }
  }
}

extension LayoutEnvironment {
  var simplifications: [LayoutEnvironment] {
    fieldsReset(
      self, to: LayoutEnvironment(),
      [field(\.scale), field(\.direction), field(\.textScale), field(\.safeArea)])
  }
}

extension ElementSize {
  var simplifications: [ElementSize] {
    guard self != .auto else { return [] }
    return [.auto]
      + fieldsReset(
        self, to: .auto,
        [
          field(\.width), field(\.height), field(\.minWidth), field(\.maxWidth),
          field(\.minHeight), field(\.maxHeight),
        ])
  }
}
