extension Solver {
  /// Measures a box, or lays out its contents.
  ///
  /// All visits of a flexbox's children go through here. Most boxes are empty, and their results
  /// are computed on the spot.
  @inline(__always)
  mutating func flexAnswer(_ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass)
    -> FlexAnswer
  {
    if pass == .layout { flexStates[Int(box)].ownerWidth = constraints.ownerWidth }
    let style = flexBox(at: box)
    if style.pointee.firstChild < 0 {
      if style.pointee.content == .boxes && !style.pointee.flags.contains(.hasHistory) {
        return emptyAnswer(box, constraints)
      }
      if style.pointee.content == .text { return textAnswer(box, constraints, pass) }
    }
    return contentAnswer(box, constraints, pass)
  }

  /// Returns the result for the box of a text, which is measured only if its size is not known.
  @inline(never)
  private mutating func textAnswer(
    _ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass
  ) -> FlexAnswer {
    if isPlainText(box) {
      if constraints.widthMode == .exact && constraints.heightMode == .exact {
        return decidedAnswer(box, constraints)
      }
      // Equivalent, dropped: the content is measured with the same result.
      if let answer = naturalAnswer(box, constraints) { return answer }
    }
    return contentAnswer(box, constraints, pass)
  }

  /// Measures or lays out a box with contents or with a history.
  @inline(never)
  mutating func contentAnswer(
    _ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    let hasHistory = hasHistory(style)
    if hasHistory && style.pointee.parent < 0 {
      // Each visit of a root begins a layout of its own.
      flexLaids[Int(style.pointee.laid)].history = FlexHistory.none
    }
    switch style.pointee.content {
    case .boxes:
      if pass == .measure, style.pointee.firstChild >= 0, let fixed = fixedAnswer(box, constraints)
      {
        return hasHistory ? earlierFixed(box, constraints, fixed) : fixed
      }
    case .intrinsic, .fill:
      if !hasHistory { return leafAnswer(box, constraints) }
    case .text, .element: break
    }
    let laid = flexLaid(of: style)
    let memo = laid.pointee.memo
    let history = laid.pointee.history
    if pass == .trial { laid.pointee.triedHistory = history }
    if hasHistory && history >= 0, let answer = earlierAnswer(box, history, constraints, pass) {
      return answer
    }
    if pass == .layout {
      if let answer = laidAnswer(box, laid, constraints) {
        take(laid, laid.pointee.laidHistory.after)
        return answer
      }
      laid.pointee.turn &+= 1
    } else {
      if memo >= 0, let known = recall(memo, box, constraints, pass, history) {
        take(laid, known.history)
        return known.answer
      }
      laid.pointee.pass = 0
    }
    guard nodes[Int(style.pointee.node)].depth < Limits.depth, !isStopped else { return .nothing }
    // A box with cached results has few descendants left to measure.
    let limit = memo < 0 ? Limits.calls : Limits.calls + Limits.furtherCalls
    guard calls < limit || !keepsAnswers else { return putOff(box, constraints, pass) }
    countVisit()
    calls &+= 1
    let open = unmeasured
    let changes = flex.historyChanges
    var answer: FlexAnswer
    if style.pointee.content != .boxes {
      answer = leafAnswer(box, constraints)
    } else if style.pointee.firstChild < 0 {
      answer = emptyAnswer(box, constraints)
    } else {
      answer = containerAnswer(box, constraints, pass)
    }
    calls &-= 1
    if pass == .measure && style.pointee.content == .boxes { stayOpen(box, constraints, &answer) }
    if hasHistory && unmeasured == open {
      narrow(&answer, of: box, constraints, history)
      // Items may have other baselines and positions after any visit.
      noteVisit(
        of: box, constraints, pass, answer,
        hasChanges: flex.historyChanges != changes || usesBaselines)
    }
    if pass == .layout {
      laid.pointee.note(constraints, answer, history, unmeasured == open ? self.pass : 0)
    } else if keepsAnswers && unmeasured == open {
      remember(laid, constraints, pass, answer, history)
    }
    return answer
  }

  /// Adopts the history that an earlier visit left, in place of repeating the visit.
  @inline(__always)
  private mutating func take(_ laid: MutableBorrowed<FlexLaid>, _ history: Int32) {
    guard laid.pointee.history != history else { return }
    laid.pointee.history = history
    flex.historyChanges &+= 1
  }

  /// Measures or lays out a container; each kind of line and each axis has its own code.
  @inline(__always)
  mutating func containerAnswer(_ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass)
    -> FlexAnswer
  {
    let style = flexBox(at: box)
    if style.pointee.flags.intersection(.plainLine) == .hasPlainLine {
      return style.axis == .row
        ? FlexPlainLine<Row>.solve(box, constraints, pass, &self)
        : FlexPlainLine<Column>.solve(box, constraints, pass, &self)
    }
    return style.axis == .row
      ? FlexContainer<Row>.solve(box, constraints, pass, &self)
      : FlexContainer<Column>.solve(box, constraints, pass, &self)
  }

  /// Stores the size and baseline of a box.
  @inline(__always)
  func noteMeasured(_ box: Int32, _ answer: FlexAnswer) {
    flexStates[Int(box)].width = answer.width
    flexStates[Int(box)].height = answer.height
    flexStates[Int(box)].baseline = answer.baseline
  }

  /// Defers the visit of a box that is nested too deeply.
  @inline(never)
  private mutating func putOff(
    _ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass
  ) -> FlexAnswer {
    let place = laid(box)
    let history = flexLaids[place].history
    guard pass == .layout else {
      deferredMeasurements.append(
        DeferredMeasurement(box: box, constraints: constraints, pass: pass, history: history))
      return .nothing
    }
    flexLaids[place].pass = 0
    flex.deferred.append(
      FlexDeferred(
        box: box, constraints: constraints, history: history, turn: flexLaids[place].turn))
    // Without limits, baselines and a history, the size after a layout is the measured size.
    return flexAnswer(
      box, constraints,
      usesBaselines || usesLimits || hasHistory(flexBox(at: box)) ? .trial : .measure)
  }

  /// The box at an index, to be read in place.
  @inline(__always)
  func flexBox(at index: Int32) -> Borrowed<FlexBox> {
    boxes.element(at: index)
  }

  @inline(__always)
  func flexChild(_ index: Int32) -> FlexChild {
    FlexChild(
      index: index, style: flexBox(at: index), state: flexStates.mutableElement(at: index))
  }

  /// The index of a box's `FlexLaid`.
  @inline(__always)
  func laid(_ box: Int32) -> Int { Int(flexBox(at: box).pointee.laid) }

  /// The results of a box with contents, to be read and written in place.
  @inline(__always)
  private func flexLaid(of box: Borrowed<FlexBox>) -> MutableBorrowed<FlexLaid> {
    flexLaids.mutableElement(at: box.pointee.laid)
  }

  // MARK: Boxes whose size is known without visiting their contents

  /// The result for a box without contents.
  @inline(__always)
  func emptyAnswer(_ box: Int32, _ constraints: FlexConstraints) -> FlexAnswer {
    let style = flexBox(at: box)
    let width =
      constraints.widthMode == .exact
      ? constraints.width - style.ownMargin(.row, constraints.ownerWidth) : 0
    let height =
      constraints.heightMode == .exact
      ? constraints.height - style.margin(.column, constraints.ownerWidth) : 0
    return answer(box, width, height, constraints)
  }

  /// The result for a width and a height, clamped to the limits of a box, and at least its padding
  /// and border.
  @inline(__always)
  private func answer(
    _ box: Int32, _ width: Float, _ height: Float, _ constraints: FlexConstraints
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    let height = style.bounded(
      height, .column, of: constraints.ownerHeight, ownerWidth: constraints.ownerWidth
    ).clampedPositive(to: Limits.length)
    let width = style.bounded(
      width, .row, of: constraints.ownerWidth, ownerWidth: constraints.ownerWidth
    ).clampedPositive(to: Limits.length)
    return FlexAnswer(width, height, baseline: height)
  }

  /// The result for a box whose lengths are both decided, or `nil` if one is not.
  @inline(__always)
  func fixedAnswer(_ box: Int32, _ constraints: FlexConstraints) -> FlexAnswer? {
    let style = flexBox(at: box)
    let width = constraints.width - style.ownMargin(.row, constraints.ownerWidth)
    let height = constraints.height - style.margin(.column, constraints.ownerWidth)
    guard constraints.widthMode == .exact || (constraints.widthMode == .atMost && width <= 0),
      constraints.heightMode == .exact || (constraints.heightMode == .atMost && height <= 0)
    else { return nil }
    var fixed = answer(
      box, constraints.widthMode == .atMost ? 0 : width,
      constraints.heightMode == .atMost ? 0 : height, constraints)
    // The contents are not measured now, so the baseline is the one that the last visit left.
    if usesBaselines { fixed.baseline = lastBaseline(of: box) ?? fixed.height }
    fixed.widths = Bounds(only: constraints.width)
    fixed.heights = Bounds(only: constraints.height)
    return fixed
  }

  /// Excludes the constraints that leave no length inside the margins, which count as exact.
  @inline(__always)
  private func stayOpen(_ box: Int32, _ constraints: FlexConstraints, _ answer: inout FlexAnswer) {
    if constraints.widthMode == .atMost {
      answer.widths.leaveOut(
        flexBox(at: box).ownMargin(.row, constraints.ownerWidth), constraints.width)
    }
    if constraints.heightMode == .atMost {
      answer.heights.leaveOut(
        flexBox(at: box).margin(.column, constraints.ownerWidth), constraints.height)
    }
  }

  // MARK: Plain texts

  /// Whether the box is a text without attributes other than lengths, margins and padding, and
  /// baselines are not used.
  @inline(__always)
  private func isPlainText(_ box: Int32) -> Bool {
    !usesBaselines && flexBox(at: box).pointee.flags.isSuperset(of: .plainText)
  }

  /// The result for a plain text whose lengths are both decided; its ranges are not used.
  @inline(__always)
  private func decidedAnswer(_ box: Int32, _ constraints: FlexConstraints) -> FlexAnswer {
    let own = FlexPlainLengths(flexBox(at: box), .row)
    return FlexAnswer(
      own.mainClamped(constraints.width), own.crossClamped(constraints.height), baseline: .nan)
  }

  /// The result for a plain text that has all the room it wants, if its natural size is known.
  @inline(__always)
  private func naturalAnswer(_ box: Int32, _ constraints: FlexConstraints) -> FlexAnswer? {
    let own = FlexPlainLengths(flexBox(at: box), .row)
    let text = Int(nodes[Int(flexBox(at: box).pointee.node)].spec)
    let natural = texts.pointee.naturals[text].size
    guard
      // Equivalent, `constraints.widthMode == .free ||` dropped: the content is measured with the
      // same result.
      constraints.widthMode == .free
        || constraints.width - own.mainMargin - own.mainFrame >= natural.width,
      constraints.heightMode == .free
        || constraints.height - own.crossMargin - own.crossFrame >= natural.height,
      !natural.width.isNaN
    else { return nil }
    var answer = FlexAnswer(
      (natural.width + own.mainFrame).clampedPositive(to: Limits.length),
      (natural.height + own.crossFrame).clampedPositive(to: Limits.length), baseline: .nan)
    if constraints.widthMode == .exact {
      answer.width = own.mainClamped(constraints.width)
    } else {
      answer.widths = Bounds(atLeast: natural.width).widened(by: own.mainMargin, own.mainFrame)
      // Equivalent, `widthMode` as `heightMode`: the window has no maximum, and includes the width
      // except for rounding.
      answer.widths.hold(constraints.widthMode == .free ? .infinity : constraints.width)
    }
    if constraints.heightMode == .exact {
      answer.height = own.crossClamped(constraints.height)
    } else {
      answer.heights = Bounds(atLeast: natural.height).widened(
        by: own.crossMargin, own.crossFrame)
      answer.heights.hold(constraints.heightMode == .free ? .infinity : constraints.height)
    }
    return answer
  }

  // MARK: Leaves

  /// Measures a content, with padding and border around it.
  @inline(never)
  private mutating func leafAnswer(_ box: Int32, _ constraints: FlexConstraints) -> FlexAnswer {
    let style = flexBox(at: box)
    let owner = constraints.ownerWidth
    let widthFrame = style.frame(.row, owner)
    let heightFrame = style.frame(.column, owner)
    let marginRow = style.ownMargin(.row, owner)
    let marginColumn = style.margin(.column, owner)
    let outerWidth = constraints.width - marginRow
    let outerHeight = constraints.height - marginColumn
    var answer = FlexAnswer(outerWidth, outerHeight, baseline: .nan)
    let widthIsExact = constraints.widthMode == .exact
    let heightIsExact = constraints.heightMode == .exact
    let isMeasured = !(widthIsExact && heightIsExact)
    if isMeasured || usesBaselines {
      let content = measureContent(
        of: box,
        Constraints(
          width: AxisConstraints(outerWidth - widthFrame, constraints.widthMode),
          height: AxisConstraints(outerHeight - heightFrame, constraints.heightMode)))
      if !widthIsExact { answer.width = content.size.width + widthFrame }
      if !heightIsExact { answer.height = content.size.height + heightFrame }
      if content.ascender > 0 {
        answer.baseline = content.ascender + style.frameTop(owner)
      }
      answer.widths = window(content.validity.width).widened(by: marginRow, widthFrame)
      answer.heights = window(content.validity.height).widened(by: marginColumn, heightFrame)
    }
    if widthIsExact { answer.widths = Bounds(only: constraints.width) }
    if heightIsExact { answer.heights = Bounds(only: constraints.height) }
    // Equivalent, dropped: a window that excludes its own width, by rounding, only caches the
    // result for fewer constraints.
    answer.widths.hold(constraints.widthMode == .free ? .infinity : constraints.width)
    answer.heights.hold(constraints.heightMode == .free ? .infinity : constraints.height)
    answer.width = style.bounded(
      answer.width, .row, of: constraints.ownerWidth, ownerWidth: owner
    ).clampedPositive(to: Limits.length)
    answer.height = style.bounded(
      answer.height, .column, of: constraints.ownerHeight, ownerWidth: owner
    ).clampedPositive(to: Limits.length)
    if answer.baseline.isNaN { answer.baseline = answer.height }
    return answer
  }

  /// Measures the content of a box that is not a flexbox.
  mutating func measureContent(of box: Int32, _ constraints: Constraints) -> Measure {
    let node = boxes[Int(box)].node
    switch boxes[Int(box)].content {
    case .boxes: return .nothing
    case .text: return TextLeaf.solve(node, constraints, &self)
    case .intrinsic: return .leaf(boxes[Int(box)].intrinsicSize, constraints)
    case .fill: return .fill(constraints)
    case .element: return measure(node, constraints)
    }
  }

  /// The available lengths for which the size of the content holds.
  private func window(_ validity: AxisValidity) -> Bounds {
    var window = validity.high
    window.meet(validity.parent)
    if !(window.from > 0) { window.from = Float.leastNonzeroMagnitude }
    return window
  }

  // MARK: Results of a box are cached, and found again for all constraints with the same result

  /// The newest result of a box that was measured in too many ways, used as an approximation.
  @inline(never)
  mutating func approximation(_ entry: Int32, _ constraints: FlexConstraints) -> FlexAnswer {
    isApproximate = true
    var answer = flex.memo[entry].answer
    answer.widths = Bounds(only: constraints.widthMode == .free ? .infinity : constraints.width)
    // Equivalent, dropped: the frames are marked as approximate, and all results are dropped after
    // the solve.
    answer.heights = Bounds(only: constraints.heightMode == .free ? .infinity : constraints.height)
    return answer
  }

  /// The cached result for the constraints and the history after it, if there is one.
  @inline(__always)
  private mutating func recall(
    _ newest: Int32, _ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass,
    _ history: Int32
  ) -> (answer: FlexAnswer, history: Int32)? {
    let key = FlexMemoKey(constraints, pass)
    let width = constraints.widthMode == .free ? .infinity : constraints.width
    let height = constraints.heightMode == .free ? .infinity : constraints.height
    let flags = flexBox(at: box).pointee.flags
    let reads = key.hasFree || !flags.isDisjoint(with: .readsOwner)
    var answers = 0
    let found = flex.memo.withBorrowed { memo -> (answer: FlexAnswer, history: Int32)? in
      var entry = newest
      while entry >= 0 {
        let known = memo.element(at: entry)
        if known.pointee.key == key, known.pointee.history.before == history,
          known.pointee.answer.widths.accepts(width),
          known.pointee.answer.heights.accepts(height),
          !reads || known.pointee.isOf(constraints, flags)
        {
          return (known.pointee.answer, known.pointee.history.after)
        }
        entry = known.pointee.next
        answers &+= 1
      }
      return nil
    }
    if let found { return found }
    return answers >= Limits.answers ? (approximation(newest, constraints), history) : nil
  }

  @inline(__always)
  private mutating func remember(
    _ laid: MutableBorrowed<FlexLaid>, _ constraints: FlexConstraints, _ pass: FlexPass,
    _ answer: FlexAnswer, _ history: Int32
  ) {
    laid.pointee.memo = flex.memo.keep(
      FlexMemoEntry(
        answer: answer, key: FlexMemoKey(constraints, pass), freeWidth: constraints.freeWidth,
        freeHeight: constraints.freeHeight,
        ownerWidth: constraints.ownerWidth, ownerHeight: constraints.ownerHeight,
        history: FlexHistory(before: history, after: laid.pointee.history),
        next: laid.pointee.memo))
  }

  /// The result of a box whose contents are laid out for the constraints since an earlier solve.
  ///
  /// A layout in the current solve does not count, because it may have been abandoned for a
  /// deferred measurement.
  @inline(__always)
  private func laidAnswer(
    _ box: Int32, _ laid: MutableBorrowed<FlexLaid>, _ constraints: FlexConstraints
  ) -> FlexAnswer? {
    guard laid.pointee.pass != 0, laid.pointee.pass != pass, keepsAnswers,
      laid.pointee.laidHistory.before == laid.pointee.history,
      laid.pointee.constraints.isSame(constraints, flexBox(at: box).pointee.flags)
    else { return nil }
    return laid.pointee.answer
  }
}

extension Float {
  /// Whether both are the same number, or both are NaN.
  @inline(__always)
  func isSame(_ other: Float) -> Bool { self == other || (isNaN && other.isNaN) }
}

extension Bounds {
  /// Excludes lengths up to the margins, if the available length is greater.
  @inline(__always)
  fileprivate mutating func leaveOut(_ margins: Float, _ constraints: Float) {
    if constraints > margins && !(from > margins) { from = margins.nextUp }
  }

  /// All lengths from the given one on, without 0: a maximum of 0 counts as exact.
  @inline(__always)
  fileprivate init(atLeast length: Float) {
    self.init(from: length > 0 ? length : Bounds.positive.from, to: .infinity)
  }
}

extension FlexFlags {
  fileprivate static let plainText: FlexFlags = [.isText, .isPlain]
}

extension AxisConstraints {
  /// Makes the constraint of an element of another family; percents refer to the available length.
  @inline(__always)
  init(_ inner: Float, _ mode: FlexMode) {
    switch mode {
    case .exact:
      let length = inner > 0 ? inner : 0
      self.init(exactly: length, parent: length)
    case .atMost:
      let length = inner > 0 ? inner : 0
      self.init(0, length, parent: length)
    case .free: self = .open
    }
  }
}

extension FlexMemoEntry {
  /// Whether all else that the result depends on, besides the available lengths, is equal.
  @inline(never)
  fileprivate func isOf(_ constraints: FlexConstraints, _ flags: FlexFlags) -> Bool {
    guard freeWidth.isSame(constraints.freeWidth), freeHeight.isSame(constraints.freeHeight) else {
      return false
    }
    if flags.contains(.readsOwnerWidth) && !ownerWidth.isSame(constraints.ownerWidth) {
      return false
    }
    return !flags.contains(.readsOwnerHeight) || ownerHeight.isSame(constraints.ownerHeight)
  }
}

extension FlexLaid {
  /// Records that the contents of the box were laid out for constraints in a solve, or were not if
  /// `solve` is 0.
  @inline(__always)
  mutating func note(
    _ constraints: FlexConstraints, _ answer: FlexAnswer, _ history: Int32, _ solve: UInt32
  ) {
    pass = solve
    laidHistory = FlexHistory(before: history, after: self.history)
    self.constraints = constraints
    self.answer = answer
    isFramed = false
  }
}

extension FlexConstraints {
  /// Whether both constraints are equal for a box; NaN equals NaN.
  @inline(__always)
  fileprivate func isSame(_ other: FlexConstraints, _ flags: FlexFlags) -> Bool {
    guard widthMode == other.widthMode, heightMode == other.heightMode,
      width.isSame(other.width), height.isSame(other.height)
    else { return false }
    if flags.contains(.readsOwnerWidth) && !ownerWidth.isSame(other.ownerWidth) { return false }
    return !flags.contains(.readsOwnerHeight) || ownerHeight.isSame(other.ownerHeight)
  }
}

// MARK: Frames

extension Solver {
  /// Writes the frames of a flexbox, rounded to pixels from its root on (Yoga).
  ///
  /// Contents that were not laid out again and have not moved keep their frames. The root's own
  /// frame is written only if the root is the document's; otherwise its parent writes that frame.
  mutating func writeFrames(of root: Int32) {
    // In a grid, the frames of a flexbox are rounded together with those of the grid.
    let start = boxOrigin(of: boxes[Int(root)].node)
    flexLaids[laid(root)].x = start.x
    flexLaids[laid(root)].y = start.y
    flexStates[Int(root)].left = 0
    flexStates[Int(root)].top = 0
    if boxes[Int(root)].node == 0 { writeFrame(root, x: 0, y: 0) }
    let shift = shift(of: root)
    var (x, y) = (start.x, start.y)
    var box = boxes[Int(root)].firstChild
    while box >= 0 {
      let style = flexBox(at: box)
      if !style.pointee.flags.contains(.isHidden) {
        // A position that is NaN counts as 0 (FlexLayout).
        let left = flexStates[Int(box)].left.clamped(to: Limits.length)
        let top = flexStates[Int(box)].top.clamped(to: Limits.length)
        flexStates[Int(box)].top = top
        let start = style.pointee.parent == root ? left + shift : left
        let (boxX, boxY) = (x + Double(start), y + Double(top))
        flexStates[Int(box)].left = start
        writeFrame(box, x: boxX, y: boxY)
        flexStates[Int(box)].left = left
        if style.pointee.firstChild >= 0 && moves(box, to: boxX, boxY)
          && nodes[Int(style.pointee.node)].depth < Limits.depth
        {
          (x, y) = (boxX, boxY)
          box = style.pointee.firstChild
          continue
        }
      }
      var last = box
      while boxes[Int(last)].nextSibling < 0 {
        last = boxes[Int(last)].parent
        if last == root || last < 0 { return }
        let parent = laid(boxes[Int(last)].parent)
        (x, y) = (flexLaids[parent].x, flexLaids[parent].y)
      }
      box = boxes[Int(last)].nextSibling
    }
  }

  /// How much wider the frame of a root is than its measured width, if it runs from right to left.
  ///
  /// Its parent rounds the frame. The contents keep their distance from the right edge of the
  /// frame.
  private func shift(of root: Int32) -> Float {
    let node = Int(boxes[Int(root)].node)
    guard node != 0, boxes[Int(root)].direction == .rtl else { return 0 }
    return frames[node].width - flexStates[Int(root)].width
  }

  /// Whether the frames of a box's contents may have changed; stores the position of the box.
  @inline(__always)
  private func moves(_ box: Int32, to x: Double, _ y: Double) -> Bool {
    let place = laid(box)
    let laid = flexLaids[place]
    let isSame =
      // Equivalent, `laid.pass != pass` as `laid.pass == pass`: the same frames are written once
      // more.
      // Equivalent, `&& laid.pass != 0` dropped: a box that moved was laid out again, and is not
      // framed yet.
      laid.isFramed && laid.pass != 0 && laid.pass != pass && laid.x == x && laid.y == y && !sweeps
      && boxes[Int(box)].flags.isDisjoint(with: .movesByItself)
    guard !isSame else { return false }
    flexLaids[place].isFramed = true
    flexLaids[place].x = x
    flexLaids[place].y = y
    return true
  }

  @inline(__always)
  private mutating func writeFrame(_ box: Int32, x: Double, y: Double) {
    let style = flexBox(at: box)
    let node = Int(style.pointee.node)
    let flags = style.pointee.flags
    if flags.contains(.isText) {
      writeTextFrame(box, node, x: x, y: y, keepsPixels: flags.contains(.keepsTexts))
    } else {
      setFrame(of: node, to: pixels.frame(flexStates[Int(box)], x: x, y: y))
    }
    guard sweeps || flags.contains(.holdsElement) else { return }
    states[node].pass = pass
    if style.pointee.content == .element {
      placeElement(box)
      if nodes[node].isBoxContainer {
        boxStates[node].x = x
        boxStates[node].y = y
      }
    }
  }

  /// Writes the frame of a text, which in Yoga may be a pixel smaller than the text.
  @inline(__always)
  private mutating func writeTextFrame(
    _ box: Int32, _ node: Int, x: Double, y: Double, keepsPixels: Bool
  ) {
    let text = pixels.textFrame(flexStates[Int(box)], x: x, y: y)
    setFrame(of: node, to: text.isShort && keepsPixels ? text.whole : text.frame)
    let isShort = text.isShort && !keepsPixels
    // Hardly any text is short, so nothing is written for the rest.
    guard isShort || flex.hasShortTexts else { return }
    states[node].isShort = isShort
    flex.hasShortTexts = true
  }

  /// Places an element of another family in the space inside its padding and border.
  private mutating func placeElement(_ box: Int32) {
    let style = flexBox(at: box)
    let state = flexStates[Int(box)]
    let width = state.width - style.frame(.row, state.ownerWidth)
    let height = state.height - style.frame(.column, state.ownerWidth)
    let node = style.pointee.node
    place(
      node, at: .zero,
      Constraints(width: AxisConstraints(width, .exact), height: AxisConstraints(height, .exact)),
      .nothing)
  }

  /// The offset from an element's corner to its content, if the element is in a flexbox.
  func contentOrigin(of node: Int32) -> LayoutPoint {
    let box = boxOfNode[Int(node)]
    guard box >= 0 else { return .zero }
    let owner = flexStates[Int(box)].ownerWidth
    return LayoutPoint(x: flexBox(at: box).frameLeft(owner), y: flexBox(at: box).frameTop(owner))
  }
}

extension FlexFlags {
  /// The flags of boxes whose contents may move on their own.
  ///
  /// Elements of other families are placed in each solve, and absolute boxes are laid out apart
  /// from their parent.
  fileprivate static let movesByItself: FlexFlags = [.holdsAbsolute, .holdsElement]
}

extension PixelGrid {
  // Yoga's rounding, two numbers at a time. A position is the sum of one length for each level: 10⁷
  // points by 10³ levels by 10² pixels are less than `Limits.fraction`.

  /// The frame of a box at `x` and `y` from its root.
  @inline(__always)
  func frame(_ state: FlexState, x: Double, y: Double) -> LayoutRect {
    let place = snapped(SIMD2(Double(state.left), Double(state.top)))
    let near = SIMD2(x, y)
    let far = near + SIMD2(Double(state.width), Double(state.height))
    let size = snapped(far) - snapped(near)
    return LayoutRect(
      x: Float(place.x), y: Float(place.y), width: Float(size.x), height: Float(size.y))
  }

  /// The size of a box at the corner of its root.
  func size(_ state: FlexState) -> LayoutSize {
    let size = snapped(SIMD2(Double(state.width), Double(state.height)))
    return LayoutSize(width: Float(size.x), height: Float(size.y))
  }

  /// The frame of a text, which is moved towards the corner and widened, never cut.
  ///
  /// If both edges on an axis are within the tolerance of a pixel, and only one is counted as on
  /// it, the frame is still a pixel smaller than the text (react/yoga#1975).
  @inline(__always)
  func textFrame(_ state: FlexState, x: Double, y: Double) -> TextFrame {
    let near = SIMD2(x, y)
    let place = floored(SIMD2(Double(state.left), Double(state.top)))
    let length = SIMD2(Double(state.width), Double(state.height))
    let scaled = scale == 1 ? length : length * scale
    let nearest = scaled.nearestWhole
    let rest = scaled - nearest
    let far = near + length
    let (start, low, high) = (floored(near), floored(far), raised(far))
    let size = SIMD2(
      (rest.x.magnitude < Limits.inexact ? low.x : high.x) - start.x,
      (rest.y.magnitude < Limits.inexact ? low.y : high.y) - start.y)
    let least =
      nearest + SIMD2(rest.x >= Limits.inexact ? 1 : 0, rest.y >= Limits.inexact ? 1 : 0)
    return TextFrame(place: place, size: size, least: least, scale: scale)
  }

  /// Two numbers rounded down to pixels; a number just below a pixel counts as on it.
  @inline(__always)
  private func floored(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = scale == 1 ? value : value * scale
    let nearest = scaled.nearestWhole
    let rest = scaled - nearest
    let floor =
      nearest - SIMD2(rest.x <= -Limits.inexact ? 1 : 0, rest.y <= -Limits.inexact ? 1 : 0)
    return scale == 1 ? floor : floor / scale
  }

  /// Two numbers rounded up to pixels; a number just above a pixel counts as on it.
  @inline(__always)
  private func raised(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = scale == 1 ? value : value * scale
    let nearest = scaled.nearestWhole
    let rest = scaled - nearest
    let ceiling =
      nearest + SIMD2(rest.x >= Limits.inexact ? 1 : 0, rest.y >= Limits.inexact ? 1 : 0)
    return scale == 1 ? ceiling : ceiling / scale
  }

  /// Two numbers rounded to the nearest pixels; a number just below half a pixel counts as half.
  @inline(__always)
  private func snapped(_ value: SIMD2<Double>) -> SIMD2<Double> {
    // Equivalent, `1` as `0`: multiplying by 1 changes nothing.
    let scaled = scale == 1 ? value : value * scale
    let nearest = scaled.nearestWhole
    let rest = scaled - nearest - 0.5
    // Equivalent, `rest.x >` as `rest.x >=`: rounding never makes a distance exactly this small.
    let up = nearest + SIMD2(rest.x > -Limits.inexact ? 1 : 0, rest.y > -Limits.inexact ? 1 : 0)
    return scale == 1 ? up : up / scale
  }
}

/// The frame of a text in a flexbox.
struct TextFrame {
  /// The position and size in points.
  let place: SIMD2<Double>
  let size: SIMD2<Double>
  /// The number of pixels that the text takes at any position.
  let least: SIMD2<Double>
  let scale: Double

  /// Whether the frame has fewer pixels than the text takes.
  @inline(__always)
  var isShort: Bool {
    let half = size * scale + 0.5
    return half.x < least.x || half.y < least.y
  }

  /// The frame as Yoga rounds it.
  @inline(__always)
  var frame: LayoutRect { frame(size) }

  /// The frame, enlarged to the pixels that the text takes.
  var whole: LayoutRect {
    let least = least / scale
    return frame(SIMD2(max(size.x, least.x), max(size.y, least.y)))
  }

  @inline(__always)
  private func frame(_ size: SIMD2<Double>) -> LayoutRect {
    LayoutRect(
      x: Float(place.x), y: Float(place.y), width: Float(size.x), height: Float(size.y))
  }
}
