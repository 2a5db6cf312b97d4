package import LayoutDiagnostics
package import LayoutSchema

/// The language in the forms that other tools and people read.
package enum Grammar {
  /// Every generated file: its path below the folder of grammars, and its text.
  ///
  /// What authors declare is in the grammars, in the table and on the landing page. The schema of
  /// configurations, and the grammar of a project's own rules, are there where the kinds of findings are
  /// given about which there is a choice. Of the elements that are `pictured`, the page shows the picture
  /// that lies at ``picturePath(of:)``.
  package static func files(
    _ schema: Schema = .shared, with authors: [AuthorElement] = [],
    choosing kinds: [DiagnosticID] = [], pictured: Set<ElementKind> = [],
  ) -> [(path: String, text: String)] {
    let language = LayoutLanguage(schema, authors)
    let pages = schema.elements.filter(\.isAvailable).map { spec in
      ElementPage(language: language, spec: spec, isPictured: pictured.contains(spec.kind))
    }
    return [
      ("README.md", LanguagePage(language: language).text),
      ("values.md", ValuesPage().text),
      ("layout.rng", RelaxNG(language: language).text),
      ("layout.xsd", XMLSchemaGrammar(language: language).text),
      ("layout.json", JSONTable(schema: schema, authors: authors).text),
    ] + (kinds.isEmpty ? [] : [configuration(kinds), rules]) + pages.map { ($0.path, $0.text) }
  }

  /// Where the picture of an element's example lies, below the folder of grammars.
  package static func picturePath(of kind: ElementKind) -> String {
    "elements/pictures/\(kind.name).svg"
  }

  private static func configuration(_ kinds: [DiagnosticID]) -> (path: String, text: String) {
    (ConfigurationSchema.fileName, ConfigurationSchema(kinds: kinds).text)
  }

  private static let rules = (
    path: RuleFileGrammar.fileName, text: RuleFileGrammar().text
  )

  /// What made a file, for its first line.
  static let notice = "Made by 'layoutc grammar' from the table of the language; do not edit."
}
