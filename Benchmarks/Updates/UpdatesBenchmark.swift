import AllocationCounter
import Foundation
import LayoutEngine

/// Times updates of a running layout, relative to a fresh layout of the same document in the same
/// run.
struct UpdatesBenchmark {
  var rounds: Int
  var rows: Int
  /// The prefix of the names of the changes to measure, or nil for all.
  var only: String?

  private static let range = SizeRange.width(390)

  func run() {
    var maker = PostMaker()
    let feed = Feed(title: "Today", posts: (0..<rows).map { maker.post($0) })
    let fresh = freshLayout(of: feed)
    var running = RunningLayout(feed, in: Self.range)
    print(
      "updates of a feed of \(rows) rows, \(running.tree.count) elements; median of \(rounds), in "
        + "percent of a fresh layout in warm memory")
    for change in changes(of: feed, &maker) where only.map({ change.name.hasPrefix($0) }) ?? true {
      var times: [Double] = []
      var (allocations, visits) = (0, 0)
      running.update {
        $0.document = change.before
        $0.range = Self.range
      }
      for _ in 0..<rounds {
        let before = allocation_count()
        times.append(Self.time { change.update(&running) })
        allocations = allocation_count() - before
        visits = running.tree.visits
        running.update {
          $0.document = change.before
          $0.range = Self.range
        }
      }
      let share = (times.median / fresh * 100).fixed(1)
      print(
        "  \(change.name.padding(toLength: 32, withPad: " ", startingAt: 0))\(pad(share, 7)) %"
          + pad("\(visits) visits", 14) + pad("\(allocations) allocations", 20))
    }
    guard only == nil else { return }
    print("nested stacks with one text, microseconds: update · fresh layout")
    for depth in [100, 200, 400, 800] { compareNest(depth) }
  }

  /// Returns the nanoseconds of building and solving a document in reused memory.
  private func freshLayout(of feed: Feed) -> Double {
    var tree = LayoutTree()
    let times = (0..<rounds).map { _ in
      Self.time { _ = feed.layout(in: Self.range, reusing: &tree) }
    }
    return times.median
  }

  private func compareNest(_ depth: Int) {
    let (short, long) = (Nest(depth: depth, words: "a"), Nest(depth: depth, words: "bb bb"))
    var running = RunningLayout(short, in: Self.range)
    var tree = LayoutTree()
    var (updates, fresh): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      updates.append(Self.time { running.update(long) })
      running.update(short)
      fresh.append(Self.time { _ = long.layout(in: Self.range, reusing: &tree) })
    }
    print(
      "  \(pad("\(depth)", 4))" + pad((updates.median / 1000).fixed(0), 8)
        + pad((fresh.median / 1000).fixed(0), 8))
  }

  private static func time(_ body: () -> Void) -> Double {
    let elapsed = ContinuousClock().measure(body).components
    return Double(elapsed.attoseconds) * 1e-9 + Double(elapsed.seconds) * 1e9
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}

// MARK: Changes

extension UpdatesBenchmark {
  private struct Change {
    let name: String
    let before: Feed
    let update: (inout RunningLayout<Feed>) -> Void

    init(_ name: String, _ before: Feed, _ update: @escaping (inout RunningLayout<Feed>) -> Void) {
      self.name = name
      self.before = before
      self.update = update
    }

    init(_ name: String, _ before: Feed, to after: Feed) {
      self.init(name, before) { $0.update(after) }
    }
  }

  private func changes(of feed: Feed, _ maker: inout PostMaker) -> [Change] {
    let middle = rows / 2
    var copied = feed
    copied.posts.reserveCapacity(rows + 1)
    var text = feed
    text.posts[middle].text = "Other words, so many that they may well need a line of their own"
    var count = feed
    count.posts[middle].likes += 1
    let added = (0..<rows / 10).map { maker.post(rows + $0) }
    var together = feed
    together.posts.insert(contentsOf: added, at: middle)
    var apart = feed
    for (index, post) in added.enumerated() { apart.posts.insert(post, at: index * 11) }
    var swapped = feed
    swapped.posts.swapAt(rows / 10, rows - rows / 10)
    var reversed = feed
    reversed.posts.reverse()
    var compact = feed
    compact.isCompact = true
    return [
      Change("nothing", feed, to: feed), Change("nothing, in another array", feed, to: copied),
      Change("one text", feed, to: text), Change("one count", feed, to: count),
      Change("a tenth more rows, together", feed, to: together),
      Change("a tenth more rows, apart", feed, to: apart),
      Change("a tenth of the rows goes", together, to: feed),
      Change("two rows change places", feed, to: swapped),
      Change("all rows turn round", feed, to: reversed),
      Change("another width", feed) { layout in
        layout.update { $0.range = .width(400) }
      },
      Change("every row", feed, to: compact),
    ]
  }

  /// Creates posts of varying length, equal in every run.
  private struct PostMaker {
    private var state: UInt64 = 42
    private static let words =
      "the quick brown fox jumps over a lazy dog while seventy ships sail into harbour at dawn"
      .split(separator: " ").map { String($0) }

    private mutating func number(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % count
    }

    private mutating func sentence(_ count: Int) -> String {
      (0..<count).map { _ in Self.words[number(below: Self.words.count)] }.joined(separator: " ")
    }

    mutating func post(_ index: Int) -> Feed.Post {
      Feed.Post(
        number: index, author: sentence(2), time: "\(number(below: 59)) min",
        text: sentence(5 + number(below: 30)),
        picture: index % 3 == 0 ? .asset("photo\(index)") : nil, likes: number(below: 2000),
        replies: number(below: 90), isLiked: number(below: 2) == 0)
    }
  }

  /// A text in nested stacks.
  private struct Nest: LayoutDocument {
    let depth: Int
    let words: String

    func build(into root: inout Children<NoPlacement>) {
      root.stack(StackSpec(direction: .vertical)) { add(to: &$0, depth - 1) }
    }

    private func add(to column: inout Children<StackItem>, _ depth: Int) {
      guard depth > 0 else {
        return column.text(TextSpec(content: .verbatim(words)))
      }
      column.stack(StackSpec(direction: .vertical)) { add(to: &$0, depth - 1) }
    }
  }
}
