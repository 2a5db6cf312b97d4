extension Solver {
  /// Shares out free space, or its lack, in two passes (Yoga), and measures or lays out the children
  /// with what they got.
  @inline(__always)
  mutating func flexLine(_ line: inout FlexLine, _ run: inout FlexRun, isRow: Bool) {
    let original = line.free
    if line.free != 0 && !line.free.isNaN { freezeLimited(&line, run, isRow: isRow) }
    var handedOut: Float = 0
    var child = line.first
    while child != line.end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      let basis = limitedBasis(child, run, isRow: isRow)
      var length = basis
      if line.free < 0 {
        let factor = -item.pointee.shrink * basis
        if factor != 0 {
          let asked =
            line.shrink == 0 ? basis + factor : basis + line.free / line.shrink * factor
          length = item.bounded(
            asked, isRow: isRow, of: run.innerMain, ownerWidth: run.innerWidth)
        }
      } else if line.free > 0 && item.pointee.grow != 0 {
        length = item.bounded(
          basis + line.free / line.grow * item.pointee.grow, isRow: isRow, of: run.innerMain,
          ownerWidth: run.innerWidth)
      }
      handedOut += length - basis
      resize(child, to: length < Limits.length ? length : Limits.length, &run, isRow: isRow)
      child = next
    }
    line.free = original - handedOut
  }

  @inline(__always)
  private func limitedBasis(_ child: Int32, _ run: FlexRun, isRow: Bool) -> Float {
    flexBox(at: child).limited(
      flexStates[Int(child)].basis, isRow: isRow, of: run.mainOwner,
      ownerWidth: run.offer.ownerWidth)
  }

  /// The first pass: takes out what children at their limits get, and their part in the sums.
  @inline(__always)
  private func freezeLimited(_ line: inout FlexLine, _ run: FlexRun, isRow: Bool) {
    var taken: Float = 0
    var child = line.first
    while child != line.end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      let basis = limitedBasis(child, run, isRow: isRow)
      if line.free < 0 {
        let factor = -item.pointee.shrink * basis
        if factor != 0 {
          let asked = basis + line.free / line.shrink * factor
          let bounded = item.bounded(
            asked, isRow: isRow, of: run.innerMain, ownerWidth: run.innerWidth)
          if !asked.isNaN && asked != bounded {
            taken += bounded - basis
            line.shrink += item.pointee.shrink * flexStates[Int(child)].basis
          }
        }
      } else if item.pointee.grow != 0 {
        let asked = basis + line.free / line.grow * item.pointee.grow
        let bounded = item.bounded(
          asked, isRow: isRow, of: run.innerMain, ownerWidth: run.innerWidth)
        if !asked.isNaN && asked != bounded {
          taken += bounded - basis
          line.grow -= item.pointee.grow
        }
      }
      child = next
    }
    line.free -= taken
  }

  /// Measures or lays out a child of a known length along the box.
  @inline(__always)
  private mutating func resize(
    _ child: Int32, to length: Float, _ run: inout FlexRun, isRow: Bool
  ) {
    let item = flexBox(at: child)
    let owner = run.innerWidth
    let mainMargin = item.margin(isRow: isRow, owner)
    let crossMargin = item.margin(isRow: !isRow, owner)
    var main = length + mainMargin
    var mainMode = FlexMode.exact
    var cross: Float
    var crossMode: FlexMode
    var handsOn = false
    let isDefinite = item.isDefinite(isRow: !isRow, of: run.innerCross)
    let stretches =
      item.pointee.align == .stretch && !hasAutoCross(child, run) && !isDefinite
    let ratio = item.pointee.aspectRatio
    if !ratio.isNaN {
      cross = isRow ? (main - mainMargin) / ratio : (main - mainMargin) * ratio
      cross += crossMargin
      crossMode = .exact
    } else if stretches && !run.innerCross.isNaN && run.crossMode == .exact
      && !(run.overflows && boxes[Int(run.box)].wrap != .noWrap)
    {
      cross = run.innerCross
      crossMode = .exact
    } else if !isDefinite {
      cross = run.innerCross
      crossMode = cross.isNaN ? .free : .atMost
      handsOn = true
    } else {
      cross =
        item.outerLength(isRow: !isRow, of: run.innerCross, ownerWidth: owner)
        + crossMargin
      let isLoose =
        item.pointee.percents.contains(isRow ? .height : .width) && run.crossMode != .exact
      crossMode = cross.isNaN || isLoose ? .free : .exact
    }
    capMain(child, &main, &mainMode, run, isRow: isRow)
    let most = cap(child, isRow: !isRow, run, &cross, &crossMode)
    let answer = flexAnswer(
      child, childOffer(main, mainMode, cross, crossMode, run, isRow: isRow),
      run.isLayout && !stretches ? run.pass : .measure)
    if handsOn && crossMode != .exact {
      if isRow {
        run.heights.meet(answer.heights, cappedAt: most)
      } else {
        run.widths.meet(answer.widths, cappedAt: most)
      }
    }
    noteMeasured(child, answer)
  }

  /// The cap along the box is of what is inside by now.
  @inline(__always)
  func capMain(
    _ child: Int32, _ length: inout Float, _ mode: inout FlexMode, _ run: FlexRun, isRow: Bool
  ) {
    guard boxes[Int(child)].flags.contains(.hasLimits) else { return }
    let most =
      flexBox(at: child).greatest(isRow: isRow, of: run.innerMain, ownerWidth: run.innerWidth)
      + flexBox(at: child).margin(isRow: isRow, run.innerWidth)
    if !most.isNaN && !(length < most) { length = most }
  }

  @inline(__always)
  func hasAutoCross(_ child: Int32, _ run: FlexRun) -> Bool {
    guard !boxes[Int(child)].flags.isDisjoint(with: .anyAuto) else { return false }
    return flexBox(at: child).isAuto(at: run.crossStart, run.direction)
      || flexBox(at: child).isAuto(at: run.crossStart.opposite, run.direction)
  }

  @inline(__always)
  func childOffer(
    _ main: Float, _ mainMode: FlexMode, _ cross: Float, _ crossMode: FlexMode, _ run: FlexRun,
    isRow: Bool
  ) -> FlexOffer {
    FlexOffer(
      main, mainMode, cross, crossMode, ownerWidth: run.innerWidth, ownerHeight: run.innerHeight,
      isRow: isRow)
  }
}
