import LayoutEngine
import LayoutGTK
import LayoutViews

/// A feed to which posts are added and from which posts are removed.
@MainActor
final class FeedScreen {
  /// The view that shows the feed.
  let view: LayoutView<Feed>
  private(set) var posts: [Feed.Post] {
    didSet { view.update(Feed(posts: posts), animatedFor: 0.2) }
  }
  private var nextID: Int

  init(posts count: Int) {
    posts = (0..<count).map { Feed.Post(number: $0) }
    nextID = count
    view = LayoutView(Feed(posts: posts), assets: .sample)

    view.host.onTap(\.insert) { [unowned self] in insert() }
    view.host.onTap(\.delete) { [unowned self] in delete() }
    view.host.onTap(\.rotate) { [unowned self] in rotate() }
    view.host.onTap(\.like) { [unowned self] place in like(place) }
  }

  /// Inserts a new post at the beginning.
  func insert() {
    posts.insert(Feed.Post(number: nextID), at: 0)
    nextID += 1
  }

  /// Removes the first post.
  func delete() {
    if !posts.isEmpty { posts.removeFirst() }
  }

  /// Moves the first post to the end.
  func rotate() {
    if !posts.isEmpty { posts.append(posts.removeFirst()) }
  }

  private func like(_ place: Int) {
    posts[place].isLiked.toggle()
    posts[place].likes += posts[place].isLiked ? 1 : -1
  }
}

extension Feed.Post {
  /// Creates a post whose content depends only on its number.
  init(number: Int) {
    let author = Self.authors[number % Self.authors.count]
    // Vary the length of texts, so that rows have different heights.
    let sentences = (0...number % 3).map {
      Self.sentences[(number * 5 + $0 * 3) % Self.sentences.count]
    }
    self.init(
      id: number, author: author.name, initials: author.initials, tint: .rgba(author.color),
      words: sentences.joined(separator: " "), likes: number * 7 % 40, isLiked: false)
  }

  private static let authors: [(name: String, initials: String, color: UInt32)] = [
    ("Maya Lindqvist", "ML", 0x2563_EBFF), ("Jonas Berg", "JB", 0xD977_06FF),
    ("Amira Haddad", "AH", 0x0D94_88FF), ("Noor de Vries", "NV", 0xDB27_77FF),
    ("أميرة حداد", "أح", 0x7C3A_EDFF), ("田中 由紀", "田中", 0x4D7C_0FFF),
  ]

  private static let sentences = [
    "The gate of Lapland, eleven in the evening, and still enough light to read by.",
    "Coffee first.",
    "Whoever left the blue bicycle at the harbour: it has a new chain now, and it is still there.",
    "Rain until Thursday.",
    "We measured the old bridge again, and it has not moved since the spring of last year.",
    "A quiet morning, apart from the geese.",
    "The bakery opens at six; at ten past six the cardamom buns are gone.",
  ]
}
