package import LayoutDiagnostics
package import LayoutModel

/// The outcome of an `import`.
package enum ImportOutcome: Sendable {
  case module(Module)
  /// A file with errors, of which the first is given; its declarations can be used.
  case broken(Module, firstError: RelatedLocation?)
  /// A file that could not be read, with the reason.
  case unreadable(reason: String, nearest: String? = nil)
  /// A file that starts a chain of imports that is longer than the limit.
  case tooDeep(limit: Int)
  /// The importing file itself.
  case itself
  /// A file that imports the importing file through others.
  ///
  /// The locations are the later imports of the loop, in order.
  case loop([RelatedLocation])
}

/// A file that a document imports.
package struct ImportRequest: Equatable, Sendable {
  /// The path, as written.
  package var source: String
  /// The range of the path.
  package var range: SourceRange
  /// The index of the `import` in the markup.
  package var node: Int32

  package init(source: String, range: SourceRange, node: Int32) {
    self.source = source
    self.range = range
    self.node = node
  }
}
