extension Solver {
  /// Decides the length of a linear layout across it, and measures what has not been yet.
  mutating func lengthAcross(
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

  /// Gives the children of a linear layout their places, and separators theirs.
  mutating func placeLinear(_ node: Int32, _ run: LinearRun, _ main: Float, _ cross: Float) {
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
