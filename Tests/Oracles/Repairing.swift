package import LayoutDiagnostics

/// Applies repairs to the bytes of a document.
package enum Repairing {
  /// Returns the document with the edits applied.
  package static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    // Edits are applied from the end of the text. Of two insertions at one place the later one
    // comes first.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) > ($1.element.range.start, $1.offset)
    }
    for (_, edit) in ordered {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return bytes
  }

  /// Returns the document with the first repair of each finding applied, without those that overlap
  /// an earlier one.
  package static func applyFirst(of findings: [Diagnostic], to bytes: [UInt8]) -> [UInt8] {
    var edits: [SourceEdit] = []
    for fix in findings.compactMap(\.fixes.first) {
      let isFree = fix.edits.allSatisfy { edit in
        edits.allSatisfy { other in
          // The order of two insertions at one place would be arbitrary.
          edit.range != other.range
            && (edit.range.end <= other.range.start || edit.range.start >= other.range.end)
        }
      }
      if isFree { edits += fix.edits }
    }
    return apply(edits, to: bytes)
  }
}
