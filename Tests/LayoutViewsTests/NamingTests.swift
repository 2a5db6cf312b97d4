import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Names of views, which are the names of their outlets.
@Suite struct NamingTests {
  /// A component whose root is another component, and whose slot is filled by its user.
  private struct Frame: LayoutDocument {
    var content: Slot<StackItem>

    struct Outlets: LayoutOutlets {
      static let names = ["edge", "row"]
      init(_ frames: GeneratedCode.OutletFrames) {}
    }

    func build(into root: inout Children<NoPlacement>) {
      root.component(Box { $0.fill(with: content) }, id: 1)
    }
  }

  private struct Box: LayoutDocument {
    var content: Slot<StackItem>

    struct Outlets: LayoutOutlets {
      static let names = ["box", "label"]
      init(_ frames: GeneratedCode.OutletFrames) {}
    }

    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .vertical), id: 0, style: ElementStyle(strokeWidth: 1)
      ) { (column: inout Children<StackItem>) in
        column.text("in the box", id: 1)
        column.fill(with: content)
      }
    }
  }

  private struct Page: LayoutDocument {
    var isNamed = true

    struct Outlets: LayoutOutlets {
      static let names = ["frame", "words"]
      init(_ frames: GeneratedCode.OutletFrames) {}
    }

    func build(into root: inout Children<NoPlacement>) {
      root.stack(StackSpec(direction: .vertical)) { (page: inout Children<StackItem>) in
        let frame = Frame { $0.text("from the page", id: 1) }
        page.component(frame, id: isNamed ? 0 : .none)
        page.text("nameless")
      }
    }
  }

  @Test(arguments: [true, false])
  func eachIsCalledAsWhoeverWroteItDoes(isNamed: Bool) {
    let host = ViewHost(Page(isNamed: isNamed), in: .width(200), backend: RecordingBackend())
    host.mount()
    #expect(
      host.backend.text == """
        box \(isNamed ? "frame" : "row") at 0 0, 200 × 32: stroked
          text label at 0 0, 200 × 16: "in the box"
          text words at 0 16, 200 × 16: "from the page"
        text at 0 32, 200 × 16: "nameless"
        """)
  }

  /// A list that is filled and stays in sight, of two rows with a line between them.
  private struct List: LayoutDocument {
    struct Outlets: LayoutOutlets {
      static let names = ["list"]
      init(_ frames: GeneratedCode.OutletFrames) {}
    }

    func build(into root: inout Children<NoPlacement>) {
      root.stack(StackSpec(direction: .vertical)) { (page: inout Children<StackItem>) in
        page.linear(
          LinearSpec(orientation: .vertical, separator: 1), as: StackItem(pinned: true), id: 0,
          style: ElementStyle(backgroundColor: .asset("Card"))
        ) { list in
          list.text("one", as: LinearItem(height: 20))
          list.text("two", as: LinearItem(height: 20, separatorBefore: true))
        }
      }
    }
  }

  @Test func theLinesOfAListAreNotTheList() {
    let host = ViewHost(List(), in: .width(200), backend: RecordingBackend())
    host.mount()
    #expect(
      host.backend.text == """
        box list at 0 0, 200 × 41: filled Card, pinned
          separator at 0 20, 200 × 1
          text at 0 0, 200 × 20: "one"
          text at 0 21, 200 × 20: "two"
        """)
  }
}
