/// A command line with very many documents, such as a shell makes of `*.layout.xml`.
///
/// The parser's time grows with the square of the number of arguments: three seconds for ten
/// thousand. Arguments that end like a document and are no options need no parsing, so only the
/// first of them is passed to the parser.
struct LongArgumentList {
  /// The arguments for the parser.
  let forParser: [String]
  /// All documents in order.
  ///
  /// The first is also passed to the parser.
  private let documents: [String]

  /// The number of arguments up to which the parser gets all of them.
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

  /// Replaces the first document in the parsed paths with all documents.
  func completing(_ paths: [String]) -> [String] {
    guard let first = documents.first, let place = paths.firstIndex(of: first) else { return paths }
    return paths[..<place] + documents + paths[(place + 1)...]
  }
}
