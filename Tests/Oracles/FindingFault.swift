package import LayoutDiagnostics

/// The properties that findings must have for any text.
package enum FindingFault {
  /// Returns the first fault of the findings for a text, or nil.
  package static func of(_ findings: [Diagnostic], in bytes: [UInt8]) -> String? {
    let text = CutText(bytes)
    for finding in findings {
      if let fault = fault(of: finding, in: text) {
        return "\(fault): \(finding.id.name) '\(finding.message)'"
      }
    }
    return nil
  }

  private static func fault(of finding: Diagnostic, in text: CutText) -> String? {
    if finding.message.isEmpty { return "nothing is said" }
    if let fault = text.fault(of: finding.range) { return fault }
    for related in finding.related {
      let other = related.source.map { CutText($0.bytes ?? []) }
      if let fault = (other ?? text).fault(of: related.range) { return "beside it, \(fault)" }
    }
    for fix in finding.fixes {
      if fix.title.isEmpty { return "a repair without a title" }
      if fix.edits.isEmpty { return "a repair that does nothing" }
      var end: UInt32 = 0
      for edit in fix.edits.sorted(by: { $0.range.start < $1.range.start }) {
        if let fault = text.fault(of: edit.range) { return "in a repair, \(fault)" }
        if edit.range.start < end { return "the edits of a repair overlap" }
        end = edit.range.end
      }
    }
    return nil
  }
}
