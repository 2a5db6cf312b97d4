import LayoutDiagnostics
import LayoutSchema
import LayoutSemantics
import LayoutXML

extension RuleChoice {
  /// The rules about what a document means, without those about what it does in vain: documents that
  /// show one word of the language do little else.
  static let meaning = RuleChoice { $0.group == .correctness || $0.name == "unused-declaration" }
}

/// A document with all that parser and checker say of it.
struct CheckedMarkup {
  let bytes: [UInt8]
  let markup: MarkupDocument
  /// What is wrong with it as XML.
  let markupFindings: [Diagnostic]
  /// All that is wrong with it.
  let findings: [Diagnostic]
  let typed: TypedDocument

  init(_ bytes: [UInt8], rules: RuleChoice = .standard) {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(bytes.span)
    var checker = Checker()
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

  /// A file of rules with all that its reader says of it, and of its examples.
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

  /// The reader of a file of rules, at its end.
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
