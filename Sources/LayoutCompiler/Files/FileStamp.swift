/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  var size: Int64
  /// When it was written last, since 1970.
  var seconds: Int64
  var nanoseconds: Int64
  /// A file that takes the place of another has a number of its own.
  var inode: UInt64
  /// When it was changed last in any way, which nobody can set: tools that copy give a file the date, and
  /// often the size, of the one that it comes from.
  var changeSeconds: Int64
  var changeNanoseconds: Int64

  /// Whether a change of the file from `time` on would give it another stamp.
  ///
  /// Files that are written within one tick of the system's clock have one time; some file systems
  /// know no parts of a second, and one counts them by twos.
  func isSettled(at time: (seconds: Int64, nanoseconds: Int64)) -> Bool {
    Self.isPast(seconds, nanoseconds, at: time)
      && Self.isPast(changeSeconds, changeNanoseconds, at: time)
  }

  private static func isPast(
    _ seconds: Int64, _ nanoseconds: Int64, at time: (seconds: Int64, nanoseconds: Int64)
  ) -> Bool {
    // A date may be any number that somebody gave the file.
    let (whole, overflow) = time.seconds.subtractingReportingOverflow(seconds)
    guard !overflow, abs(whole) < 1_000_000_000 else { return !overflow && whole > 0 }
    let age = whole * 1_000_000_000 + time.nanoseconds - nanoseconds
    return age > (nanoseconds == 0 ? 2_000_000_000 : 50_000_000)
  }

  /// All of it as numbers, in an order that records keep.
  var numbers: [Int64] {
    [
      size, seconds, nanoseconds, Int64(bitPattern: inode), changeSeconds, changeNanoseconds,
    ]
  }

  /// The one that has these ``numbers``; nil for fewer or more.
  init?(_ numbers: [Int64]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      size: numbers[0], seconds: numbers[1], nanoseconds: numbers[2],
      inode: UInt64(bitPattern: numbers[3]), changeSeconds: numbers[4],
      changeNanoseconds: numbers[5])
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
