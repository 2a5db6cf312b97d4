package import LayoutDiagnostics
package import LayoutEngine

/// The words of one language by their keys, as a file of strings has them.
package struct StringTable: Sendable, TextLocalizing {
  /// What a key says in the language.
  package struct Entry: Sendable, Equatable {
    /// The patterns by the number of what is counted; `other` is always there.
    package var patterns: [PluralCategory: String]
    /// Of the words, or of the key where there are none.
    package var range: SourceRange
    /// Of the words of a plural's forms.
    var ranges: [PluralCategory: SourceRange] = [:]

    /// The words with the numbers that they are for and their places.
    var forms: [(words: String, category: PluralCategory, range: SourceRange)] {
      PluralCategory.allCases.compactMap { category in
        patterns[category].map { ($0, category, ranges[category] ?? range) }
      }
    }
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
    guard let patterns = entries[key]?.patterns else { return nil }
    if patterns.count > 1 {
      for case .integer(let number) in arguments {
        if number == 0, let zero = patterns[.zero] { return zero }
        if let words = patterns[PluralRule.category(of: number, in: language)] { return words }
        break
      }
    }
    return patterns[.other]
  }
}
