import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// Drops findings that only follow from a mistake that is reported already.
///
/// A declaration with a mistake makes its name unknown. An element that is never closed contains
/// everything after it, most of which is misplaced there. An element that is being written is one
/// too many, and before what should come first. A child of an unknown slot is missing in
/// another slot. What rules say of an element that lacks an attribute it needs is said of a guess.
struct FollowingFindings {
  private let markup: MarkupDocument
  /// Elements that are never closed, and whether each is a declaration that has no content.
  private var open: [(node: MarkupNode, isDeclaration: Bool)] = []
  /// Elements whose tag the next one cuts off: somebody is writing them.
  private var cut: [MarkupNode] = []
  /// The starts of the names of elements beside one that is cut off or never closed.
  private var beside: Set<UInt32> = []
  /// The starts of the names of uses whose children name unknown slots.
  private var uses: Set<UInt32> = []
  /// The names that declarations with mistakes would have declared.
  private var names: Set<String> = []
  /// Declarations without a name, and imports without a file.
  private var nameless: [(kind: ElementKind, node: MarkupNode)] = []
  /// The names that declarations without one are meant to have, by the starts of their tags' names.
  private var meant: [UInt32: String] = [:]
  /// The attributes that uses of components would have by a parameter without a name.
  private var lostAttributes: [String: Set<String>] = [:]
  /// The start tags of elements that lack an attribute they need.
  private var incomplete: [Range<UInt32>] = []
  /// Components without a root.
  private var rootless: Set<String> = []

  /// Returns `findings`, of which the first `markupCount` are about the markup, without those that
  /// follow from others.
  static func drop(
    from findings: [Diagnostic], _ markupCount: Int, in markup: MarkupDocument
  ) -> [Diagnostic] {
    guard findings.contains(where: { $0.id.bringsOthers }) else { return findings }
    let pass = FollowingFindings(findings, markup)
    return findings.enumerated().compactMap { place, finding in
      if place < markupCount { return pass.withEmptyTag(finding) }
      return pass.follows(finding) ? nil : pass.withMeantName(finding)
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
    cut = markup.nodes.filter { $0.isElement && $0.flags.contains(.doubtfulEnd) }
    defer { noteNeighbours() }
    guard !starts.isEmpty else { return }
    for node in markup.nodes where node.isElement && starts.contains(node.nameStart) {
      let kind = Schema.shared.element(named: node.name.rawValue)
      open.append((node, kind.map(Self.takesNothing) ?? false))
    }
  }

  private mutating func noteNeighbours() {
    let parents = Set((cut + open.map(\.node)).map(\.parent))
    guard !parents.isEmpty else { return }
    for node in markup.nodes where node.isElement && parents.contains(node.parent) {
      beside.insert(node.nameStart)
    }
  }

  /// Returns the name of the element that a finding on a tag reports as never closed.
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

  /// Notes the names that declarations with mistakes would have declared.
  private mutating func noteNames(_ findings: [Diagnostic]) {
    var starts: [UInt32: Set<String>] = [:]
    for finding in findings { starts[finding.range.start, default: []].insert(finding.id.name) }
    func isFound(_ id: DiagnosticID, at start: UInt32) -> Bool {
      starts[start]?.contains(id.name) ?? false
    }
    for node in markup.nodes where node.isElement {
      let kind = Schema.shared.element(named: node.name.rawValue)
      if isFound(.missingAttribute, at: node.nameStart) {
        incomplete.append(node.start..<max(node.start, node.startTagEnd))
      }
      let name = markup.attribute(Self.naming(kind), of: node)
      let written = name.map { Words.trimmed(markup.value(of: $0).string) }
      if let written, kind.map(ElementSet.nameable.contains) ?? true {
        let isLost =
          kind == nil
          ? isFound(.unknownElement, at: node.nameStart) && isAmongDeclarations(node)
          : isFound(.misplacedElement, at: node.nameStart)
        if isLost { names.insert(written) }
      }
      if kind == .component, let written, isFound(.childCount, at: node.nameStart) {
        rootless.insert(written)
      }
      guard let kind, Self.naming.contains(kind) else { continue }
      if let name, let written, isFound(.invalidIdentifier, at: name.valueStart) {
        names.formUnion([written] + written.split(separator: " ").map(String.init))
      }
      guard name == nil else { continue }
      let misspelt = node.attributeIndices.map { markup.attributes[$0] }
        .filter { isFound(.unknownAttribute, at: $0.nameStart) }
      names.formUnion(misspelt.map { Words.trimmed(markup.value(of: $0).string) })
      if !misspelt.isEmpty || isFound(.missingAttribute, at: node.nameStart) {
        nameless.append((kind, node))
      }
    }
    noteOnlyNames(findings)
  }

  /// The attribute with the name that a declaration declares.
  private static func naming(_ kind: ElementKind?) -> AttributeName {
    kind == .for ? .each : kind == .import ? .src : .name
  }

  /// The elements that have a name of their own, or bring names into scope.
  private static let naming = ElementSet.nameable.union([.for, .import, .slot, .field])

  /// Whether the parent of the element can contain declarations.
  private func isAmongDeclarations(_ node: MarkupNode) -> Bool {
    guard node.parent >= 0 else { return false }
    let parent = Schema.shared.element(named: markup.nodes[Int(node.parent)].name.rawValue)
    return parent == .layout || parent == .library || parent == .component
  }

  /// Takes the only unknown name in the scope of a declaration without a name as the one it is
  /// meant to have; a name in an inner scope belongs to that.
  private mutating func noteOnlyNames(_ findings: [Diagnostic]) {
    let scopes = nameless.map { ($0.kind, $0.node, scope(of: $0.node, $0.kind)) }
    for (kind, node, scope) in scopes.sorted(by: { $0.2.count < $1.2.count }) {
      guard let id = Self.unknown(kind) else { continue }
      var unknown = Set(
        findings.filter { finding in
          finding.id == id && scope.contains(finding.range.start)
            // A name that is close to a known name is a misspelling, not a missing declaration.
            && (finding.fixes.isEmpty || id == .unknownElement || kind == .for)
        }.map { markup.text(in: $0.range) }.filter { !names.contains($0) })
      let use = kind == .param ? nameOfComponent(around: node) : nil
      let attributes = use.map { unknownAttributes(ofUses: $0, findings) } ?? []
      unknown.formUnion(attributes)
      guard unknown.count == 1, let name = unknown.first else { continue }
      names.insert(name)
      meant[node.nameStart] = name
      if let use, !attributes.isEmpty { lostAttributes[use, default: []].insert(name) }
    }
  }

  /// Returns the part of the document in which a declaration makes a name known.
  private func scope(of node: MarkupNode, _ kind: ElementKind) -> Range<UInt32> {
    if kind == .for { return node.start..<max(node.start, node.end) }
    guard [.param, .define, .let].contains(kind), node.parent >= 0 else {
      return 0..<UInt32.max
    }
    let parent = markup.nodes[Int(node.parent)]
    return parent.start..<max(parent.start, parent.end)
  }

  /// Returns the name of the component that a parameter belongs to, or nil.
  private func nameOfComponent(around node: MarkupNode) -> String? {
    guard node.parent >= 0 else { return nil }
    let parent = markup.nodes[Int(node.parent)]
    guard Schema.shared.element(named: parent.name.rawValue) == .component else { return nil }
    return markup.attribute(.name, of: parent).map { Words.trimmed(markup.value(of: $0).string) }
  }

  /// Returns the attributes that are unknown on the uses of a component.
  private func unknownAttributes(ofUses name: String, _ findings: [Diagnostic]) -> Set<String> {
    let starts = Set(findings.filter { $0.id == .unknownAttribute }.map(\.range.start))
    let uses = markup.nodes.filter { $0.isElement && markup.text(in: $0.nameRange) == name }
    return Set(
      uses.flatMap { use in
        use.attributeIndices.map { markup.attributes[$0] }
          .filter { starts.contains($0.nameStart) }.map { markup.text(in: $0.nameRange) }
      })
  }

  /// Returns the kind of finding on an undeclared name, for a kind of declaration.
  private static func unknown(_ kind: ElementKind) -> DiagnosticID? {
    switch kind {
    case .param, .define, .let, .for, .field: .unknownName
    case .style: .unknownStyle
    case .record, .choice: .unknownType
    case .component, .element: .unknownElement
    case .action: .unknownAction
    default: nil  // open: no other element makes a name known.
    }
  }

  /// Whether a name is unknown because of a declaration with a mistake.
  private func followsDeclaration(_ finding: Diagnostic) -> Bool {
    if names.contains(markup.text(in: finding.range)) { return true }
    guard finding.id.isOfUnknownName else { return false }
    return nameless.contains { kind, node in
      kind == .import
        || node.start <= finding.range.start && finding.range.end <= node.end
          && (kind == .component || kind == .record)
    }
  }

  /// Whether a finding is about the children of a component without a root.
  private func isAboutRootless(_ finding: Diagnostic) -> Bool {
    guard !rootless.isEmpty else { return false }
    return markup.nodes.contains { node in
      guard node.isElement, node.nameStart == finding.range.start else { return false }
      let parent = node.parent >= 0 ? markup.nodes[Int(node.parent)] : node
      return [node, parent].contains { rootless.contains(markup.text(in: $0.nameRange)) }
    }
  }

  private func follows(_ finding: Diagnostic) -> Bool {
    if finding.id.isOfUnknownName || finding.id == .unknownSlot || finding.id == .unknownAction,
      followsDeclaration(finding)
    {
      return true
    }
    if finding.id == .unknownAttribute, isOfLostParameter(finding) { return true }
    if finding.id.isRule, incomplete.contains(where: { $0.contains(finding.range.start) }) {
      return true
    }
    if finding.id == .childCount, isAboutRootless(finding) { return true }
    if finding.id == .childCount, uses.contains(finding.range.start) { return true }
    if finding.id == .childCount, beside.contains(finding.range.start) { return true }
    if cut.contains(where: { isAbout($0, finding) || isPlace(of: $0, finding) }) { return true }
    return open.contains { node, isDeclaration in
      let isInside = node.startTagEnd <= finding.range.start && finding.range.end <= node.end
      if isInside {
        return isDeclaration || finding.id.isAboutPlace
      }
      // The elements that the open element contains are missing around it, or are too many there.
      return isAbout(node, finding)
    }
  }

  /// Whether a finding says that there is an element too many, or that others stand behind it.
  private func isAbout(_ cut: MarkupNode, _ finding: Diagnostic) -> Bool {
    finding.id == .childCount && isAround(finding.range, cut)
      || finding.subject == .behindRoot && cut.start < finding.range.start
  }

  /// Whether a finding says that an element whose tag is being written cannot stand where it does.
  private func isPlace(of cut: MarkupNode, _ finding: Diagnostic) -> Bool {
    (finding.id == .misplacedElement || finding.id == .unknownSlot)
      && cut.start <= finding.range.start && finding.range.start < cut.startTagEnd
  }

  /// Whether a finding is about an attribute of a use, whose parameter has no name.
  private func isOfLostParameter(_ finding: Diagnostic) -> Bool {
    guard !lostAttributes.isEmpty else { return false }
    let word = markup.text(in: finding.range)
    return lostAttributes.contains { component, attributes in
      attributes.contains(word)
        && markup.nodes.contains { node in
          node.isElement && markup.text(in: node.nameRange) == component
            && (node.start..<max(node.start, node.startTagEnd)).contains(finding.range.start)
        }
    }
  }

  /// Writes the name that a declaration is meant to have into the repair that adds one.
  private func withMeantName(_ finding: Diagnostic) -> Diagnostic {
    guard finding.id == .missingAttribute, let name = meant[finding.range.start],
      let declaration = nameless.first(where: { $0.node.nameStart == finding.range.start })
    else { return finding }
    let naming = Self.naming(declaration.kind).name
    var finding = finding
    finding.fixes = finding.fixes.map { fix in
      guard fix.title.hasPrefix("add \(naming)=\"") else { return fix }
      let (guessed, written) = (fix.title.dropFirst(4), "\(naming)=\"\(name)\"")
      var fix = fix
      for place in fix.edits.indices {
        fix.edits[place].replacement.replace(guessed, with: written)
      }
      fix.title = "add \(written)"
      return fix
    }
    return finding
  }

  /// Whether the range is the name of the element or of one of its ancestors.
  private func isAround(_ range: SourceRange, _ node: MarkupNode) -> Bool {
    if node.nameStart == range.start { return true }
    var above = node.parent
    while above >= 0 {
      if markup.nodes[Int(above)].nameStart == range.start { return true }
      above = markup.nodes[Int(above)].parent
    }
    return false
  }

  /// Adds the repair that ends a declaration with its start tag, because a declaration has no
  /// content.
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
  fileprivate var isRule: Bool { entry.group != nil }

  fileprivate var bringsOthers: Bool {
    self == .mismatchedTag || self == .unclosedElement || self == .malformedXML
      || self == .unknownSlot
      || self == .misplacedElement || self == .unknownElement || self == .unknownAttribute
      || self == .invalidIdentifier || self == .missingAttribute || self == .childCount
  }

  /// Whether the finding is about the place of an element, not about the element itself.
  fileprivate var isAboutPlace: Bool {
    self == .misplacedElement || self == .childCount || self == .placement || self == .unreadSize
      || self == .unknownSlot
  }
}
