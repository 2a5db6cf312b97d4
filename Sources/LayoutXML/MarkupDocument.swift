package import LayoutDiagnostics

/// A document as flat arrays in document order.
///
/// Nodes outside the root element, and roots beyond the first, have no parent.
package struct MarkupDocument: Sendable {
  /// The text in UTF-8, including a byte order mark.
  ///
  /// All offsets count these bytes.
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var nodes: [MarkupNode] = []
  package internal(set) var attributes: [MarkupAttribute] = []
  package internal(set) var names: NameTable
  /// The index of the root element; −1 if there is none.
  package internal(set) var root: Int32 = -1
  /// The index of the first node without a parent; −1 if the document is empty.
  package internal(set) var firstNode: Int32 = -1
  /// Whether the text starts with a byte order mark, whose three bytes belong to no column.
  package internal(set) var hasByteOrderMark = false
  /// Whether the bytes were converted to UTF-8, so that edits cannot be written back to the file.
  package internal(set) var isTranscoded = false
  /// Whether reading ended before the end of the text, so that elements may be missing.
  package internal(set) var isCut = false
  /// The texts of other files that contain attributes, sorted by offset; nil if there are none.
  var borrowed: [BorrowedText]?

  init(names: NameTable) {
    self.names = names
  }

  /// A document without content.
  package static let empty = MarkupDocument(names: NameTable(seeds: []))

  /// Returns the text in the part of `range` that lies within the document.
  package func text(in range: SourceRange) -> String {
    guard let text = borrowedText(at: range) else { return Self.text(in: range, bytes) }
    return Self.text(in: text.place(of: range), text.bytes)
  }

  private static func text(in range: SourceRange, _ bytes: [UInt8]) -> String {
    let end = min(Int(range.end), bytes.count)
    let start = min(Int(range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Replaces the rows of the document by those of another reading of the same text.
  ///
  /// The number of nodes must stay the same; the nodes refer to the new attributes.
  package mutating func replace(_ nodes: [MarkupNode], _ attributes: [MarkupAttribute]) {
    self.nodes = nodes
    self.attributes = attributes
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    names.resetToSeeds()
    root = -1
    firstNode = -1
    hasByteOrderMark = false
    isTranscoded = false
    isCut = false
    borrowed = nil
  }
}
