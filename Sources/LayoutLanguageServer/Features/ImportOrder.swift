import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages
import LayoutModel
import LayoutSchema

/// `source.organizeImports`: the imports in the order of their files, without those that nothing
/// uses.
struct ImportOrder {
  private let view: DocumentView
  private let outline: MarkupOutline

  init(_ view: DocumentView) {
    self.view = view
    outline = view.outline
  }

  /// The change; none if the imports are in order, or something else stands between them.
  var change: [Refactoring] {
    let root = outline.children(of: -1).first { !outline.name($0).isEmpty } ?? -1
    let imports = outline.children(of: root).filter {
      outline.name($0) == ElementKind.import.name
    }
    guard let first = imports.first, let last = imports.last else { return [] }
    let ranges = imports.map { outline.elements[$0].start..<outline.elements[$0].end }
    for (one, next) in zip(ranges, ranges.dropFirst())
    where !outline.bytes[one.upperBound..<next.lowerBound].allSatisfy({ $0 <= 0x20 }) {
      return []
    }
    let sources = imports.map { outline.value("src", of: $0) ?? "" }
    let ordered = imports.indices.sorted { (sources[$0], $0) < (sources[$1], $1) }
    let kept = ordered.map { used(ranges[$0]) }.filter { !$0.isEmpty }
    var whole = outline.elements[first].start..<outline.elements[last].end
    if kept.isEmpty {
      let blanks = outline.bytes[..<whole.lowerBound].reversed().prefix { $0 <= 0x20 }
      whole = whole.lowerBound - blanks.count..<whole.upperBound
    }
    guard kept != ranges.map(outline.text) else { return [] }
    return [
      Refactoring(
        title: "organize imports", kind: .organizeImports,
        edits: [(whole, kept.joined(separator: "\n"))])
    ]
  }

  /// Returns an import without the names that nothing uses; empty if nothing uses any.
  private func used(_ range: Range<Int>) -> String {
    var gaps: [Range<Int>] = []
    for finding in view.live.findings
    where finding.id.name == "unused-declaration" && range.contains(Int(finding.range.start)) {
      for edit in finding.fixes.first?.edits ?? []
      where edit.replacement.isEmpty && edit.range.start <= edit.range.end {
        gaps.append(edit.range.offsets.clamped(to: range))
      }
    }
    return outline.text(range, without: gaps)
  }
}
