import Foundation
import LayoutCompiler
import LayoutEngine
import LayoutRuntime
import TestSupport
import Testing

@testable import LayoutLive

/// An app that follows documents of a server, while somebody saves them.
@Suite(.serialized) struct LiveLayoutsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: An app

  /// The updates that have arrived, in order.
  private final class Updates: @unchecked Sendable {
    private let lock = NSLock()
    private var updates: [LiveUpdate] = []

    func add(_ update: LiveUpdate) { lock.withLock { updates.append(update) } }

    var all: [LiveUpdate] { lock.withLock { updates } }

    /// Waits until the newest update is of some kind.
    func wait(until isSo: (LiveUpdate) -> Bool) async throws -> LiveUpdate {
      for _ in 0..<4_000 {
        if let last = all.last, isSo(last) { return last }
        try await Task.sleep(for: .milliseconds(5))
      }
      throw Timeout(seen: all.map { "\($0.count) \($0.findings) \($0.unreachable ?? "")" })
    }
  }

  private struct Timeout: Error { let seen: [String] }

  private func save(_ body: String, as name: String = "Card", to file: String = "card.layout.xml")
    throws
  {
    try folder.write("<layout name=\"\(name)\">\(body)</layout>", to: file)
  }

  private func names(_ update: LiveUpdate) throws -> [String] {
    try #require(update.layout).outlets.map(\.name)
  }

  // MARK: Saves

  @Test func eachSaveArrives() async throws {
    try save("<text id=\"one\">1</text>")
    let server = await LiveServer(folder)
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    #expect(try names(await updates.wait { $0.count == 1 }) == ["one"])
    try save("<text id=\"two\">2</text>")
    #expect(try names(await updates.wait { $0.count == 2 }) == ["two"])
    following.stop()
  }

  private static func long(_ title: String) -> String {
    let rows = (1...60).map { "<text id=\"row\($0)\">Row \($0)</text>" }.joined()
    return "<stack direction=\"vertical\"><text id=\"\(title)\">A</text>\(rows)</stack>"
  }

  /// A pack that the app has is sent as what has changed in it.
  @Test func aSaveArrivesAsAPatch() async throws {
    try save(Self.long("one"))
    let server = await LiveServer(folder)
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    let first = try await updates.wait { $0.count == 1 }
    try save(Self.long("two"))
    let second = try await updates.wait { $0.count == 2 }
    #expect(second.byteCount < first.byteCount / 4)
    #expect(try names(second).first == "two")
    // Errors in between do not matter, nor does a save that takes another one back.
    try save("<text wdth=\"3\">1</text>")
    _ = try await updates.wait { !$0.findings.isEmpty }
    try save(Self.long("one"))
    let third = try await updates.wait { $0.count == 3 }
    #expect(third.byteCount < first.byteCount / 4)
    #expect(try names(third).first == "one")
    following.stop()
  }

  @Test func anAppWithoutTheLastPackGetsAWholeOne() async throws {
    try save(Self.long("one"))
    let server = await LiveServer(folder)
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    let first = try await updates.wait { $0.count == 1 }
    try save("<text id=\"short\">1</text>")
    // A patch to something small is larger than that.
    let second = try await updates.wait { $0.count == 2 }
    #expect(second.byteCount < first.byteCount)
    // This app begins in between, and has none.
    let late = Updates()
    let other = try LiveLayouts.connect(server.address).follow("Card") { late.add($0) }
    #expect(try names(await late.wait { $0.count == 1 }) == ["short"])
    other.stop()
    following.stop()
  }

  @Test func errorsArriveInPlaceOfAPack() async throws {
    try save("<text id=\"one\">1</text>")
    let server = await LiveServer(folder)
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    _ = try await updates.wait { $0.count == 1 }
    try save("\n<text id=\"one\" wdth=\"3\">1</text>")
    let broken = try await updates.wait { !$0.findings.isEmpty }
    let finding = try #require(broken.findings.first)
    #expect(finding.message == "'wdth' is not an attribute of 'text'")
    #expect(finding.file?.hasSuffix("card.layout.xml") == true)
    #expect(finding.line == 2)
    #expect(try names(broken) == ["one"])
    // An app that starts meanwhile gets the last good one first.
    let late = Updates()
    let other = try LiveLayouts.connect(server.address).follow("Card") { late.add($0) }
    let seen = try await late.wait { !$0.findings.isEmpty }
    #expect(try names(seen) == ["one"])
    other.stop()
    // The same document as before ends the error.
    try save("<text id=\"one\">1</text>")
    let good = try await updates.wait { $0.findings.isEmpty && $0.count == 2 }
    #expect(try names(good) == ["one"])
    following.stop()
  }

  @Test func savesOfImportedFilesArrive() async throws {
    try folder.write(
      "<library><component name=\"Word\"><text>a</text></component></library>",
      to: "kit.layout.xml")
    try save("<import src=\"kit.layout.xml\"/><Word id=\"word\"/>")
    let server = await LiveServer(folder)
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    _ = try await updates.wait { $0.count == 1 }
    try folder.write(
      "<library><component name=\"Word\"><text>longer</text></component></library>",
      to: "kit.layout.xml")
    _ = try await updates.wait { $0.count == 2 }
    try folder.write("<library>", to: "kit.layout.xml")
    _ = try await updates.wait { !$0.findings.isEmpty }
    following.stop()
  }

  @Test func aDocumentMayComeLater() async throws {
    let server = await LiveServer(folder)
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    let none = try await updates.wait { !$0.findings.isEmpty }
    #expect(none.findings.map(\.description) == ["there is no document 'Card'"])
    #expect(none.layout == nil)
    try save("<text id=\"one\">1</text>", to: "other-name.layout.xml")
    #expect(try names(await updates.wait { $0.count == 1 }) == ["one"])
    following.stop()
  }

  @Test func aSaveOfAnotherDocumentIsNone() async throws {
    try save("<text id=\"one\">1</text>")
    let server = await LiveServer(folder)
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    _ = try await updates.wait { $0.count == 1 }
    try save("<text>other</text>", as: "Other", to: "other.layout.xml")
    try await Task.sleep(for: .milliseconds(300))
    #expect(updates.all.count == 1)
    following.stop()
  }

  @Test func aLoopGetsTheNewest() async throws {
    try save("<text id=\"one\">1</text>")
    let server = await LiveServer(folder)
    var names: [[String]] = []
    for await update in try LiveLayouts.connect(server.address).updates(of: "Card") {
      names.append(try self.names(update))
      if names.count == 2 { break }
      try save("<text id=\"two\">2</text>")
    }
    #expect(names == [["one"], ["two"]])
  }

  // MARK: What goes wrong

  @Test func aServerThatEndsIsWaitedFor() async throws {
    try save("<text id=\"one\">1</text>")
    let server = await LiveServer(folder)
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    _ = try await updates.wait { $0.count == 1 }
    await server.end()
    let lost = try await updates.wait { $0.unreachable != nil }
    // What was shown stays.
    #expect(try names(lost) == ["one"])
    following.stop()
  }

  @Test func nobodyAtThePortIsTold() async throws {
    let server = await LiveServer(folder)
    await server.end()
    let updates = Updates()
    let following = try LiveLayouts.connect(server.address).follow("Card") { updates.add($0) }
    let lost = try await updates.wait { $0.unreachable != nil }
    #expect(lost.unreachable?.hasPrefix("there is no server at port") == true)
    #expect(lost.layout == nil)
    following.stop()
  }

  @Test func anotherTokenIsRefused() async throws {
    try save("<text id=\"one\">1</text>")
    let server = await LiveServer(folder)
    let port = try #require(server.address.split(separator: "/")[1].split(separator: ":").last)
    let updates = Updates()
    let token = String(repeating: "0", count: 32)
    let following = try LiveLayouts.connect("http://127.0.0.1:\(port)/\(token)/")
      .follow("Card") { updates.add($0) }
    let refused = try await updates.wait { $0.unreachable != nil }
    #expect(
      refused.unreachable
        == "the server refuses the address: does 'layoutc preview --live' still run?")
    following.stop()
  }

  @Test func aServerOfGarbageIsWaitedForToo() async throws {
    let garbage = try GarbageServer()
    let updates = Updates()
    let following = try LiveLayouts.connect("http://127.0.0.1:\(garbage.port)/0a/")
      .follow("Card") { updates.add($0) }
    let pack = try await updates.wait { !$0.findings.isEmpty }
    #expect(pack.findings[0].description.hasPrefix("the pack cannot be loaded: "))
    #expect(pack.layout == nil)
    let refused = try await updates.wait { $0.unreachable != nil }
    #expect(refused.unreachable == "what responds is no 'layoutc preview --live'")
    following.stop()
  }
}

/// A server that responds with bytes of no meaning: first as a pack, and then as anything.
private final class GarbageServer: @unchecked Sendable {
  let port: UInt16
  private let number: Int32

  init() throws {
    #if canImport(Glibc)
      number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      number = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let number = number
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, size) == 0 && listen(number, 8) == 0
          && getsockname(number, $0, &size) == 0
      }
    }
    try #require(isBound)
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      var count = 0
      while true {
        let connection = accept(number, nil, nil)
        guard connection >= 0 else { return }
        count += 1
        var request = [UInt8](repeating: 0, count: 4_096)
        _ = recv(connection, &request, request.count, 0)
        let pack = """
          HTTP/1.1 200 OK\r
          Content-Type: application/octet-stream\r
          Content-Length: 7\r
          ETag: "\(count)"\r
          \r
          garbage
          """
        let bytes = Array((count < 3 ? pack : "SSH-2.0-Other\r\n\r\n").utf8)
        _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
        close(connection)
      }
    }
  }

  deinit {
    shutdown(number, Int32(SHUT_RDWR))
    close(number)
  }
}
