package import LayoutDiagnostics

/// A text that source ranges refer to.
package struct CutText {
  private let bytes: [UInt8]
  /// Whether the text is UTF-8, so that no range may split a character.
  private let isText: Bool

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isText = String(validating: bytes, as: UTF8.self) != nil
  }

  /// Returns the fault of a range, or nil if it is valid.
  package func fault(of range: SourceRange) -> String? {
    guard range.start <= range.end, Int(range.end) <= bytes.count else {
      return "\(range) is outside \(bytes.count) bytes"
    }
    guard !isText || isBoundary(range.start) && isBoundary(range.end) else {
      return "\(range) cuts a character"
    }
    return nil
  }

  private func isBoundary(_ offset: UInt32) -> Bool {
    Int(offset) == bytes.count || bytes[Int(offset)] & 0xC0 != 0x80
  }
}
