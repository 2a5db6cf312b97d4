import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Actions that are called when a user changes a choice or a text, independent of the toolkit.
@Suite struct ChangeTests {
  private func token(
    _ element: LayoutElement?, in host: ViewHost<Feed, RecordingBackend>
  ) throws -> ViewToken {
    try #require(element.flatMap { host.mounter.token(of: $0) })
  }

  @Test func changesAreForTheControlOfTheOutlet() throws {
    let host = Feed.host(Feed(title: "Feed", posts: Feed.posts(0..<3)))
    var done: [String] = []
    host.onChange(\.title) { done.append("title \($0.text ?? "")") }
    host.onChange(\.rows) { done.append("row \($0) \($1.bool ?? false)") }
    host.onChange(\.rows, \.like) { done.append("like \($0) \($1.number ?? 0)") }
    let outlets = host.outlets
    #expect(host.change(try token(outlets.title?.element, in: host), to: .text("Fed")))
    #expect(host.change(try token(outlets.rows[1].element, in: host), to: .bool(true)))
    #expect(host.change(try token(outlets.rows[2].like.element, in: host), to: .number(0.5)))
    #expect(!host.change(try token(outlets.rows[2].words.element, in: host), to: .text("")))
    #expect(done == ["title Fed", "row 1 true", "like 2 0.5"])
  }

  @Test func theLatestHandlerComesFirst() throws {
    let host = Feed.host(Feed(posts: Feed.posts(0..<3)))
    var done: [String] = []
    host.onChange(\.rows, \.like) { done.append("first \($0) \($1)") }
    host.onChange(\.rows, \.like) { place, _ in done.append("second \(place)") }
    #expect(host.change(try token(host.outlets.rows[0].like.element, in: host), to: .bool(true)))
    #expect(done == ["second 0"])
  }

  @Test func aValueIsOfOneKind() {
    for value in [ControlValue.bool(false), .number(2), .text("a")] {
      #expect([value.bool == nil, value.number == nil, value.text == nil].count { !$0 } == 1)
    }
  }
}
