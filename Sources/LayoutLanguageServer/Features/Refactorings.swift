import LayoutCompiler
import LayoutDiagnostics
import LayoutFormatting
import LayoutLanguages
import LayoutModel
import LayoutSchema

/// A change of a document that its author may want, though nothing is wrong.
struct Refactoring {
  /// The kind of code action.
  enum Kind: String, CaseIterable {
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case rewrite = "refactor.rewrite"
    case organizeImports = "source.organizeImports"
  }

  var title: String
  var kind: Kind
  /// The edits of the text, apart from each other.
  var edits: [(range: Range<Int>, text: String)]

  /// Returns the text after the edits, with all lines that they touch in the form of the formatter;
  /// nil if that text has no such form.
  func text(after old: [UInt8]) -> [UInt8]? {
    var new: [UInt8] = []
    var lines: [ClosedRange<Int>] = []
    var line = 1
    var copied = 0
    func count(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == 0x0A } }
    // What is inserted at the start of a range stands before it.
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered {
      guard copied <= edit.range.lowerBound else { return nil }
      let kept = old[copied..<edit.range.lowerBound]
      new += kept
      new += Array(edit.text.utf8)
      line += count(kept)
      let last = line + count(edit.text.utf8)
      lines.append(line...last)
      line = last
      copied = edit.range.upperBound
    }
    new += old[copied...]
    return DocumentFormatter.formatted(new, lines: lines)
  }
}

/// The changes that authors are offered at a place, of those after which the document has no other
/// error.
struct Refactorings {
  private let view: DocumentView
  private let outline: MarkupOutline

  init(_ view: DocumentView) {
    self.view = view
    outline = view.outline
  }

  /// Returns the change that organizes the imports, with its edits; none if there is nothing to
  /// do.
  func organizedImports(
    in workspace: inout OpenWorkspace
  ) -> [(Refactoring, edits: [JSONValue])] {
    firsts(of: [ImportOrder(view).change], in: &workspace)
  }

  /// Returns the changes of some kinds at an offset, each with the edits that the client makes.
  func offered(
    _ kinds: [Refactoring.Kind], at offset: Int, in workspace: inout OpenWorkspace
  ) -> [(Refactoring, edits: [JSONValue])] {
    guard !kinds.isEmpty else { return [] }
    let changes: [[Refactoring]]
    switch outline.cursor(at: offset) {
    case .elementName(let element, _), .endName(let element, _):
      guard outline.elements.indices.contains(element), !isShared(element, in: &workspace) else {
        return []
      }
      let wrapping = ElementWrapping(view)
      changes = wrapping.wraps(of: element).map { [$0] } + [wrapping.unwrap(element)]
    case .value(let element, let attribute, let value):
      changes = [
        StyleInlining(view).inline(at: offset, in: value, of: attribute, of: element),
        StyleExtraction(view).extract(at: attribute, of: element),
        ConstantExtraction(view, workspace.names(in: view)).extract(
          value, of: attribute, of: element),
      ]
    case .nothing, .attributeName, .content: return []
    }
    return firsts(of: changes.map { $0.filter { kinds.contains($0.kind) } }, in: &workspace)
  }

  /// Returns the first of the ways to make each change that is right.
  private func firsts(
    of changes: [[Refactoring]], in workspace: inout OpenWorkspace
  ) -> [(Refactoring, edits: [JSONValue])] {
    var found: [(Refactoring, edits: [JSONValue])] = []
    for ways in changes {
      for way in ways {
        guard let edits = edits(of: way, in: &workspace) else { continue }
        found.append((way, edits))
        break
      }
    }
    return found
  }

  /// Whether an element is the root of a component in a document that others import, as far as the
  /// workspace is read: they may say something of that root.
  private func isShared(_ element: Int, in workspace: inout OpenWorkspace) -> Bool {
    let around = outline.name(outline.elements[element].parent)
    guard around == ElementKind.layout.name || around == ElementKind.component.name else {
      return false
    }
    let path = PathKey(view.document.path)
    return workspace.dependents(of: path, view.client).contains { $0 != path }
  }

  /// Returns the edits of a change; nil if the document has another error after it.
  private func edits(of change: Refactoring, in workspace: inout OpenWorkspace) -> [JSONValue]? {
    guard !change.edits.isEmpty, let new = change.text(after: view.document.text) else {
      return nil
    }
    let path = PathKey(view.document.path)
    guard let after = workspace.trying([(path, new)], reading: [path], view.client).first ?? nil
    else { return nil }
    var known: [DiagnosticID: Int] = [:]
    for finding in view.live.findings where finding.severity == .error {
      known[finding.id, default: 0] += 1
    }
    for finding in after.live.findings where finding.severity == .error {
      guard let left = known[finding.id], left > 0 else { return nil }
      known[finding.id] = left - 1
    }
    let edits = TextEdits.from(view.document.text, to: new, view.positions)
    return edits.isEmpty ? nil : edits
  }
}

extension MarkupOutline {
  /// Returns the range of an attribute with the blanks before it.
  func rangeWithBlanks(of attribute: Attribute) -> Range<Int> {
    let blanks = bytes[..<attribute.range.lowerBound].reversed().prefix { $0 <= 0x20 }
    return attribute.range.lowerBound - blanks.count..<attribute.range.upperBound
  }

  /// Returns the offset behind the last declaration of some kinds, or behind the first tag; nil for
  /// a document without a place for one.
  func placeBehind(_ kinds: Set<ElementKind>) -> Int? {
    guard let root = children(of: -1).first(where: { !name($0).isEmpty }),
      elements[root].hasTagEnd, !elements[root].isEmpty
    else { return nil }
    let last = children(of: root).last { child in
      LanguageWords.element(name(child)).map(kinds.contains) ?? false
    }
    return last.map { elements[$0].end } ?? elements[root].tagEnd
  }

  /// Returns the text of a range without some ranges in it, which may overlap.
  func text(_ range: Range<Int>, without gaps: [Range<Int>]) -> String {
    var kept: [UInt8] = []
    var start = range.lowerBound
    for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) where gap.upperBound > start {
      if gap.lowerBound > start { kept += bytes[start..<gap.lowerBound] }
      start = gap.upperBound
    }
    kept += bytes[start..<max(start, range.upperBound)]
    return String(decoding: kept, as: UTF8.self)
  }
}
