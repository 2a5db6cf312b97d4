/// A position in a document as people and editors count it.
package struct SourcePosition: Equatable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars.
  package var column: Int
  /// The offset in UTF-8 bytes, counted from 0.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
