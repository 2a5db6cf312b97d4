package import LayoutSemantics

/// How a typed tree becomes source text in some language.
///
/// Each function takes the document, the name of its type and the file it was read from.
package struct CodeWriter: Sendable {
  package typealias Function =
    @Sendable (_ document: TypedDocument, _ type: String, _ file: String) -> String

  /// The code of a document without errors.
  package var code: Function
  /// Code for a document with errors: the type is there and compiles, and lays nothing out.
  package var stub: Function

  package init(code: @escaping Function, stub: @escaping Function) {
    self.code = code
    self.stub = stub
  }
}
