import LayoutDiagnostics

extension [FileFindings] {
  /// The findings with each loop of imports said once, in the first of its files.
  var withEachLoopOnce: [FileFindings] {
    var seen: Set<Set<String>> = []
    return compactMap { file in
      guard file.diagnostics.contains(where: \.isLoop) else { return file }
      var file = file
      file.diagnostics.removeAll { diagnostic in
        guard diagnostic.isLoop else { return false }
        let others = diagnostic.related.compactMap { $0.source?.name }
        return !seen.insert(Set([file.source.name] + others)).inserted
      }
      return file.diagnostics.isEmpty ? nil : file
    }
  }
}

extension Diagnostic {
  /// Whether the finding is a loop through several files.
  fileprivate var isLoop: Bool { id == .importCycle && !related.isEmpty }
}
