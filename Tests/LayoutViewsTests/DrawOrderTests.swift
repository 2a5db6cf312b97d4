import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// The order of views and of hits with `zIndex`, and hits on what is turned, enlarged or masked.
@Suite struct DrawOrderTests {
  /// Three boxes of 40 points at the same place, or a look on one of them.
  private struct Pile: LayoutDocument, Equatable {
    var numbers: [Int32] = [0, 0, 0]
    var look = ElementStyle()

    func build(into root: inout Children<NoPlacement>) {
      root.layers(LayersSpec(), size: .points(100, 100)) {
        for (place, number) in numbers.enumerated() {
          var style = ElementStyle(backgroundColor: .rgba(UInt32(place + 1)), zIndex: number)
          if place == 0, look != ElementStyle() {
            style = look
            style.backgroundColor = .rgba(1)
            style.zIndex = number
          }
          $0.view(size: .points(40, 40), style: style)
        }
      }
    }
  }

  private func host(_ pile: Pile) -> ViewHost<Pile, RecordingBackend> {
    let host = ViewHost(pile, in: .unbounded, backend: RecordingBackend())
    host.mount()
    return host
  }

  private func colors(_ host: ViewHost<Pile, RecordingBackend>) -> [LayoutColor?] {
    host.backend.surface.map { $0.content?.look.backgroundColor }
  }

  @Test func viewsAreInTheOrderOfTheirNumbers() {
    #expect(colors(host(Pile())) == [.rgba(1), .rgba(2), .rgba(3)])
    #expect(colors(host(Pile(numbers: [1, 0, 0]))) == [.rgba(2), .rgba(3), .rgba(1)])
    #expect(colors(host(Pile(numbers: [1, 1, -1]))) == [.rgba(3), .rgba(1), .rgba(2)])
  }

  @Test func viewsMoveWhenANumberChanges() {
    let host = host(Pile())
    host.update(Pile(numbers: [5, 0, 0]))
    #expect(colors(host) == [.rgba(2), .rgba(3), .rgba(1)])
    host.update(Pile(numbers: [5, 9, 0]))
    #expect(colors(host) == [.rgba(3), .rgba(1), .rgba(2)])
    host.update(Pile())
    #expect(colors(host) == [.rgba(1), .rgba(2), .rgba(3)])
  }

  @Test func theFrontElementIsHit() {
    let point = LayoutPoint(x: 20, y: 20)
    #expect(host(Pile()).element(at: point)?.index == 3)
    #expect(host(Pile(numbers: [2, 1, 1])).element(at: point)?.index == 1)
    #expect(host(Pile(numbers: [0, 0, -1])).element(at: point)?.index == 2)
  }

  private func hits(_ look: ElementStyle, _ points: [(Float, Float)]) -> [Bool] {
    let host = host(Pile(numbers: [0], look: look))
    return points.map { host.element(at: LayoutPoint(x: $0.0, y: $0.1))?.index == 1 }
  }

  /// The corners of a square of 40 points are cut off when it is turned by 45 degrees, and reach
  /// out at its sides.
  @Test func aTurnedElementIsHitWhereItIsDrawn() {
    let points: [(Float, Float)] = [(20, 20), (2, 2), (45, 20), (39, 20)]
    #expect(hits(ElementStyle(), points) == [true, true, false, true])
    #expect(hits(ElementStyle(rotation: 45), points) == [true, false, true, true])
    #expect(hits(ElementStyle(rotation: 90), points) == [true, true, false, true])
  }

  @Test func aTurnIsClockwise() {
    struct Turned: LayoutDocument, Equatable {
      func build(into root: inout Children<NoPlacement>) {
        root.layers(
          LayersSpec(), size: .points(80, 80), style: ElementStyle(rotation: 90)
        ) {
          $0.view(size: .points(20, 20), style: ElementStyle(backgroundColor: .rgba(1)))
        }
      }
    }
    let host = ViewHost(Turned(), in: .unbounded, backend: RecordingBackend())
    host.mount()
    // What is at the top left is drawn at the top right.
    #expect(host.element(at: LayoutPoint(x: 70, y: 10))?.index == 1)
    #expect(host.element(at: LayoutPoint(x: 10, y: 10))?.index != 1)
  }

  @Test func anEnlargedElementIsHitWhereItIsDrawn() {
    let points: [(Float, Float)] = [(20, 20), (2, 2), (50, 20), (62, 20)]
    #expect(hits(ElementStyle(drawScale: 2), points) == [true, true, true, false])
    #expect(hits(ElementStyle(drawScale: 0.5), points) == [true, false, false, false])
    #expect(hits(ElementStyle(drawScale: 0), points) == [false, false, false, false])
  }

  @Test func whatAMaskCutsOffIsNotHit() {
    let points: [(Float, Float)] = [(20, 20), (2, 2), (1, 20)]
    #expect(hits(ElementStyle(mask: .circle), points) == [true, false, true])
    #expect(hits(ElementStyle(mask: .capsule), points) == [true, false, true])
  }

  /// Readers hear elements in document order, whatever is drawn in front.
  @Test func readingOrderIsThatOfTheDocument() {
    struct Words: LayoutDocument, Equatable {
      func build(into root: inout Children<NoPlacement>) {
        root.layers {
          $0.text("one", style: ElementStyle(zIndex: 3))
          $0.text("two")
        }
      }
    }
    let host = ViewHost(Words(), in: .unbounded, backend: RecordingBackend())
    host.mount()
    #expect(host.spokenElements.map(\.label) == ["one", "two"])
  }
}
