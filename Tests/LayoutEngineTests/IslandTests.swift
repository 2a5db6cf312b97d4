import ElementLiterals
import LayoutEngine
import RandomTrees
import Testing

/// An island of direction: an element whose content runs in a direction of its own.
@Suite struct IslandTests {
  private let island = ElementStyle(writingDirection: .leftToRight)
  private let turned = ElementStyle(writingDirection: .rightToLeft)

  /// Returns a random tree whose root sets a direction.
  private func tree(_ seed: UInt64, _ direction: ElementStyle.Direction) -> LayoutTree {
    var random = RandomTree(seed: seed, isWild: seed % 4 == 0)
    var tree = LayoutTree()
    random.fill(&tree, elements: 40)
    // An island within would keep its direction in both trees, and is left in.
    var style = tree.style(of: .root) ?? ElementStyle()
    style.writingDirection = direction
    tree.setStyle(style, of: .root)
    return tree
  }

  /// All that stands in an island is as it would be in an environment of its direction, in every
  /// family.
  @Test func anIslandIsLikeAnEnvironment() {
    for seed in seeds(1200) {
      var random = RandomTree(seed: seed &+ 7, isWild: false)
      let range = random.range()
      var environment = random.environment()
      environment.direction = .rtl
      for (direction, said) in [
        (WritingDirection.ltr, ElementStyle.Direction.leftToRight), (.rtl, .rightToLeft),
      ] {
        var around = environment
        around.direction = direction == .ltr ? .rtl : .ltr
        var alone = environment
        alone.direction = direction
        var island = tree(seed, said)
        island.solve(in: range, environment: around)
        var plain = tree(seed, .inherit)
        plain.solve(in: range, environment: alone)
        #expect(island.frames == plain.frames, "seed \(seed), \(said)")
      }
    }
  }

  /// The island itself stands where the direction around it puts it.
  @Test func anIslandStandsInTheDirectionAroundIt() {
    let frames = frames(in: .width(100), rightToLeft) { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
        column.stack(
          StackSpec(direction: .horizontal, padding: LayoutEdges(start: .points(2))), style: island
        ) { row in
          row.view(size: .points(10, 5))
          row.view(size: .points(20, 5))
        }
        column.view(size: .points(30, 5))
      }
    }
    #expect(frames[1] == rect(68, 0, 32, 5))
    #expect(frames[2] == rect(2, 0, 10, 5))
    #expect(frames[3] == rect(12, 0, 20, 5))
    #expect(frames[4] == rect(70, 5, 30, 5))
  }

  @Test func anIslandInAnIslandHasItsOwnDirection() {
    let frames = frames(in: .width(100)) { root in
      root.wrapper(style: turned) { outer in
        outer.linear(LinearSpec(orientation: .horizontal), style: island) { row in
          row.view(as: LinearItem(width: .points(10), height: .points(5)))
          row.stack(
            StackSpec(direction: .horizontal), as: LinearItem(width: .points(50)), style: turned
          ) {
            $0.view(size: .points(10, 5))
          }
        }
      }
    }
    #expect(frames[2].x == 0)
    #expect(frames[3].x == 10)
    #expect(frames[4].x == 40)
  }

  /// A flexbox takes its direction from the island around it, across elements of other families;
  /// its own `layoutDirection` comes first.
  @Test func flexboxesAndGridsFollowTheIslandAroundThem() {
    for flexbox in [FlexSpec.Flexbox.yoga, .css] {
      for said in [FlexSpec.Direction.Layout.inherit, .ltr, .rtl] {
        let spec = FlexSpec(direction: .row, layoutDirection: said, flexbox: flexbox)
        let frames = frames(in: .width(100)) { root in
          root.view(ViewSpec(), style: turned) { view in
            view.center(CenterSpec(centering: [])) { center in
              center.flex(spec, size: ElementSize(width: .points(100))) { row in
                row.view(size: .points(10, 5))
                row.flex(FlexSpec(direction: .row, flexbox: flexbox)) {
                  $0.view(size: .points(20, 5))
                }
              }
            }
          }
        }
        let isTurned = said != .ltr
        #expect(frames[3].x == (isTurned ? 90 : 0), "\(flexbox) \(said)")
        #expect(frames[4].x == (isTurned ? 70 : 10), "\(flexbox) \(said)")
      }
    }
    let frames = frames(in: .width(100)) { root in
      root.zstack(style: turned) { zstack in
        zstack.grid(GridSpec(columns: [.points(30), .points(40)])) { grid in
          grid.view()
          grid.view()
        }
      }
    }
    #expect(frames[2].x == frames[1].width - 30)
  }

  @Test func theDirectionOfEachElementCanBeAsked() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.wrapper(style: island) { $0.text("12:30") }
        column.text("words")
      }
    }
    tree.solve(in: .width(100), environment: rightToLeft)
    #expect(tree.elements.map { tree.direction(of: $0) } == [.rtl, .ltr, .ltr, .rtl])
  }

  /// Setting, changing and removing a direction has the frames of a tree that was built that way,
  /// and reports every element that turned.
  @Test func aTurnedElementIsLikeANewOne() {
    func build(_ direction: ElementStyle.Direction) -> LayoutTree {
      var tree = LayoutTree()
      tree.build { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          column.flex(
            FlexSpec(direction: .row), style: ElementStyle(writingDirection: direction)
          ) { row in
            row.view(size: .points(10, 5))
            row.text("words")
          }
          column.text("others")
        }
      }
      return tree
    }
    var tree = build(.inherit)
    tree.solve(in: .width(100))
    tree.tracksChanges = true
    for direction in [ElementStyle.Direction.rightToLeft, .leftToRight, .rightToLeft, .inherit] {
      tree.setStyle(ElementStyle(writingDirection: direction), of: 1)
      tree.solve(in: .width(100))
      var fresh = build(direction)
      fresh.solve(in: .width(100))
      #expect(tree.frames == fresh.frames, "\(direction)")
      let altered = tree.takeChanges().altered
      #expect(altered.map(\.element) == [1, 2, 3], "\(direction)")
      #expect(altered.allSatisfy { $0.parts.contains(.direction) })
    }
  }

  @Test func anElementMovedIntoAnIslandTurns() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.wrapper(style: turned) { _ in }
        column.stack(StackSpec(direction: .horizontal)) { row in
          row.view(size: .points(10, 5))
          row.view(size: .points(20, 5))
        }
      }
    }
    tree.solve(in: .width(100))
    let isMoved = tree.move(2, into: 1, at: 0)
    #expect(isMoved)
    tree.solve(in: .width(100))
    #expect(tree.direction(of: 2) == .rtl)
    #expect(tree.frame(of: 3).x == tree.frame(of: 2).width - 10)
  }
}
