// Texts are put into the language of the environment when they come into a tree, so that whoever
// measures and draws them needs to know nothing of it.

extension TextSpec {
  /// The text with its own words, in a language if there is one.
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
    return arguments.isEmpty ? content : TextPattern(content).filled(with: arguments)
  }

  /// The blanks that part a run from its neighbours are not its key's.
  private func words(
    aroundBlanksOf content: String, _ arguments: [TextArgument], isKey: Bool,
    _ language: TextLocalization?
  ) -> String {
    guard isKey, language != nil else { return words(content, arguments, isKey: isKey, nil) }
    let start = content.prefix { $0 == " " }
    let rest = content.dropFirst(start.count)
    guard !rest.isEmpty else { return content }
    var key = rest
    while key.last == " " { key.removeLast() }
    let end = rest.dropFirst(key.count)
    return start + words(String(key), arguments, isKey: true, language) + end
  }
}
