import ArgumentParser
import LayoutDiagnostics

/// The arguments of a command line before they are parsed.
enum CommandLineWords {
  /// Replaces old spellings of options.
  ///
  /// `--output sarif=FILE` is now `--report`, since `--output` names the place of other files.
  static func modern(_ arguments: [String]) -> [String] {
    var words = arguments
    for (index, word) in words.enumerated() {
      if word == "--" { break }
      if word == "--statistics" {
        // Without a value it means `count`; the parser does not support optional values.
        words[index] = "--statistics=count"
      } else if word == "--output", index + 1 < words.count, isReport(words[index + 1]) {
        words[index] = "--report"
      } else if word.hasPrefix("--output="), isReport(String(word.dropFirst("--output=".count))) {
        words[index] = "--report=" + word.dropFirst("--output=".count)
      }
    }
    return words
  }

  private static func isReport(_ value: String) -> Bool { FindingsOutput(argument: value) != nil }

  /// Returns an error message if an argument is empty or the first is no subcommand; otherwise nil.
  static func mistake(in arguments: [String], among commands: [String]) -> String? {
    // An empty name, as of a variable that is not set, would be that of the root of all folders.
    for (place, word) in arguments.enumerated() where isEmpty(word) {
      if word.isEmpty {
        let option = place > 0 && arguments[place - 1].hasPrefix("-") ? arguments[place - 1] : nil
        return option.map { "the word after '\($0)' is empty" }
          ?? "word \(place + 1) of the command line is empty"
      }
      return "there is nothing after '\(word)'"
    }
    var words = arguments[...]
    let known = commands + ["help"]
    if words.first == "help" { words = words.dropFirst() }
    guard let word = words.first, !word.hasPrefix("-") || word == "-", !known.contains(word) else {
      return nil
    }
    if word == "-" || word.contains("/") || word.hasSuffix(".xml") {
      return "'\(word)' is no command; did you mean 'layoutc check \(word)'?"
    }
    let near = others[word.lowercased()] ?? NearestName.find(word, among: known).first
    let list = commands.map { "'\($0)'" }.joined(separator: ", ")
    return "there is no command '\(word)'; "
      + (near.map { "did you mean '\($0)'?" } ?? "the commands are \(list)")
  }

  /// Whether an argument or the value in one is empty.
  private static func isEmpty(_ word: String) -> Bool {
    word.isEmpty || word.hasPrefix("--") && word.firstIndex(of: "=") == word.indices.last
  }

  /// Names of similar commands in other tools.
  private static let others = [
    "beautify": "format", "compile": "build", "create": "init", "fmt": "format", "frames": "layout",
    "gen": "build", "generate": "build",
    "indent": "format", "lint": "check", "new": "init", "pretty": "format", "reformat": "format",
    "schema": "grammar", "solve": "layout", "validate": "check",
    "verify": "check",
  ]
}
