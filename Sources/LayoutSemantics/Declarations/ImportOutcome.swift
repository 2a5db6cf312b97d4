package import LayoutDiagnostics

/// What became of an `import`.
package enum ImportOutcome: Sendable {
  case module(Module)
  /// The file holds errors, the first of which is here; what is known of it can be used.
  case broken(Module, firstError: RelatedLocation?)
  /// The file could not be read, and why.
  case unreadable(reason: String, nearest: String? = nil)
  /// More files than the limit follow one another from the file on, each importing the next.
  case tooDeep(limit: Int)
  /// The file is the one that imports it.
  case itself
  /// The file imports, through others, the one that imports it: the imports of the loop behind this
  /// one, in order.
  case loop([RelatedLocation])
}

/// A file that a document asks for.
package struct ImportRequest: Equatable, Sendable {
  /// The path as it is written.
  package var source: String
  /// Where it is written.
  package var range: SourceRange
  /// The `import` in the markup.
  package var node: Int32

  package init(source: String, range: SourceRange, node: Int32) {
    self.source = source
    self.range = range
    self.node = node
  }
}
