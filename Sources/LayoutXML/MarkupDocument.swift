package import LayoutDiagnostics

/// A document as flat arrays in document order, which a reader walks with one loop.
///
/// Nodes outside the root element, and roots beyond the first, have no parent.
package struct MarkupDocument: Sendable {
  /// The text, as UTF-8.
  ///
  /// All offsets count its bytes; a byte order mark is among them.
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var nodes: [MarkupNode] = []
  package internal(set) var attributes: [MarkupAttribute] = []
  package internal(set) var names: NameTable
  /// The index of the root element, −1 where the document has none.
  package internal(set) var root: Int32 = -1
  /// The index of the first node outside all others, −1 where the document has none.
  package internal(set) var firstNode: Int32 = -1
  /// The text starts with the three bytes of a byte order mark, which belong to no column.
  package internal(set) var hasByteOrderMark = false
  /// The file was no UTF-8 and these are not its bytes: edits cannot be written back to it.
  package internal(set) var isTranscoded = false
  /// Reading ended before the end of the text; elements may be missing.
  package internal(set) var isCut = false
  /// Texts of other files that attributes stand in, in the order of their offsets, where there are
  /// any.
  var borrowed: [BorrowedText]?

  init(names: NameTable) {
    self.names = names
  }

  /// A document without anything in it.
  package static let empty = MarkupDocument(names: NameTable(seeds: []))

  /// The text in `range`, cut to the document.
  package func text(in range: SourceRange) -> String {
    guard let text = borrowedText(at: range) else { return Self.text(in: range, bytes) }
    return Self.text(in: text.place(of: range), text.bytes)
  }

  private static func text(in range: SourceRange, _ bytes: [UInt8]) -> String {
    let end = min(Int(range.end), bytes.count)
    let start = min(Int(range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Gives the document other rows, for another reading of the same text.
  ///
  /// There are as many nodes as before, each naming its attributes among the new ones.
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
