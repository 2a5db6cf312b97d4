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

extension FlexFlags {
  fileprivate static let plainText: FlexFlags = [.isText, .isPlain]
}
