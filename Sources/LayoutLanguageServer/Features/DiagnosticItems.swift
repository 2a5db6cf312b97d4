import LayoutCompiler
import LayoutDiagnostics
import LayoutRules

/// Writes findings as the protocol does.
struct DiagnosticItems {
  private let client: ClientCapabilities

  init(_ client: ClientCapabilities) { self.client = client }

  /// Returns the findings of an open document on itself.
  func items(_ checked: LiveDocument, in document: OpenDocument) -> [JSONValue] {
    items(
      checked.findings, document.positions,
      SourceText(name: document.path, bytes: document.text), uri: document.uri)
  }

  /// Returns the findings on a file that need not be open.
  func items(_ findings: [Diagnostic], in source: SourceText) -> [JSONValue] {
    items(
      findings, TextPositions(source.bytes ?? [], client.encoding), source,
      uri: DocumentURI.uri(of: source.name))
  }

  private func items(
    _ findings: [Diagnostic], _ positions: TextPositions, _ source: SourceText, uri: String
  ) -> [JSONValue] {
    var prints = FingerprintCounter()
    return findings.map { finding in
      var members: [(String, JSONValue)] = [
        ("range", positions.json(finding.range)),
        ("severity", .integer(finding.severity.number)),
        ("code", .string(finding.id.name)),
        ("source", "layoutc"),
        ("message", .string(finding.sentence)),
      ]
      // The page has no rules of a project's own.
      if client.takesCodeDescriptions, let page = client.findingsPage,
        DiagnosticCatalog.id(named: finding.id.name) != nil
      {
        members.append(("codeDescription", ["href": .string("\(page)#\(finding.id.name)")]))
      }
      if client.takesTags, let tag = finding.id.tag {
        members.append(("tags", [.integer(tag)]))
      }
      if client.takesRelatedInformation, !finding.related.isEmpty {
        members.append(
          ("relatedInformation", .array(finding.related.map { related($0, positions, uri) })))
      }
      if client.takesDiagnosticData {
        let print = prints.fingerprint(of: finding, in: source)
        let fixes = finding.fixes.map { fix -> JSONValue in
          ["title": .string(fix.title), "isSafe": .bool(fix.isSafe)]
        }
        members.append(("data", ["fingerprint": .string(print), "fixes": .array(fixes)]))
      }
      return .members(members)
    }
  }

  private func related(
    _ place: RelatedLocation, _ positions: TextPositions, _ uri: String
  ) -> JSONValue {
    var (positions, uri) = (positions, uri)
    if let source = place.source {
      positions = TextPositions(source.bytes ?? [], client.encoding)
      uri = DocumentURI.uri(of: source.name)
    }
    return [
      "location": ["uri": .string(uri), "range": positions.json(place.range)],
      "message": .string(place.message),
    ]
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension DiagnosticID {
  /// How an editor shows the text that a finding marks: 1 for text without effect, 2 for text that
  /// is out of date.
  fileprivate var tag: Int? {
    if Self.unnecessary.contains(name) || name.hasPrefix("idle-") { return 1 }
    return Self.deprecated.contains(name) ? 2 : nil
  }

  private static let unnecessary: Set<String> = [
    "unused-declaration", "unused-shared-declaration", "unused-suppression", "dead-branch",
    "redundant-default", "redundant-align-self", "unread-attribute", "overridden-style",
  ]
  private static let deprecated: Set<String> = ["legacy-spelling", "mklayout-spelling"]
}
