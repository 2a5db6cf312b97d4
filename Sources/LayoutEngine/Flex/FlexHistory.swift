// The values that the visits of one layout leave in a flexbox for later visits.
//
// CSS determines the flex base size of an item anew in each visit of its container (Flexbox §9.2,
// step 3). Yoga stores one base size for each item, which is unset when a layout begins:
//
// - If the main size of the container is known, an item with a definite flex basis uses the stored
//   base size, or sets it to the flex basis if it is unset.
// - In all other cases the base size is set anew. It is the item's own main size, or the size of
//   its content if the container's main size is not known, since a flex basis does not count then.
//   It is 0 for the only flexible item.
//
// A container is visited several times: first for its own base size, mostly without a main size,
// then with the main size that resulted. So an item with `flex="1"` may keep the size of its
// content, where in CSS it starts at 0. Without that, a text in the item would have no height.
//
// A baseline is read where the last visit left it (`Baseline.cpp`). That may be an earlier visit,
// if the current one does not visit the contents of a box. And a box is not visited again for
// constraints for which it was measured in this layout (`Cache.cpp`), even if its contents have
// changed since.
//
// So the result of a visit depends on the constraints and on the box's history: everything that
// earlier visits in the layout left in the box and its contents. A history is a value, a chain of
// visits with what each left. The key of every cached result has the history before the visit; the
// history after it is stored beside the size. A layout begins with an empty history, whatever was
// laid out before, so its frames are those of a new tree.

/// The histories of a box before and after a visit, as indices in `FlexHistories`.
struct FlexHistory: Sendable {
  var before: Int32
  var after: Int32

  /// The history of a box in which no visit has left anything.
  static let none: Int32 = -1
}

/// The histories of all boxes, as one chain for each box.
struct FlexHistories: Sendable {
  private var visits = Memo<Visit>()
  private var items = Memo<ItemHistory>()

  /// The number of entries, including free ones.
  var count: Int { visits.count &+ items.count }

  mutating func removeAll() {
    visits.removeAll()
    items.removeAll()
  }

  /// Drops a box's histories.
  mutating func free(from newest: Int32) {
    var history = newest
    while history >= 0 {
      if visits[history].hasItems { items.free(from: visits[history].first) }
      history = visits[history].next
    }
    visits.free(from: newest)
  }

  /// The last visit of a history that is not empty.
  @inline(__always)
  fileprivate subscript(history: Int32) -> Visit { visits[history] }

  @inline(__always)
  fileprivate func first(in history: Int32) -> Int32 { history < 0 ? -1 : visits[history].first }

  @inline(__always)
  fileprivate func item(_ place: Int32) -> ItemHistory { items[place] }

  @inline(__always)
  fileprivate mutating func keep(_ item: ItemHistory, behind last: Int32) -> Int32 {
    let place = items.keep(item)
    if last >= 0 { items.link(last, to: place) }
    return place
  }

  @inline(__always)
  fileprivate mutating func keep(_ visit: Visit) -> Int32 { visits.keep(visit) }

  /// Whether two histories are equivalent, apart from the ranges of constraints for which their
  /// results hold.
  func isSame(_ one: Int32, _ other: Int32) -> Bool {
    guard one != other else { return true }
    guard one >= 0, other >= 0 else { return false }
    let (visit, otherVisit) = (visits[one], visits[other])
    guard visit.isSame(otherVisit), isSame(visit.previous, otherVisit.previous) else {
      return false
    }
    var (item, otherItem) = (visit.first, otherVisit.first)
    while item >= 0, otherItem >= 0 {
      guard items[item].isLeftAlike(items[otherItem]),
        isSame(items[item].inner, items[otherItem].inner)
      else { return false }
      (item, otherItem) = (items[item].next, items[otherItem].next)
    }
    return item == otherItem
  }
}

/// A visit of a box, and the values that it left.
private struct Visit: KeptAnswer, Sendable {
  let key: FlexMemoKey
  /// Whether the visit was a layout or a trial, which Yoga caches apart from measurements.
  let isLayout: Bool
  let answer: FlexAnswer
  /// The available lengths.
  let width: Float
  let height: Float
  /// The previous visit, or −1.
  let previous: Int32
  /// The first of the items that have a history, in document order.
  var first: Int32 = -1
  /// Whether the items from `first` on are not shared with the previous visit.
  var hasItems = false
  var next: Int32

  init(
    _ constraints: FlexConstraints, _ pass: FlexPass, _ answer: FlexAnswer, previous: Int32,
    next: Int32
  ) {
    key = FlexMemoKey(constraints, .measure)
    isLayout = pass != .measure
    self.answer = answer
    width = constraints.width
    height = constraints.height
    self.previous = previous
    self.next = next
  }

  func isSame(_ other: Visit) -> Bool {
    key == other.key && isLayout == other.isLayout && answer.width == other.answer.width
      && answer.height == other.answer.height
  }
}

/// The values that earlier visits left for an item.
private struct ItemHistory: KeptAnswer, Sendable {
  /// The base size in place of its flex basis, or NaN.
  var basis = Float.nan
  /// The baseline, or NaN before the item was measured.
  var baseline = Float.nan
  /// The distance from the top edge of its parent at which a layout placed the item.
  var top: Float = 0
  /// The history of the item's contents.
  var inner = FlexHistory.none
  var next: Int32 = -1

  init() {}

  /// Captures the current state of an item after a visit.
  @inline(__always)
  init(_ item: FlexChild, _ solver: borrowing Solver) {
    let laid = item.style.pointee.laid
    basis = item.state.pointee.earlierBasis
    if laid >= 0 { inner = solver.flexLaids[Int(laid)].history }
    guard solver.usesBaselines else { return }
    baseline = item.state.pointee.baseline
    top = item.state.pointee.top
  }

  /// Whether both are equal, apart from the histories of their contents.
  @inline(__always)
  func isLeftAlike(_ other: ItemHistory) -> Bool {
    basis.bitPattern == other.basis.bitPattern
      && baseline.bitPattern == other.baseline.bitPattern
      && top.bitPattern == other.top.bitPattern
  }
}

extension FlexChild {
  /// Returns the flex base size of an item with a definite flex basis: the one that earlier visits
  /// left, else `basis`, which is at least padding and border.
  @inline(__always)
  func baseSize(ofBasis basis: Float, _ solver: inout Solver) -> Float {
    let earlier = state.pointee.earlierBasis
    guard earlier.isNaN else { return earlier }
    if !isSteady { leave(basis, &solver) }
    return basis
  }

  /// Stores a base size for later visits, in place of the flex basis.
  @inline(__always)
  func leave(_ size: Float, inPlaceOf basis: Float, _ solver: inout Solver) {
    guard !style.pointee.basis.isNaN else { return }
    // A base size that is equal in all visits need not be stored.
    leave(isSteady && size == basis ? .nan : size, &solver)
  }

  @inline(__always)
  private func leave(_ size: Float, _ solver: inout Solver) {
    guard state.pointee.earlierBasis.bitPattern != size.bitPattern else { return }
    state.pointee.earlierBasis = size
    solver.flex.historyChanges &+= 1
  }

  /// Whether the flex basis is equal in all visits.
  @inline(__always)
  private var isSteady: Bool { style.pointee.percents.isDisjoint(with: .steady) }
}

extension FlexPercents {
  fileprivate static let steady: FlexPercents = [.basis, .paddings]
}

extension Solver {
  /// Whether the result of visiting a box depends on earlier visits.
  @inline(__always)
  func hasHistory(_ box: Borrowed<FlexBox>) -> Bool {
    let flags = box.pointee.flags
    return flags.contains(.hasHistory) || (usesBaselines && flags.contains(.isContainer))
  }

  /// Whether earlier visits may have left anything for a child.
  @inline(__always)
  private func hasHistory(item: Borrowed<FlexBox>) -> Bool {
    item.isInFlow
      && (usesBaselines || !item.pointee.basis.isNaN || item.pointee.flags.contains(.hasHistory))
  }

  // MARK: Visits that Yoga does not repeat

  /// Returns the result of an earlier visit that Yoga reuses for this one, whatever has changed in
  /// the box since and however large its owner is.
  func earlierAnswer(
    _ box: Int32, _ history: Int32, _ constraints: FlexConstraints, _ pass: FlexPass
  ) -> FlexAnswer? {
    let style = flexBox(at: box)
    if style.pointee.content != .boxes {
      return earlierSize(style, history, constraints)
    }
    guard pass == .measure else { return nil }
    var place = history
    while place >= 0 {
      let visit = flex.histories[place]
      place = visit.previous
      guard !visit.isLayout, visit.accepts(constraints) else { continue }
      var answer = visit.answer
      answer.baseline = flexStates[Int(box)].baseline
      return answer
    }
    return nil
  }

  /// Returns the result of a box whose lengths are both decided.
  ///
  /// If the box reads its owner, Yoga may reuse an earlier result with another owner.
  mutating func earlierFixed(
    _ box: Int32, _ constraints: FlexConstraints, _ fixed: FlexAnswer
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    guard !style.pointee.percents.isDisjoint(with: .ofOwner) else { return fixed }
    let history = flexLaids[Int(style.pointee.laid)].history
    if let answer = earlierAnswer(box, history, constraints, .measure) { return answer }
    noteVisit(of: box, constraints, .measure, fixed, hasChanges: false)
    return fixed
  }

  /// Returns the size that an earlier visit found for a measured content, if Yoga reuses that size
  /// for the constraints.
  private func earlierSize(
    _ box: Borrowed<FlexBox>, _ history: Int32, _ constraints: FlexConstraints
  ) -> FlexAnswer? {
    // The last layout takes precedence, then measurements, the oldest first.
    var found: Int32 = -1
    var hasLayout = false
    var place = history
    while place >= 0 {
      let visit = flex.histories[place]
      if !(visit.isLayout && hasLayout) {
        hasLayout = hasLayout || visit.isLayout
        if visit.fits(constraints, box) {
          found = place
          if visit.isLayout { break }
        }
      }
      place = visit.previous
    }
    guard found >= 0 else { return nil }
    var answer = flex.histories[found].answer
    if box.pointee.flags.isDisjoint(with: .readsOwner) {
      flex.histories[found].hold(&answer, to: constraints, box)
      leaveOutSizes(&answer, of: box, history, constraints)
    } else {
      answer.pin(to: constraints)
    }
    return answer
  }

  /// Narrows a result's ranges to the constraints that Yoga would not distinguish from the current
  /// ones.
  func narrow(
    _ answer: inout FlexAnswer, of box: Int32, _ constraints: FlexConstraints, _ history: Int32
  ) {
    let style = flexBox(at: box)
    guard style.pointee.flags.isDisjoint(with: .readsOwner) else {
      answer.pin(to: constraints)
      return
    }
    answer.widths.keepFree(constraints.widthMode)
    answer.heights.keepFree(constraints.heightMode)
    guard style.pointee.content == .boxes else {
      leaveOutSizes(&answer, of: style, history, constraints)
      return
    }
    var place = history
    while place >= 0 {
      flex.histories[place].leaveOut(constraints, &answer.widths, &answer.heights)
      place = flex.histories[place].previous
    }
  }

  /// Excludes from a result's ranges the constraints for which an earlier size of a measured
  /// content is reused.
  private func leaveOutSizes(
    _ answer: inout FlexAnswer, of box: Borrowed<FlexBox>, _ history: Int32,
    _ constraints: FlexConstraints
  ) {
    var place = history
    while place >= 0 {
      let visit = flex.histories[place]
      visit.leaveOutSize(constraints, box, &answer.widths, &answer.heights)
      place = visit.previous
    }
  }

  // MARK: The state before and after a visit

  /// The first entry for an item in a container's history, or −1.
  @inline(__always)
  func firstItem(inHistoryOf box: Borrowed<FlexBox>) -> Int32 {
    flex.histories.first(in: flexLaids[Int(box.pointee.laid)].history)
  }

  /// Restores an item to the state in its container's history, before a visit.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - entry: The item's entry in the history, or −1; replaced by the next item's entry.
  @inline(__always)
  func recall(_ item: FlexChild, _ entry: inout Int32) {
    guard hasHistory(item: item.style) else { return }
    let laid = Int(item.style.pointee.laid)
    guard entry >= 0 else {
      item.state.pointee.earlierBasis = .nan
      if laid >= 0 { flexLaids[laid].history = FlexHistory.none }
      guard usesBaselines else { return }
      item.state.pointee.baseline = .nan
      item.state.pointee.top = 0
      return
    }
    let history = flex.histories.item(entry)
    entry = history.next
    item.state.pointee.earlierBasis = history.basis
    if laid >= 0 { flexLaids[laid].history = history.inner }
    guard usesBaselines else { return }
    item.state.pointee.baseline = history.baseline
    item.state.pointee.top = history.top
  }

  /// Adds a visit to a box's history.
  ///
  /// - Parameters:
  ///   - box: The box that was visited.
  ///   - constraints: The constraints of the visit.
  ///   - pass: The purpose of the visit.
  ///   - answer: The result of the visit.
  ///   - hasChanges: Whether the visit may have changed the state of the box's items.
  @inline(never)
  mutating func noteVisit(
    of box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass, _ answer: FlexAnswer,
    hasChanges: Bool
  ) {
    let style = flexBox(at: box)
    let laid = Int(style.pointee.laid)
    let before = flexLaids[laid].history
    let isContainer = style.pointee.content == .boxes
    let isLeft = !isContainer || !hasChanges || areItems(of: box, leftBy: before)
    // A layout that changes nothing has no effect on later visits.
    if isLeft && isContainer && pass != .measure { return }
    var visit = Visit(
      constraints, pass, answer, previous: before, next: flexLaids[laid].histories)
    if isLeft {
      visit.first = flex.histories.first(in: before)
    } else {
      visit.first = keepItems(of: box)
      visit.hasItems = true
    }
    let history = flex.histories.keep(visit)
    flexLaids[laid].histories = history
    flexLaids[laid].history = history
    flex.historyChanges &+= 1
  }

  /// Whether a container's items have the state that a history has for them.
  private func areItems(of box: Int32, leftBy history: Int32) -> Bool {
    var entry = flex.histories.first(in: history)
    var next = flexBox(at: box).pointee.firstChild
    while next >= 0 {
      let item = flexChild(next)
      next = item.style.pointee.nextSibling
      guard hasHistory(item: item.style) else { continue }
      let known = entry < 0 ? ItemHistory() : flex.histories.item(entry)
      let now = ItemHistory(item, self)
      guard known.isLeftAlike(now), known.inner == now.inner else { return false }
      entry = known.next
    }
    return true
  }

  /// Stores the state of a container's items; returns the first entry.
  private mutating func keepItems(of box: Int32) -> Int32 {
    var first: Int32 = -1
    var last: Int32 = -1
    var next = flexBox(at: box).pointee.firstChild
    while next >= 0 {
      let item = flexChild(next)
      next = item.style.pointee.nextSibling
      guard hasHistory(item: item.style) else { continue }
      let kept = flex.histories.keep(ItemHistory(item, self), behind: last)
      if first < 0 { first = kept }
      last = kept
    }
    return first
  }
}

extension FlexAnswer {
  /// Narrows the result's ranges to the given constraints alone.
  fileprivate mutating func pin(to constraints: FlexConstraints) {
    widths = Bounds(only: constraints.widthMode == .free ? .infinity : constraints.width)
    heights = Bounds(only: constraints.heightMode == .free ? .infinity : constraints.height)
  }
}

extension Bounds {
  /// Separates a free length from a large maximum.
  @inline(__always)
  fileprivate mutating func keepFree(_ mode: FlexMode) {
    if mode == .free {
      self = Bounds(only: .infinity)
    } else if to == .infinity {
      to = .greatestFiniteMagnitude
    }
  }

  /// Excludes `other`, and everything beyond it, unless `length` is in it.
  fileprivate mutating func leaveOut(_ other: Bounds, _ length: Float) {
    if other.to < length {
      if !(from > other.to) { from = other.to.nextUp }
    } else if !(to < other.from) {
      to = other.from.nextDown
    }
  }
}

extension Visit {
  private var widthMode: FlexMode {
    key.hasExactWidth ? .exact : width.isNaN || key.hasFreeWidth ? .free : .atMost
  }

  private var heightMode: FlexMode {
    key.hasExactHeight ? .exact : height.isNaN || key.hasFreeHeight ? .free : .atMost
  }

  /// Whether constraints have the same result as this visit.
  ///
  /// Yoga compares whether the constraints are equal; equivalent ones give the same result.
  @inline(__always)
  fileprivate func accepts(_ constraints: FlexConstraints) -> Bool {
    Visit.isLike(constraints.width, constraints.widthMode, width, widthMode, answer.widths)
      && Visit.isLike(
        constraints.height, constraints.heightMode, height, heightMode, answer.heights)
  }

  @inline(__always)
  private static func isLike(
    _ length: Float, _ mode: FlexMode, _ earlier: Float, _ earlierMode: FlexMode,
    _ window: Bounds
  ) -> Bool {
    guard mode == earlierMode else { return false }
    return mode == .atMost
      ? window.accepts(length) : length.isSame(earlier) || length.isInexactly(earlier)
  }

  /// Excludes the constraints that have the result of this visit, unless the current ones do.
  fileprivate func leaveOut(
    _ constraints: FlexConstraints, _ widths: inout Bounds, _ heights: inout Bounds
  ) {
    guard !isLayout, constraints.widthMode == widthMode, constraints.heightMode == heightMode else {
      return
    }
    if constraints.widthMode == .atMost, !answer.widths.accepts(constraints.width) {
      widths.leaveOut(answer.widths, constraints.width)
    } else if constraints.heightMode == .atMost {
      heights.leaveOut(answer.heights, constraints.height)
    }
  }

  // MARK: Sizes of measured contents, which Yoga reuses for other constraints (`Cache.cpp`)

  /// Whether Yoga reuses the measured size for the given constraints.
  fileprivate func fits(_ constraints: FlexConstraints, _ box: Borrowed<FlexBox>) -> Bool {
    size(.row, box, constraints).fits(constraints.width, constraints.widthMode)
      && size(.column, box, constraints).fits(constraints.height, constraints.heightMode)
  }

  /// Narrows the ranges of a reused result to the constraints for which Yoga reuses it.
  fileprivate func hold(
    _ answer: inout FlexAnswer, to constraints: FlexConstraints, _ box: Borrowed<FlexBox>
  ) {
    answer.widths = size(.row, box, constraints).reach(of: constraints.width, constraints.widthMode)
    answer.heights = size(.column, box, constraints).reach(
      of: constraints.height, constraints.heightMode)
  }

  /// Excludes the constraints for which Yoga reuses the size, unless it does so for the current
  /// ones.
  fileprivate func leaveOutSize(
    _ constraints: FlexConstraints, _ box: Borrowed<FlexBox>, _ widths: inout Bounds,
    _ heights: inout Bounds
  ) {
    let width = size(.row, box, constraints)
    let height = size(.column, box, constraints)
    if !width.fits(constraints.width, constraints.widthMode) {
      width.leave(out: &widths, constraints.width, constraints.widthMode)
    } else if !height.fits(constraints.height, constraints.heightMode) {
      height.leave(out: &heights, constraints.height, constraints.heightMode)
    }
  }

  private func size(
    _ axis: Axis, _ box: Borrowed<FlexBox>, _ constraints: FlexConstraints
  ) -> MeasuredLength {
    MeasuredLength(
      length: answer.length(axis), margin: box.margin(axis, constraints.ownerWidth),
      constraint: axis.pick(width, height), mode: axis.pick(widthMode, heightMode),
      window: answer.window(axis))
  }
}

/// One length of a measured content, and the constraint that it was measured with.
private struct MeasuredLength {
  let length: Float
  /// Both margins, which are included in a constraint but not in `length`.
  let margin: Float
  let constraint: Float
  let mode: FlexMode
  /// The range of available lengths that give `length`.
  let window: Bounds

  /// Whether Yoga reuses the length for a constraint.
  func fits(_ available: Float, _ availableMode: FlexMode) -> Bool {
    switch (availableMode, mode) {
    case (.exact, .exact) where available.isInexactly(constraint): true
    case (.exact, _): (available - margin).isInexactly(length)
    case (.atMost, .free): isEnough(available)
    case (.atMost, .atMost):
      // For a smaller maximum, Yoga does not measure again as long as the length fits.
      window.accepts(available) || available < window.from && isEnough(available)
    case (.free, .free): available.isSame(constraint)
    default: false  // open: no other modes are alike
    }
  }

  /// The available lengths, including the current one, for which Yoga reuses the length.
  func reach(of available: Float, _ availableMode: FlexMode) -> Bounds {
    switch availableMode {
    case .atMost where mode == .atMost && window.accepts(available): window
    case .atMost where mode == .atMost:
      Bounds(from: leastEnough(available), to: window.from.nextDown)
    case .atMost: Bounds(from: leastEnough(available), to: .greatestFiniteMagnitude)
    case .free: Bounds(only: .infinity)
    case .exact: Bounds(only: available)
    }
  }

  /// Excludes the available lengths for which Yoga reuses the length, unless it does so for the
  /// current one.
  func leave(out bounds: inout Bounds, _ available: Float, _ availableMode: FlexMode) {
    guard availableMode == .atMost, mode != .exact else { return }
    if mode == .atMost && available > window.to {
      if !(bounds.from > window.to) { bounds.from = window.to.nextUp }
    } else {
      let enough = leastEnough(available)
      let least = mode == .atMost && window.from < enough ? window.from : enough
      if available < least, !(bounds.to < least) { bounds.to = least.nextDown }
    }
  }

  private func isEnough(_ available: Float) -> Bool {
    available - margin >= length || (available - margin).isInexactly(length)
  }

  /// The smallest available length that is enough, up to rounding; on the other side of that limit,
  /// the current one.
  private func leastEnough(_ available: Float) -> Float {
    let least = length + margin
    if isEnough(available) { return least < available && isEnough(least) ? least : available }
    return least > available ? least - Float(Limits.inexact) * 2 : available.nextUp
  }
}
