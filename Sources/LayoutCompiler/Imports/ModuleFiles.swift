import LayoutDiagnostics
import LayoutSemantics
import LayoutXML

/// The imported files of a run, by their paths.
struct ModuleFiles {
  private enum File {
    case module(Module, firstError: RelatedLocation?)
    case unreadable(String)
  }

  /// An import that is being followed, or one of a loop.
  struct Step {
    /// The file that imports.
    var path: String
    var range: SourceRange
    var source: SourceText
  }

  private var files: [String: File] = [:]
  /// The loop that a file was found in, by the file.
  private var loops: [String: [Step]] = [:]
  /// The files in which there is nothing to find.
  private(set) var faultless: Set<String> = []
  private(set) var loads: [String: Int] = [:]

  /// What becomes of the imports of the file at `path`, which others are waiting for: `trail` leads
  /// to it.
  mutating func outcomes(
    of requests: [ImportRequest], from path: String, _ trail: [Step], _ source: () -> SourceText
  ) -> [ImportOutcome] {
    var text: SourceText?
    return requests.map { request in
      let target = ImportPath.resolve(request.source, from: path)
      guard target != path else { return .itself }
      if case .module(let module, nil)? = files[target] { return .module(module) }
      let known = text ?? source()
      text = known
      let trail = trail + [Step(path: path, range: request.range, source: known)]
      if let start = trail.firstIndex(where: { $0.path == target }) {
        let loop = Array(trail[start...])
        for step in loop { loops[step.path] = loops[step.path] ?? loop }
      } else {
        load(target, trail)
      }
      return outcome(of: request, at: target, from: path)
    }
  }

  private func outcome(
    of request: ImportRequest, at target: String, from path: String
  ) -> ImportOutcome {
    let isStep: (Step) -> Bool = { $0.path == path && $0.range == request.range }
    if let loop = loops[path], let place = loop.firstIndex(where: isStep) {
      let others = loop[(place + 1)...] + loop[..<place]
      return .loop(
        others.map {
          RelatedLocation("which imports the next one here", at: $0.range, in: $0.source)
        })
    }
    switch files[target] {
    case .module(let module, let firstError):
      return firstError.map { .broken(module, firstError: $0) } ?? .module(module)
    case .unreadable(let reason): return .unreadable(reason: reason)
    case nil: return .loop([])
    }
  }

  private mutating func load(_ path: String, _ trail: [Step]) {
    guard files[path] == nil else { return }
    loads[path, default: 0] += 1
    var parser = MarkupParser(names: .language)
    do throws(UnreadableFile) {
      try parser.parse(contentsOf: path)
    } catch {
      files[path] = .unreadable(error.message)
      return
    }
    let markup = parser.document
    let source = SourceText(name: path, bytes: markup.bytes)
    let imports = outcomes(of: ImportRequest.all(in: markup), from: path, trail) { source }
    var checker = Checker()
    checker.check(markup, findings: parser.diagnostics, path: path, imports: imports)
    if checker.diagnostics.isEmpty { faultless.insert(path) }
    let firstError = checker.diagnostics.first { $0.severity == .error }
      .map { RelatedLocation($0.message, at: $0.range, in: source) }
    let module = Module(checker.signature(path: path), source, checker.document)
    files[path] = .module(module, firstError: firstError)
  }
}
