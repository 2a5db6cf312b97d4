import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// The pass that recognizes constructs of other systems, once all findings are known.
///
/// One such construct causes several findings: the unknown name, and whatever seems to be missing
/// because of it. The pass gives the first finding a repair or advice, and removes the others. It
/// reads the markup at the places of findings only, so a document without findings costs nothing.
struct GuessPass {
  private let markup: MarkupDocument
  private let kinds: GuessedKinds
  private var findings: [Diagnostic]
  /// The attributes by the offsets of their names, with the elements they belong to.
  private let attributes: [UInt32: (attribute: Int, node: Int)]
  /// The elements by the offsets of their names.
  private let elements: [UInt32: Int]

  /// The names that recognized constructs would have declared or used.
  private var names: Set<String> = []
  /// The attributes that repairs write, by element.
  private var written: [Int: Set<String>] = [:]
  /// The elements with unknown names.
  private var unknown: Set<Int> = []
  /// The components that contain elements with unknown names, which may be meant as slots.
  private var openComponents: Set<String> = []
  private var hasGuessedDeclaration = false
  /// The elements that have a name of the language, and are meant as another one.
  private var mistaken: Set<Int> = []
  /// The ranges of elements whose tests contain `null` or another word for `nil`.
  private var untested: [SourceRange] = []
  /// The ranges of loops whose list is in the wrong attribute, with the names they declare.
  private var loops: [(range: SourceRange, names: Set<String>)] = []
  /// The offsets of the names of attributes that need no further finding.
  private var answered: Set<UInt32> = []
  /// The offsets of the names of attributes that contain a style's properties.
  private var inlineStyles: Set<UInt32> = []
  /// The offsets of the names of attributes in which an expression chooses a whole list.
  private var inlineLists: Set<UInt32> = []

  static func answer(
    _ findings: [Diagnostic], of markup: MarkupDocument, _ kinds: GuessedKinds
  ) -> [Diagnostic] {
    guard findings.contains(where: { kinds.include($0.id) }) else {
      return findings
    }
    var pass = GuessPass(findings, of: markup, kinds)
    pass.run()
    return pass.findings
  }

  private init(_ findings: [Diagnostic], of markup: MarkupDocument, _ kinds: GuessedKinds) {
    self.findings = findings
    self.markup = markup
    self.kinds = kinds
    var attributes: [UInt32: (attribute: Int, node: Int)] = [:]
    var elements: [UInt32: Int] = [:]
    for (index, node) in markup.nodes.enumerated() where node.isElement {
      elements[node.nameStart] = index
      for attribute in node.attributeIndices {
        attributes[markup.attributes[attribute].nameStart] = (attribute, index)
      }
    }
    self.attributes = attributes
    self.elements = elements
  }

  private mutating func run() {
    // A value that a text names in foreign syntax counts as used.
    for finding in findings where finding.id == kinds.foreignValue {
      let path = finding.fixes.first?.edits.first?.replacement.dropFirst().dropLast() ?? ""
      names.insert(String(path.prefix { $0 != "." }))
    }
    for index in findings.indices where findings[index].subject == .attribute(AttributeName.in.name)
    {
      if let node = elements[findings[index].range.start] { answerLoop(index, node) }
    }
    for index in findings.indices where findings[index].id == .missingAttribute {
      if let node = elements[findings[index].range.start] { answerMissing(index, of: node) }
    }
    for finding in findings where finding.id == .unknownName && finding.label == nil {
      if finding.fixes.first?.edits.first?.replacement == "nil",
        let (_, node) = holder(of: finding.range)
      {
        untested.append(markup.nodes[node].range)
      }
    }
    for index in findings.indices where kinds.include(findings[index].id) {
      if case .declaration(let element)? = findings[index].subject {
        answerUndeclared(index, element)
      } else if let node = elements[findings[index].range.start] {
        if findings[index].id == .unknownElement { answerElement(index, node) }
        if findings[index].id == .misplacedElement { answerMisplaced(index, node) }
      } else if let (attribute, node) = attributes[findings[index].range.start] {
        answerAttribute(index, attribute, on: node)
      } else if let (attribute, node) = holder(of: findings[index].range) {
        answerValue(index, attribute, on: node)
      }
    }
    findings.removeAll(where: follows)
  }

  /// Returns the attribute whose value contains the range, with its element.
  private func holder(of range: SourceRange) -> (attribute: Int, node: Int)? {
    var low = 0
    var high = markup.attributes.count
    while low < high {
      let middle = (low + high) / 2
      // Equivalent, `range.start` as `range.end`: no value begins within a range of another one.
      if markup.attributes[middle].valueStart <= range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, range.end <= markup.attributes[low - 1].valueEnd else { return nil }
    return attributes[markup.attributes[low - 1].nameStart]
  }

  // MARK: Repairs and advice

  /// Replaces the finding of a missing attribute if another attribute with a foreign name is meant.
  private mutating func answerMissing(_ index: Int, of node: Int) {
    let place = GuessedPlace(node, in: markup)
    for attribute in markup.nodes[node].attributeIndices {
      let source = markup.attributes[attribute]
      guard !findings.contains(where: { $0.range == source.nameRange }),
        case .repair(let fix, let writes)? = AttributeGuess(source, at: place).outcome,
        // Equivalent, `first` as `last`: no repair writes an attribute twice.
        let meant = writes.first(where: { findings[index].subject == .attribute($0.name) })
      else { continue }
      findings[index].fixes = [fix]
      findings[index].label = nil
      if meant.name == AttributeName.name.name { names.insert(meant.value) }
      return
    }
  }

  /// Replaces the finding of a loop without `in` whose list is in `each`: `each="{quotes}"
  /// as="quote"`.
  ///
  /// The name of the loop's elements is in another attribute or missing. The loop gets a single
  /// finding, and its body is treated as if the loop were correct.
  private mutating func answerLoop(_ index: Int, _ node: Int) {
    let place = GuessedPlace(node, in: markup)
    guard place.kind == .for, let each = place.written[AttributeName.each.name], each.isSound,
      place.written[AttributeName.in.name] == nil
    else { return }
    let alias = markup.nodes[node].attributeIndices.map { markup.attributes[$0] }.first { other in
      ForeignWords.attribute(
        place.name(of: other), value: markup.value(of: other).string, on: .for
      ).contains { row in
        row.answers.contains { answer in
          if case .rename(.each, _) = answer { true } else { false }
        }
      }
    }
    let text = Words.trimmed(markup.value(of: each).string)
    let isBound = text.hasPrefix("{") && text.hasSuffix("}")
    guard isBound || alias != nil, LoopPhrase(text) == nil else { return }
    let written = alias.map { Words.trimmed(markup.value(of: $0).string) }
    let isName = written.map { word in
      let bytes = Array(word.utf8)
      return WordParser.isIdentifier(bytes.span, 0, bytes.count)
    }
    let item = isName == true ? written ?? "" : LoopPhrase.usualItem
    let list = isBound ? text : "{\(text)}"
    let ours = [(AttributeName.each.name, item), (AttributeName.in.name, list)]
    let new = String(StartTag.written(ours).dropFirst())
    let fix = FixIt(
      "write \(new)", isSafe: false,
      edits: [SourceEdit(each.range, new)] + (alias.map { Repairs.remove($0, markup) } ?? []))
    findings[index] = Diagnostic(
      .missingAttribute, "'each' names an element, and its list stands in 'in'",
      at: each.valueRange, fixes: [fix])
    answered.formUnion([each.nameStart] + (alias.map { [$0.nameStart] } ?? []))
    loops.append((markup.nodes[node].range, [item, written ?? item]))
    let first = list.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    names.insert(String(first))
  }

  private mutating func answerElement(_ index: Int, _ node: Int) {
    unknown.insert(node)
    // The unknown element may be meant as a slot.
    openComponents.formUnion(componentNames(around: node))
    guard !isOfImport(markup.nodes[node]), let guess = ElementGuess(node, in: markup) else {
      return
    }
    // A misspelt name of the author's own is more likely than a foreign one.
    if findings[index].subject == .nearDeclaration { return }
    findings[index].label = guess.advice
    findings[index].fixes = guess.fix.map { [$0] } ?? []
    findings[index].message =
      guess.control != nil && guess.word.first?.isUppercase == true
      ? "'\(guess.word)' is not declared" : "'\(guess.word)' is not an element"
    names.formUnion(guess.declaredNames)
    // Equivalent, `last` as `first`: what stands for several elements declares nothing.
    let kind = guess.tags.last?.kind
    if kind.map(ElementSet.declaring.contains) == true
      || guess.tags.isEmpty && guess.control == nil
    {
      hasGuessedDeclaration = true
    }
  }

  /// Answers a field of a form, which has the name that a field of a record has here.
  private mutating func answerMisplaced(_ index: Int, _ node: Int) {
    let place = GuessedPlace(node, in: markup)
    guard place.kind == .field, place.written[AttributeName.type.name] == nil,
      let guess = ElementGuess(node, in: markup), let fix = guess.fix
    else { return }
    findings[index].label = "a field that people fill in is a control"
    findings[index].fixes = [fix]
    mistaken.insert(node)
  }

  /// Offers the declaration of a name that has none, in the component or layout around it.
  private mutating func answerUndeclared(_ index: Int, _ element: String) {
    guard let (_, node) = holder(of: findings[index].range),
      let edit = FirstContent.declaring(element, for: node, in: markup)
    else { return }
    findings[index].fixes.append(
      FixIt("declare it: \(element)", isSafe: false, edits: [edit]))
  }

  /// Whether the element's name begins with that of an import, so that it is no foreign word.
  private func isOfImport(_ node: MarkupNode) -> Bool {
    let parts = markup.text(in: node.nameRange).split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return false }
    return markup.nodes.contains { other in
      other.isElement && Schema.shared.element(named: other.name.rawValue) == .import
        && ImportedPart(of: other, in: markup).name.map { $0 == parts[0] } ?? false
    }
  }

  private mutating func answerAttribute(_ index: Int, _ attribute: Int, on node: Int) {
    let source = markup.attributes[attribute]
    let place = GuessedPlace(node, in: markup)
    // A misspelt parameter of the author's own is more likely than a foreign attribute.
    if place.kind == nil, let fix = findings[index].fixes.first, fix.renames(source) { return }
    let word = place.name(of: source)
    if place.kind == nil, findings[index].id == .unknownAttribute,
      let fix = ElementGuess(node, in: markup)?.controlRepair(of: word)
    {
      findings[index].label = nil
      findings[index].fixes = [fix]
      return
    }
    if findings[index].id == .placement, place.parent == .absolute,
      let fix = InsetGuess(place, of: source)?.fix
    {
      findings[index].fixes = [fix, .remove(word, source, markup, isSafe: false)]
      return
    }
    guard let outcome = AttributeGuess(source, at: place).outcome else { return }
    let others = findings[index].fixes.filter { !$0.renames(source) }
    switch outcome {
    case .repair(let fix, let writes):
      if findings[index].id == .unknownAttribute { findings[index].label = nil }
      findings[index].fixes = [fix] + (findings[index].id == .placement ? others : [])
      written[node, default: []].formUnion(writes.map(\.name))
      if let loop = LoopPhrase(markup.value(of: source).string) {
        names.formUnion([loop.item, loop.index].compactMap(\.self))
      }
      if writes.contains(where: { $0.name == AttributeName.each.name }) {
        names.insert(LoopPhrase.usualItem)
      }
      names.formUnion(writes.filter { $0.name == AttributeName.name.name }.map(\.value))
    case .advice(let advice):
      findings[index].label = advice
      findings[index].fixes = [.remove(word, source, markup, isSafe: false)]
    case .nothing:
      findings[index].label = nil
      findings[index].fixes = [.remove(word, source, markup, isSafe: false)]
    }
  }

  /// Gives the finding on what a style says for its user the repair in the style, if the attribute
  /// only has another name on the user.
  private mutating func answerStyled(_ index: Int, by attribute: Int, on node: Int) {
    let source = markup.attributes[attribute]
    let place = GuessedPlace(node, in: markup)
    guard case .repair(let fix, let writes)? = AttributeGuess(source, at: place).outcome,
      writes.count == 1,
      writes.allSatisfy({ write in
        AttributeName(named: write.name).map { Styleable.names.contains($0) } ?? false
      }),
      fix.edits.allSatisfy({
        source.range.start <= $0.range.start && $0.range.end <= source.range.end
      })
    else { return }
    findings[index].fixes = [fix]
    findings[index].label = nil
  }

  private mutating func answerValue(_ index: Int, _ attribute: Int, on node: Int) {
    if findings[index].id == .unknownAttribute {
      if let said = findings[index].related.first.flatMap({ attributes[$0.range.start] }) {
        answerStyled(index, by: said.attribute, on: node)
      }
      return
    }
    let source = markup.attributes[attribute]
    let place = GuessedPlace(node, in: markup)
    let word = place.name(of: source)
    let text = markup.value(of: source).string
    if findings[index].id == .unknownStyle,
      case .repair(let fix, let writes)? = AttributeGuess(source, at: place).compound
    {
      guard inlineStyles.insert(source.nameStart).inserted else { return }
      findings[index].range = source.valueRange
      findings[index].message = "'\(text)' is no name of a style"
      findings[index].label = "styles are named here; what they say are attributes"
      findings[index].fixes = [fix]
      written[node, default: []].formUnion(writes.map(\.name))
      return
    }
    if findings[index].id == .unknownStyle, let row = place.row(.textStyle),
      ValueGuess.isLegal(text, row), place.written[AttributeName.textStyle.name] == nil
    {
      findings[index].fixes.insert(
        .rename(source, word, to: AttributeName.textStyle.name), at: 0)
      return
    }
    if findings[index].id == .unknownStyle, text.contains(":"), !text.contains("{") {
      return answerInlineStyle(index, source, place, text)
    }
    if AttributeName(named: word) == nil, findings[index].fixes.isEmpty,
      let name = ValueGuess.bound(Words.trimmed(text))
    {
      findings[index].fixes = [.replace(text, with: name, at: source.valueRange)]
      return
    }
    // An attribute of the MKLayoutLibrary dialect was already read as one of the language.
    guard let name = AttributeName(named: word), let row = place.row(name) else { return }
    if name == .gravity, place.parent == .zstack, let tag = CornerGuess.tag(text) {
      return answerCorner(index, source, place, tag)
    }
    if let list = BranchedList.value(text, Schema.shared[row].type), ValueGuess.isLegal(list, row) {
      guard inlineLists.insert(source.nameStart).inserted else { return }
      findings[index].label = "each part of a list has its own braces"
      findings[index].fixes = [
        FixIt(
          "write \(list)", isSafe: false,
          edits: [SourceEdit(source.valueRange, AttributeText.escaped(list, quote: "\""))])
      ]
      return
    }
    // The attributes of a style are read by the users of the style.
    // So are names of declarations, which are no ids.
    if place.kind != .style, name != .name,
      case .repair(let fix, let writes)? = AttributeGuess(source, at: place).outcome,
      !writes.isEmpty
    {
      findings[index].fixes = [fix]
      written[node, default: []].formUnion(writes.map(\.name))
      if let loop = LoopPhrase(text) {
        names.formUnion([loop.item, loop.index].compactMap(\.self))
      }
      return
    }
    let form = ValueGuess.rewritten(text, row)
    if let advice = ValueGuess.advice(onForm: text), form == nil {
      findings[index].label = advice
      findings[index].fixes = []
    } else if let ours = form ?? ValueGuess.value(text, row), ours != Words.trimmed(text) {
      guard findings[index].fixes.isEmpty || form != nil else { return }
      let isSafe = findings[index].fixes.first?.isSafe ?? false
      findings[index].fixes = [
        FixIt(
          "replace '\(Words.trimmed(text))' with '\(ours)'", isSafe: isSafe,
          edits: [SourceEdit(source.valueRange, AttributeText.escaped(ours, quote: "\""))])
      ]
    } else if let advice = ForeignWords.advice(onValue: Words.trimmed(text), of: name) {
      findings[index].label = advice
      findings[index].fixes = []
    }
  }

  /// Answers a place in a `zstack` that is none of its corners.
  private mutating func answerCorner(
    _ index: Int, _ source: MarkupAttribute, _ place: GuessedPlace, _ tag: StartTag
  ) {
    guard place.parentHasSize else {
      findings[index].label =
        "with a size, a 'zstack' has room for a '\(tag.name)' in it, which places this"
      findings[index].fixes = []
      return
    }
    let name = markup.text(in: place.node.nameRange)
    findings[index].fixes = [.wrap(name, place.node, in: tag, markup, removing: source)]
  }

  /// Replaces the findings of a `style` attribute that contains properties instead of names.
  private mutating func answerInlineStyle(
    _ index: Int, _ source: MarkupAttribute, _ place: GuessedPlace, _ text: String
  ) {
    guard inlineStyles.insert(source.nameStart).inserted else { return }
    findings[index].range = source.valueRange
    findings[index].message = "'\(text)' is no name of a style"
    findings[index].label = "styles are named here; what they say are attributes"
    findings[index].fixes = []
    guard let ours = InlineStyle(text, source, at: place)?.attributes else { return }
    let written = String(StartTag.written(ours).dropFirst())
    findings[index].fixes = [
      FixIt("write \(written)", isSafe: false, edits: [SourceEdit(source.range, written)])
    ]
  }

  // MARK: Findings that follow from a recognized construct

  private func follows(_ finding: Diagnostic) -> Bool {
    let range = finding.range
    if followsLoop(finding) { return true }
    if isOfMistaken(finding) { return true }
    switch finding.id {
    case .missingAttribute:
      guard let node = elements[range.start], let names = written[node] else { return false }
      return finding.subject == .condition
        ? !names.isEmpty : names.contains { finding.subject == .attribute($0) }
    case .unknownName, .unknownType:
      let name = markup.text(in: range)
      return names.contains(name) || isSaidAround(range, name)
    case .unknownStyle:
      if names.contains(markup.text(in: range)) { return true }
      // The first finding of such an attribute covers the whole value.
      guard let (attribute, _) = holder(of: range) else { return false }
      let source = markup.attributes[attribute]
      return inlineStyles.contains(source.nameStart) && range != source.valueRange
    case .unknownSlot:
      if isAboutOpenComponent(finding) { return true }
      guard let node = elements[range.start] else { return false }
      return written[node]?.contains(AttributeName.slot.name) ?? false
    case .misplacedElement:
      return hasGuessedDeclaration && finding.subject == .behindRoot
        && !hasElementBefore(range.start)
    case .unopenedOptional:
      return untested.contains { $0.start <= range.start && range.end <= $0.end }
    case kinds.unusedName:
      guard let (attribute, _) = holder(of: range) else { return false }
      return names.contains(DeclaredText(of: markup.attributes[attribute], in: markup).string)
    case .childCount:
      return isAboutOpenComponent(finding)
    default: return false  // open: all other findings stand for themselves.
    }
  }

  /// Whether a finding reads the attributes of an element as those of another one.
  private func isOfMistaken(_ finding: Diagnostic) -> Bool {
    guard !mistaken.isEmpty, finding.id != .misplacedElement else { return false }
    let node =
      elements[finding.range.start] ?? attributes[finding.range.start]?.node
      ?? holder(of: finding.range)?.node
    return node.map(mistaken.contains) ?? false
  }

  /// Whether a finding is about an attribute of a recognized loop, or about a name the loop
  /// declares.
  private func followsLoop(_ finding: Diagnostic) -> Bool {
    guard !loops.isEmpty, finding.id != .missingAttribute else { return false }
    if answered.contains(finding.range.start) { return true }
    if let (attribute, _) = holder(of: finding.range),
      answered.contains(markup.attributes[attribute].nameStart)
    {
      return true
    }
    guard finding.id == .unknownName else { return false }
    let name = markup.text(in: finding.range)
    return loops.contains {
      // Equivalent, `finding.range.end` as `finding.range.start`: a name is in a loop or outside.
      $0.range.start <= finding.range.start && finding.range.end <= $0.range.end
        && $0.names.contains(name)
    }
  }

  /// Whether a finding is about a component that may have more slots than are known.
  private func isAboutOpenComponent(_ finding: Diagnostic) -> Bool {
    guard case .component(let name)? = finding.subject else { return false }
    return openComponents.contains(name)
  }

  /// Whether an unknown element around the range may have declared the name.
  private func isSaidAround(_ range: SourceRange, _ name: String) -> Bool {
    unknown.contains { index in
      let node = markup.nodes[index]
      // Equivalent, `range.end <=` as `range.end <`: a name ends before its element's last `>`.
      guard node.start <= range.start, range.end <= node.end else { return false }
      return node.attributeIndices.contains {
        Words.trimmed(markup.value(of: markup.attributes[$0]).string) == name
      }
    }
  }

  /// Whether a layout element precedes a declaration among its siblings.
  private func hasElementBefore(_ start: UInt32) -> Bool {
    guard let index = elements[start] else { return true }
    let parent = markup.nodes[index].parent
    return elements.values.contains { other in
      let node = markup.nodes[other]
      guard node.parent == parent, node.nameStart < start,
        let kind = Schema.shared.element(named: node.name.rawValue)
      else { return false }
      return ElementSet.layoutElements.contains(kind) || ElementSet.flow.contains(kind)
    }
  }

  private func componentNames(around node: Int) -> [String] {
    var above = markup.nodes[node].parent
    while above >= 0 {
      let element = markup.nodes[Int(above)]
      if Schema.shared.element(named: element.name.rawValue) == .component {
        return markup.attribute(.name, of: element).map { [markup.value(of: $0).string] } ?? []
      }
      above = element.parent
    }
    return []
  }
}

extension FixIt {
  /// Whether the repair only renames the attribute.
  fileprivate func renames(_ attribute: MarkupAttribute) -> Bool {
    edits.count == 1 && edits[0].range == attribute.nameRange
  }
}
