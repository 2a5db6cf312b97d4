import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import Oracles

/// A file of strings, and its texts with arguments.
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
    let check = TranslationCheck(document.typed, [table], in: SourceText(name: "a", bytes: [])) {
      _ in .at(0)
    }
    for finding in check.words {
      if let fault = text.fault(of: finding.range) { return "of a finding, \(fault)" }
    }
    return StringTable.isCatalog(name) ? faultOfEdit(bytes) : nil
  }

  /// Returns the fault of updating a catalog, if any: a second update must change nothing.
  private static func faultOfEdit(_ bytes: [UInt8]) -> String? {
    let keys: Set<String> = ["Open", "a \"quoted\" \\ key\n", "%lld likes"]
    guard let edit = CatalogEdit.make(bytes, keys: keys).edit else { return nil }
    guard let again = CatalogEdit.make(edit.bytes, keys: keys).edit else {
      return "an edit that breaks the catalog"
    }
    return again.isCurrent && again.bytes == edit.bytes ? nil : "an edit that is not all"
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
