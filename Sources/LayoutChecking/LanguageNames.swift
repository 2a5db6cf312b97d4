import LayoutSchema
package import LayoutXML

extension NameTable {
  /// The name table for reading documents, which starts with the names of the language.
  package static let language = NameTable(seeds: Schema.shared.names)
}
