import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Times `layoutc build` against `xmllint --noout` over the same files, and against Android's
/// `aapt2 compile` over layouts with the same elements.
///
/// Then times `swiftc` on the generated code.
struct BuildBenchmark {
  var layoutc: String
  var count: Int
  var rounds: Int
  /// The folder of samples.
  var samples: URL
  /// The folder with the engine's module, for `swiftc`.
  var modules: String

  /// The number of copies of each sample.
  private static let copies = 50

  func run() throws {
    let plain = try Corpus.write(count: count)
    defer { try? plain.remove() }
    try measure("\(count) documents that import nothing", plain, hasPeer: true)
    let project = try Corpus.writeProject(of: plain)
    defer { try? project.remove() }
    try measure("the same, with \(Corpus.libraryCount) libraries that each imports", project)
    let samples = try Corpus.writeSamples(from: self.samples, copies: Self.copies)
    defer { try? samples.remove() }
    try measure("\(samples.files.count) documents, each sample \(Self.copies) times", samples)
    try measureSwift()
  }

  // MARK: The command

  /// One way to build, run in turn with all others.
  private struct Contestant {
    var name: String
    var program: String
    var arguments: [String]
    /// Prepares each run; not measured.
    var prepare: (Int) throws -> Void = { _ in }
  }

  private func measure(_ title: String, _ corpus: Corpus, hasPeer: Bool = false) throws {
    let output = Corpus.folder(named: "build")
    let scratch = Corpus.folder(named: "build-again")
    let cache = Corpus.folder(named: "cache")
    let android = Corpus.folder(named: "android")
    let folders = [output, scratch, cache, android]
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    let build = { (to: URL, more: [String]) in
      ["build", corpus.folder.path, "-o", to.path, "--quiet", "--jobs", "1"] + more
    }
    // Fills the output folder and the cache for the measured builds.
    _ = try ChildProcess.run(layoutc, build(output, ["--cache", cache.path]))
    let clear = { (_: Int) in
      if FileManager.default.fileExists(atPath: scratch.path) {
        try FileManager.default.removeItem(at: scratch)
      }
    }
    let changed = URL(fileURLWithPath: corpus.files[corpus.files.count / 2])
    var contestants = [
      Contestant(
        name: "xmllint --noout", program: try Race.xmllint(), arguments: ["--noout"] + corpus.files),
      Contestant(
        name: "layoutc build, from nothing", program: layoutc, arguments: build(scratch, []),
        prepare: clear),
      Contestant(
        name: "layoutc build, from a cache", program: layoutc,
        arguments: build(scratch, ["--cache", cache.path]), prepare: clear),
      Contestant(
        name: "layoutc build, nothing changed", program: layoutc, arguments: build(output, [])),
      Contestant(
        name: "layoutc build, one document changed", program: layoutc, arguments: build(output, []),
        prepare: { round in
          let text = try String(contentsOf: changed, encoding: .utf8)
          try (text + "<!-- \(round) -->\n").write(to: changed, atomically: true, encoding: .utf8)
          // The build does not trust files written a moment ago, and reads them again.
          Thread.sleep(forTimeInterval: 0.1)
        }),
    ]
    if hasPeer, let aapt2 = Self.aapt2 {
      try corpus.writeAndroid(to: android)
      contestants.append(
        Contestant(
          name: "aapt2 compile, from nothing", program: aapt2,
          arguments: [
            "compile", "--dir", android.appendingPathComponent("res").path, "-o",
            android.appendingPathComponent("out.zip").path,
          ]))
    } else if hasPeer {
      print("aapt2 is missing; Debian has it in aapt")
    }
    print("build: \(title), \(corpus.byteCount / max(corpus.files.count, 1)) bytes on average")
    try race(contestants, documents: corpus.files.count)
  }

  private func race(_ contestants: [Contestant], documents: Int) throws {
    var runs = contestants.map { _ in [ChildProcess]() }
    for round in 0..<rounds {
      for (index, contestant) in contestants.enumerated() {
        try contestant.prepare(round)
        let run = try ChildProcess.run(contestant.program, contestant.arguments)
        guard run.status == 0 else {
          throw BenchmarkFailure("'\(contestant.name)' did not end as it should")
        }
        runs[index].append(run)
      }
    }
    let floor = runs[0].map(\.cpu).median
    for (contestant, runs) in zip(contestants, runs) {
      let cpu = runs.map(\.cpu).median
      let each = cpu * 1e6 / Double(max(1, documents))
      let name = contestant.name.padding(toLength: 38, withPad: " ", startingAt: 0)
      print(
        "  \(name)\(each.fixed(1)) µs CPU a document, \((cpu / floor).fixed(2)) of xmllint's;"
          + " \((runs.map(\.wall).median * 1e3).fixed(0)) ms in all")
    }
  }

  private static var aapt2: String? {
    let path = "/usr/bin/aapt2"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  // MARK: The code

  /// Measures the compile time of the code of every sample, twice over, and the size of the machine
  /// code.
  private func measureSwift() throws {
    let corpus = try Corpus.writeSamples(from: samples, copies: 2)
    let output = Corpus.folder(named: "swift")
    defer {
      try? corpus.remove()
      try? FileManager.default.removeItem(at: output)
    }
    // The types must be public, since the optimiser removes types that the module does not use.
    _ = try ChildProcess.run(
      layoutc, ["build", corpus.folder.path, "-o", output.path, "--access", "public"])
    let files = try FileManager.default.contentsOfDirectory(atPath: output.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { output.appendingPathComponent($0).path }
    // Some samples use records of an app.
    let host = output.appendingPathComponent("Host.swift")
    try "".write(to: host, atomically: false, encoding: .utf8)
    print("swiftc: the code of \(files.count) documents")
    for (name, options) in [("-Onone", ["-Onone"]), ("-O", ["-O"]), ("-Osize", ["-Osize"])] {
      let object = output.appendingPathComponent("code.o")
      var runs: [ChildProcess] = []
      for _ in 0..<max(1, rounds / 2) {
        let arguments =
          ["swiftc", "-swift-version", "6", "-wmo", "-parse-as-library", "-module-name", "App"]
          + ["-I", modules, "-emit-object", "-o", object.path] + options + files
        let run = try ChildProcess.run("/usr/bin/env", arguments)
        guard run.status == 0 else { throw BenchmarkFailure("the code does not compile") }
        runs.append(run)
      }
      let each = runs.map(\.cpu).median * 1e3 / Double(max(1, files.count))
      print(
        "  \(name.padding(toLength: 8, withPad: " ", startingAt: 0))\(each.fixed(1)) ms CPU a document,"
          + " \(try Self.textSize(of: object) / max(1, files.count)) bytes of machine code")
    }
  }

  /// Returns the bytes of machine code and constants in an object file, as `size` counts them.
  private static func textSize(of object: URL) throws -> Int {
    let table = Corpus.folder(named: "size")
    defer { try? FileManager.default.removeItem(at: table) }
    _ = try ChildProcess.run("/usr/bin/env", ["size", object.path], output: table)
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    return lines.last?.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) } ?? 0
  }
}

extension Corpus {
  /// Writes Android layouts with the elements and attributes of these documents, each in its own
  /// file below `res/layout`.
  ///
  /// `aapt2 compile` parses them, collects identifiers and writes them in its own format. The
  /// meaning of attributes is looked up only when an app is linked.
  func writeAndroid(to folder: URL) throws {
    let layouts = folder.appendingPathComponent("res/layout")
    try FileManager.default.createDirectory(at: layouts, withIntermediateDirectories: true)
    for (number, file) in files.enumerated() {
      let writer = AndroidWriter()
      guard let parser = XMLParser(contentsOf: URL(fileURLWithPath: file)) else { continue }
      parser.delegate = writer
      guard parser.parse() else { throw BenchmarkFailure("'\(file)' cannot be read") }
      try writer.text.write(
        to: layouts.appendingPathComponent("document_\(number).xml"), atomically: false,
        encoding: .utf8)
    }
  }
}

/// Writes an Android layout, element by element.
private final class AndroidWriter: NSObject, XMLParserDelegate {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
  private var depth = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let indentation = String(repeating: "  ", count: depth)
    text += "\(indentation)<\(Self.leaves.contains(name) ? "TextView" : "LinearLayout")"
    if depth == 0 { text += " xmlns:android=\"http://schemas.android.com/apk/res/android\"" }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      let value = name == "id" ? "@+id/\(value)" : value.filter { !"&<\"{}@?".contains($0) }
      text += "\n\(indentation)    android:\(name)=\"\(value)\""
    }
    text += ">\n"
    depth += 1
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth -= 1
    text +=
      "\(String(repeating: "  ", count: depth))</\(Self.leaves.contains(name) ? "TextView" : "LinearLayout")>\n"
  }

  private static let leaves: Set<String> = ["text", "image", "view", "spacer"]
}
