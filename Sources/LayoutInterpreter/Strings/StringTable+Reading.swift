package import LayoutDiagnostics

extension StringTable {
  /// The text of a file of strings in UTF-8, which places in it are counted in; a file with the byte
  /// order mark of UTF-16 is in that.
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

  /// Reads a file of strings: a String Catalog if its name ends so, else lines of `"key" = "words";`.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8; ``utf8(_:)`` makes it that.
  ///   - name: The file's name.
  ///   - language: The language that is wanted of a catalog; its own where none is.
  /// - Returns: The table, unless the text is broken, and what there is to say about it.
  package static func read(
    _ bytes: [UInt8], named name: String, language: String?
  ) -> (table: StringTable?, findings: [Diagnostic]) {
    guard name.hasSuffix(".xcstrings") || name.hasSuffix(".json") else {
      return StringsReader.read(bytes, language: language)
    }
    switch JSONReader.read(bytes) {
    case .failure(let mistake): return (nil, [mistake.diagnostic])
    case .success(let node): return catalog(node, language: language)
    }
  }

  private static func catalog(
    _ node: JSONNode, language: String?
  ) -> (table: StringTable?, findings: [Diagnostic]) {
    guard case .object(let strings)? = node["strings"]?.value else {
      return (
        nil,
        [
          Diagnostic(
            .malformedStrings, "a String Catalog has an object 'strings'", at: node.range)
        ]
      )
    }
    let source = node["sourceLanguage"]?.string ?? "en"
    var table = StringTable(language: language ?? source)
    table.languages = [source]
    for string in strings {
      let localizations = string.value["localizations"]
      if case .object(let members)? = localizations?.value {
        table.languages.formUnion(members.map(\.name))
      }
      let localization = localizations?[table.language]
      var patterns: [PluralCategory: String] = [:]
      var range = string.nameRange
      if let localization {
        patterns = Self.patterns(localization)
        range = Self.unit(localization)?.range ?? localization.range
      }
      if !patterns.isEmpty, patterns[.other] == nil {
        return (nil, [.pluralWithoutOther(string.name, at: range)])
      }
      // In its own language a text says what its key says, unless the catalog knows better.
      if patterns.isEmpty, table.language == source { patterns = [.other: string.name] }
      if !patterns.isEmpty { table.entries[string.name] = Entry(patterns: patterns, range: range) }
    }
    return (table, table.isInNoLanguage ? [.unknownLanguage(table, at: node.range)] : [])
  }

  private static func patterns(_ localization: JSONNode) -> [PluralCategory: String] {
    if let words = unit(localization)?.string { return [.other: words] }
    guard let variations = localization["variations"] else { return [:] }
    // One device is like another here.
    if let device = variations["device"]?["other"] { return patterns(device) }
    guard let plural = variations["plural"] else { return [:] }
    var patterns: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      patterns[category] = plural[category.rawValue].flatMap { unit($0)?.string }
    }
    return patterns
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
