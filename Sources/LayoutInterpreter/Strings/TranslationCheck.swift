package import LayoutDiagnostics
import LayoutEngine
import LayoutSchema
package import LayoutSemantics

/// Finds texts of a document that a table has no words for, or words that do not fit.
package enum TranslationCheck {
  /// What there is to say about the texts of `document`.
  ///
  /// - Parameters:
  ///   - document: The typed tree.
  ///   - table: The words.
  ///   - source: The file of the table.
  ///   - nameRange: Where the name of an element of the markup stands.
  /// - Returns: Warnings in the file of the document.
  package static func findings(
    in document: TypedDocument, _ table: StringTable, from source: SourceText,
    nameRange: (Int32) -> SourceRange,
  ) -> [Diagnostic] {
    // That is said of the table.
    guard !table.isInNoLanguage else { return [] }
    var findings: [Diagnostic] = []
    for node in document.nodes.indices where document.nodes[node].kind == .text {
      guard document.value(.localized, of: node) != .bool(false) else { continue }
      for text in texts(of: node, in: document) {
        let range = text.range ?? nameRange(document.nodes[node].markup)
        guard let entry = table.entries[text.key] else {
          findings.append(.missingTranslation(text.key, table.language, at: range))
          continue
        }
        let place = RelatedLocation("it is here", at: entry.range, in: source)
        for category in StringTable.PluralCategory.allCases {
          guard let form = entry.patterns[category] else { continue }
          if !text.fits(form) {
            findings.append(.mismatchedTranslation(text.key, form, at: range, place))
            break
          }
          if let left = text.leftOut(by: form, category) {
            findings.append(
              .incompleteTranslation(text.key, form, leavingOut: left, at: range, place))
            break
          }
        }
      }
    }
    return findings
  }

  /// A text that is looked up.
  private struct Text {
    var key: String
    /// Whether each argument is an integer.
    var arguments: [Bool]
    var range: SourceRange?

    /// Whether each placeholder of a pattern has an argument of its kind.
    func fits(_ pattern: String) -> Bool {
      guard !arguments.isEmpty else { return true }
      return TextPattern(pattern).parts.allSatisfy { part in
        guard case .placeholder(let place, let isInteger) = part else { return true }
        return arguments.indices.contains(place) && (!isInteger || arguments[place])
      }
    }

    /// The first placeholder of the key that a pattern has nothing for; the form of a plural for
    /// few numbers need not say which one it is.
    func leftOut(
      by pattern: String, _ category: StringTable.PluralCategory
    ) -> String? {
      var used: Set<Int> = []
      for case .placeholder(let place, isInteger: _) in TextPattern(pattern).parts {
        used.insert(place)
      }
      var isCountKnown: Bool
      switch category {
      case .zero, .one, .two: isCountKnown = true
      case .few, .many, .other: isCountKnown = false
      }
      for (place, isInteger) in arguments.enumerated() where !used.contains(place) {
        guard isInteger, isCountKnown else { return isInteger ? "%lld" : "%@" }
        isCountKnown = false
      }
      return nil
    }
  }

  private static func texts(of node: Int, in document: TypedDocument) -> [Text] {
    let runs = document.nodes[node].runIndices
    guard !runs.isEmpty else {
      guard let content = document.value(.content, of: node) else { return [] }
      switch content {
      case .text(let reference): return literal(reference, in: document)
      case .bound(let place): return bound(place, in: document)
      case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .color,
        .asset, .symbol, .url, .ratio, .choice, .flags, .parts, .textMetrics, .boundFlags:
        return []
      }
    }
    return runs.flatMap { index -> [Text] in
      let run = document.runs[index]
      if run.span >= 0, document.value(.localized, of: Int(run.span)) == .bool(false) { return [] }
      guard run.binding >= 0 else { return literal(run.text, in: document) }
      return bound(run.binding, in: document)
    }
  }

  private static func literal(_ text: TextReference, in document: TypedDocument) -> [Text] {
    let words = document.string(text)
    let key = words.trimmingBlanks
    guard !key.isEmpty else { return [] }
    let range =
      text.isDecoded
      ? nil
      : SourceRange(
        start: text.start + UInt32(words.prefix { $0 == " " }.utf8.count),
        end: text.start + UInt32(words.prefix { $0 == " " }.utf8.count + key.utf8.count))
    return [Text(key: key, arguments: [], range: range)]
  }

  private static func bound(_ place: Int32, in document: TypedDocument) -> [Text] {
    guard let expression = document.structure.expression(place),
      let key = LocalizationKey(expression)
    else { return [] }
    // What an imported style says stands in no text of the document.
    let isElsewhere = document.styledText(at: expression.range).map { $0.module >= 0 } ?? false
    return [
      Text(
        key: key.pattern.trimmingBlanks, arguments: key.arguments.map { $0.type == .integer },
        range: isElsewhere ? nil : expression.range)
    ]
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmingBlanks: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Diagnostic {
  fileprivate static func missingTranslation(
    _ key: String, _ language: String, at range: SourceRange
  ) -> Diagnostic {
    let place = language.isEmpty ? "the table" : "'\(language)'"
    return Diagnostic(.missingTranslation, "'\(key)' has no words in \(place)", at: range)
  }

  fileprivate static func mismatchedTranslation(
    _ key: String, _ words: String, at range: SourceRange, _ related: RelatedLocation
  ) -> Diagnostic {
    Diagnostic(
      .mismatchedTranslation, "'\(words)' has other placeholders than '\(key)'", at: range,
      related: [related])
  }

  fileprivate static func incompleteTranslation(
    _ key: String, _ words: String, leavingOut placeholder: String, at range: SourceRange,
    _ related: RelatedLocation,
  ) -> Diagnostic {
    Diagnostic(
      .mismatchedTranslation, "'\(words)' leaves out '\(placeholder)' of '\(key)'", at: range,
      related: [related])
  }
}
