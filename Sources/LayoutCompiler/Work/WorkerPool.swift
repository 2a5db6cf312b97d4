/// A few long tasks that share a list of documents.
///
/// A task for each document would cost more than the document. So each worker takes blocks of
/// documents and reuses its parser and memory.
package struct WorkerPool: Sendable {
  /// The largest number of workers.
  package let jobs: Int

  /// The number of documents in a block.
  private static let blockSize = 32

  /// Creates a pool of the requested number of workers, by default one for each processor.
  package init(jobs: Int? = nil) {
    self.jobs = min(max(1, jobs ?? System.processors), Self.mostJobs)
  }

  /// Calls `body` for each number below `count`.
  ///
  /// Returns the results in order, without those that are `nil`.
  package func map<State: ~Copyable, Result: Sendable>(
    count: Int,
    makeState: @escaping @Sendable () -> State,
    body: @escaping @Sendable (inout State, Int) -> Result?,
  ) async -> [Result] {
    // A worker's tables take as long as a dozen documents.
    guard count > 0 else { return [] }
    let workers = min(jobs, (count + Self.blockSize - 1) / Self.blockSize)
    guard workers > 1 else {
      var state = makeState()
      return (0..<count).compactMap { body(&state, $0) }
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
        // The tasks must not run on the thread that waits for them.
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
