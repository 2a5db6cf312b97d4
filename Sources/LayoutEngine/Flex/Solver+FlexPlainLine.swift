// The walks over a plain line.
extension Solver {

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
}
