import Foundation
import LayoutEngine
import LayoutViews
import RandomTrees
import RecordingViews
import SeededRandom
import Testing

/// Compares a mounter after random updates with one that mounts the same tree anew, and checks its
/// operations.
///
/// `LAYOUTC_VIEW_UPDATES` is the number of updates of each kind, `LAYOUTC_SEED` the first seed.
@Suite struct RandomUpdateTests {
  private static let count =
    ProcessInfo.processInfo.environment["LAYOUTC_VIEW_UPDATES"].flatMap { Int($0) } ?? 1200
  private static let seed =
    ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) }
    ?? 1
  private static let metrics = FixedTextMetrics(width: 7, height: 16)
  private static let updatesOfOne = 12

  @Test func edits() {
    for index in 0..<UInt64(Self.count / Self.updatesOfOne) {
      let seed = Self.seed &+ index
      if let mistake = mistakeInEdits(seed) {
        Issue.record("seed \(seed): \(mistake)")
        return
      }
    }
  }

  @Test func listsWithKeys() {
    for index in 0..<UInt64(Self.count / Self.updatesOfOne) {
      let seed = Self.seed &+ index
      if let mistake = mistakeInLists(seed) {
        Issue.record("seed \(seed): \(mistake)")
        return
      }
    }
  }

  @Test func rowsOfColumnsThatKeepTheirLength() {
    for index in 0..<UInt64(Self.count / Self.updatesOfOne) {
      let seed = Self.seed &+ index
      if let mistake = mistakeInColumns(seed) {
        Issue.record("seed \(seed): \(mistake)")
        return
      }
    }
  }

  private func mistakeInEdits(_ seed: UInt64) -> String? {
    var random = RandomTree(seed: seed, isWild: seed % 7 == 3)
    var tree = LayoutTree()
    random.fill(&tree, elements: [4, 10, 25, 60][Int(seed % 4)])
    var environment = random.environment()
    var range = random.range()
    for element in tree.elements where random.chance(3) {
      if let look = random.shownLook() { tree.setStyle(look, of: element) }
    }
    tree.solve(in: range, environment: environment, measurer: Self.metrics)
    tree.tracksChanges = true
    var plan = RelayoutPlan(tree)
    var trial = MountTrial(tree, in: environment, overscan: random.pick([0, 0.5, 2]))
    for _ in 0..<Self.updatesOfOne {
      for _ in 0..<random.pick([0, 1, 1, 2, 5]) {
        if random.chance(3) {
          tree.setStyle(random.shownLook(), of: random.pick(Array(tree.elements)))
        } else {
          random.edit(&tree, &plan)
        }
      }
      if random.chance(4) { range = random.range() }
      if random.chance(6) { environment = random.environment() }
      tree.solve(in: range, environment: environment, measurer: Self.metrics)
      let changes = tree.takeChanges()
      if let mistake = trial.update(changes, of: tree, in: environment) { return mistake }
      if let mistake = scrollSomewhere(&trial, &random, tree) { return mistake }
    }
    return nil
  }

  private func mistakeInLists(_ seed: UInt64) -> String? {
    var random = RandomTree(seed: seed, isWild: false)
    var environment = LayoutEnvironment()
    var range = SizeRange.exact(width: 300, height: 200)
    var list = RandomList(&random)
    var layout = RunningLayout(list, in: range, measurer: Self.metrics)
    var trial = MountTrial(layout.tree, in: environment, overscan: random.pick([0, 0.5]))
    for _ in 0..<Self.updatesOfOne {
      list.change(&random)
      if random.chance(8) {
        range = .exact(width: random.pick([80, 300, 900]), height: random.pick([50, 200, 1000]))
      }
      if random.chance(10) { environment.textScale = random.pick([1, 1.5]) }
      if random.chance(12) { environment.direction = random.pick([.ltr, .rtl]) }
      let changes: LayoutChanges
      if random.chance(5) {
        changes = layout.adopt(
          RunningLayout(list, in: range, environment: environment, measurer: Self.metrics))
      } else {
        changes = layout.update {
          $0.document = list
          $0.range = range
          $0.environment = environment
        }
      }
      if let mistake = trial.update(changes, of: layout.tree, in: environment) { return mistake }
      if let mistake = scrollSomewhere(&trial, &random, layout.tree) { return mistake }
    }
    return nil
  }

  /// Rows alone get other lengths, in columns, or rows of rows, that are longer than what is shown.
  private func mistakeInColumns(_ seed: UInt64) -> String? {
    var random = RandomTree(seed: seed, isWild: false)
    let isRow = random.chance(2)
    let direction: StackSpec.Direction = isRow ? .horizontal : .vertical
    func size(_ length: Float) -> ElementSize {
      isRow ? .points(length, 20) : .points(20, length)
    }
    var tree = LayoutTree()
    tree.build { root in
      root.scroll(ScrollSpec(axis: isRow ? .horizontal : .vertical)) { scroll in
        scroll.stack(StackSpec(direction: direction)) { page in
          for _ in 0..<3 {
            page.stack(StackSpec(direction: direction), size: size(500)) { column in
              for _ in 0..<12 { column.view(size: size(40)) }
            }
          }
        }
      }
    }
    let rows = tree.elements.filter { tree.firstChild(of: $0) == nil }
    tree.solve(in: .exact(width: 100, height: 100), measurer: Self.metrics)
    tree.tracksChanges = true
    var trial = MountTrial(tree, in: LayoutEnvironment(), overscan: random.pick([0, 0.5]))
    for _ in 0..<Self.updatesOfOne {
      for _ in 0..<random.pick([1, 2, 5]) {
        tree.setSize(size(random.pick([0, 10, 40, 150])), of: random.pick(rows))
      }
      tree.solve(in: .exact(width: 100, height: 100), measurer: Self.metrics)
      let changes = tree.takeChanges()
      if let mistake = trial.update(changes, of: tree, in: LayoutEnvironment()) { return mistake }
      if let mistake = scrollSomewhere(&trial, &random, tree) { return mistake }
    }
    return nil
  }

  private func scrollSomewhere(
    _ trial: inout MountTrial, _ random: inout RandomTree, _ tree: LayoutTree
  ) -> String? {
    let scrolls = tree.elements.filter { tree.kind(of: $0) == .scroll }
    guard !scrolls.isEmpty, random.chance(2) else { return nil }
    let scroll = random.pick(scrolls)
    let content = tree.contentSize(of: scroll) ?? .zero
    let share = random.pick([-0.1, 0, 0.1, 0.3, 0.5, 0.9, 1])
    return trial.scroll(
      scroll, to: LayoutPoint(x: content.width * Float(share), y: content.height * Float(share)),
      in: tree)
  }
}

/// A feed as apps have it: sections of cards in a scroll, each with a key.
private struct RandomList: LayoutDocument, Equatable {
  struct Row: Sendable, Equatable {
    var key: Int
    var title: String
    var isCard = false
    var isFolded = false
    var hasLine = false
    var photos = 0
  }

  var rows: [Row] = []
  var isFilled = false
  var title: String?
  var isInOneCard = false

  init(_ random: inout RandomTree) {
    rows = (0..<random.pick([0, 1, 5, 30])).map { Self.row($0, &random) }
  }

  private static func row(_ key: Int, _ random: inout RandomTree) -> Row {
    Row(
      key: key,
      title: random.pick(["one", "another title", "words that are many and wrap around"]),
      isCard: random.chance(2), isFolded: random.chance(5), hasLine: random.chance(3),
      photos: random.chance(4) ? random.pick([1, 3, 12]) : 0)
  }

  mutating func change(_ random: inout RandomTree) {
    for _ in 0..<random.pick([0, 1, 2, 6]) {
      let place = random.pick(Array(0...rows.count))
      switch random.pick(Array(0..<9)) {
      case 0, 1: rows.insert(Self.row(random.pick(Array(100..<900)), &random), at: place)
      case 2: if place < rows.count { rows.remove(at: place) }
      case 3, 4: if place < rows.count { rows[place] = Self.row(rows[place].key, &random) }
      case 5:
        if place < rows.count {
          let row = rows.remove(at: place)
          rows.insert(row, at: random.pick(Array(0...rows.count)))
        }
      case 6: title = random.chance(2) ? "Feed" : nil
      case 7: isInOneCard.toggle()
      default: isFilled.toggle()
      }
    }
    if random.chance(15) { rows.reverse() }
    if random.chance(25) { rows = [] }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(
      StackSpec(direction: .vertical),
      style: isFilled ? ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF)) : nil
    ) { (page: inout Children<StackItem>) in
      if let title { page.text(TextSpec(content: .verbatim(title))) }
      page.scroll(as: StackItem(flexGrow: 1, flexShrink: 1)) { scroll in
        scroll.linear(
          LinearSpec(orientation: .vertical, spacing: 4, separator: 1),
          style: isInOneCard ? ElementStyle(cornerRadius: 12) : nil
        ) { (list: inout Children<LinearItem>) in
          for row in rows {
            list.item(
              key: .integer(row.key), dependingOn: row, site: GeneratedCode.RowSite(Self.self, 0)
            ) {
              list in
              Self.add(row, to: &list)
            }
          }
        }
      }
    }
  }

  private static func add(_ row: Row, to list: inout Children<LinearItem>) {
    list.background(as: LinearItem(separatorBefore: row.hasLine)) { card in
      card.stack(
        StackSpec(direction: .vertical),
        style: row.isCard ? ElementStyle(strokeWidth: 1, opacity: 0.5) : nil
      ) { (column: inout Children<StackItem>) in
        column.text(TextSpec(content: .verbatim(row.title)))
        column.view(
          size: .points(20, 40), style: ElementStyle(visibility: row.isFolded ? .gone : .visible))
        if row.photos > 0 {
          column.scroll(ScrollSpec(axis: .horizontal, anchor: row.isCard ? .end : .start)) {
            $0.stack(StackSpec(direction: .horizontal, spacing: 2)) {
              (photos: inout Children<StackItem>) in
              for photo in 0..<row.photos {
                photos.item(key: .integer(photo * 3 % 7)) { photos in
                  photos.image(ImageSpec(source: .asset("\(photo)")), size: .points(60, 60))
                }
              }
            }
          }
        }
      }
      card.image(ImageSpec(source: .asset("back")))
    }
  }
}
