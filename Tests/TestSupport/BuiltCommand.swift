package import Foundation

/// The `layoutc` executable that was built along with the tests.
package struct BuiltCommand: Sendable {
  /// The exit status and the output of a finished run.
  package struct Outcome: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// The working directory of the command, against which relative paths are resolved.
  package let directory: URL

  package init(in directory: URL = PackageRoot.url) {
    self.directory = directory
  }

  /// Runs the command to its end.
  ///
  /// With `blocks`, no file may grow beyond that many blocks of 512 bytes, as on a full disk. With
  /// `obeysPermissions`, file permissions apply even if the tests run as root.
  package func run(
    _ arguments: [String],
    input: Data = Data(),
    environment: [String: String] = [:],
    blocks: Int? = nil,
    obeysPermissions: Bool = false,
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    if let blocks {
      // Without the trap, a signal would end the command before it could report the error.
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \"$@\"", Self.executable.path()]
        + arguments
    }
    if obeysPermissions, getuid() == 0 {
      process.arguments =
        ["setpriv", "--bounding-set=-dac_override,-dac_read_search", Self.executable.path()]
        + arguments
      process.executableURL = URL(filePath: "/usr/bin/env")
    }
    process.currentDirectoryURL = directory
    var variables = ProcessInfo.processInfo.environment
    // A test that does not name a folder for verdicts leaves none in the user's.
    variables["LAYOUTC_CACHE"] = ""
    variables.merge(environment) { $1 }
    process.environment = variables
    return try Self.outcome(of: process, input: input)
  }

  /// Finds a program of the system by its name and runs it to its end in the package's folder.
  package static func run(tool words: [String], environment: [String: String] = [:]) throws
    -> Outcome
  {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = PackageRoot.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return try outcome(of: process)
  }

  private static func outcome(of process: Process, input: Data = Data()) throws -> Outcome {
    // Output goes to files, because a pipe that is not read can fill up and block the process.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    try input.write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
    )
  }

  /// Starts the command, and kills it after `seconds` unless it has ended by then.
  package func run(_ arguments: [String], killedAfter seconds: Double) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: seconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Starts the command without waiting for its end.
  package func start(_ arguments: [String]) throws -> Running {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let running = Running(process: process, folder: folder)
    for file in [running.outputFile, running.errorFile] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: running.outputFile)
    process.standardError = try FileHandle(forWritingTo: running.errorFile)
    try process.run()
    return running
  }

  /// A running command.
  package struct Running {
    fileprivate let process: Process
    /// The folder of the files with the command's output.
    fileprivate let folder: URL

    fileprivate var outputFile: URL { folder.appending(path: "out") }
    fileprivate var errorFile: URL { folder.appending(path: "err") }

    /// The standard output so far.
    package var output: String {
      get throws { String(decoding: try Data(contentsOf: outputFile), as: UTF8.self) }
    }

    /// The standard error output so far.
    package var errors: String {
      get throws { String(decoding: try Data(contentsOf: errorFile), as: UTF8.self) }
    }

    package var isRunning: Bool { process.isRunning }

    /// Waits for the command to end, and returns its outcome.
    package func outcome() throws -> Outcome {
      process.waitUntilExit()
      defer { try? FileManager.default.removeItem(at: folder) }
      return Outcome(status: process.terminationStatus, output: try output, errors: try errors)
    }

    /// Whether it ends within a time; waits for that.
    package func ends(within seconds: Int) -> Bool {
      for _ in 0..<seconds * 100 where isRunning { usleep(10_000) }
      return !isRunning
    }

    /// Asks it to end, and waits for nothing.
    package func terminate() { process.terminate() }

    /// Ends it in a way that no program can refuse, and waits.
    package func kill() {
      if process.isRunning { _ = Foundation.kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }

    package func end() {
      process.terminate()
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// The path of the executable.
  ///
  /// Products lie beside the test bundle.
  package static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? PackageRoot.url
    return tests.deletingLastPathComponent().appending(path: "layoutc")
  }
}
