extension Solver {
  /// The answer of a box in which all stands as an earlier solve left it.
  ///
  /// One of this solve does not count: it may have been given up for a question.
  @inline(__always)
  mutating func laidAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer? {
    let laid = flexStates[Int(box)].laidPass
    guard laid != 0, laid != pass, keepsAnswers, flexStates[Int(box)].laidOffer.isSame(offer) else {
      return nil
    }
    let answer = flexStates[Int(box)].laidAnswer
    if boxes[Int(box)].content == .boxes { noteMeasured(box, answer) }
    return answer
  }

  /// Notes that what is in a box stands as it is to for an offer.
  @inline(__always)
  func noteLaid(_ box: Int32, _ offer: FlexOffer, _ answer: FlexAnswer, isComplete: Bool) {
    flexStates[Int(box)].laidPass = isComplete ? pass : 0
    flexStates[Int(box)].laidOffer = offer
    flexStates[Int(box)].laidAnswer = answer
  }
}

extension FlexOffer {
  /// Whether both offer the same, no numbers being equal.
  @inline(__always)
  fileprivate func isSame(_ other: FlexOffer) -> Bool {
    widthMode == other.widthMode && heightMode == other.heightMode
      && width.isSame(other.width) && height.isSame(other.height)
      && ownerWidth.isSame(other.ownerWidth) && ownerHeight.isSame(other.ownerHeight)
  }
}

extension FlexWork {
  /// Keeps an answer, and tells where.
  mutating func keep(_ entry: FlexMemoEntry) -> Int32 {
    let place = freeMemo
    guard place >= 0 else { return memo.add(entry) }
    freeMemo = memo[Int(place)].next
    memo[Int(place)] = entry
    return place
  }
}
