import ElementLiterals
import LayoutEngine
import SeededRandom
import Testing

/// The type of all edges, in every notation of an edge.
@Suite struct LayoutEdgesTests {
  private typealias Edge = WritableKeyPath<LayoutEdges, LayoutDimension?> & Sendable

  private static let named: [any Edge] = [
    \.top, \.left, \.bottom, \.right, \.start, \.end, \.horizontal, \.vertical,
  ]

  /// Returns the notations for top, left, bottom and right, each in order of increasing
  /// specificity.
  private static func ways(_ direction: WritingDirection) -> [[any Edge]] {
    let isLeftToRight = direction == .ltr
    return [
      [\.vertical, \.top], [\.horizontal, \.left, isLeftToRight ? \.start : \.end],
      [\.vertical, \.bottom], [\.horizontal, \.right, isLeftToRight ? \.end : \.start],
    ]
  }

  private static func length(_ random: inout SeededGenerator) -> LayoutDimension {
    let amount = Float(Int.random(in: -40...40, using: &random)) / 4
    return [.points(amount), .percent(amount), .auto, .infinity].randomElement(using: &random)
      ?? .auto
  }

  private static func points(_ length: LayoutDimension?, of whole: Float) -> Float {
    switch length {
    case .points(let points): points
    case .percent(let percent): percent * whole / 100
    case .mixed(let mixed): mixed.percent * whole / 100 + mixed.points
    case .auto, nil: 0
    }
  }

  /// Random notations give the edges that the rule gives.
  @Test func theMostSpecificWayCounts() {
    for seed in firstSeed..<firstSeed + 2000 {
      var random = SeededGenerator(seed: seed)
      let all = (0..<4).map { _ in Self.length(&random) }
      var edges = LayoutEdges.none
      var said: [Int: LayoutDimension] = [:]
      let hasAll = Bool.random(using: &random)
      // The order of assignment has no effect.
      for place in (0...Self.named.count).shuffled(using: &random) {
        if place == Self.named.count {
          if hasAll {
            edges.all = .lengths(top: all[0], left: all[1], bottom: all[2], right: all[3])
          }
        } else if Int.random(in: 0..<3, using: &random) == 0 {
          let length = Self.length(&random)
          edges[keyPath: Self.named[place]] = length
          said[place] = length
        }
      }
      for (place, length) in said { #expect(edges[keyPath: Self.named[place]] == length) }
      for direction in WritingDirection.allCases {
        let expected = Self.ways(direction).enumerated().map { side, ways in
          let way = ways.last { edges[keyPath: $0] != nil }
          return way.map { edges[keyPath: $0] } ?? (hasAll ? all[side] : nil)
        }
        let found = edges.sides(in: direction, of: 40)
        let lengths = [found.top, found.left, found.bottom, found.right]
        for (length, said) in zip(lengths, expected) {
          let points = Self.points(said, of: 40)
          #expect(
            length == points || (length - points).magnitude < 1e-5, "seed \(seed), \(direction)")
        }
      }
    }
  }

  @Test func nothingIsSaidOfEdgesThatSayNothing() {
    #expect(LayoutEdges() == .none && LayoutEdges.none.all == nil)
    for edge in Self.named { #expect(LayoutEdges.all(3)[keyPath: edge] == nil) }
    #expect(LayoutEdges.none.sides() == (0, 0, 0, 0))
    var edges = LayoutEdges.all(3)
    edges.all = nil
    #expect(edges == .none)
    edges.all = LayoutEdges.none
    #expect(edges == .none)
  }

  @Test func allEdgesAtOnceAreTheSameHoweverTheyAreSaid() {
    let ways: [LayoutEdges] = [
      .all(3), .uniform(.points(3)), .symmetric(vertical: 3, horizontal: 3),
      .points(top: 3, left: 3, bottom: 3, right: 3), LayoutEdges(all: .all(3)),
      .lengths(top: .points(3), left: .points(3), bottom: .points(3), right: .points(3)),
      LayoutEdges(all: LayoutEdges(horizontal: .points(3), vertical: .points(3))),
      LayoutEdges(all: LayoutEdges(all: .all(3), left: .points(3))),
      LayoutEdges(
        all: LayoutEdges(
          all: .all(7), top: .points(3), bottom: .points(3), start: .points(3), end: .points(3))),
    ]
    for way in ways { #expect(way == .all(3)) }
  }

  @Test func theSafeAreaCanBeSaidByStartAndEnd() {
    let area = LayoutEdges(top: .points(47), start: .points(5), end: .points(9))
    for (direction, sides) in [(WritingDirection.ltr, (5, 9)), (.rtl, (9, 5))]
      as [(_, (Float, Float))]
    {
      let environment = LayoutEnvironment(direction: direction, safeArea: area)
      let found = [
        environment.safeAreaTop, environment.safeAreaBottom, environment.safeAreaStart,
        environment.safeAreaEnd,
      ]
      #expect(found == [47, 0, 5, 9])
      var tree = LayoutTree()
      tree.build { $0.inset(InsetSpec(safeArea: .all)) { $0.view(size: .points(20, 10)) } }
      tree.solve(in: .unbounded, environment: environment)
      #expect(tree.size == LayoutSize(width: 34, height: 57))
      #expect(tree.frame(of: 1).x == sides.0 && tree.frame(of: 1).y == 47)
      #expect(tree.size.width - tree.frame(of: 1).x - 20 == sides.1)
    }
  }

  /// The size is limited because every child of a flexbox contains four of these values.
  @Test func theyTakeNoMoreRoomThanTheyDid() {
    #expect(MemoryLayout<LayoutEdges>.size == 52)
    #expect(MemoryLayout<LayoutEdges>.stride == 64)
  }
}
