extension LayoutTree {
  /// Makes the tree equal to another one, and keeps the measurements of what is the same.
  ///
  /// Elements are matched by their place, kind and outlet. In a list of children, rows with a key
  /// are matched by that, and other elements by being equal, up to 24 places ahead. With more than
  /// 64 insertions, removals and moves the other tree is taken over as a whole, and all of it is
  /// measured anew at the next solve; the changes are found all the same. See <doc:Relayout>.
  ///
  /// Comparing measures nothing. It takes time in proportion to the elements of both trees, and to
  /// the depth at which they differ.
  ///
  /// - Parameter other: The tree to be equal to, built for its range and environment. Afterwards
  ///   its content is unspecified, and its memory may be used again.
  /// - Returns: Which elements entered, left, stayed and moved.
  @discardableResult
  public mutating func update(to other: inout LayoutTree) -> TreeChanges {
    closeAll()
    other.closeAll()
    note(other)
    guard canCompare(with: other) else {
      let wasGone = goneElements
      swap(&self, &other)
      return allChanged(wasGone: wasGone)
    }
    var plan = UpdatePlan()
    plan.compare(self, other)
    var changes = plan.changes(from: self, to: other)
    if garbage <= nodes.count + 64, plan.structuralEdits <= UpdatePlan.mostEdits,
      apply(plan, of: other)
    {
      rows = other.rows
      return changes
    }
    swap(&self, &other)
    changes.isRebuilt = true
    return changes
  }

  private func canCompare(with other: LayoutTree) -> Bool {
    guard !nodes.isEmpty, !other.nodes.isEmpty else { return false }
    return isSame(0, as: 0, in: other) && other.nodes.allSatisfy { $0.depth < Limits.depth }
      && nodes.allSatisfy { $0.depth < Limits.depth }
  }

  private func allChanged(wasGone: [Bool]) -> TreeChanges {
    let isGone = goneElements
    var changes = TreeChanges()
    changes.left = wasGone.indices.filter { !wasGone[$0] }
    changes.entered = isGone.indices.filter { !isGone[$0] }
    changes.origins = nodes.map { _ in -1 }
    changes.isRebuilt = true
    return changes
  }

  /// Does all edits of a plan; false where one of them was not possible.
  private mutating func apply(_ plan: UpdatePlan, of other: LayoutTree) -> Bool {
    for edit in plan.edits {
      switch edit {
      case .remove(let element): guard remove(element).isApplied else { return false }
      case .insert(let element, let parent, let index):
        guard insertCopy(of: element, in: other, into: parent, at: index) else { return false }
      case .set(let element, let model):
        guard set(element, like: model, in: other) else { return false }
      }
    }
    return plan.moves.allSatisfy { step in
      guard let child = child(of: step.parent, at: step.from) else { return false }
      return move(child, into: step.parent, at: step.to).isApplied
    }
  }

  /// Gives an element all attributes that one of another tree has.
  private mutating func set(_ element: Int, like model: Int, in other: LayoutTree) -> Bool {
    let spec = other.spec(of: model)
    if self.spec(of: element) != spec, !setSpec(spec, of: element) { return false }
    if appearance(of: element) != other.appearance(of: model) {
      let look = other.appearance(of: model)
      setAppearance(look, of: element)
      if look == nil { nodes[element].look = -1 }
    }
    let size = other.ownSize(of: model)
    if ownSize(of: element) != size, !setSize(size, of: element) { return false }
    let placement = other.placement(of: model)
    return self.placement(of: element) == placement || setPlacement(placement, of: element)
  }

  /// Whether two elements say the same of themselves.
  func isEqual(_ element: Int, to model: Int, in other: LayoutTree) -> Bool {
    spec(of: element) == other.spec(of: model)
      && appearance(of: element) == other.appearance(of: model)
      && ownSize(of: element) == other.ownSize(of: model)
      && placement(of: element) == other.placement(of: model)
  }
}

extension LayoutTree {
  /// Whether one element can be the other with other attributes.
  func isSame(_ element: Int, as model: Int, in other: LayoutTree) -> Bool {
    let (node, otherNode) = (nodes[element], other.nodes[model])
    return node.kind == otherNode.kind && node.id == otherNode.id && node.scope == otherNode.scope
      && rootIDs(of: element) == other.rootIDs(of: model)
  }
}

// MARK: The plan

/// The edits that make one tree equal to another, found by comparing the two.
///
/// They are in the order in which they can be done without renumbering: from the back to the front.
struct UpdatePlan {
  enum Edit {
    case remove(Int)
    /// An element of the other tree, the parent, and the place among the parent's children.
    case insert(Int, into: Int, at: Int)
    /// An element, and the one of the other tree whose attributes it is to have.
    case set(Int, like: Int)
  }

  /// With more edits of the structure it is less work to measure anew.
  static let mostEdits = 64
  /// How far ahead in a list an element is looked for that says the same.
  private static let lookahead = 24

  /// A child that gets another place under its parent, once all else is done.
  struct Move {
    /// The parent's number in the other tree.
    let parent: Int
    /// The place among all of its children, and that among the others.
    let from: Int
    let to: Int
  }

  /// Something that a comparison of two elements leads to.
  private enum Task {
    /// Two elements that are the same are compared.
    case keep(Int, Int)
    case remove(Int)
    case insert(Int, into: Int, at: Int)
  }

  private(set) var edits: [Edit] = []
  private(set) var structuralEdits = 0
  private var listMoves: [[Move]] = []
  /// Pairs of elements that stay themselves: before and now.
  private var pairs: [(old: Int, new: Int)] = []
  private var removed: [Int] = []
  private var moved: [Int] = []
  /// What is still to be done, the next last: trees may be deeper than a small thread's stack.
  private var waiting: [Task] = []

  /// From front to back, so that each parent has its number when its turn comes.
  var moves: [Move] { listMoves.sorted { $0[0].parent < $1[0].parent }.flatMap(\.self) }

  /// Compares two trees whose roots are the same.
  mutating func compare(_ old: LayoutTree, _ new: LayoutTree) {
    waiting.append(.keep(0, 0))
    while let task = waiting.popLast() {
      switch task {
      case .keep(let element, let model): compare(element, old, model, new)
      case .remove(let element):
        edits.append(.remove(element))
        removed += old.subtree(of: element)
        structuralEdits += 1
      case .insert(let model, into: let parent, at: let place):
        edits.append(.insert(model, into: parent, at: place))
        structuralEdits += 1
      }
    }
  }

  /// Compares two elements that are the same, and leaves their children for later.
  private mutating func compare(_ element: Int, _ old: LayoutTree, _ model: Int, _ new: LayoutTree)
  {
    pairs.append((element, model))
    if !old.isEqual(element, to: model, in: new) { edits.append(.set(element, like: model)) }
    let before = old.allChildren(of: element)
    let now = new.allChildren(of: model)
    if before.isEmpty && now.isEmpty { return }
    let alignment =
      rowAlignment(before, old, now, new)
      ?? Alignment(steps: alignment(before, old, now, new))
    note(alignment, of: model, now)
    // The last one is taken first, so that edits go from the back to the front.
    for step in alignment.steps {
      switch step {
      case .keep(let place, let newPlace): waiting.append(.keep(before[place], now[newPlace]))
      case .remove(let place): waiting.append(.remove(before[place]))
      case .insert(let newPlace, let place):
        waiting.append(.insert(now[newPlace], into: element, at: place))
      }
    }
  }

  private mutating func note(_ alignment: Alignment, of parent: Int, _ now: [Int]) {
    structuralEdits += alignment.moved.count
    if !alignment.moves.isEmpty {
      listMoves.append(
        alignment.moves.map { Move(parent: parent, from: $0.from, to: $0.to) })
    }
    moved += alignment.moved.map { now[$0] }
  }

  // MARK: Lists of children

  enum Step {
    case keep(Int, Int)
    case remove(Int)
    /// The place among the new children, and before which of the old ones it is.
    case insert(Int, Int)
  }

  func alignment(
    _ before: [Int], _ old: LayoutTree, _ now: [Int], _ new: LayoutTree
  ) -> [Step] {
    func isEqual(_ place: Int, _ newPlace: Int) -> Bool {
      old.isEqualSubtree(before[place], to: now[newPlace], in: new)
    }
    var steps: [Step] = []
    var start = 0
    while start < before.count, start < now.count, isEqual(start, start) {
      steps.append(.keep(start, start))
      start += 1
    }
    var tail: [Step] = []
    var end = before.count
    var newEnd = now.count
    while end > start, newEnd > start, isEqual(end - 1, newEnd - 1) {
      end -= 1
      newEnd -= 1
      tail.append(.keep(end, newEnd))
    }
    // What says the same in both parts the rest into gaps.
    var place = start
    var newPlace = start
    let anchors = commonPlaces(start..<end, start..<newEnd, isEqual)
    for anchor in anchors + [(end, newEnd)] {
      fill(place..<anchor.0, newPlace..<anchor.1, before, old, now, new, &steps)
      if anchor.0 < end { steps.append(.keep(anchor.0, anchor.1)) }
      place = anchor.0 + 1
      newPlace = anchor.1 + 1
    }
    return steps + tail.reversed()
  }

  /// Places that both lists have in common, in order; each is looked for a little way ahead, so that
  /// this takes no longer than the lists are long.
  private func commonPlaces(
    _ places: Range<Int>, _ newPlaces: Range<Int>, _ isEqual: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    var place = places.lowerBound
    var newPlace = newPlaces.lowerBound
    while place < places.upperBound, newPlace < newPlaces.upperBound {
      if isEqual(place, newPlace) {
        found.append((place, newPlace))
        place += 1
        newPlace += 1
        continue
      }
      let (skipped, newSkipped) = nextCommonPlace(
        place..<places.upperBound, newPlace..<newPlaces.upperBound, isEqual)
      place += skipped
      newPlace += newSkipped
    }
    return found
  }

  /// How many places to pass over in each list to come to what both have.
  private func nextCommonPlace(
    _ places: Range<Int>, _ newPlaces: Range<Int>, _ isEqual: (Int, Int) -> Bool
  ) -> (Int, Int) {
    let (place, newPlace) = (places.lowerBound, newPlaces.lowerBound)
    for step in 1...Self.lookahead {
      let isIn = place + step < places.upperBound
      let isInNew = newPlace + step < newPlaces.upperBound
      if !isIn && !isInNew { break }
      if isIn, isInNew, isEqual(place + step, newPlace + step) { return (step, step) }
      if isInNew, isEqual(place, newPlace + step) { return (0, step) }
      if isIn, isEqual(place + step, newPlace) { return (step, 0) }
    }
    return (1, 1)
  }

  /// Pairs what is of one kind in order; the rest goes or comes.
  private func fill(
    _ places: Range<Int>, _ newPlaces: Range<Int>, _ before: [Int], _ old: LayoutTree,
    _ now: [Int], _ new: LayoutTree, _ steps: inout [Step],
  ) {
    var place = places.lowerBound
    for newPlace in newPlaces {
      let match = (place..<max(place, places.upperBound)).first {
        old.canBecome(now[newPlace], in: new, before[$0])
      }
      if let match {
        while place < match {
          steps.append(.remove(place))
          place += 1
        }
        steps.append(.keep(place, newPlace))
        place += 1
      } else {
        steps.append(.insert(newPlace, place))
      }
    }
    while place < places.upperBound {
      steps.append(.remove(place))
      place += 1
    }
  }

  // MARK: What became of the elements

  /// What becomes of the elements of a tree that is made equal to another one.
  func changes(from tree: LayoutTree, to other: LayoutTree) -> TreeChanges {
    let wasGone = tree.goneElements
    let isGone = other.goneElements
    var changes = TreeChanges()
    changes.origins = [Int](repeating: -1, count: other.count)
    var left = removed
    for pair in pairs {
      changes.origins[pair.new] = pair.old
      if isGone[pair.new] { left.append(pair.old) }
    }
    changes.left = left.filter { !wasGone[$0] }.sorted()
    changes.moved = moved.sorted()
    changes.entered = changes.origins.indices.filter { element in
      let origin = changes.origins[element]
      return !isGone[element] && (origin < 0 || wasGone[origin])
    }
    return changes
  }
}

extension LayoutTree {
  /// For each element whether it or one around it is taken out.
  fileprivate var goneElements: [Bool] {
    var isGone: [Bool] = []
    isGone.reserveCapacity(nodes.count)
    for node in nodes {
      isGone.append(node.isGone || (node.parent >= 0 && isGone[Int(node.parent)]))
    }
    return isGone
  }

  /// The children of an element, with those that are gone.
  fileprivate func allChildren(of element: Int) -> [Int] {
    var children: [Int] = []
    var child = element + 1
    while child < Int(nodes[element].end) {
      children.append(child)
      child = Int(nodes[child].end)
    }
    return children
  }

  /// Whether two elements and all that is in them say the same.
  fileprivate func isEqualSubtree(_ element: Int, to model: Int, in other: LayoutTree) -> Bool {
    let count = Int(nodes[element].end) - element
    guard count == Int(other.nodes[model].end) - model else { return false }
    for offset in 0..<count {
      let node = nodes[element + offset]
      let otherNode = other.nodes[model + offset]
      guard isSame(element + offset, as: model + offset, in: other),
        Int(node.end) - element == Int(otherNode.end) - model,
        isEqual(element + offset, to: model + offset, in: other)
      else { return false }
    }
    return true
  }

  /// Whether an element can be made to be one of another tree; a view of another class is another.
  func canBecome(_ model: Int, in other: LayoutTree, _ element: Int) -> Bool {
    guard isSame(element, as: model, in: other) else { return false }
    if let view = view(of: element) { return view.class == other.view(of: model)?.class }
    return nodes[element].kind != .custom
      || canReplace(element, by: other.spec(of: model))
  }
}
