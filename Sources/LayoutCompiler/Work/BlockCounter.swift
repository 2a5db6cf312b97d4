import Synchronization

/// Hands out blocks of consecutive numbers to whoever asks next.
final class BlockCounter: Sendable {
  private let next = Atomic<Int>(0)
  private let count: Int
  private let size: Int

  /// Counts from 0 up to `count`, `size` at a time.
  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// The next block, or nothing once all are handed out.
  func take() -> Range<Int>? {
    let start = next.wrappingAdd(size, ordering: .relaxed).oldValue
    return start < count ? start..<min(start + size, count) : nil
  }
}
