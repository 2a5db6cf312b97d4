package import LayoutDiagnostics
import LayoutEngine
package import LayoutLanguages
package import LayoutModel

/// Finds texts of a document without a translation in a table, and translations that do not fit
/// their text.
package struct TranslationCheck: Sendable {
  /// The findings in the document: texts without a translation.
  package private(set) var texts: [Diagnostic] = []
  /// The findings in the tables' file: translations that do not fit their text.
  package private(set) var words: [Diagnostic] = []

  /// Checks the texts of `document`.
  ///
  /// - Parameters:
  ///   - document: The typed tree.
  ///   - tables: The translations, by language.
  ///   - source: The document's text, for findings on the tables.
  ///   - nameRange: Returns the range of the name of an element of the markup; for −1, that of the
  ///     document.
  package init(
    _ document: TypedDocument, _ tables: [StringTable], in source: SourceText,
    nameRange: (Int32) -> SourceRange,
  ) {
    // A table without a language has a finding of its own.
    let tables = tables.filter { !$0.isInNoLanguage }
    guard !tables.isEmpty else { return }
    var seen: Set<String> = []
    for text in DocumentText.all(in: document) where seen.insert(text.key).inserted {
      let range = text.range ?? nameRange(text.markup)
      let missing = tables.filter { $0.entries[text.key] == nil }
      if !missing.isEmpty {
        texts.append(.missingTranslation(text.key, missing.map(\.language), at: range))
      }
      let place = RelatedLocation("the text is here", at: range, in: source)
      for table in tables {
        guard let entry = table.entries[text.key] else { continue }
        words += entry.faultyForms(of: text, in: table.language, place)
        for form in entry.forms {
          guard let fault = text.fault(in: form.words, form.category) else { continue }
          words.append(.mismatchedTranslation(text.key, form.words, fault, at: form.range, place))
          break
        }
      }
    }
  }
}

extension StringTable.Entry {
  /// Returns findings on the forms that a plural lacks, and on those that no number of the language
  /// takes.
  fileprivate func faultyForms(
    of text: DocumentText, in language: String, _ place: RelatedLocation
  ) -> [Diagnostic] {
    // The plural forms of an unknown language are not known either.
    guard !language.isEmpty, text.arguments.contains(true) else { return [] }
    var plurals = substitutions.values.map { ($0.patterns, $0.ranges, $0.range) }
    if isPlural { plurals.append((patterns, ranges, range)) }
    let needed = PluralRule.categories(in: language)
    let possible = PluralRule.possibleCategories(in: language)
    var findings: [Diagnostic] = []
    for (patterns, ranges, range) in plurals {
      var missing: [String] = []
      for category in StringTable.PluralCategory.allCases {
        if patterns[category] == nil {
          if needed.contains(category) { missing.append(category.rawValue) }
        } else if !possible.contains(category) {
          findings.append(
            .idleForm(
              category.rawValue, of: text.key, language, at: ranges[category] ?? range, place))
        }
      }
      guard !missing.isEmpty else { continue }
      findings.append(
        .missingForms(missing, of: text.key, language, at: ranges[.other] ?? range, place))
    }
    return findings.sorted { $0.range.start < $1.range.start }
  }
}

extension DocumentText {
  /// Returns the fault of a translation as part of a sentence; nil if there is none.
  fileprivate func fault(
    in words: String, _ category: StringTable.PluralCategory
  ) -> String? {
    var uses = [Int](repeating: 0, count: arguments.count)
    if !arguments.isEmpty {
      for case .placeholder(let place, let isInteger) in TextPattern(words).parts {
        guard arguments.indices.contains(place), !isInteger || arguments[place] else {
          return "has other placeholders than"
        }
        guard isInteger || !arguments[place] else { return "has '%@' for the number of" }
        uses[place] += 1
      }
    }
    if let fault = faultOfPlaceholders(uses, category) { return fault }
    guard spans > 0 else { return nil }
    let marked = MarkedText(words, spans: spans)
    for span in 0..<spans {
      switch marked.spans.count(where: { $0 == span }) {
      case 0: return "leaves out '<\(span + 1)>' of"
      case 1: break
      default: return "has '<\(span + 1)>' twice, unlike"
      }
    }
    return marked.unclosed.map { "has no '</\($0 + 1)>' behind '<\($0 + 1)>', unlike" }
  }

  /// Returns the fault of a translation's placeholders, or nil.
  ///
  /// A plural form for a single number, such as `one`, may leave the number out.
  private func faultOfPlaceholders(
    _ uses: [Int], _ category: StringTable.PluralCategory
  ) -> String? {
    var isCountKnown: Bool
    switch category {
    case .zero, .one, .two: isCountKnown = true
    case .few, .many, .other: isCountKnown = false
    }
    for (place, isInteger) in arguments.enumerated() {
      let sign = isInteger ? "%lld" : "%@"
      if uses[place] > 1 { return "has '\(sign)' twice, unlike" }
      guard uses[place] == 0 else { continue }
      guard isInteger, isCountKnown else { return "leaves out '\(sign)' of" }
      isCountKnown = false
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func missingTranslation(
    _ key: String, _ languages: [String], at range: SourceRange
  ) -> Diagnostic {
    let names = languages.filter { !$0.isEmpty }.map { "'\($0)'" }
    let all =
      names.count > 1
      ? "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
      : names.first ?? "the table"
    return Diagnostic(.missingTranslation, "'\(key)' has no words in \(all)", at: range)
  }

  fileprivate static func missingForms(
    _ forms: [String], of key: String, _ language: String, at range: SourceRange,
    _ related: RelatedLocation,
  ) -> Diagnostic {
    let quoted = forms.map { "'\($0)'" }
    let all = (quoted.dropLast().joined(separator: ", ") + (quoted.count > 1 ? " and " : ""))
    return Diagnostic(
      .missingPluralForm,
      "the plural of '\(key)' has no form \(all)\(quoted.last ?? "") in '\(language)'", at: range,
      label: "'other' is taken for it", related: [related])
  }

  fileprivate static func idleForm(
    _ form: String, of key: String, _ language: String, at range: SourceRange,
    _ related: RelatedLocation,
  ) -> Diagnostic {
    Diagnostic(
      .idlePluralForm,
      "no number takes the form '\(form)' of '\(key)' in '\(language)'", at: range,
      related: [related])
  }

  fileprivate static func mismatchedTranslation(
    _ key: String, _ words: String, _ fault: String, at range: SourceRange,
    _ related: RelatedLocation,
  ) -> Diagnostic {
    Diagnostic(
      .mismatchedTranslation, "'\(words)' \(fault) '\(key)'", at: range, related: [related])
  }
}
