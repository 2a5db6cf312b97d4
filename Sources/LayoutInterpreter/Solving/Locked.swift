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
  @usableFromInline var value: Value
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
  ///
  /// It is inlined, since a call that does not know the type copies the value.
  @inlinable
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock()
    defer { unlock() }
    return body(&value)
  }

  @usableFromInline
  func lock() { pthread_mutex_lock(mutex) }

  @usableFromInline
  func unlock() { pthread_mutex_unlock(mutex) }
}
