/// A renderer of findings as one JSON document: `findings` in order, then a `summary`.
package struct JSONRenderer: Sendable {
  package init() {}

  /// Returns the whole document, one finding a line; `files` is the number of checked documents.
  package func render(_ findings: [FileFindings], files: Int) -> String {
    let summary = FindingsSummary(of: findings, files: files)
    let lines = findings.flatMap { file in
      file.diagnostics.map { value(of: $0, in: file.source).text }
    }
    let list = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n"
    return "{\"findings\":[\(list)],\"summary\":\(value(of: summary).text)}\n"
  }

  /// Returns the JSON of one finding, for documents that contain findings among other things.
  ///
  /// The members `label` and `proof` are present only if the finding has them. The member
  /// `explanation` is present only if there is no repair: a program has nothing else to go by.
  package func value(of diagnostic: Diagnostic, in source: SourceText) -> JSONValue {
    let message: [(String, JSONValue)] = [
      ("rule", .string(diagnostic.id.name)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
    ]
    let label = diagnostic.label.map { [("label", JSONValue.string($0))] } ?? []
    let rest: [(String, JSONValue)] = [
      ("file", .string(source.name)),
      ("range", value(of: diagnostic.range, in: source)),
      (
        "related",
        .array(
          diagnostic.related.map { related in
            [
              "message": .string(related.message),
              "file": .string((related.source ?? source).name),
              "range": value(of: related.range, in: related.source ?? source),
            ]
          })
      ),
      ("fixes", .array(diagnostic.fixes.map { value(of: $0, in: source) })),
    ]
    let explanation =
      diagnostic.fixes.isEmpty
      ? [("explanation", JSONValue.string(diagnostic.id.entry.explanation))] : []
    let proof = diagnostic.proof.map { [("proof", $0)] } ?? []
    return .members(message + label + rest + explanation + proof)
  }

  private func value(of fix: FixIt, in source: SourceText) -> JSONValue {
    [
      "title": .string(fix.title),
      "safe": .bool(fix.isSafe),
      "edits": .array(
        fix.edits.map { edit in
          [
            "range": value(of: edit.range, in: source),
            "replacement": .string(edit.replacement),
          ]
        }),
    ]
  }

  private func value(of range: SourceRange, in source: SourceText) -> JSONValue {
    [
      "start": value(of: source.position(of: range.start)),
      "end": value(of: source.position(of: max(range.start, range.end))),
    ]
  }

  private func value(of position: SourcePosition) -> JSONValue {
    [
      "line": .integer(position.line),
      "column": .integer(position.column),
      "offset": .integer(position.offset),
    ]
  }

  private func value(of summary: FindingsSummary) -> JSONValue {
    [
      "files": .integer(summary.files),
      "errors": .integer(summary.errors),
      "warnings": .integer(summary.warnings),
      "notes": .integer(summary.notes),
    ]
  }
}
