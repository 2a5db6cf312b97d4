import ArgumentParser
import LayoutDiagnostics

/// The words of a command line before they are parsed.
enum CommandLineWords {
  /// The words with old spellings of options replaced: `--output sarif=FILE` is `--report` now, since
  /// `--output` is where other files go.
  static func modern(_ arguments: [String]) -> [String] {
    var words = arguments
    for (index, word) in words.enumerated() {
      if word == "--" { break }
      if word == "--statistics" {
        // Alone it asks for the counts; the parser knows no options whose value may be left out.
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

  /// What to say of the first word, where that is no subcommand; nil where there is nothing to say.
  static func mistake(in arguments: [String], among commands: [String]) -> String? {
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

  /// What other tools call the same.
  private static let others = [
    "beautify": "format", "compile": "build", "create": "init", "fmt": "format", "frames": "layout",
    "gen": "build", "generate": "build",
    "indent": "format", "lint": "check", "new": "init", "pretty": "format", "reformat": "format",
    "schema": "grammar", "solve": "layout", "validate": "check",
    "verify": "check",
  ]
}
