import LayoutEngine
import Testing

@testable import LayoutApple

/// Rows of lists: their sizes, and their layouts from other threads.
struct CellTests {
  private struct Row: LayoutDocument {
    let words: String

    func build(into root: inout Children<NoPlacement>) {
      root.text(TextSpec(content: .verbatim(words)))
    }
  }

  @Test(arguments: [
    (CellFitting.width, SizeRange.width(80), LayoutSize(width: 80, height: 40)),
    (.height, .height(50), LayoutSize(width: 70, height: 50)),
    (.size, SizeRange(max: LayoutSize(width: 80, height: 50)), LayoutSize(width: 70, height: 40)),
  ])
  func aCollectionGivesOneLengthAndTheContentTheOther(
    fitting: CellFitting, range: SizeRange, size: LayoutSize
  ) {
    let given = LayoutSize(width: 80, height: 50)
    #expect(fitting.range(given) == range)
    #expect(fitting.size(LayoutSize(width: 70, height: 40), given: given) == size)
  }

  @MainActor @Test func whatIsPrefetchedIsTakenOnce() async {
    let prefetcher = LayoutPrefetcher<Int, Row>(measurer: FixedTextMetrics(width: 10, height: 20))
    prefetcher.prefetch(1, Row(words: "one two"), in: .width(40), environment: LayoutEnvironment())
    await prefetcher.finish()
    let layout = prefetcher.take(1)
    #expect(layout?.tree.size == LayoutSize(width: 40, height: 40))
    #expect(layout?.document.words == "one two")
    #expect(prefetcher.take(1) == nil)
  }

  @MainActor @Test func picturesThatSayNoSizeHaveTheHosts() async {
    struct Photo: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {
        root.image(ImageSpec(source: .asset("cat")))
      }
    }
    struct Sizes: IntrinsicSizing {
      func size(of picture: ImageSource) -> LayoutSize? { LayoutSize(width: 30, height: 20) }
      func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? { nil }
    }
    let prefetcher = LayoutPrefetcher<Int, Photo>(measurer: FixedTextMetrics(width: 10, height: 20))
    prefetcher.prefetch(
      1, Photo(), in: .unbounded, environment: LayoutEnvironment(), sizing: Sizes())
    await prefetcher.finish()
    #expect(prefetcher.take(1)?.tree.size == LayoutSize(width: 30, height: 20))
  }

  @MainActor @Test func theLastOfAKeyCounts() async {
    let prefetcher = LayoutPrefetcher<Int, Row>(measurer: FixedTextMetrics(width: 10, height: 20))
    for words in ["a", "ab", "abc"] {
      prefetcher.prefetch(1, Row(words: words), in: .unbounded, environment: LayoutEnvironment())
    }
    await prefetcher.finish()
    #expect(prefetcher.take(1)?.document.words == "abc")
    prefetcher.prefetch(2, Row(words: "a"), in: .unbounded, environment: LayoutEnvironment())
    prefetcher.cancel(2)
    await prefetcher.finish()
    #expect(prefetcher.take(2) == nil)
  }

  @MainActor @Test func theOldestGoFirst() async {
    let prefetcher = LayoutPrefetcher<Int, Row>(
      measurer: FixedTextMetrics(width: 10, height: 20), limit: 3)
    for row in 0..<5 {
      prefetcher.prefetch(
        row, Row(words: "\(row)"), in: .unbounded, environment: LayoutEnvironment())
      await prefetcher.finish()
    }
    #expect((0..<5).map { prefetcher.take($0) != nil } == [false, false, true, true, true])
  }

  @Test func aFieldTakesWhatIsSaidAnew() {
    var entry = EntryText()
    #expect(entry.text(for: "a", over: "") == "a")
    #expect(entry.text(for: "a", over: "ab") == nil, "it says the same as before")
    #expect(entry.text(for: "b", over: "ab") == "b")
    entry.type("bc")
    #expect(entry.text(for: "bc", over: "bc") == nil)
    #expect(entry.text(for: "b", over: "bc") == "b", "a model that refuses what was typed")
    #expect(entry.text(for: "c", over: "c") == nil)
  }
}
