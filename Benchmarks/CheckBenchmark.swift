import Foundation

/// `layoutc check` against libxml2's own `xmllint --noout` over the same files.
///
/// Both run by turns, so that a busy machine slows both; the ratio of the medians is the result.
struct CheckBenchmark {
  var layoutc: String
  var count: Int
  var rounds: Int

  func run() throws {
    let corpus = try Corpus.write(count: count)
    defer { try? corpus.remove() }
    print("check: \(count) documents, \(corpus.byteCount / max(count, 1)) bytes on average")

    let xmllint = try xmllintPath()
    var ours: [ChildProcess] = []
    var theirs: [ChildProcess] = []
    for _ in 0..<rounds {
      theirs.append(try ChildProcess.run(xmllint, ["--noout"] + corpus.files))
      ours.append(try ChildProcess.run(layoutc, ["check", "--quiet", corpus.folder.path]))
    }
    guard ours.allSatisfy({ $0.status == 0 }), theirs.allSatisfy({ $0.status == 0 }) else {
      throw BenchmarkFailure("a document of the corpus was refused")
    }
    let cpu = (ours.map(\.cpu).median, theirs.map(\.cpu).median)
    let wall = (ours.map(\.wall).median, theirs.map(\.wall).median)
    row("xmllint --noout", cpu: cpu.1, wall: wall.1)
    row("layoutc check", cpu: cpu.0, wall: wall.0)
    print("  ratio            \((cpu.0 / cpu.1).fixed(2)) CPU   \((wall.0 / wall.1).fixed(2)) wall")
  }

  private func row(_ name: String, cpu: Double, wall: Double) {
    let each = cpu / Double(count) * 1e6
    print(
      "  \(name.padding(toLength: 16, withPad: " ", startingAt: 0)) \(each.fixed(1)) µs CPU a document,"
        + " \(wall.fixed(2)) s in all")
  }

  private func xmllintPath() throws -> String {
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
