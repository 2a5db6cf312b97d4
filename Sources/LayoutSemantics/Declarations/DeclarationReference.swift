/// A declaration by its file and its place among its kind there.
package struct DeclarationReference: Hashable, Sendable {
  /// The place among ``TypedDocument/imports``, −1 for the file itself.
  package var module: Int32
  package var index: Int32

  package init(module: Int32 = -1, index: Int32) {
    self.module = module
    self.index = index
  }
}
