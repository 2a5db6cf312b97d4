import Foundation

/// Times the command against libxml2's own `xmllint --noout` over the same files: usual documents,
/// documents with mistakes, the samples, and the samples once for the start-up time.
struct CheckBenchmark {
  var race: Race
  var count: Int
  /// The folder of samples.
  var samples: URL

  /// The number of copies of each sample, so that start-up time counts for little.
  private static let copies = 50

  func run() throws {
    let plain = try Corpus.write(count: count)
    defer { try? plain.remove() }
    print("check: \(count) documents, \(plain.byteCount / max(count, 1)) bytes on average")
    try race.run(
      "layoutc check, errors of the language alone", ["check", "--quiet"] + Self.withoutRules, plain
    )
    try race.run("layoutc check", ["check", "--quiet"], plain)

    let broken = try Corpus.writeMistakes(in: plain)
    defer { try? broken.remove() }
    print("check: the same with \(Corpus.mostMistakes) mistakes each, findings written to a file")
    try race.run("layoutc check", ["check"], broken, endingWith: 1)
    try race.run("layoutc check --quiet", ["check", "--quiet"], broken, endingWith: 1)
    try race.run(
      "layoutc check --format short", ["check", "--format", "short"], broken, endingWith: 1)

    print("format: the same documents as the formatter writes them")
    try plain.format(with: race.layoutc)
    try race.run("layoutc format --check", ["format", "--check"], plain)

    let samples = try Corpus.writeSamples(from: self.samples, copies: Self.copies)
    defer { try? samples.remove() }
    print("samples: \(samples.files.count) documents, each layout \(Self.copies) times")
    try race.run(
      "layoutc check, errors of the language alone", ["check", "--quiet"] + Self.withoutRules,
      samples)
    try race.run("layoutc check", ["check", "--quiet"], samples)

    let few = try Corpus.writeSamples(from: self.samples, copies: 1)
    defer { try? few.remove() }
    print("samples: \(few.files.count) documents, where beginning counts for most")
    try race.run("layoutc check", ["check", "--quiet"], few)
    try race.run("layoutc --version", ["--version"], few, takesPaths: false)
  }

  /// The arguments that disable all rules.
  private static let withoutRules = [
    "--no-config", "--disable",
    "correctness,suspicious,style,performance,accessibility,localisation",
  ]
}

/// A command and `xmllint` run in turn over the same files, so that other work on the machine slows
/// both.
///
/// The result is the ratio of the medians.
struct Race {
  var layoutc: String
  var rounds: Int

  /// Prints both times for a document, and the ratio of the command's time to xmllint's.
  func run(
    _ name: String, _ arguments: [String], _ corpus: Corpus, endingWith status: Int32 = 0,
    takesPaths: Bool = true,
  ) throws {
    let xmllint = try Self.xmllint()
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutc-output-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: output) }
    let paths = takesPaths ? [corpus.folder.path] : []
    var ours: [ChildProcess] = []
    var theirs: [ChildProcess] = []
    for _ in 0..<rounds {
      theirs.append(try ChildProcess.run(xmllint, ["--noout"] + corpus.files))
      ours.append(try ChildProcess.run(layoutc, arguments + paths, output: output))
    }
    // xmllint also reports some of the mistakes, such as a mismatched end tag.
    let isClean = status == 0
    guard ours.allSatisfy({ $0.status == status }),
      !isClean || theirs.allSatisfy({ $0.status == 0 })
    else {
      throw BenchmarkFailure("'\(name)' did not end as it should")
    }
    let cpu = (ours.map(\.cpu).median, theirs.map(\.cpu).median)
    let wall = (ours.map(\.wall).median, theirs.map(\.wall).median)
    let each = 1e6 / Double(max(1, corpus.files.count))
    print("  \(name)")
    print(
      "    \((cpu.0 * each).fixed(1)) µs CPU a document, xmllint \((cpu.1 * each).fixed(1));"
        + " ratio \((cpu.0 / cpu.1).fixed(2)) CPU, \((wall.0 / wall.1).fixed(2)) wall")
  }

  static func xmllint() throws -> String {
    for path in ["/usr/bin/xmllint", "/usr/local/bin/xmllint"]
    where FileManager.default.isExecutableFile(atPath: path) {
      return path
    }
    throw BenchmarkFailure("xmllint is missing; Debian has it in libxml2-utils")
  }
}

struct BenchmarkFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
