package import LayoutDiagnostics

/// A `choice`: a type whose values are one of some words.
package struct ChoiceDeclaration: Hashable, Sendable {
  package var name: RecordName
  package var words: [String]
  /// The range of the name in the declaration.
  package var range: SourceRange

  package init(name: RecordName, words: [String], range: SourceRange) {
    self.name = name
    self.words = words
    self.range = range
  }
}
