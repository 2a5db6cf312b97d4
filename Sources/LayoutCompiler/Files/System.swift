import LayoutInterpreter

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// All calls to the operating system: files, folders, the environment, waiting and sockets.
///
/// Of the package's other files, only that of `Locked` imports the system's library, since apps
/// need a lock too.
enum System {
  /// The kind of entry at a path.
  enum Entry {
    case file
    case folder
    case link
    case other
  }

  /// Returns the kind of entry at a path; nil if there is none.
  static func entry(at path: String, followingLinks: Bool = true) -> Entry? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return entry(status.st_mode)
  }

  private static func entry(_ mode: mode_t) -> Entry {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .other  // open: numbers of the system.
    }
  }

  /// Lets every signal reach the calling thread.
  ///
  /// A program inherits the set of blocked signals, and threads of a pool, such as libdispatch's,
  /// block most of them. Started from such a thread, a program with one thread could not be ended
  /// by `SIGTERM`.
  static func acceptSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// The kind, permissions and owner of the entry at a path.
  struct Status {
    let entry: Entry
    fileprivate let mode: mode_t
    fileprivate let owner: uid_t
    fileprivate let group: gid_t

    /// Whether the entry is a file that this user may write and that somebody may.
    ///
    /// Root may write any file; one that nobody may write is meant to stay.
    let isWritable: Bool
  }

  /// Returns the status of the entry at a path, without following links; nil if there is none.
  static func status(of path: String) -> Status? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isWritable = status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
    return Status(
      entry: entry(status.st_mode), mode: status.st_mode & 0o777, owner: status.st_uid,
      group: status.st_gid, isWritable: isWritable)
  }

  /// Whether a path leads to a device, which may have no end.
  static func isDevice(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFCHR || status.st_mode & S_IFMT == S_IFBLK
  }

  /// Returns the metadata that distinguishes states of a file; nil if there is no regular file.
  static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (time, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (time, change) = (status.st_mtim, status.st_ctim)
    #endif
    return FileStamp(
      size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec),
      inode: UInt64(status.st_ino), changeSeconds: Int64(change.tv_sec),
      changeNanoseconds: Int64(change.tv_nsec))
  }

  /// The current time of the clock that stamps files.
  static var now: (seconds: Int64, nanoseconds: Int64) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// The path of the running executable.
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

  /// Returns the entries of a folder, unordered.
  ///
  /// The kind is nil on file systems that do not report it.
  static func entries(
    of folder: String
  ) throws(SystemError) -> [(name: String, entry: Entry?)] {
    guard let stream = opendir(folder) else { throw SystemError.last }
    defer { closedir(stream) }
    var entries: [(name: String, entry: Entry?)] = []
    while let next = readdir(stream) {
      let name = withUnsafePointer(to: &next.pointee.d_name) { tuple in
        // The array is as long as the name needs; its declared length is not.
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

  /// Renames a file, replacing any file with the new name.
  static func move(_ path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw SystemError.last }
  }

  /// Renames a file; throws if the new name exists.
  static func give(_ path: String, theName other: String) throws(SystemError) {
    if link(path, other) == 0 { return }
    let error = SystemError.last
    guard error.isUnsupported else { throw error }
    // This file system has no hard links.
    guard entry(at: other, followingLinks: false) == nil else { throw SystemError.alreadyThere }
    try move(path, to: other)
  }

  /// Removes a file if it exists.
  static func remove(_ path: String) { _ = unlink(path) }

  /// Returns the value of an environment variable.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder for what may be forgotten, in a user's home folder.
  static var cachesOfUser: String {
    #if canImport(Darwin)
      "Library/Caches"
    #else
      ".cache"
    #endif
  }

  /// The absolute path of the current folder.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Resolves the links in a path.
  ///
  /// Returns the path itself if it does not exist.
  static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the disk space of a file in bytes.
  static func space(of path: String) -> Int64 {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Int64(status.st_blocks) * 512
  }

  /// Sets the dates of a file to the current time.
  static func touch(_ path: String) { _ = utimes(path, nil) }

  /// Calls `body` while no other process holds the lock on a file, which is created if missing.
  ///
  /// Calls `body` without a lock on file systems without locks.
  static func withLock(on path: String, _ body: () -> Void) {
    let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard file >= 0 else { return body() }
    defer { close(file) }
    // Closing the file ends the lock, and so does the end of the process.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    body()
  }

  /// Runs a program to its end, in the current folder and environment.
  ///
  /// Returns its exit status and standard output; its standard error is inherited.
  static func run(_ words: [String]) throws(SystemError) -> (status: Int32, output: [UInt8]) {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { throw SystemError.last }
    let output = FileDescriptor(number: pipes[0])
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[1], STDOUT_FILENO)
    for pipe in pipes { posix_spawn_file_actions_addclose(&actions, pipe) }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let error = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    try? FileDescriptor(number: pipes[1]).close()
    defer { try? output.close() }
    guard error == 0 else { throw SystemError(error) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while let count = try? buffer.withUnsafeMutableBytes({ try output.read(into: $0) }), count > 0 {
      bytes += buffer[..<count]
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // As WIFEXITED and WEXITSTATUS compute it; a signal counts from 128, as in shells.
    let signal = status & 0x7F
    return (signal == 0 ? status >> 8 & 0xFF : 128 + signal, bytes)
  }

  /// Creates a temporary folder with a unique name.
  static func makeTemporaryFolder() throws(SystemError) -> String {
    var path = Array("\(variable("TMPDIR") ?? "/tmp")/layoutc-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else { throw SystemError.last }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static var processNumber: Int32 { getpid() }

  /// Whether a process with this number exists, even one of another user.
  static func isRunning(_ process: Int32) -> Bool {
    process > 0 && (kill(process, 0) == 0 || errno == EPERM)
  }

  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// An error number of the operating system.
package struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  private let number: Int32

  fileprivate init(_ number: Int32) {
    self.number = number
  }

  /// The error of the previous system call.
  fileprivate static var last: SystemError { SystemError(errno) }

  static let fileTooLarge = SystemError(EFBIG)
  static let alreadyThere = SystemError(EEXIST)
  static let noPlainFile = SystemError(EINVAL)
  /// A device that has no end.
  static let endlessDevice = SystemError(ENODEV)

  /// The file system does not support the operation.
  var isUnsupported: Bool {
    number == EPERM || number == ENOTSUP || number == EOPNOTSUPP || number == ENOSYS
  }
  var isInterruption: Bool { number == EINTR }
  var isClosedPipe: Bool { number == EPIPE }
  var isAlreadyThere: Bool { number == EEXIST }
  /// The path does not exist, or a part of it is no folder.
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }
  var isMissingEntry: Bool { number == ENOENT }
  var isFolder: Bool { number == EISDIR }
  var isDevice: Bool { number == ENODEV }
  var isDenied: Bool { number == EACCES || number == EPERM }

  /// The system's description of the error.
  package var reason: String {
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

  fileprivate init(number: Int32) {
    self.number = number
  }

  /// Opens a file to read it.
  init(reading path: String) throws(SystemError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError.last }
  }

  /// Opens a regular file to read it.
  ///
  /// Throws for pipes and devices, which may have no end or block.
  init(readingFile path: String) throws(SystemError) {
    number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw SystemError.last }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      _ = closed(number)
      throw isFolder ? SystemError(EISDIR) : .noPlainFile
    }
  }

  /// Creates a file to write it, with the owner and permissions of another one.
  ///
  /// Throws if the path exists.
  init(making path: String, like other: System.Status?) throws(SystemError) {
    let like = other.flatMap { $0.entry == .file ? $0 : nil }
    number = open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, like?.mode ?? 0o644)
    guard number >= 0 else { throw SystemError.last }
    guard let like else { return }
    // Only root can change the owner; others can still give the file to a group of theirs. `fchmod`
    // sets the permissions again that the mask removed.
    if fchown(number, like.owner, like.group) != 0 { _ = fchown(number, uid_t.max, like.group) }
    guard fchmod(number, like.mode) == 0 else {
      let error = SystemError.last
      _ = closed(number)
      throw error
    }
  }

  /// Creates a new file with these permissions, less those that the mask removes.
  init(making path: String, mode: UInt32) throws(SystemError) {
    number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(mode))
    guard number >= 0 else { throw SystemError.last }
  }

  /// Opens an existing pipe, device or stream to append to it.
  init(sendingTo path: String) throws(SystemError) {
    number = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard number >= 0 else { throw SystemError.last }
  }

  func close() throws(SystemError) {
    guard closed(number) == 0 else { throw SystemError.last }
  }

  /// Reads the bytes that are available into memory.
  ///
  /// Returns 0 at the end.
  func read(into memory: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    // Pipes and signals may cut reads short; only 0 means the end.
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

  /// Writes all of the text; see ``write(bytes:)``.
  package func write(_ text: String) { write(bytes: Array(text.utf8)) }

  /// Writes all of the bytes; an error on the standard output becomes the ``outputError``.
  ///
  /// A pipe that its reader has closed is no error. Remarks that cannot be shown end no command.
  package func write(bytes: [UInt8]) {
    do throws(SystemError) {
      try write(bytes)
    } catch {
      guard number == STDOUT_FILENO, !error.isClosedPipe else { return }
      Self.firstError.withLock { $0 = $0 ?? error }
    }
  }

  private static let firstError = Locked<SystemError?>(nil)

  /// The first error in writing to the standard output, such as a full disk.
  package static var outputError: SystemError? { firstError.withLock { $0 } }

  /// Whether the file is a terminal, so that a person is likely to see the output.
  package var isTerminal: Bool { isatty(number) == 1 }
}

// MARK: Streams

extension FileDescriptor {
  /// Waits until a stream has bytes to read or room for bytes, or until the time is over.
  ///
  /// - Parameters:
  ///   - input: The stream to read; nil for none.
  ///   - output: The stream to write; nil for none.
  ///   - alarms: Alarms that end the wait.
  ///   - milliseconds: The longest time to wait; nil for no limit.
  /// - Returns: Whether each of them is ready. A stream whose other end is closed is ready.
  package static func wait(
    reading input: FileDescriptor?, writing output: FileDescriptor?, alarms: [SocketAlarm] = [],
    milliseconds: Int?
  ) -> (canRead: Bool, canWrite: Bool) {
    var polled: [pollfd] = []
    if let input { polled.append(pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)) }
    polled += alarms.map { pollfd(fd: $0.socket.descriptor, events: Int16(POLLIN), revents: 0) }
    if let output { polled.append(pollfd(fd: output.number, events: Int16(POLLOUT), revents: 0)) }
    guard poll(&polled, nfds_t(polled.count), Int32(milliseconds ?? -1)) > 0 else {
      return (false, false)
    }
    let canRead = input != nil && polled.first?.revents != 0
    return (canRead, output != nil && polled.last?.revents != 0)
  }

  /// Waits for a program of this machine to connect to a port, and returns the connection.
  ///
  /// - Parameters:
  ///   - port: The port; 0 lets the system choose one.
  ///   - announce: Is called with the port before the wait.
  /// - Returns: The connection, to be read and written.
  /// - Throws: The system's error, for example if the port is in use.
  package static func connection(
    at port: UInt16, announcing announce: (UInt16) -> Void
  ) throws(SystemError) -> FileDescriptor {
    let listener = try Socket(listeningAt: port)
    defer { listener.close() }
    announce(listener.port)
    while true {
      Socket.wait([Socket.Wait(for: listener)], milliseconds: -1)
      guard let connection = listener.accepted() else { continue }
      // As a pipe, it is only read and written once it is ready.
      _ = fcntl(connection.descriptor, F_SETFL, fcntl(connection.descriptor, F_GETFL) & ~O_NONBLOCK)
      return FileDescriptor(number: connection.descriptor)
    }
  }

  /// Appends the bytes that are available; returns false at the end of the stream.
  package func readMore(into bytes: inout [UInt8]) throws(SystemError) -> Bool {
    let result = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { block in
      Result { () throws(SystemError) -> Int in
        let count = try read(into: block)
        bytes.append(contentsOf: block.prefix(count))
        return count
      }
    }
    return try result.get() > 0
  }

  /// Writes some of the bytes, no more than a pipe that is ready takes without blocking, and
  /// returns their number.
  package func writeSome(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    // POSIX lets no pipe that is ready take less.
    let count = bytes.prefix(512).withUnsafeBytes { sent(number, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    let error = SystemError.last
    if error.isInterruption { return 0 }
    throw error
  }

  /// Makes writing to a stream that its reader has closed an error of ``writeSome(_:)``, and no
  /// signal that ends the process.
  package static func reportClosedStreams() { ignoreClosedStreams() }

  /// Whether a process with this number exists, even one of another user.
  package static func isRunning(_ process: Int) -> Bool {
    guard let process = Int32(exactly: process) else { return true }
    return System.isRunning(process)
  }
}

// Wrappers outside the types, whose methods hide the system's functions of the same names.

private func closed(_ file: Int32) -> Int32 { close(file) }

private func received(_ file: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, memory, count)
}

private func sent(_ file: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, memory, count)
}

private func ignoreClosedStreams() { _ = signal(SIGPIPE, SIG_IGN) }

private func sentTo(
  _ socket: Int32, _ memory: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(socket, memory, count, flags)
}

// MARK: Sockets

/// A connection with another program on this machine, or a socket that listens for connections.
///
/// No method blocks except ``wait(_:milliseconds:)``.
struct Socket: Hashable, Sendable {
  private let number: Int32

  fileprivate var descriptor: Int32 { number }

  /// Listens for connections from this machine alone, at a port; 0 lets the system choose one.
  init(listeningAt port: UInt16) throws(SystemError) {
    number = socket(AF_INET, Self.stream, 0)
    guard number >= 0 else { throw SystemError.last }
    var yes: Int32 = 1
    _ = setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, size) == 0 }
    }
    guard isBound, listen(number, 64) == 0 else {
      let error = SystemError.last
      _ = closed(number)
      throw error
    }
    setUp()
  }

  private init(number: Int32) {
    self.number = number
    setUp()
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// Makes calls non-blocking, closes the socket in child processes, and turns SIGPIPE into an
  /// error.
  private func setUp() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      _ = setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// The port that the socket listens at.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Returns the next waiting connection; nil if there is none.
  func accepted() -> Socket? {
    let connection = accept(number, nil, nil)
    return connection >= 0 ? Socket(number: connection) : nil
  }

  /// The result of sending or receiving.
  enum Transfer: Equatable {
    case bytes(Int)
    /// No bytes can be transferred now.
    case later
    /// The other end has closed the connection.
    case closed
  }

  /// Appends the received bytes to `bytes`.
  func receive(into bytes: inout [UInt8]) -> Transfer {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(number, &buffer, buffer.count, 0)
    if count > 0 { bytes += buffer[..<count] }
    return transfer(count, isReading: true)
  }

  /// Sends as many bytes as the socket takes without blocking.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    let count = bytes.withUnsafeBytes { memory in
      #if canImport(Darwin)
        sentTo(number, memory.baseAddress, memory.count, 0)
      #else
        sentTo(number, memory.baseAddress, memory.count, Int32(MSG_NOSIGNAL))
      #endif
    }
    return transfer(count, isReading: false)
  }

  private func transfer(_ count: Int, isReading: Bool) -> Transfer {
    if count > 0 { return .bytes(count) }
    if count == 0 { return isReading ? .closed : .bytes(0) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .later : .closed
  }

  func close() { _ = closed(number) }

  /// A socket and the events to wait for.
  struct Wait {
    var socket: Socket
    var isReading: Bool
    var isSending: Bool

    init(for socket: Socket, isReading: Bool = true, isSending: Bool = false) {
      self.socket = socket
      self.isReading = isReading
      self.isSending = isSending
    }
  }

  /// Waits until a socket is ready for one of its events, or the time is over.
  static func wait(_ waits: [Wait], milliseconds: Int) {
    var polled = waits.filter { $0.isReading || $0.isSending }.map { wait in
      let events = (wait.isReading ? POLLIN : 0) | (wait.isSending ? POLLOUT : 0)
      return pollfd(fd: wait.socket.number, events: Int16(events), revents: 0)
    }
    _ = poll(&polled, nfds_t(polled.count), Int32(milliseconds))
  }
}

/// Lets other threads end a wait for sockets.
package final class SocketAlarm: Sendable {
  /// The socket to include in the wait.
  let socket: Socket
  private let other: Socket

  package init() throws(SystemError) {
    (socket, other) = try Socket.pair()
  }

  deinit {
    socket.close()
    other.close()
  }

  package func ring() { _ = other.send([0]) }

  /// Discards the received signals.
  package func silence() {
    var bytes: [UInt8] = []
    while case .bytes(let count) = socket.receive(into: &bytes), count == 1 << 14 { bytes = [] }
  }
}

extension Socket {
  /// Creates both ends of one connection.
  fileprivate static func pair() throws(SystemError) -> (Socket, Socket) {
    var numbers: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, stream, 0, &numbers) == 0 else { throw SystemError.last }
    return (Socket(number: numbers[0]), Socket(number: numbers[1]))
  }
}

// MARK: Waiting

/// A value that one thread at a time can use, and whose changes another thread can wait for.
///
/// `@unchecked` because the compiler cannot see that the lock guards the value.
final class Awaited<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deinitialize(count: 1)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Changes the value, and wakes a waiting thread.
  func change(_ body: (inout Value) -> Void) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    body(&value)
    pthread_cond_signal(condition)
  }

  /// Calls `body` at once and after each change until it returns a result; `body` must not use the
  /// lock.
  func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }
}
