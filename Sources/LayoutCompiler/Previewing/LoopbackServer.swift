import LayoutInterpreter

/// An HTTP server for the browsers of this machine only.
///
/// One thread waits for all connections. Responses are computed by other tasks, so that a slow one
/// delays no other. A connection serves one request or one stream of events.
package final class LoopbackServer {
  private let listener: Socket
  let alarm: SocketAlarm
  /// The finished responses, by connection number.
  private let ready = Locked<[(connection: Int, answer: WebAnswer)]>([])
  private var connections: [Int: Connection] = [:]
  private var count = 0

  /// The port that the server listens at.
  package let port: UInt16

  /// The largest number of connections.
  ///
  /// At the limit, the longest-waiting connection without a request is closed for a new one.
  package static let mostConnections = 128

  private struct Connection {
    var socket: Socket
    var state = State.reading
    let start = ContinuousClock.now
    var received: [UInt8] = []
    /// The task that computes the response.
    var work: Task<Void, Never>?
    var sending: [UInt8] = []
    var sent = 0

    enum State {
      case reading
      /// The response is being computed.
      case answering
      /// The response is being sent; then the connection is closed.
      case sending
      case streaming
    }

    var hasMoreToSend: Bool { sent < sending.count }

    /// Whether the server still reads from the connection.
    ///
    /// While a response is being sent, the client need not send anything more.
    var isHeard: Bool { state != .sending }
  }

  /// The time limit for sending a request.
  ///
  /// Browsers open connections in advance that they may never use.
  private static let patience = Duration.seconds(10)

  /// The largest number of unread bytes; a stream with more is closed.
  private static let mostUnread = 1 << 16

  /// Starts listening.
  ///
  /// - Parameter port: The port; 0 lets the system choose one.
  /// - Throws: The system's error, for example if the port is in use.
  package init(port: UInt16) throws(SystemError) {
    alarm = try SocketAlarm()
    listener = try Socket(listeningAt: port)
    self.port = listener.port
  }

  deinit {
    listener.close()
    for number in connections.keys { end(number) }
  }

  /// The number of clients of the event stream.
  package var listeners: Int { connections.values.filter { $0.state == .streaming }.count }

  /// Waits for network events for some time, and serves them.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest time to wait.
  ///   - refusal: Returns the reason to refuse a request before its body is read, or nil.
  ///   - answer: Computes the response; its task is cancelled if the client closes the connection.
  package func serve(
    milliseconds: Int, refusing refusal: @Sendable (WebRequest) -> WebAnswer.Status?,
    _ answer: @escaping @Sendable (WebRequest) async -> WebAnswer
  ) {
    let waiting = connections.values.map {
      Socket.Wait(for: $0.socket, isReading: $0.isHeard, isSending: $0.hasMoreToSend)
    }
    Socket.wait(
      waiting + [Socket.Wait(for: listener), Socket.Wait(for: alarm.socket)],
      milliseconds: milliseconds)
    alarm.silence()
    let made = ready.withLock { all in
      defer { all = [] }
      return all
    }
    for (number, answer) in made {
      guard var connection = connections[number] else { continue }
      connection.sending += answer.bytes
      connection.state = answer.isStream ? .streaming : .sending
      connections[number] = connection
    }
    accept()
    for number in connections.keys.sorted() { go(on: number, refusing: refusal, answer) }
  }

  /// Sends an event to all clients of the event stream.
  func broadcast(_ event: String) {
    let bytes = Array("data: \(event)\n\n".utf8)
    for number in connections.keys where connections[number]?.state == .streaming {
      connections[number]?.sending += bytes
      send(number)
      if let left = connections[number], left.sending.count - left.sent > Self.mostUnread {
        end(number)
      }
    }
  }

  private func accept() {
    while let socket = listener.accepted() {
      if connections.count >= Self.mostConnections {
        // The numbers are in the order of arrival.
        guard let idle = connections.filter({ $0.value.state == .reading }).keys.min() else {
          socket.close()
          continue
        }
        end(idle)
      }
      count += 1
      connections[count] = Connection(socket: socket)
    }
  }

  /// Reads and sends as much on a connection as is possible without blocking.
  private func go(
    on number: Int, refusing refusal: (WebRequest) -> WebAnswer.Status?,
    _ answer: @escaping @Sendable (WebRequest) async -> WebAnswer
  ) {
    guard var connection = connections[number] else { return }
    switch connection.state {
    case .reading:
      let (transfer, reading) = receive(on: &connection, refusing: refusal)
      switch reading {
      case .incomplete:
        let isLate = connection.start.duration(to: .now) > Self.patience
        if transfer == .closed || isLate { return end(number) }
      case .refused(let status):
        connection.sending = WebAnswer.refusal(status).bytes
        connection.state = .sending
      case .request(let request):
        connection.state = .answering
        connection.received = []
        let (ready, alarm) = (ready, alarm)
        connection.work = Task.detached {
          let made = await answer(request)
          ready.withLock { $0.append((number, made)) }
          alarm.ring()
        }
      }
      connections[number] = connection
      if connection.state == .sending { send(number) }
    case .answering, .streaming:
      var rest: [UInt8] = []
      if connection.socket.receive(into: &rest) == .closed { return end(number) }
      send(number)
    case .sending: send(number)
    }
  }

  /// Reads a request: first its head, and the body only if the request is not refused.
  private func receive(
    on connection: inout Connection, refusing refusal: (WebRequest) -> WebAnswer.Status?
  ) -> (Socket.Transfer, WebRequest.Reading) {
    var transfer = connection.socket.receive(into: &connection.received)
    while case .bytes = transfer, connection.received.count <= WebRequest.mostHead {
      let reading = WebRequest.read(connection.received, refusing: refusal)
      guard reading == .incomplete else { return (transfer, reading) }
      transfer = connection.socket.receive(into: &connection.received)
    }
    var reading = WebRequest.read(connection.received, refusing: refusal)
    guard reading == .incomplete else { return (transfer, reading) }
    while case .bytes = transfer {
      transfer = connection.socket.receive(into: &connection.received)
      if connection.received.count > WebRequest.mostHead + WebRequest.mostBody { break }
    }
    reading = WebRequest.read(connection.received, refusing: refusal)
    return (transfer, reading)
  }

  private func send(_ number: Int) {
    guard var connection = connections[number] else { return }
    while connection.hasMoreToSend {
      switch connection.socket.send(connection.sending[connection.sent...]) {
      case .bytes(let count): connection.sent += count
      case .later:
        connections[number] = connection
        return
      case .closed: return end(number)
      }
    }
    if connection.state == .sending { return end(number) }
    (connection.sending, connection.sent) = ([], 0)
    connections[number] = connection
  }

  private func end(_ number: Int) {
    let connection = connections.removeValue(forKey: number)
    // The client no longer waits for the response.
    connection?.work?.cancel()
    connection?.socket.close()
  }
}
