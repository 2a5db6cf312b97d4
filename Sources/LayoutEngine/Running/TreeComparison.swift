/// The edits that turn one tree into another.
struct UpdatePlan {
  /// The element of the old tree that an element of the new one corresponds to.
  struct Partner {
    /// The number in the old tree; −1 for a new element.
    var old: Int32 = -1
    /// Whether the whole subtree is equal in both trees, or new as a whole.
    var isWhole = true
  }

  /// An element that stays with other attributes.
  struct Change {
    let old: Int
    let new: Int
    let parts: LayoutChanges.Parts
  }

  /// The partners by the numbers of the new tree; the descendants of a whole partner have no entry.
  var partners: [Partner] = []
  var changes: [Change] = []
  /// The roots of removed subtrees, by numbers of the old tree.
  var removed: [Int] = []
  /// The elements of the old tree whose children are added, removed or reordered.
  var rearranged: [Int] = []
  /// Whether a mark was not matched with the element it stands for, so that the plan is unusable.
  var isMistaken = false
}

/// Computes the edits that turn one tree into another, from the roots on.
///
/// The comparison descends only where subtrees differ. The length of the common part of two
/// subtrees is cached, so that deeper levels do not compare it again.
struct TreeComparison {
  private struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  /// The number of places that a search for an equal element looks ahead in a list.
  private static let lookahead = 24

  private(set) var plan = UpdatePlan()
  private let old: LayoutTree
  private let new: LayoutTree
  /// Pairs whose children are to be compared.
  private var waiting: [Pair] = []
  /// The number of equal elements at the start of the subtrees of each compared pair.
  private var common: [Pair: Int] = [:]

  /// Whether two trees have matching roots and neither is nested too deep.
  static func isPossible(_ old: LayoutTree, _ new: LayoutTree) -> Bool {
    guard !old.nodes.isEmpty, !new.nodes.isEmpty else { return false }
    return old.isSame(0, as: 0, in: new) && !old.isTooDeep && !new.isTooDeep
  }

  /// Compares two trees with matching roots.
  init(_ old: LayoutTree, _ new: LayoutTree) {
    self.old = old
    self.new = new
    plan.partners = [UpdatePlan.Partner](
      repeating: UpdatePlan.Partner(), count: new.nodes.count)
    note(Pair(old: 0, new: 0))
    while let pair = waiting.popLast() { compareChildren(of: pair) }
  }

  /// Notes that an element stays, and which of its attributes change.
  private mutating func note(_ pair: Pair) {
    let isWhole = new.nodes[pair.new].isMark || common[pair] == old.subtree(of: pair.old).count
    plan.partners[pair.new] = UpdatePlan.Partner(
      old: Int32(truncatingIfNeeded: pair.old), isWhole: isWhole)
    guard !isWhole else { return }
    let parts = old.differences(of: pair.old, from: pair.new, in: new)
    if !parts.isEmpty {
      plan.changes.append(UpdatePlan.Change(old: pair.old, new: pair.new, parts: parts))
    }
    waiting.append(pair)
  }

  private mutating func compareChildren(of pair: Pair) {
    let before = old.allChildren(of: pair.old)
    let now = new.allChildren(of: pair.new)
    if before.isEmpty && now.isEmpty { return }
    passOn(pair, before, now)
    let partners = partnersByRow(before, now) ?? partners(before, now)
    var stays = [Bool](repeating: false, count: before.count)
    var last = -1
    var isRearranged = before.count != now.count
    for (newPlace, place) in partners.enumerated() {
      guard place >= 0 else {
        isRearranged = true
        if new.subtree(of: now[newPlace]).contains(where: { new.nodes[$0].isMark }) {
          plan.isMistaken = true
        }
        continue
      }
      if place < last { isRearranged = true }
      last = place
      stays[place] = true
      note(Pair(old: before[place], new: now[newPlace]))
    }
    for place in before.indices where !stays[place] { plan.removed.append(before[place]) }
    if isRearranged { plan.rearranged.append(pair.old) }
  }

  // MARK: Equality

  /// Whether the subtrees of two elements are equal.
  private mutating func isEqual(_ element: Int, _ model: Int) -> Bool {
    let count = old.subtree(of: element).count
    let pair = Pair(old: element, new: model)
    if let common = common[pair] { return common == count }
    let found = commonCount(element, model)
    common[pair] = found
    return found == count
  }

  /// The number of equal elements at the start of two subtrees, up to the end of the first one.
  private func commonCount(_ element: Int, _ model: Int) -> Int {
    if new.nodes[model].isMark {
      return Int(new.nodes[model].spec) == element ? old.subtree(of: element).count : 0
    }
    let count = old.subtree(of: element).count
    var offset = 0
    while offset < count {
      let (place, other) = (element + offset, model + offset)
      let (node, otherNode) = (old.nodes[place], new.nodes[other])
      guard Int(node.end) - element == Int(otherNode.end) - model, !otherNode.isMark,
        old.isSame(place, as: other, in: new),
        old.differences(of: place, from: other, in: new).isEmpty
      else { return offset }
      offset += 1
    }
    return count
  }

  /// Derives the common parts of children from the common part of their parents.
  private mutating func passOn(_ pair: Pair, _ before: [Int], _ now: [Int]) {
    guard let count = common[pair] else { return }
    for (child, newChild) in zip(before, now)
    where child - pair.old == newChild - pair.new && child - pair.old < count {
      common[Pair(old: child, new: newChild)] = min(
        count - (child - pair.old), old.subtree(of: child).count)
    }
  }

  // MARK: Lists of children

  /// Returns for each new child its place among the old ones, or −1; matched by equality, then by
  /// order.
  private mutating func partners(_ before: [Int], _ now: [Int]) -> [Int] {
    var partners = [Int](repeating: -1, count: now.count)
    var start = 0
    while start < before.count, start < now.count, isEqual(before[start], now[start]) {
      partners[start] = start
      start += 1
    }
    var end = before.count
    var newEnd = now.count
    while end > start, newEnd > start, isEqual(before[end - 1], now[newEnd - 1]) {
      end -= 1
      newEnd -= 1
      partners[newEnd] = end
    }
    // Equal children divide the remaining ones into gaps.
    var place = start
    var newPlace = start
    for anchor in commonPlaces(start..<end, before, start..<newEnd, now) {
      pairByKind(place..<anchor.0, before, newPlace..<anchor.1, now, &partners)
      partners[anchor.1] = anchor.0
      place = anchor.0 + 1
      newPlace = anchor.1 + 1
    }
    pairByKind(place..<end, before, newPlace..<newEnd, now, &partners)
    return partners
  }

  /// Returns the places of equal elements in both lists, in order.
  ///
  /// Each search looks a limited number of places ahead, so the time is linear in the lengths.
  private mutating func commonPlaces(
    _ places: Range<Int>, _ before: [Int], _ newPlaces: Range<Int>, _ now: [Int]
  ) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    var place = places.lowerBound
    var newPlace = newPlaces.lowerBound
    while place < places.upperBound, newPlace < newPlaces.upperBound {
      if isEqual(before[place], now[newPlace]) {
        found.append((place, newPlace))
        place += 1
        newPlace += 1
        continue
      }
      let (skipped, newSkipped) = nextCommonPlace(
        place..<places.upperBound, before, newPlace..<newPlaces.upperBound, now)
      place += skipped
      newPlace += newSkipped
    }
    return found
  }

  /// Returns the number of places to skip in each list to reach the next equal elements.
  private mutating func nextCommonPlace(
    _ places: Range<Int>, _ before: [Int], _ newPlaces: Range<Int>, _ now: [Int]
  ) -> (Int, Int) {
    let (place, newPlace) = (places.lowerBound, newPlaces.lowerBound)
    for step in 1...Self.lookahead {
      let isIn = place + step < places.upperBound
      let isInNew = newPlace + step < newPlaces.upperBound
      if !isIn && !isInNew { break }
      if isIn, isInNew, isEqual(before[place + step], now[newPlace + step]) { return (step, step) }
      if isInNew, isEqual(before[place], now[newPlace + step]) { return (0, step) }
      if isIn, isEqual(before[place + step], now[newPlace]) { return (step, 0) }
    }
    return (1, 1)
  }

  /// Pairs elements of one kind in order; unpaired ones are removed or added.
  private func pairByKind(
    _ places: Range<Int>, _ before: [Int], _ newPlaces: Range<Int>, _ now: [Int],
    _ partners: inout [Int]
  ) {
    var place = places.lowerBound
    for newPlace in newPlaces {
      guard
        let match = (place..<places.upperBound).first(where: {
          old.canBecome(now[newPlace], in: new, before[$0])
        })
      else { continue }
      partners[newPlace] = match
      place = match + 1
    }
  }

  // MARK: Lists with keys

  /// The identity of a child in a row with a key: its row, kind and outlet.
  private struct RowIdentity: Hashable {
    let path: RowPath
    let kind: NodeKind
    let id: ElementID

    init(_ path: RowPath, _ node: Node) {
      self.path = path
      kind = node.kind
      id = node.id
    }
  }

  /// Returns the partners of children by row keys, and of children without a row as `partners`
  /// does; nil if no child is in a row with a key.
  ///
  /// A row is matched by its key, whatever its place and attributes.
  private mutating func partnersByRow(_ before: [Int], _ now: [Int]) -> [Int]? {
    // After an edit by hand renumbered elements, only their attributes can be matched.
    guard !old.rows.isOutdated, !(old.rows.isEmpty && new.rows.isEmpty) else { return nil }
    var partners = [Int](repeating: -1, count: now.count)
    var isTaken = [Bool](repeating: false, count: before.count)
    var keyed: [Int] = []
    var plain: [Int] = []
    var next = 0
    for (newPlace, element) in now.enumerated() {
      if new.nodes[element].isMark {
        let place = place(of: Int(new.nodes[element].spec), in: before, near: next)
        guard let place, !isTaken[place] else { continue }
        partners[newPlace] = place
        isTaken[place] = true
        next = place + 1
      } else if new.rows[element] != nil {
        keyed.append(newPlace)
      } else {
        plain.append(newPlace)
      }
    }
    let rest = before.indices.filter { !isTaken[$0] }
    let keyedRest = rest.filter { old.rows[before[$0]] != nil }
    if plain.count == now.count && keyedRest.isEmpty { return nil }
    pairByKey(keyedRest, before, keyed, now, &partners)
    let plainRest = rest.filter { old.rows[before[$0]] == nil }
    let pairs = self.partners(plainRest.map { before[$0] }, plain.map { now[$0] })
    for (index, place) in pairs.enumerated() where place >= 0 {
      partners[plain[index]] = plainRest[place]
    }
    return partners
  }

  /// Returns the place of an element in a list of children, trying one guess first.
  private func place(of element: Int, in children: [Int], near guess: Int) -> Int? {
    if guess < children.count, children[guess] == element { return guess }
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if children[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < children.count && children[low] == element ? low : nil
  }

  /// Pairs children by their rows; children with the same identity are paired in order.
  private func pairByKey(
    _ places: [Int], _ before: [Int], _ newPlaces: [Int], _ now: [Int], _ partners: inout [Int]
  ) {
    var waiting: [RowIdentity: [Int]] = [:]
    for place in places.reversed() {
      guard let path = old.rows[before[place]] else { continue }
      waiting[RowIdentity(path, old.nodes[before[place]]), default: []].append(place)
    }
    for newPlace in newPlaces {
      guard let path = new.rows[now[newPlace]],
        let place = waiting[RowIdentity(path, new.nodes[now[newPlace]])]?.popLast(),
        old.canBecome(now[newPlace], in: new, before[place])
      else { continue }
      partners[newPlace] = place
    }
  }
}

extension LayoutTree {
  /// The children of an element, including those with the visibility `gone`.
  fileprivate func allChildren(of element: Int) -> [Int] {
    var children: [Int] = []
    var child = element + 1
    while child < Int(nodes[element].end) {
      children.append(child)
      child = Int(nodes[child].end)
    }
    return children
  }

  /// Whether two elements have the same kind, outlet and component scope, so that only attributes
  /// differ.
  fileprivate func isSame(_ element: Int, as model: Int, in other: LayoutTree) -> Bool {
    let (node, otherNode) = (nodes[element], other.nodes[model])
    return node.kind == otherNode.kind && node.id == otherNode.id && node.scope == otherNode.scope
      && (node.rootIDs == 0 && otherNode.rootIDs == 0
        || rootIDs(of: element) == other.rootIDs(of: model))
  }

  /// Whether an element can be turned into one of another tree; the class of a view must be the
  /// same.
  fileprivate func canBecome(_ model: Int, in other: LayoutTree, _ element: Int) -> Bool {
    guard !other.nodes[model].isMark, isSame(element, as: model, in: other) else { return false }
    if let view = view(of: element) { return view.class == other.view(of: model)?.class }
    return nodes[element].kind != .custom
      || canReplace(element, by: other.spec(of: model))
  }
}

// MARK: Attributes of elements

extension LayoutTree {
  /// The parts in which an element differs from a matching element of another tree.
  fileprivate func differences(of element: Int, from model: Int, in other: LayoutTree)
    -> LayoutChanges.Parts
  {
    let (node, otherNode) = (nodes[element], other.nodes[model])
    var parts = LayoutChanges.Parts()
    if !pools.isEqual(node.kind, node.spec, to: otherNode.spec, of: other.pools) {
      parts.formUnion(
        LayoutChanges.Parts(from: spec(of: element), to: other.spec(of: model)))
    }
    if !hasEqualLook(node, as: otherNode, in: other) {
      parts.formUnion(
        LayoutChanges.Parts(from: style(of: element), to: other.style(of: model)))
      if (node.look < 0) != (otherNode.look < 0) { parts.insert(.unseen) }
    }
    if ownSize(of: element) != other.ownSize(of: model) { parts.insert(.size) }
    if placement(of: element) != other.placement(of: model) { parts.insert(.placement) }
    return parts
  }

  private func hasEqualLook(_ node: Node, as otherNode: Node, in other: LayoutTree) -> Bool {
    guard node.look >= 0, otherNode.look >= 0 else { return node.look == otherNode.look }
    return pools.looks[Int(node.look)] == other.pools.looks[Int(otherNode.look)]
  }
}

extension SpecPools {
  /// Whether two elements of a kind have equal own attributes; compared in place.
  fileprivate func isEqual(
    _ kind: NodeKind, _ spec: Int32, to otherSpec: Int32, of other: SpecPools
  )
    -> Bool
  {
    let (index, otherIndex) = (Int(spec), Int(otherSpec))
    return switch kind {
    case .stack: stacks[index] == other.stacks[otherIndex]
    case .inset: insets[index] == other.insets[otherIndex]
    case .background, .overlay, .wrapper: true
    case .center: centers[index] == other.centers[otherIndex]
    case .relative: relatives[index] == other.relatives[otherIndex]
    case .ratio: ratios[index] == other.ratios[otherIndex]
    case .absolute: absolutes[index] == other.absolutes[otherIndex]
    case .corner: corners[index] == other.corners[otherIndex]
    case .clip: clips[index] == other.clips[otherIndex]
    case .fit: fits[index] == other.fits[otherIndex]
    case .zstack: zstacks[index] == other.zstacks[otherIndex]
    case .scroll: scrolls[index] == other.scrolls[otherIndex]
    case .text: texts[index] == other.texts[otherIndex]
    case .image: images[index] == other.images[otherIndex]
    case .view: views[index] == other.views[otherIndex]
    case .spacer: spacers[index] == other.spacers[otherIndex]
    case .flex: flexes[index] == other.flexes[otherIndex]
    case .grid: grids[index] == other.grids[otherIndex]
    case .linear: linears[index] == other.linears[otherIndex]
    case .layers: layers[index] == other.layers[otherIndex]
    case .flow: flows[index] == other.flows[otherIndex]
    case .custom: customs[index] == other.customs[otherIndex]
    }
  }
}
