// What a box has answered is kept, and looked up for any offer that would be answered alike.
extension Solver {
  /// The newest answer of a box that has been asked for too many.
  @inline(never)
  mutating func approximation(_ entry: Int32, _ offer: FlexOffer) -> FlexAnswer {
    isApproximate = true
    var answer = flex.memo[Int(entry)].answer
    answer.widths = FlexWindow(only: offer.widthMode == .free ? .infinity : offer.width)
    answer.heights = FlexWindow(only: offer.heightMode == .free ? .infinity : offer.height)
    return answer
  }

  /// The answer for a like offer before, if there was one.
  @inline(__always)
  mutating func recall(
    _ newest: Int32, _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer? {
    let key = FlexMemoKey(offer, pass)
    let width = offer.widthMode == .free ? .infinity : offer.width
    let height = offer.heightMode == .free ? .infinity : offer.height
    let flags = flexBox(at: box).pointee.flags
    let reads = key.hasFree || !flags.isDisjoint(with: .readsOwner)
    var answers = 0
    let found = flex.memo.withBorrowed { memo -> FlexAnswer? in
      var entry = newest
      while entry >= 0 {
        let known = memo.element(at: entry)
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
  mutating func remember(
    _ laid: MutableBorrowed<FlexLaid>, _ offer: FlexOffer, _ pass: FlexPass,
    _ answer: FlexAnswer
  ) {
    laid.pointee.memo = flex.keep(
      FlexMemoEntry(
        answer: answer, key: FlexMemoKey(offer, pass), freeWidth: offer.freeWidth,
        freeHeight: offer.freeHeight,
        ownerWidth: offer.ownerWidth, ownerHeight: offer.ownerHeight, next: laid.pointee.memo))
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
