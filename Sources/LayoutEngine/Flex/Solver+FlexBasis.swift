extension Solver {
  /// Finds the basis of every child; gives what they take together, with margins.
  @inline(__always)
  mutating func findBases(_ run: inout FlexRun, isRow: Bool) -> Float {
    let style = flexBox(at: run.box)
    let only = run.mainMode == .exact ? style.pointee.onlyFlexible : -1
    var total: Float = 0
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      if item.pointee.flags.contains(.isHidden) {
        child = next
        continue
      }
      // A child that is not measured has no baseline, whatever was measured before.
      if usesBaselines { flexStates[Int(child)].baseline = .nan }
      if run.isLayout { placeFirst(child, run, isRow: isRow) }
      if item.pointee.position != .absolute {
        if child == only {
          flexStates[Int(child)].basis = 0
        } else {
          flexStates[Int(child)].basis = basis(of: child, &run, isRow: isRow)
        }
        total += flexStates[Int(child)].basis + item.margin(isRow: isRow, run.innerWidth)
      }
      child = next
    }
    return total
  }

  /// Where a child stands before anything is known: its margin and its shift, read in its own
  /// direction (Yoga).
  @inline(__always)
  private func placeFirst(_ child: Int32, _ run: FlexRun, isRow: Bool) {
    let item = flexBox(at: child)
    let direction = item.pointee.direction
    let (main, cross) =
      isRow ? (run.innerWidth, run.innerHeight) : (run.innerHeight, run.innerWidth)
    flexStates[Int(child)].main =
      item.margin(at: run.mainStart, direction, run.innerWidth)
      + item.shift(isRow: isRow, of: main)
    flexStates[Int(child)].cross =
      item.margin(at: run.crossStart, direction, run.innerWidth)
      + item.shift(isRow: !isRow, of: cross)
  }

  @inline(__always)
  private mutating func basis(of child: Int32, _ run: inout FlexRun, isRow: Bool) -> Float {
    let item = flexBox(at: child)
    let owner = run.innerWidth
    if !item.pointee.basis.isNaN && !run.innerMain.isNaN {
      let basis = item.flexBasis(isRow: isRow, of: run.innerMain, ownerWidth: owner)
      if !basis.isNaN {
        return basis.orGreater(item.frame(isRow: isRow, owner))
      }
    }
    if item.isDefinite(isRow: isRow, of: run.innerMain) {
      return item.outerLength(isRow: isRow, of: run.innerMain, ownerWidth: owner)
        .orGreater(item.frame(isRow: isRow, owner))
    }
    return measuredBasis(of: child, &run, isRow: isRow)
  }

  /// The basis of a child that says none: its length where it may be as long as it is.
  @inline(__always)
  private mutating func measuredBasis(
    of child: Int32, _ run: inout FlexRun, isRow: Bool
  ) -> Float {
    let item = flexBox(at: child)
    let owner = run.innerWidth
    var width = Float.nan
    var height = Float.nan
    var widthMode = FlexMode.free
    var heightMode = FlexMode.free
    let hasWidth = item.isDefinite(isRow: true, of: run.innerWidth)
    let hasHeight = item.isDefinite(isRow: false, of: run.innerHeight)
    let marginRow = item.margin(isRow: true, owner)
    let marginColumn = item.margin(isRow: false, owner)
    let scrolls = boxes[Int(run.box)].flags.contains(.scrolls)
    var handsWidthOn = false
    var handsHeightOn = false
    if hasWidth {
      width =
        item.outerLength(isRow: true, of: run.innerWidth, ownerWidth: owner) + marginRow
      widthMode = .exact
    } else if !(isRow && scrolls) {
      handsWidthOn = true
      if !run.innerWidth.isNaN {
        width = run.innerWidth
        widthMode = .atMost
      }
    }
    if hasHeight {
      height =
        item.outerLength(isRow: false, of: run.innerHeight, ownerWidth: owner)
        + marginColumn
      heightMode = .exact
    } else if !(!isRow && scrolls) {
      handsHeightOn = true
      if !run.innerHeight.isNaN {
        height = run.innerHeight
        heightMode = .atMost
      }
    }
    let ratio = item.pointee.aspectRatio
    if !ratio.isNaN {
      if !isRow && widthMode == .exact {
        height = marginColumn + (width - marginRow) / ratio
        heightMode = .exact
      } else if isRow && heightMode == .exact {
        width = marginRow + (height - marginColumn) * ratio
        widthMode = .exact
      }
    }
    let stretches = item.pointee.align == .stretch
    if !isRow && !hasWidth && stretches && widthMode != .exact && run.crossMode == .exact {
      width = run.innerWidth
      widthMode = .exact
      if !ratio.isNaN {
        // Yoga leaves the margin out here, which the length is to include.
        height = (width - marginRow) / ratio
        heightMode = .exact
      }
    }
    if isRow && !hasHeight && stretches && heightMode != .exact && run.crossMode == .exact {
      height = run.innerHeight
      heightMode = .exact
      if !ratio.isNaN {
        width = (height - marginColumn) * ratio
        widthMode = .exact
      }
    }
    let widthCap = cap(child, isRow: true, run, &width, &widthMode)
    let heightCap = cap(child, isRow: false, run, &height, &heightMode)
    let answer = flexAnswer(
      child,
      FlexOffer(
        width: width, widthMode, height: height, heightMode,
        ownerWidth: run.innerWidth, ownerHeight: run.innerHeight),
      .measure)
    if handsWidthOn && widthMode != .exact { run.widths.meet(answer.widths, cappedAt: widthCap) }
    if handsHeightOn && heightMode != .exact {
      run.heights.meet(answer.heights, cappedAt: heightCap)
    }
    noteMeasured(child, answer)
    return (isRow ? answer.width : answer.height)
      .orGreater(item.frame(isRow: isRow, owner))
  }

  /// Holds an offer to the greatest length of a box; gives that with its margins.
  @inline(__always)
  func cap(
    _ child: Int32, isRow: Bool, _ run: FlexRun, _ length: inout Float, _ mode: inout FlexMode
  ) -> Float {
    guard boxes[Int(child)].flags.contains(.hasLimits) else { return .nan }
    let most =
      flexBox(at: child).greatest(
        isRow: isRow, of: isRow ? run.innerWidth : run.innerHeight, ownerWidth: run.innerWidth)
      + flexBox(at: child).margin(isRow: isRow, run.innerWidth)
    guard !most.isNaN else { return .nan }
    if mode == .free {
      mode = .atMost
      length = most
    } else if !(length < most) {
      length = most
    }
    return most
  }

  @inline(__always)
  func noteMeasured(_ child: Int32, _ answer: FlexAnswer) {
    flexStates[Int(child)].width = answer.width
    flexStates[Int(child)].height = answer.height
    flexStates[Int(child)].baseline = answer.baseline
  }
}
