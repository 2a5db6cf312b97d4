extension Solver {
  /// The answer of a box in which all stands as an earlier solve left it.
  ///
  /// One of this solve does not count: it may have been given up for a question.
  @inline(__always)
  mutating func laidAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer? {
    let place = laid(box)
    let laid = flexLaids[place].pass
    guard laid != 0, laid != pass, keepsAnswers,
      flexLaids[place].offer.isSame(offer, boxes[Int(box)].flags)
    else { return nil }
    let answer = flexLaids[place].answer
    if boxes[Int(box)].content == .boxes { noteMeasured(box, answer) }
    return answer
  }

  /// Notes that what is in a box stands as it is to for an offer.
  @inline(__always)
  func noteLaid(_ box: Int32, _ offer: FlexOffer, _ answer: FlexAnswer, isComplete: Bool) {
    let place = laid(box)
    flexLaids[place].pass = isComplete ? pass : 0
    flexLaids[place].offer = offer
    flexLaids[place].answer = answer
    flexLaids[place].isFramed = false
  }
}

extension FlexOffer {
  /// Whether both offer the same to a box, no numbers being equal.
  @inline(__always)
  fileprivate func isSame(_ other: FlexOffer, _ flags: FlexFlags) -> Bool {
    guard widthMode == other.widthMode, heightMode == other.heightMode,
      width.isSame(other.width), height.isSame(other.height)
    else { return false }
    if flags.contains(.readsOwnerWidth) && !ownerWidth.isSame(other.ownerWidth) { return false }
    return !flags.contains(.readsOwnerHeight) || ownerHeight.isSame(other.ownerHeight)
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
