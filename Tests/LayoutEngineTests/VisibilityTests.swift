import LayoutEngine
import Testing

@Suite struct VisibilityTests {
  private let gone = ElementStyle(visibility: .gone)

  @Test func whatIsGoneTakesNoSpace() {
    let frames = frames { root in
      root.stack(StackSpec(direction: .horizontal, spacing: 8)) { row in
        row.view(size: .points(10, 10))
        row.view(size: .points(20, 20), style: gone)
        row.view(size: .points(30, 10))
      }
    }
    #expect(
      frames == [rect(0, 0, 48, 10), rect(0, 0, 10, 10), rect(0, 0, 0, 0), rect(18, 0, 30, 10)])
  }

  @Test func whatIsInvisibleKeepsItsPlace() {
    let frames = frames { root in
      root.stack(StackSpec(direction: .horizontal)) { row in
        row.view(size: .points(10, 10), style: ElementStyle(visibility: .invisible))
        row.view(size: .points(30, 10))
      }
    }
    #expect(frames[2] == rect(10, 0, 30, 10))
  }

  @Test func whatStandsInSomethingGoneIsGone() {
    let frames = frames { root in
      root.wrapper { wrapper in
        wrapper.stack(StackSpec(direction: .vertical), style: gone) { column in column.text("a") }
        wrapper.text("b")
      }
    }
    #expect(frames == [rect(0, 0, 10, 20), rect(0, 0, 0, 0), rect(0, 0, 0, 0), rect(0, 0, 10, 20)])
  }

  @Test func aSlotThatIsGoneIsEmpty() {
    let behind = frames { root in
      root.background { both in
        both.text("abc")
        both.view(style: gone)
      }
    }
    #expect(behind == [rect(0, 0, 30, 20), rect(0, 0, 30, 20), rect(0, 0, 0, 0)])
    let content = frames { root in
      root.corner { both in
        both.text("abc", style: gone)
        both.text("x")
      }
    }
    #expect(content == [rect(0, 0, 0, 0), rect(0, 0, 0, 0), rect(0, 0, 0, 0)])
  }

  @Test func anInsetAroundNothingTakesTheLeast() {
    let frames = frames { root in
      root.inset(InsetSpec(insets: .all(8))) { inset in inset.text("abc", style: gone) }
    }
    #expect(frames == [rect(0, 0, 0, 0), rect(0, 0, 0, 0)])
  }

  @Test func aRootMayBeGone() {
    #expect(frames(in: .width(100)) { $0.text("abc", style: gone) } == [rect(0, 0, 0, 0)])
  }
}
