/// One axis of a grid that is being laid out.
struct GridAxis {
  /// That of a row for the columns, which follow one another along it.
  let axis: Axis
  /// Where its tracks begin in the solver's memory.
  var first = 0
  /// How many tracks there are, those before the first line of the grid's own, how many lines it has of
  /// its own by its lists and areas, and how many tracks by its lists.
  var count: Int32 = 0
  var before: Int32 = 0
  var explicit: Int32 = 0
  var listed: Int32 = 0
  /// The length that the tracks share, no number where that follows from them.
  var space = Float.nan
  /// The limits of that length where it follows.
  var least: Float = 0
  var most = Float.infinity
  var gap: Float = 0
  /// Whether the tracks are those of the grid around, and whether their lengths are known.
  var isLent = false
  var isKnown = false
  /// What the tracks are sized for: a length that is known, or that of their content.
  var mode = BoxSpace.Mode.layout
  /// Whether a track or the gap is a percent.
  var hasPercents = false

  init(_ axis: Axis) { self.axis = axis }

  /// Has the tracks that it had before, which begin elsewhere now.
  mutating func take(_ arranged: GridAxis, first: Int) {
    self.first = first
    count = arranged.count
    before = arranged.before
    explicit = arranged.explicit
    hasPercents = arranged.hasPercents
  }

  /// The places of the tracks of a span.
  @inline(__always)
  func tracks(_ span: GridSpan) -> Range<Int> {
    first + Int(span.start)..<first + Int(span.end)
  }
}

/// What there is among the children of a grid, which most grids have none of.
struct GridFeatures: OptionSet, Sendable {
  let rawValue: UInt8

  /// Items whose width may change with the height of their area.
  static let dependents = GridFeatures(rawValue: 1)
  /// Items that align by their baseline.
  static let baselines = GridFeatures(rawValue: 1 << 1)
  /// Children that are out of the flow.
  static let absolutes = GridFeatures(rawValue: 1 << 2)
  /// Items that say where they stand, or span more than one track.
  static let places = GridFeatures(rawValue: 1 << 3)
  /// Items that are subgrids, on each axis.
  static let columnSubgrids = GridFeatures(rawValue: 1 << 4)
  static let rowSubgrids = GridFeatures(rawValue: 1 << 5)

  static let subgrids: GridFeatures = [.columnSubgrids, .rowSubgrids]
}

/// An item of a grid.
struct GridBox: Sendable {
  let node: Int32
  /// Where in the solver's memory stands what it says of its box.
  let style: Int32
  var column = GridSpan.auto
  var row = GridSpan.auto
  var justify = GridAlignment.stretch
  var align = GridAlignment.stretch
  var spansFlexible = false
  /// Whether its width may change with the height of its area.
  var dependsOnHeight = false
  /// Whether it says nothing and is no container, so that it is its area.
  var fillsArea = false
  /// Whether its size is the same whatever the height of its area.
  var ignoresHeight = false
  /// On which axes it is a subgrid, whose items size the tracks in its place.
  var sharesColumns = false
  var sharesRows = false
  /// What lies around it in the tracks of the grid that it helps to size: edges of the subgrids that it
  /// stands in, and what their gaps differ by.
  var before: Float = 0
  var after: Float = 0

  // What it takes with its margins, no numbers where that was not asked for yet.
  var minContent = Float.nan
  var maxContent = Float.nan
  var minimumWidth = Float.nan
  /// By its content, at the width of its area.
  var content = Float.nan
  var minimumHeight = Float.nan

  /// Its size at the width of its area where the height of that is of no account to it.
  var usedWidth = Float.nan
  var usedHeight = Float.nan

  var areaWidth: Float = 0
  /// No number before the rows were sized.
  var areaHeight = Float.nan
  /// From the upper edge of its margin to its baseline.
  var baseline: Float = 0
  /// What brings its baseline to those of its row.
  var shim: Float = 0

  init(_ node: Int32, style: Int32) {
    self.node = node
    self.style = style
  }

  @inline(__always)
  func span(_ axis: Axis) -> GridSpan { axis == .row ? column : row }

  /// Whether it is a subgrid on an axis.
  @inline(__always)
  func shares(_ axis: Axis) -> Bool { axis == .row ? sharesColumns : sharesRows }

  /// Makes it lie on other tracks.
  mutating func set(_ axis: Axis, _ span: GridSpan) {
    if axis == .row { column = span } else { row = span }
  }

  /// Puts it at a line, and holds its end to the last one there is.
  @inline(__always)
  mutating func place(_ axis: Axis, at start: Int32, within most: Int32) {
    if axis == .row {
      column.place(at: start, within: most)
    } else {
      row.place(at: start, within: most)
    }
  }

  mutating func forgetWidths() {
    minContent = .nan
    maxContent = .nan
    minimumWidth = .nan
  }

  mutating func forgetHeights() {
    content = .nan
    minimumHeight = .nan
    usedWidth = .nan
  }

  /// The height of its border box in an area, where it does not follow from its content.
  func height(
    in area: Float, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, _ margin: UsedEdges
  ) -> Float {
    var height = style.pointee.height(of: area, frame)
    if height.isNaN && align == .stretch && style.pointee.flags.isDisjoint(with: .autoVertical) {
      height = Swift.max(area - margin.vertical, frame.vertical)
    }
    guard !height.isNaN, !area.isNaN || !style.pointee.percents.contains(.height) else {
      return .nan
    }
    let least = style.pointee.minHeight(of: area, frame)
    return Swift.max(
      Swift.min(height, style.pointee.maxHeight(of: area, frame)), least.isNaN ? 0 : least)
  }
}

/// How an item lies in its area.
enum GridAlignment: UInt8, Sendable {
  /// What an absolute item has that says nothing: as `stretch`, but wherever its insets put it.
  case normal
  case stretch
  case start
  case center
  case end
  case baseline

  init(_ alignment: GridSpec.JustifyItems) {
    switch alignment {
    case .stretch: self = .stretch
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }

  init(_ alignment: GridSpec.AlignItems) {
    switch alignment {
    case .stretch: self = .stretch
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .baseline: self = .baseline
    }
  }

  init(_ alignment: GridItem.JustifySelf) {
    switch alignment {
    case .auto: self = .normal
    case .stretch: self = .stretch
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }

  init(_ alignment: GridItem.AlignSelf) {
    switch alignment {
    case .auto: self = .normal
    case .stretch: self = .stretch
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .baseline: self = .baseline
    }
  }

  /// Whether a box without a length is as long as its area.
  var fills: Bool { self == .normal || self == .stretch }

  /// Where a box begins in an area, with its margins; those that are `auto` take what is free first.
  @inline(__always)
  func place(
    _ length: Float, in area: Float, _ before: Float, _ after: Float, autoStart: Bool,
    autoEnd: Bool
  ) -> Float {
    let free = area - length - before - after
    if autoStart || autoEnd {
      let share = Swift.max(0, free)
      return before + (autoStart ? autoEnd ? share / 2 : share : 0)
    }
    return switch self {
    case .normal, .stretch, .start, .baseline: before
    case .center: before + free / 2
    case .end: before + free
    }
  }
}

/// The tracks that an item spans, in lines that are counted from 0.
struct GridSpan: Sendable, Equatable {
  private(set) var start: Int32
  private(set) var length: Int32
  private(set) var isPlaced: Bool

  var end: Int32 { start &+ length }

  static let auto = GridSpan(start: 0, length: 1, isPlaced: false)

  private init(start: Int32, length: Int32, isPlaced: Bool) {
    self.start = start
    self.length = length
    self.isPlaced = isPlaced
  }

  init(at place: Int32) { self.init(start: place, length: 1, isPlaced: true) }

  init(_ range: Range<Int32>) {
    self.init(
      start: range.lowerBound, length: Swift.max(1, range.upperBound - range.lowerBound),
      isPlaced: true)
  }

  /// What an item says (§8.3): lines in the wrong order are swapped, an end at the start is dropped, and
  /// so is the second of two spans.
  init(_ range: GridRange, explicit: Int32) {
    let (first, last) = (
      Self.line(range.start, explicit: explicit), Self.line(range.end, explicit: explicit)
    )
    let length = Self.length(range.start) ?? Self.length(range.end) ?? 1
    switch (first, last) {
    case (let first?, let last?):
      let (low, high) = (Swift.min(first, last), Swift.max(first, last))
      self.init(start: low, length: Swift.max(1, high - low), isPlaced: true)
    case (let first?, nil): self.init(start: first, length: length, isPlaced: true)
    case (nil, let last?): self.init(start: last - length, length: length, isPlaced: true)
    case (nil, nil): self.init(start: 0, length: length, isPlaced: false)
    }
  }

  /// The lines that a range names, for what takes no cell; a span alone names none.
  static func edges(_ range: GridRange, explicit: Int32) -> (Int32?, Int32?) {
    let span = GridSpan(range, explicit: explicit)
    guard span.isPlaced else { return (nil, nil) }
    let saysStart = line(range.start, explicit: explicit) != nil || Self.length(range.start) != nil
    let saysEnd = line(range.end, explicit: explicit) != nil || Self.length(range.end) != nil
    // An end at the start is dropped, and then it is not said.
    let isSame =
      line(range.start, explicit: explicit) != nil
      && line(range.start, explicit: explicit) == line(range.end, explicit: explicit)
    return (saysStart ? span.start : nil, saysEnd && !isSame ? span.end : nil)
  }

  private static func line(_ line: GridLine, explicit: Int32) -> Int32? {
    guard case .line(let number) = line, number != 0 else { return nil }
    let most = Limits.gridLines
    let held = Int32(truncatingIfNeeded: Swift.max(-most, Swift.min(most, number)))
    return held > 0 ? held - 1 : explicit + 1 + held
  }

  private static func length(_ line: GridLine) -> Int32? {
    guard case .span(let length) = line else { return nil }
    return Int32(truncatingIfNeeded: Swift.max(1, Swift.min(Limits.gridLines, length)))
  }

  mutating func move(by lines: Int32) {
    if isPlaced { start += lines }
  }

  /// The same on the tracks that there are, behind some that there are not; what lies beyond stands in
  /// the nearest one (CSS Grid §5.4).
  func clamped(to count: Int32, behind before: Int32) -> GridSpan {
    guard isPlaced else {
      return GridSpan(start: 0, length: Swift.min(length, count), isPlaced: false)
    }
    let first = Swift.max(0, Swift.min(start - before, count - 1))
    let last = Swift.max(first + 1, Swift.min(end - before, count))
    return GridSpan(start: first, length: last - first, isPlaced: true)
  }

  /// The same lines of a subgrid in the tracks that it spans, which run the other way where it does.
  func within(_ outer: GridSpan, isReversed: Bool) -> GridSpan {
    GridSpan(
      start: isReversed ? outer.end - end : outer.start + start, length: length, isPlaced: true)
  }

  mutating func place(at start: Int32, within most: Int32) {
    self.start = Swift.max(0, Swift.min(start, most - 1))
    length = Swift.max(1, Swift.min(length, most - self.start))
    isPlaced = true
  }
}

extension GridRange {
  /// The lines around an area of a grid.
  init(_ area: Range<Int32>) {
    self.init(.line(Int(area.lowerBound) + 1), .line(Int(area.upperBound) + 1))
  }
}

// MARK: Tracks

/// A track while it is sized.
struct GridTrackState: Sendable {
  let track: GridTrack
  var least = GridBreadth.auto
  var most = GridBreadth.auto
  /// The base size, and the growth limit.
  var base: Float = 0
  var limit: Float = 0
  /// What a pass is going to add, less than 0 where it adds nothing; and what one item of it would.
  var planned: Float = -1
  var increase: Float = 0
  var start: Float = 0
  /// The lowest baseline of the items that begin in it, from its upper edge.
  var baseline = -Float.infinity
  /// Between it and the track before it.
  var gap: Float = 0
  /// Whether its limit may grow beyond what it came to be.
  var isGrowable = false
  var isInflexible = false
  /// Whether it is repeated as often as it fits and has no item in it: it and its gap are 0 long then.
  var isCollapsed = false

  init(_ track: GridTrack) { self.track = track }

  /// The length where sizing starts, with percents of `whole`.
  mutating func start(of whole: Float) {
    baseline = -.infinity
    guard !isCollapsed else {
      (least, most) = (.none, .none)
      (base, limit) = (0, 0)
      gap = 0
      return
    }
    least = GridBreadth(track.minimum, of: whole, isMaximum: false)
    most = GridBreadth(track.maximum, of: whole, isMaximum: true)
    base = least.kind == .fixed ? least.value : 0
    limit = most.kind == .fixed ? Swift.max(most.value, base) : .infinity
    isGrowable = false
  }

  /// Becomes a track that is lent.
  mutating func take(_ lent: LentTrack, behind end: Float) {
    (least, most) = (.none, .none)
    (base, limit) = (lent.length, lent.length)
    start = lent.start
    gap = lent.start - end
    baseline = lent.baseline
  }

  /// The least length where it is fixed.
  var floor: Float { least.kind == .fixed ? least.value : 0 }

  @inline(__always)
  mutating func raiseLimit() {
    if limit < base { limit = base }
  }

  var kinds: GridTrackKinds {
    var kinds: GridTrackKinds = []
    if least.kind != .fixed || most.kind != .fixed { kinds.insert(.content) }
    if most.kind == .flexible { kinds.insert(.flexible) }
    if most.kind == .auto { kinds.insert(.auto) }
    return kinds
  }
}

/// What kinds of tracks there are.
struct GridTrackKinds: OptionSet, Sendable {
  let rawValue: UInt8

  /// Lengths that follow from items.
  static let content = GridTrackKinds(rawValue: 1)
  static let flexible = GridTrackKinds(rawValue: 1 << 1)
  static let auto = GridTrackKinds(rawValue: 1 << 2)
}

/// A track sizing function whose percents are points, or `auto` where they are of nothing.
struct GridBreadth: Sendable {
  enum Kind: UInt8, Sendable {
    case fixed
    case auto
    case minContent
    case maxContent
    case fitContent
    case flexible
  }

  let kind: Kind
  /// Points, the limit of `fitContent`, or the factor.
  let value: Float

  static let auto = GridBreadth(.auto, 0)
  static let none = GridBreadth(.fixed, 0)

  private init(_ kind: Kind, _ value: Float) {
    self.kind = kind
    self.value = value
  }

  init(_ breadth: GridTrack.Breadth, of whole: Float, isMaximum: Bool) {
    switch breadth {
    case .points(let points): self.init(.fixed, points.heldPositive(to: Limits.length))
    case .percent(let percent):
      guard !whole.isNaN else {
        self = .auto
        return
      }
      self.init(.fixed, Self.share(percent, of: whole))
    case .auto: self = .auto
    case .minContent: self.init(.minContent, 0)
    case .maxContent: self.init(.maxContent, 0)
    case .fraction(let factor):
      self = isMaximum ? GridBreadth(.flexible, factor.heldPositive(to: Limits.factor)) : .auto
    case .fitContent(let limit):
      guard isMaximum else {
        self = .auto
        return
      }
      switch limit {
      case .points(let points): self.init(.fitContent, points.heldPositive(to: Limits.length))
      case .percent(let percent):
        self.init(.fitContent, whole.isNaN ? .infinity : Self.share(percent, of: whole))
      case .auto: self.init(.fitContent, .infinity)
      }
    }
  }

  private static func share(_ percent: Float, of whole: Float) -> Float {
    let percent = Double(percent.heldPositive(to: Limits.percent))
    return Float(percent * Double(whole) / 100).heldPositive(to: Limits.length)
  }

  /// Whether the length follows from items.
  var isIntrinsic: Bool {
    switch kind {
    case .auto, .minContent, .maxContent, .fitContent: true
    case .fixed, .flexible: false
    }
  }
}

// MARK: Passes over items that span several tracks

/// What an item contributes to a track.
enum GridContribution: Sendable {
  case minimum
  case minContent
  case maxContent
}

/// The items that a pass looks at.
struct GridGroup {
  /// How many tracks they span, unless they span flexible ones.
  let length: Int32
  let isFlexible: Bool
}

/// A pass over items (§12.5, steps 3 and 4).
enum GridPhase: Sendable {
  case intrinsicMinima
  case contentMinima
  case maxContentMinima
  case intrinsicMaxima
  case maxContentMaxima

  var isMaxima: Bool { self == .intrinsicMaxima || self == .maxContentMaxima }

  /// Whether it grows a track.
  @inline(__always)
  func affects(_ track: GridTrackState) -> Bool {
    switch self {
    case .intrinsicMinima: track.least.isIntrinsic
    case .contentMinima: track.least.kind == .minContent || track.least.kind == .maxContent
    case .maxContentMinima: track.least.kind == .maxContent
    case .intrinsicMaxima: track.most.isIntrinsic
    case .maxContentMaxima: track.most.isIntrinsic && track.most.kind != .minContent
    }
  }

  /// Whether a track grows beyond its limit before others do.
  @inline(__always)
  func goesBeyond(_ track: GridTrackState) -> Bool {
    switch self {
    case .intrinsicMinima, .contentMinima: track.most.isIntrinsic
    case .maxContentMinima:
      track.most.kind == .maxContent || track.most.kind == .auto
        || track.most.kind == .fitContent
    case .intrinsicMaxima, .maxContentMaxima: true
    }
  }

  /// How much more a track may grow.
  @inline(__always)
  func room(_ track: GridTrackState, beyond: Bool) -> Float {
    guard isMaxima else {
      return beyond ? .infinity : track.limit - track.base - track.increase
    }
    let isFit = track.most.kind == .fitContent
    let size = track.limit < .infinity ? track.limit : track.base
    if isFit && track.most.value - size - track.increase <= 0 { return 0 }
    let room: Float =
      beyond || track.limit == .infinity || track.isGrowable ? .infinity : 0
    return isFit ? Swift.min(room, track.most.value - size - track.increase) : room
  }
}

// MARK: Cells

/// Which cells of a grid are taken, a bit each, line after line of its flow.
///
/// Before the bits of a line stands where the last of the items ends that were put into it before the flow
/// began.
struct GridCells {
  /// How many cells a line has, and the most lines that there may be.
  let width: Int32
  let most: Int32
  private let first: Int
  private let words: Int
  private var lines: Int32 = 0
  /// How many lines from the first on are known to have no free cell.
  private var fullLines: Int32 = 0

  init(width: Int32, most: Int32, _ solver: inout Solver) {
    self.width = width
    self.most = most
    first = solver.css.cells.count
    words = 1 + (Int(width) + 63) / 64
  }

  func close(_ solver: inout Solver) {
    solver.css.cells.removeLast(solver.css.cells.count - first)
  }

  /// Takes the cells of an item.
  mutating func take(_ item: GridBox, _ minor: Axis, _ solver: inout Solver) {
    let (major, across) = (item.span(minor.cross), item.span(minor))
    let end = Swift.min(major.end, most)
    while lines < end {
      for _ in 0..<words { solver.css.cells.append(0) }
      lines += 1
    }
    guard major.start < end else { return }
    let (low, high) = held(across.start, across.end)
    guard low < high else { return }
    for line in Int(major.start)..<Int(end) {
      for word in low / 64...(high - 1) / 64 {
        solver.css.cells[first + line * words + 1 + word] |= Self.mask(word, low, high)
      }
    }
  }

  /// The first line in which a cell may be free, of those that have `width` cells: whoever looks for room
  /// from the start need not look before it.
  mutating func firstOpenLine(width: Int32, _ solver: inout Solver) -> Int32 {
    while fullLines < lines, isFull(fullLines, width: width, &solver) { fullLines += 1 }
    return fullLines
  }

  private func isFull(_ line: Int32, width: Int32, _ solver: inout Solver) -> Bool {
    let (low, high) = held(0, width)
    guard low < high else { return false }
    for word in low / 64...(high - 1) / 64 {
      let mask = Self.mask(word, low, high)
      guard solver.css.cells[first + Int(line) * words + 1 + word] & mask == mask else {
        return false
      }
    }
    return true
  }

  /// Where the last item ends that was put into a line before the flow began; 0 where there is none.
  func end(ofLine line: Int32, _ solver: inout Solver) -> Int32 {
    line < lines ? Int32(truncatingIfNeeded: solver.css.cells[first + Int(line) * words]) : 0
  }

  /// Notes that of an item that has been taken.
  func setEnd(ofLine line: Int32, _ end: Int32, _ solver: inout Solver) {
    guard line < lines else { return }
    solver.css.cells[first + Int(line) * words] = UInt64(truncatingIfNeeded: end)
  }

  /// Whether the cells of an item are free where it would begin; what lies beyond the last line is.
  func isFree(
    _ item: GridBox, _ minor: Axis, at place: (major: Int32, minor: Int32), _ solver: inout Solver
  ) -> Bool {
    guard place.major < most - 1 else { return true }
    let end = Swift.min(place.major &+ item.span(minor.cross).length, lines)
    guard place.major < end else { return true }
    let (low, high) = held(place.minor, place.minor &+ item.span(minor).length)
    guard low < high else { return true }
    for line in Int(place.major)..<Int(end) {
      for word in low / 64...(high - 1) / 64
      where solver.css.cells[first + line * words + 1 + word] & Self.mask(word, low, high) != 0 {
        return false
      }
    }
    return true
  }

  /// The first place across the flow, from one on, where an item is free in its own lines.
  func firstMinor(_ item: GridBox, _ minor: Axis, from: Int32, _ solver: inout Solver) -> Int32 {
    var place = from
    while place < width, !isFree(item, minor, at: (item.span(minor.cross).start, place), &solver) {
      place += 1
    }
    return place
  }

  /// Places across the flow within those that there are.
  @inline(__always)
  private func held(_ start: Int32, _ end: Int32) -> (Int, Int) {
    (Int(Swift.max(0, start)), Int(Swift.min(end, width)))
  }

  /// The bits of a word that lie between two places.
  @inline(__always)
  private static func mask(_ word: Int, _ low: Int, _ high: Int) -> UInt64 {
    let from = Swift.max(0, low - word * 64)
    let to = Swift.min(64, high - word * 64)
    return (UInt64.max << UInt64(from)) & (UInt64.max >> UInt64(64 - to))
  }
}
