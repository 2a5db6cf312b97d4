package import Foundation

extension URL {
  /// The path as on the file system, without percent encoding.
  package var filePath: String { path(percentEncoded: false) }
}

/// The compiler, used with the engine that was built along with the running program.
package struct ParityToolchain: Sendable {
  /// The folder of the build's products.
  package let products: URL

  /// Finds the build that the running program belongs to.
  package init() {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let program = bundle?.bundleURL ?? Bundle.main.executableURL
    products = program?.deletingLastPathComponent() ?? URL(filePath: ".build/debug")
  }

  /// The output of a tool that failed.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    /// The complete output.
    package var output = ""
  }

  /// The compiler options of a module with strict settings.
  package static let strictness = [
    "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "ImmutableWeakCaptures",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
  ]

  /// Compiles files into a program, together with the engine and the languages of texts.
  package func compile(_ files: [String], to program: URL, strictly: Bool) throws {
    let objects = try ["LayoutDiagnostics", "LayoutEngine", "LayoutLanguages", "MasonryLayout"]
      .flatMap(objects)
    var arguments = [
      "swiftc", "-swift-version", "6", "-Onone", "-wmo", "-num-threads", "2",
      "-package-name", "parity", "-I", modules, "-module-name", "ParityDocuments",
    ]
    // The longest time in milliseconds that an expression may take the type checker.
    arguments += ["-Xfrontend", "-warn-long-expression-type-checking=100"]
    if strictly { arguments += Self.strictness }
    try run(
      URL(filePath: "/usr/bin/env"), arguments + files + objects + ["-lm", "-o", program.filePath])
  }

  /// Returns the object files of a module's current sources.
  ///
  /// Objects of removed sources may still exist.
  private func objects(of module: String) throws -> [String] {
    let folder = products.appending(path: "\(module).build")
    let sources = try String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
    return sources.split(separator: "\n").map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      return folder.appending(path: "\(name.replacing("'", with: "")).o")
        .filePath
    }
  }

  /// Checks one file against the expectations in its comments.
  package func verify(_ file: URL) throws {
    try run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated",
        "-swift-version", "6", "-I", modules, "-module-name", "Snippet", file.filePath,
      ])
  }

  /// Checks that sources compile together under strict settings.
  package func check(_ sources: [String], in folder: URL) throws {
    var files: [String] = []
    for (number, source) in sources.enumerated() {
      let file = folder.appending(path: "Source\(number).swift")
      try Data(source.utf8).write(to: file)
      files.append(file.filePath)
    }
    try run(
      URL(filePath: "/usr/bin/env"),
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules]
        + Self.strictness + files)
  }

  /// Returns the compiler's messages for files that are compiled together under strict settings, or
  /// an empty text if they compile.
  package func complaints(_ files: [String]) throws -> String {
    try complaints(
      files,
      [
        "-swift-version", "6", "-I", modules,
        "-Xfrontend", "-warn-long-expression-type-checking=500",
      ] + Self.strictness)
  }

  /// Returns the compiler's messages for files that are compiled with these options, which include
  /// the path of the engine.
  package func complaints(_ files: [String], _ options: [String]) throws -> String {
    do {
      try run(
        URL(filePath: "/usr/bin/env"),
        [
          "swiftc", "-typecheck", "-parse-as-library", "-package-name", "parity",
          "-warnings-as-errors", "-diagnostic-style", "llvm",
        ] + options + files)
      return ""
    } catch let failure as Failure {
      return failure.output
    }
  }

  /// Compiles Swift files into a module that can be imported from `folder`.
  package func makeModule(
    _ name: String, of files: [String], _ options: [String], in folder: URL
  ) throws {
    try run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-emit-module", "-wmo", "-parse-as-library", "-package-name", "parity",
        "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-module-name", name,
        "-emit-module-path", folder.appending(path: "\(name).swiftmodule").filePath,
      ] + options + files)
  }

  /// Runs the formatter's lint over a folder.
  package func lint(_ folder: URL, by configuration: URL) throws {
    try run(
      URL(filePath: "/usr/bin/env"),
      [
        "swift", "format", "lint", "--strict", "--recursive", "--configuration",
        configuration.filePath, folder.filePath,
      ])
  }

  /// The folder of the build's modules.
  package var modules: String { products.appending(path: "Modules").filePath }

  /// Runs a program to its end and returns its output.
  @discardableResult
  package func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Output goes to a file, because a pipe that is not read can fill up.
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(arguments.prefix(4)) failed: \(output.suffix(4000))", output: output)
    }
    return output
  }
}
