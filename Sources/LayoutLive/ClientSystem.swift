#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// All calls of this library to the operating system: a socket, and a thread that waits for it.

/// A connection to a server on this machine.
///
/// A method that waits returns false when the other end has closed the connection, or when the
/// alarm rings.
struct ClientSocket: ~Copyable {
  private let number: Int32

  init?() {
    number = socket(AF_INET, ClientSystem.stream, 0)
    guard number >= 0 else { return nil }
    ClientSystem.setUp(number)
  }

  deinit { if number >= 0 { close(number) } }

  /// Connects to a port of this machine.
  borrowing func connect(to port: UInt16, until alarm: ClientAlarm) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isDone = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        ClientSystem.connected(number, $0, size) == 0
      }
    }
    if isDone { return true }
    guard errno == EINPROGRESS, wait(for: POLLOUT, until: alarm) else { return false }
    var fault: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(number, SOL_SOCKET, SO_ERROR, &fault, &length) == 0 && fault == 0
  }

  /// Sends all bytes.
  borrowing func send(_ bytes: [UInt8], until alarm: ClientAlarm) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        ClientSystem.sent(number, $0.baseAddress, $0.count)
      }
      if count > 0 {
        sent += count
      } else {
        guard count < 0, ClientSystem.isForLater, wait(for: POLLOUT, until: alarm) else {
          return false
        }
      }
    }
    return true
  }

  /// Waits for bytes and appends those that are there.
  borrowing func receive(into bytes: inout [UInt8], until alarm: ClientAlarm) -> Bool {
    while wait(for: POLLIN, until: alarm) {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { memory in
        let count = recv(number, memory.baseAddress, memory.count, 0)
        if count > 0 { bytes.append(contentsOf: memory.prefix(count)) }
        return count
      }
      if count > 0 { return true }
      guard count < 0, ClientSystem.isForLater else { return false }
    }
    return false
  }

  private borrowing func wait(for event: Int32, until alarm: ClientAlarm) -> Bool {
    alarm.waits(for: number, event)
  }
}

/// Ends the waits of a thread from another one.
final class ClientAlarm: Sendable {
  private let heard: Int32
  private let rung: Int32

  init?() {
    var numbers: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, ClientSystem.stream, 0, &numbers) == 0 else { return nil }
    (heard, rung) = (numbers[0], numbers[1])
    ClientSystem.setUp(heard)
    ClientSystem.setUp(rung)
  }

  deinit {
    close(heard)
    close(rung)
  }

  /// Rings for good.
  func ring() {
    let byte: [UInt8] = [0]
    _ = byte.withUnsafeBytes { ClientSystem.sent(rung, $0.baseAddress, $0.count) }
  }

  /// Waits until the alarm rings; returns false if it does not in some milliseconds.
  func rings(within milliseconds: Int) -> Bool {
    var polled = [pollfd(fd: heard, events: Int16(POLLIN), revents: 0)]
    return poll(&polled, 1, Int32(milliseconds)) > 0
  }

  /// Waits for an event of a socket; returns false if the alarm rings.
  fileprivate func waits(for socket: Int32, _ event: Int32) -> Bool {
    var polled = [
      pollfd(fd: heard, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket, events: Int16(event), revents: 0),
    ]
    while poll(&polled, 2, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return polled[0].revents == 0
  }
}

/// A thread of its own, since a wait for a socket must not hold one of those that run tasks.
enum ClientThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The bytes of a stack: those of main threads, since packs of many levels are read on it.
  private static let stack = 8 << 20

  /// Runs a function on a new thread; returns false if the system has none.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stack)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(
        &thread, &attributes,
        { work in
          Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
          return nil
        }, work.toOpaque())
    #else
      #if canImport(Musl)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let result = pthread_create(
        &thread, &attributes,
        { work in
          if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
          return nil
        }, work.toOpaque())
    #endif
    if result != 0 { work.release() }
    return result == 0
  }
}

private enum ClientSystem {
  static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// Makes calls non-blocking, closes the socket in child processes, and turns SIGPIPE into an
  /// error.
  static func setUp(_ socket: Int32) {
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      _ = setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Whether the last call failed only because it would have blocked.
  static var isForLater: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }

  static func connected(
    _ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
  ) -> Int32 {
    connect(socket, address, size)
  }

  static func sent(_ socket: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      send(socket, memory, count, 0)
    #else
      send(socket, memory, count, Int32(MSG_NOSIGNAL))
    #endif
  }
}
