import ArgumentParser
import Foundation

/// Measures the compiler and the engine; built by `make bench` only.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout-bench",
    abstract: "Measure the compiler and the engine.",
    subcommands: [
      BuildCommand.self, CheckCommand.self, CorpusCommand.self, EngineCommand.self,
      FlexCommand.self, GridsCommand.self, ImportsCommand.self, ProgramCommand.self,
      RulesCommand.self, RuntimeCommand.self, UpdatesCommand.self,
    ],
  )
}

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Time 'layoutc build' against xmllint and aapt2, and swiftc on what it makes.")

  @Option(help: "The layoutc to measure.")
  var layoutc = ".build/release/layoutc"

  @Option(help: "The folder with the engine's module.")
  var modules = ".build/release/Modules"

  @Option(help: "How many documents.")
  var count = 10_000

  @Option(help: "How many runs of each.")
  var rounds = 5

  @Option(help: "The folder of samples.")
  var samples = "Samples"

  func run() throws {
    try BuildBenchmark(
      layoutc: layoutc, count: count, rounds: rounds, samples: URL(fileURLWithPath: samples),
      modules: modules
    ).run()
  }
}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Time 'layoutc check' and 'format --check' against xmllint.")

  @Option(help: "The layoutc to measure.")
  var layoutc = ".build/release/layoutc"

  @Option(help: "How many documents.")
  var count = 10_000

  @Option(help: "How many runs of each.")
  var rounds = 7

  @Option(help: "The folder of samples.")
  var samples = "Samples"

  func run() throws {
    try CheckBenchmark(
      race: Race(layoutc: layoutc, rounds: rounds), count: count,
      samples: URL(fileURLWithPath: samples)
    ).run()
  }
}

struct ImportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports", abstract: "Time 'layoutc check' with imports against without.")

  @Option(help: "The layoutc to measure.")
  var layoutc = ".build/release/layoutc"

  @Option(help: "How many documents.")
  var count = 200

  @Option(help: "How many runs of each.")
  var rounds = 15

  func run() throws {
    try ImportBenchmark(layoutc: layoutc, count: count, rounds: rounds).run()
  }
}

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Time all rules together against reading the documents.")

  @Option(help: "How many documents.")
  var count = 2000

  @Option(help: "How many runs of each.")
  var rounds = 15

  func run() throws {
    try RulesBenchmark(count: count, rounds: rounds).run()
  }
}

struct ProgramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "program", abstract: "Time making trees of documents beside solving them.")

  @Option(help: "How many runs of each.")
  var rounds = 101

  @Option(help: "The folder of samples.")
  var samples = "Samples"

  func run() throws {
    try ProgramBenchmark(samples: URL(fileURLWithPath: samples), rounds: rounds).run()
  }
}

struct RuntimeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "runtime", abstract: "Time a loaded document beside the same one compiled.")

  @Option(help: "How many runs of each.")
  var rounds = 41

  @Option(help: "How many rows the list has.")
  var rows = 600

  @Option(help: "The document that 'Feed.swift' is made from.")
  var document = "Benchmarks/Updates/feed.layout.xml"

  func run() throws {
    try RuntimeBenchmark(
      document: URL(fileURLWithPath: document), rounds: rounds, rows: rows
    ).run()
  }
}

struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus", abstract: "Write the documents that are measured, and keep them.")

  @Option(help: "How many documents.")
  var count = 10_000

  func run() throws {
    print(try Corpus.write(count: count).folder.path)
  }
}

struct UpdatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "updates",
    abstract: "Time updates of a running layout against fresh layouts of the same document.")

  @Option(help: "How many runs of each.")
  var rounds = 41

  @Option(help: "How many rows the list has.")
  var rows = 1_000

  @Option(help: "How the changes to measure start; all without it.")
  var only: String?

  func run() {
    UpdatesBenchmark(rounds: rounds, rows: rows, only: only).run()
  }
}

struct EngineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engine", abstract: "Time building and solving layouts.")

  @Option(help: "How many runs of each.")
  var rounds = 41

  @Option(help: "The one tree to measure, by how its name starts.")
  var only: String?

  func run() {
    EngineBenchmark(rounds: rounds, only: only).run()
  }
}

/// The options of benchmarks that also time other engines.
struct PeerOptions: ParsableArguments {
  @Option(help: "How many runs of each.")
  var rounds = 41

  @Option(help: "A Python with poga and stretchable, to measure them in the same run.")
  var python: String?

  @Option(help: "The one tree to measure, by how its name starts.")
  var only: String?
}

struct GridsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grids", abstract: "Time grids, beside Taffy.")

  @OptionGroup var options: PeerOptions

  func run() throws {
    try GridBenchmark(rounds: options.rounds, python: options.python, only: options.only).run()
  }
}

struct FlexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flex", abstract: "Time flexbox on the standard trees, beside other engines.")

  @OptionGroup var options: PeerOptions

  func run() throws {
    try FlexBenchmark(rounds: options.rounds, python: options.python, only: options.only).run()
  }
}
