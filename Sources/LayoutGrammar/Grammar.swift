package import LayoutSchema

/// The language in the forms that other tools and people read.
package enum Grammar {
  /// Every generated file: its path below the folder of grammars, and its text.
  package static func files(_ schema: Schema = .shared) -> [(path: String, text: String)] {
    let language = LayoutLanguage(schema)
    return [
      ("layout.rng", RelaxNG(language: language).text),
      ("layout.xsd", XMLSchemaGrammar(language: language).text),
      ("layout.json", JSONTable(schema: schema).text),
    ]
  }

  /// What made a file, for its first line.
  static let notice = "Made by 'layoutc grammar' from the table of the language; do not edit."
}
