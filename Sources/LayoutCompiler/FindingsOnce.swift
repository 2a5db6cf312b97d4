import LayoutDiagnostics

extension [FileFindings] {
  /// The findings with each import cycle listed once, in the first of its files.
  var withEachLoopOnce: [FileFindings] {
    var seen: Set<Set<PathKey>> = []
    return compactMap { file in
      guard file.diagnostics.contains(where: \.isLoop) else { return file }
      var file = file
      file.diagnostics.removeAll { diagnostic in
        guard diagnostic.isLoop else { return false }
        let others = diagnostic.related.compactMap { $0.source?.name }
        return !seen.insert(Set(([file.source.name] + others).map { PathKey($0) })).inserted
      }
      return file.diagnostics.isEmpty ? nil : file
    }
  }
}

extension [FileFindings] {
  /// The findings without those that report an imported file's errors, if that file's own findings
  /// are in the list.
  var withoutEchoes: [FileFindings] {
    let isError: (Diagnostic) -> Bool = { $0.severity == .error }
    let broken = Set(
      filter { $0.diagnostics.contains(where: isError) }.map {
        PathKey(ImportPath.normalized($0.source.name))
      })
    return compactMap { file in
      var file = file
      file.diagnostics.removeAll { diagnostic in
        guard diagnostic.id == .brokenImport else { return false }
        return diagnostic.related.contains { other in
          other.source.map { broken.contains(PathKey(ImportPath.normalized($0.name))) } ?? false
        }
      }
      return file.diagnostics.isEmpty ? nil : file
    }
  }
}

extension [FileFindings] {
  /// The findings with those on one file merged into one entry, without duplicates.
  var withEachFileOnce: [FileFindings] {
    var places: [PathKey: Int] = [:]
    var seen: [Int: Set<Finding>] = [:]
    var files: [FileFindings] = []
    for file in self {
      guard let place = places[PathKey(file.source.name)] else {
        places[PathKey(file.source.name)] = files.count
        files.append(file)
        continue
      }
      var known = seen[place] ?? Set(files[place].diagnostics.map(Finding.init))
      files[place].diagnostics += file.diagnostics.filter { known.insert(Finding($0)).inserted }
      seen[place] = known
    }
    return files
  }
}

/// The key by which two findings on a file are equal.
private struct Finding: Hashable {
  let id: DiagnosticID
  let range: SourceRange
  let message: String

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    range = diagnostic.range
    message = diagnostic.message
  }
}

extension Diagnostic {
  /// Whether the finding is an import cycle through several files.
  fileprivate var isLoop: Bool { id == .importCycle && !related.isEmpty }
}
