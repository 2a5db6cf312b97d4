import Foundation
import LayoutChecking
import LayoutEngine
import LayoutPack
import LayoutRules
import LayoutRuntime
import LayoutXML

/// Times a loaded document beside the same one compiled, and its pack beside JSON.
struct RuntimeBenchmark {
  var document: URL
  var rounds: Int
  var rows: Int

  private static let range = SizeRange.width(390)
  /// The screens of the larger pack.
  private static let screens = 40

  func run() throws {
    let bytes = try pack(of: 1)
    let many = try pack(of: Self.screens)
    let json = try JSONEncoder().encode(Node(kind: "layout", children: nodes()))
    let layout = try LoadedLayout(bytes)
    var posts = (0..<rows).map { Self.post($0) }
    let values = { (posts: [Feed.Post]) in
      try layout.with(Values(["title": "Today", "posts": posts.map(Sent.init)]))
    }
    let (first, feed) = (try values(posts), Feed(title: "Today", posts: posts))
    posts[rows / 2].likes += 1
    let (second, changed) = (try values(posts), Feed(title: "Today", posts: posts))

    var loaded = RunningLayout(first, in: Self.range)
    var compiled = RunningLayout(feed, in: Self.range)
    guard loaded.result.frames == compiled.result.frames else {
      throw BenchmarkFailure("the loaded document has other frames than the compiled one")
    }
    let count = loaded.tree.count
    var times = [[Double]](repeating: [], count: 9)
    for round in 0..<rounds {
      // Both versions are new to the layouts in turn.
      let isBack = round % 2 == 1
      times[0].append(try Self.time { _ = try LoadedLayout(bytes) })
      times[1].append(try Self.time { _ = try JSONDecoder().decode(Node.self, from: json) })
      times[2].append(
        try Self.time { _ = RunningLayout(try values(posts), in: Self.range) })
      times[3].append(Self.time { _ = RunningLayout(first, in: Self.range) })
      times[4].append(Self.time { _ = RunningLayout(feed, in: Self.range) })
      times[5].append(Self.time { loaded.update(isBack ? first : second) })
      times[6].append(Self.time { compiled.update(isBack ? feed : changed) })
      times[7].append(
        try Self.time {
          let screen = try LoadedLayout(bytes).with(Values(["title": "", "posts": [Sent]()]))
          _ = RunningLayout(screen, in: Self.range)
        })
      times[8].append(try Self.time { _ = try LoadedLayout(many) })
    }
    let medians = times.map(\.median)
    let written = Double(nodes().reduce(0) { $0 + $1.count })
    print(
      "runtime: a feed of \(rows) rows, \(count) elements; a pack of \(bytes.count) bytes, "
        + "\(Int(written)) elements as written")
    print("  reading the pack          \((medians[0] / written).fixed(0)) ns an element")
    print(
      "  \(Self.screens) such screens          "
        + "\((medians[8] / written / Double(Self.screens)).fixed(0)) ns an element")
    print("  decoding it as JSON       \((medians[1] / written).fixed(0)) ns an element")
    print("  from bytes to frames      \((medians[7] / 1000).fixed(1)) µs, without rows")
    print("  values to frames          \((medians[2] / Double(count)).fixed(0)) ns an element")
    print("  frames                    \((medians[3] / Double(count)).fixed(0)) ns an element")
    print("  frames, compiled          \((medians[4] / Double(count)).fixed(0)) ns an element")
    print("  one value                 \((medians[5] / 1000).fixed(1)) µs")
    print("  one value, compiled       \((medians[6] / 1000).fixed(1)) µs")
  }

  /// Returns a pack of so many copies of the document.
  private func pack(of count: Int) throws -> [UInt8] {
    var parser = MarkupParser(names: .language)
    var checker = RuleChecker()
    parser.parse(Array(try Data(contentsOf: document)).span)
    checker.check(parser.document, findings: parser.diagnostics)
    var writer = PackWriter()
    for number in 1...count {
      let name = count == 1 ? "Feed" : "Feed\(number)"
      try writer.add(checker.document, named: name, path: "\(document.path)\(number)")
    }
    return try writer.bytes()
  }

  /// The document as a tree of names and texts, with all attributes.
  private struct Node: Codable {
    var kind: String
    var attributes: [String: String] = [:]
    var children: [Node] = []

    var count: Int { children.reduce(1) { $0 + $1.count } }
  }

  private func nodes() -> [Node] {
    var parser = MarkupParser(names: .language)
    guard let data = try? Data(contentsOf: document) else { return [] }
    parser.parse(Array(data).span)
    let markup = parser.document
    func children(of node: Int) -> [Node] {
      var found: [Node] = []
      var child = markup.nodes[node].firstChild
      while child >= 0 {
        let element = markup.nodes[Int(child)]
        var attributes: [String: String] = [:]
        for index in element.attributeIndices {
          let attribute = markup.attributes[index]
          attributes[markup.text(in: attribute.nameRange)] = markup.text(in: attribute.valueRange)
        }
        found.append(
          Node(
            kind: markup.text(in: element.nameRange), attributes: attributes,
            children: children(of: Int(child))))
        child = element.nextSibling
      }
      return found
    }
    return markup.nodes.isEmpty ? [] : children(of: 0)
  }

  /// A post as an app sends it.
  private struct Sent: Encodable {
    var number: Int
    var author: String
    var time: String
    var text: String
    var picture: String?
    var likes: Int
    var replies: Int
    var isLiked: Bool

    init(_ post: Feed.Post) {
      (number, author, time, text) = (post.number, post.author, post.time, post.text)
      (likes, replies, isLiked) = (post.likes, post.replies, post.isLiked)
    }
  }

  private static func post(_ number: Int) -> Feed.Post {
    Feed.Post(
      number: number, author: "Author \(number % 37)", time: "\(number % 60) min",
      text: String(repeating: "Some words of a post ", count: number % 7 + 1), picture: nil,
      likes: number % 90, replies: number % 11, isLiked: number % 3 == 0)
  }

  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let elapsed = try ContinuousClock().measure(body).components
    return Double(elapsed.attoseconds) * 1e-9 + Double(elapsed.seconds) * 1e9
  }
}
