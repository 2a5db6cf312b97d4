extension Solver {
  /// Places lines across the box, and the children in them anew (Yoga).
  @inline(never)
  mutating func alignLines(_ run: FlexRun, _ gap: Float, isRow: Bool) {
    let style = flexBox(at: run.box)
    let spread = lineSpread(run, isRow: isRow)
    var lead =
      style.frame(at: run.crossStart, run.offer.ownerWidth) + spread.lead
    var first = style.pointee.firstChild
    for line in 0..<run.lineCount {
      var thickness: Float = 0
      var ascent: Float = 0
      var descent: Float = 0
      var child = first
      while child >= 0 {
        let item = flexBox(at: child)
        if item.pointee.isInFlow {
          let state = flexStates[Int(child)]
          if state.line != line { break }
          let outer =
            (isRow ? state.height : state.width)
            + item.margin(isRow: !isRow, run.innerWidth)
          thickness = thickness.orGreater(outer)
          if item.pointee.align == .baseline {
            let above =
              baseline(of: child, run)
              + item.margin(at: .top, run.direction, run.innerWidth)
            let below =
              state.height + item.margin(isRow: false, run.innerWidth) - above
            ascent = ascent.orGreater(above)
            descent = descent.orGreater(below)
            thickness = thickness.orGreater(ascent + descent)
          }
        }
        child = item.pointee.nextSibling
      }
      if line > 0 { lead += gap }
      thickness += spread.stretch
      placeLine(
        from: first, to: child, at: lead, thickness, spread.between, ascent, run, isRow: isRow)
      lead += spread.between + thickness
      first = child
    }
  }

  private struct LineSpread {
    var lead: Float = 0
    var between: Float = 0
    var stretch: Float = 0
  }

  private func lineSpread(_ run: FlexRun, isRow: Bool) -> LineSpread {
    let style = flexBox(at: run.box)
    let owner = run.offer.ownerWidth
    var outer = run.linesCross + run.crossFrame
    if run.crossMode == .exact {
      outer = run.innerCross + run.crossFrame
    } else if style.isDefinite(isRow: !isRow, of: run.crossOwner) {
      outer = style.outerLength(isRow: !isRow, of: run.crossOwner, ownerWidth: owner)
    }
    let inner =
      style.bounded(outer, isRow: !isRow, of: run.crossOwner, ownerWidth: owner)
      - run.crossFrame
    let rest = inner - run.linesCross
    let count = Float(run.lineCount)
    let fits = rest >= 0
    var spread = LineSpread()
    switch style.pointee.alignContent {
    case .start: break
    case .end: spread.lead = rest
    case .center: spread.lead = rest / 2
    case .stretch: if fits { spread.stretch = rest / count }
    case .spaceAround:
      guard fits else { break }
      spread.lead = rest / (2 * count)
      spread.between = rest / count
    case .spaceEvenly:
      guard fits else { break }
      spread.lead = rest / (count + 1)
      spread.between = rest / (count + 1)
    case .spaceBetween: if fits && run.lineCount > 1 { spread.between = rest / (count - 1) }
    }
    return spread
  }

  private mutating func placeLine(
    from first: Int32, to end: Int32, at lead: Float, _ thickness: Float, _ between: Float,
    _ ascent: Float, _ run: FlexRun, isRow: Bool
  ) {
    var child = first
    while child != end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      let state = flexStates[Int(child)]
      let size = isRow ? state.height : state.width
      switch item.pointee.align {
      case .start:
        let inset = inset(child, at: run.crossStart, run, of: run.innerWidth)
        flexStates[Int(child)].cross = lead + inset
      case .end:
        flexStates[Int(child)].cross =
          lead + thickness
          - item.margin(at: run.crossStart.opposite, run.direction, run.innerWidth) - size
      case .center: flexStates[Int(child)].cross = lead + (thickness - size) / 2
      case .stretch:
        flexStates[Int(child)].cross =
          lead + item.margin(at: run.crossStart, run.direction, run.innerWidth)
        if !item.isDefinite(isRow: !isRow, of: run.innerCross) {
          stretchAgain(child, between + thickness, run, isRow: isRow)
        }
      case .baseline:
        flexStates[Int(child)].cross =
          lead + ascent - baseline(of: child, run)
          + inset(child, at: .top, run, of: run.innerCross)
      }
      child = next
    }
  }

  /// Lays a child out as thick as its line now is.
  ///
  /// In a column its length is its own with its margins across the box, as Yoga has it.
  private mutating func stretchAgain(
    _ child: Int32, _ thickness: Float, _ run: FlexRun, isRow: Bool
  ) {
    let item = flexBox(at: child)
    let state = flexStates[Int(child)]
    let margin = item.margin(isRow: true, run.innerWidth)
    let width = isRow ? state.width + margin : thickness
    let height = isRow ? thickness : state.height + margin
    let isSame =
      (width - state.width).magnitude < 1e-4 && (height - state.height).magnitude < 1e-4
    guard isSame else {
      let answer = flexAnswer(
        child,
        FlexOffer(
          width: width, .exact, height: height, .exact,
          ownerWidth: run.innerWidth, ownerHeight: run.innerHeight),
        run.pass)
      noteMeasured(child, answer)
      return
    }
    layOutAsTried(child, run, isRow: isRow)
  }

  /// The inset of an edge, 0 where there is none.
  private func inset(
    _ child: Int32, at edge: FlexEdge, _ run: FlexRun, of whole: Float
  ) -> Float {
    let inset = flexBox(at: child).inset(at: edge, run.direction, of: whole)
    return inset.isNaN ? 0 : inset
  }
}
