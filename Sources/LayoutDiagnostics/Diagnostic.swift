/// One finding: what is so, where, which declaration explains it, and what could be done.
///
/// Messages are lower case, name the thing in single quotes and end without a full stop; the repair
/// is a ``FixIt``, never a clause of the message.
package struct Diagnostic: Equatable, Sendable {
  package var id: DiagnosticID
  package var severity: Severity
  package var message: String
  /// What the carets stand under: exactly what is wrong, nothing beside it.
  package var range: SourceRange
  /// What the carets say, where that is more than the message does.
  package var label: String?
  package var related: [RelatedLocation]
  package var fixes: [FixIt]
  /// What it is about, where neither its kind nor its range tells; nobody shows it.
  package private(set) var subject: Subject?

  /// What else a finding is about, for those who answer it or drop it once all are known.
  package enum Subject: Equatable, Sendable {
    /// An attribute that is missing.
    case attribute(String)
    /// A condition that is missing, for which there are several attributes.
    case condition
    /// A component that has no place for what the range names.
    case component(String)
    /// A name that is near to one which the author declared.
    case nearDeclaration
    /// A declaration behind the root element.
    case behindRoot
  }

  package init(
    _ id: DiagnosticID,
    _ severity: Severity?,
    _ message: String,
    at range: SourceRange,
    label: String? = nil,
    related: [RelatedLocation] = [],
    fixes: [FixIt] = [],
  ) {
    self.id = id
    self.severity = severity ?? id.severity
    self.message = message
    self.range = range
    self.label = label
    self.related = related
    self.fixes = fixes
  }

  /// A finding of the severity that its catalog row names.
  package init(
    _ id: DiagnosticID,
    _ message: String,
    at range: SourceRange,
    label: String? = nil,
    related: [RelatedLocation] = [],
    fixes: [FixIt] = [],
  ) {
    self.init(id, nil, message, at: range, label: label, related: related, fixes: fixes)
  }

  /// The repair that is made where nobody chooses: the first that is shown, and no other.
  package var firstRepair: FixIt? { fixes.first.flatMap { $0.edits.isEmpty ? nil : $0 } }

  /// That repair where it is safe.
  package var safeRepair: FixIt? { firstRepair.flatMap { $0.isSafe ? $0 : nil } }

  /// The finding with what it is about.
  package func about(_ subject: Subject) -> Diagnostic {
    var finding = self
    finding.subject = subject
    return finding
  }
}

/// A second place that explains a finding, such as the parent that reads no such attribute.
package struct RelatedLocation: Equatable, Sendable {
  package var message: String
  package var range: SourceRange
  /// The file that the range lies in, where it is not that of the finding.
  package var source: SourceText?

  package init(_ message: String, at range: SourceRange, in source: SourceText? = nil) {
    self.message = message
    self.range = range
    self.source = source
  }
}
