import LayoutChecking
import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutModel
import LayoutRules
import LayoutXML

/// The imported files of a run, by path.
struct ModuleFiles {
  /// The greatest length of a chain of files in which each imports the next.
  static let deepest = 100

  private enum File {
    case module(Module, firstError: RelatedLocation?)
    case unreadable(String, nearest: String?)
  }

  /// One import of a cycle.
  private struct Step {
    /// The importing file.
    var path: String
    var range: SourceRange
    var source: SourceText
  }

  private var files: [PathKey: File] = [:]
  /// The length of the longest import chain that begins with a file, including the file.
  private var depths: [PathKey: Int] = [:]
  /// The import cycle that each file belongs to.
  private var loops: [PathKey: [Step]] = [:]
  /// The names of the files without findings, suspicions, data files and suppressions.
  private(set) var faultless: [PathKey: DocumentNames] = [:]
  private(set) var loads: [PathKey: Int] = [:]
  /// The stamps of the files when they were read.
  private var stamps: [PathKey: FileStamp] = [:]
  private var libraries: [PathKey: BuildRecord.Library] = [:]
  /// The folder of the interfaces that are read instead of files.
  private let interfaces: InterfaceFolder?
  /// The files that were read through their interfaces.
  private(set) var readByInterface: Set<PathKey> = []

  /// A document without errors that was checked by itself, and that others may import.
  struct Checked: Sendable {
    var signature: ModuleSignature
    var text: [UInt8]
    var document: TypedDocument
    /// The stamp of the file from before it was read.
    var stamp: FileStamp
    /// What the document imports itself.
    var imports: [Module]
    /// The markup, if interfaces are asked for.
    var markup: MarkupDocument?
  }

  /// Whether documents that were checked by themselves are kept.
  var keepsDocuments = false
  /// Whether ``library(at:)`` is asked for the files.
  var keepsInterfaces = false
  /// The digests of the interfaces of files without errors, made while their markup is there.
  private var digests: [PathKey: Digest] = [:]
  /// The documents that were checked last, by their paths.
  private var checked: [PathKey: Checked] = [:]
  /// The paths of those documents, in a ring of the last ``mostChecked`` ones.
  private var checkedPaths: [PathKey] = []
  private var oldestChecked = 0

  /// The most documents that are kept: those of a folder and of its neighbours, which are the ones
  /// that import each other.
  private static let mostChecked = 256

  /// The files as they are read; see ``forget(_:)``.
  var view = FileView.disk
  /// Whether ``reached(by:from:)`` is asked, and files are forgotten.
  var isLasting = false
  /// The files that each file imports, whether they could be read or not.
  private var targets: [PathKey: [PathKey]] = [:]

  /// The rules by which files are checked, none of which reports errors.
  private let rules: RuleChoice

  init(_ rules: RuleChoice, interfaces: InterfaceFolder? = nil) {
    self.rules = rules
    self.interfaces = interfaces
  }

  /// The same without files, to be checked by other rules.
  func empty(_ rules: RuleChoice) -> ModuleFiles {
    var files = ModuleFiles(rules, interfaces: interfaces)
    files.keepsDocuments = keepsDocuments
    files.keepsInterfaces = keepsInterfaces
    files.view = view
    return files
  }

  /// Whether no file was asked for yet.
  var isEmpty: Bool { files.isEmpty }

  /// Returns the outcomes of the imports of the file at `path`.
  mutating func outcomes(
    of requests: [ImportRequest], from path: String, _ source: () -> SourceText
  ) -> [ImportOutcome] {
    let known = requests.compactMap { soundModule(of: $0, from: path) }
    if known.count == requests.count { return known.map { .module($0) } }
    var trail = Trail()
    trail.append(Visit(path: path, requests: requests, source: source()))
    while true {
      follow(&trail)
      let visit = trail.removeLast()
      guard !trail.isEmpty else { return visit.outcomes }
      finish(visit)
    }
  }

  /// Returns the build record's description of a file without errors, reading the file if
  /// necessary.
  ///
  /// Returns nil for a file with errors.
  mutating func library(at path: String) -> BuildRecord.Library? {
    if let known = libraries[PathKey(path)] { return known }
    let request = ImportRequest(source: path, range: .at(0), node: 0)
    let outcomes = outcomes(of: [request], from: FileFinder.standardInput) {
      SourceText(name: path, bytes: nil)
    }
    guard case .module(let module)? = outcomes.first,
      let interface = digests[PathKey(path)] ?? Digest(interfaceOf: module)
    else { return nil }
    let library = BuildRecord.Library(
      path: path, stamp: stamps[PathKey(path)], interface: interface)
    libraries[PathKey(path)] = library
    return library
  }

  /// Returns a file without errors as it was read, and what it imports; nil for other files.
  func sound(at path: String) -> (file: FileState, imports: [Module])? {
    guard case .module(let module, nil)? = files[PathKey(path)], let text = module.source.bytes,
      !readByInterface.contains(PathKey(path))
    else { return nil }
    let state = FileState(path: path, stamp: stamps[PathKey(path)], digest: Digest(of: text.span))
    return (state, module.document.structure.imports)
  }

  /// The requested files, including unreadable ones, but no shipped libraries.
  var asked: Set<PathKey> { Set(files.keys.filter { !ShippedLibrary.isMeant(by: $0.path) }) }

  /// Returns the imported module if it was read before and has no errors.
  private func soundModule(of request: ImportRequest, from path: String) -> Module? {
    let target = ImportPath.resolve(request.source, from: path)
    guard !target.isSamePath(as: path), case .module(let module, nil)? = files[PathKey(target)],
      !isTooDeep(target)
    else { return nil }
    return module
  }

  /// A file that is being read, with the outcomes of its imports so far.
  private struct Visit {
    var path: String
    var requests: [ImportRequest]
    var source: SourceText
    /// The parsed file; nil for the document whose imports are requested.
    var parsed: (markup: MarkupDocument, findings: [Diagnostic])?
    /// The interface that was read instead of the file.
    var interface: DocumentInterface?
    var outcomes: [ImportOutcome] = []

    /// The paths of the imports.
    var targets: [PathKey] {
      requests.map { PathKey(ImportPath.resolve($0.source, from: path)) }
    }

    /// The current import.
    var step: Step {
      Step(path: path, range: requests[outcomes.count].range, source: source)
    }
  }

  /// The chain of files being read; each imports the next.
  private struct Trail {
    private(set) var visits: [Visit] = []
    private(set) var places: [PathKey: Int] = [:]

    var isEmpty: Bool { visits.isEmpty }

    mutating func append(_ visit: Visit) {
      places[PathKey(visit.path)] = visits.count
      visits.append(visit)
    }

    mutating func removeLast() -> Visit {
      let visit = visits.removeLast()
      places[PathKey(visit.path)] = nil
      return visit
    }

    mutating func note(_ outcome: ImportOutcome) {
      visits[visits.count - 1].outcomes.append(outcome)
    }
  }

  /// Follows imports, without recursion, to a file whose imports all have outcomes.
  private mutating func follow(_ trail: inout Trail) {
    while let visit = trail.visits.last, visit.outcomes.count < visit.requests.count {
      let request = visit.requests[visit.outcomes.count]
      let target = ImportPath.resolve(request.source, from: visit.path)
      if target.isSamePath(as: visit.path) {
        trail.note(.itself)
      } else if files[PathKey(target)] != nil {
        trail.note(outcome(of: request, at: target, from: visit.path))
      } else if let start = trail.places[PathKey(target)] {
        let loop = trail.visits[start...].map(\.step)
        for step in loop { loops[PathKey(step.path)] = loops[PathKey(step.path)] ?? loop }
        trail.note(outcome(of: request, at: target, from: visit.path))
      } else if take(target) {
        trail.note(outcome(of: request, at: target, from: visit.path))
      } else if let next = open(target) {
        trail.append(next)
      }
    }
  }

  /// Keeps a document that was checked by itself, in place of the oldest one.
  mutating func keep(_ document: Checked, at path: String) {
    let key = PathKey(path)
    // Interfaces are read in place of files.
    guard interfaces == nil, files[key] == nil else { return }
    if checked.updateValue(document, forKey: key) != nil { return }
    if checkedPaths.count < Self.mostChecked {
      checkedPaths.append(key)
    } else {
      checked[checkedPaths[oldestChecked]] = nil
      checkedPaths[oldestChecked] = key
      oldestChecked = (oldestChecked + 1) % Self.mostChecked
    }
  }

  /// Makes an imported file of the document at `path` if it was checked by itself and has not
  /// changed since; returns whether it was.
  private mutating func take(_ path: String) -> Bool {
    let key = PathKey(path)
    guard let document = checked[key], document.stamp == System.stamp(of: path) else {
      return false
    }
    // Its place in the ring stays until its turn comes.
    checked[key] = nil
    loads[key, default: 0] += 1
    stamps[key] = document.stamp
    let source = SourceText(name: path, bytes: document.text)
    let module = Module(document.signature, source, document.document)
    files[key] = .module(module, firstError: nil)
    if let markup = document.markup { digests[key] = Digest(interfaceOf: module, markup) }
    depths[key] =
      1 + (document.imports.map { depths[PathKey($0.signature.path), default: 0] }.max() ?? 0)
    return true
  }

  private func outcome(
    of request: ImportRequest, at target: String, from path: String
  ) -> ImportOutcome {
    let isStep: (Step) -> Bool = { $0.path.isSamePath(as: path) && $0.range == request.range }
    if let loop = loops[PathKey(path)], let place = loop.firstIndex(where: isStep) {
      let others = loop[(place + 1)...] + loop[..<place]
      return .loop(
        others.map {
          RelatedLocation("which imports the next one here", at: $0.range, in: $0.source)
        })
    }
    switch files[PathKey(target)] {
    case .module where isTooDeep(target): return .tooDeep(limit: Self.deepest)
    case .module(let module, let firstError):
      return firstError.map { .broken(module, firstError: $0) } ?? .module(module)
    case .unreadable(let reason, let nearest):
      return .unreadable(reason: reason, nearest: nearest)
    case nil: return .loop([])
    }
  }

  /// Whether the import chain from a file is too long to import the file.
  private func isTooDeep(_ path: String) -> Bool {
    depths[PathKey(path), default: 0] > Self.deepest
  }

  /// Reads a file.
  ///
  /// Returns nil if that fails, and stores the reason.
  private mutating func open(_ path: String) -> Visit? {
    loads[PathKey(path), default: 0] += 1
    switch interfaces?.reading(insteadOf: path) {
    case .interface(let interface): return open(path, by: interface)
    case .unusable(let reason):
      files[PathKey(path)] = .unreadable(reason, nearest: nil)
      return nil
    case nil: break
    }
    // The stamp is taken before reading, so that any later change alters it.
    stamps[PathKey(path)] = System.stamp(of: path)
    var parser = MarkupParser(names: .language)
    do throws(FileError) {
      try parser.parse(contentsOf: path, isNamed: false, in: view)
    } catch {
      files[PathKey(path)] = .unreadable(
        error.explanation, nearest: ShippedLibrary.nearest(to: path))
      return nil
    }
    let markup = parser.document
    return Visit(
      path: path, requests: ImportRequest.all(in: markup),
      source: SourceText(name: path, bytes: markup.bytes), parsed: (markup, parser.diagnostics))
  }

  /// Reads the interface of a file.
  private mutating func open(_ path: String, by interface: DocumentInterface) -> Visit {
    readByInterface.insert(PathKey(path))
    var parser = MarkupParser(names: .language)
    parser.parse(interface.markup.span)
    let markup = parser.document
    return Visit(
      path: path, requests: ImportRequest.all(in: markup),
      source: SourceText(name: path, bytes: markup.bytes), parsed: (markup, parser.diagnostics),
      interface: interface)
  }

  /// Checks a file whose imports all have outcomes.
  private mutating func finish(_ visit: Visit) {
    guard let (markup, findings) = visit.parsed else { return }
    if isLasting { targets[PathKey(visit.path)] = visit.targets }
    var checker = RuleChecker()
    checker.rules = rules
    checker.check(markup, findings: findings, path: visit.path, imports: visit.outcomes)
    if visit.interface == nil, checker.diagnostics.isEmpty, checker.suspicions.isEmpty,
      !PreviewValues.areRead(by: checker.document), !Suppressions.areIn(markup)
    {
      faultless[PathKey(visit.path)] = DocumentNames(
        of: checker.document, nameRange: markup.nameRange(of: checker.document), path: visit.path,
        for: SwiftTarget())
    }
    let firstError = checker.diagnostics.first { $0.severity == .error }
      .map { RelatedLocation($0.message, at: $0.range, in: visit.source) }
    var signature = checker.signature(path: visit.path)
    if visit.interface?.complete(&signature, of: checker.document) == false {
      files[PathKey(visit.path)] = .unreadable(
        "its interface does not fit what it imports", nearest: nil)
      return
    }
    let module = Module(signature, visit.source, checker.document)
    files[PathKey(visit.path)] = .module(module, firstError: firstError)
    if keepsInterfaces, visit.interface == nil, firstError == nil {
      digests[PathKey(visit.path)] = Digest(interfaceOf: module, markup)
    }
    var depth = 0
    for outcome in visit.outcomes {
      switch outcome {
      case .module(let imported), .broken(let imported, firstError: _):
        depth = max(depth, depths[PathKey(imported.signature.path), default: 0])
      case .unreadable, .tooDeep, .itself, .loop: continue
      }
    }
    depths[PathKey(visit.path)] = depth + 1
  }
}

// MARK: Files that change

extension ModuleFiles {
  /// Returns the files that the imports of the file at `path` lead to, directly or through others.
  func reached(by requests: [ImportRequest], from path: String) -> Set<PathKey> {
    var reached: Set<PathKey> = []
    var left = requests.map { PathKey(ImportPath.resolve($0.source, from: path)) }
    while let next = left.popLast() {
      guard !ShippedLibrary.isMeant(by: next.path), reached.insert(next).inserted else { continue }
      left += targets[next] ?? []
    }
    return reached
  }

  /// Forgets files that have changed, and all files that import them, so that they are read again.
  mutating func forget(_ changed: Set<PathKey>) {
    var stale = changed
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (file, targets) in targets where !stale.contains(file) {
        guard targets.contains(where: stale.contains) else { continue }
        stale.insert(file)
        isGrowing = true
      }
    }
    for file in stale {
      files[file] = nil
      depths[file] = nil
      loops[file] = nil
      faultless[file] = nil
      stamps[file] = nil
      libraries[file] = nil
      digests[file] = nil
      targets[file] = nil
    }
  }
}
