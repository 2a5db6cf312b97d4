/// A reference to a declaration, by its file and its index among declarations of its kind.
package struct DeclarationReference: Hashable, Sendable {
  /// The index of the file in ``TypedDocument/imports``, or −1 for the document itself.
  package var module: Int32
  package var index: Int32

  package init(module: Int32 = -1, index: Int32) {
    self.module = module
    self.index = index
  }
}
