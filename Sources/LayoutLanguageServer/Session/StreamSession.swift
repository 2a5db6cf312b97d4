package import LayoutCompiler
package import LayoutEngine
package import LayoutLanguages

/// Runs a language server on two streams of bytes until the session or a stream ends.
package struct StreamSession {
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let server: LanguageServer
  private let preview: ServedPreview
  /// Draws pictures; nil if the system has no sockets left, so that this thread draws.
  private let drawings: BackgroundWork<(LookDrawing, LiveLooks?)>?
  private var frames = MessageFrames()
  private var outgoing: [UInt8] = []
  private var sent = 0
  private var inputHasEnded = false
  /// The time from which on texts are left to be checked, since the client sends more meanwhile;
  /// nil if they are checked.
  private var lateSince: ContinuousClock.Instant?

  /// The end of a session.
  package struct End: Equatable, Sendable {
    /// The exit status: 0 after `shutdown` and `exit`, else 1.
    package var status: Int32
    /// The mistake that ended the session, if there was one.
    package var mistake: String?
  }

  /// The time between two looks at files on the disk, in milliseconds.
  private static let interval = 2_000
  /// The time without a message after which a document is proved, in milliseconds.
  ///
  /// Each proof begins with a check, for which a message would wait.
  private static let rest = 150
  /// The time in which a client may send the next change before the last text is checked, in
  /// milliseconds, where it has got a response meanwhile.
  private static let pause = 2
  /// The same for a client that asks for findings, in which it asks for them or for something else.
  private static let longPause = 50
  /// The time after which texts are checked whatever the client sends meanwhile.
  private static let longestDelay = Duration.milliseconds(250)
  /// The most bytes of messages that are read before any is handled.
  private static let mostUnread = 16 << 20

  /// - Parameters:
  ///   - input: The stream of the client's messages.
  ///   - output: The stream of the server's messages.
  ///   - registry: The layouts that documents may name.
  ///   - embedding: The origins whose pages may hold the preview's page in a frame.
  ///   - settings: What holds before the client has said anything else; nil for nothing.
  package init(
    reading input: FileDescriptor, writing output: FileDescriptor, registry: LayoutRegistry,
    embedding: [EmbeddingOrigin] = [], settings: JSONNode? = nil
  ) {
    self.input = input
    self.output = output
    drawings = try? BackgroundWork()
    preview = ServedPreview(registry: registry)
    server = LanguageServer(
      registry: registry, preview: preview, embedding: embedding, settings: settings)
  }

  /// Handles messages until the end.
  ///
  /// One thread does everything but drawing. Messages of a client that does not read are read
  /// nevertheless, so that neither waits for the other for ever.
  package mutating func run() -> End {
    while true {
      if let status = server.exitStatus {
        send(waiting: true)
        return End(status: status)
      }
      if inputHasEnded {
        send(waiting: true)
        return End(status: server.isShutDown ? 0 : 1)
      }
      let isSending = sent < outgoing.count
      let isWatching = server.hasDocuments || server.parent != nil
      let timeout =
        server.isReading ? 0 : server.hasWork ? Self.rest : isWatching ? Self.interval : nil
      let ready = FileDescriptor.wait(
        reading: input, writing: isSending ? output : nil,
        alarms: [preview.link?.alarm, drawings?.alarm].compactMap(\.self), milliseconds: timeout)
      let requests = preview.link?.take() ?? []
      for request in requests { server.receive(request) }
      let drawn = drawings?.take() ?? []
      for (drawing, looks) in drawn { server.finish(drawing, looks) }
      if ready.canWrite { send(waiting: false) }
      if ready.canRead {
        if let mistake = read() { return End(status: 1, mistake: mistake) }
      } else if !requests.isEmpty || !drawn.isEmpty {
        // The page or the client waits for what these lead to.
      } else if server.isReading || server.hasWork && !ready.canWrite {
        // Messages come first: what is read is short, and a proof ends when one comes.
        server.work(until: isWanted)
        respond()
        continue
      } else if !ready.canWrite {
        if let parent = server.parent, !FileDescriptor.isRunning(parent) { return End(status: 1) }
        server.lookAtFiles()
      }
      if ready.canRead || !ready.canWrite || !requests.isEmpty || !drawn.isEmpty { respond() }
    }
  }

  /// Handles the messages that wait, and begins with the pictures that they want.
  ///
  /// Responses are sent before texts are checked. If the client sends more meanwhile, the check is
  /// left, and that is handled first: for some time, or always for a client that asks for findings
  /// when it wants them.
  private mutating func respond() {
    let answers = server.answer()
    for message in answers { outgoing += MessageFrames.framed(message) }
    // A picture is drawn while texts are checked.
    if let drawings, let drawing = server.takeDrawing() {
      drawings.begin { (drawing, drawing.run()) }
    }
    let isAsked = server.checksWhenAsked
    let isLate = lateSince.map { $0.duration(to: .now) > Self.longestDelay } ?? false
    if server.awaitsCheck, isAsked || !answers.isEmpty && !isLate && !server.owesFindings,
      isInterrupted(within: isAsked ? Self.longPause : Self.pause)
    {
      lateSince = isAsked ? nil : lateSince ?? .now
      return
    }
    for message in report(isLate: isLate) { outgoing += MessageFrames.framed(message) }
    while let drawing = server.takeDrawing() {
      if let drawings { return drawings.begin { (drawing, drawing.run()) } }
      server.finish(drawing, drawing.run())
      for message in server.respond() { outgoing += MessageFrames.framed(message) }
    }
  }

  /// Checks what is to be checked, and returns what is to be sent then.
  private mutating func report(isLate: Bool) -> [[UInt8]] {
    send(waiting: false)
    let messages = isLate ? server.report() : server.report(until: isWanted)
    lateSince = server.awaitsCheck ? lateSince ?? .now : nil
    return messages
  }

  /// Returns whether the client or the page of the preview has sent something.
  private var isWanted: () -> Bool {
    let (input, link) = (input, preview.link)
    return {
      link?.hasRequests == true
        || FileDescriptor.wait(reading: input, writing: nil, milliseconds: 0).canRead
    }
  }

  /// Sends what waits, and returns whether the client sends something before a time is over.
  private mutating func isInterrupted(within milliseconds: Int) -> Bool {
    while true {
      send(waiting: false)
      let ready = FileDescriptor.wait(
        reading: input, writing: sent < outgoing.count ? output : nil,
        milliseconds: milliseconds)
      if ready.canRead || !ready.canWrite { return ready.canRead }
    }
  }

  /// Reads the messages that are there, so that of several changes in a row the last one counts.
  ///
  /// Returns the mistake that makes the stream unreadable.
  private mutating func read() -> String? {
    var count = 0
    repeat {
      var bytes: [UInt8] = []
      do throws(SystemError) {
        inputHasEnded = try !input.readMore(into: &bytes)
      } catch {
        inputHasEnded = true
      }
      count += bytes.count
      for message in frames.add(bytes) { server.receive(message) }
      if let mistake = frames.mistake { return mistake }
    } while !inputHasEnded && count < Self.mostUnread
      && FileDescriptor.wait(reading: input, writing: nil, milliseconds: 0).canRead
    return nil
  }

  /// Sends as much as the client takes, or all.
  private mutating func send(waiting: Bool) {
    repeat {
      do throws(SystemError) {
        sent += try output.writeSome(outgoing[min(sent, outgoing.count)...])
      } catch {
        // The client is gone.
        inputHasEnded = true
        sent = outgoing.count
      }
    } while sent < outgoing.count
      && (waiting || FileDescriptor.wait(reading: nil, writing: output, milliseconds: 0).canWrite)
    if sent == outgoing.count { (outgoing, sent) = ([], 0) }
  }
}
