import Foundation

/// Times the documents of a project that shares ten libraries, against the same documents without
/// imports.
struct ImportBenchmark {
  var layoutc: String
  var count: Int
  var rounds: Int

  func run() throws {
    let plain = try Corpus.write(count: count)
    defer { try? plain.remove() }
    let project = try Corpus.writeProject(of: plain)
    defer { try? project.remove() }
    print("imports: \(count) documents that share \(Corpus.libraryCount) libraries")

    var with: [ChildProcess] = []
    var without: [ChildProcess] = []
    for _ in 0..<rounds {
      without.append(try ChildProcess.run(layoutc, ["check", "--quiet", plain.folder.path]))
      with.append(try ChildProcess.run(layoutc, ["check", "--quiet", project.folder.path]))
    }
    guard (with + without).allSatisfy({ $0.status == 0 }) else {
      throw BenchmarkFailure("a document of the corpus was refused")
    }
    let cpu = (with.map(\.cpu).median, without.map(\.cpu).median)
    let each = (cpu.0 / Double(count) * 1e6, cpu.1 / Double(count) * 1e6)
    print("  plain            \(each.1.fixed(1)) µs CPU a document")
    print("  with imports     \(each.0.fixed(1)) µs CPU a document")
    print("  ratio            \((cpu.0 / cpu.1).fixed(2)) CPU")
  }
}
