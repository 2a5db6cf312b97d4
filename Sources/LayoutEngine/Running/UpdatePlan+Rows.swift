// Lists with keys: a row is the one with its key, wherever it was and whatever it said.
extension UpdatePlan {
  /// What tells a child apart from its siblings, where it stands in a row with a key.
  private struct RowIdentity: Hashable {
    let path: RowPath
    let kind: NodeKind
    let id: ElementID

    init(_ path: RowPath, _ element: Int, _ tree: LayoutTree) {
      self.path = path
      kind = tree.nodes[element].kind
      id = tree.nodes[element].id
    }
  }

  /// The children of an element in a list where some have keys; nil where none has.
  func rowAlignment(
    _ before: [Int], _ old: LayoutTree, _ now: [Int], _ new: LayoutTree
  ) -> Alignment? {
    // Whoever edited the tree by hand has to do with what the elements say.
    guard !old.rows.isOutdated, !(old.rows.isEmpty && new.rows.isEmpty) else { return nil }
    let rows = before.map { old.rows[$0] }
    let newRows = now.map { new.rows[$0] }
    guard rows.contains(where: { $0 != nil }) || newRows.contains(where: { $0 != nil }) else {
      return nil
    }
    var partners = [Int](repeating: -1, count: now.count)
    var waiting: [RowIdentity: [Int]] = [:]
    for place in before.indices.reversed() {
      guard let path = rows[place] else { continue }
      waiting[RowIdentity(path, before[place], old), default: []].append(place)
    }
    for newPlace in now.indices {
      guard let path = newRows[newPlace],
        let place = waiting[RowIdentity(path, now[newPlace], new)]?.popLast(),
        old.canBecome(now[newPlace], in: new, before[place])
      else { continue }
      partners[newPlace] = place
    }
    let plain = before.indices.filter { rows[$0] == nil }
    let newPlain = now.indices.filter { newRows[$0] == nil }
    let steps = alignment(plain.map { before[$0] }, old, newPlain.map { now[$0] }, new)
    for case .keep(let place, let newPlace) in steps { partners[newPlain[newPlace]] = plain[place] }
    return Alignment(partners, count: before.count)
  }
}

extension UpdatePlan {
  /// How the children of an element become those that it is to have.
  struct Alignment {
    /// What stays, goes and comes, in the order of the old children.
    var steps: [Step] = []
    /// Then the places to move children from and to, the latter among all others; none where they
    /// are too many.
    var moves: [(from: Int, to: Int)] = []
    /// The new places of what moves.
    var moved: [Int] = []

    init(steps: [Step]) {
      self.steps = steps
    }

    /// From the old place of each new child, −1 for one that comes.
    ///
    /// As many as can be stay where they are.
    init(_ partners: [Int], count: Int) {
      let staying = Self.increasing(partners)
      var newPlaces = [Int](repeating: -1, count: count)
      var arrivals: [[Int]] = Array(repeating: [], count: count + 1)
      var next = 0
      for (newPlace, place) in partners.enumerated() {
        if place < 0 {
          arrivals[next].append(newPlace)
        } else {
          newPlaces[place] = newPlace
          if staying[newPlace] { next = place + 1 } else { moved.append(newPlace) }
        }
      }
      var order: [Int] = []
      for place in 0...count {
        for newPlace in arrivals[place] {
          steps.append(.insert(newPlace, place))
          order.append(newPlace)
        }
        guard place < count else { break }
        if newPlaces[place] < 0 {
          steps.append(.remove(place))
        } else {
          steps.append(.keep(place, newPlaces[place]))
          order.append(newPlaces[place])
        }
      }
      if moved.count <= UpdatePlan.mostEdits { move(in: &order) }
    }

    /// Each goes behind the one that it is to follow, which has its place by then.
    private mutating func move(in order: inout [Int]) {
      for newPlace in moved {
        guard let from = order.firstIndex(of: newPlace) else { continue }
        order.remove(at: from)
        let to = newPlace == 0 ? 0 : (order.firstIndex(of: newPlace - 1) ?? -1) + 1
        order.insert(newPlace, at: to)
        moves.append((from, to))
      }
    }

    /// Which places belong to a longest row of numbers that increase; negative ones do not.
    static func increasing(_ numbers: [Int]) -> [Bool] {
      var tails: [Int] = []
      var previous = [Int](repeating: -1, count: numbers.count)
      for (place, number) in numbers.enumerated() where number >= 0 {
        var low = 0
        var high = tails.count
        while low < high {
          let middle = (low + high) / 2
          if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[place] = tails[low - 1] }
        if low < tails.count { tails[low] = place } else { tails.append(place) }
      }
      var isIncluded = [Bool](repeating: false, count: numbers.count)
      var place = tails.last ?? -1
      while place >= 0 {
        isIncluded[place] = true
        place = previous[place]
      }
      return isIncluded
    }
  }
}
