import LayoutDiagnostics

/// Which preview it is that frames are of.
package struct PreviewTitle: Sendable, Equatable {
  /// What the preview is called, or nil.
  package var name: String?
  /// Its place among those of its document, from 1.
  package var number: Int

  package init(name: String?, number: Int) {
    self.name = name
    self.number = number
  }

  var phrase: String { "preview \(name?.printable ?? String(number))" }

  var json: JSONValue { name.map { .string($0) } ?? .integer(number) }
}
