import LayoutEngine
import LayoutViews
import RecordingViews

/// A feed as generated code would contain it: a title, and a card with a button for each post.
struct Feed: LayoutDocument, Equatable {
  struct Post: Sendable, Equatable {
    var id: Int
    var words: String
    var isLiked = false
    var isBare = false
  }

  var title: String?
  var posts: [Post]

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames
    var title: Outlet? { frames.first(0) }
    var list: Outlet { frames[1] }
    var rows: OutletList<ComponentOutlet<Row.Outlets>> { frames.all(2) }
    static let names = ["title", "list", "rows"]
    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical)) { (page: inout Children<StackItem>) in
      if let title { page.text(TextSpec(content: .verbatim(title)), id: 0) }
      page.scroll(as: StackItem(flexGrow: 1, flexShrink: 1), id: 1) { scroll in
        scroll.stack(StackSpec(direction: .vertical)) { (list: inout Children<StackItem>) in
          for post in posts {
            list.item(
              key: .integer(post.id), dependingOn: post, site: GeneratedCode.RowSite(Self.self, 0)
            ) {
              list in
              list.component(Row(post: post), id: 2)
            }
          }
        }
      }
    }
  }

  struct Row: LayoutDocument {
    var post: Post

    struct Outlets: LayoutOutlets {
      private let frames: GeneratedCode.OutletFrames
      var words: Outlet { frames[0] }
      var like: Outlet { frames[1] }
      static let names = ["words", "like"]
      init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
    }

    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .horizontal), size: ElementSize(height: .points(50)),
        style: post.isBare ? nil : ElementStyle(backgroundColor: .asset("Card"))
      ) { (row: inout Children<StackItem>) in
        row.text(TextSpec(content: .verbatim(post.words)), as: StackItem(flexGrow: 1), id: 0)
        row.image(
          ImageSpec(source: .symbol(post.isLiked ? "heart.fill" : "heart")), id: 1,
          size: .points(20, 20),
          style: ElementStyle(accessibilityLabel: "Like", accessibilityRole: "button"))
      }
    }
  }

  static func posts(_ ids: some Sequence<Int>) -> [Post] {
    ids.map { Post(id: $0, words: "Post \($0)") }
  }

  static func host(_ feed: Feed, height: Float = 200) -> ViewHost<Feed, RecordingBackend> {
    let host = ViewHost(feed, in: .exact(width: 100, height: height), backend: RecordingBackend())
    host.mounter.overscan = 0
    host.mount()
    host.backend.operations = []
    return host
  }
}
