extension Solver {
  /// Measures a box, or lays out what is in it.
  ///
  /// Most boxes are empty and are answered on the spot.
  @inline(__always)
  mutating func flexAnswer(_ box: Int32, _ offer: FlexOffer, _ pass: FlexPass) -> FlexAnswer {
    if pass == .layout { flexStates[Int(box)].ownerWidth = offer.ownerWidth }
    let style = flexBox(at: box)
    if style.pointee.firstChild < 0 {
      if style.pointee.content == .boxes { return emptyAnswer(box, offer) }
      if style.pointee.content == .text { return textAnswer(box, offer, pass) }
    }
    return contentAnswer(box, offer, pass)
  }

  /// The same for a text, which is not measured where its size is known.
  @inline(never)
  private mutating func textAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    if isPlainText(box) {
      if offer.widthMode == .exact && offer.heightMode == .exact {
        return decidedAnswer(box, offer)
      }
      if let answer = naturalAnswer(box, offer) { return answer }
    }
    return contentAnswer(box, offer, pass)
  }

  /// The same for a box with something in it.
  @inline(never)
  private mutating func contentAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    switch style.pointee.content {
    case .boxes:
      if pass == .measure, let fixed = fixedAnswer(box, offer) { return fixed }
    case .intrinsic, .fill: return leafAnswer(box, offer)
    case .text, .element: break
    }
    let laid = flexLaid(of: style)
    let memo = laid.pointee.memo
    if pass == .layout {
      if let answer = laidAnswer(box, laid, offer) { return answer }
      laid.pointee.turn &+= 1
    } else {
      if memo >= 0, let known = recall(memo, box, offer, pass) { return known }
      laid.pointee.pass = 0
    }
    guard nodes[Int(style.pointee.node)].depth < Limits.depth else { return .nothing }
    // What has answered before has little left to ask.
    let limit = memo < 0 ? Limits.calls : Limits.calls + Limits.furtherCalls
    guard calls < limit || !keepsAnswers else { return putOff(box, offer, pass) }
    visits &+= 1
    calls &+= 1
    let open = questions.count
    var answer =
      style.pointee.content != .boxes
      ? leafAnswer(box, offer)
      : style.pointee.flags.contains(.isRow)
        ? rowAnswer(box, offer, pass) : columnAnswer(box, offer, pass)
    calls &-= 1
    if pass == .measure && style.pointee.content == .boxes { stayOpen(box, offer, &answer) }
    if pass == .layout {
      laid.pointee.note(offer, answer, questions.count == open ? self.pass : 0)
    } else if keepsAnswers && questions.count == open {
      remember(laid, offer, pass, answer)
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
    _ newest: Int32, _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer? {
    let key = FlexMemoKey(offer, pass)
    let width = offer.widthMode == .free ? .infinity : offer.width
    let height = offer.heightMode == .free ? .infinity : offer.height
    let flags = flexBox(at: box).pointee.flags
    let reads = key.hasFree || !flags.isDisjoint(with: .readsOwner)
    var answers = 0
    let found = flex.memo.withUnsafeBufferPointer { memo -> FlexAnswer? in
      // There is an entry for every index that is handed around.
      let first = memo.baseAddress.unsafelyUnwrapped
      var entry = newest
      while entry >= 0 {
        let known = first + Int(entry)
        if known.pointee.key == key, known.pointee.answer.widths.accepts(width),
          known.pointee.answer.heights.accepts(height),
          !reads || known.pointee.isOf(offer, flags)
        {
          return known.pointee.answer
        }
        entry = known.pointee.next
        answers &+= 1
      }
      return nil
    }
    if let found { return found }
    return answers >= Limits.answers ? approximation(newest, offer) : nil
  }

  @inline(__always)
  private mutating func remember(
    _ laid: UnsafeMutablePointer<FlexLaid>, _ offer: FlexOffer, _ pass: FlexPass,
    _ answer: FlexAnswer
  ) {
    laid.pointee.memo = flex.keep(
      FlexMemoEntry(
        answer: answer, key: FlexMemoKey(offer, pass), freeWidth: offer.freeWidth,
        freeHeight: offer.freeHeight,
        ownerWidth: offer.ownerWidth, ownerHeight: offer.ownerHeight, next: laid.pointee.memo))
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

  /// What a box with something in it answered, to be read and written in place.
  @inline(__always)
  func flexLaid(of box: UnsafePointer<FlexBox>) -> UnsafeMutablePointer<FlexLaid> {
    // There is a place for every box with something in it.
    flexLaids.baseAddress.unsafelyUnwrapped + Int(box.pointee.laid)
  }
}
