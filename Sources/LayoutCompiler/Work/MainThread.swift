/// Runs asynchronous code on the thread that the program started with.
///
/// A command without workers, as with `--jobs 1`, starts no other thread, so that profilers and
/// debuggers see the whole program on one. Tasks of a task group run on the system's threads.
package final class MainThread: Sendable {
  /// The next step of the thread.
  private enum Next {
    case job(UnownedJob)
    case nothing
  }

  private struct State {
    /// The jobs in order.
    ///
    /// The first `done` of them have run.
    var jobs: [UnownedJob] = []
    var done = 0
    var isAtEnd = false

    mutating func next() -> Next? {
      guard done < jobs.count else { return isAtEnd ? .nothing : nil }
      defer { done += 1 }
      let job = jobs[done]
      if done + 1 == jobs.count { (jobs, done) = ([], -1) }
      return .job(job)
    }
  }

  private let state = Awaited(State())

  /// Runs `body` to its end.
  package static func run(_ body: @escaping @Sendable () async -> Void) {
    System.acceptSignals()
    let thread = MainThread()
    let end: @Sendable () -> Void = { thread.state.change { $0.isAtEnd = true } }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Task.detached(executorPreference: thread) {
        await body()
        end()
      }
    } else {
      Task.detached {
        await body()
        end()
      }
    }
    while case .job(let job) = thread.state.wait({ $0.next() }) {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        job.runSynchronously(on: thread.asUnownedTaskExecutor())
      }
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MainThread: TaskExecutor {
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.change { $0.jobs.append(job) }
  }
}
