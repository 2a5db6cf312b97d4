import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages
import LayoutRuntime

/// Asks a server for one document again and again, each time for something else than it has.
struct LiveClient: Sendable {
  let address: LiveAddress
  let document: String
  let registry: LayoutRegistry
  var views: ViewRegistry?

  /// The last pack that has arrived, of which the server may send a patch.
  private struct Held {
    var bytes: [UInt8]
    var tag: String
  }

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
    var held: Held?
    var pause = Self.pause.first
    while true {
      let response: LiveResponse
      do throws(LiveFailure) {
        response = try ask(for: tag, having: held?.tag, until: alarm)
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
      if take(response, into: &update, &held) {
        tag = response.tag
        receive(update)
      } else {
        // The patch is of another pack, so the whole one is asked for.
        tag = nil
        held = nil
      }
      guard !alarm.rings(within: Self.breath) else { return }
    }
  }

  /// Takes a response; returns false if it is a patch that cannot be applied.
  private func take(
    _ response: LiveResponse, into update: inout LiveUpdate, _ held: inout Held?
  ) -> Bool {
    update.unreachable = nil
    switch response.content {
    case .findings(let findings): update.findings = findings
    case .pack(let bytes):
      update.byteCount = bytes.count
      take(bytes, into: &update)
      held = Held(bytes: bytes, tag: response.tag)
    case .patch(let patch):
      guard let old = held?.bytes, let bytes = try? PackPatch(patch).applied(to: old) else {
        return false
      }
      update.byteCount = patch.count
      take(bytes, into: &update)
      held = Held(bytes: bytes, tag: response.tag)
    }
    return true
  }

  private func take(_ bytes: [UInt8], into update: inout LiveUpdate) {
    do throws(LoadingError) {
      update.layout = try LoadedLayout(bytes, registry: registry, views: views)
      update.count += 1
      update.findings = []
    } catch {
      update.findings = [LiveFinding("the pack cannot be loaded: \(error)")]
    }
  }

  // MARK: One request

  private enum LiveFailure: Error {
    case unreachable(String)
    /// The alarm rang.
    case ended
  }

  private func ask(
    for tag: String?, having pack: String?, until alarm: ClientAlarm
  ) throws(LiveFailure) -> LiveResponse {
    guard let socket = ClientSocket() else {
      throw .unreachable("the system has no socket left")
    }
    guard socket.connect(to: address.port, until: alarm) else {
      throw failure("there is no server at port \(address.port)", alarm)
    }
    let request = request(for: tag, having: pack)
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
  ///
  /// - Parameters:
  ///   - tag: The tag of the last response; nil for the first request.
  ///   - pack: The tag of the last pack, of which a patch will do; nil without one.
  /// - Returns: The bytes.
  func request(for tag: String?, having pack: String? = nil) -> [UInt8] {
    var members = [("document", JSONValue.string(document))]
    if let tag { members.append(("tag", .string(tag))) }
    if let pack { members.append(("pack", .string(pack))) }
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
