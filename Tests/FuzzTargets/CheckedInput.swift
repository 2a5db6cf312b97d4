import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import ParitySupport

/// An input with all findings of parser and checker.
struct CheckedInput {
  let bytes: [UInt8]
  let findings: [Diagnostic]
  let typed: TypedDocument

  var hasErrors: Bool { typed.hasErrors }

  init(_ bytes: [UInt8]) {
    var parser = MarkupParser(names: Self.names)
    parser.parse(bytes.span)
    var checker = RuleChecker()
    let requests = ImportRequest.all(in: parser.document)
    let imports: [ImportOutcome] = requests.map { request in
      switch request.source {
      case RandomLibrary.file: .module(Self.kit)
      case "input.layout.xml": .itself
      default: .unreadable(reason: "no such file")
      }
    }
    checker.check(
      parser.document, findings: parser.diagnostics, path: "input.layout.xml",
      requests: requests, imports: imports)
    self.bytes = parser.document.bytes
    findings = checker.diagnostics
    typed = checker.document
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  private static let names = NameTable(seeds: Schema.shared.names)

  /// The library that an input may import.
  private static let kit: Module = {
    var parser = MarkupParser(names: names)
    parser.parse(RandomLibrary.markup)
    var checker = RuleChecker()
    checker.check(parser.document, findings: parser.diagnostics, path: RandomLibrary.file)
    precondition(!checker.document.hasErrors, "the library of the fuzzers is a sound one")
    return Module(
      checker.signature(path: RandomLibrary.file),
      SourceText(name: RandomLibrary.file, text: RandomLibrary.markup), checker.document)
  }()
}
