import LayoutCompiler
import Testing

/// Requests as bytes, whole and in pieces.
struct WebRequestTests {
  private func bytes(_ lines: String, _ body: String = "") -> [UInt8] {
    Array(
      lines.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8)
      + Array(body.utf8)
  }

  @Test func aRequestIsReadWithItsBody() {
    let request = bytes(
      "POST /a/b?c=d HTTP/1.1\nHost:  here:80\nCONTENT-length: 5\nEmpty:\n\n", "Grüß")
    #expect(
      WebRequest.read(request)
        == .request(
          WebRequest(
            method: "POST", path: "/a/b",
            headers: ["host": "here:80", "content-length": "5", "empty": ""],
            body: Array("Grü".utf8) + [0xC3])))
  }

  @Test func everyPieceOfARequestIsIncomplete() {
    let request = bytes("POST / HTTP/1.1\nHost: here\nContent-Length: 4\n\n", "abcd")
    for count in 0..<request.count {
      #expect(WebRequest.read(Array(request[..<count])) == .incomplete, "\(count) bytes")
    }
  }

  /// A forbidden request is refused before its body has arrived, and the body is not read.
  @Test func theHeadIsJudgedBeforeTheBody() {
    let head = bytes("POST /a HTTP/1.1\nHost: there\nContent-Length: 4000000\n\n")
    #expect(WebRequest.read(head) == .incomplete)
    let read = WebRequest.read(head) { $0.headers["host"] == "here" ? nil : .forbidden }
    #expect(read == .refused(.forbidden))
    #expect(WebRequest.read(head.dropLast()) { _ in .forbidden } == .incomplete)
  }

  static let refused: [(String, WebAnswer.Status)] = [
    ("nonsense\n\n", .malformed),
    ("\n\n", .malformed),
    ("GET / SPDY/3\n\n", .malformed),
    ("GET  / HTTP/1.1\n\n", .malformed),
    ("GET http://elsewhere/ HTTP/1.1\n\n", .malformed),
    ("GET / HTTP/1.1\nno colon\n\n", .malformed),
    ("GET / HTTP/1.1\n: nothing\n\n", .malformed),
    ("GET / HTTP/1.1\nHost : here\n\n", .malformed),
    ("POST / HTTP/1.1\nContent-Length: 1 2\n\n", .malformed),
    ("POST / HTTP/1.1\nContent-Length: +1\n\n", .malformed),
    ("POST / HTTP/1.1\nContent-Length:\n\n", .malformed),
    ("POST / HTTP/1.1\nTransfer-Encoding: chunked\n\n", .malformed),
    ("POST / HTTP/1.1\nContent-Length: \(WebRequest.mostBody + 1)\n\n", .bodyTooLong),
    ("POST / HTTP/1.1\nContent-Length: 99999999999999999999\n\n", .bodyTooLong),
    (
      "GET / HTTP/1.1\nLong: \(String(repeating: "x", count: WebRequest.mostHead))\n\n",
      .headTooLong
    ),
    (String(repeating: "x", count: WebRequest.mostHead + 1), .headTooLong),
  ]

  @Test(arguments: refused)
  func whatIsNoRequestIsRefused(_ text: String, _ status: WebAnswer.Status) {
    #expect(WebRequest.read(bytes(text)) == .refused(status))
  }

  @Test func anAnswerSaysHowLongItIs() {
    var answer = WebAnswer(status: .missing, type: "text/plain")
    answer.headers = [(name: "X", value: "y")]
    answer.body = Array("ü".utf8)
    let text = String(decoding: answer.bytes, as: UTF8.self)
    #expect(
      text.hasPrefix("HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n"))
    #expect(text.hasSuffix("\r\nX: y\r\nConnection: close\r\n\r\nü"))
  }
}
