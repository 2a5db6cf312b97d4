#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that one thread at a time can use.
///
/// Used instead of the standard library's `Mutex`, which Apple's systems have only since macOS 15
/// and iOS 18: one use would require these of every app that builds with the package.
///
/// `@unchecked` because the compiler cannot see that the lock guards the value.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  /// Allocated separately, since a mutex must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Calls `body` with the value while no other thread uses it; `body` must not call this method.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
