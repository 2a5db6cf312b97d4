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
  /// Whether it is offered only if all that is seen stays where it is, over many trials.
  var movesNoFrame = false
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

  /// Returns the changes of some kinds at a selection, each with the edits that the client makes.
  func offered(
    _ kinds: [Refactoring.Kind], at selection: Range<Int>, in workspace: inout OpenWorkspace
  ) -> [(Refactoring, edits: [JSONValue])] {
    guard !kinds.isEmpty else { return [] }
    let changes: [[Refactoring]]
    let selected = elements(in: selection)
    let names = workspace.names(in: view)
    switch outline.cursor(at: selection.lowerBound) {
    case _ where !selected.isEmpty:
      guard !selected.contains(where: { isShared($0, in: &workspace) }) else { return [] }
      changes = [ComponentExtraction(view, names).extract(selected)]
    case .elementName(let element, _), .endName(let element, _):
      guard outline.elements.indices.contains(element), !isShared(element, in: &workspace) else {
        return []
      }
      let wrapping = ElementWrapping(view)
      changes =
        wrapping.wraps(of: element).map { [$0] } + [
          wrapping.unwrap(element), ComponentExtraction(view, names).extract([element]),
        ]
    case .value(let element, let attribute, let value):
      let styles = StyleExtraction(view)
      changes =
        [
          StyleInlining(view).inline(
            at: selection.lowerBound, in: value, of: attribute, of: element),
          styles.extract(at: attribute, of: element),
          styles.extractShared(at: attribute, of: element),
          ConstantExtraction(view, names).extract(value, of: attribute, of: element),
          ParameterExtraction(view, names).extract(value, of: attribute, of: element),
        ] + ShortHands(view).rewrites(at: attribute, of: element)
    case .attributeName(let element, let name):
      let place =
        outline.elements.indices.contains(element)
        ? outline.elements[element].attributes.firstIndex { $0.name == name } : nil
      changes = place.map { ShortHands(view).rewrites(at: $0, of: element) } ?? []
    case .content(let parent):
      changes = [ParameterExtraction(view, names).extract(contentOf: parent)]
    case .nothing: return []
    }
    return firsts(of: changes.map { $0.filter { kinds.contains($0.kind) } }, in: &workspace)
  }

  /// Returns the siblings that a selection is from the start of one to the end of another; none for
  /// any other selection.
  private func elements(in selection: Range<Int>) -> [Int] {
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    let selected = outline.bytes[selection]
    guard let start = selected.firstIndex(where: { !isBlank($0) }),
      let end = selected.lastIndex(where: { !isBlank($0) })
    else { return [] }
    let first = outline.lastElement(before: start + 1)
    guard first >= 0, outline.elements[first].start == start else { return [] }
    let siblings = outline.children(of: outline.elements[first].parent)
      .filter { outline.elements[$0].start >= start && outline.elements[$0].start <= end }
    guard let last = siblings.last, outline.elements[last].end == end + 1 else { return [] }
    return siblings
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
    if change.movesNoFrame, !workspace.looksAlike(view.document.text, new, at: path) { return nil }
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
    children(of: -1).first { !name($0).isEmpty }.flatMap { placeBehind(kinds, in: $0) }
  }

  /// Returns the offset behind the last element of some kinds directly in another one, or behind
  /// its start tag; nil for one without content.
  func placeBehind(_ kinds: Set<ElementKind>, in parent: Int) -> Int? {
    guard elements.indices.contains(parent), elements[parent].hasTagEnd, !elements[parent].isEmpty
    else { return nil }
    let last = children(of: parent).last { child in
      LanguageWords.element(name(child)).map(kinds.contains) ?? false
    }
    return last.map { elements[$0].end } ?? elements[parent].tagEnd
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
