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
}
