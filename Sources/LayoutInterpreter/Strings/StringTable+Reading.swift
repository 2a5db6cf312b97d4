package import LayoutDiagnostics

extension StringTable {
  /// Reads a file of strings: a String Catalog if its name ends so, else lines of `"key" = "words";`.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: The file's name.
  ///   - language: The language that is wanted of a catalog; its own where none is.
  /// - Returns: The table, or what is wrong with the text.
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
    for string in strings {
      let localization = string.value["localizations"]?[table.language]
      var patterns: [PluralCategory: String] = [:]
      var range = string.nameRange
      if let localization {
        patterns = Self.patterns(localization)
        range = Self.unit(localization)?.range ?? localization.range
      }
      // In its own language a text says what its key says, unless the catalog knows better.
      if patterns.isEmpty, table.language == source { patterns = [.other: string.name] }
      if !patterns.isEmpty { table.entries[string.name] = Entry(patterns: patterns, range: range) }
    }
    return (table, [])
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
