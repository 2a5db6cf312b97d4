package import LayoutDiagnostics
package import LayoutEngine

/// The translations of a file of strings for one language, by key.
package struct StringTable: TextLocalizing, Equatable {
  /// The translation of a key.
  package struct Entry: Sendable, Equatable {
    /// The patterns by plural category; `other` is always present.
    package var patterns: [PluralCategory: String]
    /// The range of the text, or of the key if there is no text.
    package var range: SourceRange
    /// The ranges of a plural's forms.
    package var ranges: [PluralCategory: SourceRange] = [:]
    /// Whether the translation is a plural.
    package var isPlural = false
    /// The substitutions in the text by name, as in `%#@files@ in %#@folders@`.
    package var substitutions: [String: Substitution] = [:]

    /// The texts of the entry with their plural categories and ranges; each form of each
    /// substitution occurs in at least one of them.
    package var forms: [(words: String, category: PluralCategory, range: SourceRange)] {
      var forms = PluralCategory.allCases.compactMap { category in
        patterns[category].map {
          (filled($0) { $0.patterns[.other] }, category, ranges[category] ?? range)
        }
      }
      guard let whole = patterns[.other] else { return forms }
      for substitution in substitutions.values {
        for category in PluralCategory.allCases where category != .other {
          guard substitution.patterns[category] != nil else { continue }
          let words = filled(whole) { $0.patterns[$0 == substitution ? category : .other] }
          forms.append((words, category, substitution.ranges[category] ?? range))
        }
      }
      return forms
    }

    /// Returns a pattern in which each substitution is replaced by the text that `words` returns
    /// for it.
    func filled(_ pattern: String, _ words: (Substitution) -> String?) -> String {
      guard !substitutions.isEmpty else { return pattern }
      return substitutions.reduce(pattern) { pattern, substitution in
        pattern.replacing(
          every: "%#@\(substitution.key)@",
          with: words(substitution.value)?
            .replacing(every: "%arg", with: substitution.value.placeholder) ?? "")
      }
    }
  }

  /// A part of a text that has a plural of its own.
  package struct Substitution: Sendable, Equatable {
    /// The index of the argument that is counted, from 0.
    package var place: Int
    /// The placeholder of the argument, in the notation of the text.
    package var placeholder: String
    /// The patterns by plural category, in which `%arg` is the argument.
    package var patterns: [PluralCategory: String]
    package var ranges: [PluralCategory: SourceRange]
    /// The range of the substitution's name.
    package var range: SourceRange
  }

  /// The plural categories of the file formats.
  package enum PluralCategory: String, CaseIterable, Sendable {
    case zero
    case one
    case two
    case few
    case many
    case other
  }

  /// The language as the file names it; empty if the file names none.
  package var language: String
  /// The languages of the file; empty if the file names none.
  package var languages: Set<String> = []
  /// The translations by key.
  package var entries: [String: Entry] = [:]

  package init(language: String) {
    self.language = language
  }

  package func words(for key: String, _ arguments: [TextArgument]) -> String? {
    words(for: key, arguments, formatting: PlainTextFormatting())
  }

  package func words(
    for key: String, _ arguments: [TextArgument], formatting: any TextFormatting
  ) -> String? {
    guard let pattern = pattern(for: key, arguments) else { return nil }
    guard !arguments.isEmpty else { return pattern }
    return TextPattern(pattern).filled(with: arguments, formatting: formatting)
  }

  /// Whether the file names its languages, and `language` is none of them.
  package var isInNoLanguage: Bool { !languages.isEmpty && !languages.contains(language) }

  /// Returns the pattern of a key for its arguments.
  ///
  /// The first integer among the arguments selects the form of a plural; a form for zero is used in
  /// every language.
  private func pattern(for key: String, _ arguments: [TextArgument]) -> String? {
    guard let entry = entries[key] else { return nil }
    var number: TextArgument?
    if entry.patterns.count > 1 {
      number = arguments.first { if case .integer = $0 { true } else { false } }
    }
    return words(of: entry.patterns, for: number).map { whole in
      entry.filled(whole) { part in
        words(
          of: part.patterns,
          for: arguments.indices.contains(part.place) ? arguments[part.place] : nil)
      }
    }
  }

  /// Returns the form of a plural for an argument.
  private func words(
    of patterns: [PluralCategory: String], for argument: TextArgument?
  ) -> String? {
    if case .integer(let number)? = argument {
      if number == 0, let zero = patterns[.zero] { return zero }
      if let words = patterns[PluralRule.category(of: number, in: language)] { return words }
    }
    return patterns[.other]
  }
}
