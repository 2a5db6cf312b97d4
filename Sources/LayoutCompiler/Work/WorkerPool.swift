/// A few long tasks that share a list of documents.
///
/// A task for each document would cost more than the document; so each worker takes blocks of them
/// and keeps its parser and its memory from one to the next.
package struct WorkerPool: Sendable {
  /// How many workers there are at most.
  package let jobs: Int

  /// Documents that a worker takes at a time.
  private static let blockSize = 32

  /// As many workers as asked for, else one for each processor.
  package init(jobs: Int? = nil) {
    self.jobs = min(max(1, jobs ?? System.processors), Self.mostJobs)
  }

  /// Runs `body` for each number below `count`; the results come in the order of the numbers, those
  /// that are `nil` left out.
  package func map<State: ~Copyable, Result: Sendable>(
    count: Int,
    makeState: @escaping @Sendable () -> State,
    body: @escaping @Sendable (inout State, Int) -> Result?,
  ) async -> [Result] {
    let workers = min(jobs, (count + Self.blockSize - 1) / Self.blockSize)
    guard workers > 1 else {
      var state = makeState()
      return (0..<max(0, count)).compactMap { body(&state, $0) }
    }
    let blocks = BlockCounter(count: count, size: Self.blockSize)
    let work: @Sendable () -> [(Int, Result)] = {
      var state = makeState()
      var results: [(Int, Result)] = []
      while let block = blocks.take() {
        for number in block {
          if let result = body(&state, number) { results.append((number, result)) }
        }
      }
      return results
    }
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<workers {
        // Beside the thread that waits for them, wherever that is.
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
          group.addTask(executorPreference: globalConcurrentExecutor) { work() }
        } else {
          group.addTask { work() }
        }
      }
      var all: [(Int, Result)] = []
      for await results in group { all += results }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private static let mostJobs = 256
}
