/// The ranges of limits for which the lines of a root are the same as without limits.
///
/// A range goes from the smallest maximum to the greatest minimum. Its ends do not limit the
/// lengths between them.
struct FlexRootLimits: Sendable {
  var main: Bounds
  var cross: Bounds

  static let none = FlexRootLimits(
    main: .lengths, cross: .lengths)

  private init(main: Bounds, cross: Bounds) {
    self.main = main
    self.cross = cross
  }

  /// - Parameters:
  ///   - lines: The shortest and the longest line, which are compared with a limit less `frame`.
  ///   - frame: The padding and border along the main axis.
  ///   - thickness: The cross size of a single line with padding and border, which is compared with
  ///     the limit.
  @inline(__always)
  init(lines: Interval, frame: Float, thickness: Interval) {
    // Equivalent, `lines.high` as `lines.low`, `lines.low` as `lines.high`: with several lines, the
    // result is cached for its own constraints alone.
    main = Bounds(from: lines.high, to: lines.low).widened(by: 0, frame)
    // Equivalent, `thickness.low` as `thickness.high`: the interval is one length, or empty with a
    // maximum of 0.
    cross = Bounds(from: thickness.high, to: thickness.low)
  }
}

extension Solver {
  /// Measures or lays out a Yoga flexbox whose parent is of another family.
  ///
  /// The constraints are its minimum and maximum size; exact constraints are its size.
  @inline(never)
  mutating func measureFlexbox(_ node: Int32, _ constraints: Constraints, _ isPlacing: Bool)
    -> Measure
  {
    let box = boxOfNode[Int(node)]
    guard box >= 0, boxes[Int(box)].parent < 0 else { return .empty(constraints) }
    var root = FlexRootSize(boxes[Int(box)], constraints, isDocument: node == 0)
    if node != 0 { root.keepRatio(boxes[Int(box)].aspectRatio) }
    flexRoot(box, root)
    let flexConstraints = FlexConstraints(
      width: root.width.length, root.width.mode, height: root.height.length, root.height.mode,
      ownerWidth: root.ownerWidth, ownerHeight: root.ownerHeight)
    visits &+= 1
    var answer: FlexAnswer
    if boxes[Int(box)].firstChild < 0 {
      answer = emptyAnswer(box, flexConstraints)
      rootLimits = .none
    } else {
      let pass = isPlacing ? FlexPass.layout : .measure
      if isPlacing { flexStates[Int(box)].ownerWidth = root.ownerWidth }
      // Each visit of a root is a layout of its own.
      flexLaids[laid(box)].history = FlexHistory.none
      answer = containerAnswer(box, flexConstraints, pass)
    }
    if isPlacing {
      noteMeasured(box, answer)
    }
    boxes[Int(box)] = root.box
    var validity = Validity()
    let axis: Axis = root.box.flags.contains(.isRow) ? .row : .column
    root.width.note(
      answer.width, answer.widths, axis == .row ? rootLimits.main : rootLimits.cross,
      constraints.width,
      &validity.width)
    root.height.note(
      answer.height, answer.heights, axis == .row ? rootLimits.cross : rootLimits.main,
      constraints.height,
      &validity.height)
    return Measure(answer.width, answer.height, validity)
  }

  /// Sets the constraints as the limits of a root.
  private func flexRoot(_ box: Int32, _ root: FlexRootSize) {
    var style = root.box
    root.width.limit(&style.minWidth, &style.maxWidth)
    root.height.limit(&style.minHeight, &style.maxHeight)
    if root.width.isRange {
      style.width = .nan
      style.percents.subtract(.widths)
    }
    if root.height.isRange {
      style.height = .nan
      style.percents.subtract(.heights)
    }
    if root.width.isRange && root.height.isRange { style.flags.remove(.isContentBox) }
    let isFree =
      style.minWidth.isNaN && style.maxWidth.isNaN && style.minHeight.isNaN
      && style.maxHeight.isNaN
    if isFree { style.flags.remove(.hasLimits) } else { style.flags.insert(.hasLimits) }
    boxes[Int(box)] = style
  }

  /// Lays out a flexbox from its root, and writes the frames of all its contents.
  mutating func layOutFlexbox(_ node: Int32) {
    let box = boxOfNode[Int(node)]
    guard box >= 0 else { return }
    placeFlexbox(node)
    writeFrames(of: box)
  }

  /// Finds the positions of all contents of a flexbox, from its root on.
  mutating func placeFlexbox(_ node: Int32) {
    repeat {
      measureDeferred(after: 0)
      flex.deferred.removeAll(keepingCapacity: true)
      flex.containing.removeAll(keepingCapacity: true)
      _ = measureFlexbox(node, states[Int(node)].constraints, true)
    } while !deferredMeasurements.isEmpty
    while true {
      if let next = flex.deferred.popLast() {
        if isLast(next.turn, of: next.box) { layOutDeferred(next) }
      } else if let frame = flex.containing.popLast() {
        if isLast(frame.turn, of: frame.box) { layOutContained(frame) }
      } else {
        break
      }
    }
  }

  /// Whether a box has not been laid out or deferred again since, maybe with other constraints.
  private func isLast(_ turn: UInt32, of box: Int32) -> Bool {
    flexLaids[laid(box)].turn == turn
  }

  private mutating func layOutDeferred(_ next: FlexDeferred) {
    layOutWhole {
      $0.flexLaids[$0.laid(next.box)].history = next.history
      _ = $0.flexAnswer(next.box, next.constraints, .layout)
    }
  }

  private mutating func layOutContained(_ frame: FlexContaining) {
    layOutWhole { FlexAbsolute.layOut(in: frame, &$0) }
  }

  /// Repeats a layout until all deferred measurements are done; only the layouts deferred by the
  /// last repetition remain.
  @inline(__always)
  private mutating func layOutWhole(_ layOut: (inout Solver) -> Void) {
    let (deferred, containing) = (flex.deferred.count, flex.containing.count)
    repeat {
      measureDeferred(after: 0)
      flex.deferred.removeLast(flex.deferred.count - deferred)
      // Equivalent, dropped: earlier deferred layouts are recognised by their turn and skipped.
      flex.containing.removeLast(flex.containing.count - containing)
      layOut(&self)
    } while !deferredMeasurements.isEmpty
  }
}

/// The constraints of the root of a flexbox.
struct FlexRootSize {
  let box: FlexBox
  var width: RootAxis
  var height: RootAxis
  let ownerWidth: Float
  let ownerHeight: Float

  init(_ box: FlexBox, _ constraints: Constraints, isDocument: Bool) {
    self.box = box
    let owner = constraints.width.parent < .infinity ? constraints.width.parent : .nan
    let ownerHeight = constraints.height.parent < .infinity ? constraints.height.parent : .nan
    ownerWidth = owner
    self.ownerHeight = ownerHeight
    (width, height) = withBorrowed(box) { box in
      (
        RootAxis(box, constraints.width, isDocument, of: owner, ownerWidth: owner, .row),
        RootAxis(box, constraints.height, isDocument, of: ownerHeight, ownerWidth: owner, .column)
      )
    }
  }

  /// If one length is decided, sets the other by the aspect ratio, within the constraints.
  mutating func keepRatio(_ ratio: Float) {
    guard !ratio.isNaN else { return }
    if width.mode == .exact {
      height.decide(width.length / ratio)
    } else if height.mode == .exact {
      width.decide(height.length * ratio)
    }
    width.isPlain = false
    height.isPlain = false
  }
}

extension FlexRootSize {
  /// The constraints of a root on one axis.
  struct RootAxis {
    var length: Float
    var mode: FlexMode
    var low: Float = 0
    var high: Float = .infinity
    /// Whether `low` and `high` replace the root's own length and limits.
    var isRange: Bool
    /// Whether the root has no length or limits of its own, and no percents.
    var isPlain: Bool
    /// Whether the size of the root or of its contents depends on the length of its owner.
    let readsOwner: Bool

    init(
      _ box: Borrowed<FlexBox>, _ constraints: AxisConstraints, _ isDocument: Bool, of whole: Float,
      ownerWidth: Float,
      _ axis: Axis
    ) {
      let own = box.length(axis, of: whole)
      let outer = box.outerLength(axis, of: whole, ownerWidth: ownerWidth)
      let least = box.least(axis, of: whole, ownerWidth: ownerWidth)
      let most = box.greatest(axis, of: whole, ownerWidth: ownerWidth)
      isPlain = own.isNaN && least.isNaN && most.isNaN && box.pointee.percents.isEmpty
      readsOwner = box.pointee.flags.contains(axis == .row ? .readsOwnerWidth : .readsOwnerHeight)
      let isOpen = constraints.low <= 0 && !(constraints.high < .infinity)
      if isDocument && (constraints.isExact || isOpen) {
        isRange = false
        if own >= 0 {
          (length, mode) = (outer, .exact)
        } else if !most.isNaN {
          (length, mode) = (most, .atMost)
        } else {
          (length, mode) = isOpen ? (.nan, .free) : (constraints.low, .exact)
        }
        return
      }
      isRange = true
      let own0 = Interval(least >= 0 ? least : 0, most >= 0 ? most : .infinity)
      var range = own0.high > own0.low ? own0 : Interval(exactly: own0.low)
      if own >= 0 { range = Interval(exactly: range.clamped(outer)) }
      let common = Interval(constraints.low, constraints.high).intersection(range)
      low = common.low
      high = common.high
      length = common.high < .infinity ? common.high : .nan
      mode = common.low == common.high ? .exact : common.high < .infinity ? .atMost : .free
    }

    mutating func decide(_ value: Float) {
      guard isRange else { return }
      length = Interval(low, high).clamped(value.clampedPositive(to: Limits.length))
      mode = .exact
      low = length
      high = length
    }

    func limit(_ least: inout Float, _ most: inout Float) {
      guard isRange else { return }
      least = low > 0 ? low : .nan
      // Equivalent, `high <` as `low <`, `<` as `<=`: no length exceeds an infinite maximum.
      most = high < .infinity ? high : .nan
    }

    /// Records the constraints for which the length holds: those whose ends, like everything that
    /// was compared with them, are on the same side.
    ///
    /// - Parameters:
    ///   - result: The length.
    ///   - window: The maximum lengths for which the contents are laid out alike.
    ///   - limits: The range from the smallest maximum that limits no line to the greatest minimum
    ///     that limits none.
    ///   - constraints: The constraint on the axis.
    ///   - validity: Receives the constraints for which the length holds.
    func note(
      _ result: Float, _ window: Bounds, _ limits: Bounds, _ constraints: AxisConstraints,
      _ validity: inout AxisValidity,
    ) {
      guard isRange && isPlain else {
        validity.pinRange(constraints)
        validity.parent.pin(constraints.parent)
        return
      }
      if readsOwner { validity.parent.pin(constraints.parent) }
      // An exact constraint differs from a range of one length. A length equal to the minimum may
      // have been clamped to it, unless it is 0.
      let isNothing = result <= 0
      let low = isNothing ? 0 : result.nextDown
      let high = isNothing ? Float.leastNonzeroMagnitude : result
      let most = limits.to < low ? limits.to : low
      let least = limits.from > high ? limits.from : high
      guard !constraints.isExact, !window.isPoint, constraints.low <= most,
        least <= constraints.high
      else {
        validity.pinRange(constraints)
        return
      }
      validity.low.atMost(most)
      validity.high = Bounds(from: window.from > least ? window.from : least, to: window.to)
    }
  }
}
