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
  func fixedLengths(_ node: Int32, _ run: LinearRun, includingWeighted: Bool) -> Float {
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
  mutating func wrapCell(
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
  mutating func measureAlong(
    _ child: Int32, _ padding: CellEdges, _ along: CellOffer, _ across: CellLength,
    _ run: LinearRun,
  ) -> Measure {
    let cross = across.offer(upTo: run.cross.most, matches: run.cross.isExact)
    return measureCell(
      child, padding, width: run.isRow ? along : cross, height: run.isRow ? cross : along,
      run.widthRoom, run.heightRoom)
  }

  func noteCross(
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
