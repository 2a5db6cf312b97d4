import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Which views an element tree has, told by its views.
@Suite struct MountingTests {
  private func views(
    width: Float = 200, height: Float = 300, _ content: (inout Children<NoPlacement>) -> Void
  ) -> String {
    var tree = LayoutTree()
    tree.build(content)
    let backend = RecordingBackend()
    let range = SizeRange.exact(width: width, height: height)
    tree.solve(in: range, measurer: backend.measurer)
    let mounter = ViewMounter(backend: backend)
    mounter.mount(tree, in: LayoutEnvironment())
    #expect(backend.mistakes == [])
    return backend.text
  }

  @Test func containersWithoutLooksAreNoViews() {
    let views = views { root in
      root.stack(StackSpec(direction: .vertical, spacing: 10)) { column in
        column.text("Title")
        column.inset(InsetSpec(insets: .all(5))) { $0.image(ImageSpec(source: .asset("Cat"))) }
        column.spacer()
      }
    }
    #expect(
      views == """
        text at 0 0, 200 × 16: "Title"
        image at 5 31, 190 × 0: Cat
        """)
  }
}
