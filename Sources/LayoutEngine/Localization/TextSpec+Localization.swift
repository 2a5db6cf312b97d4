// A text is translated when it is added to a tree, so that code that measures or draws texts needs
// no localization.

extension TextSpec {
  /// The text with its content and runs translated, if there is a language, and its arguments
  /// filled in.
  func resolved(in language: TextLocalization?) -> TextSpec {
    guard language != nil || hasArguments || !spans.isEmpty || !parts.isEmpty else {
      return self
    }
    var text = self
    if !spans.isEmpty || !parts.isEmpty {
      text.runs = parts.isEmpty ? markedRuns(in: language) : runsOfParts(in: language)
      text.content = ""
      text.arguments = []
      text.spans = []
      text.parts = []
      if language != nil { text.localized = false }
      return text
    }
    text.content = words(content, arguments, isKey: localized, language)
    text.arguments = []
    for index in text.runs.indices {
      let run = runs[index]
      let isKey = run.localized ?? localized
      text.runs[index].content = words(
        aroundBlanksOf: run.content, run.arguments, isKey: isKey, language)
      text.runs[index].arguments = []
      if language != nil { text.runs[index].localized = false }
    }
    if language != nil { text.localized = false }
    return text
  }

  private var hasArguments: Bool {
    !arguments.isEmpty || (!runs.isEmpty && runs.contains { !$0.arguments.isEmpty })
  }

  private func words(
    _ content: String, _ arguments: [TextArgument], isKey: Bool, _ language: TextLocalization?
  ) -> String {
    if isKey, !content.isEmpty, let words = language?.words(for: content, arguments) {
      return words
    }
    guard !arguments.isEmpty else { return content }
    return TextPattern(content).filled(with: arguments, formatting: language.usedFormatting)
  }

  /// Looks up a key without the blanks at its ends, which only separate a run from its neighbors.
  private func words(
    aroundBlanksOf content: String, _ arguments: [TextArgument], isKey: Bool,
    _ language: TextLocalization?
  ) -> String {
    guard isKey, language != nil else { return words(content, arguments, isKey: false, language) }
    let start = content.prefix { $0 == " " }
    let rest = content.dropFirst(start.count)
    guard !rest.isEmpty else { return content }
    var key = rest
    while key.last == " " { key.removeLast() }
    let end = rest.dropFirst(key.count)
    return start + words(String(key), arguments, isKey: true, language) + end
  }
}
