import LayoutEngine
import SeededRandom
import Testing

@testable import LayoutApple

/// The cache of measured texts.
struct CacheTests {
  private func key(
    _ text: TextSpec, _ width: Float = 100, _ environment: LayoutEnvironment = .init()
  )
    -> MeasurementCache.Key
  {
    MeasurementCache.Key(text, width: width, in: environment)
  }

  private let base = TextSpec(content: "one", runs: [TextRun(content: "a"), TextRun(content: "b")])

  /// Every property that affects a measurement is part of the cache key.
  @Test func everythingThatIsMeasuredTellsQuestionsApart() {
    let changes: [(String, (inout TextSpec) -> Void)] = [
      ("content", { $0.content = "two" }), ("fontSize", { $0.fontSize = 12 }),
      ("fontWeight", { $0.fontWeight = .bold }), ("textStyle", { $0.textStyle = .title }),
      ("lineHeight", { $0.lineHeight = 30 }), ("maxLines", { $0.maxLines = 2 }),
      ("scalesText", { $0.scalesText = false }), ("fontFamily", { $0.fontFamily = "Georgia" }),
      ("italic", { $0.italic = true }), ("monospacedDigits", { $0.monospacedDigits = true }),
      ("letterSpacing", { $0.letterSpacing = 1 }),
      ("runs", { $0.runs[1].content = "c" }), ("a run's size", { $0.runs[1].fontSize = 30 }),
    ]
    for (name, change) in changes {
      var other = base
      change(&other)
      #expect(key(base) != key(other), "\(name)")
    }
    #expect(key(base) != key(base, 101))
    #expect(key(base) != key(base, .infinity))
    #expect(key(base) != key(base, 100, LayoutEnvironment(textScale: 2)))
    #expect(key(base) != key(base, 100, LayoutEnvironment(direction: .rtl)))
  }

  @Test func colorsScreensAndSafeAreasDoNot() {
    var colored = base
    colored.color = .rgba(0xFF)
    colored.runs[0].color = .asset("Accent")
    #expect(key(base) == key(colored))
    #expect(key(base).hashValue == key(colored).hashValue)
    #expect(key(base) == key(base, 100, LayoutEnvironment(scale: 3, colorScheme: .dark)))
  }

  /// The cache returns the stored measurement or nothing, and holds at most twice its limit.
  @Test func itAnswersRightOrNotAtAll() {
    var random = SeededGenerator(seed: 3)
    var cache = MeasurementCache(limit: 16)
    var all: [MeasurementCache.Key: TextMeasurement] = [:]
    var (hits, asked) = (0, 0)
    for _ in 0..<20_000 {
      // Small numbers are drawn more often.
      let number = min(
        Int.random(in: 0..<100, using: &random), Int.random(in: 0..<100, using: &random))
      let key = key(TextSpec(content: .verbatim("row \(number)")))
      if let answer = cache.answer(to: key) {
        #expect(answer == all[key])
        hits += 1
      } else {
        let answer = TextMeasurement(size: LayoutSize(width: Float(number), height: 20))
        cache.keep(answer, for: key)
        all[key] = answer
      }
      asked += 1
      #expect(cache.count <= 32)
    }
    #expect(hits * 4 > asked, "what is asked for again is mostly there")
    cache.removeAll()
    #expect(cache.count == 0)
  }

  @Test func whatIsAskedForStays() {
    var cache = MeasurementCache(limit: 8)
    let often = key("often")
    cache.keep(TextMeasurement(size: .zero), for: often)
    for number in 0..<1000 {
      #expect(cache.answer(to: often) != nil)
      cache.keep(TextMeasurement(size: .zero), for: key(TextSpec(content: .verbatim("\(number)"))))
    }
  }

  /// A text is drawn at the greatest hundredth of its scale at which it fits, as the solve measured
  /// it.
  @Test func aFittedTextIsAsTheSolveMeasuredIt() {
    let metrics = AskedMetrics()
    for width in stride(from: Float(20), to: 140, by: 3) {
      var tree = LayoutTree()
      let text = TextSpec(content: "one two three", fontSize: 20, maxLines: 1, minScale: 0.3)
      tree.build { $0.text(text) }
      tree.solve(
        in: SizeRange(max: LayoutSize(width: width, height: 100)),
        // At this scale, rounding to pixels has no visible effect.
        environment: LayoutEnvironment(scale: 100), measurer: metrics)
      let fitted = text.fitted(
        to: LayoutSize(width: width, height: 100), in: LayoutEnvironment(), by: metrics)
      let size = metrics.measure(fitted, maxWidth: width, environment: LayoutEnvironment()).size
      #expect(abs(size.height - tree.size.height) < 0.02, "\(width)")
      #expect(abs(min(size.width, width) - tree.size.width) < 0.02, "\(width)")
    }
    let plain = TextSpec(content: "one two three", fontSize: 20)
    #expect(
      plain.fitted(to: LayoutSize(width: 5, height: 5), in: LayoutEnvironment(), by: metrics)
        == plain)
  }

  /// Letters half as wide as their font is high, from a measurer that provides no advances.
  private struct AskedMetrics: TextMeasuring {
    func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      let size = text.resolvedRuns(in: environment)[0].fontSize
      return FixedTextMetrics(width: size / 2, height: size).measure(
        text, maxWidth: maxWidth, environment: environment)
    }
  }
}
