import Foundation

/// A program that can detect a mutant.
struct Judge: Sendable {
  enum Kind: CaseIterable, Sendable {
    case referees
    case tests
    case relayouts
    /// Only compares the frames of random trees with those of the original.
    ///
    /// A difference shows that the mutant is not equivalent and needs a fixture.
    case frames
  }

  let kind: Kind
  let program: String
  let arguments: [String]
  let root: String
  /// The text of an output line that shows a detection, after which the program is stopped.
  let sign: String?
  /// The processor time limit in seconds.
  ///
  /// Exceeding it counts as an infinite loop.
  var seconds = 600

  enum Verdict {
    case passed
    /// The case or test that detected the mutant, or a description of how the program ended.
    case noticed(String)
  }

  /// Runs the program with the mutant of this number.
  ///
  /// 0 is the original code.
  func verdict(on mutant: Int) throws -> Verdict {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // Without a memory limit, a mutant may request half a terabyte before the time is over.
    let limits = "ulimit -t \(seconds); ulimit -v 6000000; exec \"$0\" \"$@\""
    process.arguments = ["-c", limits, program] + arguments
    process.currentDirectoryURL = URL(filePath: root)
    // The backtrace helper keeps the pipe open, sometimes forever.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["LAYOUTC_MUTANT": "\(mutant)", "LAYOUTC_SEED": "1", "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    let pipe = Pipe()
    defer { try? pipe.fileHandleForReading.close() }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let identifier = process.processIdentifier
    let deadline = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds * 20), execute: deadline)
    var output = Data()
    var found: String?
    while found == nil {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      output.append(data)
      if let sign { found = output.line(with: sign) }
    }
    if found != nil { kill(identifier, SIGKILL) }
    // `waitUntilExit` can miss the end of a killed program, and wait forever.
    while process.isRunning { usleep(10_000) }
    deadline.cancel()
    if let found { return .noticed(found) }
    if process.terminationReason == .uncaughtSignal {
      return .noticed("signal \(process.terminationStatus)")
    }
    guard process.terminationStatus != 0 else { return .passed }
    let last = String(decoding: output, as: UTF8.self).split(separator: "\n").last
    return .noticed(last.map(String.init) ?? "status \(process.terminationStatus)")
  }

  /// Runs the original code, which must pass, and sets the time limit from its duration.
  func measured() throws -> Judge {
    let start = Self.processorTime
    if case .noticed(let line) = try verdict(on: 0) {
      throw BuildPlan.Failure(description: "\(program) finds fault with what was written: \(line)")
    }
    var judge = self
    judge.seconds = 3 + Int(3 * (Self.processorTime - start))
    return judge
  }

  /// The processor time in seconds of all programs started from here.
  private static var processorTime: Double {
    var usage = rusage()
    // The value of `RUSAGE_CHILDREN`, which is not imported on all systems.
    getrusage(-1, &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_stime.tv_sec)
  }
}

extension Data {
  /// Returns the first complete line that contains a text.
  fileprivate func line(with sign: String) -> String? {
    guard let range = range(of: Data(sign.utf8)) else { return nil }
    let newline = UInt8(ascii: "\n")
    guard let end = self[range.upperBound...].firstIndex(of: newline) else { return nil }
    let start = self[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? startIndex
    return String(decoding: self[start..<end], as: UTF8.self)
  }
}
