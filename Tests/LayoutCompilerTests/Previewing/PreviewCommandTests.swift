import Foundation
import TestSupport
import Testing

/// `layoutc preview`, as a browser meets it.
struct PreviewCommandTests {
  @Test func thePageIsServedAndTellsOfChanges() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<layout><text>one</text></layout>", to: "a.layout.xml")
    let running = try BuiltCommand(in: folder.url).start(["preview", "a.layout.xml"])
    defer { running.end() }
    let address = try await line(of: running)
    let parts = address.split(separator: "/")
    let port = try #require(parts[1].split(separator: ":").last)

    // A shell can speak to a socket, and is there where the tests run.
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      exec 3<> /dev/tcp/127.0.0.1/\(port)
      printf 'GET /\(parts[2])/events HTTP/1.1\\r\\nHost: 127.0.0.1:\(port)\\r\\n\\r\\n' >&3
      while read -r line <&3 && [ "$line" != $'\\r' ]; do echo "$line"; done
      echo '<layout><text>two</text></layout>' > a.layout.xml
      read -r -t 60 line <&3
      echo "$line"
      """,
    ]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"), "\(text)")
    #expect(text.hasSuffix("data: changed\n"), "\(text)")
  }

  private func line(of running: BuiltCommand.Running) async throws -> String {
    for _ in 0..<1_000 {
      let said = try running.output
      if said.contains("\n") { return String(said.prefix { $0 != "\n" }) }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("it says nothing")
    return ""
  }

  @Test func aPortThatIsTakenAndTheStandardInputAreErrors() throws {
    let folder = try TemporaryFolder()
    let command = BuiltCommand(in: folder.url)
    let input = try command.run(["preview", "-"])
    #expect(input.status == 2)
    #expect(input.errors.contains("'preview' needs files; the standard input is read once"))
    // What is below 1024 is root's.
    let port = try command.run(["preview", ".", "--port", "99999"])
    #expect(port.status == 2)
    let words = try command.run(["preview", ".", "--strings", "none.strings"])
    #expect(words.status == 3)
  }
}
