import Foundation
import LayoutEngine
import LayoutLanguages
import SeededRandom
import Testing

@testable import LayoutLive

/// Responses, of which any bytes may come.
struct LiveResponseTests {
  private func response(
    status: String = "200 OK", type: String = "application/json", tag: String? = "1f",
    length: String? = nil, _ body: String
  ) -> [UInt8] {
    var head = "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\n"
    head += "Content-Length: \(length ?? "\(body.utf8.count)")\r\n"
    if let tag { head += "ETag: \"\(tag)\"\r\n" }
    return Array((head + "Connection: close\r\n\r\n" + body).utf8)
  }

  private static let findings = """
    {"findings":[{"message":"'wdth' is not an attribute","file":"a.layout.xml","line":3,"column":9},
    {"message":"there is no document 'B'"},{"other":1}]}
    """

  @Test func findingsHaveTheirPlaces() {
    let read = LiveResponse.read(response(Self.findings))
    let first = LiveFinding("'wdth' is not an attribute", file: "a.layout.xml", line: 3)
    let second = LiveFinding("there is no document 'B'")
    #expect(read == .response(LiveResponse(content: .findings([first, second]), tag: "1f")))
    #expect(first.description == "a.layout.xml:3: 'wdth' is not an attribute")
    #expect(second.description == "there is no document 'B'")
  }

  @Test func aPackIsItsBytes() {
    let read = LiveResponse.read(response(type: "application/octet-stream", "bytes"))
    #expect(
      read == .response(LiveResponse(content: .pack(Array("bytes".utf8)), tag: "1f")))
  }

  @Test func everyStartOfAResponseIsIncomplete() {
    let whole = response(Self.findings)
    for count in 0..<whole.count {
      #expect(LiveResponse.read(Array(whole.prefix(count))) == .incomplete)
    }
  }

  @Test func whatIsOfNoUseIsRefused() {
    let none = LiveResponse.Reading.refused("what responds is no 'layoutc preview --live'")
    #expect(LiveResponse.read(response(tag: nil, Self.findings)) == none)
    #expect(LiveResponse.read(response(type: "text/plain", "x")) == none)
    #expect(LiveResponse.read(response("[1]")) == none)
    #expect(LiveResponse.read(response(length: "-1", "x")) == none)
    #expect(LiveResponse.read(response(length: "9999999999999999999999", "x")) == none)
    #expect(
      LiveResponse.read(response(length: "67108865", "x"))
        == .refused("the pack is larger than a pack may be"))
    #expect(
      LiveResponse.read(response(status: "404 Not Found", "x"))
        == .refused("the server refuses the address: does 'layoutc preview --live' still run?"))
    #expect(LiveResponse.read(Array("SSH-2.0-OpenSSH_9\r\n\r\n".utf8)) == none)
    #expect(LiveResponse.read([UInt8](repeating: 65, count: 16 << 10)) == none)
  }

  @Test func whatIsKeptOfFindingsIsBounded() throws {
    let message = String(repeating: "a", count: 5_000)
    let list = Array(repeating: "{\"message\":\"\(message)\"}", count: 100)
    let body = "{\"findings\":[\(list.joined(separator: ","))]}"
    guard case .response(let read) = LiveResponse.read(response(body)),
      case .findings(let findings) = read.content
    else {
      Issue.record("it is no response")
      return
    }
    #expect(findings.count == 20)
    #expect(findings.allSatisfy { $0.message.count == 1_000 })
  }

  @Test func noBytesTrap() {
    var random = SeededGenerator(seed: 7)
    let whole = response(Self.findings)
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte = UInt8.random(in: 0...255, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = byte
        case 1: bytes.remove(at: place)
        default: bytes.insert(byte, at: place)  // open: numbers
        }
      }
      _ = LiveResponse.read(bytes)
    }
  }

  @Test(arguments: ["Feed", "a\"\\\n\u{1}é"])
  func namesArriveAsTheyAre(name: String) throws {
    let client = LiveClient(
      address: try LiveAddress("http://127.0.0.1:8080/\(String(repeating: "a", count: 32))/"),
      document: name, registry: LayoutRegistry())
    let request = String(decoding: client.request(for: "t"), as: UTF8.self)
    let parts = request.components(separatedBy: "\r\n\r\n")
    #expect(parts.count == 2)
    #expect(parts[0].contains("Content-Length: \(parts[1].utf8.count)\r\n"))
    let body = try JSONReader.read(Array(parts[1].utf8)).get()
    #expect(body["document"]?.string == name)
    #expect(body["tag"]?.string == "t")
  }
}
