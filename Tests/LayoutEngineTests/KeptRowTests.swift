import ElementLiterals
import LayoutEngine
import SeededRandom
import Synchronization
import Testing

/// The number of rows built so far.
private let made = Atomic(0)

/// A list of groups with rows of their own.
///
/// Every row has a value that it is made from.
private struct Groups: LayoutDocument {
  struct Row: Sendable, Equatable {
    var key: Int
    var title: String
    var hasLine = false
  }

  struct Group: Sendable, Equatable {
    var key: Int
    var rows: [Row]
    /// Whether the rows are children of the list itself.
    var isFlat = false
  }

  var groups: [Group]
  var suffix = ""
  var readsEnvironment = false

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical, spacing: 4)) { (list: inout Children<StackItem>) in
      list.text(TextSpec(content: "Head"))
      for group in groups {
        list.item(
          key: .integer(group.key), dependingOn: group,
          GeneratedCode.Both(suffix, readsEnvironment),
          site: GeneratedCode.RowSite(Self.self, 0)
        ) { (list: inout Children<StackItem>) in
          made.add(1, ordering: .relaxed)
          if group.isFlat {
            add(group.rows, to: &list)
          } else {
            list.stack(StackSpec(direction: .vertical)) { add(group.rows, to: &$0) }
          }
        }
      }
      list.text(TextSpec(content: "Foot"))
    }
  }

  private func add(_ rows: [Row], to list: inout Children<StackItem>) {
    for row in rows {
      list.item(
        key: .integer(row.key), dependingOn: row, GeneratedCode.Both(suffix, readsEnvironment),
        site: GeneratedCode.RowSite(Self.self, 1)
      ) { (list: inout Children<StackItem>) in
        made.add(1, ordering: .relaxed)
        list.text(TextSpec(content: .verbatim(row.title + suffix)))
        if row.hasLine { list.view(size: .points(10, 1)) }
        if readsEnvironment, list.environment.direction == .rtl { list.view(size: .points(3, 3)) }
        if readsEnvironment, list.range.offers(minWidth: 250) { list.view(size: .points(5, 5)) }
      }
    }
  }
}

@Suite(.serialized) struct KeptRowTests {
  private func groups(_ count: Int) -> [Groups.Group] {
    (0..<count).map { group in
      Groups.Group(
        key: group, rows: (0..<4).map { Groups.Row(key: $0, title: "Row \(group) \($0)") })
    }
  }

  /// Returns the number of rows that `body` builds.
  private func rowsMade(_ body: () -> Void) -> Int {
    let before = made.load(ordering: .relaxed)
    body()
    return made.load(ordering: .relaxed) - before
  }

  @Test func aRowIsMadeAgainWhereItsValueChanges() {
    var document = Groups(groups: groups(50))
    var list = RunningLayout(document, in: .width(200))
    #expect(rowsMade { list.update(document) } == 0)
    document.groups[20].rows[2].title = "Another"
    #expect(rowsMade { list.update(document) } == 2)
    document.groups.insert(Groups.Group(key: 70, rows: []), at: 7)
    #expect(rowsMade { list.update(document) } == 1)
    document.groups.swapAt(3, 30)
    document.groups.remove(at: 10)
    #expect(rowsMade { list.update(document) } == 0)
    #expect(list.result.frames == document.layout(in: .width(200)).frames)
    document.suffix = "!"
    #expect(rowsMade { list.update(document) } == 50 + 49 * 4)
  }

  @Test func whatAsksForTheSizesIsMadeAgainInOthers() {
    var document = Groups(groups: groups(3))
    var list = RunningLayout(document, in: .width(200))
    #expect(rowsMade { list.update { $0.range = .width(300) } } == 0)
    #expect(rowsMade { list.update { $0.environment.direction = .rtl } } == 0)
    document.readsEnvironment = true
    list.update {
      $0.document = document
      $0.environment = LayoutEnvironment()
    }
    #expect(rowsMade { list.update { $0.range = .width(200) } } == 15)
    #expect(list.result.frames == document.layout(in: .width(200)).frames)
    // Rows that the last update kept depend on the size range too.
    document.groups[0].rows[0].title = "Another"
    list.update(document)
    #expect(rowsMade { list.update { $0.range = .width(300) } } == 15)
    #expect(list.result.frames == document.layout(in: .width(300)).frames)
  }

  @Test func aRowInAnotherRowIsAnother() {
    func document(_ key: Int) -> Groups {
      let rows = [Groups.Row(key: 0, title: "Row")]
      return Groups(groups: [Groups.Group(key: key, rows: rows, isFlat: true)])
    }
    var list = RunningLayout(document(1), in: .width(200))
    let changes = list.update(document(2))
    #expect(changes.inserted == [2] && changes.removed == [2])
  }

  /// Rows that two calls add for one key and equal values are told apart by the calls.
  @Test func eachCallAddsRowsOfItsOwn() {
    var both = RunningLayout(HeadAndFoot(hasHead: true), in: .width(200))
    both.update(HeadAndFoot(hasHead: false))
    #expect(both.tree.text(of: 1)?.content == "foot")
    both.update(HeadAndFoot(hasHead: true))
    #expect((1...2).map { both.tree.text(of: LayoutElement($0))?.content } == ["head", "foot"])
  }

  @Test func anotherMeasurerMeasuresAnew() {
    let document = Groups(groups: groups(3))
    var list = RunningLayout(document, in: .width(200))
    let metrics = FixedTextMetrics(width: 7, height: 16)
    let changes = list.update { $0.measurer = metrics }
    #expect(list.result.frames == document.layout(in: .width(200), measurer: metrics).frames)
    #expect(!changes.reframed.isEmpty)
  }

  /// A host that shows documents by updates or by adopted layouts has the same views as one that
  /// shows them anew.
  @Test(arguments: [false, true]) func rowsAreAsInANewLayout(adopts: Bool) {
    for index in 0..<150 as Range<UInt64> {
      let seed = firstSeed &+ index
      var random = SeededGenerator(seed: seed)
      var document = Groups(
        groups: groups(Int.random(in: 0...6, using: &random)),
        readsEnvironment: Bool.random(using: &random))
      var list = RunningLayout(document, in: .width(200))
      var host = FollowingHost(list.tree)
      for step in 0..<10 {
        change(&document, step, &random)
        let range = SizeRange.width(Int.random(in: 0..<4, using: &random) == 0 ? 300 : 200)
        let environment = LayoutEnvironment(
          direction: Int.random(in: 0..<5, using: &random) == 0 ? .rtl : .ltr)
        let fresh = RunningLayout(document, in: range, environment: environment)
        let changes =
          adopts && step % 3 == 0
          ? list.adopt(fresh)
          : list.update {
            $0.document = document
            $0.range = range
            $0.environment = environment
          }
        #expect(list.result.frames == fresh.result.frames, "seed \(seed), step \(step)")
        let mistake = host.follow(changes, to: list.tree)
        #expect(mistake == nil, "seed \(seed), step \(step)")
        if mistake != nil { break }
      }
    }
  }

  private func change(
    _ document: inout Groups, _ step: Int, _ random: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = document.groups.indices.randomElement(using: &random)
      let rows = place.map { document.groups[$0].rows } ?? []
      switch (Int.random(in: 0..<9, using: &random), place) {
      case (0, _): document.groups.shuffle(using: &random)
      case (1, let place?): document.groups.remove(at: place)
      case (2, _):
        // Some groups have a duplicate key.
        document.groups.append(
          Groups.Group(
            key: Int.random(in: 0...9, using: &random),
            rows: [Groups.Row(key: step, title: "New \(step)")]))
      case (3, let place?): document.groups[place].isFlat.toggle()
      case (4, let place?): document.groups[place].rows = rows.shuffled(using: &random)
      case (5, let place?):
        document.groups[place].rows.append(Groups.Row(key: step, title: "Added \(step)"))
      case (6, let place?) where !rows.isEmpty:
        document.groups[place].rows[0].title = "Changed \(step)"
        document.groups[place].rows[rows.count - 1].hasLine.toggle()
      case (7, _): document.suffix = document.suffix.isEmpty ? "!" : ""
      default: document.groups.reverse()
      }
    }
  }
}

/// Two rows with one key and one value, added by two calls.
private struct HeadAndFoot: LayoutDocument {
  var hasHead: Bool

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical)) { column in
      if hasHead {
        column.item(key: .integer(1), dependingOn: 7) { $0.text(TextSpec(content: "head")) }
      }
      column.item(key: .integer(1), dependingOn: 7) { $0.text(TextSpec(content: "foot")) }
    }
  }
}
