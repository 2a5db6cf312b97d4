/// A command line with a great many documents, such as a shell makes of `*.layout.xml`.
///
/// The parser takes time in the square of its arguments: three seconds for ten thousand. What ends
/// like a document and is no option needs no parsing, so of many only the first is shown to it.
struct LongArgumentList {
  /// What the parser is to read.
  let forParser: [String]
  /// The first document, which the parser reads, and those that go around it, in their order.
  private let documents: [String]

  /// So many arguments cost the parser nothing worth saving.
  private static let few = 64

  init(_ arguments: [String]) {
    guard arguments.count > Self.few else {
      forParser = arguments
      documents = []
      return
    }
    documents = arguments.filter(Self.isDocument)
    var isFirst = true
    forParser = arguments.filter { argument in
      guard Self.isDocument(argument) else { return true }
      defer { isFirst = false }
      return isFirst
    }
  }

  /// The arguments of this process.
  static let ofProcess = LongArgumentList(Array(CommandLine.arguments.dropFirst()))

  private static func isDocument(_ argument: String) -> Bool {
    argument.hasSuffix(".layout.xml") && !argument.hasPrefix("-")
  }

  /// The paths that the parser read, with those around it where they belong.
  func completing(_ paths: [String]) -> [String] {
    guard let first = documents.first, let place = paths.firstIndex(of: first) else { return paths }
    return paths[..<place] + documents + paths[(place + 1)...]
  }
}
