import LayoutDiagnostics

/// The identification of a preview in output.
package struct PreviewTitle: Sendable, Equatable {
  /// The name of the preview, or nil.
  package var name: String?
  /// The preview's place among those of its document, counted from 1.
  package var number: Int

  package init(name: String?, number: Int) {
    self.name = name
    self.number = number
  }

  var phrase: String { "preview \(name?.printable ?? String(number))" }

  var json: JSONValue { name.map { .string($0) } ?? .integer(number) }
}
