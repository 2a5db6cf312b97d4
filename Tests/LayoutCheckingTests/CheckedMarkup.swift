import LayoutDiagnostics
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

extension RuleChoice {
  /// The correctness rules and `unused-declaration`.
  ///
  /// Documents that show one word of the language have other findings, such as attributes without
  /// effect.
  static let meaning = RuleChoice { $0.group == .correctness || $0.name == "unused-declaration" }
}

/// A document, with the findings of the parser and the checker.
struct CheckedMarkup {
  let bytes: [UInt8]
  let markup: MarkupDocument
  /// The parser's findings about the document as XML.
  let markupFindings: [Diagnostic]
  /// All findings of the document.
  let findings: [Diagnostic]
  let typed: TypedDocument

  init(_ bytes: [UInt8], rules: RuleChoice = .standard) {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(bytes.span)
    var checker = RuleChecker()
    checker.rules = rules
    checker.check(parser.document, findings: parser.diagnostics)
    self.bytes = parser.document.bytes
    markup = parser.document
    markupFindings = parser.diagnostics
    findings = checker.diagnostics
    typed = checker.document
  }

  init(_ text: String, rules: RuleChoice = .standard) {
    self.init(Array(text.utf8), rules: rules)
  }

  /// Reads a file of rules, with the findings of its reader and of its examples.
  init(rules text: String) {
    var parser = MarkupParser()
    parser.parse(text)
    let reader = Self.reader(of: text)
    bytes = parser.document.bytes
    markup = parser.document
    markupFindings = parser.diagnostics
    let examples = reader.findings.isEmpty ? reader.rules.flatMap { $0.brokenExamples() } : []
    findings = (reader.findings + examples).sorted { $0.range.start < $1.range.start }
    typed = TypedDocument()
  }

  /// Returns the reader of a file of rules, after it has read the whole file.
  static func reader(of text: String) -> RuleFileReader {
    var parser = MarkupParser()
    parser.parse(text)
    return RuleFileReader(parser.document, findings: parser.diagnostics)
  }

  /// The findings as `severity(id) message`, for comparing and for failures.
  var lines: [String] {
    findings.map { "\($0.severity.rawValue)(\($0.id.name)) \($0.message)" }
  }
}
