extension Solver {
  /// The answer of a box in which all stands as an earlier solve left it.
  ///
  /// One of this solve does not count: it may have been given up for a question.
  @inline(__always)
  func laidAnswer(
    _ box: Int32, _ laid: MutableBorrowed<FlexLaid>, _ offer: FlexOffer
  ) -> FlexAnswer? {
    guard laid.pointee.pass != 0, laid.pointee.pass != pass, keepsAnswers,
      laid.pointee.offer.isSame(offer, flexBox(at: box).pointee.flags)
    else { return nil }
    if flexBox(at: box).pointee.content == .boxes { noteMeasured(box, laid.pointee.answer) }
    return laid.pointee.answer
  }
}

extension FlexLaid {
  /// Notes that what is in the box stands as it is to for an offer, since a solve; not where that is 0.
  @inline(__always)
  mutating func note(_ offer: FlexOffer, _ answer: FlexAnswer, _ solve: UInt32) {
    pass = solve
    self.offer = offer
    self.answer = answer
    isFramed = false
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
  @inline(__always)
  mutating func keep(_ entry: FlexMemoEntry) -> Int32 {
    let place = freeMemo
    guard place >= 0 else { return memo.add(entry) }
    freeMemo = memo[Int(place)].next
    memo[Int(place)] = entry
    return place
  }
}
