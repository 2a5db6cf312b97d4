import Foundation
public import LayoutTool
public import Logging

/// The screens of a folder, as packs of their current files.
///
/// `home` is `home.layout.xml` in the folder, and `shop` all documents of the folder `shop` in it.
/// Nothing is watched: each request asks the system whether a file has changed since the last pack.
public actor Screens {
  /// A screen in its current state.
  public struct Screen: Sendable {
    /// The last pack without errors; nil if there was none since the start.
    public fileprivate(set) var pack: PackBuilder.Pack?
    /// Why the current files make no pack; empty if ``pack`` is that of the current files.
    public fileprivate(set) var findings: [LayoutFinding] = []
    fileprivate var sources: PackSources

    /// The number of errors in the current files.
    public var errors: Int { findings.count(where: \.isError) }
  }

  private let folder: String
  private let logger: Logger
  /// The screens that were asked for and are there.
  private var known: [String: Screen] = [:]
  /// The packs that are being made.
  private var running: [String: Task<Screen, Never>] = [:]

  /// Creates the screens of a folder.
  public init(folder: String, logger: Logger) {
    self.folder = folder
    self.logger = logger
  }

  /// Returns a screen; nil if there is none of the name.
  ///
  /// All requests that come while a pack is made get that pack.
  public func screen(named name: String) async -> Screen? {
    if let task = running[name] { return await task.value }
    let last = known[name]
    if let last, !last.sources.haveChanged { return last }
    guard let path = path(of: name) else {
      known[name] = nil
      return nil
    }
    let task = Task { await Self.screen(at: path, after: last) }
    running[name] = task
    let screen = await task.value
    running[name] = nil
    known[name] = screen
    report(screen, named: name, after: last)
    return screen
  }

  /// Returns the findings of each screen that was asked for and has errors now, by its name.
  public func findings() async -> [String: [LayoutFinding]] {
    var findings: [String: [LayoutFinding]] = [:]
    for name in known.keys {
      if let screen = await screen(named: name), !screen.findings.isEmpty {
        findings[name] = screen.findings
      }
    }
    return findings
  }

  private static func screen(at path: String, after last: Screen?) async -> Screen {
    do throws(DocumentErrors) {
      let pack = try await PackBuilder(path).pack()
      return Screen(pack: pack, sources: pack.sources)
    } catch {
      return Screen(pack: last?.pack, findings: error.findings, sources: error.sources)
    }
  }

  /// Returns the document or the folder of a name.
  ///
  /// Names come from the network: they are letters, digits, hyphens and underscores, and so lead to
  /// no other folder.
  private func path(of name: String) -> String? {
    guard name.wholeMatch(of: /[A-Za-z0-9_-]{1,100}/) != nil else { return nil }
    let document = "\(folder)/\(name).layout.xml"
    if FileManager.default.fileExists(atPath: document) { return document }
    var isFolder: ObjCBool = false
    let path = "\(folder)/\(name)"
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    return path
  }

  /// Logs what has changed, once.
  private func report(_ screen: Screen, named name: String, after last: Screen?) {
    guard screen.findings != last?.findings ?? [] else { return }
    if screen.findings.isEmpty { return logger.notice("'\(name)' is right again") }
    let state = screen.pack == nil ? "is not served" : "is served as it was before"
    let count = screen.errors == 1 ? "an error" : "\(screen.errors) errors"
    logger.error("'\(name)' has \(count) and \(state)")
    for finding in screen.findings { logger.error("\(finding)") }
  }
}
