import ElementLiterals
import LayoutEngine
import RandomTrees
import Testing

/// Custom layouts of an app.
@Suite struct CustomLayoutTests {
  @Test func childrenAreMeasuredAndPlaced() {
    let frames = frames { root in
      root.custom(Slope(step: 5)) { slope in
        slope.text("abc")
        slope.view(as: Slope.Item(extra: 3), size: .points(10, 7))
      }
    }
    #expect(frames == [rect(0, 0, 18, 27), rect(0, 0, 30, 20), rect(8, 20, 10, 7)])
  }

  @Test func placesAreCountedFromTheStartEdge() {
    let frames = frames(in: .width(100), rightToLeft) { root in
      root.custom(Slope(step: 5)) { slope in
        slope.view(size: .points(10, 7))
        slope.view(size: .points(20, 7))
      }
    }
    #expect(frames == [rect(0, 0, 100, 14), rect(90, 0, 10, 7), rect(75, 7, 20, 7)])
  }

  @Test func aChildStandsAsItWasMeasuredLast() {
    let frames = frames(in: .width(90)) { root in
      root.custom(Shares()) { shares in
        shares.text("aaaa bbbb cc")
        shares.view()
        shares.view(style: ElementStyle(visibility: .gone))
      }
    }
    #expect(frames == [rect(0, 0, 90, 60), rect(0, 0, 45, 60), rect(45, 0, 45, 60), .zero])
  }

  @Test func theOwnSizeOfTheElementHolds() {
    let frames = frames { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
        column.custom(Slope(), size: ElementSize(minWidth: .points(50))) { slope in
          slope.view(size: .points(10, 7))
        }
      }
    }
    #expect(frames[1] == rect(0, 0, 50, 7))
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e30, -5, 0] as [Float])
  func whatIsNoNumberDoesNoHarm(number: Float) {
    let frames = frames { root in
      root.custom(Absurd(number: number)) { absurd in
        absurd.text("abc")
        absurd.custom(Absurd(number: number)) { $0.view(size: .points(3, 3)) }
      }
    }
    for frame in frames {
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite)
      #expect(frame.height.isFinite && frame.height >= 0)
    }
  }

  @Test func aLayoutIsAskedAgainOnlyForWhatItReads() {
    func visits(_ content: @escaping (inout Children<StackItem>) -> Void) -> Int {
      var tree = LayoutTree()
      tree.build { root in
        root.stack(StackSpec(direction: .vertical)) { column in content(&column) }
      }
      tree.solve(in: .exact(width: 100, height: 100))
      tree.solve(in: .exact(width: 100, height: 200))
      return tree.visits
    }
    let sparing = visits { $0.custom(Shares()) { $0.view() } }
    let curious = visits { $0.custom(Slope()) { $0.view() } }
    #expect(sparing <= curious)
  }

  @Test func deepNestsAreLaidOut() {
    var tree = LayoutTree()
    for _ in 0..<900 { tree.open(.custom(CustomSpec(Slope(step: 1)))) }
    tree.open(.view(ViewSpec()), size: .points(10, 7))
    for _ in 0..<901 { tree.close() }
    tree.solve(in: .unbounded)
    #expect(tree.size == LayoutSize(width: 10, height: 7))
    tree.solve(in: .width(50))
    #expect(tree.frame(of: 900) == rect(0, 0, 10, 7))
  }

  @Test func anItemOfAnotherLayoutIsDropped() {
    var tree = LayoutTree()
    tree.open(.custom(CustomSpec(Shares())))
    tree.open(.view(ViewSpec()), as: Slope.Item(extra: 9).record)
    tree.close()
    tree.close()
    #expect(tree.placement(of: 1) == .none)
    let isSet = tree.setPlacement(Slope.Item(extra: 9), of: 1)
    #expect(!isSet)
    let insertion = tree.insert(into: 0, at: 0) { (slope: inout Children<Slope.Item>) in
      slope.view()
    }
    #expect(!insertion)
    let isReplaced = tree.setSpec(.custom(CustomSpec(Slope())), of: 0)
    #expect(!isReplaced)
  }

  @Test func itemsAndAttributesCanBeEdited() {
    var tree = LayoutTree()
    tree.build { root in
      root.custom(Slope()) { slope in
        slope.view(size: .points(10, 7))
        slope.view(size: .points(10, 7))
      }
    }
    tree.solve(in: .unbounded)
    tree.setPlacement(Slope.Item(extra: 4), of: 2)
    tree.setSpec(.custom(CustomSpec(Slope(step: 3))), of: 0)
    tree.insert(into: 0, at: 0) { (slope: inout Children<Slope.Item>) in
      slope.view(as: Slope.Item(extra: 1), size: .points(1, 1))
    }
    tree.solve(in: .unbounded)
    #expect(
      tree.frames == [rect(0, 0, 21, 15), rect(1, 0, 1, 1), rect(4, 1, 10, 7), rect(11, 8, 10, 7)])
    tree.setPlacement(.none, of: 3)
    tree.solve(in: .unbounded)
    #expect(tree.frame(of: 3) == rect(7, 8, 10, 7))
  }
}
