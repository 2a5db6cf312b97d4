import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import Oracles

/// A file of strings, and what its words become with arguments.
enum StringsTarget {
  static func fault(_ bytes: [UInt8], named name: String) -> String? {
    let bytes = StringTable.utf8(bytes)
    for language in [nil, "pl", "de"] as [String?] {
      let read = StringTable.read(bytes, named: name, language: language)
      if let fault = FindingFault.of(read.findings, in: bytes) { return fault }
      guard let table = read.table else {
        if read.findings.isEmpty { return "refused without a finding" }
        continue
      }
      if let fault = fault(table, bytes, named: name) { return fault }
    }
    return nil
  }

  private static func fault(_ table: StringTable, _ bytes: [UInt8], named name: String) -> String? {
    let text = CutText(bytes)
    for (key, entry) in table.entries {
      if let fault = text.fault(of: entry.range) { return "of '\(key)', \(fault)" }
      for arguments in arguments {
        guard let words = table.words(for: key, arguments) else { return "no words for '\(key)'" }
        guard words == table.words(for: key, arguments) else {
          return "'\(key)' has many words"
        }
      }
    }
    let source = SourceText(name: name, bytes: bytes)
    _ = TranslationCheck.findings(in: document.typed, table, from: source) { _ in .at(0) }
    return nil
  }

  private static let arguments: [[TextArgument]] = [
    [], [.integer(0)], [.integer(3), .string("é")], [.string(""), .integer(.min)],
    [.integer(.max), .integer(21), .string("%@")],
  ]

  private static let document = CheckedInput(
    """
    <layout>
      <param name="n" type="Integer"/><param name="s" type="String"/>
      <stack direction="vertical">
        <text>Open</text><text>{n} likes</text><text>{s} of {n}</text>
        <text>a <span fontSize="9">b {n}</span></text>
      </stack>
    </layout>
    """)
}
