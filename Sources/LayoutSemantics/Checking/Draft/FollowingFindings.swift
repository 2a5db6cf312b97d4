import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// Drops what is found only because of a mistake that is told already.
///
/// What is declared where no declaration is read is known to nobody. An element that is never closed takes in what stands behind it, where most of that has no place; and
/// what goes to a slot that there is not is missing in another one.
struct FollowingFindings {
  private let markup: MarkupDocument
  /// Elements that are never closed, and whether they take elements in at all.
  private var open: [(node: MarkupNode, isDeclaration: Bool)] = []
  /// Where the names of uses start whose children go to slots that there are not.
  private var uses: Set<UInt32> = []
  /// What is declared where no declaration is read.
  private var names: Set<String> = []

  /// The findings, of which the first `markupCount` are about the markup.
  static func drop(
    from findings: [Diagnostic], _ markupCount: Int, in markup: MarkupDocument
  ) -> [Diagnostic] {
    guard findings.contains(where: { $0.id.bringsOthers }) else { return findings }
    let pass = FollowingFindings(findings, markup)
    return findings.enumerated().compactMap { place, finding in
      if place < markupCount { return pass.withEmptyTag(finding) }
      return pass.follows(finding) ? nil : finding
    }
  }

  private init(_ findings: [Diagnostic], _ markup: MarkupDocument) {
    self.markup = markup
    var starts: Set<UInt32> = []
    for finding in findings {
      if let name = Self.nameOfOpen(finding) { starts.insert(name.start) }
      if finding.id == .unknownSlot { noteUse(around: finding.range) }
    }
    noteNames(findings)
    guard !starts.isEmpty else { return }
    for node in markup.nodes where node.isElement && starts.contains(node.nameStart) {
      let kind = Schema.shared.element(named: node.name.rawValue)
      open.append((node, kind.map(Self.takesNothing) ?? false))
    }
  }

  /// The name of the element that a finding on a tag says is never closed.
  private static func nameOfOpen(_ finding: Diagnostic) -> SourceRange? {
    switch finding.id {
    case .mismatchedTag: finding.related.first?.range
    case .unclosedElement: finding.range
    default: nil  // open: no other finding is about an element that is open.
    }
  }

  private static func takesNothing(_ kind: ElementKind) -> Bool {
    guard case .empty = Schema.shared.spec(for: kind).children else { return false }
    return ElementSet.declaring.contains(kind)
  }

  private mutating func noteUse(around range: SourceRange) {
    var inner: MarkupNode?
    for node in markup.nodes
    where node.isElement && node.start <= range.start && range.end <= node.end {
      inner = node
    }
    guard let parent = inner?.parent, parent >= 0 else { return }
    uses.insert(markup.nodes[Int(parent)].nameStart)
  }

  /// Notes what misplaced declarations would have made known.
  private mutating func noteNames(_ findings: [Diagnostic]) {
    let misplaced = Set(
      findings.filter { $0.id == .misplacedElement }.map(\.range.start))
    guard !misplaced.isEmpty else { return }
    for node in markup.nodes where node.isElement && misplaced.contains(node.nameStart) {
      guard let kind = Schema.shared.element(named: node.name.rawValue),
        ElementSet.nameable.contains(kind), let name = markup.attribute(.name, of: node)
      else { continue }
      names.insert(DeclaredText(of: name, in: markup).string)
    }
  }

  private func follows(_ finding: Diagnostic) -> Bool {
    if finding.id.isOfUnknownName, names.contains(markup.text(in: finding.range)) { return true }
    if finding.id == .childCount, uses.contains(finding.range.start) { return true }
    return open.contains { node, isDeclaration in
      let isInside = node.startTagEnd <= finding.range.start && finding.range.end <= node.end
      if isInside {
        return isDeclaration || finding.id.isAboutPlace
      }
      // What it took in is missing around it.
      return finding.id == .childCount && isAround(finding.range, node)
    }
  }

  /// Whether the range is the name of the element, or of one that it stands in.
  private func isAround(_ range: SourceRange, _ node: MarkupNode) -> Bool {
    if node.nameStart == range.start { return true }
    var above = node.parent
    while above >= 0 {
      if markup.nodes[Int(above)].nameStart == range.start { return true }
      above = markup.nodes[Int(above)].parent
    }
    return false
  }

  /// A declaration takes nothing in, so that it ends where its start tag does.
  private func withEmptyTag(_ finding: Diagnostic) -> Diagnostic {
    guard let name = Self.nameOfOpen(finding),
      let (node, _) = open.first(where: { $0.node.nameStart == name.start && $0.isDeclaration }),
      node.startTagEnd > node.start, markup.bytes[Int(node.startTagEnd) - 1] == UInt8(ascii: ">")
    else { return finding }
    var finding = finding
    let written = markup.text(in: name)
    finding.fixes.insert(
      FixIt(
        "end the tag of '\(written)' with '/>'", isSafe: false,
        edits: [SourceEdit(.at(node.startTagEnd - 1), "/")]), at: 0)
    return finding
  }
}

extension DiagnosticID {
  fileprivate var bringsOthers: Bool {
    self == .mismatchedTag || self == .unclosedElement || self == .unknownSlot
      || self == .misplacedElement
  }

  /// Whether it is about what stands around something, and not about that itself.
  fileprivate var isAboutPlace: Bool {
    self == .misplacedElement || self == .childCount || self == .placement || self == .unreadSize
      || self == .unknownSlot
  }
}
