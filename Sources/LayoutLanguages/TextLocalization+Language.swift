public import LayoutEngine

extension TextLocalization {
  /// Creates a language with its formats and no translations.
  ///
  /// - Parameter language: The language, such as `de` or `pt-BR`; one whose formats are not known has those of
  ///   `PlainTextFormatting`.
  public init(language: String) {
    self.init(language: language, words: nil)
  }

  /// The same with a table of translations.
  package init(language: String, words: StringTable?) {
    self.init(
      language, words, formatting: LanguageFormatting(language) ?? PlainTextFormatting())
  }
}
