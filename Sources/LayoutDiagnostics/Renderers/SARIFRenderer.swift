/// A renderer of findings as SARIF 2.1.0, which code-scanning services read.
package struct SARIFRenderer: Sendable {
  /// The version of layoutc that the report names.
  package var version: String

  package init(version: String) {
    self.version = version
  }

  /// Returns the whole log, one result a line.
  package func render(_ findings: [FileFindings]) -> String {
    let ids = usedIDs(in: findings)
    var prints = FingerprintCounter()
    var results: [String] = []
    for file in findings {
      for diagnostic in file.diagnostics {
        let index = ids.firstIndex(of: diagnostic.id) ?? 0
        let print = prints.fingerprint(of: diagnostic, in: file.source)
        results.append(result(diagnostic, rule: index, print, in: file.source).text)
      }
    }
    let rules = ids.map { rule($0).text }
    return """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
      "tool":{"driver":{"name":"layoutc","version":\(JSONValue.string(version).text),"rules":[
      \(rules.joined(separator: ",\n"))]}},
      "columnKind":"unicodeCodePoints",
      "results":[
      \(results.joined(separator: ",\n"))]}]}

      """
  }

  private func usedIDs(in findings: [FileFindings]) -> [DiagnosticID] {
    Set(findings.flatMap { $0.diagnostics.map(\.id) }).sorted { $0.name < $1.name }
  }

  private func rule(_ id: DiagnosticID) -> JSONValue {
    let entry = id.entry
    let tags = entry.group.map { [JSONValue.string($0.rawValue)] } ?? []
    return [
      "id": .string(id.name),
      "shortDescription": ["text": .string(entry.summary)],
      "fullDescription": ["text": .string(entry.explanation)],
      "help": [
        "text": .string(entry.explanation),
        "markdown": .string(entry.markdown),
      ],
      "defaultConfiguration": [
        "enabled": .bool(entry.isOnByDefault), "level": .string(entry.severity.rawValue),
      ],
      // Findings without a rule cannot be turned off; they get the tag `language`.
      "properties": ["tags": .array(tags.isEmpty ? [.string("language")] : tags)],
    ]
  }

  private func result(
    _ diagnostic: Diagnostic,
    rule: Int,
    _ fingerprint: String,
    in source: SourceText,
  ) -> JSONValue {
    let proof = diagnostic.proof.map { [("properties", JSONValue.members([("proof", $0)]))] } ?? []
    return .members(members(of: diagnostic, rule: rule, fingerprint, in: source) + proof)
  }

  private func members(
    of diagnostic: Diagnostic, rule: Int, _ fingerprint: String, in source: SourceText
  ) -> [(String, JSONValue)] {
    [
      ("ruleId", .string(diagnostic.id.name)),
      ("ruleIndex", .integer(rule)),
      // The names of the levels are those of the severities.
      ("level", .string(diagnostic.severity.rawValue)),
      // Few viewers show more than the message, so it includes the label.
      ("message", ["text": .string(diagnostic.sentence)]),
      ("locations", [["physicalLocation": location(diagnostic.range, in: source)]]),
      (
        "relatedLocations",
        .array(
          diagnostic.related.enumerated().map { index, related in
            [
              "id": .integer(index + 1),
              "message": ["text": .string(related.message)],
              "physicalLocation": location(related.range, in: related.source ?? source),
            ]
          })
      ),
      ("partialFingerprints", ["layoutcFinding/v1": .string(fingerprint)]),
      // SARIF requires a replacement in each fix, so repairs without edits are omitted.
      (
        "fixes",
        .array(diagnostic.fixes.filter { !$0.edits.isEmpty }.map { fix($0, in: source) })
      ),
    ]
  }

  private func fix(_ fix: FixIt, in source: SourceText) -> JSONValue {
    let replacements = fix.edits.map { edit -> JSONValue in
      [
        "deletedRegion": region(edit.range, in: source),
        "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": [
        ["artifactLocation": artifact(source), "replacements": .array(replacements)]
      ],
    ]
  }

  private func location(_ range: SourceRange, in source: SourceText) -> JSONValue {
    ["artifactLocation": artifact(source), "region": region(range, in: source)]
  }

  private func artifact(_ source: SourceText) -> JSONValue {
    ["uri": .string(URIReference.path(source.name))]
  }

  private func region(_ range: SourceRange, in source: SourceText) -> JSONValue {
    let start = source.position(of: range.start)
    let end = source.position(of: max(range.start, range.end))
    return [
      "startLine": .integer(start.line),
      "startColumn": .integer(start.column),
      "endLine": .integer(end.line),
      "endColumn": .integer(end.column),
    ]
  }
}
