import CGTK4
import LayoutLive

/// Brings the newest update from another thread to GTK's main loop.
///
/// An update that has not been taken when the next one comes is dropped: each has all that is
/// known.
///
/// `@unchecked` because the compiler cannot see that the lock guards the update.
final class Mailbox: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
  private var newest: LiveUpdate?
  private let take: @MainActor (LiveUpdate) -> Void

  init(_ take: @escaping @MainActor (LiveUpdate) -> Void) {
    self.take = take
    mutex.initialize(to: GMutex())
    g_mutex_init(mutex)
  }

  deinit {
    g_mutex_clear(mutex)
    mutex.deallocate()
  }

  /// Stores an update, on any thread, and has the main loop take it.
  func put(_ update: LiveUpdate) {
    guard exchange(update) == nil else { return }
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { mailbox in
        guard let mailbox else { return 0 }
        let box = Unmanaged<Mailbox>.fromOpaque(mailbox).takeUnretainedValue()
        // GTK's main loop is the main thread's.
        MainActor.assumeIsolated { if let update = box.exchange(nil) { box.take(update) } }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { mailbox in mailbox.map { Unmanaged<Mailbox>.fromOpaque($0).release() } })
  }

  private func exchange(_ update: LiveUpdate?) -> LiveUpdate? {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    defer { newest = update }
    return newest
  }
}
