/// Runs what is asynchronous on the thread that the program started with.
///
/// A command that needs no workers, as with `--jobs 1`, starts no other thread: so tools that count what a
/// program does, and those that follow it step by step, see all of it in one. What a task group adds runs
/// beside it, on the threads of the system.
package final class MainThread: Sendable {
  /// What is to be done next.
  private enum Next {
    case job(UnownedJob)
    case nothing
  }

  private struct State {
    /// The jobs in their order, the first of which are done.
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
