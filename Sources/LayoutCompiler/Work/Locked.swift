#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that one thread has at a time.
///
/// Here and not the standard library's `Mutex`, which Apple's systems have only since macOS 15 and
/// iOS 18: one use of it would ask for those of everyone who builds with the package.
///
/// `@unchecked` because the lock guards the value, which the compiler does not see.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  /// At an address of its own: a mutex may not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Calls `body` with the value once nobody else has it; `body` must not ask for it again.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
