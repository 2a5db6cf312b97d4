import LayoutDiagnostics
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// The repair or advice for an element with a name from another system.
struct ElementGuess {
  let markup: MarkupDocument
  let index: Int
  let answer: ForeignElement
  /// The control of the library that comes with the compiler, if the element is one.
  let control: ForeignWords.Control?
  let word: String

  init?(_ index: Int, in markup: MarkupDocument) {
    let written = markup.text(in: markup.nodes[index].nameRange)
    // A class of Java's is known by the last of its names.
    let names = written.split(separator: ".")
    let isQualified = names.count > 2 && names[0].allSatisfy(\.isLowercase)
    word = isQualified ? names.last.map(String.init) ?? written : written
    let attributes = markup.nodes[index].attributeIndices.map { markup.attributes[$0] }
    func value(_ names: [String]) -> String? {
      attributes.first { names.contains(markup.text(in: $0.nameRange)) }
        .map { Words.trimmed(markup.value(of: $0).string) }
    }
    // What holds cases is a choice between elements, and what holds nothing is a control.
    let isSwitch = word == "switch" && markup.nodes[index].firstChild < 0
    // The word is one of ours, of which this asks where it has no place.
    let isField = word == ElementKind.field.name
    control = ForeignWords.control(
      isSwitch ? "Switch" : isField ? "TextField" : word, type: value(["type"]),
      hasValue: value(["value", "progress", "fraction"]) != nil,
      isSecret: value(ForeignWords.secrets) == "true"
        || value(["inputType", "android:inputType", "keyboardType"])?.lowercased()
          .contains("password") == true
    )
    let isSpacer = word == "Spacer"
    guard
      let answer = isSpacer
        ? .tags([])
        : control == nil
          ? ForeignWords.element(word, with: attributes.map { markup.text(in: $0.nameRange) })
          : .view
    else { return nil }
    self.markup = markup
    self.index = index
    self.answer = answer
  }

  var node: MarkupNode { markup.nodes[index] }

  /// The advice for an element without an equivalent.
  var advice: String? {
    if case .advice(let advice) = answer { return advice }
    return nil
  }

  /// The elements to write instead, from the outermost in.
  var tags: [ForeignAnswer.Tag] {
    let tags = usualTags
    guard var last = tags.last, symbol == nil else { return tags }
    // Words alone are a text, and so is a span outside of one.
    let isLoneSpan = last.kind == .span && !isInText
    let holdsWords =
      ElementSet.layoutElements.contains(last.kind) && last.kind != .text && hasText
      && elements.isEmpty
    guard isLoneSpan || holdsWords else { return tags }
    last.kind = .text
    if holdsWords { last.settings = [] }
    return tags.dropLast() + [last]
  }

  /// The kind of the element that will hold the content; nil if the element's parent will, or a
  /// control.
  var innermostKind: ElementKind? {
    switch answer {
    case .tags, .box: tags.last?.kind
    case .view, .children, .child, .childOr, .advice: nil
    }
  }

  private var isInText: Bool {
    switch GuessedPlace(index, in: markup).parent {
    case .text, .span: true
    default: false  // open: all other elements hold no words.
    }
  }

  private var usualTags: [ForeignAnswer.Tag] {
    // A space of a given length is no space that grows.
    if word == "Spacer" { return [ForeignAnswer.Tag(kind: hasLength ? .view : .spacer)] }
    switch answer {
    case .tags(let tags):
      guard tags.count == 1 else { return tags }
      // A box around nothing is drawn for its own sake.
      if tags[0].kind == .wrapper, elements.isEmpty, !hasText {
        return [ForeignAnswer.Tag(kind: .view)]
      }
      // A view of several children is a column elsewhere, and here it holds one.
      if tags[0].kind == .view, elements.count > 1 {
        let direction = ForeignAnswer.Setting(name: .direction, value: "vertical")
        return [ForeignAnswer.Tag(kind: .stack, settings: tags[0].settings + [direction])]
      }
      // A property of a record is a field.
      if tags[0].kind == .param, GuessedPlace(index, in: markup).parent == .record {
        return [ForeignAnswer.Tag(kind: .field)]
      }
      return tags
    case .view where control != nil: return []
    case .childOr(let tag): return [tag]
    case .box(let settings):
      let kind: ElementKind =
        !elements.isEmpty || hasText ? .center : hasPicture ? .image : .view
      return [ForeignAnswer.Tag(kind: kind, settings: settings)]
    case .view:
      return [ForeignAnswer.Tag(kind: .view, settings: [.init(name: .class, value: word)])]
    case .children, .child: return [ForeignAnswer.Tag(kind: .wrapper)]
    case .advice: return []
    }
  }

  /// The names that the element would have declared.
  var declaredNames: [String] {
    guard let kind = tags.last?.kind else { return [] }
    if kind == .for || isLoop { return [LoopPhrase.usualItem] + written(["each", "index"]) }
    return ElementSet.declaring.contains(kind) ? written(["name"]) : []
  }

  private func written(_ names: [String]) -> [String] {
    node.attributeIndices.map { markup.attributes[$0] }
      .filter { names.contains(markup.text(in: $0.nameRange)) }
      .map { Words.trimmed(markup.value(of: $0).string) }
  }

  var fix: FixIt? {
    // The end of an incomplete tag is unknown.
    guard !node.flags.contains(.incomplete) else { return nil }
    if control != nil { return controlRepair }
    if let made { return made }
    let parentTakesAny = GuessedPlace(index, in: markup).parent.map(takesAny) ?? true
    switch answer {
    case .advice: return nil
    case .children where parentTakesAny || elements.count == 1: return unwrapping([])
    case .child(let settings) where elements.count == 1 && !hasText: return unwrapping(settings)
    case .childOr where elements.count == 1 && !hasText: return unwrapping([], takesAll: true)
    case .tags, .box, .view, .children, .child, .childOr: return replacement
    }
  }

  /// The child elements.
  var elements: [Int] {
    var found: [Int] = []
    var child = node.firstChild
    while child >= 0 {
      if markup.nodes[Int(child)].isElement { found.append(Int(child)) }
      child = markup.nodes[Int(child)].nextSibling
    }
    return found
  }

  var hasText: Bool {
    var child = node.firstChild
    while child >= 0 {
      let node = markup.nodes[Int(child)]
      if !node.isElement, node.kind == .text || node.kind == .cdata, !node.contentRange.isEmpty {
        return true
      }
      child = node.nextSibling
    }
    return false
  }

  /// Whether one of the attributes is a picture.
  private var hasPicture: Bool {
    let place = placed(as: .image)
    return node.attributeIndices.contains {
      (ours(markup.attributes[$0], at: place) ?? []).contains {
        $0.name == AttributeName.source.name
      }
    }
  }

  /// Whether the words or the name of the element are those of a symbol.
  private var namesSymbol: Bool {
    guard case .tags(let tags) = answer else { return false }
    // Equivalent, `last` as `first`: such an answer has one tag.
    return tags.last?.settings.contains { $0.value == "$words" } == true
  }

  /// The symbol that the words between the tags name, as in `<Icon>Icons.star</Icon>`; nil if the
  /// element takes none, or if they are words for people.
  private var symbol: String? {
    guard namesSymbol, hasText, elements.isEmpty else { return nil }
    var words = ""
    var child = node.firstChild
    while child >= 0 {
      words += markup.text(in: markup.nodes[Int(child)].contentRange)
      child = markup.nodes[Int(child)].nextSibling
    }
    words = Words.trimmed(words)
    let form = ForeignWords.forms.first { form in
      if case .symbol = form.meaning { words.hasPrefix(form.opening) } else { false }
    }
    let name = words.dropFirst(form?.opening.count ?? 0)
    let isName = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))
    }
    return isName && !name.isEmpty ? "symbol:\(name)" : nil
  }

  private func takesAny(_ kind: ElementKind) -> Bool {
    switch Schema.shared.spec(for: kind).children {
    case .any, .repeated: true
    case .empty, .text, .characters, .declarations, .fields, .parameters, .readings, .expectations,
      .atMostOne, .exactly, .document, .component:
      false
    }
  }

  /// Returns a repair that removes the element's tags and writes its settings on its child.
  ///
  /// With `takesAll`, the child gets all of the element's attributes that it can have.
  private func unwrapping(
    _ settings: [ForeignAnswer.Setting], takesAll: Bool = false
  ) -> FixIt? {
    guard let syntax = SyntaxTree(markup).element(at: index) else { return nil }
    var edits = syntax.unwrapping()
    if takesAll, let child = elements.first {
      var place = GuessedPlace(child, in: markup)
      if place.kind == nil { place.kind = ElementGuess(child, in: markup)?.tags.first?.kind }
      place.parent = GuessedPlace(index, in: markup).parent
      var values: [(name: String, value: String)] = []
      for index in node.attributeIndices {
        for setting in ours(markup.attributes[index], at: place) ?? [] { set(&values, [setting]) }
      }
      let text = StartTag.written(values.filter { place.written[$0.name] == nil })
      edits.append(SourceEdit(.at(markup.nodes[child].nameEnd), text))
    } else if let child = elements.first, !settings.isEmpty {
      var values = settings.map { (name: $0.name.name, value: $0.value) }
      for index in node.attributeIndices {
        for (name, value) in ours(markup.attributes[index], at: placed(as: .wrapper)) ?? [] {
          if let place = values.firstIndex(where: { $0.name == name }) {
            values[place].value = value
          }
        }
      }
      let taken = GuessedPlace(child, in: markup).written
      values = values.compactMap { setting in
        guard setting.value == "$half" else { return setting }
        return half(of: child).map { (name: setting.name, value: $0) }
      }
      let text = StartTag.written(values.filter { taken[$0.name] == nil })
      edits.append(SourceEdit(.at(markup.nodes[child].nameEnd), text))
    }
    return FixIt("remove '\(word)' around what it holds", isSafe: false, edits: edits)
  }

  private func placed(as kind: ElementKind) -> GuessedPlace {
    GuessedPlace(index, as: kind, in: markup)
  }

  // MARK: Other tags

  /// The names of attributes that contain the list of a loop, in lower case.
  private static let data: Set<String> = ["data", "items", "source", "itemssource", "of"]

  private var hasLength: Bool {
    node.attributeIndices.contains {
      let attribute = markup.attributes[$0]
      let name = markup.text(in: attribute.nameRange)
      if name == "modifier" {
        let calls = markup.value(of: attribute).string
        return ["height(", "width(", "size("].contains { calls.contains($0) }
      }
      return ["height", "width", "size"].contains(name)
    }
  }

  private var isLoop: Bool {
    tags.count > 1 && tags.last?.kind != .for
      && node.attributeIndices.contains { isData(markup.attributes[$0]) }
  }

  private func isData(_ attribute: MarkupAttribute) -> Bool {
    let name = markup.text(in: attribute.nameRange)
    return Self.data.contains(name.lowercased())
      && markup.value(of: attribute).string.hasPrefix("{")
  }

  /// A repair that writes the equivalent elements, each attribute on the element that reads it.
  private var replacement: FixIt? {
    guard let syntax = SyntaxTree(markup).element(at: index), let first = tags.first else {
      return nil
    }
    var written = tags.map { tag in tag.settings.map { (name: $0.name.name, value: $0.value) } }
    var edits: [SourceEdit] = []
    var loop: String?
    let outer = placed(as: first.kind)
    var words: String?
    for index in node.attributeIndices {
      let attribute = markup.attributes[index]
      let name = markup.text(in: attribute.nameRange)
      if tags.count > 1, isData(attribute) {
        loop = markup.value(of: attribute).string
        edits += Repairs.remove(attribute, markup)
        continue
      }
      // The words of a span stand between its tags.
      if first.kind == .span, elements.isEmpty, !hasText,
        ["text", "content", "data"].contains(ForeignWords.normalized(name))
      {
        words = markup.value(of: attribute).string
        edits += Repairs.remove(attribute, markup)
        continue
      }
      let innermost = tags.count > 1 ? tags.last?.kind : nil
      let inner = innermost.flatMap { kind -> [(name: String, value: String)]? in
        let found = ours(attribute, at: placed(as: kind)) ?? []
        let isOwn = found.allSatisfy { name, _ in
          AttributeName(named: name).flatMap { Schema.shared.ownRow($0, of: kind) }
            .map { Schema.shared[$0].group == .own } ?? false
        }
        return found.isEmpty || !isOwn ? nil : found
      }
      if let inner {
        // A list scrolls along the axis of its stack.
        if first.kind == .scroll, let along = inner.first(where: { $0.name == "direction" }) {
          set(&written[0], [(name: AttributeName.axis.name, value: along.value)])
        }
        set(&written[tags.count - 1], inner)
        edits += Repairs.remove(attribute, markup)
        continue
      }
      guard let ours = ours(attribute, at: outer) else { continue }
      // An attribute replaces a preset of the same name.
      written[0].removeAll { old in ours.contains { $0.name == old.name } }
      if ours.count != 1 || ours[0].name != name
        || ours[0].value != markup.value(of: attribute).string
      {
        let text = String(StartTag.written(ours).dropFirst())
        edits +=
          text.isEmpty
          ? Repairs.remove(attribute, markup) : [SourceEdit(attribute.range, text)]
      }
    }
    written = written.map { tag in
      tag.compactMap { setting -> (name: String, value: String)? in
        switch setting.value {
        case "$half": half(of: index).map { (name: setting.name, value: $0) }
        case "$twice": (name: setting.name, value: diameter)
        case "$words": symbol.map { (name: setting.name, value: $0) }
        default: setting  // open: all others stand for themselves.
        }
      }
    }
    if loop != nil { written.append([("each", LoopPhrase.usualItem), ("in", loop ?? "")]) }
    let names = tags.map(\.kind.name) + (loop == nil ? [] : [ElementKind.for.name])
    let starts = zip(names, written).map { $0 + StartTag.written($1) }
    edits.append(SourceEdit(node.nameRange, starts[0]))
    let opened = starts.dropFirst().joined(separator: "><")
    let closed = names.dropFirst().reversed().map { "</\($0)>" }.joined()
    if symbol != nil {
      edits.append(
        SourceEdit(SourceRange(start: node.startTagEnd - 1, end: node.range.end), "/>"))
    } else if let words {
      let text = AttributeText.escaped(words, quote: "\"")
      if syntax.isSelfClosing {
        let end = SourceRange(start: node.startTagEnd - 2, end: node.startTagEnd)
        edits.append(SourceEdit(end, ">\(text)</\(names[0])>"))
      } else {
        edits.append(SourceEdit(.at(node.startTagEnd), text))
        edits.append(SourceEdit(node.endTagNameRange, names[0]))
      }
    } else if syntax.isSelfClosing, !opened.isEmpty {
      let end = SourceRange(start: node.startTagEnd - 2, end: node.startTagEnd)
      edits.append(
        SourceEdit(
          end,
          "><\(opened)/>\(names.dropFirst().dropLast().reversed().map { "</\($0)>" }.joined())</\(names[0])>"
        ))
    } else {
      if !opened.isEmpty {
        edits.append(SourceEdit(.at(node.startTagEnd), "<\(opened)>"))
      }
      if !node.endTagNameRange.isEmpty {
        if !closed.isEmpty {
          edits.append(SourceEdit(.at(node.endTagNameRange.start - 2), closed))
        }
        edits.append(SourceEdit(node.endTagNameRange, names[0]))
      }
    }
    return FixIt(
      "replace '\(word)' with \(starts.map { "'\($0)'" }.joined(separator: " and "))",
      isSafe: false, edits: Repairs.merged(edits))
  }

  /// Returns the number of tracks in `3` and `GridCells.Fixed(3)`, or nil.
  private func trackCount(_ value: String) -> Int? {
    let digits = value.hasSuffix(")") ? value.drop { !$0.isNumber }.dropLast() : value[...]
    return Int(digits).flatMap { (1...100).contains($0) ? $0 : nil }
  }

  /// Returns half of the height or width among an element's attributes, or nil.
  private func half(of element: Int) -> String? {
    let written = GuessedPlace(element, in: markup).written
    for name in ["height", "width", "size"] {
      guard let text = written[name].map({ markup.value(of: $0).string }),
        let length = Double(text.prefix { $0.isNumber || $0 == "." })
      else { continue }
      let half = length / 2
      return ForeignNumbers.number(half)
    }
    return nil
  }

  /// Twice the radius among the attributes, or the diameter of an avatar without one.
  private var diameter: String {
    let written = GuessedPlace(index, in: markup).written["radius"]
    let text = written.map { Words.trimmed(markup.value(of: $0).string) } ?? ""
    if text.hasPrefix("{"), text.hasSuffix("}") { return "{2 * (\(text.dropFirst().dropLast()))}" }
    return ForeignNumbers.number(2 * (Double(text) ?? 20))
  }

  private func set(
    _ written: inout [(name: String, value: String)], _ ours: [(name: String, value: String)]
  ) {
    for (name, value) in ours {
      // Equivalent, `firstIndex` as `lastIndex`: each name is written once.
      if let place = written.firstIndex(where: { $0.name == name }) {
        written[place].value = value
      } else {
        written.append((name, value))
      }
    }
  }

  /// Returns the equivalent of an attribute.
  ///
  /// Nil if there is none; empty if the attribute should be removed.
  private func ours(
    _ attribute: MarkupAttribute, at place: GuessedPlace
  ) -> [(name: String, value: String)]? {
    let word = markup.text(in: attribute.nameRange)
    let value = markup.value(of: attribute).string
    if namesSymbol, word == AttributeName.name.name {
      return [(AttributeName.source.name, AttributeGuess.symbol(value) ?? value)]
    }
    if case .repair(_, let writes)? = AttributeGuess(attribute, at: place).compound,
      !writes.isEmpty
    {
      return writes
    }
    if let name = AttributeName(named: word), let row = place.row(name) {
      // Other systems count tracks.
      if place.kind == .grid, name == .columns || name == .rows, let count = trackCount(value) {
        return [(word, "repeat(\(count), 1fr)")]
      }
      if ValueGuess.isLegal(value, row) { return [(word, value)] }
      if let ours = ValueGuess.value(value, row) { return [(word, ours)] }
      if case .repair(_, let writes)? = AttributeGuess(attribute, at: place).outcome,
        !writes.isEmpty
      {
        return writes
      }
      return [(word, value)]
    }
    guard case .repair(let fix, let writes)? = AttributeGuess(attribute, at: place).outcome else {
      return nil
    }
    // A repair that writes no attribute removes the attribute, or wraps the element.
    return writes.isEmpty && fix.edits.count > 1 ? nil : writes
  }
}

extension LoopPhrase {
  /// The name of a loop's current element if the author gives none.
  static let usualItem = "item"
}

extension StartTag {
  /// Returns attributes as they are written in a tag, each with a blank before it.
  static func written(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\(AttributeText.escaped($0.value, quote: "\""))\"" }.joined()
  }
}
