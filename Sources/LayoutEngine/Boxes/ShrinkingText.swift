/// A text with a ``TextSpec/minScale``: where it would be cut, it is set smaller.
///
/// Letters and lines grow alike with the font size, so that a text of half its size has the lines in
/// 100 points that the whole size has in 200.
struct ShrinkingText {
  private let index: Int
  private let offer: Offer

  /// The text set by a number of hundredths of its size.
  private struct Setting {
    var size: LayoutSize
    var ascender: Float
    var descender: Float
    /// The widths with the same lines.
    var widths: Bounds
    /// Whether all words are in it.
    var isWhole: Bool
  }

  static func solve(_ index: Int, _ offer: Offer, _ solver: inout Solver) -> Measure {
    let text = ShrinkingText(index: index, offer: offer)
    let full = text.set(inHundredths: 100, &solver)
    var validity = Validity()
    if text.fits(full) {
      validity.width.high = full.widths
      validity.height.high.atLeast(LineBreaker.leastWidth(for: full.size.height))
      return TextLeaf.result(full.size, full.ascender, full.descender, offer, validity)
    }
    validity.width.high.pin(offer.width.high)
    validity.height.high.pin(offer.height.high)
    let shrunk = text.shrink(&solver)
    return TextLeaf.result(shrunk.size, shrunk.ascender, shrunk.descender, offer, validity)
  }

  /// The greatest setting that fits, found by halving; the least that there may be where none does.
  private func shrink(_ solver: inout Solver) -> Setting {
    var fitting = Int(solver.texts.pointee.entries[index].leastHundredths)
    var tooLarge = 100
    var best = set(inHundredths: fitting, &solver)
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      let setting = set(inHundredths: middle, &solver)
      if fits(setting) {
        fitting = middle
        best = setting
      } else {
        tooLarge = middle
      }
    }
    return best
  }

  private func fits(_ setting: Setting) -> Bool {
    setting.isWhole && LineBreaker.leastWidth(for: setting.size.height) <= offer.height.high
  }

  private func set(inHundredths hundredths: Int, _ solver: inout Solver) -> Setting {
    let scale = Float(hundredths) / 100
    guard let words = solver.texts.pointee.entries[index].words else {
      return measure(scale, &solver)
    }
    var breaker = LineBreaker(
      width: offer.width.high / scale, maxLines: solver.pools.pointee.texts[index].maxLines)
    breaker.run(solver.texts.pointee.advances, words)
    return Setting(
      size: LayoutSize(width: breaker.size.width * scale, height: breaker.size.height * scale),
      ascender: breaker.ascender * scale, descender: breaker.descender * scale,
      widths: breaker.validity, isWhole: !breaker.isCut)
  }

  /// Asks the measurer, for which the text is one of smaller fonts; what it cuts off is seen by the
  /// height without a limit of lines.
  private func measure(_ scale: Float, _ solver: inout Solver) -> Setting {
    var text = solver.pools.pointee.texts[index].scaled(by: scale)
    let environment = solver.texts.pointee.environment
    let width = offer.width.high
    let answer = solver.measurer.measure(text, maxWidth: width, environment: environment)
    let size = answer.size.sane
    var isWhole = true
    if text.maxLines > 0 {
      text.maxLines = 0
      let all = solver.measurer.measure(text, maxWidth: width, environment: environment)
      isWhole = LineBreaker.leastWidth(for: all.size.sane.height) <= size.height
    }
    return Setting(
      size: size, ascender: answer.ascender.held(to: Limits.length),
      descender: answer.descender.held(to: Limits.length), widths: Bounds(only: width),
      isWhole: isWhole)
  }
}

extension TextSpec {
  /// The least that ``minScale`` allows, in hundredths; 100 where the text is never set smaller.
  package var leastHundredths: UInt8 {
    let scale = minScale
    guard scale < 1 else { return 100 }
    return scale > 0.01 ? UInt8((scale * 100).rounded(.up)) : 1
  }

  /// Returns the text as small as it has to be to fit, as a solve finds it, with the factor of its size.
  ///
  /// The factor is the greatest in hundredths below 1 at which the text fits, at least ``minScale``; it is 1 for a
  /// text that fits as it is or has no ``minScale`` below 1.
  ///
  /// - Parameter fits: Whether a text with lengths of its own fits.
  /// - Returns: The text with its lengths multiplied by `scale`, a factor from 0.01 to 1.
  public func fitted(_ fits: (TextSpec) -> Bool) -> (text: TextSpec, scale: Float) {
    let least = Int(leastHundredths)
    guard least < 100, !fits(self) else { return (self, 1) }
    let hundredths = TextLines.greatestHundredths(from: least) {
      fits(scaled(by: Float($0) / 100))
    }
    let scale = Float(hundredths) / 100
    return (scaled(by: scale), scale)
  }

  /// The text with all lengths that it is measured by multiplied; weights stay those of the styles.
  package func scaled(by scale: Float) -> TextSpec {
    guard scale != 1 else { return self }
    var text = self
    text.fontSize = (fontSize ?? textStyle?.fontSize ?? 17) * scale
    text.lineHeight = lineHeight.map { $0 * scale }
    text.letterSpacing = letterSpacing * scale
    text.runs = runs.map { run in
      var run = run
      run.fontSize = (run.fontSize ?? run.textStyle?.fontSize).map { $0 * scale }
      run.lineHeight = run.lineHeight.map { $0 * scale }
      run.letterSpacing = run.letterSpacing.map { $0 * scale }
      return run
    }
    return text
  }
}
