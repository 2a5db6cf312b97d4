package import LayoutDiagnostics
package import LayoutSchema

/// The language in the forms that other tools and people read.
package enum Grammar {
  /// Returns every generated file: its path below the folder of grammars, and its text.
  ///
  /// The schema of configurations and the grammar of a project's own rules are only generated if
  /// `kinds` is not empty.
  ///
  /// - Parameters:
  ///   - schema: The table of the language.
  ///   - authors: The elements that authors declare, which are in the grammars, in the table and on
  ///     the landing page.
  ///   - kinds: The kinds of findings that can be configured.
  ///   - pictured: The elements whose page shows the picture at ``picturePath(of:)``.
  /// - Returns: The files.
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

  /// Returns the path of the picture of an element's example, below the folder of grammars.
  package static func picturePath(of kind: ElementKind) -> String {
    "elements/pictures/\(kind.name).svg"
  }

  private static func configuration(_ kinds: [DiagnosticID]) -> (path: String, text: String) {
    (ConfigurationSchema.fileName, ConfigurationSchema(kinds: kinds).text)
  }

  private static let rules = (
    path: RuleFileGrammar.fileName, text: RuleFileGrammar().text
  )

  /// The note about a file's origin, for its first line.
  static let notice = "Made by 'layoutc grammar' from the table of the language; do not edit."
}
