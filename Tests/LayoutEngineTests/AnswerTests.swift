import LayoutEngine
import RandomTrees
import SeededRandom
import Testing

/// A cached result is correct for all constraints within its bounds.
@Suite struct AnswerTests {
  @Test(arguments: [RandomTree.Emphasis.none, .flexboxes])
  func askedAgainAtItsBoundsEveryAnswerIsTheSame(emphasis: RandomTree.Emphasis) {
    for seed in seeds(400) {
      let index = seed &- firstSeed
      var trial = RelayoutTrial(
        seed: seed, elements: [6, 6, 15][Int(index % 3)], isWild: index % 4 == 3,
        emphasis: emphasis)
      trial.checksAnswers = true
      #expect(trial.difference() == nil, "seed \(seed)")
    }
  }

  private func expectSoundAnswers(
    after ranges: [SizeRange], _ content: (inout Children<NoPlacement>) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation,
  ) {
    var tree = LayoutTree()
    tree.build { content(&$0) }
    let new = tree
    var random = SeededGenerator(seed: 1)
    for range in ranges {
      tree.solve(in: range)
      var fresh = new
      fresh.solve(in: range)
      #expect(tree.frames == fresh.frames, sourceLocation: sourceLocation)
      let answer = KeptAnswers(of: tree).contradiction(samples: 64, using: &random)
      #expect(answer == nil, sourceLocation: sourceLocation)
    }
  }

  private let ranges = [44.42857, 4, 20, 60, .infinity].map {
    SizeRange(max: LayoutSize(width: $0, height: .infinity))
  }

  /// A minimum greater than the maximum: clamping to one differs from clamping to the other.
  @Test func aFullLineBetweenLimitsThatContradict() {
    expectSoundAnswers(after: ranges) { root in
      root.flex { column in
        column.text(TextSpec(content: "", fontSize: 12))
        column.flex(FlexSpec(padding: LayoutEdges(start: .percent(44)))) { outer in
          outer.flex(
            FlexSpec(direction: .row, wrap: .wrap),
            as: FlexItem(margin: LayoutEdges(start: .points(19.03125))),
            size: ElementSize(minWidth: .points(34), maxWidth: .points(7.857143))
          ) { lines in
            lines.view()
            lines.view(as: FlexItem(flexBasis: .points(48)))
          }
        }
      }
    }
  }

  /// The length inside a padding may be negative, and a percentage may refer to it.
  @Test func aGapOfSomePercentOfLessThanNothing() {
    expectSoundAnswers(after: ranges) { root in
      root.flex { column in
        column.flex(
          FlexSpec(
            direction: .rowReverse, gap: .percent(18), padding: LayoutEdges(end: .points(100))),
          size: ElementSize(minWidth: .points(1.0 / 3))
        ) { row in
          row.flex(FlexSpec(padding: LayoutEdges(right: .points(5)))) { _ in }
          row.flex { _ in }
        }
      }
    }
  }

  /// Lengths that are small next to a padding: bounds are found in steps that the sums can
  /// represent.
  @Test(arguments: [FlexSpec.Wrap.noWrap, .wrap], [FlexSpec.Direction.row, .column])
  func aSmallRestOfGreatMargins(wrap: FlexSpec.Wrap, direction: FlexSpec.Direction) {
    let lengths = [995, 1000, 1003.5, .infinity] as [Float]
    let ranges =
      direction == .row
      ? lengths.map { .width($0) } + ranges
      : lengths.map { SizeRange(max: LayoutSize(width: 100, height: $0)) }
    let padding =
      direction == .row ? LayoutEdges(left: .points(990.3)) : LayoutEdges(top: .points(990.3))
    let margin =
      direction == .row
      ? LayoutEdges(right: .points(-1000.1)) : LayoutEdges(bottom: .points(-1000.1))
    let size = { (length: Float) -> ElementSize in
      direction == .row ? .points(length, 5) : .points(5, length)
    }
    expectSoundAnswers(after: ranges) { root in
      root.wrapper { wrapper in
        wrapper.flex(FlexSpec(direction: direction)) { flex in
          flex.flex(
            FlexSpec(direction: direction, wrap: wrap, padding: padding),
            as: FlexItem(margin: margin)
          ) { lines in
            lines.view(size: size(10.05))
            lines.view(size: size(0.7))
            lines.text("some words")
          }
          flex.text("some words")
        }
      }
    }
  }

  /// A length equal to the minimum of the constraints may have been clamped to it.
  @Test func theLeastLengthOnOffer() {
    let least = [
      SizeRange(min: LayoutSize(width: 66.6, height: 0)), .unbounded,
      SizeRange(min: LayoutSize(width: 30, height: 0)), .width(10),
    ]
    expectSoundAnswers(after: least) { root in
      root.wrapper { $0.flex { $0.view(size: .points(20, 5)) } }
    }
  }
}
