import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages
import LayoutRuntime

/// Asks a server for one document again and again, each time for something else than it has.
struct LiveClient: Sendable {
  let address: LiveAddress
  let document: String
  let registry: LayoutRegistry

  /// The time between two attempts to connect, in milliseconds, which doubles from one to the next.
  private static let pause = (first: 50, longest: 2_000)
  /// The time between a response and the next request, in milliseconds.
  ///
  /// A server that always has something new cannot keep the app busy.
  private static let breath = 5

  /// Asks until the alarm rings.
  func run(until alarm: ClientAlarm, _ receive: (LiveUpdate) -> Void) {
    var update = LiveUpdate()
    var tag: String?
    var pause = Self.pause.first
    while true {
      let response: LiveResponse
      do throws(LiveFailure) {
        response = try ask(for: tag, until: alarm)
      } catch {
        if case .unreachable(let reason) = error {
          if update.unreachable != reason {
            update.unreachable = reason
            receive(update)
          }
          guard !alarm.rings(within: pause) else { return }
          pause = min(pause * 2, Self.pause.longest)
          continue
        }
        return
      }
      pause = Self.pause.first
      take(response, into: &update)
      tag = response.tag
      receive(update)
      guard !alarm.rings(within: Self.breath) else { return }
    }
  }

  private func take(_ response: LiveResponse, into update: inout LiveUpdate) {
    update.unreachable = nil
    switch response.content {
    case .findings(let findings): update.findings = findings
    case .pack(let bytes):
      do throws(LoadingError) {
        update.layout = try LoadedLayout(bytes, registry: registry)
        update.count += 1
        update.findings = []
      } catch {
        update.findings = [LiveFinding("the pack cannot be loaded: \(error)")]
      }
    }
  }

  // MARK: One request

  private enum LiveFailure: Error {
    case unreachable(String)
    /// The alarm rang.
    case ended
  }

  private func ask(
    for tag: String?, until alarm: ClientAlarm
  ) throws(LiveFailure) -> LiveResponse {
    guard let socket = ClientSocket() else {
      throw .unreachable("the system has no socket left")
    }
    guard socket.connect(to: address.port, until: alarm) else {
      throw failure("there is no server at port \(address.port)", alarm)
    }
    let request = request(for: tag)
    guard socket.send(request, until: alarm) else {
      throw failure("the server has closed the connection", alarm)
    }
    var received: [UInt8] = []
    while true {
      switch LiveResponse.read(received) {
      case .response(let response):
        guard response.tag != tag else { throw .unreachable("the server repeats itself") }
        return response
      case .refused(let reason): throw .unreachable(reason)
      case .incomplete:
        guard socket.receive(into: &received, until: alarm) else {
          throw failure("the server has closed the connection", alarm)
        }
      }
    }
  }

  private func failure(_ reason: String, _ alarm: ClientAlarm) -> LiveFailure {
    alarm.rings(within: 0) ? .ended : .unreachable(reason)
  }

  /// Returns the bytes of a request for something else than what has a tag.
  func request(for tag: String?) -> [UInt8] {
    var members = [("document", JSONValue.string(document))]
    if let tag { members.append(("tag", .string(tag))) }
    let body = JSONValue.members(members).text
    let head = """
      POST /\(address.token)/live HTTP/1.1\r
      Host: 127.0.0.1:\(address.port)\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      Connection: close\r
      \r

      """
    return Array((head + body).utf8)
  }
}
