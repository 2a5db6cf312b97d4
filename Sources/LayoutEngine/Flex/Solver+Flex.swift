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
}

extension Float {
  /// Whether both are the same number, or none.
  @inline(__always)
  func isSame(_ other: Float) -> Bool { self == other || (isNaN && other.isNaN) }
}

extension Solver {
  /// The box at a place, to be read in place.
  @inline(__always)
  func flexBox(at index: Int32) -> Borrowed<FlexBox> {
    boxes.element(at: index)
  }

  /// Where it is kept what a box with something in it answered.
  @inline(__always)
  func laid(_ box: Int32) -> Int { Int(flexBox(at: box).pointee.laid) }

  /// What a box with something in it answered, to be read and written in place.
  @inline(__always)
  func flexLaid(of box: Borrowed<FlexBox>) -> MutableBorrowed<FlexLaid> {
    flexLaids.mutableElement(at: box.pointee.laid)
  }
}
