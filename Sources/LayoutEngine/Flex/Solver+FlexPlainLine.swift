// The walks over a plain line.
extension Solver {
  /// Finds the basis of every child, and what all take together.
  @inline(__always)
  mutating func findPlainBases(_ run: inout FlexPlainRun, isRow: Bool) {
    let style = flexBox(at: run.box)
    let only = run.mainMode == .exact ? style.pointee.onlyFlexible : -1
    let countsBases = !run.innerMain.isNaN
    var gap: Float = 0
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      var basis: Float = 0
      if child == only {
        // It takes what there is.
      } else if countsBases && !item.pointee.basis.isNaN {
        basis = item.pointee.basis.orGreater(own.mainFrame)
      } else if own.main >= 0 {
        basis = own.main.orGreater(own.mainFrame)
      } else if item.isEmpty && item.pointee.aspectRatio.isNaN && child != run.baselineChild {
        basis = Float(0).orGreater(own.mainFrame)
      } else {
        basis = plainBasis(of: child, own, &run, isRow: isRow)
      }
      flexStates[Int(child)].basis = basis
      run.consumed += basis + own.mainMargin + gap
      run.grow += item.pointee.grow
      run.shrink -= item.pointee.shrink * basis
      gap = run.gap
      child = item.pointee.nextSibling
    }
    if run.grow > 0 && run.grow < 1 { run.grow = 1 }
  }

  /// The basis of a child that says none: its length where it may be as long as it is.
  @inline(__always)
  private mutating func plainBasis(
    of child: Int32, _ own: FlexPlainItem, _ run: inout FlexPlainRun, isRow: Bool
  ) -> Float {
    let item = flexBox(at: child)
    var main = run.innerMain
    var mainMode = main.isNaN ? FlexMode.free : .atMost
    var cross = run.innerCross
    var crossMode = cross.isNaN ? FlexMode.free : .atMost
    // Yoga leaves the margin out of the length of a child that stretches and has a ratio.
    var ratioMargin: Float = 0
    if own.cross >= 0 {
      cross = own.cross + own.crossMargin
      crossMode = .exact
      ratioMargin = own.mainMargin
    } else if item.pointee.align == .stretch && run.crossMode == .exact {
      crossMode = .exact
    }
    if crossMode == .exact && !item.pointee.aspectRatio.isNaN {
      main = ratioMargin + item.main(of: cross - own.crossMargin, isRow: isRow)
      mainMode = .exact
    }
    let answer = flexAnswer(
      child, plainOffer(main, mainMode, cross, crossMode, run, isRow: isRow), .measure)
    if mainMode != .exact { run.mains.meet(isRow ? answer.widths : answer.heights) }
    if crossMode != .exact { run.crosses.meet(isRow ? answer.heights : answer.widths) }
    if child == run.baselineChild { run.baseline = answer.baseline }
    return (isRow ? answer.width : answer.height).orGreater(own.mainFrame)
  }

  /// Takes out what children at the least length get, and their part in the sums (Yoga).
  @inline(never)
  mutating func freezePlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var taken: Float = 0
    let free = run.free
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let basis = flexStates[Int(child)].basis
      if free < 0 {
        let factor = -item.pointee.shrink * basis
        if factor != 0 {
          let asked = basis + free / run.shrink * factor
          if asked < own.mainFrame {
            taken += own.mainFrame - basis
            run.shrink += item.pointee.shrink * basis
          }
        }
      } else if item.pointee.grow != 0 {
        let asked = basis + free / run.grow * item.pointee.grow
        if asked < own.mainFrame {
          taken += own.mainFrame - basis
          run.grow -= item.pointee.grow
        }
      }
      child = item.pointee.nextSibling
    }
    run.free -= taken
  }

  /// The length of a child with its share of the free space.
  @inline(__always)
  private func plainLength(
    _ item: UnsafePointer<FlexBox>, _ basis: Float, _ own: FlexPlainItem, _ run: FlexPlainRun
  ) -> Float {
    if run.free > 0 {
      guard item.pointee.grow != 0 else { return basis }
      return (basis + run.perGrow * item.pointee.grow).orGreater(own.mainFrame)
    }
    guard run.free < 0, item.pointee.shrink != 0 else { return basis }
    let factor = -item.pointee.shrink * basis
    guard factor != 0 else { return basis }
    return (run.shrink == 0 ? basis + factor : basis + run.perShrink * factor)
      .orGreater(own.mainFrame)
  }

  /// Lays out children in a box whose thickness is known, and gives them their places.
  @inline(__always)
  mutating func placePlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let basis = flexStates[Int(child)].basis
      let length = plainLength(item, basis, own, run)
      run.handedOut += length - basis
      var main = (length < Limits.length ? length : Limits.length) + own.mainMargin
      let held = own.mainHeld(main)
      let takes = held + own.mainMargin
      var cross: Float
      var crossMode = FlexMode.exact
      let stretches = item.pointee.align == .stretch && !(own.cross >= 0)
      if !item.pointee.aspectRatio.isNaN {
        let length = stretches ? held : main - own.mainMargin
        cross = item.cross(of: length, isRow: isRow) + own.crossMargin
      } else if stretches {
        cross = run.cross
      } else if own.cross >= 0 {
        cross = own.cross + own.crossMargin
      } else {
        cross = run.innerCross
        crossMode = .atMost
      }
      if stretches { main = takes }
      var size: (main: Float, cross: Float)
      if item.isEmpty {
        size = (own.mainHeld(main), crossMode == .exact ? own.crossHeld(cross) : own.crossFrame)
        if child == run.baselineChild { run.baseline = isRow ? size.cross : size.main }
      } else {
        let answer = flexAnswer(
          child, plainOffer(main, .exact, cross, crossMode, run, isRow: isRow), run.pass)
        size = isRow ? (answer.width, answer.height) : (answer.height, answer.width)
        if crossMode != .exact { run.crosses.meet(isRow ? answer.heights : answer.widths) }
        if child == run.baselineChild { run.baseline = answer.baseline }
      }
      let lead = plainLead(item, size.cross, own, run.innerCross, run)
      note(child, size, item, run.main, lead, isRow: isRow)
      run.main += run.between
      run.main += takes
      child = item.pointee.nextSibling
    }
  }

  /// Measures children in a box that is as thick as they are; lays out those that do not stretch.
  @inline(__always)
  mutating func measurePlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let basis = flexStates[Int(child)].basis
      let length = plainLength(item, basis, own, run)
      run.handedOut += length - basis
      let main = (length < Limits.length ? length : Limits.length) + own.mainMargin
      let isDefinite = own.cross >= 0
      var crossMode = isDefinite ? FlexMode.exact : run.innerCross.isNaN ? .free : .atMost
      var cross = isDefinite ? own.cross + own.crossMargin : run.innerCross
      if !item.pointee.aspectRatio.isNaN {
        cross = item.cross(of: main - own.mainMargin, isRow: isRow) + own.crossMargin
        crossMode = .exact
      }
      var size: (main: Float, cross: Float)
      if item.isEmpty {
        size = (
          own.mainHeld(main), crossMode == .exact ? own.crossHeld(cross) : own.crossFrame
        )
        if child == run.baselineChild { run.baseline = isRow ? size.cross : size.main }
      } else {
        let stretches = item.pointee.align == .stretch && !isDefinite
        let answer = flexAnswer(
          child, plainOffer(main, .exact, cross, crossMode, run, isRow: isRow),
          stretches ? .measure : run.pass)
        size = isRow ? (answer.width, answer.height) : (answer.height, answer.width)
        if crossMode != .exact { run.crosses.meet(isRow ? answer.heights : answer.widths) }
        if child == run.baselineChild { run.baseline = answer.baseline }
      }
      run.cross = run.cross.orGreater(size.cross + own.crossMargin)
      if run.isLayout { note(child, size, item, run.main, 0, isRow: isRow) }
      run.main += run.between
      run.main += size.main + own.mainMargin
      child = item.pointee.nextSibling
    }
  }

  /// Places children across a box that is as thick as the thickest of them, and lays out those that
  /// stretch.
  @inline(__always)
  mutating func alignPlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let state = flexStates[Int(child)]
      var size = isRow ? (state.width, state.height) : (state.height, state.width)
      if item.pointee.align == .stretch && !(own.cross >= 0) {
        let main = size.0 + own.mainMargin
        let cross =
          item.pointee.aspectRatio.isNaN
          ? run.cross : item.cross(of: size.0, isRow: isRow) + own.crossMargin
        if item.isEmpty {
          size = (own.mainHeld(main), own.crossHeld(cross))
          if child == run.baselineChild { run.baseline = isRow ? size.1 : size.0 }
        } else {
          let answer = flexAnswer(
            child, plainOffer(main, .exact, cross, .exact, run, isRow: isRow), run.pass)
          size = isRow ? (answer.width, answer.height) : (answer.height, answer.width)
          if child == run.baselineChild { run.baseline = answer.baseline }
        }
        flexStates[Int(child)].width = isRow ? size.0 : size.1
        flexStates[Int(child)].height = isRow ? size.1 : size.0
      }
      let lead = plainLead(item, size.1, own, run.cross, run)
      let margin = isRow ? item.pointee.marginTop : item.pointee.marginLeft.ltr
      if isRow {
        flexStates[Int(child)].top = margin + lead
      } else {
        flexStates[Int(child)].left = margin + lead
      }
      child = item.pointee.nextSibling
    }
  }

  /// Places children along the box with what free space is left once they have their lengths.
  @inline(never)
  mutating func movePlain(_ run: FlexPlainRun, _ start: Float, isRow: Bool) {
    let style = flexBox(at: run.box)
    let spread = FlexSpread(
      style.pointee.justifyContent, free: run.wholeFree - run.handedOut,
      count: style.pointee.childCount, gap: run.gap)
    var main = start + spread.lead
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      if isRow {
        flexStates[Int(child)].left = item.pointee.marginLeft.ltr + main
        main += spread.between
        main += flexStates[Int(child)].width + own.mainMargin
      } else {
        flexStates[Int(child)].top = item.pointee.marginTop + main
        main += spread.between
        main += flexStates[Int(child)].height + own.mainMargin
      }
      child = item.pointee.nextSibling
    }
  }

  /// Where a child stands across the box, but for its margin.
  @inline(__always)
  private func plainLead(
    _ item: UnsafePointer<FlexBox>, _ cross: Float, _ own: FlexPlainItem, _ room: Float,
    _ run: FlexPlainRun
  ) -> Float {
    switch item.pointee.align {
    case .start, .stretch: run.crossStart
    case .center: run.crossStart + (room - (cross + own.crossMargin)) / 2
    case .end, .baseline: run.crossStart + (room - (cross + own.crossMargin))
    }
  }

  /// Notes how large a child is and where it stands.
  @inline(__always)
  private func note(
    _ child: Int32, _ size: (main: Float, cross: Float), _ item: UnsafePointer<FlexBox>,
    _ main: Float, _ cross: Float, isRow: Bool
  ) {
    let left = item.pointee.marginLeft.ltr + (isRow ? main : cross)
    let top = item.pointee.marginTop + (isRow ? cross : main)
    flexStates[Int(child)].width = isRow ? size.main : size.cross
    flexStates[Int(child)].height = isRow ? size.cross : size.main
    flexStates[Int(child)].left = left
    flexStates[Int(child)].top = top
  }

  @inline(__always)
  private func plainOffer(
    _ main: Float, _ mainMode: FlexMode, _ cross: Float, _ crossMode: FlexMode,
    _ run: FlexPlainRun, isRow: Bool
  ) -> FlexOffer {
    isRow
      ? FlexOffer(
        width: main, mainMode, height: cross, crossMode,
        ownerWidth: run.innerMain, ownerHeight: run.innerCross)
      : FlexOffer(
        width: cross, crossMode, height: main, mainMode,
        ownerWidth: run.innerCross, ownerHeight: run.innerMain)
  }
}

extension UnsafePointer<FlexBox> {
  /// Whether nothing is in the box.
  @inline(__always)
  var isEmpty: Bool { pointee.firstChild < 0 && pointee.content == .boxes }

  /// The length across its parent that its aspect ratio gives for one along it.
  @inline(__always)
  fileprivate func cross(of main: Float, isRow: Bool) -> Float {
    isRow ? main / pointee.aspectRatio : main * pointee.aspectRatio
  }

  /// The length along its parent that its aspect ratio gives for one across it.
  @inline(__always)
  fileprivate func main(of cross: Float, isRow: Bool) -> Float {
    isRow ? cross * pointee.aspectRatio : cross / pointee.aspectRatio
  }
}
