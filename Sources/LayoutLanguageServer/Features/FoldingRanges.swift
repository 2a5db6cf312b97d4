import LayoutDiagnostics

/// `textDocument/foldingRange`: elements, start tags, comments and imports over several lines.
struct FoldingRanges {
  private let view: OutlinedText

  init(_ view: OutlinedText) { self.view = view }

  private struct Fold: Hashable {
    var start: Int
    var end: Int
    var kind: String?
  }

  func response() -> JSONValue {
    var folds: [Fold] = []
    let outline = view.outline
    let positions = view.positions
    for element in outline.elements where !element.name.isEmpty {
      let start = positions.line(of: element.start)
      // The end tag stays in sight if nothing stands before it on its line.
      let end =
        element.endName == nil
        ? positions.line(of: element.end)
        : positions.line(of: element.contentEnd) - (isFirst(element.contentEnd) ? 1 : 0)
      add(start, positions.line(of: element.tagEnd), nil, to: &folds)
      add(start, end, nil, to: &folds)
    }
    for other in outline.others {
      let lines = (
        positions.line(of: other.range.lowerBound), positions.line(of: other.range.upperBound)
      )
      add(lines.0, lines.1, other.isComment ? "comment" : nil, to: &folds)
    }
    addImports(to: &folds)
    var seen: Set<Fold> = []
    return .array(
      folds.filter { seen.insert($0).inserted }.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
        .map { fold in
          let kind = fold.kind.map { [("kind", JSONValue.string($0))] } ?? []
          return .members(
            [("startLine", .integer(fold.start)), ("endLine", .integer(fold.end))] + kind)
        })
  }

  private func add(_ start: Int, _ end: Int, _ kind: String?, to folds: inout [Fold]) {
    if start < end { folds.append(Fold(start: start, end: end, kind: kind)) }
  }

  /// Adds runs of imports on lines of their own.
  private func addImports(to folds: inout [Fold]) {
    let outline = view.outline
    var run: (start: Int, end: Int)?
    for element in outline.elements.indices {
      guard outline.name(element) == "import" else {
        if let run { add(run.start, run.end, "imports", to: &folds) }
        run = nil
        continue
      }
      let line = view.positions.line(of: outline.elements[element].start)
      run = (run?.start ?? line, view.positions.line(of: outline.elements[element].end))
    }
    if let run { add(run.start, run.end, "imports", to: &folds) }
  }

  /// Whether only blanks stand before an offset on its line.
  private func isFirst(_ offset: Int) -> Bool {
    let line = view.positions.offsets(ofLine: view.positions.line(of: offset))
    return view.outline.bytes[min(line.lowerBound, offset)..<offset].allSatisfy { $0 <= 0x20 }
  }
}
