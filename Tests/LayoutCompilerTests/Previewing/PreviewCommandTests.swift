import Foundation
import TestSupport
import Testing

/// `layoutc preview`, as seen by a browser.
struct PreviewCommandTests {
  @Test func thePageIsServedAndTellsOfChanges() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<layout><text>one</text></layout>", to: "a.layout.xml")
    let running = try BuiltCommand(in: folder.url).start(["preview", "a.layout.xml"])
    defer { running.end() }
    let address = try await line(of: running)
    let token = try #require(address.split(separator: "/").last)
    let port = try port(in: address)

    // Bash can open a socket, and exists wherever the tests run.
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      exec 3<> /dev/tcp/127.0.0.1/\(port)
      printf 'GET /\(token)/events HTTP/1.1\\r\\nHost: 127.0.0.1:\(port)\\r\\n\\r\\n' >&3
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

  @Test func anAppGetsThePackOfADocument() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<layout name=\"Card\"><text>one</text></layout>", to: "a.layout.xml")
    let running = try BuiltCommand(in: folder.url).start(["preview", "a.layout.xml", "--live"])
    defer { running.end() }
    let address = try await line(of: running)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      exec 3<> /dev/tcp/127.0.0.1/\(try port(in: address))
      printf 'POST /\(try #require(address.split(separator: "/").last))/live HTTP/1.1\\r\\n' >&3
      printf 'Host: 127.0.0.1:\(try port(in: address))\\r\\nContent-Length: 19\\r\\n\\r\\n' >&3
      printf '{"document":"Card"}' >&3
      while read -r line <&3 && [ "$line" != $'\\r' ]; do echo "$line"; done
      """,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      text.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n"), "\(text)")
    #expect(text.contains("ETag: \""), "\(text)")
  }

  private func line(of running: BuiltCommand.Running) async throws -> String {
    try await wait { try running.output.contains("\n") }
    return String(try running.output.prefix { $0 != "\n" })
  }

  private func port(in address: String) throws -> String {
    String(try #require(address.split(separator: "/")[1].split(separator: ":").last))
  }

  private func wait(until isSo: () throws -> Bool) async throws {
    for _ in 0..<1_000 {
      if try isSo() { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("nothing comes of it")
  }

  /// Threads of a pool block most signals, and what they start inherits that.
  @Test func aCommandEndsWhoeverHasStartedIt() async throws {
    let folder = try TemporaryFolder()
    let command = BuiltCommand(in: folder.url)
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    let started = Result { try command.start(["preview", "."]) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    let running = try started.get()
    _ = try await line(of: running)
    running.terminate()
    #expect(running.ends(within: 10), "SIGTERM does not reach it")
    running.kill()
  }

  @Test func aPortThatIsTakenIsAnError() async throws {
    let folder = try TemporaryFolder()
    let command = BuiltCommand(in: folder.url)
    let running = try command.start(["preview", "."])
    defer { running.end() }
    let port = try port(in: try await line(of: running))
    let second = try command.start(["preview", ".", "--port", port])
    defer { second.end() }
    try await wait { !second.isRunning }
    #expect(try second.errors.hasPrefix("error: cannot listen at port \(port): "))
    #expect(try second.output == "")
    #expect(running.isRunning)
  }

  @Test func whatCannotBeShownIsRefused() throws {
    let folder = try TemporaryFolder()
    let command = BuiltCommand(in: folder.url)
    let input = try command.run(["preview", "-"])
    #expect(input.status == 2)
    #expect(input.errors.contains("'preview' needs files; the standard input is read once"))
    // Ports end at 65,535.
    let port = try command.run(["preview", ".", "--port", "99999"])
    #expect(port.status == 2)
    let words = try command.run(["preview", ".", "--strings", "none.strings"])
    #expect(words.status == 3)
    for name in ["preview", "layout", "render"] {
      let languages = try command.run([name, ".", "--language", "de,fr"])
      #expect(languages.status == 2)
      #expect(languages.errors.hasPrefix("Error: documents are shown in one language\n"))
    }
  }
}
