extension Solver {
  /// Breaks a text's lines, or asks its measurer.
  @inline(never)
  func measureText(_ node: Int32, _ offer: Offer) -> Measure {
    let index = Int(nodes[Int(node)].spec)
    var validity = Validity()
    guard let words = texts.pointee.entries[index].words else {
      return measureByHost(index, offer)
    }
    var breaker = LineBreaker(
      width: offer.width.high, maxLines: pools.pointee.texts[index].maxLines)
    breaker.run(texts.pointee.advances, words)
    validity.width.high = breaker.validity
    return result(breaker.size, breaker.ascender, breaker.descender, offer, validity)
  }

  private func measureByHost(_ index: Int, _ offer: Offer) -> Measure {
    // What takes no more than there is on its own needs not be asked again.
    let natural = texts.pointee.naturals[index]
    let fits = LineBreaker.leastWidth(for: natural.size.width) <= offer.width.high
    let answer =
      fits
      ? natural
      : measurer.measure(
        pools.pointee.texts[index], maxWidth: offer.width.high,
        environment: texts.pointee.environment)
    let size = Size(
      width: answer.size.width.heldPositive(to: Limits.length),
      height: answer.size.height.heldPositive(to: Limits.length))
    var validity = Validity()
    if fits {
      validity.width.high.atLeast(LineBreaker.leastWidth(for: answer.size.width))
    } else {
      validity.width.high.pin(offer.width.high)
    }
    return result(
      size, answer.ascender.held(to: Limits.length), answer.descender.held(to: Limits.length),
      offer, validity)
  }

  private func result(
    _ size: Size, _ ascender: Float, _ descender: Float, _ offer: Offer, _ validity: Validity
  ) -> Measure {
    var validity = validity
    let width = validity.width.clamp(size.width, to: offer.width)
    let height = validity.height.clamp(size.height, to: offer.height)
    var measure = Measure(width, height, validity)
    measure.ascender = ascender
    measure.descender = descender
    return measure
  }
}
