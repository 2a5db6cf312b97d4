import LayoutSchema
package import LayoutXML

extension NameTable {
  /// The table that documents are read with: the names of the language, made once.
  package static let language = NameTable(seeds: Schema.shared.names)
}
