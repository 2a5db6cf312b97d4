import LayoutModel
import LayoutSchema

// The words that inputs are made from, taken from the schema.
extension FuzzTarget {
  /// A dictionary in libFuzzer's format, a word a line.
  package var dictionary: String {
    var seen: Set<String> = []
    return words.filter { !$0.isEmpty && $0.utf8.count <= 64 && seen.insert($0).inserted }
      .map { "\"\(Self.escaped($0))\"\n" }.joined()
  }

  private var words: [String] {
    switch self {
    case .xml: Self.tags + Self.signs
    case .check, .layout, .build, .format, .server, .edits:
      Self.tags + Self.signs + Self.valueWords + Self.operators
    case .values: Self.valueWords
    case .expressions: Self.operators + Self.choices
    case .data: Self.json + Self.dataNames
    case .strings: Self.placeholders + ["\" = \"", "\";", "/*", "*/", "//", "\\U00e9", "\\\""]
    case .catalog: Self.json + Self.placeholders + Self.catalogWords
    case .pack, .trees: []
    }
  }

  private static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case 0x20..<0x7F: String(Unicode.Scalar(byte))
      default: "\\x" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
    }
    .joined()
  }

  private static let signs = [
    "<!--", "-->", "<![CDATA[", "]]>", "<?xml version=\"1.0\"?>", "<?pi ?>", "&amp;", "&lt;",
    "&#65;", "&#x1F600;", "&quot;", "&nbsp;", "/>", "=\"\"", "xmlns:item=\"urn:x\"", "item:",
    "<!DOCTYPE ",
    "\u{FEFF}", "encoding=\"UTF-16\"", "encoding=\"latin1\"", "\r\n", "é", "\u{1F600}",
  ]

  private static let tags: [String] = {
    let elements = ElementKind.allCases.map(\.name) + ForeignWords.everyElement
    let attributes = AttributeName.allCases.map(\.name) + ForeignWords.everyAttribute
    return elements.flatMap { ["<\($0)", "</\($0)>"] } + attributes.map { " \($0)=\"" }
      + MKLayoutDialect.attributes.map { " \($0.word)=\"" }
      + LegacySpellings.elements.map { "<\($0.word)" }
  }()

  private static let choices: [String] = Schema.shared.attributes.flatMap { row -> [String] in
    switch row.type {
    case .choice(let words): words
    case .flags(let words, let none): words + (none.map { [$0] } ?? [])
    default: []
    }
  }

  private static let valueWords =
    choices + ForeignWords.everyValue
    + Schema.shared.attributes.flatMap { $0.type.examples + $0.type.counterExamples }

  private static let operators =
    BinaryOperator.allCases.map { " \($0.rawValue) " }
    + ExpressionFunction.allCases.map { "\($0.name)(" }
    + ["{", "}", " ? ", " : ", " ?? ", "not ", "nil", ".", "(", ")", ", ", "12pt", "40%", "#FFF"]
    + ["9223372036854775807", "0.1", "'a'", "asset:A", "symbol:a", "user.name", "note", "limit"]
    + [
      "String", "Text", "Number", "Integer", "Bool", "Points", "Percent", "Color", "Image", "Ratio",
    ]
    + ["Insets", "Choice", "[String]", "User?", "$", "true", "false", "number", "count1", "words"]

  private static let json = [
    "{", "}", "[", "]", ":", ",", "\"", "true", "false", "null", "-0", "1e5", "0.5", "1E+400",
    "\\u00e9", "\\ud83d\\ude00", "\\\"", "\\n", "{\"a\":",
  ]

  private static let placeholders = [
    "%lld", "%@", "%1$@", "%2$lld", "%%", "%d", "%0$@", "%99999999999$@", "%#@n@", "%.2f",
  ]

  private static let dataNames = ["s", "n", "i", "row", "rows", "title", "leaves", "on"]
    .map { "\"\($0)\"" }

  private static let catalogWords = [
    "strings", "sourceLanguage", "localizations", "stringUnit", "value", "variations", "plural",
    "device", "zero", "one", "two", "few", "many", "other", "de", "pl", "en",
  ].map { "\"\($0)\"" }
}
