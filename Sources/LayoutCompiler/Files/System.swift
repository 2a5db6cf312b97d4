#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system is asked for, all of it: files, folders, the environment and a lock.
///
/// No other file of the package imports the system's library, nor does any other target.
enum System {
  /// What a path leads to.
  enum Entry {
    case file
    case folder
    case link
    case other
  }

  /// What a path leads to, through links or not; nil for nothing.
  static func entry(at path: String, followingLinks: Bool = true) -> Entry? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .other  // open: numbers of the system.
    }
  }

  /// What tells one state of a file from another without reading it; nil where there is no file.
  static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec),
      inode: UInt64(status.st_ino))
  }

  /// The time that files are stamped with now.
  static var now: (seconds: Int64, nanoseconds: Int64) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// The file that this program was started from.
  static var program: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// What lies in a folder, in no order; some file systems do not say what an entry is.
  static func entries(
    of folder: String
  ) throws(SystemError) -> [(name: String, entry: Entry?)] {
    guard let stream = opendir(folder) else { throw SystemError.last }
    defer { closedir(stream) }
    var entries: [(name: String, entry: Entry?)] = []
    while let next = readdir(stream) {
      let name = withUnsafePointer(to: &next.pointee.d_name) { tuple in
        // The array is as long as the name needs, not as its type says.
        String(cString: UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self))
      }
      let entry: Entry? =
        switch Int32(next.pointee.d_type) {
        case Int32(DT_DIR): .folder
        case Int32(DT_REG): .file
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): nil
        default: .other  // open: numbers of the system.
        }
      entries.append((name, entry))
    }
    return entries
  }

  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o755) == 0 else { throw SystemError.last }
  }

  /// Gives a file another name, in place of what had that before.
  static func move(_ path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw SystemError.last }
  }

  /// Removes a file that may be there.
  static func remove(_ path: String) { _ = unlink(path) }

  /// A variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder that relative paths start from, as a path from the root.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The file that a path leads to through links; the path itself where there is none.
  static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Who may read and write a file; nil where there is none.
  static func permissions(of path: String) -> UInt32? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return UInt32(status.st_mode) & 0o777
  }

  static func setPermissions(of path: String, to mode: UInt32) throws(SystemError) {
    guard chmod(path, mode_t(mode)) == 0 else { throw SystemError.last }
  }

  /// What a file takes on the disk, in bytes.
  static func space(of path: String) -> Int64 {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Int64(status.st_blocks) * 512
  }

  /// Gives a file the date of now.
  static func touch(_ path: String) { _ = utimes(path, nil) }

  /// Calls `body` while no other process does so with the same file, which is made if need be; where
  /// the file system knows no locks, at once.
  static func withLock(on path: String, _ body: () -> Void) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return body() }
    defer { close(file) }
    // Closing the file ends the lock, and so does the end of the process.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    body()
  }

  static var processNumber: Int32 { getpid() }

  /// Whether there is a process of this number; one that belongs to somebody else is one.
  static func isRunning(_ process: Int32) -> Bool {
    process > 0 && (kill(process, 0) == 0 || errno == EPERM)
  }

  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// What the system says when it does not do something.
package struct SystemError: Error, Equatable, Sendable {
  /// As in `errno`.
  private let number: Int32

  private init(_ number: Int32) {
    self.number = number
  }

  /// What went wrong in the call before.
  fileprivate static var last: SystemError { SystemError(errno) }

  static let fileTooLarge = SystemError(EFBIG)

  var isInterruption: Bool { number == EINTR }
  var isAlreadyThere: Bool { number == EEXIST }
  /// Nothing is there, or no folder where one would have to be.
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }
  var isMissingEntry: Bool { number == ENOENT }
  var isFolder: Bool { number == EISDIR }
  var isDenied: Bool { number == EACCES || number == EPERM }

  /// The reason in the system's words.
  var reason: String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}

// MARK: Open files

/// An open file, such as the terminal.
package struct FileDescriptor: Sendable {
  private let number: Int32

  package static let standardInput = FileDescriptor(number: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  private init(number: Int32) {
    self.number = number
  }

  /// Opens a file to read it.
  init(reading path: String) throws(SystemError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError.last }
  }

  /// Opens a file to write it anew, or makes one.
  init(writing path: String) throws(SystemError) {
    number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw SystemError.last }
  }

  func close() throws(SystemError) {
    guard closed(number) == 0 else { throw SystemError.last }
  }

  /// Reads into memory as much as there is at once; 0 at the end.
  func read(into memory: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    // Pipes and signals cut reads short at will; only 0 is the end.
    while true {
      let count = received(number, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      let error = SystemError.last
      if !error.isInterruption { throw error }
    }
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { memory in
        let rest = UnsafeRawBufferPointer(rebasing: memory[written...])
        return sent(number, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
      } else {
        let error = SystemError.last
        if !error.isInterruption { throw error }
      }
    }
  }

  /// Writes all of the text; nobody is told if the other end has gone.
  package func write(_ text: String) {
    try? write(Array(text.utf8))
  }

  /// Writes all of the bytes; nobody is told if the other end has gone.
  package func write(bytes: [UInt8]) {
    try? write(bytes)
  }

  /// Whether a person is likely to be looking.
  package var isTerminal: Bool { isatty(number) == 1 }
}

// Out here the system's functions are not hidden by methods of their names.

private func closed(_ file: Int32) -> Int32 { close(file) }

private func received(_ file: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, memory, count)
}

private func sent(_ file: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, memory, count)
}

// MARK: Locks

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
