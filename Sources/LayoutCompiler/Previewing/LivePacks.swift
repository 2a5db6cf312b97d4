import LayoutDiagnostics
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutPack

/// The packs of the shown documents, for apps that follow a document while it is edited.
///
/// An app sends the tag of what it has, and gets a response once there is something else: the pack
/// of the document, or the errors in it. Each is made from the current files. An app that has one
/// of the last packs gets a patch of it, if that is smaller.
final class LivePacks: Sendable {
  /// What an app asks for.
  struct Query: Sendable, Equatable {
    /// The name of the document, as in `DocumentName`.
    var document: String
    /// The tag of what the app has; nil at first.
    var tag: String?
    /// The tag of the last pack that the app has; nil without one.
    var pack: String?

    /// The largest number of bytes of a request.
    static let mostBytes = 4 << 10

    /// Reads the JSON of an app; nil if it is invalid.
    init?(_ body: [UInt8]) {
      guard body.count <= Self.mostBytes, case .success(let node) = JSONReader.read(body),
        let document = node["document"]?.string
      else { return nil }
      self.document = document
      tag = node["tag"]?.string
      pack = node["pack"]?.string
    }
  }

  /// What an app can have of a document at some time.
  private struct State: Sendable {
    var bytes: [UInt8]
    var tag: String
    var isPack: Bool

    init(_ bytes: [UInt8], isPack: Bool) {
      self.bytes = bytes
      self.isPack = isPack
      tag = "\(Digest(of: bytes.span))"
    }

    /// Returns the response to an app that has another state.
    ///
    /// - Parameter older: The last pack of the app; nil if it has none that is known.
    /// - Returns: The state, as a patch where that is smaller.
    func answer(after older: State?) -> WebAnswer {
      var answer = WebAnswer(type: isPack ? "application/octet-stream" : "application/json")
      answer.headers = [("ETag", "\"\(tag)\"")]
      answer.body = bytes
      guard isPack, let older else { return answer }
      let patch = PackDifference.bytes(from: older.bytes, to: bytes)
      guard patch.count < bytes.count else { return answer }
      answer.type = "application/vnd.layoutpatch"
      answer.body = patch
      return answer
    }
  }

  /// What is known of a document by its name.
  private struct Known: Sendable {
    var path: String
    /// The last packs, the newest at the end.
    var packs: [State] = []
    var current: State?
    /// The number of saves before `current` was made.
    var saves = -1

    var lastGood: State? { packs.last }

    /// The most packs that are kept, of apps that were away for a few saves.
    private static let mostPacks = 4

    mutating func add(_ pack: State) {
      packs.removeAll { $0.tag == pack.tag }
      packs.append(pack)
      if packs.count > Self.mostPacks { packs.removeFirst() }
    }
  }

  private let paths: [String]
  private let words: WordsFile?
  private let saves = SaveCount()
  private let known = Locked<[String: Known]>([:])
  private let followers = Locked<Followers>(Followers())

  private struct Followers: Sendable {
    var count = 0
    var last: ContinuousClock.Instant?
  }

  init(_ paths: [String], words: WordsFile?) {
    self.paths = paths
    self.words = words
  }

  /// Reports a change of a file.
  func noteSave() { saves.increase() }

  /// Whether an app waits, or is likely to ask again at once.
  var isFollowed: Bool {
    followers.withLock { followers in
      followers.count > 0 || followers.last.map { $0.duration(to: .now) < .seconds(2) } ?? false
    }
  }

  /// The time in which a file that is written in parts becomes whole.
  ///
  /// Errors are not reported before, since half a document has some.
  private static let patience = Duration.milliseconds(40)

  /// Waits until there is something else than what the app has, and returns it.
  ///
  /// An app that has nothing gets the last pack without errors first, if there is one.
  ///
  /// - Parameters:
  ///   - query: What the app asks for.
  ///   - note: Receives the files that the document depends on.
  /// - Returns: The response.
  func answer(to query: Query, noting note: (Set<PathKey>) -> Void) async -> WebAnswer {
    followers.withLock { $0.count += 1 }
    defer {
      followers.withLock {
        $0.count -= 1
        $0.last = .now
      }
    }
    while !Task.isCancelled {
      let count = saves.value
      let state = state(of: query.document, after: count, noting: note)
      let older = query.pack.flatMap { tag in
        known.withLock { $0[query.document]?.packs.first { $0.tag == tag } }
      }
      if !state.isPack, query.tag == nil,
        let good = known.withLock({ $0[query.document]?.lastGood })
      {
        return good.answer(after: nil)
      }
      if state.tag == query.tag {
        await saves.change(from: count)
      } else if state.isPack {
        return state.answer(after: older)
      } else {
        try? await Task.sleep(for: Self.patience)
        if saves.value == count { return state.answer(after: nil) }
      }
    }
    return .refusal(.missing)
  }

  private func state(
    of name: String, after count: Int, noting note: (Set<PathKey>) -> Void
  ) -> State {
    let last = known.withLock { $0[name] }
    if let last, last.saves == count, let current = last.current { return current }
    let reading = read(name, at: last?.path)
    note(reading.files)
    let state = reading.state
    // Names that no document has are not kept: an app may ask for any number of them.
    guard let path = reading.path else { return state }
    known.withLock { known in
      var entry = known[name] ?? Known(path: path)
      entry.path = path
      entry.current = state
      entry.saves = count
      if state.isPack { entry.add(state) }
      known[name] = entry
    }
    return state
  }

  // MARK: Reading

  private struct Reading {
    var state: State
    var path: String?
    var files: Set<PathKey> = []
  }

  /// Reads the document of a name, which was at a path before.
  private func read(_ name: String, at last: String?) -> Reading {
    let files = FileFinder(paths).files
    func isLikely(_ path: String) -> Bool {
      path == last || last == nil && DocumentName.fromPath(path) == name
    }
    for path in files.filter(isLikely) + files.filter({ !isLikely($0) }) {
      if let reading = reading(of: name, at: path, isKnown: path == last) { return reading }
    }
    return Reading(
      state: Self.state(of: [("there is no document '\(name)'", nil)]), path: nil)
  }

  /// Returns the pack of a document or its errors; nil if the document has another name.
  private func reading(of name: String, at path: String, isKnown: Bool) -> Reading? {
    let modules = ModuleLoader()
    var checker = DocumentFrontEnd(sharing: modules)
    var errors: [Fault] = []
    do throws(FileError) {
      let diagnostics = try checker.check(path).filter { $0.severity == .error }
      let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
      errors = diagnostics.map { ($0.message, (source, $0.range)) }
    } catch {
      errors = [("cannot read '\(FileFinder.displayName(of: path))': \(error.explanation)", nil)]
    }
    // A document with errors may have lost its name with them.
    let isMeant = DocumentName.of(checker.document, path: path) == name
    guard isMeant || isKnown && !errors.isEmpty, !checker.document.structure.isLibrary else {
      return nil
    }
    var files = modules.asked.union([PathKey(path)])
    if let words { files.insert(PathKey(words.path)) }
    guard errors.isEmpty else {
      return Reading(state: Self.state(of: errors), path: path, files: files)
    }
    let state: State
    do throws(PackingError) {
      state = State(try bytes(of: checker.document, named: name, path), isPack: true)
    } catch {
      state = Self.state(of: [("\(error)", nil)])
    }
    return Reading(state: state, path: path, files: files)
  }

  private func bytes(
    of document: TypedDocument, named name: String, _ path: String
  ) throws(PackingError) -> [UInt8] {
    var writer = PackWriter()
    try writer.add(document, named: name, path: ImportPath.normalized(path))
    if let source = words?.current().file?.source {
      writer.add(LayoutPack.Catalog(source))
    }
    return try writer.bytes()
  }

  // MARK: Errors

  /// A message, with its place if it has one.
  private typealias Fault = (message: String, place: (SourceText, SourceRange)?)

  /// The largest number of errors that an app gets.
  private static let mostErrors = 20

  private static func state(of faults: [Fault]) -> State {
    let findings = faults.prefix(mostErrors).map { fault -> JSONValue in
      var members: [(String, JSONValue)] = [("message", .string(fault.message))]
      if let (source, range) = fault.place {
        let position = source.position(of: range.start)
        members.append(("file", .string(source.name)))
        members.append(("line", .integer(position.line)))
        members.append(("column", .integer(position.column)))
      }
      return .members(members)
    }
    let json: JSONValue = ["findings": .array(findings)]
    return State(json.bytes, isPack: false)
  }
}

/// The number of saves so far, which tasks can wait for.
private final class SaveCount: Sendable {
  private struct State: Sendable {
    var value = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    /// The waits that ended before they began.
    var ended: Set<Int> = []
    var next = 0
  }

  private let state = Locked(State())

  var value: Int { state.withLock { $0.value } }

  func increase() {
    let waiting = state.withLock { state in
      state.value += 1
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the value is another one, or the task is cancelled.
  func change(from value: Int) async {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard state.value == value, state.ended.remove(number) == nil else { return true }
          state.waiting[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        let continuation = state.waiting.removeValue(forKey: number)
        if continuation == nil { state.ended.insert(number) }
        return continuation
      }
      continuation?.resume()
    }
    state.withLock { _ = $0.ended.remove(number) }
  }
}
