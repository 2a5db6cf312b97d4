import ArgumentParser
import LayoutCompiler

/// A command line of paths and a few common options, as of an editor that checks what it saves, or
/// of a build.
///
/// The parser takes longer than the check of a small document, or of many that have not changed,
/// since it asks the runtime for every option of the command and its type. What it would complain
/// about is left to it.
struct PlainCommandLine {
  let paths: [String]
  /// The options that no one has asked for yet, with their values; flags have empty ones.
  private var options: [String: String] = [:]

  /// Returns the command for the arguments; nil if the parser must read them.
  static func command(_ words: [String]) -> (any AsyncParsableCommand)? {
    guard var line = PlainCommandLine(words.dropFirst()) else { return nil }
    return switch words.first {
    case "build": valid(Layoutc.Build(&line), line, words)
    case "check": valid(Layoutc.Check(&line), line, words)
    case "format": valid(Layoutc.Format(&line), line, words)
    default: nil
    }
  }

  private static let withValue = ["--cache", "--disable", "--format", "--jobs", "--only", "-o"]
  private static let flags = [
    "--fix", "--fix-unsafe", "--no-cache", "--no-incremental", "--quiet",
  ]
  private static let otherNames = ["--output": "-o", "-q": "--quiet"]

  /// Reads the words after the command's name; nil if there is an option that is not known here, or
  /// one that is said twice.
  private init?(_ words: ArraySlice<String>) {
    var words = words
    var paths: [String] = []
    while let word = words.popFirst() {
      guard Self.isOption(word) else {
        paths.append(word)
        continue
      }
      let name = Self.otherNames[word] ?? word
      var value = ""
      if Self.withValue.contains(name) {
        guard let next = words.popFirst(), next.utf8.first != UInt8(ascii: "-") else { return nil }
        value = next
      } else if !Self.flags.contains(name) {
        return nil
      }
      guard options.updateValue(value, forKey: name) == nil else { return nil }
    }
    guard !paths.isEmpty else { return nil }
    self.paths = paths
  }

  private static func isOption(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-") && word != "-"
  }

  /// Returns the value of an option; nil if the line has none.
  mutating func value(of name: String) -> String? { options.removeValue(forKey: name) }

  /// Whether the line has a flag.
  mutating func has(_ flag: String) -> Bool { options.removeValue(forKey: flag) != nil }

  /// Returns the form of findings; nil if there is none of the name.
  mutating func format() -> FindingsFormat? {
    guard let word = value(of: "--format") else { return .text }
    return FindingsFormat(argument: word)
  }

  /// Returns the command if it has taken all options, and they go together with its paths; the
  /// parser has the messages if they do not.
  private static func valid<Command: AsyncParsableCommand>(
    _ command: Command?, _ line: PlainCommandLine, _ words: [String]
  ) -> Command? {
    guard line.options.isEmpty, var command, (try? command.validate()) != nil else { return nil }
    // An option that is new in a command is unset in its plain form too.
    assert((try? Layoutc.parseAsRoot(words)).map { "\($0)" } == "\(command)")
    return command
  }
}
