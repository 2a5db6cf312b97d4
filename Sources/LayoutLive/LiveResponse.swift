import LayoutLanguages

/// A response of a server, of which any bytes may come.
struct LiveResponse: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    /// The bytes of a pack, which are verified when they are loaded.
    case pack([UInt8])
    /// The bytes of a patch of the last pack, which is verified with what it makes.
    case patch([UInt8])
    case findings([LiveFinding])
  }

  var content: Content
  /// What tells this content from others.
  var tag: String

  /// The result of reading the bytes received so far.
  enum Reading: Equatable {
    case incomplete
    case response(LiveResponse)
    /// The bytes are no response, or one that is of no use.
    case refused(String)
  }

  /// The largest number of bytes before the content, and in it: that of a pack.
  static let mostHead = 16 << 10
  static let mostBody = 64 << 20
  /// The largest number of findings that are kept, and of characters in each.
  private static let mostFindings = 20
  private static let longestMessage = 1_000

  /// Reads a response that may be incomplete (HTTP/1.1, RFC 9112).
  ///
  /// - Complexity: O(n) in the number of bytes of the head, and of the whole if it is complete.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = end(ofHeadIn: bytes) else {
      return bytes.count >= mostHead ? .refused(noServer) : .incomplete
    }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/1.") else { return .refused(noServer) }
    guard words[1] == "200" else {
      return .refused("the server refuses the address: does 'layoutc preview --live' still run?")
    }
    let headers = headers(in: lines.dropFirst())
    guard let length = headers["content-length"].flatMap({ Int($0) }), length >= 0,
      let tag = headers["etag"]?.filter({ $0 != "\"" }), (1...128).contains(tag.utf8.count)
    else { return .refused(noServer) }
    guard length <= mostBody else { return .refused("the pack is larger than a pack may be") }
    let start = end + 4
    guard bytes.count - start >= length else { return .incomplete }
    let body = Array(bytes[start..<start + length])
    switch headers["content-type"] {
    case "application/octet-stream":
      return .response(LiveResponse(content: .pack(body), tag: tag))
    case "application/vnd.layoutpatch":
      return .response(LiveResponse(content: .patch(body), tag: tag))
    case "application/json":
      guard let findings = findings(in: body) else { return .refused(noServer) }
      return .response(LiveResponse(content: .findings(findings), tag: tag))
    default: return .refused(noServer)  // open: texts
    }
  }

  private static let noServer = "what responds is no 'layoutc preview --live'"

  /// Returns the headers by lower-case name; the last one if a name repeats.
  private static func headers(in lines: ArraySlice<Substring>) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased()] = String(value)
    }
    return headers
  }

  /// Returns the offset of the blank line that ends the head.
  private static func end(ofHeadIn bytes: [UInt8]) -> Int? {
    let blank = Array("\r\n\r\n".utf8)
    let head = bytes.prefix(mostHead)
    return head.indices.first { head[$0...].starts(with: blank) }
  }

  private static func findings(in body: [UInt8]) -> [LiveFinding]? {
    guard case .success(let node) = JSONReader.read(body),
      case .array(let findings)? = node["findings"]?.value
    else { return nil }
    return findings.prefix(mostFindings).compactMap { finding in
      guard let message = finding["message"]?.string else { return nil }
      var line: Int?
      if case .number(let number)? = finding["line"]?.value { line = Int(number) }
      return LiveFinding(
        String(message.prefix(longestMessage)),
        file: finding["file"]?.string.map { String($0.prefix(longestMessage)) }, line: line)
    }
  }
}
