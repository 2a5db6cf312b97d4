import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// The views that an element tree is mounted as.
@Suite struct MountingTests {
  private func views(
    width: Float = 200, height: Float = 300, _ content: (inout Children<NoPlacement>) -> Void
  ) -> String {
    let mounted = Mounted(width: width, height: height, content)
    #expect(mounted.backend.mistakes == [])
    return mounted.backend.text
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

  @Test func whatShowsOrMattersMakesAContainerAView() {
    let views = views { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.center(size: .points(9, 9), style: ElementStyle(backgroundColor: .asset("Card"))) {
          _ in
        }
        column.center(size: .points(9, 9), style: ElementStyle(strokeWidth: 1)) { _ in }
        column.center(size: .points(9, 9), style: ElementStyle(opacity: 0.5)) { _ in }
        column.center(size: .points(9, 9), style: ElementStyle(visibility: .invisible)) { _ in }
        column.center(size: .points(9, 9), style: ElementStyle(accessibilityRole: "button")) { _ in
        }
        column.center(size: .points(9, 9), style: ElementStyle(tint: .rgba(0xFF))) { _ in }
        column.center(size: .points(9, 9), style: ElementStyle(cornerRadius: 4)) { _ in }
        column.center(size: .points(9, 9), style: ElementStyle()) { _ in }
        column.center(size: .points(9, 9), style: ElementStyle(visibility: .gone)) { _ in }
      }
    }
    #expect(
      views == """
        box at 0 0, 9 × 9: filled Card
        box at 0 9, 9 × 9: stroked
        box at 0 18, 9 × 9: opacity 0.5
        box at 0 27, 9 × 9: hidden
        box at 0 36, 9 × 9: button
        box at 0 45, 9 × 9: tinted #000000FF
        box at 0 54, 9 × 9: clips
        """)
  }

  @Test func framesAreThoseInTheNearestView() {
    let views = views { root in
      root.inset(InsetSpec(insets: .all(10))) { outer in
        outer.inset(InsetSpec(insets: .all(4)), style: ElementStyle(strokeWidth: 1)) { card in
          card.inset(InsetSpec(insets: .all(3))) { $0.text("Hello") }
        }
      }
    }
    #expect(
      views == """
        box at 10 10, 180 × 280: stroked
          text at 7 7, 166 × 266: "Hello"
        """)
  }

  /// A text and a picture fill the space inside their padding, and inside their border in a `flex`;
  /// the frame is that around it.
  @Test func textsAndPicturesAreToldTheirPadding() {
    let edges = LayoutEdges.points(top: 1, left: 2, bottom: 3, right: 4)
    let views = views { root in
      root.flex(FlexSpec(direction: .column, alignItems: .flexStart)) { column in
        column.text("ab", as: FlexItem(padding: edges))
        column.image(
          ImageSpec(source: .asset("Cat")), as: FlexItem(padding: edges, borderWidth: .all(2)))
        column.flex(FlexSpec(padding: edges), style: ElementStyle(strokeWidth: 1)) {
          $0.text(TextSpec(content: "cd", padding: LayoutEdges(start: .points(5))))
        }
      }
    }
    #expect(
      views == """
        text at 0 0, 22 × 20: "ab", padded 1 2 3 4
        image at 0 20, 10 × 8: padded 3 4 5 6, Cat
        box at 0 28, 27 × 20: stroked
          text at 2 1, 21 × 16: "cd", padded 0 5 0 0
        """)
  }

  @Test func aBackgroundLiesBehindItsContent() {
    let views = views { root in
      root.background { box in
        box.text("in front")
        box.view(style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF)))
      }
    }
    #expect(
      views == """
        box at 0 0, 200 × 300: filled #FFFFFFFF
        text at 0 0, 200 × 300: "in front"
        """)
  }

  @Test func whatScrollsStandsInItsContent() {
    let views = views { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.view(size: .points(200, 100))
        column.scroll(ScrollSpec(anchor: .end), size: .points(200, 150)) { scroll in
          scroll.stack(StackSpec(direction: .vertical)) { list in
            list.view(size: .points(200, 190))
            list.text("last")
          }
        }
      }
    }
    #expect(
      views == """
        box at 0 0, 200 × 100
        scroll at 0 100, 200 × 150: 200 × 206 vertical, from 0 56
          box at 0 0, 200 × 190
          text at 0 190, 200 × 16: "last"
        """)
  }

  @Test func linesLieBehindWhatTheyPart() {
    let views = views { root in
      root.linear(LinearSpec(orientation: .vertical, spacing: 2, separator: 1)) { list in
        list.text("one", as: LinearItem(height: 20))
        list.text("two", as: LinearItem(height: 20, separatorBefore: true))
      }
    }
    #expect(
      views == """
        separator at 0 22, 200 × 1
        text at 0 0, 200 × 20: "one"
        text at 0 25, 200 × 20: "two"
        """)
  }

  @Test func viewsOfTheHostAreOfTheirClass() {
    let views = views { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.view(
          ViewSpec(class: "UISwitch", intrinsicSize: .size(LayoutSize(width: 51, height: 31))))
        column.view(ViewSpec(), size: .points(5, 5))
        column.clip(size: .points(20, 20)) { $0.text("cut off") }
      }
    }
    #expect(
      views == """
        UISwitch at 0 0, 200 × 31
        box at 0 31, 5 × 5
        box at 0 36, 20 × 20: clips
          text at 0 0, 20 × 20: "cut off"
        """)
  }
}

/// A tree with its mounted views.
struct Mounted {
  var tree = LayoutTree()
  let backend = RecordingBackend()
  let mounter: ViewMounter<RecordingBackend>

  init(
    width: Float = 200, height: Float = 300, _ content: (inout Children<NoPlacement>) -> Void
  ) {
    tree.build(content)
    tree.solve(in: .exact(width: width, height: height), measurer: backend.measurer)
    tree.tracksChanges = true
    mounter = ViewMounter(backend: backend)
    mounter.mount(tree, in: LayoutEnvironment())
  }

  /// Edits the tree, and returns the operations on views that follow.
  mutating func operations(_ edit: (inout LayoutTree) -> Void) -> [String] {
    backend.operations = []
    edit(&tree)
    tree.solve(in: .exact(width: 200, height: 300), measurer: backend.measurer)
    mounter.update(tree.takeChanges(), of: tree, in: LayoutEnvironment())
    #expect(backend.mistakes == [])
    return backend.operations
  }
}
