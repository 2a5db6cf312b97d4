import LayoutDiagnostics
import LayoutRules

/// The findings on a document as bytes, for builds that need not check the document again.
///
/// Offsets refer to the document's text in UTF-8, whose digest is stored with them. Findings that
/// depend on more than the document and its imports are never stored: import cycles, imports with
/// errors, and locations in other files. Builds store no errors either.
enum KeptFindings {
  /// Returns the findings on a text as bytes for ``findings(_:in:_:)``; nil if one of them must not
  /// be stored.
  static func bytes(
    of findings: [Diagnostic], in text: [UInt8], _ own: OwnRules, withErrors: Bool = false
  ) -> [UInt8]? {
    guard !findings.isEmpty else { return [] }
    var words = PartList()
    words.add(Digest(of: text.span).description)
    words.add(findings.count)
    for finding in findings {
      guard canBeKept(finding), withErrors || finding.severity != .error,
        id(named: finding.id.name, own) != nil
      else { return nil }
      words.add(finding)
    }
    return words.bytes
  }

  private static func canBeKept(_ finding: Diagnostic) -> Bool {
    finding.id != .importCycle && finding.id != .brokenImport
      && finding.related.allSatisfy { $0.source == nil }
  }

  private static func id(named name: String, _ own: OwnRules) -> DiagnosticID? {
    DiagnosticCatalog.id(named: name) ?? own.id(named: name)
  }

  /// Reads stored findings; nil if they do not belong to this text.
  static func findings(
    _ bytes: [UInt8], in text: [UInt8], _ own: OwnRules
  ) -> [Diagnostic]? {
    guard !bytes.isEmpty else { return [] }
    var words = PartReader(bytes[...])
    do throws(PartReader.Spoilt) {
      guard Digest(try words.string()) == Digest(of: text.span) else { return nil }
      return try words.list { words throws(PartReader.Spoilt) in
        try words.finding { id(named: $0, own) }
      }
    } catch {
      return nil
    }
  }
}

extension PartList {
  fileprivate mutating func add(_ finding: Diagnostic) {
    add(finding.id.name)
    add(finding.severity.rawValue)
    add(finding.message)
    add(finding.range)
    add(finding.label == nil ? 0 : 1)
    if let label = finding.label { add(label) }
    add(finding.related.count)
    for location in finding.related {
      add(location.message)
      add(location.range)
    }
    add(finding.fixes.count)
    for fix in finding.fixes {
      add(fix.title)
      add(fix.isSafe ? 1 : 0)
      add(fix.edits.count)
      for edit in fix.edits {
        add(edit.range)
        add(edit.replacement)
      }
    }
  }

  private mutating func add(_ range: SourceRange) {
    add(Int(range.start))
    add(Int(range.end))
  }
}

extension PartReader {
  fileprivate mutating func finding(
    _ id: (String) -> DiagnosticID?
  ) throws(Spoilt) -> Diagnostic {
    guard let id = id(try string()), let severity = Severity(rawValue: try string()) else {
      throw Spoilt()
    }
    return Diagnostic(
      id, severity, try string(), at: try range(), label: try number() == 0 ? nil : try string(),
      related: try list { words throws(Spoilt) in
        RelatedLocation(try words.string(), at: try words.range())
      },
      fixes: try list { words throws(Spoilt) in
        FixIt(
          try words.string(), isSafe: try words.number() != 0,
          edits: try words.list { words throws(Spoilt) in
            SourceEdit(try words.range(), try words.string())
          })
      })
  }

  private mutating func range() throws(Spoilt) -> SourceRange {
    guard let start = UInt32(exactly: try number()), let end = UInt32(exactly: try number()),
      start <= end
    else { throw Spoilt() }
    return SourceRange(start: start, end: end)
  }
}
