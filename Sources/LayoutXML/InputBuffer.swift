/// The memory for the bytes of one document, with padding behind them.
///
/// The padding of zeros or blanks lets a scanner look ahead without bounds checks.
@safe
struct InputBuffer: ~Copyable {
  /// The number of padding bytes behind the text.
  static let padding = 256

  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    // Zeros are written behind each text, and not all over the memory.
    unsafe base = .allocate(capacity: capacity + Self.padding)
    seal()
  }

  deinit {
    unsafe base.deallocate()
  }

  var start: UnsafePointer<UInt8> { unsafe UnsafePointer(base) }

  /// Grows the buffer to at least `room` free bytes behind the text.
  mutating func reserve(_ room: Int) {
    guard capacity - count < room else { return }
    let larger = max(capacity * 2, count + room)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + Self.padding)
    unsafe moved.initialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = moved
    capacity = larger
    seal()
  }

  mutating func removeAll() {
    count = 0
    seal()
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe base[count] = byte
    count += 1
  }

  mutating func append(from source: UnsafePointer<UInt8>, count added: Int) {
    reserve(added)
    unsafe (base + count).update(from: source, count: added)
    count += added
  }

  mutating func truncate(to length: Int) {
    count = min(count, max(length, 0))
  }

  /// Replaces the text with the bytes that `source` writes into the given memory.
  ///
  /// Reading ends when `source` writes nothing, or when the text has more than `limit` bytes.
  mutating func read<Failure: Error>(
    limit: Int, from source: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    removeAll()
    while count <= limit {
      reserve(1 << 12)
      let room = unsafe UnsafeMutableRawBufferPointer(start: base + count, count: capacity - count)
      let written = try unsafe source(room)
      guard written > 0 else { return }
      count += min(written, room.count)
    }
  }

  /// Whether two buffers contain the same text.
  func isEqual(to other: borrowing InputBuffer) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where unsafe base[index] != other.base[index] { return false }
    return true
  }

  /// Writes zeros behind the text; required after the last change.
  mutating func seal() {
    unsafe (base + count).initialize(repeating: 0, count: Self.padding)
  }

  /// Writes blanks behind the text in place of the zeros.
  mutating func padWithBlanks() {
    unsafe (base + count).update(repeating: 0x20, count: Self.padding)
  }
}
