/// A browser's request (HTTP/1.1, RFC 9112), limited to what the preview page needs.
package struct WebRequest: Sendable, Equatable {
  package var method: String
  /// The path as it was sent, without the query.
  package var path: String
  /// The headers by lower-case name; the last one if a name repeats.
  package var headers: [String: String]
  package var body: [UInt8] = []

  package init(
    method: String, path: String, headers: [String: String], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }

  /// The result of reading the bytes received so far.
  package enum Reading: Equatable {
    /// The request is incomplete.
    case incomplete
    case request(WebRequest)
    /// The bytes are no valid request, or the request is refused for the reason of the status.
    case refused(WebAnswer.Status)
  }

  /// The largest number of bytes before the body, and in the body.
  package static let mostHead = 16 << 10
  package static let mostBody = 4 << 20

  /// Reads a request that may be incomplete.
  ///
  /// - Parameters:
  ///   - bytes: The bytes received so far.
  ///   - refusal: Returns the reason to refuse a request because of its head, or nil to wait for
  ///     its body.
  /// - Returns: The request, a refusal, or `incomplete`.
  package static func read(
    _ bytes: [UInt8], refusing refusal: (WebRequest) -> WebAnswer.Status? = { _ in nil }
  ) -> Reading {
    guard let end = end(ofHeadIn: bytes) else {
      return bytes.count > mostHead ? .refused(.headTooLong) : .incomplete
    }
    guard end <= mostHead else { return .refused(.headTooLong) }
    let lines = String(decoding: bytes[..<end], as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return .refused(.malformed)
    }
    let path = words[1].prefix { $0 != "?" && $0 != "#" }
    var request = WebRequest(method: String(words[0]), path: String(path), headers: [:])
    for line in lines.dropFirst() where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        !line[..<colon].contains(where: \.isWhitespace)
      else { return .refused(.malformed) }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      request.headers[line[..<colon].lowercased()] = String(value)
    }
    if let status = refusal(request) { return .refused(status) }
    return request.reading(body: bytes[(end + 4)...])
  }

  /// Reads the body, whose length the headers give.
  private func reading(body: ArraySlice<UInt8>) -> Reading {
    if headers["transfer-encoding"] != nil { return .refused(.malformed) }
    var request = self
    if let text = headers["content-length"] {
      guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
        return .refused(.malformed)
      }
      guard let length = Int(text), length <= Self.mostBody else { return .refused(.bodyTooLong) }
      guard body.count >= length else { return .incomplete }
      request.body = Array(body.prefix(length))
    }
    return .request(request)
  }

  /// Returns the offset of the line break before the blank line that ends the headers.
  private static func end(ofHeadIn bytes: [UInt8]) -> Int? {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    var place = 0
    while place + 3 < bytes.count, place <= mostHead {
      if bytes[place] == carriageReturn, bytes[place + 1] == lineFeed,
        bytes[place + 2] == carriageReturn, bytes[place + 3] == lineFeed
      {
        return place
      }
      place += 1
    }
    return nil
  }
}

/// A response to a browser.
package struct WebAnswer: Sendable {
  package enum Status: Int, Sendable {
    case ok = 200
    case malformed = 400
    case forbidden = 403
    case missing = 404
    case wrongMethod = 405
    case bodyTooLong = 413
    case headTooLong = 431

    /// The reason phrase of the status line, which clients ignore.
    var phrase: String {
      switch self {
      case .ok: "OK"
      case .malformed: "Bad Request"
      case .forbidden: "Forbidden"
      case .missing: "Not Found"
      case .wrongMethod: "Method Not Allowed"
      case .bodyTooLong: "Content Too Large"
      case .headTooLong: "Request Header Fields Too Large"
      }
    }
  }

  package var status = Status.ok
  package var type = "text/plain; charset=utf-8"
  /// Further headers, in their order.
  package var headers: [(name: String, value: String)] = []
  package var body: [UInt8] = []
  /// Whether the connection stays open for later events.
  package var isStream = false

  package init(status: Status = .ok, type: String = "text/plain; charset=utf-8") {
    self.status = status
    self.type = type
  }

  /// Creates a response that refuses a request with a status.
  static func refusal(_ status: Status) -> WebAnswer {
    WebAnswer(status: status).with(status.phrase + "\n")
  }

  static func json(_ text: String) -> WebAnswer {
    WebAnswer(type: "application/json").with(text)
  }

  /// A stream of events (HTML, Server-sent events).
  static var events: WebAnswer {
    var answer = WebAnswer(type: "text/event-stream")
    answer.isStream = true
    return answer
  }

  private func with(_ text: String) -> WebAnswer {
    var answer = self
    answer.body = Array(text.utf8)
    return answer
  }

  /// The whole response as bytes.
  package var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\nContent-Type: \(type)\r\n"
    if !isStream { head += "Content-Length: \(body.count)\r\n" }
    head += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
    head += "Referrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\n"
    for header in headers { head += "\(header.name): \(header.value)\r\n" }
    return Array((head + "Connection: close\r\n\r\n").utf8) + body
  }
}
