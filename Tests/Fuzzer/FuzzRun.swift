import Foundation
import FuzzTargets

/// A target, and the processor time that it may take.
struct FuzzRun {
  /// The run of this program.
  nonisolated(unsafe) static var shared: FuzzRun?

  /// The most processor time that one input may take, in seconds.
  #if DEBUG
    private static let longest = 30.0
  #else
    private static let longest = 2.0
  #endif

  private let target: FuzzTarget
  private let seconds: Double
  /// The folder for one input of each fault, or nil if a fault ends the program.
  private let folder: URL?
  /// The faults written so far, without the parts that differ from input to input.
  private var known: Set<String> = []

  init(_ target: FuzzTarget, seconds: Double, writingFaultsTo folder: URL?) {
    self.target = target
    self.seconds = seconds
    self.folder = folder
  }

  /// Runs the target on an input.
  ///
  /// Without a folder, a fault ends the program as a trap would.
  mutating func run(_ bytes: [UInt8]) {
    let start = Self.time
    if let fault = target.fault(bytes, swiftFault: SwiftFault.of) { note(fault, bytes) }
    let end = Self.time
    if end - start > Self.longest {
      note("it took \(end - start) s of the processor's time", bytes)
    }
    // On this signal, libFuzzer prints its statistics and ends.
    if end > seconds { raise(SIGUSR1) }
  }

  private mutating func note(_ fault: String, _ bytes: [UInt8]) {
    let kind = fault.prefix(400).replacing(#/'[^']*'|[0-9.]+/#, with: "")
    guard folder == nil || known.insert(String(kind.prefix(120))).inserted else { return }
    FileHandle.standardError.write(Data("\n\(target.rawValue): \(fault)\n".utf8))
    guard let folder else { abort() }
    let file = folder.appending(path: "found-fault-\(known.count)")
    try? Data(bytes).write(to: file)
    FileHandle.standardError.write(Data("written to \(file.path())\n".utf8))
  }

  /// The processor time of the program, in seconds.
  private static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
