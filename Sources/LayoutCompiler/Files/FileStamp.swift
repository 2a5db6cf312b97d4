/// The metadata that distinguishes two states of a file without reading it.
struct FileStamp: Hashable, Sendable {
  var size: Int64
  /// The modification time, in seconds since 1970.
  var seconds: Int64
  var nanoseconds: Int64
  /// The inode number, which differs if another file has replaced this one.
  var inode: UInt64
  /// The time of the last change to contents or metadata.
  ///
  /// Programs cannot set it, whereas copying tools often keep the date and size of the original.
  var changeSeconds: Int64
  var changeNanoseconds: Int64

  /// Whether any change of the file from `time` on would give it another stamp.
  ///
  /// Files written within one tick of the system's clock have equal times. Some file systems store
  /// whole seconds only, and one stores even seconds only.
  func isSettled(at time: (seconds: Int64, nanoseconds: Int64)) -> Bool {
    Self.isPast(seconds, nanoseconds, at: time)
      && Self.isPast(changeSeconds, changeNanoseconds, at: time)
  }

  private static func isPast(
    _ seconds: Int64, _ nanoseconds: Int64, at time: (seconds: Int64, nanoseconds: Int64)
  ) -> Bool {
    // The date may be any number, since any program can set it.
    let (whole, overflow) = time.seconds.subtractingReportingOverflow(seconds)
    guard !overflow, abs(whole) < 1_000_000_000 else { return !overflow && whole > 0 }
    let age = whole * 1_000_000_000 + time.nanoseconds - nanoseconds
    return age > (nanoseconds == 0 ? 2_000_000_000 : 50_000_000)
  }

  /// All fields as numbers, in a fixed order for storage.
  var numbers: [Int64] {
    [
      size, seconds, nanoseconds, Int64(bitPattern: inode), changeSeconds, changeNanoseconds,
    ]
  }

  init(
    size: Int64, seconds: Int64, nanoseconds: Int64, inode: UInt64, changeSeconds: Int64,
    changeNanoseconds: Int64
  ) {
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.inode = inode
    self.changeSeconds = changeSeconds
    self.changeNanoseconds = changeNanoseconds
  }
}
