public import LayoutEngine

extension TextLocalization {
  /// Creates a language with its formats and without translations.
  ///
  /// - Parameter language: The tag of the language, such as `de` or `pt-BR`. A language whose
  ///   formats are not known has those of `PlainTextFormatting`; see ``LanguageFormatting``.
  public init(language: String) {
    self.init(language: language, words: nil)
  }

  /// Creates a language with its formats and a table of translations.
  package init(language: String, words: StringTable?) {
    self.init(
      identifier: language, table: words,
      formatting: LanguageFormatting(language) ?? PlainTextFormatting())
  }
}
