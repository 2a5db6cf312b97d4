extension Solver {
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
  func plainLead(
    _ item: Borrowed<FlexBox>, _ cross: Float, _ own: FlexPlainItem, _ room: Float,
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
  func note(
    _ child: Int32, _ size: (main: Float, cross: Float), _ item: Borrowed<FlexBox>,
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
  func plainOffer(
    _ main: Float, _ mainMode: FlexMode, _ cross: Float, _ crossMode: FlexMode,
    _ run: FlexPlainRun, isRow: Bool
  ) -> FlexOffer {
    FlexOffer(
      main, mainMode, cross, crossMode, ownerWidth: isRow ? run.innerMain : run.innerCross,
      ownerHeight: isRow ? run.innerCross : run.innerMain, isRow: isRow)
  }
}
