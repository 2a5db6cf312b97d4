import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel

/// Data in surroundings, of which a proof varies the size, the size of text and the direction.
struct ProofBase: Sendable {
  var settings: PreviewSettings
  /// The values in the order of the document's parameters.
  var values: [ConstantValue]
  /// What differs from the preview whose data these are, as in `without 'subtitle'`; nil for those
  /// of a preview.
  var difference: String?
  /// Whether the data are tried at fewer widths and text sizes, since they differ from others in
  /// one respect.
  var isVariant = false
  /// The index of the preview whose settings these are; nil without a preview.
  var preview: Int?
  /// The index of the base that has the same data except for what differs; nil for a preview.
  var origin: Int?

  /// Returns the previews that differ in more than what a proof varies; then their translations,
  /// and variants of their data.
  ///
  /// A document with parameters and without data has those that are made up too; `inPairs` asks for
  /// variants that differ in two respects as well, and `letters` for those of texts that do not say
  /// how long they may be.
  static func all(
    _ previews: [PreviewValues.Preview], _ document: TypedDocument, in languages: [StringTable],
    inPairs: Bool, textsUpTo letters: Int? = nil
  ) -> [ProofBase] {
    let bases = shown(in: previews, document)
    let translated = languages.flatMap { table in
      bases.enumerated().map { index, base in
        var base = base.translated(by: table)
        base.origin = index
        return base
      }
    }
    return bases + translated + variants(of: bases, document, inPairs: inPairs, textsUpTo: letters)
  }

  /// Returns the first preview alone, or what is made up where there is none.
  static func first(
    of previews: [PreviewValues.Preview], _ document: TypedDocument
  ) -> [ProofBase] {
    Array(shown(in: Array(previews.prefix(1)), document).prefix(1))
  }

  /// Returns the previews that differ in more than what a proof varies, and data that are made up.
  private static func shown(
    in previews: [PreviewValues.Preview], _ document: TypedDocument
  ) -> [ProofBase] {
    var bases: [ProofBase] = []
    for (number, preview) in previews.enumerated() {
      guard let values = preview.values else { continue }
      let base = ProofBase(settings: preview.settings, values: values, preview: number)
      if !bases.contains(where: { $0.isLike(base) }) { bases.append(base) }
    }
    let parameters = document.structure.parameters
    if bases.isEmpty || (!parameters.isEmpty && bases.allSatisfy { $0.settings.data == nil }) {
      var settings = bases.first?.settings ?? PreviewSettings()
      if bases.isEmpty { settings.environment.scale = 2 }
      let records = DataRecords(document, isDark: settings.isDark)
      var made = ProofBase(settings: settings, values: records.ampleValues(for: parameters))
      made.preview = bases.first?.preview
      if !bases.isEmpty { made.difference = "with made-up data" }
      // What stands in for data is the least that there can be.
      bases.append(made)
    }
    for index in bases.indices {
      bases[index].settings.environment.localization = bases[index].settings.language
        .map { TextLocalization(language: $0, words: nil) }
    }
    return bases
  }

  private static func variants(
    of bases: [ProofBase], _ document: TypedDocument, inPairs: Bool, textsUpTo letters: Int?
  ) -> [ProofBase] {
    let parameters = document.structure.parameters
    guard !parameters.isEmpty else { return [] }
    // What is made up has something of everything, which what stands in for data has not.
    let order =
      bases.indices.filter { bases[$0].difference != nil }
      + bases.indices.filter { bases[$0].difference == nil }
    let bases = order.map { bases[$0] }
    let records = DataRecords(document, isDark: bases.first?.settings.isDark ?? false)
    let variants = records.variants(
      of: bases.map(\.values), for: parameters, inPairs: inPairs, textsUpTo: letters)
    return variants.map { variant in
      ProofBase(
        settings: bases[variant.base].settings, values: variant.values,
        difference: variant.words, isVariant: true, preview: bases[variant.base].preview,
        origin: order[variant.base])
    }
  }

  private func translated(by table: StringTable) -> ProofBase {
    var base = self
    base.settings.language = table.language
    base.settings.environment.localization = TextLocalization(
      language: table.language, words: table)
    // A '.strings' file does not name its language.
    base.difference = table.language.isEmpty ? "translated" : "in '\(table.language)'"
    return base
  }

  /// Whether another base differs in nothing but what a proof varies.
  private func isLike(_ other: ProofBase) -> Bool {
    values == other.values && settings.vertical == other.settings.vertical
      && settings.language == other.settings.language
      && settings.isDark == other.settings.isDark
      && settings.environment.safeArea == other.settings.environment.safeArea
      && settings.environment.scale == other.settings.environment.scale
  }
}
