extension Solver {
  /// Turns places along and across a box into places from its left and its top.
  @inline(__always)
  mutating func settlePositions(_ run: FlexRun, _ answer: FlexAnswer, isRow: Bool) {
    let style = flexBox(at: run.box)
    let mainSize = isRow ? answer.width : answer.height
    let crossSize = isRow ? answer.height : answer.width
    let isMainReversed = run.mainStart == .right || run.mainStart == .bottom
    let isCrossReversed = run.crossStart == .right
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      if item.pointee.isInFlow {
        let state = flexStates[Int(child)]
        let childMain = isRow ? state.width : state.height
        let childCross = isRow ? state.height : state.width
        var cross = state.cross
        if style.pointee.wrap == .wrapReverse { cross = crossSize - cross - childCross }
        let main = isMainReversed ? mainSize - childMain - state.main : state.main
        if isCrossReversed { cross = crossSize - childCross - cross }
        flexStates[Int(child)].left = isRow ? main : cross
        flexStates[Int(child)].top = isRow ? cross : main
      }
      child = item.pointee.nextSibling
    }
    guard run.pass == .layout, style.pointee.flags.contains(.holdsAbsolute),
      style.pointee.position != .static || style.pointee.parent < 0
    else { return }
    flex.containing.append(
      FlexContaining(
        box: run.box, current: run.box, width: answer.width, height: answer.height,
        innerWidth: run.innerWidth,
        innerHeight: run.innerHeight, widthMode: isRow ? run.mainMode : run.crossMode,
        turn: flexLaids[laid(run.box)].turn))
  }

  /// The first baseline of a box: that of the child that is said to give it, else of the first one.
  func baseline(_ run: FlexRun, _ answer: FlexAnswer) -> Float {
    let style = flexBox(at: run.box)
    var found: Int32 = -1
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      if item.pointee.isInFlow {
        if flexStates[Int(child)].line > 0 { break }
        if item.pointee.align == .baseline
          || item.pointee.flags.contains(.isReferenceBaseline)
        {
          found = child
          break
        }
        if found < 0 { found = child }
      }
      child = item.pointee.nextSibling
    }
    guard found >= 0 else { return answer.height }
    // While only sizes are asked for nothing has a place.
    let top = run.isLayout ? flexStates[Int(found)].top : 0
    return flexStates[Int(found)].baseline + top
  }

  /// Lays out a child at the size that it was tried at.
  mutating func layOutAsTried(_ child: Int32, _ run: FlexRun, isRow: Bool) {
    guard run.pass == .layout, !hasAutoCross(child, run) else { return }
    let main = flexStates[Int(child)].left
    let cross = flexStates[Int(child)].top
    _ = flexAnswer(
      child,
      childOffer(main, .exact, cross, takesWhatItNeeds(run) ? .free : .exact, run, isRow: isRow),
      .layout)
  }
}
