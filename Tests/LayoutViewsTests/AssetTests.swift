import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Pictures and fonts that are delivered after a layout was shown.
@Suite struct AssetTests {
  private struct Card: LayoutDocument, Equatable {
    var pictures: [String]
    var family: String?

    struct Outlets: LayoutOutlets {
      let words: Outlet
      init(_ frames: GeneratedCode.OutletFrames) { words = frames[0] }
    }

    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .vertical, alignItems: .start)
      ) { (column: inout Children<StackItem>) in
        for picture in pictures {
          column.item(
            key: .string(picture), dependingOn: picture, site: GeneratedCode.RowSite(Self.self, 0)
          ) {
            column in
            column.image(ImageSpec(source: .url(picture)))
          }
        }
        column.text(TextSpec(content: "words", fontFamily: family), id: 0)
      }
    }
  }

  private func host(_ card: Card) -> ViewHost<Card, RecordingBackend> {
    let host = ViewHost(card, in: .width(100), backend: RecordingBackend())
    host.mount()
    return host
  }

  @Test func aPictureIsAskedForOnceAndGetsItsRoom() {
    let host = host(Card(pictures: ["a", "b"]))
    host.update(Card(pictures: ["a", "b", "a"]))
    #expect(host.backend.requests.map(\.asset) == [.picture(.url("a")), .picture(.url("b"))])
    host.answer(host.backend.requests[0], with: .picture(LayoutSize(width: 30, height: 20)))
    #expect(
      host.backend.text == """
        image at 0 0, 30 × 20: a
        image at 0 20, 0 × 0: b
        image at 0 20, 30 × 20: a
        text at 0 40, 40 × 16: "words"
        """)
    #expect(host.outlets.words.frame.y == 40)
    // The size is kept through updates that rebuild the row and through updates that do not.
    host.update(Card(pictures: ["b", "a"]))
    #expect(host.outlets.words.frame.y == 20)
    host.answer(host.backend.requests[1], with: .missing)
    #expect(host.outlets.words.frame.y == 20)
    #expect(host.backend.mistakes == [])
  }

  /// Also what stands for a picture until it comes, and the fonts of single words.
  @Test func allThatAViewShowsIsAskedFor() {
    struct Page: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {
        root.stack(StackSpec(direction: .vertical)) { (column: inout Children<StackItem>) in
          column.image(ImageSpec(source: .url("a"), placeholder: .url("b")))
          column.image(ImageSpec(placeholder: .url("c")))
          column.text(
            TextSpec(
              runs: [
                TextRun(content: .verbatim("one")),
                TextRun(content: .verbatim("two"), fontFamily: "Lora"),
              ], fontFamily: "Inter"))
        }
      }
    }
    let host = ViewHost(Page(), in: .width(100), backend: RecordingBackend())
    host.mount()
    #expect(
      host.backend.requests.map(\.asset) == [
        .picture(.url("a")), .picture(.url("b")), .picture(.url("c")), .font("Inter"),
        .font("Lora"),
      ])
  }

  /// What goes on is no update of the app's, so views on their way only go elsewhere.
  @Test func anAnimationGoesOnWhenAPictureComes() {
    let host = host(Card(pictures: ["a"]))
    host.answer(host.backend.requests[0], with: .picture(LayoutSize(width: 30, height: 20)))
    host.update(Card(pictures: ["b", "a"]), animated: true)
    let even = LayoutAnimation(.linear, seconds: 1)
    func words() -> Float? { host.backend.surface.last?.frame?.y }
    host.animate(at: 0.5, standard: even)
    #expect(words() == 20)
    host.answer(host.backend.requests[1], with: .picture(LayoutSize(width: 30, height: 40)))
    #expect(host.outlets.words.frame.y == 60 && words() == 20)
    #expect(host.animate(at: 0.5, standard: even))
    #expect(words() == 40)
    #expect(!host.animate(at: 1, standard: even))
    #expect(words() == 60 && host.backend.mistakes == [])
  }

  @Test func lateAnswersDoNotCount() {
    let host = host(Card(pictures: ["a"]))
    let first = host.backend.requests[0]
    host.reload(.picture(.url("a")))
    #expect(host.backend.requests.count == 2)
    host.answer(first, with: .picture(LayoutSize(width: 90, height: 90)))
    #expect(host.outlets.words.frame.y == 0)
    host.answer(host.backend.requests[1], with: .picture(LayoutSize(width: 10, height: 10)))
    host.answer(host.backend.requests[1], with: .picture(LayoutSize(width: 70, height: 70)))
    #expect(host.outlets.words.frame.y == 10)
  }

  @Test func aFontIsMeasuredWhenItIsThere() {
    let host = host(Card(pictures: [], family: "Inter"))
    #expect(host.backend.requests.map(\.asset) == [.font("Inter")])
    host.backend.measurer = FixedTextMetrics(width: 10, height: 20)
    host.backend.operations = []
    host.answer(host.backend.requests[0], with: .font)
    #expect(
      host.backend.operations == [
        "frame text at 0 0, 50 × 20: \"words\"", "configure text at 0 0, 50 × 20: \"words\"",
      ])
  }

  @Test func whatIsPrefetchedGetsPicturesThatCameMeanwhile() {
    let host = host(Card(pictures: ["a"]))
    let layout = host.prefetch(Card(pictures: ["a", "a"]))()
    host.answer(host.backend.requests[0], with: .picture(LayoutSize(width: 30, height: 20)))
    host.adopt(layout)
    #expect(host.outlets.words.frame.y == 40)
    #expect(host.backend.mistakes == [])
  }

  /// A picture that is out of sight, and for which no view asks.
  private struct Album: LayoutDocument, Equatable {
    var hasCover = true
    var words = "words"

    func build(into root: inout Children<NoPlacement>) {
      root.scroll { scroll in
        scroll.stack(
          StackSpec(direction: .vertical, alignItems: .start)
        ) { (column: inout Children<StackItem>) in
          if hasCover { column.image(ImageSpec(source: .url("a"))) }
          column.view(size: .points(100, 1000))
          column.image(ImageSpec(source: .url("a")))
          column.text(TextSpec(content: .verbatim(words)))
        }
      }
    }
  }

  /// What has come is known in the whole layout, not only where a view shows it.
  @Test func whatIsPrefetchedKnowsPicturesAndFontsOutOfSight() {
    let host = ViewHost(
      Album(), in: .exact(width: 100, height: 100), backend: RecordingBackend())
    host.mount()
    func height() -> Float? { host.backend.surface.first?.scroll?.contentSize.height }
    #expect(height() == 1016)
    let layout = host.prefetch(Album(hasCover: false, words: "more"))()
    host.answer(host.backend.requests[0], with: .picture(LayoutSize(width: 30, height: 20)))
    host.backend.measurer = FixedTextMetrics(width: 10, height: 25)
    host.adopt(layout)
    #expect(height() == 1045)
    #expect(host.backend.mistakes == [])
  }

  @Test func viewsHaveTheSizesThatTheHostKnows() {
    struct Sizes: ViewSizing {
      func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? {
        view.class == "Switch" ? LayoutSize(width: 51, height: 31 * environment.textScale) : nil
      }
    }
    struct Form: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {
        root.flex(FlexSpec(direction: .row, alignItems: .start)) { row in
          row.view(ViewSpec(class: "Switch"))
          row.view(ViewSpec(class: "Dial"))
          row.view(ViewSpec(class: "Switch", intrinsicSize: .size(LayoutSize(width: 5, height: 5))))
        }
      }
    }
    let backend = RecordingBackend()
    backend.viewSizes = Sizes()
    let host = ViewHost(Form(), in: .width(200), backend: backend)
    host.mount()
    host.update(in: .width(200), environment: LayoutEnvironment(textScale: 2))
    #expect(
      backend.text == """
        Switch at 0 0, 51 × 62
        Dial at 51 0, 0 × 0
        Switch at 51 0, 5 × 5
        """)
  }
}
