import Foundation

/// The programs that detect mutants, built with all mutants in them.
struct MutantBuild {
  private let plan: BuildPlan
  private let root: String
  private let folder: String
  /// The mutants to build.
  ///
  /// A mutant that does not compile becomes nil.
  private(set) var mutants: [Mutant?]

  /// Prepares a build.
  ///
  /// `root` is the folder of the package, `scratch` that of its debug build.
  init(_ mutants: [Mutant], root: String, scratch: String, folder: String) throws {
    plan = try BuildPlan(in: scratch)
    self.root = root
    self.folder = folder
    let broken = Set(Self.read("\(folder)/broken").split(separator: "\n").map(String.init))
    self.mutants = mutants.map { broken.contains($0.key) ? nil : $0 }
  }

  private static func read(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// Compiles the modules and links `products`.
  ///
  /// Returns the paths of the programs in order.
  mutating func build(_ products: [String]) throws -> [String] {
    var objects: [String: String] = [:]
    let modules = Set(mutants.compactMap { $0.map { module(of: $0.file) } })
    for module in modules.sorted() { objects[module] = try compile(module) }
    return try products.map { try link($0, with: objects) }
  }

  // MARK: Compiling

  /// Compiles a module repeatedly, without the mutants that failed, until it compiles.
  private mutating func compile(_ module: String) throws -> String {
    let plan = try plan.compilation(of: module)
    let object = "\(folder)/\(module).o"
    while true {
      let (files, sources) = try write(module, plan.sources)
      let stamp = try Self.stamp(of: files)
      if Self.read("\(object).stamp") == stamp { return object }
      try? FileManager.default.removeItem(atPath: "\(object).stamp")
      let outcome = try run(plan.command + files + ["-o", object], in: folder)
      if outcome.status == 0 {
        try stamp.write(toFile: "\(object).stamp", atomically: true, encoding: .utf8)
        return object
      }
      let broken = sources.reduce(into: Set<Int>()) { broken, source in
        broken.formUnion(source.value.mutants(at: outcome.output.errorLines(in: source.key)))
      }
      guard !broken.isEmpty else {
        throw BuildPlan.Failure(description: String(outcome.output.prefix(4000)))
      }
      say("\(module): \(broken.count) do not compile")
      let keys = broken.compactMap { mutants[$0 - 1].map { "\($0.key)\n" } }.joined()
      try (Self.read("\(folder)/broken") + keys).write(
        toFile: "\(folder)/broken", atomically: true, encoding: .utf8)
      for number in broken { mutants[number - 1] = nil }
    }
  }

  /// Returns a hash of the sources (FNV-1a).
  private static func stamp(of files: [String]) throws -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for file in files {
      for byte in try Data(contentsOf: URL(filePath: file)) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return "\(hash)"
  }

  /// Writes a module's sources with their mutants.
  ///
  /// Returns the files to compile, and those written.
  private func write(
    _ module: String, _ sources: [String]
  ) throws -> (files: [String], written: [String: MutatedSource]) {
    let target = "\(folder)/\(module)"
    try? FileManager.default.removeItem(atPath: target)
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    let numbered = mutants.enumerated().compactMap { index, mutant in
      mutant.map { (number: index + 1, mutant: $0) }
    }
    let inFiles = Dictionary(grouping: numbered) { "\(root)/\($0.mutant.file)" }
    var written: [String: MutatedSource] = [:]
    var files: [String] = []
    for source in sources {
      guard let mutants = inFiles[source] else {
        files.append(source)
        continue
      }
      let text = try Data(contentsOf: URL(filePath: source))
      let mutated = MutatedSource(Array(text), mutants)
      let file = "\(target)/\(URL(filePath: source).lastPathComponent)"
      try mutated.text.write(toFile: file, atomically: true, encoding: .utf8)
      written[file] = mutated
      files.append(file)
    }
    let file = "\(target)/MutantInForce.swift"
    try mutantInForceSource.write(toFile: file, atomically: true, encoding: .utf8)
    return (files + [file], written)
  }

  // MARK: Linking

  private func link(_ product: String, with objects: [String: String]) throws -> String {
    let plan = try plan.linking(product)
    var files = plan.objects
    for (module, object) in objects.sorted(by: { $0.key < $1.key }) {
      let others = files.filter { !$0.contains("/\(module).build/") }
      // Not every program contains every module.
      if others.count < files.count { files = others + [object] }
    }
    let list = "\(folder)/\(product).files"
    try files.map { "\($0)\n" }.joined().write(toFile: list, atomically: true, encoding: .utf8)
    let program = "\(folder)/\(product)"
    let outcome = try run(plan.command + ["@\(list)", "-o", program], in: folder)
    guard outcome.status == 0 else {
      throw BuildPlan.Failure(description: String(outcome.output.prefix(4000)))
    }
    return program
  }
}

extension String {
  /// Returns the lines of a file for which the compiler's messages report errors.
  fileprivate func errorLines(in file: String) -> [Int] {
    split(separator: "\n").compactMap { message in
      guard message.hasPrefix("\(file):") else { return nil }
      let parts = message.dropFirst(file.count + 1).split(separator: ":", maxSplits: 2)
      guard parts.count == 3, parts[2].hasPrefix(" error:") else { return nil }
      return Int(parts[0])
    }
  }
}

extension MutatedSource {
  /// Returns the mutants in lines with errors, or all mutants around such a line if the error
  /// belongs to none.
  fileprivate func mutants(at errors: [Int]) -> Set<Int> {
    errors.reduce(into: []) { broken, line in
      let found = lines.filter { $0.lines.contains(line) }.map(\.number)
      if found.isEmpty {
        // The compiler reports a missing statement at the closing brace of the body, so the mutants
        // that remove a statement are tried first.
        let unit = units.first { $0.lines.lowerBound...($0.lines.upperBound + 2) ~= line }
        let dropped = unit?.numbers.filter { drops.contains($0) } ?? []
        broken.formUnion(dropped.isEmpty ? unit?.numbers ?? [] : dropped)
      } else {
        broken.formUnion(found)
      }
    }
  }
}

/// Runs a command to its end.
func run(_ command: [String], in folder: String) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(filePath: command[0])
  process.arguments = Array(command.dropFirst())
  process.currentDirectoryURL = URL(filePath: folder)
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}

/// Prints a line without buffering.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
