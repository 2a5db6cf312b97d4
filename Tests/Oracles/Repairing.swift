package import LayoutDiagnostics

/// Applies repairs to the bytes of a document.
package enum Repairing {
  /// The document with the edits made.
  package static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    // From the end on, and where two insert at one place the later one first.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) > ($1.element.range.start, $1.offset)
    }
    for (_, edit) in ordered {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return bytes
  }

  /// The document with the first repair of each finding made, as far as they do not meet.
  package static func applyFirst(of findings: [Diagnostic], to bytes: [UInt8]) -> [UInt8] {
    var edits: [SourceEdit] = []
    for fix in findings.compactMap(\.fixes.first) {
      let isFree = fix.edits.allSatisfy { edit in
        edits.allSatisfy { other in
          // Of two that insert at one place, nobody knows which comes first.
          edit.range != other.range
            && (edit.range.end <= other.range.start || edit.range.start >= other.range.end)
        }
      }
      if isFree { edits += fix.edits }
    }
    return apply(edits, to: bytes)
  }
}
