import ArgumentParser

/// A command line that names documents and nothing else, as of an editor that checks what it saves.
///
/// The parser takes twice as long as the check of a small document, since it asks the runtime for
/// every option and its type. Where no option is given there is nothing to ask.
enum PlainCommandLine {
  /// Returns the command for the arguments; nil if the parser must read them.
  static func command(_ words: [String]) -> (any AsyncParsableCommand)? {
    let paths = Array(words.dropFirst())
    guard !paths.isEmpty, !paths.contains(where: isOption) else { return nil }
    return switch words.first {
    case "check": valid(Layoutc.Check(paths: paths), words)
    case "format": valid(Layoutc.Format(paths: paths), words)
    default: nil
    }
  }

  private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  /// Returns the command if its paths go together; the parser has the messages if they do not.
  private static func valid<Command: AsyncParsableCommand>(
    _ command: Command, _ words: [String]
  ) -> Command? {
    var command = command
    guard (try? command.validate()) != nil else { return nil }
    // An option that is new in a command is unset in its plain form too.
    assert((try? Layoutc.parseAsRoot(words)).map { "\($0)" } == "\(command)")
    return command
  }
}
