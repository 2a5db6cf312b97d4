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
  var goneElements: [Bool] {
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
