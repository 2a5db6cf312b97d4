import Foundation
import TestSupport
import Testing

/// Compares the pages in `Manual/` with the command's help.
///
/// `make generate` writes the pages.
struct ManualTests {
  @Test func everyPageIsCurrent() throws {
    let pages = try Self.pages()
    #expect(pages.count > 8)
    for (name, text) in pages {
      let file = Self.folder.appending(path: name)
      if Self.isUpdating {
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let written = try? String(contentsOf: file, encoding: .utf8)
      #expect(written == text, "Manual/\(name) is stale: run 'make generate'")
    }
    let there = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(there) == Set(pages.map(\.name)))
  }

  /// A control character of mdoc at the start of a line is escaped.
  @Test func whatIsSaidIsSaid() throws {
    let page = ManualPage.lines(of: "Ends.\n'so' is a word, and .this too. A \\ as well.")
    #expect(page == ["Ends.", "\\&'so' is a word, and .this too.", "A \\e as well."])
  }

  private static func pages() throws -> [(name: String, text: String)] {
    let dump = try BuiltCommand().run(["--experimental-dump-help"]).output
    let root = try JSONDecoder().decode(CommandHelp.Dump.self, from: Data(dump.utf8)).command
    let commands = (root.subcommands ?? []).filter { $0.commandName != "help" }
    let pages =
      [ManualPage(of: root, under: nil, commands)]
      + commands.map { ManualPage(of: $0, under: root, []) }
    return pages.map { ($0.name, $0.text) }
  }

  private static let folder = PackageRoot.url.appending(path: "Manual")
  private static let isUpdating = ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"] == "1"
}

/// The help of a command, as swift-argument-parser prints it for tools.
struct CommandHelp: Decodable {
  struct Dump: Decodable { var command: CommandHelp }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    var kind: String
    var names: [Name]?
    var preferredName: Name?
    var valueName: String?
    var abstract: String?
    var defaultValue: String?
    var allValues: [String]?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
    var sectionTitle: String?
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?
  var subcommands: [CommandHelp]?
}

extension [CommandHelp.Argument] {
  /// The arguments with each flag and its opposite, which share one explanation, joined to one
  /// entry.
  fileprivate var joiningOpposites: [CommandHelp.Argument] {
    reduce(into: []) { arguments, next in
      if next.kind == "flag", arguments.last?.kind == "flag", let names = next.names,
        arguments.last?.abstract == next.abstract
      {
        arguments[arguments.count - 1].names?.append(contentsOf: names)
      } else {
        arguments.append(next)
      }
    }
  }
}

/// A page for `man`, in the mdoc language.
struct ManualPage {
  let name: String
  private(set) var text = ""

  init(
    of command: CommandHelp, under root: CommandHelp?, _ commands: [CommandHelp]
  ) {
    let title = root.map { "\($0.commandName)-\(command.commandName)" } ?? command.commandName
    name = "\(title).1"
    text = ".\\\" Made by 'make generate' of what the command says of itself.\n"
    add(".Dd $Mdocdate$")
    add(".Dt \(title.uppercased()) 1")
    add(".Os")
    section("NAME")
    add(".Nm \(title)")
    add(".Nd \(Self.withoutStop(command.abstract ?? ""))")
    section("SYNOPSIS")
    writeSynopsis(of: command, under: root)
    section("DESCRIPTION")
    let (description, examples) = Self.parts(of: command)
    add(Self.lines(of: command.abstract ?? ""))
    for paragraph in description {
      add(".Pp")
      add(Self.lines(of: paragraph))
    }
    if !commands.isEmpty { writeCommands(commands) }
    writeOptions(of: command)
    section("ENVIRONMENT")
    writeList(Self.variables.map { (".Ev \($0)", $1) })
    section("FILES")
    writeList(Self.files.map { (".Pa \($0)", $1) })
    section("EXIT STATUS")
    writeList(Self.statuses)
    if !examples.isEmpty {
      section("EXAMPLES")
      add(".Bd -literal -offset indent")
      add(examples.map { Self.escaped($0) })
      add(".Ed")
    }
    section("SEE ALSO")
    let others =
      root == nil
      ? commands.map { "\(command.commandName)-\($0.commandName)" }.sorted()
      : [root?.commandName ?? ""]
    for (index, other) in others.enumerated() {
      add(".Xr \(other) 1\(index < others.count - 1 ? " ," : "")")
    }
  }

  private static let statuses = [
    ("0", "Nothing was found that counts."),
    ("1", "There are findings at or above the limit that was set, errors unless told otherwise."),
    ("2", "The command line or a configuration is wrong, or a file could not be written."),
    ("3", "A document could not be read."),
    ("4", "Files would change, where it was asked whether they would."),
    ("70", "A fault of the command itself."),
  ]

  private static let variables = [
    (
      "LAYOUTC_CACHE",
      "The folder in which 'check' keeps what it has found, else 'layoutc' in XDG_CACHE_HOME or ~/.cache; empty for none."
    ),
    (
      "NO_COLOR",
      "Where it is set and not empty, nothing is written in colour unless it is asked for."
    ),
    ("TERM", "On a dumb terminal there is neither colour nor a line that tells how far a run is."),
  ]

  private static let files = [
    (".layoutc.json", "Which rules are asked of the documents in its folder and in those within."),
    ("*.rule.xml", "Rules of a project's own."),
    (".layoutc-build", "What a build notes beside the code that it has made, for the next one."),
  ]

  // MARK: Parts of a page

  private mutating func writeSynopsis(of command: CommandHelp, under root: CommandHelp?) {
    add(".Nm \(root?.commandName ?? command.commandName)")
    if root == nil {
      add(".Ar command")
      add(".Op Ar option ...")
      return
    }
    add(".Cm \(command.commandName)")
    add(".Op Ar option ...")
    for argument in command.arguments ?? []
    where argument.kind == "positional" && argument.shouldDisplay {
      let name = "Ar \(argument.valueName ?? "")\(argument.isRepeating ? " ..." : "")"
      add(argument.isOptional ? ".Op \(name)" : ".\(name)")
    }
  }

  private mutating func writeCommands(_ commands: [CommandHelp]) {
    add(".Pp")
    add("The commands are:")
    writeList(commands.map { (".Cm \($0.commandName)", $0.abstract ?? "") })
  }

  private mutating func writeOptions(of command: CommandHelp) {
    let shown = (command.arguments ?? []).filter(\.shouldDisplay).joiningOpposites
    let titles = shown.reduce(into: [String?]()) { titles, argument in
      if !titles.contains(argument.sectionTitle) { titles.append(argument.sectionTitle) }
    }
    for title in titles {
      if let title { add(".Ss \(title)") } else { section("OPTIONS") }
      writeList(
        shown.filter { $0.sectionTitle == title }.map { argument in
          var words = argument.abstract ?? ""
          if let values = argument.allValues, argument.kind != "flag" {
            words += words.isEmpty ? "" : " "
            words += "One of \(values.joined(separator: ", "))."
          }
          if let value = argument.defaultValue, !value.isEmpty, argument.kind != "flag" {
            words += " The default is \(value)."
          }
          return (Self.tag(of: argument), words)
        })
    }
  }

  private static func tag(of argument: CommandHelp.Argument) -> String {
    let value = argument.valueName ?? ""
    guard argument.kind != "positional" else {
      return ".Ar \(value)\(argument.isRepeating ? " ..." : "")"
    }
    let names = (argument.names ?? []).map { $0.kind == "short" ? $0.name : "-\($0.name)" }
    let flags = names.map { "Fl \($0)" }.joined(separator: " , ")
    return ".\(flags)" + (argument.kind == "option" ? " Ar \(value)" : "")
  }

  private mutating func writeList(_ items: [(tag: String, words: String)]) {
    add(".Bl -tag -width Ds")
    for (tag, words) in items {
      add(".It \(tag.hasPrefix(".") ? String(tag.dropFirst()) : tag)")
      add(Self.lines(of: words))
    }
    add(".El")
  }

  /// Returns the paragraphs before the examples, and the examples.
  private static func parts(of command: CommandHelp) -> (paragraphs: [String], examples: [String]) {
    let text = command.discussion ?? ""
    let halves = text.components(separatedBy: "EXAMPLES\n")
    let examples = halves.dropFirst().joined().split(separator: "\n")
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
    let paragraphs = halves[0].components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      // The statuses have a section of their own.
      .filter { !$0.isEmpty && !$0.hasPrefix("Exit status:") }
    return (paragraphs, examples)
  }

  // MARK: Lines

  private mutating func section(_ title: String) { add(".Sh \(title)") }

  private mutating func add(_ line: String) { text += line + "\n" }

  private mutating func add(_ lines: [String]) { for line in lines { add(line) } }

  /// Breaks words into one line for each sentence, as mdoc requires.
  static func lines(of words: String) -> [String] {
    let text = words.replacing("\n", with: " ").split(separator: " ").joined(separator: " ")
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      line += line.isEmpty ? String(word) : " \(word)"
      let isEnd = word.hasSuffix(".") || word.hasSuffix(".)")
      if isEnd && line.count > 2 || line.count > 68 {
        lines.append(escaped(line))
        line = ""
      }
    }
    if !line.isEmpty { lines.append(escaped(line)) }
    return lines
  }

  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private static func withoutStop(_ text: String) -> String {
    lines(of: text.hasSuffix(".") ? String(text.dropLast()) : text).joined(separator: " ")
  }
}
