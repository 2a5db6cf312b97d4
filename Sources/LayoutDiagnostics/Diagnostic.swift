/// A finding: its kind, message, range, related places and repairs.
///
/// Messages are lower case, name the thing in single quotes and end without a full stop. The repair
/// is a ``FixIt``, never a clause of the message.
package struct Diagnostic: Equatable, Sendable {
  package var id: DiagnosticID
  package var severity: Severity
  package var message: String
  /// The wrong part of the document and nothing else; carets mark the range.
  package var range: SourceRange
  /// The text behind the carets, if it adds something to the message.
  package var label: String?
  package var related: [RelatedLocation]
  package var fixes: [FixIt]
  /// What a proof knows of the finding, for machines; nil for what was found without one.
  package var proof: JSONValue?
  /// The subject, if neither the kind nor the range names it; renderers do not show it.
  package private(set) var subject: Subject?

  /// The subject of a finding, for passes that repair or drop findings once all are known.
  package enum Subject: Equatable, Sendable {
    /// A missing attribute, by name.
    case attribute(String)
    /// A missing condition, which any of several attributes could set.
    case condition
    /// A component that has no slot for the element that the range names.
    case component(String)
    /// A name that is similar to one that the author declared.
    case nearDeclaration
    /// A declaration behind the root element.
    case behindRoot
    /// A name that this element would declare.
    case declaration(String)
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

  /// Creates a finding with the severity of its catalog entry.
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

  /// The repair that is made without a choice: the first one shown, if it has edits.
  package var firstRepair: FixIt? { fixes.first.flatMap { $0.edits.isEmpty ? nil : $0 } }

  /// The first repair, if it is safe.
  package var safeRepair: FixIt? { firstRepair.flatMap { $0.isSafe ? $0 : nil } }

  /// Returns the finding with `subject` set.
  package func about(_ subject: Subject) -> Diagnostic {
    var finding = self
    finding.subject = subject
    return finding
  }
}

/// A second place that explains a finding, such as the parent that ignores an attribute.
package struct RelatedLocation: Equatable, Sendable {
  package var message: String
  package var range: SourceRange
  /// The file that contains the range; nil for the file of the finding.
  package var source: SourceText?

  package init(_ message: String, at range: SourceRange, in source: SourceText? = nil) {
    self.message = message
    self.range = range
    self.source = source
  }
}
