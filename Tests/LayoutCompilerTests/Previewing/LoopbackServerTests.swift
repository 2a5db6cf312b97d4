import Foundation
import LayoutCompiler
import Testing

/// The server of previews, with clients that wait, leave, or send forbidden requests.
struct LoopbackServerTests {
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer(port: 0) }

  /// Serves until a condition holds.
  private func serve(
    rounds: Int = 1_000, until isSo: () -> Bool,
    refusing refusal: @Sendable (WebRequest) -> WebAnswer.Status? = { _ in nil },
    _ answer: @escaping @Sendable (WebRequest) async -> WebAnswer = { _ in WebAnswer() }
  ) async {
    for _ in 0..<rounds where !isSo() {
      server.serve(milliseconds: 10, refusing: refusal, answer)
      await Task.yield()
    }
  }

  /// Idle connections do not block others: the oldest one is closed.
  @Test func idleConnectionsMakeRoom() async throws {
    var idle: [Client] = []
    for _ in 0..<LoopbackServer.mostConnections {
      idle.append(try Client(server.port))
      await serve(rounds: 1, until: { false })
    }
    let late = try Client(server.port)
    late.send("GET / HTTP/1.1\r\n\r\n")
    await serve { !late.received.isEmpty }
    #expect(late.text.hasPrefix("HTTP/1.1 200"), "\(late.text)")
    #expect(idle[0].isClosed)
    #expect(!idle[1].isClosed)
  }

  /// A forbidden request is refused before its body has arrived.
  @Test func strangersAreRefusedByTheirHead() async throws {
    let client = try Client(server.port)
    client.send("POST /x HTTP/1.1\r\nHost: there\r\nContent-Length: 4000000\r\n\r\n")
    await serve(until: { !client.received.isEmpty }, refusing: { _ in .forbidden })
    #expect(client.text.hasPrefix("HTTP/1.1 403"), "\(client.text)")
  }

  /// A request is cancelled when its client leaves.
  @Test func whoGoesIsNotWorkedFor() async throws {
    let state = Progress()
    let client = try Client(server.port)
    client.send("GET / HTTP/1.1\r\n\r\n")
    let answer: @Sendable (WebRequest) async -> WebAnswer = { _ in
      state.isStarted = true
      while !Task.isCancelled { await Task.yield() }
      state.isCancelled = true
      return WebAnswer()
    }
    await serve(until: { state.isStarted }, answer)
    #expect(state.isStarted && !state.isCancelled)
    client.close()
    await serve(until: { state.isCancelled }, answer)
    #expect(state.isCancelled)
  }
}

/// The state of a request; each property is set once, by one thread.
private final class Progress: @unchecked Sendable {
  var isStarted = false
  var isCancelled = false
}

/// A client that reads without waiting.
private final class Client {
  private let number: Int32
  private(set) var received: [UInt8] {
    get {
      read()
      return bytes
    }
    set { bytes = newValue }
  }
  private var bytes: [UInt8] = []
  private var hasEnded = false

  var text: String { String(decoding: received, as: UTF8.self) }

  init(_ port: UInt16) throws {
    #if canImport(Glibc)
      number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      number = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }

  deinit { close() }

  var isClosed: Bool {
    read()
    return hasEnded
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(number, bytes, bytes.count)
  }

  func close() { shutdown(number, Int32(SHUT_RDWR)) }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = recv(number, &buffer, buffer.count, 0)
      if count == 0 { hasEnded = true }
      guard count > 0 else { return }
      bytes += buffer[..<count]
    }
  }
}
