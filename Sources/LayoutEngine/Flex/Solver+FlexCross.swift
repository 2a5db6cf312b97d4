extension Solver {
  /// How thick a line is in the end; gives the room across the box that its children stand in.
  @inline(__always)
  func thickness(_ line: inout FlexLine, _ run: inout FlexRun, isRow: Bool) -> Float {
    let style = flexBox(at: run.box)
    let owner = run.offer.ownerWidth
    var room = run.innerCross
    if run.crossMode != .exact {
      room =
        style.bounded(
          line.cross + run.crossFrame, isRow: !isRow, of: run.crossOwner, ownerWidth: owner)
        - run.crossFrame
    }
    guard style.pointee.wrap == .noWrap else { return room }
    if run.crossMode == .exact { line.cross = run.innerCross }
    let outer = line.cross + run.crossFrame
    run.lineThickness = Interval(exactly: outer)
    line.cross =
      style.bounded(outer, isRow: !isRow, of: run.crossOwner, ownerWidth: owner) - run.crossFrame
    return room
  }

  /// Places a line's children across the box; those that stretch are laid out here.
  @inline(__always)
  mutating func alignLine(_ line: FlexLine, _ room: Float, _ run: FlexRun, isRow: Bool) {
    let style = flexBox(at: run.box)
    let startFrame = style.frame(at: run.crossStart, run.offer.ownerWidth)
    var child = line.first
    while child != line.end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      var lead = startFrame
      if item.pointee.align == .stretch && !hasAutoCross(child, run) {
        if !item.isDefinite(isRow: !isRow, of: run.innerCross) {
          stretch(child, line.cross, run, isRow: isRow)
        }
      } else {
        let state = flexStates[Int(child)]
        let rest =
          room
          - ((isRow ? state.height : state.width)
            + item.margin(isRow: !isRow, run.innerWidth))
        let isStartAuto = item.isAuto(at: run.crossStart, run.direction)
        let isEndAuto = item.isAuto(at: run.crossStart.opposite, run.direction)
        if isStartAuto && isEndAuto {
          lead += (rest / 2).orGreater(0)
        } else if isStartAuto {
          lead += rest.orGreater(0)
        } else if !isEndAuto {
          switch item.pointee.align {
          case .start: break
          case .center: lead += rest / 2
          case .end, .stretch, .baseline: lead += rest
          }
        }
      }
      flexStates[Int(child)].cross += run.linesCross + lead
      child = next
    }
  }

  /// Whether a child that stretches is first as thick as it needs: in lines that do not stretch
  /// themselves.
  func takesWhatItNeeds(_ run: FlexRun) -> Bool {
    boxes[Int(run.box)].wrap != .noWrap && boxes[Int(run.box)].alignContent != .stretch
  }

  /// Lays out a child that is as thick as its line.
  @inline(__always)
  private mutating func stretch(
    _ child: Int32, _ lineCross: Float, _ run: FlexRun, isRow: Bool
  ) {
    let style = flexBox(at: run.box)
    let item = flexBox(at: child)
    let owner = run.innerWidth
    var main = isRow ? flexStates[Int(child)].width : flexStates[Int(child)].height
    let ratio = item.pointee.aspectRatio
    var cross =
      ratio.isNaN
      ? lineCross
      : item.margin(isRow: !isRow, owner) + (isRow ? main / ratio : main * ratio)
    main += item.margin(isRow: isRow, owner)
    var mainMode = FlexMode.exact
    var crossMode = FlexMode.exact
    capMain(child, &main, &mainMode, run, isRow: isRow)
    _ = cap(child, isRow: !isRow, run, &cross, &crossMode)
    if takesWhatItNeeds(run) { crossMode = .free }
    // Lines that are placed later lay such a child out again; its size is all that counts here.
    let isPassing =
      style.pointee.wrap != .noWrap || style.pointee.flags.contains(.alignsBaselines)
    let answer = flexAnswer(
      child, childOffer(main, mainMode, cross, crossMode, run, isRow: isRow),
      isPassing ? .trial : run.pass)
    noteMeasured(child, answer)
    guard isPassing else { return }
    flexStates[Int(child)].left = main
    flexStates[Int(child)].top = cross
  }
}
