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
    /// The patches that make ``pack`` of those before it, by their tags.
    public fileprivate(set) var patches: [String: [UInt8]] = [:]
    /// The packs before ``pack``, the newest first.
    private var older: [PackBuilder.Pack] = []
    fileprivate var sources: PackSources

    /// The number of errors in the current files.
    public var errors: Int { findings.count(where: \.isError) }

    /// The number of older packs for which there are patches.
    ///
    /// An app with another one gets the whole pack.
    private static let mostOlder = 8

    /// Creates the screen of a new pack.
    fileprivate init(_ pack: PackBuilder.Pack, after last: Screen?) {
      let before = [last?.pack].compactMap(\.self) + (last?.older ?? [])
      older = Array(before.filter { $0.tag != pack.tag }.prefix(Self.mostOlder))
      for old in older { patches[old.tag] = pack.patch(from: old.bytes) }
      self.pack = pack
      sources = pack.sources
    }

    /// Creates the screen of files with errors, which keeps its last pack.
    fileprivate init(_ errors: DocumentErrors, after last: Screen?) {
      self = last ?? Screen(sources: errors.sources)
      findings = errors.findings
      sources = errors.sources
    }

    private init(sources: PackSources) { self.sources = sources }
  }

  /// A version of an app that asks for screens.
  public struct App: Sendable {
    /// The file that `layoutc catalogue` has written for it; nil for an app that can show all.
    public var catalogue: String?
    /// The signing by the key that it trusts; nil for packs without a signature.
    public var signing: PackSigning?

    /// Creates an app.
    public init(catalogue: String? = nil, signing: PackSigning? = nil) {
      self.catalogue = catalogue
      self.signing = signing
    }
  }

  /// A screen for an app.
  private struct Place: Hashable {
    var name: String
    var app: String

    /// The name of the screen, with that of the app if it has one.
    var description: String { app.isEmpty ? name : "\(name)?app=\(app)" }
  }

  private let folder: String
  private let apps: [String: App]
  private let logger: Logger
  /// The screens that were asked for and are there.
  private var known: [Place: Screen] = [:]
  /// The packs that are being made.
  private var running: [Place: Task<Screen, Never>] = [:]

  /// Creates the screens of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - apps: The apps by their names; an empty name is that of all apps that give none.
  ///   - logger: The log.
  public init(folder: String, apps: [String: App] = ["": App()], logger: Logger) {
    self.folder = folder
    self.apps = apps
    self.logger = logger
  }

  /// Returns a screen for an app; nil if there is none of the name, or no such app.
  ///
  /// All requests that come while a pack is made get that pack.
  public func screen(named name: String, for app: String = "") async -> Screen? {
    let place = Place(name: name, app: app)
    if let task = running[place] { return await task.value }
    let last = known[place]
    if let last, !last.sources.haveChanged { return last }
    guard let builder = builder(of: place) else {
      known[place] = nil
      return nil
    }
    let task = Task { await Self.screen(of: builder, after: last) }
    running[place] = task
    let screen = await task.value
    running[place] = nil
    known[place] = screen
    report(screen, named: place.description, after: last)
    return screen
  }

  /// Returns the findings of each screen that was asked for and has errors now, by its name.
  public func findings() async -> [String: [LayoutFinding]] {
    var findings: [String: [LayoutFinding]] = [:]
    for place in known.keys {
      if let screen = await screen(named: place.name, for: place.app), !screen.findings.isEmpty {
        findings[place.description] = screen.findings
      }
    }
    return findings
  }

  private func builder(of place: Place) -> PackBuilder? {
    guard let app = apps[place.app], let path = path(of: place.name) else { return nil }
    var builder = PackBuilder(path)
    builder.name = place.name
    builder.catalogue = app.catalogue
    builder.signing = app.signing
    return builder
  }

  private static func screen(of builder: PackBuilder, after last: Screen?) async -> Screen {
    do throws(DocumentErrors) {
      return Screen(try await builder.pack(), after: last)
    } catch {
      return Screen(error, after: last)
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
