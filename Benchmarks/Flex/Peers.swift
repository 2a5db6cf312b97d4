import Foundation

/// The times of other engines, measured by `peers.py` while we run.
enum Peers {
  struct Times: Decodable {
    var nodes: Int
    var layout: Double
    var width: Double
    /// The lowest of the layouts.
    var lowest: Double
    var checksum: Double
  }

  /// Engine to tree to times.
  static func measure(python: String, rounds: Int) throws -> [String: [String: Times]] {
    let script = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("peers.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [script.path, "\(rounds)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure("\(python) could not run peers.py")
    }
    return try JSONDecoder().decode([String: [String: Times]].self, from: data)
  }
}
