package import LayoutDiagnostics

extension StringTable {
  /// Returns the text of a file of strings in UTF-8, on which all ranges are based.
  ///
  /// A file with the byte order mark of UTF-16 is converted; other bytes are returned unchanged.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBig ? first << 8 | second : second << 8 | first)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Reads one language of a file of strings: a String Catalog, by its name, or lines of
  /// `"key" = "words";`.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, as ``utf8(_:)`` returns it.
  ///   - name: The file's name.
  ///   - language: The language to read from a catalog; nil is its source language.
  /// - Returns: The table, or nil if the text is malformed, and the findings.
  package static func read(
    _ bytes: [UInt8], named name: String, language: String?
  ) -> (table: StringTable?, findings: [Diagnostic]) {
    guard isCatalog(name) else {
      return StringsReader.read(bytes, language: language)
    }
    switch JSONReader.read(bytes) {
    case .failure(let mistake): return (nil, [mistake.diagnostic])
    case .success(let node):
      guard let catalog = CatalogText(node) else { return (nil, [.catalogWithoutStrings(node)]) }
      return table(of: catalog, language: language)
    }
  }

  /// Reads all languages of a file of strings, and those in `languages`; a `.strings` file has one,
  /// the first in `languages`.
  ///
  /// - Returns: The tables, that of the source language first, or nil if the text is malformed, and
  ///   the findings.
  package static func tables(
    _ bytes: [UInt8], named name: String, languages: [String]
  ) -> (tables: [StringTable]?, findings: [Diagnostic]) {
    guard isCatalog(name) else {
      let read = StringsReader.read(bytes, language: languages.first)
      return (read.table.map { [$0] }, read.findings)
    }
    switch JSONReader.read(bytes) {
    case .failure(let mistake): return (nil, [mistake.diagnostic])
    case .success(let node):
      guard let catalog = CatalogText(node) else { return (nil, [.catalogWithoutStrings(node)]) }
      let own = table(of: catalog, language: nil)
      guard let table = own.table else { return (nil, own.findings) }
      var tables = [table]
      var findings = own.findings
      for language in table.languages.union(languages).subtracting([table.language]).sorted() {
        let read = self.table(of: catalog, language: language)
        findings += read.findings
        guard let table = read.table else { return (nil, findings) }
        tables.append(table)
      }
      return (tables, findings)
    }
  }

  /// Whether a file with the name is a String Catalog.
  package static func isCatalog(_ name: String) -> Bool {
    name.hasSuffix(".xcstrings") || name.hasSuffix(".json")
  }

  private static func table(
    of catalog: CatalogText, language: String?
  ) -> (table: StringTable?, findings: [Diagnostic]) {
    let source = catalog.sourceLanguage
    var table = StringTable(language: language ?? source)
    table.languages = catalog.languages
    for string in catalog.strings {
      let localization = string.localizations[table.language]
      var patterns: [PluralCategory: String] = [:]
      var range = string.nameRange
      if let localization {
        patterns = Self.patterns(localization)
        range = Self.unit(localization)?.range ?? localization.range
      }
      if !patterns.isEmpty, patterns[.other] == nil {
        return (nil, [.pluralWithoutOther(string.name, at: range)])
      }
      // In the source language, a text without an entry is its key.
      if patterns.isEmpty, table.language == source { patterns = [.other: string.name] }
      if !patterns.isEmpty {
        var entry = Entry(patterns: patterns, range: range)
        if let localization {
          entry.ranges = ranges(localization)
          entry.isPlural = plural(localization) != nil
          entry.substitutions = substitutions(localization)
        }
        table.entries[string.name] = entry
      }
    }
    return (table, table.isInNoLanguage ? [.unknownLanguage(table, at: catalog.range)] : [])
  }

  private static func patterns(_ localization: JSONNode) -> [PluralCategory: String] {
    forms(localization).compactMapValues(\.string)
  }

  private static func ranges(_ localization: JSONNode) -> [PluralCategory: SourceRange] {
    forms(localization).mapValues(\.range)
  }

  /// The text for each plural category.
  private static func forms(_ localization: JSONNode) -> [PluralCategory: JSONNode] {
    guard let plural = plural(localization) else {
      let words = unit(localization) ?? device(localization).flatMap { unit($0) }
      return words.map { [.other: $0] } ?? [:]
    }
    var forms: [PluralCategory: JSONNode] = [:]
    for category in PluralCategory.allCases {
      forms[category] = plural[category.rawValue].flatMap { unit($0) }
    }
    return forms
  }

  /// The forms of a plural; nil if the text is not a plural.
  private static func plural(_ localization: JSONNode) -> JSONNode? {
    guard unit(localization) == nil else { return nil }
    return device(localization).flatMap { plural($0) } ?? localization["variations"]?["plural"]
  }

  /// The text for any device; variations by device are not distinguished.
  private static func device(_ localization: JSONNode) -> JSONNode? {
    localization["variations"]?["device"]?["other"]
  }

  /// The parts of the text that have plurals of their own.
  private static func substitutions(_ localization: JSONNode) -> [String: Substitution] {
    guard case .object(let members)? = localization["substitutions"]?.value else { return [:] }
    var substitutions: [String: Substitution] = [:]
    for (place, member) in members.enumerated() {
      var number = place + 1
      if case .number(let written)? = member.value["argNum"]?.value {
        number = Int(written).map { max(1, min($0, 1_000)) } ?? number
      }
      let conversion = member.value["formatSpecifier"]?.string ?? "lld"
      let forms = forms(member.value)
      substitutions[member.name] = Substitution(
        place: number - 1, placeholder: "%\(number)$\(conversion)",
        patterns: forms.compactMapValues(\.string), ranges: forms.mapValues(\.range),
        range: member.nameRange)
    }
    return substitutions
  }

  private static func unit(_ node: JSONNode) -> JSONNode? {
    node["stringUnit"]?["value"]
  }
}

extension Diagnostic {
  fileprivate static func pluralWithoutOther(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedStrings, "the plural of '\(key)' has no form 'other'", at: range,
      label: "it is for all numbers that have no form of their own")
  }

  fileprivate static func unknownLanguage(
    _ table: StringTable, at range: SourceRange
  ) -> Diagnostic {
    let known = table.languages.sorted().prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .missingTranslation, "there are no words in '\(table.language)'", at: range,
      label: "there are in \(known)")
  }
}

/// The keys of a String Catalog with their localizations, found by their languages.
private struct CatalogText {
  struct Key {
    var name: String
    var nameRange: SourceRange
    var localizations: [String: JSONNode] = [:]
  }

  var range: SourceRange
  var sourceLanguage: String
  var languages: Set<String>
  var strings: [Key] = []

  /// Creates the text of a catalog; nil without an object `strings`.
  init?(_ node: JSONNode) {
    guard case .object(let strings)? = node["strings"]?.value else { return nil }
    range = node.range
    sourceLanguage = node["sourceLanguage"]?.string ?? "en"
    languages = [sourceLanguage]
    for string in strings {
      var key = Key(name: string.name, nameRange: string.nameRange)
      if case .object(let members)? = string.value["localizations"]?.value {
        // Of two members with one name, the last counts.
        for member in members { key.localizations[member.name] = member.value }
        languages.formUnion(key.localizations.keys)
      }
      self.strings.append(key)
    }
  }
}

extension Diagnostic {
  fileprivate static func catalogWithoutStrings(_ node: JSONNode) -> Diagnostic {
    Diagnostic(.malformedStrings, "a String Catalog has an object 'strings'", at: node.range)
  }
}
