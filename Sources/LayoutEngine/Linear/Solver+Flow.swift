extension Solver {
  /// Children in lines that break where one does not fit (MKLayoutLibrary).
  @inline(never)
  mutating func measureFlow(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    if !isPlacing, offer.width.isExact, offer.height.isExact { return Self.filled(offer) }
    let spec = pools.pointee.flows[Int(nodes[Int(node)].spec)]
    let run = FlowRun(spec, CellEdges(spec.margin, isRightToLeft: isRightToLeft), offer)
    measureItems(node, run)
    var lines = FlowLines(run)
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let state = cells[cellIndex(of: child)]
      lines.add(state.main, state.cross)
      child = nodes[Int(child)].nextSibling
    }
    // Where lines break depends on the offer in steps; it is taken as it is.
    var validity = Validity()
    validity.width.pinRange(offer.width)
    validity.height.pinRange(offer.height)
    let main = validity.width.settle(Float(lines.longest), run.main, grid)
    let cross = validity.height.settle(Float(lines.depth), run.cross, grid)
    validity.width.pinRange(offer.width)
    validity.height.pinRange(offer.height)
    let size = Size(width: run.isRow ? main : cross, height: run.isRow ? cross : main)
    if isPlacing && questions.isEmpty { placeFlow(node, run, size) }
    return Measure(size.width, size.height, validity)
  }

  /// Finds the lengths of all children.
  private mutating func measureItems(_ node: Int32, _ run: FlowRun) {
    let width = run.isRow ? run.main : run.cross
    let height = run.isRow ? run.cross : run.main
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      let padding = padding(of: cell)
      let index = cellIndex(of: child)
      cells[index].isMeasured = false
      let offers = (
        width: cell.width.offer(upTo: width.most, matches: width.isExact),
        height: cell.height.offer(upTo: height.most, matches: height.isExact)
      )
      if offers.width.isOpen || offers.height.isOpen {
        _ = measureCell(child, padding, width: offers.width, height: offers.height, width, height)
      }
      let content = cells[index].content
      let outer = Size(
        width: offers.width.decided
          ?? cell.width.outer(content.width, padding.sum(isHorizontal: true), upTo: width.most),
        height: offers.height.decided
          ?? cell.height.outer(
            content.height, padding.sum(isHorizontal: false), upTo: height.most))
      cells[index].main = run.isRow ? outer.width : outer.height
      cells[index].cross = run.isRow ? outer.height : outer.width
      child = nodes[Int(child)].nextSibling
    }
  }

  private mutating func placeFlow(_ node: Int32, _ run: FlowRun, _ size: Size) {
    let outer = rect(of: node, size)
    let parents = Size(
      width: (run.isRow ? run.main : run.cross).parent,
      height: (run.isRow ? run.cross : run.main).parent)
    var lines = FlowLines(run)
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      // A line's depth is known once its last child is.
      let first = child
      var ahead = lines
      var thickness: Float = 0
      repeat {
        let state = cells[cellIndex(of: child)]
        ahead.add(state.main, state.cross)
        if state.cross > thickness { thickness = state.cross }
        child = nodes[Int(child)].nextSibling
      } while child >= 0 && !ahead.breaks(before: cells[cellIndex(of: child)].main)
      var next = first
      while next != child {
        let state = cells[cellIndex(of: next)]
        let start = lines.add(state.main, state.cross)
        let main = (start.main, start.main + Double(state.main))
        let cross = (start.cross, start.cross + Double(thickness))
        let box =
          run.isRow
          ? CellRect(left: main.0, top: cross.0, right: main.1, bottom: cross.1)
          : CellRect(left: cross.0, top: main.0, right: cross.1, bottom: main.1)
        placeCell(next, in: box, of: outer, gravity: [], parents: parents)
        next = nodes[Int(next)].nextSibling
      }
    }
  }
}

extension CellOffer {
  /// The length that does not depend on the content.
  fileprivate var decided: Float? {
    switch self {
    case .exactly(let length): length
    case .upTo: nil
    }
  }
}

/// A flow while it is measured or laid out.
struct FlowRun {
  let spec: FlowSpec
  let isRow: Bool
  let margin: CellEdges
  /// Along a line.
  let main: CellRoom
  /// Across the lines.
  let cross: CellRoom

  init(_ spec: FlowSpec, _ margin: CellEdges, _ offer: Offer) {
    self.spec = spec
    self.margin = margin
    isRow = spec.orientation == .horizontal
    main = CellRoom(
      isRow ? offer.width : offer.height, taken: margin.sum(isHorizontal: isRow))
    cross = CellRoom(
      isRow ? offer.height : offer.width, taken: margin.sum(isHorizontal: !isRow))
  }
}

/// Breaks children into lines.
struct FlowLines {
  private let start: (main: Double, cross: Double)
  private let most: Double
  private let spacing: Double
  private let lineSpacing: Double
  private var used = 0.0
  private var above = 0.0
  private var thickness = 0.0
  private(set) var longest = 0.0
  private var isEmpty = true

  init(_ run: FlowRun) {
    start = (
      Double(run.margin.before(isHorizontal: run.isRow)),
      Double(run.margin.before(isHorizontal: !run.isRow))
    )
    most = Double(run.main.most)
    spacing = Double(run.spec.spacing)
    lineSpacing = Double(run.spec.lineSpacing)
  }

  /// What all lines take across.
  var depth: Double { above + thickness }

  /// Whether a child of this length begins a line; an exact fit does not.
  func breaks(before main: Float) -> Bool {
    !isEmpty && used + spacing + Double(main) > most + Limits.noise
  }

  /// Takes in the next child; gives its place in the layout.
  @discardableResult
  mutating func add(_ main: Float, _ cross: Float) -> (main: Double, cross: Double) {
    if breaks(before: main) {
      above += thickness + lineSpacing
      thickness = 0
      used = 0
    } else if !isEmpty {
      used += spacing
    }
    isEmpty = false
    let place = (main: start.main + used, cross: start.cross + above)
    used += Double(main)
    thickness = max(thickness, Double(cross))
    longest = max(longest, used)
    return place
  }
}
