import LayoutSchema

/// Names of other systems, by the first letters of which our items are found: `flex-grow`,
/// `layout_weight`, `VStack`.
enum ForeignNames {
  /// The fewest letters that tell names of other systems apart.
  private static let fewestLetters = 3

  /// The names of attributes, in the form in which they are compared.
  private static let attributes = keys(ForeignWords.everyAttribute)
  private static let elements = keys(ForeignWords.everyElement)

  private static func keys(_ words: [String]) -> [(key: String, word: String)] {
    // A word with an element before it or a value behind it is one of them alone.
    words.filter { !$0.contains("=") && !$0.contains("/") }.compactMap { word in
      ForeignWords.normalized(word).map { ($0, word) }
    }
  }

  /// Returns items for the attributes of a tag, of which those are found by the typed letters that
  /// another system calls so; the same items if one of them begins so itself.
  static func attributes(
    _ items: [CompletionItem], typed: String, on kind: ElementKind
  ) -> [CompletionItem] {
    found(items, typed, attributes) { word in
      let rows = ForeignWords.attribute(word, value: "", on: kind)
      return rows.flatMap(\.answers).flatMap { answer -> [String] in
        switch answer {
        case .rename(let name, onlyPlaced: _): [name.name]
        case .settings(let settings): settings.map(\.name.name)
        case .fill(let isWidth, let isHeight):
          (isWidth ? ["width"] : []) + (isHeight ? ["height"] : [])
        case .wrap, .become, .nothing: []
        }
      }
    }
  }

  /// Returns items for the name of a tag, of which those are found by the typed letters that
  /// another system calls so; the same items if one of them begins so itself.
  static func elements(_ items: [CompletionItem], typed: String) -> [CompletionItem] {
    found(items, typed, elements) { word -> [String] in
      switch ForeignWords.element(word) {
      case .tags(let tags): tags.prefix(1).map(\.kind.name)
      case .childOr(let tag): [tag.kind.name]
      case .children, .child, .box, .view, .advice, nil: []
      }
    }
  }

  /// Returns items with the typed letters, and what the other name has behind them, as their
  /// filter.
  private static func found(
    _ items: [CompletionItem], _ typed: String, _ words: [(key: String, word: String)],
    _ ours: (String) -> [String]
  ) -> [CompletionItem] {
    let letters = typed.lowercased()
    guard let key = ForeignWords.normalized(typed), key.utf8.count >= fewestLetters,
      !items.contains(where: { $0.label.lowercased().hasPrefix(letters) })
    else { return items }
    var rests: [String: String] = [:]
    // Ours may be written as in `font-size`.
    for item in items where ForeignWords.normalized(item.label)?.hasPrefix(key) == true {
      rests[item.label] = String(ForeignWords.normalized(item.label)?.dropFirst(key.count) ?? "")
    }
    for (other, word) in words where other.hasPrefix(key) {
      for name in ours(word) where rests[name] == nil {
        rests[name] = String(other.dropFirst(key.count))
      }
    }
    return items.map { item in
      guard let rest = rests[item.label] else { return item }
      var item = item
      item.filter = typed + rest
      return item
    }
  }
}
