extension Solver {
  /// Whether a text says no more than margins and padding.
  @inline(__always)
  func isPlainText(_ box: Int32) -> Bool {
    !usesBaselines && flexBox(at: box).pointee.flags.isSuperset(of: .plainText)
  }

  /// The answer of a plain text whose lengths are both decided.
  @inline(__always)
  func decidedAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer {
    let own = FlexPlainItem(flexBox(at: box), isRow: true)
    var answer = FlexAnswer(
      own.mainHeld(offer.width), own.crossHeld(offer.height), baseline: .nan)
    answer.widths = FlexWindow(only: offer.width)
    answer.heights = FlexWindow(only: offer.height)
    return answer
  }
}

extension Solver {
  /// The answer of a plain text that has all the room it wants, where that is known.
  @inline(__always)
  func naturalAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer? {
    let own = FlexPlainItem(flexBox(at: box), isRow: true)
    let text = Int(nodes[Int(flexBox(at: box).pointee.node)].spec)
    let natural = texts.pointee.naturals[text].size
    guard offer.widthMode == .free || offer.width - own.mainMargin - own.mainFrame >= natural.width,
      offer.heightMode == .free
        || offer.height - own.crossMargin - own.crossFrame >= natural.height,
      !natural.width.isNaN
    else { return nil }
    var answer = FlexAnswer(
      (natural.width + own.mainFrame).heldPositive(to: Limits.length),
      (natural.height + own.crossFrame).heldPositive(to: Limits.length), baseline: .nan)
    if offer.widthMode == .exact {
      answer.width = own.mainHeld(offer.width)
      answer.widths = FlexWindow(only: offer.width)
    } else {
      answer.widths = FlexWindow(atLeast: natural.width).widened(by: own.mainMargin, own.mainFrame)
      answer.widths.hold(offer.widthMode == .free ? .infinity : offer.width)
    }
    if offer.heightMode == .exact {
      answer.height = own.crossHeld(offer.height)
      answer.heights = FlexWindow(only: offer.height)
    } else {
      answer.heights = FlexWindow(atLeast: natural.height).widened(
        by: own.crossMargin, own.crossFrame)
      answer.heights.hold(offer.heightMode == .free ? .infinity : offer.height)
    }
    return answer
  }
}

extension FlexFlags {
  fileprivate static let plainText: FlexFlags = [.isText, .isPlain]
}

extension FlexWindow {
  /// Any length from one on; at most nothing is as good as exact.
  @inline(__always)
  fileprivate init(atLeast length: Float) {
    self.init(from: length > 0 ? length : FlexWindow.positive.from, to: .infinity)
  }
}
