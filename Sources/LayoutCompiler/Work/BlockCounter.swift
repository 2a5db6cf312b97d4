import LayoutInterpreter

/// Distributes blocks of consecutive numbers among workers.
final class BlockCounter: Sendable {
  private let next = Locked(0)
  private let count: Int
  private let size: Int

  /// Creates a counter from 0 up to `count`, in blocks of `size`.
  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// Returns the next block, or nil at the end.
  func take() -> Range<Int>? {
    next.withLock { start in
      guard start < count else { return nil }
      defer { start += size }
      return start..<min(start + size, count)
    }
  }
}
