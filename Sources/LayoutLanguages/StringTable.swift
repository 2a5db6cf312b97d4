package import LayoutDiagnostics
package import LayoutEngine

/// The words of one language by their keys, as a file of strings has them.
package struct StringTable: TextLocalizing, Equatable {
  /// What a key says in the language.
  package struct Entry: Sendable, Equatable {
    /// The patterns by the number of what is counted; `other` is always there.
    package var patterns: [PluralCategory: String]
    /// Of the words, or of the key where there are none.
    package var range: SourceRange
    /// Of the words of a plural's forms.
    package var ranges: [PluralCategory: SourceRange] = [:]
    /// Whether the words are the forms of a plural.
    package var isPlural = false
    /// What stands in the words by its name, as in `%#@files@ in %#@folders@`.
    package var substitutions: [String: Substitution] = [:]

    /// The words with the numbers that they are for and their places, of which each form of each
    /// substitution stands in some.
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

    /// The words with what `words` chooses of each substitution in its place.
    func filled(_ pattern: String, _ words: (Substitution) -> String?) -> String {
      guard !substitutions.isEmpty else { return pattern }
      return substitutions.reduce(pattern) { pattern, substitution in
        pattern.replacing(
          "%#@\(substitution.key)@",
          with: words(substitution.value)?
            .replacing("%arg", with: substitution.value.placeholder) ?? "")
      }
    }
  }

  /// A part of the words that has a plural of its own.
  package struct Substitution: Sendable, Equatable {
    /// The place of the argument that is counted, from 0.
    package var place: Int
    /// How the argument is written in the words.
    package var placeholder: String
    /// The patterns by the number, in which `%arg` is the argument.
    package var patterns: [PluralCategory: String]
    package var ranges: [PluralCategory: SourceRange]
    /// Of the forms.
    package var range: SourceRange
  }

  /// The kinds of numbers that the files tell apart.
  package enum PluralCategory: String, CaseIterable, Sendable {
    case zero
    case one
    case two
    case few
    case many
    case other
  }

  /// The language, as the file calls it; empty where it does not.
  package var language: String
  /// The languages that the file has words in, where it says so.
  package var languages: Set<String> = []
  /// By key.
  package var entries: [String: Entry] = [:]

  package init(language: String) {
    self.language = language
  }

  package func words(for key: String, _ arguments: [TextArgument]) -> String? {
    guard let pattern = pattern(for: key, arguments) else { return nil }
    return arguments.isEmpty ? pattern : TextPattern(pattern).filled(with: arguments)
  }

  /// Whether the file says what languages it has words in, and this is none of them.
  package var isInNoLanguage: Bool { !languages.isEmpty && !languages.contains(language) }

  /// The first integer among the arguments decides between the forms of a plural; a form for zero
  /// counts in every language.
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

  /// The form of a plural that a number takes.
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
