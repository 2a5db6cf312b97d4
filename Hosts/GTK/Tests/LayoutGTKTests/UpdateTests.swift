import CGTK4
import Foundation
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK
@testable import Sample

extension WindowTests {
  /// Tests that widgets have the frames of their elements after every update.
  @MainActor struct UpdateTests {
    /// `LAYOUTC_SEED` sets the seed, and `LAYOUT_GTK_UPDATES` the number of updates.
    static let seed = number("LAYOUTC_SEED") ?? 20_251_124
    static let count = number("LAYOUT_GTK_UPDATES") ?? 10_000

    @Test func tenThousandRandomUpdates() throws {
      let complaints = Stage.complaints
      var random = SeededNumbers(seed: Self.seed)
      var screen = RandomScreen(count: 20, using: &random)
      var next = 20
      let view = LayoutView(screen, assets: .sample)
      let stage = try Stage(view)
      let scroll = try #require(view.host.mounter.view(of: .root) as? ScrollView)
      var memory: [(update: UInt64, kilobytes: Int)] = []
      var widgets = 0
      for update in 0..<Self.count {
        screen.change(&next, using: &random)
        view.update(screen)
        let size = (
          width: Int32.random(in: 200...500, using: &random),
          height: Int32.random(in: 200...800, using: &random)
        )
        switch Int.random(in: 0..<20, using: &random) {
        case 0: stage.allocate(width: size.width, height: size.height)
        case 1, 2:
          scroll.scroll(to: LayoutPoint(x: 0, y: Float.random(in: 0...2_000, using: &random)))
          stage.allocate()
        case 3: stage.settle(frames: 1)
        default: stage.allocate()
        }
        let comparison = FrameComparison(view)
        widgets += comparison.count
        try #require(
          comparison.differences.isEmpty,
          "seed \(Self.seed), update \(update): \(comparison.differences.prefix(3))")
        if update % max(Self.count / 10, 1) == 0 { memory.append((update, residentKilobytes)) }
      }
      memory.append((Self.count, residentKilobytes))
      print(
        "\(Self.count) updates with seed \(Self.seed), \(widgets) comparisons of widgets; kB of memory: "
          + memory.map { "\($0.update): \($0.kilobytes)" }.joined(separator: ", "))
      #expect(Stage.complaints == complaints)
      try stage.takePicture("random")
      // Memory must not grow after views of all kinds and fonts have been made.
      guard Self.count >= 10_000 else { return }
      let (settled, end) = (memory[memory.count / 2].kilobytes, residentKilobytes)
      #expect(Double(end) < Double(settled) * 1.05, "\(settled) kB became \(end)")
    }

    /// A window after updates looks like a new window with the same document.
    @Test func updatesLeaveNoTraceInThePicture() throws {
      var random = SeededNumbers(seed: Self.seed)
      var posts = (0..<12).map { Feed.Post(number: $0) }
      let view = LayoutView(Feed(posts: posts), assets: .sample)
      let stage = try Stage(view)
      for round in 0..<25 {
        for _ in 0..<3 {
          let place = Int.random(in: 0..<posts.count, using: &random)
          switch Int.random(in: 0..<6, using: &random) {
          case 0: posts.insert(Feed.Post(number: 100 + round), at: place)
          case 1 where posts.count > 4: posts.remove(at: place)
          case 2: posts[place].words = String(posts[place].words.reversed())
          case 3: posts[place].isLiked.toggle()
          case 4: posts[place].author += "!"
          default: posts.shuffle(using: &random)
          }
          // Keep ids unique.
          var seen: Set<Int> = []
          posts.removeAll { !seen.insert($0.id).inserted }
          view.update(Feed(posts: posts))
          stage.settle(frames: 1)
        }
        gtk_window_set_default_size(
          stage.window.cast(), Int32.random(in: 260...460, using: &random), 640)
        stage.settle()
        let fresh = LayoutView(Feed(posts: posts), assets: .sample)
        let (width, height) = (
          gtk_widget_get_width(stage.window), gtk_widget_get_height(stage.window)
        )
        let other = try Stage(fresh, width: width, height: height)
        let difference = try Pixels(stage).differences(from: Pixels(other))
        #expect(difference == 0, "seed \(Self.seed), round \(round): \(difference) pixels differ")
        guard difference == 0 else { break }
      }
    }

    @Test func aLongFeedKeepsItsMemory() throws {
      let complaints = Stage.complaints
      let feed = FeedScreen(posts: 1_000)
      let stage = try Stage(feed.view)
      let scroll = try #require(feed.view.host.view(\.scroll) as? ScrollView)
      var memory: [Int] = []
      for round in 0..<12 {
        for step in 0..<60 {
          scroll.scroll(to: LayoutPoint(x: 0, y: Float(step) * 997))
          stage.allocate()
          Stage.runPending()
        }
        feed.insert()
        feed.rotate()
        feed.delete()
        stage.settle(frames: 15)
        expectFrames(feed.view, "round \(round)")
        memory.append(residentKilobytes)
      }
      print("scrolling through 1000 rows, kB of memory: \(memory)")
      #expect(Double(memory[11]) < Double(memory[3]) * 1.05)
      #expect(feed.view.host.mounter.viewCount < 400)
      #expect(Stage.complaints == complaints)
    }

    @Test func closedWindowsLeaveNothingBehind() throws {
      weak var last: LayoutView<Account>?
      weak var box: ElementView?
      do {
        let screen = AccountScreen()
        let stage = try Stage(screen.view)
        last = screen.view
        box = screen.view.host.view(\.save)
        #expect(box != nil)
        _ = stage
      }
      #expect(last == nil)
      #expect(box == nil)
    }
  }
}

/// The number in an environment variable.
private func number(_ name: String) -> UInt64? {
  ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
}

/// The resident memory of the process, in kilobytes.
var residentKilobytes: Int {
  let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    .split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * Int(getpagesize()) / 1024
}
