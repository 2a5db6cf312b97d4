import ElementLiterals
import LayoutEngine
import Synchronization
import Testing

/// The part of a tree that is solved again after an edit.
@Suite struct RelayoutVisitTests {
  private static let metrics = FixedTextMetrics(width: 7, height: 16)

  /// Returns a list of a thousand rows with two texts and a view each.
  private static func list(isFlex: Bool) -> LayoutTree {
    var tree = LayoutTree()
    tree.open(isFlex ? .flex(FlexSpec()) : .stack(StackSpec(direction: .vertical)))
    for row in 0..<1000 as Range<Int32> {
      tree.open(
        isFlex ? .flex(FlexSpec(direction: .row)) : .stack(StackSpec(direction: .horizontal)))
      tree.open(.text("a text of several words"), id: ElementID(row))
      tree.close()
      tree.open(.text("another"))
      tree.close()
      tree.open(.view(ViewSpec()), id: ElementID(1000 + row), size: .points(20, 20))
      tree.close()
      tree.close()
    }
    tree.close()
    tree.solve(in: .width(390), measurer: metrics)
    return tree
  }

  @Test(arguments: [false, true]) func aLeafCostsItsRowAndTheList(isFlex: Bool) throws {
    var tree = Self.list(isFlex: isFlex)
    let leaf = try #require(tree.element(with: 1500))
    tree.setSize(.points(44, 33), of: leaf)
    tree.solve(in: .width(390), measurer: Self.metrics)
    #expect((1...12).contains(tree.visits))
    #expect(tree.frame(of: leaf).size == LayoutSize(width: 44, height: 33))
  }

  @Test(arguments: [false, true]) func aTextCostsItsRowAndTheList(isFlex: Bool) throws {
    var tree = Self.list(isFlex: isFlex)
    let text = try #require(tree.element(with: 500))
    tree.setText("short", of: text)
    tree.solve(in: .width(390), measurer: Self.metrics)
    #expect((1...14).contains(tree.visits))
  }

  @Test(arguments: [false, true]) func whatIsEqualCostsNothing(isFlex: Bool) throws {
    var tree = Self.list(isFlex: isFlex)
    let leaf = try #require(tree.element(with: 1500))
    tree.setSize(.points(20, 20), of: leaf)
    tree.setText(LayoutText(key: "a text of several words"), of: 2)
    tree.setPlacement(tree.placement(of: leaf), of: leaf)
    tree.setStyle(ElementStyle(opacity: 0.5), of: leaf)
    tree.solve(in: .width(390), measurer: Self.metrics)
    #expect(tree.visits == 0)
  }

  @Test(arguments: [false, true]) func anotherWidthDropsNoAnswer(isFlex: Bool) {
    var tree = Self.list(isFlex: isFlex)
    tree.solve(in: .width(320), measurer: Self.metrics)
    let answers = tree.answers
    tree.solve(in: .width(390), measurer: Self.metrics)
    tree.solve(in: .width(320), measurer: Self.metrics)
    #expect(tree.answers == answers)
  }

  @Test(arguments: [false, true]) func anInsertedRowCostsItselfAndTheList(isFlex: Bool) {
    var tree = Self.list(isFlex: isFlex)
    var row = LayoutTree()
    row.open(.text("a row"))
    row.close()
    tree.insert(row, into: 0, at: 400)
    tree.solve(in: .width(390), measurer: Self.metrics)
    #expect((1...8).contains(tree.visits))
    tree.remove(1)
    tree.solve(in: .width(390), measurer: Self.metrics)
    #expect((1...4).contains(tree.visits))
  }

  @Test(arguments: [false, true]) func onlyTheTextThatChangedIsShapedAgain(isFlex: Bool) {
    var tree = Self.list(isFlex: isFlex)
    let metrics = CountingMetrics()
    tree.solve(in: .width(390), measurer: metrics)
    let before = metrics.count
    tree.setText("a text of several letters", of: 2)
    tree.solve(in: .width(390), measurer: metrics)
    #expect(metrics.count == before + 1)
  }
}

/// Metrics that count the texts that they shape.
private struct CountingMetrics: TextMeasuring {
  private final class Counter: Sendable {
    let count = Mutex(0)
  }

  private let counter = Counter()

  var count: Int { counter.count.withLock { $0 } }

  static func == (left: CountingMetrics, right: CountingMetrics) -> Bool {
    left.counter === right.counter
  }

  func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    FixedTextMetrics(width: 7, height: 16).measure(
      text, maxWidth: maxWidth, environment: environment)
  }

  func shape(
    _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
  ) -> Bool {
    counter.count.withLock { $0 += 1 }
    return FixedTextMetrics(width: 7, height: 16).shape(
      text, environment: environment, into: &advances)
  }
}
