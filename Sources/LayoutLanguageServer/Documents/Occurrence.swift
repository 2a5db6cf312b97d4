import LayoutChecking
import LayoutCompiler
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A name in a text that means a declaration, or declares one.
struct Occurrence {
  /// The range of the name, without the names before it and their points.
  var range: Range<Int>
  var declaration: Declaration
  /// Whether the declaration itself stands here.
  var isDeclaration = false
}

/// The names in a document that mean something.
struct Occurrences {
  /// The names in their order; their ranges are apart.
  private(set) var all: [Occurrence] = []
  /// The ranges of all expressions, without their braces.
  private(set) var expressions: [Range<Int>] = []
  /// The ranges of expressions that cannot be read, in which any name may stand.
  private(set) var unread: [Range<Int>] = []

  /// - Complexity: O(n · d) for n bytes and elements in d levels.
  init(_ view: DocumentView) {
    let reader = OccurrenceReader(view)
    reader.run()
    expressions = reader.expressions
    unread = reader.unread
    let found = reader.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for name in found where name.range.lowerBound >= all.last?.range.upperBound ?? 0 {
      all.append(name)
    }
  }

  /// Returns the name at an offset, or directly before it; nil if there is none.
  func occurrence(at offset: Int) -> Occurrence? {
    let place = count(before: offset + 1)
    guard place > 0, offset <= all[place - 1].range.upperBound else { return nil }
    return all[place - 1]
  }

  /// Returns the names in a range, also those of which it has a part.
  func names(in range: Range<Int>) -> ArraySlice<Occurrence> {
    let start = count(before: range.lowerBound)
    let isCut = start > 0 && all[start - 1].range.upperBound > range.lowerBound
    return all[(isCut ? start - 1 : start)..<max(start, count(before: range.upperBound))]
  }

  /// Returns the number of names that begin before an offset.
  private func count(before offset: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Reads the names of a document, from its first element to its last.
///
/// It is a class so that no step copies it: what it reads from takes half a kilobyte.
private final class OccurrenceReader {
  /// A name that expressions can use, and the record or the choice in its type.
  private struct Known {
    var name: String
    var declaration: Declaration
    var record: Declaration?
    var choice: DeclaredNames.Choice?
    /// The offset from which on it is known.
    var start = 0
  }

  /// A text with expressions, and the place where it stands.
  private struct Place {
    var text: ExpressionText
    var element: Int
    /// Whether names are those of actions.
    var isAction = false
    /// Whether strings are names of styles.
    var isStyle = false
    /// The choice of whose words the value is one.
    var choice: DeclaredNames.Choice?
  }

  private let outline: MarkupOutline
  private let names: DeclaredNames
  private let options: AttributeOptions
  private let live: LiveDocument
  private let path: PathKey
  private(set) var found: [Occurrence] = []
  private(set) var expressions: [Range<Int>] = []
  private(set) var unread: [Range<Int>] = []
  private let kinds: [String]
  /// The component or the document around each element, whose parameters it sees.
  private var bodies: [Int] = []
  private var parameters: [Int: [String: Known]] = [:]
  private var actions: [Int: Set<String>] = [:]
  /// The names of loops and `let`s, by the element in which they are known.
  private var locals: [Int: [Known]] = [:]
  /// The names of the closures around the current place.
  private var closures: [Known] = []
  /// Whether attributes may take words of authors' choices.
  private let hasChoices: Bool
  /// Whether declared elements read something of their children.
  private let hasPlacements: Bool
  /// The words of the choices of literals in expressions, by the offsets of these.
  private let words: [UInt32: [String]]

  init(_ view: DocumentView) {
    outline = view.outline
    names = view.names
    options = AttributeOptions(view.outline, view.names)
    live = view.live
    path = PathKey(view.live.path)
    kinds = view.outline.elements.map { view.outline.text($0.name) }
    var words: [UInt32: [String]] = [:]
    hasChoices = !names.choices.isEmpty || !names.ownChoices.isEmpty
    hasPlacements = names.parts.contains { !$0.placements.isEmpty }
    var pending = !hasChoices ? [] : view.live.tree.structure.wholeExpressions
    while let expression = pending.popLast() {
      if case .literal = expression.node, !expression.type.words.isEmpty {
        words[expression.range.start] = expression.type.words
      }
      pending += expression.operands
    }
    self.words = words
  }

  func run() {
    for element in outline.elements.indices {
      let parent = outline.elements[element].parent
      bodies.append(parent < 0 || kinds[element] == "component" ? element : bodies[parent])
    }
    for body in Set(bodies) { readMembers(of: body) }
    for element in outline.elements.indices { read(element) }
    readTexts()
  }

  private func readMembers(of body: Int) {
    for value in outline.values("param", in: body, .parameter, of: owner(body), path) {
      let known = Known(
        name: value.name, declaration: value.declaration, record: names.record(of: value),
        choice: names.choice(of: value))
      parameters[body, default: [:]][value.name] = known
    }
    for child in outline.children(of: body) where kinds[child] == "action" {
      if let name = outline.value("name", of: child) { actions[body, default: []].insert(name) }
    }
  }

  /// Returns the owner of what a component declares; empty for the document itself.
  private func owner(_ body: Int) -> String {
    kinds[body] == "component" ? outline.value("name", of: body) ?? "" : ""
  }

  private func own(_ kind: Declaration.Kind, _ owner: String, _ name: String) -> Declaration {
    Declaration(path: path, kind: kind, owner: owner, name: name)
  }

  private func note(
    _ range: Range<Int>, _ declaration: Declaration?, isDeclaration: Bool = false
  ) {
    guard let declaration, !range.isEmpty || declaration.kind == .file else { return }
    found.append(
      Occurrence(range: range, declaration: declaration, isDeclaration: isDeclaration))
  }

  // MARK: Elements

  private func read(_ element: Int) {
    let tag = outline.elements[element]
    let part = LanguageWords.element(kinds[element]) == nil ? names.part(kinds[element]) : nil
    note(tag.name, part?.declaration, in: kinds[element])
    if let end = tag.endName { note(end, part?.declaration, in: kinds[element]) }
    readDeclaration(element)
    // The list of a loop is read before its names are known.
    for attribute in tag.attributes where isList(attribute, of: element) {
      if let value = attribute.value { readExpressions(in: value, of: element) }
    }
    readLoop(element)
    for attribute in tag.attributes where !isList(attribute, of: element) {
      read(attribute, of: element, part)
    }
    readLet(element)
  }

  /// Notes a name, of which the part before a point is that of an import.
  private func note(_ range: Range<Int>, _ declaration: Declaration?, in word: String) {
    guard let declaration else { return }
    guard let point = word.utf8.firstIndex(of: UInt8(ascii: ".")),
      let prefix = names.importNames[String(word[..<point])]
    else { return note(range, declaration) }
    let count = word.utf8.distance(from: word.startIndex, to: point)
    note(range.lowerBound..<range.lowerBound + count, prefix)
    note(range.lowerBound + count + 1..<range.upperBound, declaration)
  }

  private func isList(_ attribute: MarkupOutline.Attribute, of element: Int) -> Bool {
    kinds[element] == "for" && outline.text(attribute.name) == "in"
  }

  private func readLoop(_ element: Int) {
    guard kinds[element] == "for" else { return }
    var list: Declaration?
    if let place = outline.place(of: "in", element) { list = record(in: place.range, of: element) }
    for name in ["each", "index"] {
      guard let place = outline.place(of: name, element)?.range, !place.isEmpty else { continue }
      let word = outline.text(place)
      let declaration = Declaration.local(word, at: place, in: live)
      note(place, declaration, isDeclaration: true)
      locals[element, default: []].append(
        Known(name: word, declaration: declaration, record: name == "each" ? list : nil))
    }
  }

  private func readLet(_ element: Int) {
    let tag = outline.elements[element]
    guard kinds[element] == "let", tag.parent >= 0,
      let name = outline.place(ofName: element)?.range, !name.isEmpty
    else { return }
    var record: Declaration?
    if let place = outline.place(of: "value", element) {
      record = self.record(in: place.range, of: element)
    }
    let word = outline.text(name)
    let declaration = Declaration.local(word, at: name, in: live)
    note(name, declaration, isDeclaration: true)
    locals[tag.parent, default: []].append(
      Known(name: word, declaration: declaration, record: record, start: tag.end))
  }

  /// Notes the name that an element declares.
  private func readDeclaration(_ element: Int) {
    guard let place = outline.place(ofName: element)?.range, !place.isEmpty else { return }
    let name = outline.text(place)
    let parent = outline.elements[element].parent
    let around = parent < 0 ? "" : outline.value("name", of: parent) ?? ""
    let body = owner(bodies[element])
    let declaration: Declaration
    switch kinds[element] {
    case "layout", "component": declaration = own(.component, "", name)
    case "element": declaration = own(.element, "", name)
    case "style": declaration = own(.style, "", name)
    case "define": declaration = own(.constant, "", name)
    case "record": declaration = own(.record, "", name)
    case "choice":
      declaration = own(.choice, "", name)
      readChoice(name, element)
    case "library": declaration = own(.library, "", name)
    case "param" where parent >= 0 && kinds[parent] == "action":
      declaration = .local(name, at: place, in: live)
    case "param": declaration = own(.parameter, body, name)
    case "action": declaration = own(.action, body, name)
    case "slot": declaration = own(.slot, body, name)
    case "field": declaration = own(.field, around, name)
    case "attribute": declaration = own(.parameter, around, name)
    case "placement": declaration = own(.placement, around, name)
    default: return
    }
    note(place, declaration, isDeclaration: true)
    if let own = ownChoice(of: declaration, element) { readWords(of: own, element) }
  }

  /// Returns the choice whose words a declaration says itself.
  private func ownChoice(of declaration: Declaration, _ element: Int) -> DeclaredNames.Choice? {
    guard outline.place(of: "values", element) != nil, kinds[element] != "choice" else {
      return nil
    }
    return outline.values(
      kinds[element], in: outline.elements[element].parent, declaration.kind,
      of: declaration.owner, path
    ).first { $0.name == declaration.name && !$0.ownWords.isEmpty }.flatMap(names.choice(of:))
  }

  private func readChoice(_ name: String, _ element: Int) {
    guard let choice = names.choice(name), choice.declaration.path == path else { return }
    readWords(of: choice, element)
  }

  private func readWords(of choice: DeclaredNames.Choice, _ element: Int) {
    guard let value = outline.place(of: "values", element)?.range else { return }
    for word in words(in: value) {
      note(word, choice.declaration(of: outline.text(word)), isDeclaration: true)
    }
  }

  // MARK: Attributes

  /// The attributes whose values are names without braces.
  private static let namingAttributes: Set = [
    "src", "as", "only", "data", "scrolled", "in", "value", "id", "style", "basedOn", "type",
    "slot",
    "areas", "area",
  ]

  private static let actionAttributes = Set(
    AttributeName.allCases.filter { name in
      Schema.shared.rows(named: name).contains { $0.type == .action }
    }.map(\.name))

  private func read(
    _ attribute: MarkupOutline.Attribute, of element: Int, _ part: DeclaredNames.Part?
  ) {
    let name = outline.text(attribute.name)
    if part != nil || hasPlacements { note(attribute.name, member(name, of: element, part)) }
    guard let value = attribute.value, !value.isEmpty else { return }
    // Most values are words of the language.
    if part == nil, !hasChoices, isPlain(value), !Self.namingAttributes.contains(name) { return }
    switch (kinds[element], name) {
    case ("import", "src"): note(value, .file(live.path(ofImport: decoded(value))))
    case ("import", "as"):
      note(value, names.importNames[outline.text(value)], isDeclaration: true)
    case ("import", "only"): readImportedWords(in: value, of: element)
    case ("preview", "data"): note(value, .file(live.path(ofData: decoded(value))))
    case ("preview", "scrolled"): readScrolls(in: value)
    case ("expect", "in"): note(value, own(.id, "", outline.text(value)))
    case ("element", "value"):
      note(value, own(.parameter, outline.value("name", of: element) ?? "", outline.text(value)))
    case (_, "id"):
      let declaration = own(.id, owner(bodies[element]), outline.text(value))
      note(value, declaration, isDeclaration: true)
    case (_, "style"), ("style", "basedOn"): readStyles(in: value, of: element)
    case ("param", "type"), ("define", "type"), ("field", "type"), ("attribute", "type"),
      ("placement", "type"):
      readTypes(in: value)
    case (_, "slot"): readSlot(value, of: element)
    case ("grid", "areas"): readAreas(of: element)
    case (_, "area") where outline.grid(around: element) >= 0 && isPlain(value):
      readArea(value, of: element)
    default:
      if isPlain(value), let choice = choice(of: name, of: element, part) {
        let word = trimmed(value)
        return note(word, choice.declaration(of: outline.text(word)))
      }
      let isAction = Self.actionAttributes.contains(name) || part?.actions.contains(name) == true
      readExpressions(
        in: value, of: element, isAction: isAction, expecting: choice(of: name, of: element, part))
    }
  }

  /// Whether a range is the name that an element declares.
  private func isName(_ range: Range<Int>, of element: Int) -> Bool {
    outline.place(ofName: element)?.range == range
  }

  /// Returns a value with its references replaced.
  private func decoded(_ value: Range<Int>) -> String {
    String(decoding: text(value).bytes, as: UTF8.self)
  }

  /// Whether a value has no expression.
  private func isPlain(_ value: Range<Int>) -> Bool {
    !outline.bytes[value].contains(UInt8(ascii: "{"))
  }

  private func trimmed(_ value: Range<Int>) -> Range<Int> {
    let parts = words(in: value)
    guard let first = parts.first, let last = parts.last else { return value }
    return first.lowerBound..<last.upperBound
  }

  // MARK: Choices and areas

  /// Returns the choice of which an attribute takes a word: one of the author's own, or the value
  /// that a declaration gives something of a type.
  private func choice(
    of name: String, of element: Int, _ part: DeclaredNames.Part?
  ) -> DeclaredNames.Choice? {
    guard hasChoices else { return nil }
    switch (kinds[element], name) {
    case ("param", "default"), ("field", "default"), ("attribute", "default"),
      ("placement", "default"), ("define", "value"), ("define", "dark"):
      return found.last { $0.isDeclaration && isName($0.range, of: element) }
        .flatMap { ownChoice(of: $0.declaration, element) }
        ?? outline.value("type", of: element).flatMap(names.choice(ofType:))
    default:
      let own = part?.attributes.first { $0.name == name }
      let placed = own == nil ? options.above(element).part : nil
      return (own ?? placed?.placements.first { $0.name == name }).flatMap(names.choice(of:))
    }
  }

  private func area(_ name: Range<Int>, of grid: Int) -> Declaration {
    Declaration(
      path: path, kind: .area, name: outline.text(name), start: outline.elements[grid].start)
  }

  private func readAreas(of grid: Int) {
    var known: Set<String> = []
    for name in outline.areas(of: grid) {
      note(name, area(name, of: grid), isDeclaration: known.insert(outline.text(name)).inserted)
    }
  }

  private func readArea(_ value: Range<Int>, of element: Int) {
    let grid = outline.grid(around: element)
    let name = trimmed(value)
    let isKnown = outline.areas(of: grid).contains { outline.text($0) == outline.text(name) }
    if isKnown { note(name, area(name, of: grid)) }
  }

  /// Returns the declaration of an attribute: of the element's own, or of the one around it.
  private func member(
    _ name: String, of element: Int, _ part: DeclaredNames.Part?
  ) -> Declaration? {
    if let part {
      if let own = part.attributes.first(where: { $0.name == name }) { return own.declaration }
      if part.actions.contains(name) {
        return Declaration(
          path: part.declaration.path, kind: .action, owner: part.owner, name: name)
      }
    }
    guard hasPlacements else { return nil }
    return options.above(element).part?.placements.first { $0.name == name }?.declaration
  }

  private func readImportedWords(in value: Range<Int>, of element: Int) {
    let path = PathKey(live.path(ofImport: outline.value("src", of: element) ?? ""))
    for word in words(in: value) {
      let name = outline.text(word)
      let declared =
        names.parts.map(\.declaration) + names.styles.map(\.declaration)
        + names.constants.map(\.declaration) + names.records.map(\.declaration)
        + names.choices.map(\.declaration)
      note(word, declared.first { $0.name == name && $0.path == path })
    }
  }

  private func readScrolls(in value: Range<Int>) {
    for part in words(in: value, at: [UInt8(ascii: ",")]) {
      guard let id = words(in: part).first else { continue }
      note(id, own(.id, "", outline.text(id)))
    }
  }

  private func readStyles(in value: Range<Int>, of element: Int) {
    guard outline.bytes[value].contains(UInt8(ascii: "{")) else {
      for word in words(in: value) { noteStyle(word) }
      return
    }
    let text = self.text(value)
    for word in text.words() {
      if text.bytes[word].contains(UInt8(ascii: "{")) {
        readExpressions(Place(text: text, element: element, isStyle: true), word)
      } else {
        noteStyle(text.source(of: word).offsets)
      }
    }
  }

  private func noteStyle(_ word: Range<Int>) {
    let name = outline.text(word)
    note(word, names.style(name)?.declaration, in: name)
  }

  /// Notes the records and choices in a type such as `[ui.User?]`.
  private func readTypes(in value: Range<Int>) {
    for word in words(in: value, at: Array(" []?".utf8)) {
      let name = outline.text(word)
      note(word, names.record(name)?.declaration ?? names.choice(name)?.declaration, in: name)
    }
  }

  /// Notes the slot that a child of a use fills.
  private func readSlot(_ value: Range<Int>, of element: Int) {
    var parent = outline.elements[element].parent
    while parent >= 0, LanguageWords.element(kinds[parent])?.isFlow == true {
      parent = outline.elements[parent].parent
    }
    guard parent >= 0, let part = names.part(kinds[parent]), part.kind == .component else { return }
    note(
      value,
      Declaration(
        path: part.declaration.path, kind: .slot, owner: part.owner, name: outline.text(value)))
  }

  /// Returns the parts of a range between blanks, or between other signs.
  private func words(in range: Range<Int>, at signs: [UInt8] = []) -> [Range<Int>] {
    outline.bytes[range].split { byte in
      signs.isEmpty ? byte <= 0x20 : signs.contains(byte)
    }.map(\.indices)
  }

  // MARK: Expressions

  /// Reads the texts between tags.
  private func readTexts() {
    for (index, element) in outline.elements.enumerated() {
      if !element.isEmpty, element.hasTagEnd { readText(from: element.tagEnd, in: index) }
      if element.parent >= 0 { readText(from: element.end, in: element.parent) }
    }
    for other in outline.others {
      let parent = outline.element(around: other.range.upperBound)
      if parent >= 0 { readText(from: other.range.upperBound, in: parent) }
    }
  }

  private func readText(from start: Int, in element: Int) {
    guard start < outline.bytes.count else { return }
    let end = outline.bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? outline.bytes.count
    readExpressions(in: start..<end, of: element)
  }

  private func text(_ range: Range<Int>) -> ExpressionText {
    let range = SourceRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    return ExpressionText(DecodedValue(attributeValue: range, in: outline.bytes))
  }

  private func readExpressions(
    in range: Range<Int>, of element: Int, isAction: Bool = false,
    expecting choice: DeclaredNames.Choice? = nil
  ) {
    guard outline.bytes[range].contains(UInt8(ascii: "{")) else { return }
    let text = self.text(range)
    readExpressions(
      Place(text: text, element: element, isAction: isAction, choice: choice),
      0..<text.bytes.count)
  }

  /// Reads all expressions in braces.
  private func readExpressions(_ place: Place, _ range: Range<Int>) {
    let bytes = place.text.bytes
    var start = range.lowerBound
    while start < range.upperBound {
      let isBrace = bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "}")
      let isDouble = start + 1 < range.upperBound && bytes[start + 1] == bytes[start]
      guard isBrace, !isDouble, bytes[start] == UInt8(ascii: "{") else {
        start += isBrace && isDouble ? 2 : 1
        continue
      }
      let end = Braces.end(of: start, in: bytes, before: range.upperBound)
      expressions.append(
        place.text.source(of: start + 1..<max(start + 1, (end ?? range.upperBound) - 1)).offsets)
      if let syntax = syntax(bytes, start, end) {
        read(syntax, place, isAction: place.isAction, expecting: place.choice)
      } else {
        unread.append(place.text.source(of: start..<(end ?? range.upperBound)).offsets)
      }
      start = end ?? range.upperBound
    }
  }

  private func syntax(_ bytes: [UInt8], _ start: Int, _ end: Int?) -> ExpressionSyntax? {
    guard let end, start + 1 < end else { return nil }
    var issue: ExpressionIssue?
    return ExpressionParser.parse(bytes, start + 1..<end - 1, &issue)
  }

  /// Returns the record in the type of an expression, without noting its names.
  private func record(in range: Range<Int>, of element: Int) -> Declaration? {
    let place = Place(text: text(range), element: element)
    let whole = place.text.trimmed(0..<place.text.bytes.count)
    guard !whole.isEmpty, place.text.bytes[whole.lowerBound] == UInt8(ascii: "{"),
      let syntax = syntax(place.text.bytes, whole.lowerBound, whole.upperBound)
    else { return nil }
    let (noted, skipped) = (found.count, unread.count)
    defer {
      found.removeLast(found.count - noted)
      unread.removeLast(unread.count - skipped)
    }
    return read(syntax, place)
  }

  /// Returns the value of a name, the innermost if several have it.
  private func value(_ name: String, in element: Int, before offset: Int) -> Known? {
    if let known = closures.last(where: { $0.name == name }) { return known }
    var around = element
    while around >= 0 {
      if let known = locals[around]?.last(where: { $0.name == name && $0.start <= offset }) {
        return known
      }
      if around == bodies[element] { break }
      around = outline.elements[around].parent
    }
    if let known = parameters[bodies[element]]?[name] { return known }
    return names.constant(name).map {
      Known(
        name: name, declaration: $0.declaration, record: names.record(of: $0),
        choice: names.choice(of: $0))
    }
  }

  /// Notes the names in an expression.
  ///
  /// - Returns: The record in its type, also in a list or an optional; nil for other types.
  @discardableResult
  private func read(
    _ syntax: ExpressionSyntax, _ place: Place, isAction: Bool = false,
    expecting expected: DeclaredNames.Choice? = nil
  ) -> Declaration? {
    switch syntax.kind {
    case .literal(.string, .string):
      if place.isStyle { readStyleWords(syntax.range, place) }
      return nil
    case .literal: return nil
    case .choice(let word):
      let range = place.text.source(of: syntax.range).offsets
      let typed = words[UInt32(range.lowerBound)].flatMap(names.choice(of:))
      let meant = expected?.words.contains(word) == true ? expected : nil
      if let choice = meant ?? typed ?? names.choice(having: word) {
        let name = range.upperBound - word.utf8.count..<range.upperBound
        note(name, choice.declaration(of: word))
      }
      return nil
    case .anchor(let id):
      let range = place.text.source(of: syntax.range.lowerBound + 1..<syntax.range.upperBound)
      note(range.offsets, own(.id, "", id))
      return nil
    case .text(let pieces):
      for case .value(let value) in pieces { read(value, place) }
      return nil
    case .name(let name):
      let range = source(of: name, in: syntax.range, place)
      if isAction { return noteAction(name, range, place) }
      let known = value(name, in: place.element, before: range.lowerBound)
      note(range, known?.declaration)
      return known?.record
    case .field(let record, let name, let range):
      return readField(name, range, of: record, place)
    case .chained(let value): return read(value, place)
    case .element(let list, let index):
      read(index, place)
      return read(list, place)
    case .list(let elements): return elements.map { read($0, place) }.first ?? nil
    case .range(let first, let last):
      read(first, place)
      read(last, place)
      return nil
    case .closure(_, _, let body): return read(body, place)
    case .call(let name, let range, let arguments):
      if isAction { noteAction(name, place.text.source(of: range).offsets, place) }
      return readCall(name, arguments, place)
    case .unary(_, let operand): return read(operand, place)
    case .binary(_, _, let left, let right):
      let choices = (choice(of: left, place), choice(of: right, place))
      read(left, place, expecting: choices.1)
      read(right, place, expecting: choices.0)
      return nil
    case .conditional(let test, let yes, let no):
      read(test, place)
      let first = read(yes, place, isAction: isAction, expecting: expected)
      return read(no, place, isAction: isAction, expecting: expected) ?? first
    case .coalesce(let optional, _, let other):
      let first = read(optional, place, expecting: expected)
      return read(other, place, expecting: expected ?? choice(of: optional, place)) ?? first
    }
  }

  /// Returns the choice of which a name has a word; nil for other expressions.
  private func choice(
    of syntax: ExpressionSyntax, _ place: Place
  ) -> DeclaredNames.Choice? {
    switch syntax.kind {
    case .name(let name):
      let offset = source(of: name, in: syntax.range, place).lowerBound
      return value(name, in: place.element, before: offset)?.choice
    case .coalesce(let optional, _, _): return choice(of: optional, place)
    case .chained(let value): return choice(of: value, place)
    case .conditional(_, let yes, let no): return choice(of: yes, place) ?? choice(of: no, place)
    case .literal, .choice, .anchor, .text, .field, .element, .list, .range, .closure, .call,
      .unary, .binary:
      return nil
    }
  }

  /// Returns the range of a name in the source; the range of an expression includes parentheses.
  private func source(of name: String, in range: Range<Int>, _ place: Place) -> Range<Int> {
    let start =
      place.text.bytes[range].firstIndex { $0 > 0x20 && $0 != UInt8(ascii: "(") }
      ?? range.lowerBound
    return place.text.source(of: start..<min(start + name.utf8.count, range.upperBound)).offsets
  }

  @discardableResult
  private func noteAction(
    _ name: String, _ range: Range<Int>, _ place: Place
  ) -> Declaration? {
    let body = bodies[place.element]
    if actions[body]?.contains(name) == true { note(range, own(.action, owner(body), name)) }
    return nil
  }

  private func readStyleWords(_ range: Range<Int>, _ place: Place) {
    guard let open = place.text.bytes[range].firstIndex(of: UInt8(ascii: "'")),
      let close = place.text.bytes[range].lastIndex(of: UInt8(ascii: "'")), open < close
    else { return }
    for word in words(in: place.text.source(of: open + 1..<close).offsets) { noteStyle(word) }
  }

  private func readField(
    _ name: String, _ range: Range<Int>, of record: ExpressionSyntax, _ place: Place
  ) -> Declaration? {
    let range = place.text.source(of: range).offsets
    if case .name(let owner) = record.kind,
      value(owner, in: place.element, before: range.lowerBound) == nil
    {
      if let prefix = names.importNames[owner], let constant = names.constant("\(owner).\(name)") {
        note(source(of: owner, in: record.range, place), prefix)
        note(range, constant.declaration)
        return names.record(of: constant)
      }
      if owner == "slot" { note(range, own(.slot, self.owner(bodies[place.element]), name)) }
      return nil
    }
    guard let owner = read(record, place),
      let field = names.fields(of: owner).first(where: { $0.name == name })
    else { return nil }
    note(range, field.declaration)
    return names.record(of: field)
  }

  private func readCall(
    _ name: String, _ arguments: [ExpressionSyntax], _ place: Place
  ) -> Declaration? {
    var first: Declaration?
    var result: Declaration?
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let element, let word, let body) = argument.kind else {
        let record = read(argument, place)
        if index == 0 { first = record }
        continue
      }
      let range = place.text.source(of: word).offsets
      let declaration = Declaration.local(element, at: range, in: live)
      note(range, declaration, isDeclaration: true)
      closures.append(Known(name: element, declaration: declaration, record: first))
      result = read(body, place)
      closures.removeLast()
    }
    return name == ExpressionFunction.map.name ? result : first
  }
}

extension DocumentStructure {
  /// The expressions that are no operands of others.
  fileprivate var wholeExpressions: [TypedExpression] {
    expressions + tests.flatMap { $0.expectations.map(\.condition) }
  }
}
