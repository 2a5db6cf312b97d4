import ElementLiterals
import LayoutEngine
import RandomTrees
import SeededRandom
import Testing

/// A document of a random shape, parts of which change with its value.
///
/// An element follows from its path alone, except for some elements that also follow from the
/// value. Two values thus give trees that differ in places.
private struct RandomDocument {
  var shape: UInt64
  var value: UInt64
  var isWild: Bool

  func fill(_ tree: inout LayoutTree, for range: SizeRange, _ environment: LayoutEnvironment) {
    tree.begin(for: range, environment: environment)
    var budget = 60
    add(to: &tree, path: shape, under: nil, depth: 0, budget: &budget)
  }

  private func add(
    to tree: inout LayoutTree, path: UInt64, in row: RowKey? = nil, under parent: NodeKind?,
    depth: Int, budget: inout Int,
  ) {
    budget -= 1
    // The root never varies.
    let varies = depth > 0 && mixed(path, value) % 12 == 0
    let seed = varies ? mixed(path, value &+ 1) : path
    var random = RandomTree(seed: seed, isWild: isWild)
    if let row { tree.openRow(row) }
    defer { if row != nil { tree.closeRow() } }
    tree.open(
      random.spec(isLeaf: depth > 5 || (depth > 0 && budget < 1), under: parent),
      as: random.placement(under: parent), id: ElementID(random.chance(4) ? 3 : -1),
      size: random.size(), style: random.look())
    let kind = tree.kind(of: LayoutElement(tree.count - 1))
    let mayHaveMany =
      [.stack, .flex, .linear, .layers, .flow, .absolute, .zstack, .wrapper, .custom]
      .contains(kind)
    let takesTwo = [.background, .overlay, .corner].contains(kind)
    let takesNone = [.text, .image, .spacer].contains(kind)
    let count = takesNone ? 0 : mayHaveMany ? random.pick([1, 2, 3, 5, 8]) : takesTwo ? 2 : 1
    let hasKeys = mayHaveMany && mixed(path, 3) % 2 == 0
    // Some lists have duplicate keys.
    let keys: UInt64 = mixed(path, 4) % 3 == 0 ? 3 : 64
    for index in order(of: count, path, isMoved: hasKeys) where budget > 0 {
      let child = mixed(path, UInt64(index) &+ 100)
      let isLeftOut = mayHaveMany && mixed(child, value &+ 7) % 9 == 0
      if isLeftOut { continue }
      let key = hasKeys && mixed(child, 5) % 8 > 0 ? RowKey.integer(Int(child % keys)) : nil
      add(to: &tree, path: child, in: key, under: kind, depth: depth + 1, budget: &budget)
    }
    tree.close()
  }

  /// Returns the order of an element's children, which in lists with keys depends on the value.
  private func order(of count: Int, _ path: UInt64, isMoved: Bool) -> [Int] {
    guard isMoved, mixed(path, value &+ 9) % 3 > 0 else { return Array(0..<count) }
    return (0..<count).sorted {
      mixed(path &+ UInt64($0), value &+ 11) < mixed(path &+ UInt64($1), value &+ 11)
    }
  }

  private func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: one &* 31 &+ other)
    return generator.next()
  }
}

/// A list as apps have it: rows of a picture and two texts.
private struct List: LayoutDocument {
  struct Row: Sendable, Equatable {
    var title: String
    var likes: Int
  }

  var rows: [Row]
  var isCompact = false

  struct Outlets: LayoutOutlets {
    let titles: OutletList<Outlet>

    init(_ frames: GeneratedCode.OutletFrames) { titles = frames.all(0) }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical, spacing: 4)) { (list: inout Children<StackItem>) in
      for row in rows {
        list.stack(StackSpec(direction: .horizontal)) { (line: inout Children<StackItem>) in
          if !isCompact { line.view(size: .points(20, 20)) }
          line.text(TextSpec(content: .verbatim(row.title)), as: StackItem(flexShrink: 1), id: 0)
          if line.range.max.width >= 300 {
            line.text(TextSpec(content: "\(row.likes) likes"))
          }
        }
      }
    }
  }
}

@Suite struct RunningLayoutTests {
  private static let metrics = FixedTextMetrics(width: 7, height: 16)

  /// Returns the first difference between two trees, or nil.
  private static func difference(_ tree: LayoutTree, _ fresh: LayoutTree) -> String? {
    guard tree.count == fresh.count, tree.frames.count == fresh.frames.count else {
      return "count"
    }
    for element in tree.elements {
      let (frame, other) = (tree.frame(of: element), fresh.frame(of: element))
      let isSameFrame =
        frame.x.bitPattern == other.x.bitPattern && frame.y.bitPattern == other.y.bitPattern
        && frame.width.bitPattern == other.width.bitPattern
        && frame.height.bitPattern == other.height.bitPattern
      if !isSameFrame { return "frame of \(element)" }
      if tree.kind(of: element) != fresh.kind(of: element) { return "kind of \(element)" }
      if tree.id(of: element) != fresh.id(of: element) { return "id of \(element)" }
      if tree.parent(of: element) != fresh.parent(of: element) { return "parent of \(element)" }
      if tree.subtree(of: element) != fresh.subtree(of: element) { return "subtree of \(element)" }
      if tree.contentSize(of: element) != fresh.contentSize(of: element) {
        return "content size of \(element)"
      }
      if tree.separators(of: element) != fresh.separators(of: element) {
        return "separators of \(element)"
      }
      let (look, otherLook) = (tree.style(of: element), fresh.style(of: element))
      if (look == nil) != (otherLook == nil) || look?.visibility != otherLook?.visibility {
        return "look of \(element)"
      }
      if tree.text(of: element)?.content != fresh.text(of: element)?.content {
        return "text of \(element)"
      }
    }
    return nil
  }

  /// Updates a random document with random values, and returns the first mistake, if any.
  private func mistake(seed: UInt64, isWild: Bool) -> String? {
    var random = RandomTree(seed: seed, isWild: isWild)
    var range = random.range()
    var environment = random.environment()
    var document = RandomDocument(shape: seed, value: 0, isWild: isWild)
    var tree = LayoutTree()
    document.fill(&tree, for: range, environment)
    tree.solve(in: range, environment: environment, measurer: Self.metrics)
    tree.tracksChanges = true
    var host = FollowingHost(tree)
    var spare = LayoutTree()
    for value in 1..<8 as Range<UInt64> {
      document.value = random.chance(4) ? 0 : value
      if random.chance(4) { range = random.range() }
      if random.chance(8) { environment = random.environment() }
      document.fill(&spare, for: range, environment)
      tree.update(to: &spare)
      tree.solve(in: range, environment: environment, measurer: Self.metrics)
      var fresh = LayoutTree()
      document.fill(&fresh, for: range, environment)
      fresh.solve(in: range, environment: environment, measurer: Self.metrics)
      if let difference = Self.difference(tree, fresh) { return "\(difference), value \(value)" }
      if let mistake = host.follow(tree.takeChanges(), to: tree) {
        return "\(mistake), value \(value)"
      }
    }
    return nil
  }

  @Test(arguments: [false, true]) func aRunningDocumentIsLikeANewOne(isWild: Bool) {
    for seed in seeds(400) {
      #expect(mistake(seed: seed, isWild: isWild) == nil, "seed \(seed)")
    }
  }

  private let rows = (0..<500).map { List.Row(title: "Title \($0)", likes: $0) }

  @Test func aChangedRowCostsItselfAndTheList() {
    var list = RunningLayout(List(rows: rows), in: .width(390), measurer: Self.metrics)
    var changed = rows
    changed[250].likes = 1_000_000
    let changes = list.update(List(rows: changed))
    #expect(changes.altered.map(\.element) == [LayoutElement(1 + 250 * 4 + 3)])
    #expect(changes.inserted.isEmpty && changes.removed.isEmpty)
    #expect((1...8).contains(list.tree.visits))
    #expect(list.tree.text(of: LayoutElement(1 + 250 * 4 + 3))?.content == "1000000 likes")
    list.update(List(rows: changed))
    #expect(list.tree.visits == 0)
  }

  @Test func rowsThatStayKeepWhatWasMeasuredOfThem() {
    var list = RunningLayout(List(rows: rows), in: .width(390), measurer: Self.metrics)
    var changed = rows
    changed.insert(List.Row(title: "New", likes: 1), at: 0)
    changed.remove(at: 300)
    changed.append(List.Row(title: "Last", likes: 2))
    let changes = list.update(List(rows: changed))
    #expect(changes.inserted == [1, 2001])
    #expect(changes.removed == [LayoutElement(1 + 299 * 4)])
    #expect((1...24).contains(list.tree.visits))
    #expect(list.result.outlets.titles.count == 501)
  }

  @Test func conditionsAreDecidedAgain() {
    var list = RunningLayout(List(rows: Array(rows.prefix(3))), in: .width(390))
    #expect(list.tree.count == 13)
    list.update { $0.range = .width(200) }
    #expect(list.tree.count == 10)
    list.update {
      $0.document.isCompact = true
      $0.range = .width(300)
    }
    #expect(list.tree.count == 10)
    let fresh = List(rows: Array(rows.prefix(3)), isCompact: true).layout(in: .width(300))
    #expect(list.result.frames == fresh.frames)
  }

  @Test func anotherLanguageChangesTexts() {
    struct Loud: TextLocalizing {
      func words(for key: String, _ arguments: [TextArgument]) -> String? {
        TextPattern(key).filled(with: arguments).uppercased()
      }
    }
    var list = RunningLayout(List(rows: [rows[7]]), in: .width(390))
    list.update {
      $0.environment.localization = TextLocalization(identifier: "loud", table: Loud())
    }
    #expect(list.tree.text(of: 4)?.content == "7 LIKES")
    list.update { $0.environment = LayoutEnvironment() }
    #expect(list.tree.text(of: 4)?.content == "7 likes")
  }
}
