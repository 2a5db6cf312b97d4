import Foundation

/// A program that tells whether a mutant is one.
struct Judge: Sendable {
  enum Kind: CaseIterable, Sendable {
    case referees
    case tests
    case relayouts
    /// Knows nothing, but sees that random trees have other frames than what was written gives them:
    /// what it sees is no equivalent, and wants a fixture.
    case frames
  }

  let kind: Kind
  let program: String
  let arguments: [String]
  let root: String
  /// What in a line of its output says that it noticed; it is not run any further.
  let sign: String?
  /// The processor time that it may take; more is as good as never coming to an end.
  var seconds = 600

  enum Verdict {
    case passed
    /// By which case or test, or that it did not come to an end.
    case noticed(String)
  }

  /// Judges the mutant of that number; 0 is what was written.
  func verdict(on mutant: Int) throws -> Verdict {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // Half a terabyte would be asked for before the time is over.
    let limits = "ulimit -t \(seconds); ulimit -v 6000000; exec \"$0\" \"$@\""
    process.arguments = ["-c", limits, program] + arguments
    process.currentDirectoryURL = URL(filePath: root)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["LAYOUTC_MUTANT": "\(mutant)", "LAYOUTC_SEED": "1"]) { $1 }
    let pipe = Pipe()
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
    // `waitUntilExit` can miss the end of a program that was killed, and wait for ever.
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

  /// Judges what was written, which must pass, and takes the time that it may take from that.
  func measured() throws -> Judge {
    let start = Self.processorTime
    if case .noticed(let line) = try verdict(on: 0) {
      throw BuildPlan.Failure(description: "\(program) finds fault with what was written: \(line)")
    }
    var judge = self
    judge.seconds = 3 + Int(3 * (Self.processorTime - start))
    return judge
  }

  /// The seconds that programs run from here have taken.
  private static var processorTime: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which is not imported everywhere.
    getrusage(-1, &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_stime.tv_sec)
  }
}

extension Data {
  /// The first whole line that holds a text.
  fileprivate func line(with sign: String) -> String? {
    guard let range = range(of: Data(sign.utf8)) else { return nil }
    let newline = UInt8(ascii: "\n")
    guard let end = self[range.upperBound...].firstIndex(of: newline) else { return nil }
    let start = self[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? startIndex
    return String(decoding: self[start..<end], as: UTF8.self)
  }
}
