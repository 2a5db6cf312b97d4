import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Finds the previews and the elements that tests name, once the whole document is read.
struct TestPass: ~Copyable {
  private var draft: Draft
  private let elements: [String: [Int]]

  init(_ draft: consuming Draft) {
    elements = draft.document.elementsById
    self.draft = draft
  }

  mutating func run() {
    for test in draft.document.structure.tests.indices {
      readPreviews(of: test)
      checkCount(of: test)
      for expectation in draft.document.structure.tests[test].expectations.indices
      where !draft.isFull {
        checkElements(of: draft.document.structure.tests[test].expectations[expectation])
        checkTextScale(
          of: draft.document.structure.tests[test].expectations[expectation],
          in: draft.document.structure.tests[test])
      }
    }
  }

  consuming func finish() -> Draft { draft }

  private mutating func checkCount(of test: Int) {
    let place = Int(draft.document.structure.tests[test].node)
    let node = draft.source(of: place)
    guard !draft.document.nodes[place].isBroken, !draft.markup.hasChildren(in: node) else { return }
    draft.report(.testWithoutExpectation(node))
  }

  // MARK: Previews

  /// Finds the previews that a test names; all of them if it names none.
  ///
  /// A name may contain spaces, since the longest name that fits is taken.
  private mutating func readPreviews(of test: Int) {
    let place = Int(draft.document.structure.tests[test].node)
    guard let attribute = draft.attribute(.previews, of: place) else {
      draft.document.structure.tests[test].previews = Array(draft.document.previews.indices)
      return
    }
    let names = draft.document.previews.map { draft.document.string(.name, of: Int($0)) ?? "" }
    let value = draft.markup.value(of: attribute)
    let written = Self.words(value.bytes)
    let known = names.map { Self.words(Array($0.utf8)).map { $0.text } }
    var found: [Int] = []
    var next = 0
    while next < written.count {
      let rest = written[next...].map(\.text)
      let fitting = known.indices.filter { !known[$0].isEmpty && rest.starts(with: known[$0]) }
      guard let longest = fitting.map({ known[$0].count }).max() else {
        let range = value.source(of: written[next].range)
        draft.report(
          .unknownPreview(
            written[next].text, at: range,
            among: Array(names.filter { !$0.isEmpty })))
        next += 1
        continue
      }
      found += fitting.filter { known[$0].count == longest && !found.contains($0) }
      next += longest
    }
    draft.document.structure.tests[test].previews = found.sorted()
  }

  /// Returns the words of a list, which are separated by white space or commas.
  private static func words(_ bytes: [UInt8]) -> [(text: String, range: Range<Int>)] {
    bytes.indices.split { Bytes.isSpace(bytes[$0]) || bytes[$0] == Bytes.comma }.map { word in
      (String(decoding: bytes[word], as: UTF8.self), word.startIndex..<word.endIndex)
    }
  }

  // MARK: Elements

  private mutating func checkElements(of expectation: TypedExpectation) {
    var loops: (id: String, around: [Int])?
    // Elements of a component are one mistake, however many there are.
    var isInside = false
    for member in expectation.members.all {
      let nodes = elements[member.id] ?? []
      guard let first = nodes.first else {
        if !isInside { isInside = reportUnknown(member.id, at: member.idRange) }
        continue
      }
      if member.kind.isOfTexts, !nodes.contains(where: { mayBeText($0) }) {
        draft.report(
          .memberOfTexts(member, of: draft.elementName(first), draft.source(of: first)))
      }
      checkRow(of: nodes, member.id, at: member.idRange, &loops)
    }
    guard let id = expectation.container,
      let attribute = draft.attribute(.in, of: Int(expectation.node))
    else { return }
    let nodes = elements[id] ?? []
    guard !nodes.isEmpty else {
      if !isInside { reportUnknown(id, at: attribute.valueRange) }
      return
    }
    checkRow(of: nodes, id, at: attribute.valueRange, &loops)
  }

  /// Reports an id of no element, and returns whether it is that of an element in a component.
  @discardableResult
  private mutating func reportUnknown(_ id: String, at range: SourceRange) -> Bool {
    guard !draft.isFull else { return false }
    let other = draft.document.nodes.indices.first { draft.document.string(.id, of: $0) == id }
    let owner = other.flatMap { component(around: $0) }
    draft.report(.unknownId(id, at: range, among: elements.keys.sorted(), in: owner))
    return owner != nil
  }

  /// Returns the name of the component in whose declaration an element stands, or nil.
  private func component(around node: Int) -> String? {
    var above = draft.document.nodes[node].parent
    while above >= 0 {
      let around = draft.document.nodes[Int(above)]
      if around.kind == .component, around.detail < 0 {
        return draft.document.string(.name, of: Int(above))
      }
      above = around.parent
    }
    return nil
  }

  /// Whether an element is a text, or a use of a component whose root may be one.
  private func mayBeText(_ node: Int) -> Bool {
    guard draft.document.nodes[node].kind == .component else {
      return draft.document.nodes[node].kind == .text
    }
    return draft.document.signature(ofUse: node)?.rootKinds.contains(.text) ?? true
  }

  /// Reports an element that stands neither in the row of those before it nor around it.
  private mutating func checkRow(
    of nodes: [Int], _ id: String, at range: SourceRange,
    _ loops: inout (id: String, around: [Int])?
  ) {
    for node in nodes {
      let around = draft.document.loops(around: node)
      guard let known = loops else {
        loops = (id, around)
        continue
      }
      guard around.starts(with: known.around) || known.around.starts(with: around) else {
        return draft.report(.unrelatedRows(id, at: range, beside: known.id))
      }
      if around.count > known.around.count { loops = (id, around) }
    }
  }

  // MARK: Text scales

  /// Reports an expectation that is only for a text scale which its test never tries.
  private mutating func checkTextScale(of expectation: TypedExpectation, in test: TypedTest) {
    guard let scale = expectation.textScale,
      let attribute = draft.attribute(.textScale, of: Int(expectation.node))
    else { return }
    let isSaid = !test.textScales.isEmpty
    var scales = test.textScales
    if !isSaid {
      for preview in test.previews {
        let own = draft.document.value(.textScale, of: Int(draft.document.previews[preview]))
        if case .number(let scale)? = own { scales.append(scale) } else { scales.append(1) }
      }
      if scales.isEmpty { scales = [1] }
    }
    guard !scales.contains(scale) else { return }
    let written = Words.trimmed(draft.markup.value(of: attribute).string)
    draft.report(.untriedTextScale(attribute, written, among: Self.each(scales), isSaid: isSaid))
  }

  private static func each(_ scales: [Float]) -> [Float] {
    scales.enumerated().filter { !scales[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
