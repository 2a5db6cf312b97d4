import ElementLiterals
import LayoutEngine
import RandomTrees
import SeededRandom
import Testing

/// A list whose rows have keys: a text, and a line below it in some rows.
private struct KeyedList: LayoutDocument {
  struct Row: Sendable, Equatable {
    var key: Int
    var title: String
    var hasLine = false
  }

  var rows: [Row]

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical, spacing: 4)) { (list: inout Children<StackItem>) in
      list.text(TextSpec(content: "Head"))
      for row in rows {
        list.item(key: .integer(row.key)) { (list: inout Children<StackItem>) in
          list.stack(StackSpec(direction: .horizontal)) { (line: inout Children<StackItem>) in
            line.text(TextSpec(content: .verbatim(row.title)))
          }
          if row.hasLine { list.view(size: .points(10, 1)) }
        }
      }
      list.text(TextSpec(content: "Foot"))
    }
  }
}

@Suite struct KeyedRowTests {
  private typealias Row = KeyedList.Row

  /// Returns the previous number of each element.
  private func origins(_ changes: LayoutChanges, _ count: Int) -> [Int?] {
    (0..<count).map { changes.origin(of: LayoutElement($0))?.index }
  }

  private func rows(_ keys: [Int]) -> [Row] { keys.map { Row(key: $0, title: "Row \($0)") } }

  private func frames(_ rows: [Row]) -> [LayoutRect] {
    KeyedList(rows: rows).layout(in: .width(390)).frames
  }

  @Test func aRowThatMovesAndChangesStaysItself() {
    var list = RunningLayout(KeyedList(rows: rows([1, 2, 3])), in: .width(390))
    var changed = rows([3, 1, 2])
    changed[0].title = "Another"
    let changes = list.update(KeyedList(rows: changed))
    #expect(origins(changes, 9) == [0, 1, 6, 7, 2, 3, 4, 5, 8])
    #expect(changes.moved == [2])
    #expect(changes.inserted.isEmpty && changes.removed.isEmpty)
    #expect(list.result.frames == frames(changed))
    #expect(list.tree.text(of: 3)?.content == "Another")
  }

  @Test func anotherKeyIsAnotherRow() {
    var list = RunningLayout(KeyedList(rows: rows([1, 2])), in: .width(390))
    let changes = list.update(KeyedList(rows: rows([1, 5])))
    #expect(changes.removed == [4])
    #expect(changes.inserted == [4])
  }

  @Test func whatARowHasBesideComesAndGoes() {
    var list = RunningLayout(KeyedList(rows: rows([1, 2])), in: .width(390))
    var changed = rows([2, 1])
    changed[0].hasLine = true
    let changes = list.update(KeyedList(rows: changed))
    #expect(origins(changes, 8) == [0, 1, 4, 5, nil, 2, 3, 6])
    #expect(list.result.frames == frames(changed))
  }

  @Test func rowsWithOneKeyAreMatchedInOrder() {
    var list = RunningLayout(KeyedList(rows: rows([7, 7, 7])), in: .width(390))
    var changed = rows([1, 7, 7])
    changed[2].title = "The second"
    let changes = list.update(KeyedList(rows: changed))
    #expect(origins(changes, 9) == [0, 1, nil, nil, 2, 3, 4, 5, 8])
    #expect(changes.removed == [6])
  }

  @Test func aShuffledListOfAnyLengthIsTheSameRows() {
    let count = 300
    var list = RunningLayout(KeyedList(rows: rows(Array(0..<count))), in: .width(390))
    let shuffled = rows((0..<count).map { $0 * 7 % count })
    let changes = list.update(KeyedList(rows: shuffled))
    #expect(changes.inserted.isEmpty && changes.removed.isEmpty)
    let origins = origins(changes, 2 + count * 2)
    #expect((0..<count).allSatisfy { origins[2 + $0 * 2] == 2 + $0 * 7 % count * 2 })
    #expect(list.result.frames == frames(shuffled))
  }

  @Test func asManyRowsAsYouLikeComeAndGoWithoutMeasuringTheOthers() {
    var list = RunningLayout(KeyedList(rows: rows(Array(0..<400))), in: .width(390))
    let changes = list.update(
      KeyedList(rows: rows((0..<200).flatMap { [$0 * 2, 1000 + $0] })))
    #expect(changes.inserted.count == 200 && changes.removed.count == 200)
    let origins = origins(changes, 2 + 200 * 4)
    #expect(
      (0..<200).allSatisfy { (row: Int) -> Bool in
        let element: Int = 2 + row * 4
        return origins[element] == element
      })
    #expect(list.tree.visits < 200 * 5)
  }

  @Test func rowsKeepTheirKeysThroughRandomChanges() {
    for index in 0..<200 as Range<UInt64> {
      let seed = firstSeed &+ index
      var random = SeededGenerator(seed: seed)
      var rows = rows(Array(0..<Int.random(in: 1...12, using: &random)))
      var list = RunningLayout(KeyedList(rows: rows), in: .width(200))
      for step in 0..<6 {
        let before = rows
        if Bool.random(using: &random) { rows.shuffle(using: &random) }
        rows.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
        for place in rows.indices where Int.random(in: 0..<3, using: &random) == 0 {
          rows[place].title = "Changed \(step)"
          rows[place].hasLine.toggle()
        }
        for new in 0..<Int.random(in: 0..<3, using: &random) {
          let row = Row(key: 100 + step * 10 + new, title: "New")
          rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
        }
        let changes = list.update(KeyedList(rows: rows))
        #expect(
          list.result.frames == KeyedList(rows: rows).layout(in: .width(200)).frames, "seed \(seed)"
        )
        #expect(
          origins(of: before, rows)
            == numbers(of: rows).map { changes.origin(of: LayoutElement($0))?.index ?? -1 },
          "seed \(seed)"
        )
      }
    }
  }

  /// Returns the number of each row's first element.
  private func numbers(of rows: [Row]) -> [Int] {
    var number = 2
    return rows.map { row in
      defer { number += row.hasLine ? 3 : 2 }
      return number
    }
  }

  /// Returns the previous number of each row, or −1.
  private func origins(of before: [Row], _ rows: [Row]) -> [Int] {
    let numbers = numbers(of: before)
    return rows.map { row in
      before.firstIndex { $0.key == row.key }.map { numbers[$0] } ?? -1
    }
  }
}
