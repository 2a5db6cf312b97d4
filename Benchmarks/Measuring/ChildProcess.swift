import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A finished process: its exit status and its times.
struct ChildProcess {
  var status: Int32
  /// Processor time of the program, user and system, in seconds.
  var cpu: Double
  /// Elapsed time in seconds.
  var wall: Double

  /// Runs a program; its output goes into a file, or is discarded.
  static func run(
    _ program: String, _ arguments: [String], output: URL? = nil
  ) throws -> ChildProcess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput =
      try output.map { output in
        try Data().write(to: output)
        return try FileHandle(forWritingTo: output)
      } ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let cpuBefore = childrenCPU()
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    let wall = clock.now - start
    return ChildProcess(
      status: process.terminationStatus, cpu: childrenCPU() - cpuBefore,
      wall: Double(wall.components.seconds) + Double(wall.components.attoseconds) * 1e-18)
  }

  /// Returns the processor time of all finished child processes, in seconds.
  private static func childrenCPU() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }
}
