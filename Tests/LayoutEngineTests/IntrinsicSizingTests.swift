import ElementLiterals
import LayoutEngine
import Testing

/// Sizes of pictures and views that a host supplies and a document does not set.
@Suite struct IntrinsicSizingTests {
  private struct Sizes: IntrinsicSizing {
    var pictures: [String: LayoutSize] = [:]

    func size(of picture: ImageSource) -> LayoutSize? {
      if case .url(let name) = picture { return pictures[name] }
      return nil
    }

    func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? {
      view.class == "Switch" ? LayoutSize(width: 50, height: 30 * environment.textScale) : nil
    }
  }

  /// Pictures and switches in a stack, or in a flexbox.
  private struct Page: LayoutDocument, Equatable {
    var pictures: [String]
    var isFlex: Bool
    var isTitled = false

    func build(into root: inout Children<NoPlacement>) {
      if isFlex {
        root.flex(FlexSpec(alignItems: .start)) { column in
          if isTitled { column.text("title") }
          for picture in pictures {
            column.item(
              key: .string(picture), dependingOn: picture, site: GeneratedCode.RowSite(Self.self, 0)
            ) {
              $0.image(image(picture))
            }
          }
          column.view(ViewSpec(class: "Switch"))
          column.view(ViewSpec())
        }
      } else {
        root.stack(
          StackSpec(direction: .vertical, alignItems: .start)
        ) { (column: inout Children<StackItem>) in
          if isTitled { column.text("title") }
          for picture in pictures {
            column.item(
              key: .string(picture), dependingOn: picture, site: GeneratedCode.RowSite(Self.self, 0)
            ) {
              $0.image(image(picture))
            }
          }
          column.view(ViewSpec(class: "Switch"))
          column.view(ViewSpec())
        }
      }
    }

    private func image(_ picture: String) -> ImageSpec {
      ImageSpec(
        source: .url(picture),
        intrinsicSize: picture == "said" ? LayoutSize(width: 7, height: 7) : nil)
    }
  }

  private static let metrics = FixedTextMetrics(width: 8, height: 16)

  @Test(arguments: [false, true])
  func whatADocumentDoesNotSayTheHostDoes(isFlex: Bool) {
    var sizes = Sizes()
    let page = Page(pictures: ["a", "said", "b"], isFlex: isFlex)
    var layout = RunningLayout(page, in: .width(100), measurer: Self.metrics, sizing: sizes)
    #expect(layout.tree.frames.map(\.height) == [37, 0, 7, 0, 30, 0])
    sizes.pictures = [
      "a": LayoutSize(width: 20, height: 10), "said": LayoutSize(width: 9, height: 9),
    ]
    let changes = layout.update { $0.sizing = sizes }
    #expect(layout.tree.frames.map(\.height) == [47, 10, 7, 0, 30, 0])
    #expect(changes.altered.map(\.element) == [1])
    #expect(changes.altered.map(\.parts) == [.scaling])
    // The first row is rebuilt and the second is kept. Then the environment changes.
    layout.update(Page(pictures: ["b", "a"], isFlex: isFlex, isTitled: true))
    #expect(layout.tree.frames.map(\.height) == [56, 16, 0, 10, 30, 0])
    layout.update { $0.environment.textScale = 2 }
    #expect(layout.tree.frames.map(\.height) == [86, 16, 0, 10, 60, 0])
    // A size that is no longer known, and an invalid one.
    sizes.pictures = ["b": LayoutSize(width: -1, height: .infinity)]
    layout.update { $0.sizing = sizes }
    #expect(layout.tree.frames[3].height == 0)
    #expect(layout.tree.frames[2].height > 9_999_000)
    layout.update { $0.sizing = nil }
    #expect(layout.tree.frames.map(\.height) == [16, 16, 0, 0, 0, 0])
  }

  @Test(arguments: [false, true])
  func adoptedLayoutsBringTheirSizesAlong(isFlex: Bool) {
    let sizes = Sizes(pictures: ["a": LayoutSize(width: 20, height: 10)])
    let page = Page(pictures: ["a"], isFlex: isFlex)
    var layout = RunningLayout(page, in: .width(100), measurer: Self.metrics)
    #expect(layout.tree.frames.map(\.height) == [0, 0, 0, 0])
    let changes = layout.adopt(
      RunningLayout(page, in: .width(100), measurer: Self.metrics, sizing: sizes))
    #expect(layout.tree.frames.map(\.height) == [40, 10, 30, 0])
    #expect(changes.altered.map(\.element) == [1, 2])
    layout.update(Page(pictures: ["a", "a"], isFlex: isFlex))
    #expect(layout.tree.frames.map(\.height) == [50, 10, 10, 30, 0])
  }
}
