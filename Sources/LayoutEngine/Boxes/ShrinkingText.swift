/// The layout of a text with a ``TextSpec/minScale``, which is set smaller if it would be
/// truncated.
///
/// Letters and lines scale with the font size. So at half its size a text has the same lines in 100
/// points as it has in 200 points at full size.
struct ShrinkingText {
  private let index: Int
  private let constraints: Constraints

  /// The text set at a number of hundredths of its size.
  private struct Setting {
    var size: LayoutSize
    var ascender: Float
    var descender: Float
    /// The maximum widths that give the same lines.
    var widths: Bounds
    /// Whether no word is cut off.
    var isWhole: Bool
  }

  static func solve(_ index: Int, _ constraints: Constraints, _ solver: inout Solver) -> Measure {
    let text = ShrinkingText(index: index, constraints: constraints)
    let full = text.set(inHundredths: 100, &solver)
    var validity = Validity()
    if text.fits(full) {
      validity.width.high = full.widths
      validity.height.high.atLeast(LineBreaker.leastWidth(for: full.size.height))
      return TextLeaf.result(full.size, full.ascender, full.descender, constraints, validity)
    }
    validity.width.high.pin(constraints.width.high)
    validity.height.high.pin(constraints.height.high)
    let shrunk = text.shrink(&solver)
    return TextLeaf.result(shrunk.size, shrunk.ascender, shrunk.descender, constraints, validity)
  }

  /// Finds the greatest scale that fits, by bisection; the smallest allowed one if none fits.
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
    setting.isWhole && LineBreaker.leastWidth(for: setting.size.height) <= constraints.height.high
  }

  private func set(inHundredths hundredths: Int, _ solver: inout Solver) -> Setting {
    let scale = Float(hundredths) / 100
    guard let words = solver.texts.pointee.entries[index].words else {
      return measure(scale, &solver)
    }
    var breaker = LineBreaker(
      width: constraints.width.high / scale, maxLines: solver.pools.pointee.texts[index].maxLines)
    breaker.run(solver.texts.pointee.advances, words)
    return Setting(
      size: LayoutSize(width: breaker.size.width * scale, height: breaker.size.height * scale),
      ascender: breaker.ascender * scale, descender: breaker.descender * scale,
      widths: breaker.validity, isWhole: !breaker.isCut)
  }

  /// Measures the text with the host's measurer, as a text in smaller fonts.
  ///
  /// The height without a limit of lines shows whether anything is cut off.
  private func measure(_ scale: Float, _ solver: inout Solver) -> Setting {
    var text = solver.pools.pointee.texts[index].scaled(by: scale)
    let environment = solver.texts.pointee.environment
    let width = constraints.width.high
    let answer = solver.measurer.measure(text, maxWidth: width, environment: environment)
    let size = answer.size.sane
    var isWhole = true
    if text.maxLines > 0 {
      text.maxLines = 0
      let all = solver.measurer.measure(text, maxWidth: width, environment: environment)
      isWhole = LineBreaker.leastWidth(for: all.size.sane.height) <= size.height
    }
    return Setting(
      size: size, ascender: answer.ascender.clamped(to: Limits.length),
      descender: answer.descender.clamped(to: Limits.length), widths: Bounds(only: width),
      isWhole: isWhole)
  }
}

extension TextSpec {
  /// The smallest scale that ``minScale`` allows, in hundredths; 100 for a text that is never set
  /// smaller.
  package var leastHundredths: UInt8 {
    let scale = minScale
    guard scale < 1 else { return 100 }
    return scale > 0.01 ? UInt8((scale * 100).rounded(.up)) : 1
  }

  /// Returns the text at the largest scale that fits, as a layout would set it, and the scale.
  ///
  /// The scale is 1 if the text fits as it is, or if ``minScale`` is not below 1. Otherwise it is
  /// the greatest hundredth below 1 at which the text fits, found by bisection. If `fits` is not
  /// monotonic in the scale, a greater one may be missed. If the text does not fit at any scale,
  /// the scale is ``minScale``, rounded up to hundredths and at least 0.01.
  ///
  /// - Parameter fits: A function that returns whether a text, scaled or not, fits.
  /// - Returns: The text with its font sizes, line heights and letter spacings multiplied by
  ///   `scale`, a factor from 0.01 to 1.
  /// - Complexity: At most eight calls of `fits`; O(n) in the number of runs for each.
  public func fitted(_ fits: (TextSpec) -> Bool) -> (text: TextSpec, scale: Float) {
    let least = Int(leastHundredths)
    guard least < 100, !fits(self) else { return (self, 1) }
    let hundredths = TextLines.greatestHundredths(from: least) {
      fits(scaled(by: Float($0) / 100))
    }
    let scale = Float(hundredths) / 100
    return (scaled(by: scale), scale)
  }

  /// Returns the text with all lengths that affect its measurement multiplied; weights stay those
  /// of the styles.
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
