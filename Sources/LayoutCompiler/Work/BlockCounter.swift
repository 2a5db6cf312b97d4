/// Hands out blocks of consecutive numbers to whoever asks next.
final class BlockCounter: Sendable {
  private let next = Locked(0)
  private let count: Int
  private let size: Int

  /// Counts from 0 up to `count`, `size` at a time.
  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// The next block, or nothing once all are handed out.
  func take() -> Range<Int>? {
    next.withLock { start in
      guard start < count else { return nil }
      defer { start += size }
      return start..<min(start + size, count)
    }
  }
}
