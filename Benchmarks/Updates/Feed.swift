// Made by layoutc from feed.layout.xml. Do not edit: it will be made again.

public import LayoutEngine

/// The layout of `feed.layout.xml`.
public struct Feed: LayoutEngine.LayoutDocument, Equatable {
  /// The parameter `title`.
  public var title: String
  /// The parameter `posts`.
  public var posts: [Feed.Post]
  /// The parameter `isCompact`.
  public var isCompact: Bool

  /// Creates the document with a value for each parameter.
  public init(title: String, posts: [Feed.Post], isCompact: Bool = false) {
    self.title = title
    self.posts = posts
    self.isCompact = isCompact
  }

  /// Adds the document's elements.
  public func build(into root: inout Children<NoPlacement>) {
    root.scroll(ScrollSpec(axis: .vertical)) { (scroll: inout Children<NoPlacement>) in
      scroll.stack(StackSpec(direction: .vertical)) { (column: inout Children<StackItem>) in
        #sourceLocation(file:"feed.layout.xml",line:27)
        column.text(
          TextSpec(content: .verbatim(title), fontSize: 28, fontWeight: .bold),
          id: ID.title)
        #sourceLocation(file:"feed.layout.xml",line:28)
        for post in posts {
          column.item(
            key: .integer(post.number),
            dependingOn: post,
            isCompact,
            site: RowSite(Self.self, 0)
          ) { (column: inout Children<StackItem>) in
            #sourceLocation(file:"feed.layout.xml",line:29)
            column.inset(
              InsetSpec(
                insets: .uniform(
                  .points(Expressions.signedPoints(isCompact ? Feed.gutter / 2 : Feed.gutter))))
            ) { (inset: inout Children<NoPlacement>) in
              #sourceLocation(file:"feed.layout.xml",line:30)
              inset.stack(
                StackSpec(direction: .horizontal, spacing: Expressions.points(Feed.gutter))
              ) { (row: inout Children<StackItem>) in
                row.image(
                  ImageSpec(source: .asset("person")),
                  size: .points(40, 40),
                  style: ElementStyle(cornerRadius: 20))
                row.stack(
                  StackSpec(direction: .vertical, spacing: 6),
                  as: StackItem(flexGrow: 1, flexShrink: 1)
                ) { (column2: inout Children<StackItem>) in
                  column2.stack(
                    StackSpec(direction: .horizontal, spacing: 8, alignItems: .baselineFirst)
                  ) { (row2: inout Children<StackItem>) in
                    #sourceLocation(file:"feed.layout.xml",line:34)
                    row2.text(
                      TextSpec(content: .verbatim(post.author), fontWeight: .semibold, maxLines: 1),
                      as: StackItem(flexShrink: 1),
                      id: ID.authors)
                    #sourceLocation(file:"feed.layout.xml",line:35)
                    row2.text(
                      TextSpec(
                        content: .verbatim(post.time),
                        fontSize: 13,
                        color: .rgba(0x5B64_72FF)))
                  }
                  #sourceLocation(file:"feed.layout.xml",line:37)
                  column2.text(TextSpec(content: .verbatim(post.text), maxLines: 6), id: ID.texts)
                  #sourceLocation(file:"feed.layout.xml",line:38)
                  if let picture = post.picture {
                    column2.image(
                      ImageSpec(source: picture),
                      size: ElementSize(height: .points(180)),
                      style: ElementStyle(cornerRadius: 12))
                  }
                  column2.stack(
                    StackSpec(direction: .horizontal, spacing: 24)
                  ) { (row2: inout Children<StackItem>) in
                    #sourceLocation(file:"feed.layout.xml",line:40)
                    row2.component(
                      Feed.Count(symbol: ImageSource.asset("heart"), count: post.likes),
                      over: RootOverrides(opacity: Expressions.fraction(post.isLiked ? 1 : 0.6)))
                    #sourceLocation(file:"feed.layout.xml",line:41)
                    row2.component(
                      Feed.Count(symbol: ImageSource.asset("bubble"), count: post.replies))
                    row2.spacer()
                    row2.text(TextSpec(content: "Share", fontSize: 13, color: .rgba(0x5B64_72FF)))
                  }
                }
              }
            }
          }
        }
      }
    }
    #sourceLocation()
  }
}

extension Feed {
  /// The elements that have an id.
  public struct Outlets: LayoutOutlets {
    private let frames: OutletFrames

    /// The `text` of this id.
    public var title: Outlet { frames[ID.title.rawValue] }
    /// The `text` of this id, once for each time that it is repeated.
    public var authors: OutletList<Outlet> { frames.all(ID.authors.rawValue) }
    /// The `text` of this id, once for each time that it is repeated.
    public var texts: OutletList<Outlet> { frames.all(ID.texts.rawValue) }

    /// Takes the outlets by number.
    public init(_ frames: OutletFrames) {
      self.frames = frames
    }

    /// The names of the ids, by their numbers.
    public nonisolated static let names: [String] = ["title", "authors", "texts"]
  }

  private nonisolated enum ID {
    static let title: ElementID = 0
    static let authors: ElementID = 1
    static let texts: ElementID = 2
  }
}

extension Feed {
  /// The constant `gutter`, in points.
  private static let gutter: Double = 12

  /// The record `Post`.
  public nonisolated struct Post: Equatable, Sendable {
    /// The field `number`.
    public var number: Int
    /// The field `author`.
    public var author: String
    /// The field `time`.
    public var time: String
    /// The field `text`.
    public var text: String
    /// The field `picture`.
    public var picture: ImageSource?
    /// The field `likes`.
    public var likes: Int
    /// The field `replies`.
    public var replies: Int
    /// The field `isLiked`.
    public var isLiked: Bool

    /// Creates the document with a value for each parameter.
    public init(
      number: Int,
      author: String,
      time: String,
      text: String,
      picture: ImageSource? = nil,
      likes: Int,
      replies: Int,
      isLiked: Bool,
    ) {
      self.number = number
      self.author = author
      self.time = time
      self.text = text
      self.picture = picture
      self.likes = likes
      self.replies = replies
      self.isLiked = isLiked
    }
  }

  /// The component `Count`.
  public struct Count: LayoutDocument {
    /// The parameter `symbol`.
    public var symbol: ImageSource
    /// The parameter `count`.
    public var count: Int

    /// Creates the document with a value for each parameter.
    public init(symbol: ImageSource, count: Int) {
      self.symbol = symbol
      self.count = count
    }

    /// Adds the component's element.
    public func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .horizontal, spacing: 4, alignItems: .center)
      ) { (row: inout Children<StackItem>) in
        #sourceLocation(file:"feed.layout.xml",line:21)
        row.image(ImageSpec(source: symbol), size: .points(16, 16))
        #sourceLocation(file:"feed.layout.xml",line:22)
        row.text(
          TextSpec(content: "\(count)", fontSize: 13, color: .rgba(0x5B64_72FF)),
          id: ID.number)
      }
      #sourceLocation()
    }

    /// The elements that have an id.
    public struct Outlets: LayoutOutlets {
      private let frames: OutletFrames

      /// The `text` of this id.
      public var number: Outlet { frames[ID.number.rawValue] }

      /// Takes the outlets by number.
      public init(_ frames: OutletFrames) {
        self.frames = frames
      }

      /// The names of the ids, by their numbers.
      public nonisolated static let names: [String] = ["number"]
    }

    private nonisolated enum ID {
      static let number: ElementID = 0
    }
  }
}

// The engine's types, whatever else the module calls so.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Feed {
  public typealias Children = LayoutEngine.Children
  public typealias ImageSource = LayoutEngine.ImageSource
  public typealias LayoutDocument = LayoutEngine.LayoutDocument
  public typealias LayoutOutlets = LayoutEngine.LayoutOutlets
  public typealias NoPlacement = LayoutEngine.NoPlacement
  public typealias Outlet = LayoutEngine.Outlet
  public typealias OutletFrames = LayoutEngine.GeneratedCode.OutletFrames
  public typealias OutletList = LayoutEngine.OutletList
  private typealias ElementID = LayoutEngine.ElementID
  private typealias ElementSize = LayoutEngine.ElementSize
  private typealias ElementStyle = LayoutEngine.ElementStyle
  private typealias Expressions = LayoutEngine.Expressions
  private typealias ImageSpec = LayoutEngine.ImageSpec
  private typealias InsetSpec = LayoutEngine.InsetSpec
  private typealias RootOverrides = LayoutEngine.RootOverrides
  private typealias RowSite = LayoutEngine.GeneratedCode.RowSite
  private typealias ScrollSpec = LayoutEngine.ScrollSpec
  private typealias StackItem = LayoutEngine.StackItem
  private typealias StackSpec = LayoutEngine.StackSpec
  private typealias TextSpec = LayoutEngine.TextSpec
}
