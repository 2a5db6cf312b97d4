import LayoutEngine
import RandomTrees
import SeededRandom
import Testing

/// Plain lines give the same frames as the general algorithm.
@Suite struct PlainLineTests {
  /// An absolute box moves nothing in a flexbox, but its line takes the general path.
  @Test(arguments: 0..<200)
  func plainLinesAreLikeOthers(round: UInt64) {
    let seed = firstSeed &* 1000 &+ round
    var plain = LayoutTree()
    var other = LayoutTree()
    PlainNest(seed: seed, holdsAbsolutes: false).fill(&plain)
    PlainNest(seed: seed, holdsAbsolutes: true).fill(&other)
    let environment = LayoutEnvironment(scale: 64)
    for range in [SizeRange.unbounded, .width(320), .width(75)] {
      plain.solve(in: range, environment: environment)
      other.solve(in: range, environment: environment)
      let others = other.elements.filter { other.id(of: $0) != PlainNest.absolute }.map(\.index)
      #expect(others.count == plain.count)
      for (mine, its) in zip(plain.frames.indices, others) {
        let (one, two) = (plain.frames[mine], other.frames[its])
        #expect(
          isNear(one.x, two.x) && isNear(one.y, two.y) && isNear(one.width, two.width)
            && isNear(one.height, two.height),
          "seed \(seed), element \(mine): \(one) and \(two)")
      }
    }
  }

  /// Sums in another order differ by an ulp, and so sometimes by a pixel.
  private func isNear(_ one: Float, _ two: Float) -> Bool {
    (one - two).magnitude <= 0x1p-5 + two.magnitude * 1e-5
  }
}

/// Nested flexboxes without any attribute that excludes a plain line.
private struct PlainNest {
  static let absolute: ElementID = 1

  private var random: SeededGenerator
  private let holdsAbsolutes: Bool
  private var left = 24

  init(seed: UInt64, holdsAbsolutes: Bool) {
    random = SeededGenerator(seed: seed)
    self.holdsAbsolutes = holdsAbsolutes
  }

  func fill(_ tree: inout LayoutTree) {
    var nest = self
    tree.build { root in
      root.flex(nest.spec(), size: nest.size()) { nest.fill(&$0, depth: 1) }
    }
  }

  private mutating func fill(_ children: inout Children<FlexItem>, depth: Int) {
    for _ in 0..<Int.random(in: 1...4, using: &random) where left > 0 {
      left -= 1
      let item = item()
      switch Int.random(in: 0..<(depth < 5 ? 5 : 3), using: &random) {
      case 0: children.view(as: item, size: size())
      case 1: children.view(as: item)
      case 2:
        let count = Int.random(in: 0...30, using: &random)
        children.text(
          TextSpec(content: .verbatim(String(repeating: "word ", count: count))), as: item)
      default: children.flex(spec(), as: item, size: size()) { fill(&$0, depth: depth + 1) }
      }
    }
    if holdsAbsolutes {
      children.view(
        as: FlexItem(position: .absolute), id: Self.absolute, size: .points(1, 1))
    }
  }

  private mutating func spec() -> FlexSpec {
    FlexSpec(
      direction: Bool.random(using: &random) ? .row : .column,
      justifyContent: FlexSpec.JustifyContent.allCases.randomElement(using: &random) ?? .start,
      alignItems: [.stretch, .stretch, .start, .center, .end].randomElement(using: &random)
        ?? .stretch,
      rowGap: chance(4) ? .points(3) : nil, columnGap: chance(4) ? .points(5.5) : nil,
      padding: chance(3) ? edges() : .none, borderWidth: chance(6) ? edges() : .none)
  }

  private mutating func item() -> FlexItem {
    FlexItem(
      flexGrow: chance(3) ? 1 : nil, flexShrink: chance(2) ? 1 : nil,
      flexBasis: chance(6) ? .points(30) : .auto, alignSelf: chance(5) ? .center : .auto,
      margin: chance(4) ? edges() : .none, padding: chance(4) ? edges() : .none,
      borderWidth: chance(8) ? edges() : .none,
      aspectRatio: chance(5) ? [0.5, 1, 16.0 / 9].randomElement(using: &random) : nil)
  }

  /// Returns insets of which no two are alike.
  private mutating func edges() -> LayoutEdges {
    let lengths = [0, 1.5, 2.5, 4, 7.25].shuffled(using: &random).map { LayoutDimension.points($0) }
    return LayoutEdges(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }

  private mutating func size() -> ElementSize {
    ElementSize(
      width: chance(5) ? .points(Float.random(in: 0...200, using: &random)) : .auto,
      height: chance(5) ? .points(Float.random(in: 0...200, using: &random)) : .auto)
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}
