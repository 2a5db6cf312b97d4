/// Answers the browsers of this machine, and of no other.
///
/// One thread waits for all connections; what is asked is worked out on others, so that a long answer
/// holds up none. A connection is for one question, or for a stream of events.
package final class LoopbackServer {
  private let listener: Socket
  private let alarm: SocketAlarm
  /// Answers that are ready, by the number of their connection.
  private let ready = Locked<[(connection: Int, answer: WebAnswer)]>([])
  private var connections: [Int: Connection] = [:]
  private var count = 0

  /// The port that is listened at.
  package let port: UInt16

  /// More than this many at a time are not served: the one that has asked for nothing for longest makes
  /// room for another.
  package static let mostConnections = 128

  private struct Connection {
    var socket: Socket
    var state = State.reading
    let start = ContinuousClock.now
    var received: [UInt8] = []
    /// What works on the answer.
    var work: Task<Void, Never>?
    var sending: [UInt8] = []
    var sent = 0

    enum State {
      case reading
      /// Somebody works on the answer.
      case answering
      /// The answer goes out, and then the connection ends.
      case sending
      case streaming
    }

    var hasMoreToSend: Bool { sent < sending.count }

    /// Whether it matters that the other end goes; behind a question it has nothing more to say.
    var isHeard: Bool { state != .sending }
  }

  /// So long somebody may take to ask: browsers open connections beforehand that they may never use.
  private static let patience = Duration.seconds(10)

  /// A stream whose listener leaves so many bytes unread ends.
  private static let mostUnread = 1 << 16

  /// Begins to listen.
  ///
  /// - Parameter port: The port; 0 leaves the choice to the system.
  /// - Throws: What the system says, as where somebody else listens there.
  package init(port: UInt16) throws(SystemError) {
    alarm = try SocketAlarm()
    listener = try Socket(listeningAt: port)
    self.port = listener.port
  }

  deinit {
    listener.close()
    for number in connections.keys { end(number) }
  }

  /// How many listen to the stream of events.
  package var listeners: Int { connections.values.filter { $0.state == .streaming }.count }

  /// Serves what comes within a time, or until there was something to do.
  ///
  /// - Parameters:
  ///   - milliseconds: The time.
  ///   - refusal: Why a request is not answered, before its body is read.
  ///   - answer: What is answered; its task is cancelled once nobody waits for it.
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

  /// Sends an event to all who listen to the stream.
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
        // They are numbered in the order in which they came.
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

  /// Reads and sends as much of a connection as goes at once.
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

  /// Takes in a request: as much as belongs before its body, and the body only where that is not refused.
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
    // Nobody waits for the answer any longer.
    connection?.work?.cancel()
    connection?.socket.close()
  }
}
