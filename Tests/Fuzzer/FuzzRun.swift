import Foundation
import FuzzTargets

/// A target with the processor's time that it may take.
struct FuzzRun {
  /// The run of this program.
  nonisolated(unsafe) static var shared: FuzzRun?

  /// The most that one input may take, in seconds.
  #if DEBUG
    private static let longest = 30.0
  #else
    private static let longest = 2.0
  #endif

  private let target: FuzzTarget
  private let seconds: Double
  /// Where one input of each fault is written instead of ending, or nil.
  private let folder: URL?
  /// The faults that were written, without what differs from input to input.
  private var known: Set<String> = []

  init(_ target: FuzzTarget, seconds: Double, writingFaultsTo folder: URL?) {
    self.target = target
    self.seconds = seconds
    self.folder = folder
  }

  /// Gives the target an input; a fault ends the program, as a trap would.
  mutating func run(_ bytes: [UInt8]) {
    let start = Self.time
    if let fault = target.fault(bytes, swiftFault: SwiftFault.of) { note(fault, bytes) }
    let end = Self.time
    if end - start > Self.longest {
      note("it took \(end - start) s of the processor's time", bytes)
    }
    // libFuzzer then prints what it did, and ends.
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

  /// The time that the program has had, in seconds.
  private static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
