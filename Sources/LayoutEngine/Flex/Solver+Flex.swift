extension Solver {
  /// Measures a box, or lays out what is in it.
  ///
  /// Most boxes are empty and are answered on the spot.
  @inline(__always)
  mutating func flexAnswer(_ box: Int32, _ offer: FlexOffer, _ pass: FlexPass) -> FlexAnswer {
    if pass == .layout { flexStates[Int(box)].ownerWidth = offer.ownerWidth }
    let style = flexBox(at: box)
    if style.pointee.firstChild < 0 && style.pointee.content == .boxes {
      return emptyAnswer(box, offer)
    }
    return contentAnswer(box, offer, pass)
  }

  /// The same for a box with something in it.
  @inline(never)
  private mutating func contentAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    switch boxes[Int(box)].content {
    case .boxes:
      if pass == .measure, let fixed = fixedAnswer(box, offer) { return fixed }
    case .intrinsic, .fill: return leafAnswer(box, offer)
    case .text:
      // Its length is not asked for where it is known.
      if offer.widthMode == .exact && offer.heightMode == .exact && isPlainText(box) {
        return decidedAnswer(box, offer)
      }
    case .element: break
    }
    if pass == .layout {
      if let answer = laidAnswer(box, offer) { return answer }
      flexLaids[laid(box)].turn &+= 1
    }
    if pass != .layout, let known = recall(box, offer, pass) { return known }
    guard nodes[Int(boxes[Int(box)].node)].depth < Limits.depth else {
      return .nothing
    }
    // What has answered before has little left to ask.
    let limit = flexLaids[laid(box)].memo < 0 ? Limits.calls : Limits.calls + Limits.furtherCalls
    guard calls < limit || !keepsAnswers else { return putOff(box, offer, pass) }
    visits &+= 1
    calls &+= 1
    let open = questions.count
    if pass != .layout { flexLaids[laid(box)].pass = 0 }
    var answer =
      boxes[Int(box)].content != .boxes
      ? leafAnswer(box, offer)
      : boxes[Int(box)].flags.contains(.isRow)
        ? rowAnswer(box, offer, pass) : columnAnswer(box, offer, pass)
    calls &-= 1
    if pass == .measure && boxes[Int(box)].content == .boxes { stayOpen(box, offer, &answer) }
    if pass == .layout {
      noteLaid(box, offer, answer, isComplete: questions.count == open)
    } else if keepsAnswers && questions.count == open {
      remember(box, offer, pass, answer)
    }
    return answer
  }

  /// Leaves a box that is too deep for later.
  @inline(never)
  private mutating func putOff(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    guard pass == .layout else {
      questions.append(Question(box: box, offer: offer, pass: pass))
      return .nothing
    }
    let place = laid(box)
    flexLaids[place].pass = 0
    flex.deferred.append(
      FlexDeferred(box: box, offer: offer, turn: flexLaids[place].turn))
    // Without limits and baselines a box is as large as it is measured.
    return flexAnswer(box, offer, usesBaselines || usesLimits ? .trial : .measure)
  }

  /// The newest answer of a box that has been asked for too many.
  @inline(never)
  private mutating func approximation(_ entry: Int32, _ offer: FlexOffer) -> FlexAnswer {
    isApproximate = true
    var answer = flex.memo[Int(entry)].answer
    answer.widths = FlexWindow(only: offer.widthMode == .free ? .infinity : offer.width)
    answer.heights = FlexWindow(only: offer.heightMode == .free ? .infinity : offer.height)
    return answer
  }

  /// The answer for a like offer before, if there was one.
  @inline(__always)
  private mutating func recall(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer? {
    var entry = flexLaids[laid(box)].memo
    guard entry >= 0 else { return nil }
    let key = FlexMemoKey(offer, pass)
    let width = offer.widthMode == .free ? .infinity : offer.width
    let height = offer.heightMode == .free ? .infinity : offer.height
    let reads =
      key.hasFree || !boxes[Int(box)].flags.isDisjoint(with: .readsOwner)
    var answers = 0
    let found = flex.memo.withUnsafeBufferPointer { memo -> FlexAnswer? in
      guard let first = memo.baseAddress else { return nil }
      while entry >= 0 {
        let known = first + Int(entry)
        if known.pointee.key == key, known.pointee.answer.widths.accepts(width),
          known.pointee.answer.heights.accepts(height),
          !reads || known.pointee.isOf(offer, boxes[Int(box)].flags)
        {
          return known.pointee.answer
        }
        entry = known.pointee.next
        answers &+= 1
      }
      return nil
    }
    if let found { return found }
    if answers >= Limits.answers { return approximation(flexLaids[laid(box)].memo, offer) }
    return nil
  }

  private mutating func remember(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, _ answer: FlexAnswer
  ) {
    let next = flexLaids[laid(box)].memo
    flexLaids[laid(box)].memo = flex.keep(
      FlexMemoEntry(
        answer: answer, key: FlexMemoKey(offer, pass), freeWidth: offer.freeWidth,
        freeHeight: offer.freeHeight,
        ownerWidth: offer.ownerWidth, ownerHeight: offer.ownerHeight, next: next))
  }

  /// A box with nothing in it.
  @inline(__always)
  func emptyAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer {
    let style = flexBox(at: box)
    let width =
      offer.widthMode == .exact
      ? offer.width - style.margin(isRow: true, offer.ownerWidth) : 0
    let height =
      offer.heightMode == .exact
      ? offer.height - style.margin(isRow: false, offer.ownerWidth) : 0
    return answer(box, width, height, offer)
  }

  /// Lengths held to the limits of a box, and to its padding and border.
  @inline(__always)
  private func answer(
    _ box: Int32, _ width: Float, _ height: Float, _ offer: FlexOffer
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    let height = style.bounded(
      height, isRow: false, of: offer.ownerHeight, ownerWidth: offer.ownerWidth
    ).heldPositive(to: Limits.length)
    let width = style.bounded(
      width, isRow: true, of: offer.ownerWidth, ownerWidth: offer.ownerWidth
    ).heldPositive(to: Limits.length)
    return FlexAnswer(width, height, baseline: height)
  }

  /// The answer of a box whose lengths are both decided, unless something in it has to be placed.
  @inline(__always)
  private func fixedAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer? {
    let style = flexBox(at: box)
    let width = offer.width - style.margin(isRow: true, offer.ownerWidth)
    let height = offer.height - style.margin(isRow: false, offer.ownerWidth)
    guard offer.widthMode == .exact || (offer.widthMode == .atMost && width <= 0),
      offer.heightMode == .exact || (offer.heightMode == .atMost && height <= 0)
    else { return nil }
    var fixed = answer(
      box, offer.widthMode == .atMost ? 0 : width, offer.heightMode == .atMost ? 0 : height, offer)
    // Nothing in it was measured, so that no baseline is known.
    fixed.baseline = .nan
    fixed.widths = FlexWindow(only: offer.width)
    fixed.heights = FlexWindow(only: offer.height)
    return fixed
  }

  /// Leaves out the offers that leave nothing within the margins, which are as good as decided.
  @inline(__always)
  private func stayOpen(_ box: Int32, _ offer: FlexOffer, _ answer: inout FlexAnswer) {
    // Offers in which something is left inside padding and border leave that out themselves.
    if offer.widthMode == .atMost && !(answer.widths.from > 0) {
      answer.widths.leaveOut(flexBox(at: box).margin(isRow: true, offer.ownerWidth), offer.width)
    }
    if offer.heightMode == .atMost && !(answer.heights.from > 0) {
      answer.heights.leaveOut(flexBox(at: box).margin(isRow: false, offer.ownerWidth), offer.height)
    }
  }
}

extension FlexMemoEntry {
  /// Whether what it reads besides the lengths that it is offered is the same.
  @inline(never)
  fileprivate func isOf(_ offer: FlexOffer, _ flags: FlexFlags) -> Bool {
    guard freeWidth.isSame(offer.freeWidth), freeHeight.isSame(offer.freeHeight) else {
      return false
    }
    if flags.contains(.readsOwnerWidth) && !ownerWidth.isSame(offer.ownerWidth) { return false }
    return !flags.contains(.readsOwnerHeight) || ownerHeight.isSame(offer.ownerHeight)
  }
}

extension FlexWindow {
  /// Leaves out what is not greater than the margins, where the offer is.
  @inline(__always)
  fileprivate mutating func leaveOut(_ margins: Float, _ offer: Float) {
    if offer > margins && !(from > margins) { from = margins.nextUp }
  }
}

extension Float {
  /// Whether both are the same number, or none.
  @inline(__always)
  func isSame(_ other: Float) -> Bool { self == other || (isNaN && other.isNaN) }
}

extension Solver {
  /// The box at a place, to be read in place.
  @inline(__always)
  func flexBox(at index: Int32) -> UnsafePointer<FlexBox> {
    // There is a box for every index that is handed around.
    UnsafePointer(boxes.baseAddress.unsafelyUnwrapped + Int(index))
  }

  /// Where it is kept what a box with something in it answered.
  @inline(__always)
  func laid(_ box: Int32) -> Int { Int(flexBox(at: box).pointee.laid) }
}
