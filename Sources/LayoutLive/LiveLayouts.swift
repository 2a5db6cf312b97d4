public import LayoutEngine
public import LayoutRuntime

/// The documents of a `layoutc preview --live` on this machine, for debug builds of apps.
///
/// An app follows a document by its name, and gets it anew at each save:
///
/// ```swift
/// #if DEBUG
///   let live = try LiveLayouts.connect(address)
///   for await update in live.updates(of: "Feed") {
///     screen.take(update)
///     view.update(screen.document)
///   }
/// #endif
/// ```
///
/// The address is the one that the command prints, which contains its token. Nothing is connected
/// to but programs of this machine. If the command is not running, the app goes on with what it has
/// and tries again.
public struct LiveLayouts: Sendable {
  private let address: LiveAddress
  private let registry: LayoutRegistry
  private let views: ViewRegistry?

  /// Returns the documents at an address, which is connected to once a document is followed.
  ///
  /// - Parameters:
  ///   - address: The address that the command prints, such as `http://127.0.0.1:8080/4f…/`.
  ///   - registry: The custom layouts that the documents may name.
  ///   - views: The views that the app makes, with the types of their attributes; `nil` for any.
  /// - Returns: The documents.
  /// - Throws: The reason why the text is no such address.
  public static func connect(
    _ address: String, registry: LayoutRegistry = LayoutRegistry(), views: ViewRegistry? = nil
  ) throws(LiveAddressError) -> LiveLayouts {
    LiveLayouts(address: try LiveAddress(address), registry: registry, views: views)
  }

  /// Returns the updates of a document, for `for await`.
  ///
  /// Only the newest update waits to be taken. The document is followed until the loop or its task
  /// ends.
  ///
  /// - Parameter document: The name of the document.
  /// - Returns: The updates, which do not end by themselves.
  public func updates(of document: String) -> AsyncStream<LiveUpdate> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let following = follow(document) { continuation.yield($0) }
      continuation.onTermination = { _ in following.stop() }
    }
  }

  /// Calls a function with each update of a document.
  ///
  /// - Parameters:
  ///   - document: The name of the document.
  ///   - receive: The function, which is called on a thread of its own, with one update after
  ///     another.
  /// - Returns: The following, which ends when it is released.
  public func follow(
    _ document: String, _ receive: @escaping @Sendable (LiveUpdate) -> Void
  ) -> LiveFollowing {
    let client = LiveClient(
      address: address, document: document, registry: registry, views: views)
    return LiveFollowing(client, receive)
  }
}

/// A document that is followed until the value is released.
public final class LiveFollowing: Sendable {
  private let alarm: ClientAlarm?

  init(_ client: LiveClient, _ receive: @escaping @Sendable (LiveUpdate) -> Void) {
    alarm = ClientAlarm()
    guard let alarm, ClientThread.start({ client.run(until: alarm, receive) }) else {
      receive(LiveUpdate(unreachable: "the system has no thread or socket left"))
      return
    }
  }

  deinit { stop() }

  /// Ends the following; an update that is on its way may still arrive.
  public func stop() { alarm?.ring() }
}

/// The newest state of a document that is followed.
public struct LiveUpdate: Sendable {
  /// The document as it was last saved without errors; `nil` before the first one has arrived.
  public internal(set) var layout: LoadedLayout?
  /// The number of layouts that have arrived so far.
  public internal(set) var count = 0
  /// The number of bytes that were sent for the last layout: those of its pack, or of a patch of
  /// the pack before.
  public internal(set) var byteCount = 0
  /// The errors of the last save; empty if it has none.
  public internal(set) var findings: [LiveFinding] = []
  /// The reason why there is no connection at present; `nil` if there is one.
  public internal(set) var unreachable: String?
}

/// An error in a document, or in the values for it.
public struct LiveFinding: Sendable, Equatable, CustomStringConvertible {
  /// The message, in lower case and without a full stop.
  public let message: String
  /// The file with the error; `nil` if the error is in no file.
  public let file: String?
  /// The line of the error, counted from 1; `nil` if the error is in no line.
  public let line: Int?

  init(_ message: String, file: String? = nil, line: Int? = nil) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// The message after its place, such as `feed.layout.xml:12: 'wdth' is not an attribute`.
  public var description: String {
    let place = [file, line.map { "\($0)" }].compactMap(\.self)
    return (place + [place.isEmpty ? message : " " + message]).joined(separator: ":")
  }
}
