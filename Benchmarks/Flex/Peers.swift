import Foundation

/// The times of other engines, measured by `peers.py` in the same run.
struct Peers {
  /// The times by engine and tree.
  let times: [String: [String: Times]]

  struct Times: Decodable {
    var nodes: Int
    var layout: Double
    var width: Double
    /// The shortest layout time.
    var lowest: Double
    var checksum: Double
  }

  init(python: String, engines: [String], rounds: Int) throws {
    let script = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("peers.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [script.path, "\(rounds)"] + engines
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure("\(python) could not run peers.py")
    }
    times = try JSONDecoder().decode([String: [String: Times]].self, from: data)
  }

  /// Combines the times of several turns: the median of the medians, and the lowest of all.
  init(all turns: [Peers]) {
    var all: [String: [String: [Times]]] = [:]
    for turn in turns {
      for (engine, trees) in turn.times {
        for (tree, times) in trees { all[engine, default: [:]][tree, default: []].append(times) }
      }
    }
    times = all.mapValues { trees in trees.compactMapValues { Self.together($0) } }
  }

  private static func together(_ turns: [Times]) -> Times? {
    guard var times = turns.first else { return nil }
    times.layout = turns.map(\.layout).median
    times.width = turns.map(\.width).median
    times.lowest = turns.map(\.lowest).min() ?? times.lowest
    return times
  }
}
