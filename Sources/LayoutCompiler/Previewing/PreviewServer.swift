/// Shows documents in browsers on this machine, and in apps that follow them, and updates both when
/// a file changes.
package final class PreviewServer {
  private let server: LoopbackServer
  package let site: PreviewSite
  private var watch: FileWatch
  /// The time between two polls of the files while a page follows them.
  private let interval: Duration

  /// Starts listening.
  ///
  /// - Parameters:
  ///   - content: The documents to show.
  ///   - port: The port to listen at; 0 lets the system choose one.
  /// - Throws: The system's error, for example if the port is in use.
  package init(_ content: PreviewSite.Content, port: UInt16) throws(SystemError) {
    server = try LoopbackServer(port: port)
    site = PreviewSite(content, port: server.port)
    watch = FileWatch(content.paths)
    // What is typed in an editor comes without a poll.
    interval = content.link == nil ? Self.interval.seen : .milliseconds(200)
  }

  /// A function that ends the wait for requests, so that the site's events are sent at once.
  package var wake: @Sendable () -> Void {
    let alarm = server.alarm
    return { alarm.ring() }
  }

  /// The address of the page.
  package var address: String { site.address }

  /// The time between two polls of the files while a page or an app follows them, and otherwise.
  private static let interval = (
    seen: Duration.milliseconds(12), unseen: Duration.milliseconds(300)
  )

  /// Serves until the task is cancelled.
  package func run() async {
    let clock = ContinuousClock()
    var next = clock.now
    var watched: [String] = []
    while !Task.isCancelled {
      let isSeen = server.listeners > 0 || site.isFollowed
      let wait = Int((next - clock.now) / .milliseconds(1)) + 1
      server.serve(
        milliseconds: min(max(wait, 1), 100), refusing: { [site] in site.refusal(of: $0) },
        { [site] in await site.response(to: $0) })
      for event in site.takeEvents() { server.broadcast(event) }
      // Other tasks compute the responses and need a turn on a machine with one processor.
      await Task.yield()
      guard clock.now >= next else { continue }
      let files = site.files
      if files != watched {
        watch.add(files)
        watched = files
      }
      if watch.hasChanged() {
        site.noteChange()
        server.broadcast("changed")
      }
      next = clock.now + max(isSeen ? interval : Self.interval.unseen, watch.cost * 10)
    }
  }
}
