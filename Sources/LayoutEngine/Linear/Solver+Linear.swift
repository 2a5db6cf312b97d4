extension Solver {
  /// Children one after another (MKLayoutLibrary); an axis that is not exact is as long as the
  /// content.
  @inline(never)
  mutating func measureLinear(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    if !isPlacing, offer.width.isExact, offer.height.isExact { return Self.filled(offer) }
    let spec = pools.pointee.linears[Int(nodes[Int(node)].spec)]
    let margin = CellEdges(spec.margin, isRightToLeft: isRightToLeft)
    var run = LinearRun(spec, margin, gaps: gaps(node, spec), offer)
    let main = lengthAlong(node, &run)
    let cross = lengthAcross(node, &run, isPlacing)
    if isPlacing && questions.isEmpty { placeLinear(node, run, main, cross) }
    return Measure(run.isRow ? main : cross, run.isRow ? cross : main, run.validity)
  }

  /// The answer where both axes are exact.
  static func filled(_ offer: Offer) -> Measure {
    var validity = Validity()
    validity.width.pinRange(offer.width)
    validity.height.pinRange(offer.height)
    return Measure(offer.width.low, offer.height.low, validity)
  }

  /// What stands between children: the spacing, and a separator with the spacing on both sides.
  private func gaps(_ node: Int32, _ spec: LinearSpec) -> Float {
    var sum: Float = 0
    var child = nodes[Int(node)].firstChild
    guard child >= 0 else { return 0 }
    child = nodes[Int(child)].nextSibling
    while child >= 0 {
      sum += spec.spacing
      if spec.separator > 0, cell(of: child).separatorBefore {
        sum += spec.separator + spec.spacing
      }
      child = nodes[Int(child)].nextSibling
    }
    return sum.heldPositive(to: Limits.length)
  }

  // MARK: The length along the layout

  /// Decides the length of the layout and of its children along it.
  private mutating func lengthAlong(_ node: Int32, _ run: inout LinearRun) -> Float {
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      cells[cellIndex(of: child)].isMeasured = false
      child = nodes[Int(child)].nextSibling
    }
    let offer = run.main.offer
    guard !offer.isExact else {
      run.mainValidity.pinRange(offer)
      shareOut(node, &run)
      return offer.low
    }
    let content = wrapAlong(node, &run) + run.main.taken
    var validity = run.mainValidity
    let length = validity.clamp(content, to: offer)
    validity.stayInexact(offer)
    run.mainValidity = validity
    guard length == content else {
      // Longer or shorter than the content: as if it had been said.
      run.mainValidity.pinRange(offer)
      run.main = CellRoom(AxisOffer(exactly: length, parent: offer.parent), taken: run.main.taken)
      shareOut(node, &run)
      return length
    }
    run.isWrapped = true
    return grid.ceil(content.heldPositive(to: Limits.length))
  }

  /// The sum of the children's lengths where each is as long as its content.
  private mutating func wrapAlong(_ node: Int32, _ run: inout LinearRun) -> Float {
    var sum = fixedLengths(node, run, includingWeighted: true)
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      let length = cell.length(isHorizontal: run.isRow)
      let index = cellIndex(of: child)
      if let fixed = length.fixed {
        cells[index].main = fixed
      } else if nodes[Int(child)].kind == .spacer {
        cells[index].main = cell.leastShare
        sum += cell.leastShare
      } else {
        cells[index].main = wrapCell(child, cell, &run, taken: sum)
        sum += cells[index].main
      }
      child = nodes[Int(child)].nextSibling
    }
    return sum
  }

  /// The sum of the lengths in points.
  private func fixedLengths(_ node: Int32, _ run: LinearRun, includingWeighted: Bool) -> Float {
    var sum: Float = 0
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      if includingWeighted || !cell.isWeighted,
        let fixed = cell.length(isHorizontal: run.isRow).fixed
      {
        sum += fixed
      }
      child = nodes[Int(child)].nextSibling
    }
    return sum
  }

  /// Measures a child along the layout in what its siblings have left.
  private mutating func wrapCell(
    _ child: Int32, _ cell: LinearCell, _ run: inout LinearRun, taken: Float
  ) -> Float {
    let padding = padding(of: cell)
    let length = cell.length(isHorizontal: run.isRow)
    let across = cell.length(isHorizontal: !run.isRow)
    let left = run.main.most - taken > 0 ? run.main.most - taken : 0
    let along = CellOffer.upTo(left < length.greatest ? left : length.greatest)
    let answer = measureAlong(child, padding, along, across, run)
    let sum = padding.sum(isHorizontal: run.isRow)
    let content = run.main(of: answer.size)
    var validity = run.mainValidity
    validity.meet(
      run.isRow ? answer.validity.width : answer.validity.height, run.main,
      less: run.main.taken + taken + sum, upTo: length.greatest - sum, content: content)
    run.mainValidity = validity
    noteCross(answer, padding, across, &run)
    return length.outer(content, sum, upTo: left)
  }

  /// Measures a cell whose offer along the layout is decided.
  private mutating func measureAlong(
    _ child: Int32, _ padding: CellEdges, _ along: CellOffer, _ across: CellLength,
    _ run: LinearRun,
  ) -> Measure {
    let cross = across.offer(upTo: run.cross.most, matches: run.cross.isExact)
    return measureCell(
      child, padding, width: run.isRow ? along : cross, height: run.isRow ? cross : along,
      run.widthRoom, run.heightRoom)
  }

  private func noteCross(
    _ answer: Measure, _ padding: CellEdges, _ across: CellLength, _ run: inout LinearRun
  ) {
    guard across.fixed == nil else { return }
    let sum = padding.sum(isHorizontal: !run.isRow)
    var validity = run.crossValidity
    validity.meet(
      run.isRow ? answer.validity.height : answer.validity.width, run.cross,
      less: run.cross.taken + sum, upTo: across.greatest - sum, content: run.cross(of: answer.size))
    run.crossValidity = validity
  }

  // MARK: Sharing out a length that is decided

  /// Gives each child its length: points first, then what wraps in order, then the weights.
  private mutating func shareOut(_ node: Int32, _ run: inout LinearRun) {
    let usable = run.main.most
    var used = fixedLengths(node, run, includingWeighted: false)
    /// Without what matches, which is as long as everything and leaves nothing to weights alone.
    var taken = used
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      let length = cell.length(isHorizontal: run.isRow)
      let index = cellIndex(of: child)
      if !cell.isWeighted {
        if let fixed = length.fixed {
          cells[index].main = fixed
        } else if length.isMatch {
          cells[index].main = length.clamped(usable)
          used += cells[index].main
        } else {
          cells[index].main = wrapCell(child, cell, &run, taken: taken)
          used += cells[index].main
          taken += cells[index].main
        }
      }
      child = nodes[Int(child)].nextSibling
    }
    let shares = shares(node, of: Double(usable) - Double(used))
    child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      if cell.isWeighted { cells[cellIndex(of: child)].main = Float(shares.length(of: cell)) }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// How `free` points go to the weights, once those that would get less than their least have it.
  private func shares(_ node: Int32, of free: Double) -> LinearShares {
    var shares = LinearShares(free: free > 0 ? free : 0, weights: 0, perWeight: .infinity)
    while true {
      var left = free
      var weights = 0.0
      var child = nodes[Int(node)].firstChild
      while child >= 0 {
        let cell = cell(of: child)
        if cell.isWeighted {
          if shares.isLess(than: cell) {
            left -= Double(cell.leastShare)
          } else {
            weights += Double(cell.weight)
          }
        }
        child = nodes[Int(child)].nextSibling
      }
      if !(left > 0) { left = 0 }
      let next = LinearShares(
        free: left, weights: weights, perWeight: weights > 0 ? left / weights : 0)
      // What a weight gets only ever shrinks, so that this ends.
      guard next.perWeight < shares.perWeight else { return next }
      shares = next
    }
  }

  // MARK: The length across the layout

  /// Decides the length of a linear layout across it, and measures what has not been yet.
  private mutating func lengthAcross(
    _ node: Int32, _ run: inout LinearRun, _ isPlacing: Bool
  ) -> Float {
    let offer = run.cross.offer
    var most: Float = 0
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      let across = cell.length(isHorizontal: !run.isRow)
      let along = cell.length(isHorizontal: run.isRow)
      let index = cellIndex(of: child)
      let wraps = across.length == .wrap || (cell.isWeighted && along.length == .wrap)
      if !cells[index].isMeasured, !offer.isExact || (isPlacing && wraps) {
        measureDecided(child, cell, &run)
      }
      if !offer.isExact {
        let sum = padding(of: cell).sum(isHorizontal: !run.isRow)
        let length =
          across.fixed
          ?? across.outer(run.cross(of: cells[index].content), sum, upTo: run.cross.most)
        if length > most { most = length }
      }
      child = nodes[Int(child)].nextSibling
    }
    var validity = run.crossValidity
    guard !offer.isExact else {
      validity.pinRange(offer)
      run.crossValidity = validity
      return offer.low
    }
    let length = validity.clamp(most + run.cross.taken, to: offer)
    validity.stayInexact(offer)
    run.crossValidity = validity
    return grid.ceil(length.heldPositive(to: Limits.length))
  }

  /// Measures a child whose length along the layout, or whose share of it, is known.
  private mutating func measureDecided(
    _ child: Int32, _ cell: LinearCell, _ run: inout LinearRun
  ) {
    let padding = padding(of: cell)
    let along = cell.length(isHorizontal: run.isRow)
    let across = cell.length(isHorizontal: !run.isRow)
    let room = cells[cellIndex(of: child)].main
    let offer: CellOffer =
      cell.isWeighted ? along.offer(upTo: room, matches: true) : .exactly(room)
    let answer = measureAlong(child, padding, offer, across, run)
    noteCross(answer, padding, across, &run)
  }

  // MARK: Places

  /// Gives the children of a linear layout their places, and separators theirs.
  private mutating func placeLinear(_ node: Int32, _ run: LinearRun, _ main: Float, _ cross: Float)
  {
    let outer = rect(
      of: node,
      Size(width: run.isRow ? main : cross, height: run.isRow ? cross : main))
    let length = run.isRow ? outer.right - outer.left : outer.bottom - outer.top
    let depth = run.isRow ? outer.bottom - outer.top : outer.right - outer.left
    let usable = length - Double(run.main.taken)
    let used = usedLength(node, isWrapped: run.isWrapped)
    let shares = shares(node, of: run.isWrapped ? 0 : usable - used)
    let margin = Double(run.margin.before(isHorizontal: run.isRow))
    let top = Double(run.margin.before(isHorizontal: !run.isRow))
    let bottom = depth - (Double(run.margin.sum(isHorizontal: !run.isRow)) - top)
    let gravity = run.spec.contentGravity
    var fixed = margin
    if let share = gravity.share(isHorizontal: run.isRow, isRightToLeft: isRightToLeft) {
      fixed += (usable - used - shares.spent) * share
    }
    var weights = 0.0
    var isFirst = true
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      let index = cellIndex(of: child)
      cells[index].hasSeparator = !isFirst && cell.separatorBefore && run.spec.separator > 0
      if !isFirst { fixed += Double(run.spec.spacing) }
      var start = fixed + shares.length(of: weights)
      if cells[index].hasSeparator {
        let end = start + Double(run.spec.separator)
        setSeparator(index, (start, end), (top, bottom), run, outer)
        fixed += Double(run.spec.separator) + Double(run.spec.spacing)
        start = fixed + shares.length(of: weights)
      }
      if !cell.isWeighted || run.isWrapped {
        fixed += Double(cells[index].main)
      } else if shares.isLess(than: cell) {
        fixed += Double(cell.leastShare)
      } else {
        weights += Double(cell.weight)
      }
      let end = fixed + shares.length(of: weights)
      let box =
        run.isRow
        ? CellRect(left: start, top: top, right: end, bottom: bottom)
        : CellRect(left: top, top: start, right: bottom, bottom: end)
      placeCell(
        child, in: box, of: outer, gravity: gravity.across(isRow: run.isRow),
        parents: Size(width: run.widthRoom.parent, height: run.heightRoom.parent))
      isFirst = false
      child = nodes[Int(child)].nextSibling
    }
  }

  /// What children take that do not share by weight.
  private func usedLength(_ node: Int32, isWrapped: Bool) -> Double {
    var sum = 0.0
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      if isWrapped || !cell(of: child).isWeighted {
        sum += Double(cells[cellIndex(of: child)].main)
      }
      child = nodes[Int(child)].nextSibling
    }
    return sum
  }

  /// Notes where a separator lies: across the layout, shortened at its ends.
  private func setSeparator(
    _ index: Int, _ along: (start: Double, end: Double), _ across: (start: Double, end: Double),
    _ run: LinearRun, _ outer: CellRect,
  ) {
    let start = across.start + Double(run.spec.separatorInset.x)
    let rest = across.end - Double(run.spec.separatorInset.y)
    let end = rest > start ? rest : start
    let (left, right) = run.isRow ? along : (start, end)
    let (top, bottom) = run.isRow ? (start, end) : along
    let rect = CellRect(
      left: isRightToLeft ? outer.right - right : outer.left + left,
      top: outer.top + top,
      right: isRightToLeft ? outer.right - left : outer.left + right,
      bottom: outer.top + bottom)
    cells[index].separator = CellGrid(scale: environment.scale).frame(rect, in: outer)
  }
}

/// A linear layout while it is measured or laid out.
struct LinearRun {
  let spec: LinearSpec
  let isRow: Bool
  let margin: CellEdges
  /// What separators and spaces take along the layout.
  let gaps: Float
  /// Along the layout, without margin and gaps.
  var main: CellRoom
  /// Across the layout, without the margin.
  let cross: CellRoom
  /// Whether the layout is as long as its content, so that there is nothing to share out.
  var isWrapped = false
  var validity = Validity()

  init(_ spec: LinearSpec, _ margin: CellEdges, gaps: Float, _ offer: Offer) {
    self.spec = spec
    self.margin = margin
    self.gaps = gaps
    isRow = spec.orientation == .horizontal
    main = CellRoom(
      isRow ? offer.width : offer.height, taken: margin.sum(isHorizontal: isRow) + gaps)
    cross = CellRoom(
      isRow ? offer.height : offer.width, taken: margin.sum(isHorizontal: !isRow))
  }

  @inline(__always)
  var mainValidity: AxisValidity {
    get { isRow ? validity.width : validity.height }
    set { if isRow { validity.width = newValue } else { validity.height = newValue } }
  }

  @inline(__always)
  var crossValidity: AxisValidity {
    get { isRow ? validity.height : validity.width }
    set { if isRow { validity.height = newValue } else { validity.width = newValue } }
  }

  var widthRoom: CellRoom { isRow ? main : cross }
  var heightRoom: CellRoom { isRow ? cross : main }

  /// The part of a size that lies along the layout.
  @inline(__always)
  func main(of size: Size) -> Float { isRow ? size.width : size.height }

  /// The part of a size that lies across the layout.
  @inline(__always)
  func cross(of size: Size) -> Float { isRow ? size.height : size.width }
}

extension AxisValidity {
  /// Any offer with this range.
  @inline(__always)
  mutating func pinRange(_ offer: AxisOffer) {
    low.pin(offer.low)
    high.pin(offer.high)
  }

  /// Leaves out the offers that are exact, in which what matches is measured in another way.
  @inline(__always)
  mutating func stayInexact(_ offer: AxisOffer) {
    guard offer.low < offer.high, low.to >= high.from else { return }
    if offer.low < high.from {
      low.below(high.from)
    } else {
      low.atMost(offer.low)
      high.atLeast(offer.low.nextUp)
    }
  }
}

/// Free length and the weights that share it.
struct LinearShares {
  let free: Double
  let weights: Double
  let perWeight: Double

  /// Whether a cell would get less than its least.
  func isLess(than cell: LinearCell) -> Bool {
    cell.leastShare > 0 && perWeight * Double(cell.weight) < Double(cell.leastShare)
  }

  func length(of cell: LinearCell) -> Double {
    isLess(than: cell) ? Double(cell.leastShare) : perWeight * Double(cell.weight)
  }
}

extension LinearShares {
  /// Where the shares end of the first cells, whose weights these are the sum of.
  @inline(__always)
  fileprivate func length(of first: Double) -> Double {
    weights > 0 ? free * (first / weights) : 0
  }

  /// The length that weights take in all.
  fileprivate var spent: Double { weights > 0 ? free : 0 }
}

extension Gravity {
  /// The part that acts across a layout.
  fileprivate func across(isRow: Bool) -> Gravity {
    let mask = isRow ? Self.verticals : Self.horizontals
    let rest = Gravity(rawValue: rawValue & mask.rawValue)
    guard contains(.center) else { return rest }
    return rest.union(isRow ? .centerVertical : .centerHorizontal)
  }

  private static let verticals: Gravity = [.top, .bottom, .centerVertical]
  private static let horizontals: Gravity = [.left, .right, .start, .end, .centerHorizontal]
}
