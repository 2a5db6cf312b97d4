/// The edits of a tree since its changes were last taken.
///
/// Elements are noted by their numbers at the start of the log, which no later edit shifts.
struct ChangeLog: Sendable {
  /// The nodes at the start; nil until an element is added, removed, moved or changes its
  /// visibility, or a `fit` takes another child.
  private var base: [Node]?
  /// The original number of each current element, −1 for new ones; nil while no number has changed.
  private var origins: [Int32]?
  private var parts: [(element: Int32, parts: LayoutChanges.Parts)] = []
  private var frames: [(element: Int32, frame: LayoutRect)] = []
  /// The number of elements at the start.
  private let count: Int

  init(of nodes: [Node]) { count = nodes.count }

  /// Stores the nodes before elements are added, removed, moved or change their visibility, and
  /// before a `fit` takes another child.
  mutating func keepBase(_ nodes: @autoclosure () -> [Node]) {
    if base == nil { base = nodes() }
  }

  /// Notes which parts of an element change.
  mutating func note(_ element: Int, _ parts: LayoutChanges.Parts) {
    let origin = origin(of: element)
    if origin >= 0, !parts.isEmpty { self.parts.append((origin, parts)) }
  }

  /// Notes the frames of elements before a solve.
  mutating func note(_ frames: [FrameNote]) {
    for note in frames {
      let origin = origin(of: Int(note.node))
      if origin >= 0 { self.frames.append((origin, note.frame)) }
    }
  }

  private func origin(of element: Int) -> Int32 {
    guard let origins else { return element < count ? Int32(truncatingIfNeeded: element) : -1 }
    return origins.indices.contains(element) ? origins[element] : -1
  }

  /// Notes a new order of the elements; numbers that did not exist before belong to new elements.
  mutating func arrange(_ order: [Range<Int>]) {
    var arranged: [Int32] = []
    arranged.reserveCapacity(order.reduce(0) { $0 + $1.count })
    for range in order {
      for element in range { arranged.append(origin(of: element)) }
    }
    origins = arranged
  }

  /// Notes that all elements are replaced by new ones.
  mutating func replaceAll() {
    origins = []
  }
}

/// The frame of an element before a solve changed it.
struct FrameNote: Sendable {
  let node: Int32
  let frame: LayoutRect
}

// MARK: Computing the changes

extension ChangeLog {
  /// Returns the changes from the logged tree to `tree`, its current version.
  func changes(in tree: LayoutTree) -> LayoutChanges {
    var changes = LayoutChanges()
    changes.oldCount = count
    changes.count = tree.nodes.count
    changes.origins = origins.map { origins in
      // Elements appended after the last logged order are new.
      origins + repeatElement(-1, count: tree.nodes.count - origins.count)
    }
    changes.numbers = origins.map { numbers($0) }
    let presence = base.map { base in
      (before: Self.presence(of: base), now: Self.presence(of: tree.nodes))
    }
    /// Returns the current number of an element that is present before and now, by its old number.
    func staying(_ origin: Int32) -> Int? {
      guard let number = changes.number(of: Int(origin)) else { return nil }
      guard let presence else { return number }
      return presence.before[Int(origin)] && presence.now[number] ? number : nil
    }
    if let base, let presence {
      note(base, presence.before, tree.nodes, presence.now, in: &changes)
      if !tree.loadedIDs.isEmpty, origins != nil { noteHeirs(base, tree.nodes, in: &changes) }
    }
    var isNoted = [Bool](repeating: false, count: frames.isEmpty ? 0 : count)
    for (origin, frame) in frames where !isNoted[Int(origin)] {
      isNoted[Int(origin)] = true
      guard let element = staying(origin) else { continue }
      let now = tree.frame(of: element)
      guard now != frame else { continue }
      changes.reframed.append(
        LayoutChanges.Reframing(element: LayoutElement(element), from: frame, to: now))
    }
    var altered: [Int: LayoutChanges.Parts] = [:]
    for (origin, parts) in parts {
      if let element = staying(origin) { altered[element, default: []].formUnion(parts) }
    }
    changes.altered = altered.keys.sorted().map {
      LayoutChanges.Alteration(element: LayoutElement($0), parts: altered[$0] ?? [])
    }
    return changes
  }

  /// An id of elements of one kind.
  private struct Identity: Hashable {
    let id: ElementID
    let kind: NodeKind
  }

  /// Notes which new elements have the ids of removed ones, such as one in a container of its own
  /// now.
  ///
  /// Several elements with an id are matched in their order if as many are new as were removed.
  private func noteHeirs(_ base: [Node], _ nodes: [Node], in changes: inout LayoutChanges) {
    var removed: [Identity: [Int]] = [:]
    for (element, node) in base.enumerated()
    where node.id != .none && changes.number(of: element) == nil {
      removed[Identity(id: node.id, kind: node.kind), default: []].append(element)
    }
    guard !removed.isEmpty else { return }
    var new: [Identity: [Int]] = [:]
    for (element, node) in nodes.enumerated()
    where node.id != .none && changes.origin(of: element) == nil {
      new[Identity(id: node.id, kind: node.kind), default: []].append(element)
    }
    for (identity, elements) in removed {
      guard let heirs = new[identity], heirs.count == elements.count else { continue }
      for (element, heir) in zip(elements, heirs) { changes.heirs[element] = heir }
    }
  }

  private func numbers(_ origins: [Int32]) -> [Int32] {
    var numbers = [Int32](repeating: -1, count: count)
    for (number, origin) in origins.enumerated() where origin >= 0 {
      numbers[Int(origin)] = Int32(truncatingIfNeeded: number)
    }
    return numbers
  }

  /// Returns for each element whether neither the element nor an ancestor has the visibility
  /// `gone` or is an alternative that a `fit` left out.
  private static func presence(of nodes: [Node]) -> [Bool] {
    var isPresent: [Bool] = []
    isPresent.reserveCapacity(nodes.count)
    for node in nodes {
      let isThere = !node.isGone && !node.isLeftOut(in: nodes)
      isPresent.append(isThere && (node.parent < 0 || isPresent[Int(node.parent)]))
    }
    return isPresent
  }

  /// Notes which elements were inserted, removed, hidden, shown again or moved.
  private func note(
    _ base: [Node], _ wasPresent: [Bool], _ nodes: [Node], _ isPresent: [Bool],
    in changes: inout LayoutChanges
  ) {
    for element in base.indices where wasPresent[element] {
      let number = changes.number(of: element)
      guard number.map({ !isPresent[$0] }) ?? true else { continue }
      // An element that left together with its parent is not listed separately.
      let parent = Int(base[element].parent)
      guard parent < 0 || changes.number(of: parent).map({ isPresent[$0] }) ?? false else {
        continue
      }
      if let number {
        changes.gone.append(LayoutElement(number))
      } else {
        changes.removed.append(LayoutElement(element))
      }
      let isElsewhere = number.map { Int(nodes[$0].parent) != changes.number(of: parent) } ?? true
      if isElsewhere { noteLoss(of: parent, isPresent, in: &changes) }
    }
    changes.gone.sort()
    var disordered: Set<Int32> = []
    var last = [Int](repeating: -1, count: changes.origins == nil ? 0 : nodes.count)
    for element in nodes.indices where isPresent[element] {
      let parent = nodes[element].parent
      let oldParent = parent < 0 ? -1 : changes.origin(of: Int(parent))
      let origin = changes.origin(of: element)
      guard let origin, wasPresent[origin] else {
        // An element that entered together with its parent is not listed separately.
        guard let oldParent, oldParent < 0 || wasPresent[oldParent] else { continue }
        if origin == nil {
          changes.inserted.append(LayoutElement(element))
        } else {
          changes.returned.append(LayoutElement(element))
        }
        continue
      }
      guard changes.origins != nil else { continue }
      if Int(base[origin].parent) != oldParent {
        changes.moved.append(LayoutElement(element))
        noteLoss(of: Int(base[origin].parent), isPresent, in: &changes)
      } else if parent >= 0 {
        if last[Int(parent)] > origin { disordered.insert(parent) }
        last[Int(parent)] = origin
      }
    }
    changes.parentsOfRemoved = Set(changes.parentsOfRemoved).sorted()
    guard !disordered.isEmpty else { return }
    for parent in disordered {
      noteOrder(of: Int(parent), base, wasPresent, nodes, isPresent, in: &changes)
    }
    changes.moved.sort()
  }

  /// Notes that an element, given by its old number, lost a child.
  private func noteLoss(of parent: Int, _ isPresent: [Bool], in changes: inout LayoutChanges) {
    guard let number = changes.number(of: parent), isPresent[number],
      changes.parentsOfRemoved.last?.index != number
    else { return }
    changes.parentsOfRemoved.append(LayoutElement(number))
  }

  /// Notes which of the children that stayed in an element changed their order.
  private func noteOrder(
    of parent: Int, _ base: [Node], _ wasPresent: [Bool], _ nodes: [Node], _ isPresent: [Bool],
    in changes: inout LayoutChanges
  ) {
    var children: [(element: Int, origin: Int)] = []
    var child = parent + 1
    while child < Int(nodes[parent].end) {
      if isPresent[child], let origin = changes.origin(of: child), wasPresent[origin],
        Int(base[origin].parent) == changes.origin(of: parent)
      {
        children.append((child, origin))
      }
      child = Int(nodes[child].end)
    }
    let stays = Self.increasing(children.map(\.origin))
    for (place, child) in children.enumerated() where !stays[place] {
      changes.moved.append(LayoutElement(child.element))
    }
  }

  /// Returns for each place whether it belongs to a chosen longest increasing subsequence.
  private static func increasing(_ numbers: [Int]) -> [Bool] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
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
