import Foundation
import ParitySupport
import TestSupport
import Testing

/// Loops over values of an app's own types: which rows are rebuilt, and where Swift reports
/// mistakes.
struct HostTypeTests {
  private let folder: TemporaryFolder
  private let toolchain = ParityToolchain()

  init() throws { folder = try TemporaryFolder() }

  /// Rows of posts: a list of them, and lists of records with a post, an optional, a list, or
  /// another record as a field.
  private static let rows = [
    (
      fields: "", list: "[Post]", row: "{row.title}", key: "row.title",
      values: "[Post(\"a\"), Post(\"b\")]"
    ),
    (
      fields: """
      <record name="Entry">
        <field name="id" type="Integer"/>
        <field name="post" type="Post"/>
        <field name="last" type="Post?"/>
        <field name="others" type="[Post]"/>
      </record>
      """, list: "[Entry]", row: "{row.post.title}{count(row.others)}", key: "row.id",
      values: "[Feed.Entry(id: 1, post: Post(\"a\"), last: Post(\"b\"), others: [Post(\"c\")])]"
    ),
    (
      fields: """
      <record name="Inner"><field name="post" type="Post"/></record>
      <record name="Entry">
        <field name="id" type="Integer"/>
        <field name="inner" type="Inner"/>
      </record>
      """, list: "[Entry]", row: "{row.inner.post.title}", key: "row.id",
      values: "[Feed.Entry(id: 1, inner: Feed.Inner(post: Post(\"a\")))]"
    ),
  ]

  private func build(_ number: Int, in file: String = "feed.layout.xml") throws -> [String] {
    let rows = Self.rows[number]
    try folder.write(
      """
      <layout name="Feed">
        <record name="Post" class="Post"><field name="title" type="String"/></record>
        \(rows.fields.replacing("\n", with: ""))
        <param name="rows" type="\(rows.list)"/>
        <param name="mark" type="String" default="-"/>
        <stack direction="vertical">
          <for each="row" in="{rows}" key="{\(rows.key)}">
            <text>{mark}\(rows.row)</text>
          </for>
        </stack>
      </layout>
      """, to: "in/\(file)")
    let outcome = try BuiltCommand(in: folder.url).run(
      ["build", "in", "-o", "out", "--full-paths", "--access", "internal"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return [folder.path("out/feed.layout.swift")]
  }

  /// The source of a post that counts how often its title is read, which is when its row is built
  /// or its key is needed.
  private static func post(_ protocols: String) -> String {
    """
    struct Post: \(protocols) {
      nonisolated(unsafe) static var made = 0
      let words: String
      init(_ words: String) { self.words = words }
      var title: String {
        Post.made += 1
        return words
      }
    }

    """
  }

  @Test(arguments: rows.indices, [true, false])
  func rowsAreMadeAgainUnlessTheyCanBeCompared(_ number: Int, isEquatable: Bool) throws {
    var files = try build(number)
    files.append(
      try folder.write(
        Self.post(isEquatable ? "Sendable, Equatable" : "Sendable")
          + """
          @main struct Program {
            static func main() {
              let rows: @Sendable () -> \(Self.rows[number].list.replacing("[Entry]", with: "[Feed.Entry]"))
                = { \(Self.rows[number].values) }
              var feed = RunningLayout(Feed(rows: rows()), in: .width(300))
              let first = Post.made
              feed.update(Feed(rows: rows()))
              let second = Post.made - first
              feed.update(Feed(rows: rows(), mark: "+"))
              print(first, second, Post.made - first - second)
            }
          }

          """.replacing("@main", with: "import LayoutEngine\n\n@main"), to: "Program.swift"))
    let program = folder.url.appending(path: "program")
    try toolchain.compile(files, to: program, strictly: false)
    let counts = try toolchain.run(program, []).split { $0.isWhitespace }.compactMap { Int($0) }
    try #require(counts.count == 3)
    // Reading a key does not make a row.
    let keys = Self.rows[number].key == "row.title" ? 2 : 0
    #expect(counts[1] == (isEquatable ? keys : counts[0]))
    #expect(counts[2] == counts[0])
  }

  /// Swift warns once, at the declaration of a type that is not equatable, and not at all for an
  /// equatable type.
  @Test(arguments: rows.indices, [true, false])
  func whatCannotBeComparedIsToldAtItsDeclaration(_ number: Int, isEquatable: Bool) throws {
    var files = try build(number)
    files.append(
      try folder.write(
        Self.post(isEquatable ? "Sendable, Equatable" : "Sendable"), to: "Post.swift"))
    let complaints = findings(
      try toolchain.complaints(
        files,
        ["-swift-version", "6", "-I", toolchain.modules]))
    #expect(
      complaints
        == (isEquatable
          ? []
          : [
            "2: error: 'compared' is deprecated: not Equatable, so its rows are made anew in each update"
          ]))
  }

  /// Swift reports a type that is not `Sendable` where a parameter or a field of the document has
  /// that type.
  @Test(arguments: rows.indices)
  func whatIsNotSendableIsToldInTheDocument(_ number: Int) throws {
    var files = try build(number)
    files.append(
      try folder.write(
        """
        final class Post: Equatable {
          var title = ""
          init(_ title: String) { self.title = title }
          static func == (one: Post, other: Post) -> Bool { one.title == other.title }
        }
        """, to: "Post.swift"))
    let complaints = findings(
      try toolchain.complaints(files, ["-swift-version", "6", "-I", toolchain.modules]))
    let line = number == 0 ? 4 : 3
    #expect(complaints.contains { $0.hasPrefix("\(line): error: stored property") })
    #expect(
      complaints.allSatisfy { $0.contains(#/^\d+: error: .*Sendable/#) }, "\(complaints)")
  }

  /// The diagnostics by line of the document.
  ///
  /// Those in other files begin with the file's name.
  private func findings(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.contains(#/: (?:error|warning): /#) }.map { line in
      String(line).replacing(#/^.*feed\.layout\.xml:(\d+):\d+:/#) { "\($0.1):" }
        .replacing(" [#DeprecatedDeclaration]", with: "")
    }
  }
}
