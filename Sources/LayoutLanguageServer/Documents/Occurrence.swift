import LayoutCompiler
import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// A name in a text that means a declaration, or declares one.
struct Occurrence {
  /// The range of the name, without the names before it and their points.
  var range: Range<Int>
  var target: Target

  /// A declaration: a file, and the range of the name there.
  struct Target: Hashable {
    var path: String
    var range: Range<Int>
    /// The text of the file; nil for that of the document.
    var source: SourceText?

    static func == (one: Target, other: Target) -> Bool {
      one.path.isSamePath(as: other.path) && one.range == other.range
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(PathKey(path))
      hasher.combine(range)
    }
  }
}

/// Finds the names in a document, and what they mean.
struct Occurrences {
  private let view: DocumentView
  private let outline: MarkupOutline
  private let names: DeclaredNames

  init(_ view: DocumentView) {
    self.view = view
    outline = view.outline
    names = view.names
  }

  /// Returns the name at an offset; nil if none is there, or it means nothing.
  func occurrence(at offset: Int) -> Occurrence? {
    switch outline.cursor(at: offset) {
    case .elementName(let element, let name): return part(outline.name(element), name)
    case .endName(let element, let name): return part(outline.name(element), name)
    case .value(let element, let attribute, let value):
      if let name = expression(at: offset, in: value) { return name }
      return self.value(element, attribute, value, at: offset)
    case .content:
      let start = outline.startOfContent(before: offset)
      return expression(at: offset, in: start..<outline.bytes.count)
    case .attributeName(let element, let name): return parameter(of: element, name)
    case .nothing: return nil
    }
  }

  /// Returns all names that mean something.
  ///
  /// - Complexity: O(n · m) for n names and m elements.
  var all: [Occurrence] {
    var found: [Occurrence] = []
    for element in outline.elements.indices {
      let tag = outline.elements[element]
      if let use = part(outline.name(element), tag.name) {
        found.append(use)
        if let end = tag.endName { found.append(Occurrence(range: end, target: use.target)) }
      }
      for (place, attribute) in tag.attributes.enumerated() {
        if let name = parameter(of: element, attribute.name) { found.append(name) }
        guard let value = attribute.value else { continue }
        for word in words(in: value) {
          if let name = expression(at: word.lowerBound, in: value)
            ?? self.value(element, place, value, at: word.lowerBound),
            name.range == word
          {
            found.append(name)
          }
        }
      }
      let content = tag.tagEnd..<max(tag.tagEnd, endOfText(behind: tag.tagEnd))
      for word in words(in: content) {
        if let name = expression(at: word.lowerBound, in: content), name.range == word {
          found.append(name)
        }
      }
    }
    return found
  }

  private func endOfText(behind offset: Int) -> Int {
    outline.bytes[min(offset, outline.bytes.count)...].firstIndex(of: UInt8(ascii: "<"))
      ?? outline.bytes.count
  }

  // MARK: Elements and attributes

  private func target(_ place: DeclaredNames.Place) -> Occurrence.Target {
    Occurrence.Target(
      path: place.source?.name ?? view.document.path, range: place.range, source: place.source)
  }

  private func part(_ name: String, _ range: Range<Int>) -> Occurrence? {
    guard let part = names.part(name) else { return nil }
    return Occurrence(range: lastName(of: range), target: target(part.place))
  }

  private func parameter(of element: Int, _ name: Range<Int>) -> Occurrence? {
    let word = outline.text(name)
    let own = names.part(outline.name(element))?.attributes.first { $0.name == word }
    let placed = AttributeOptions(outline, names).above(element).part?.placements
      .first { $0.name == word }
    guard let value = own ?? placed else { return nil }
    return Occurrence(range: name, target: target(value.place))
  }

  private func value(
    _ element: Int, _ attribute: Int, _ value: Range<Int>, at offset: Int
  ) -> Occurrence? {
    let name = outline.text(outline.elements[element].attributes[attribute].name)
    let kind = outline.name(element)
    let text = outline.text(value)
    switch name {
    case "name" where Self.declaring.contains(kind), "each" where kind == "for",
      "index" where kind == "for":
      guard !value.isEmpty else { return nil }
      return Occurrence(
        range: value, target: Occurrence.Target(path: view.document.path, range: value))
    case "style", "basedOn":
      let word = self.word(at: offset, in: value)
      guard let style = names.style(outline.text(word)) else { return nil }
      return Occurrence(range: lastName(of: word), target: target(style.place))
    case "type":
      let word = self.word(at: offset, in: value)
      let place = names.record(outline.text(word))?.place ?? names.choice(outline.text(word))?.place
      return place.map { Occurrence(range: word, target: target($0)) }
    case "src" where kind == "import":
      let path = view.live.path(ofImport: text)
      return Occurrence(range: value, target: Occurrence.Target(path: path, range: 0..<0))
    case "data" where kind == "preview":
      let path = view.live.path(ofData: text)
      return Occurrence(range: value, target: Occurrence.Target(path: path, range: 0..<0))
    default: return nil
    }
  }

  private static let declaring = Set(
    ElementSet.nameable.union([.field, .attribute, .placement]).kinds.map(\.name))

  // MARK: Expressions

  private func expression(at offset: Int, in text: Range<Int>) -> Occurrence? {
    let word = self.word(at: offset, in: text)
    guard !word.isEmpty, isInExpression(word.lowerBound, text) else { return nil }
    let path = self.path(to: word)
    let scope = ScopeOfNames(at: offset, outline, names, view.live)
    if path.count == 1 {
      return scope.value(path[0]).map { Occurrence(range: word, target: target($0.place)) }
    }
    if let constant = names.constant(path.joined(separator: ".")) {
      return Occurrence(range: word, target: target(constant.place))
    }
    let fields = scope.fields(of: scope.type(ofPath: path.dropLast()))
    guard let field = fields.first(where: { $0.name == path.last }) else { return nil }
    return Occurrence(range: word, target: target(field.place))
  }

  /// Whether an offset is between braces and not in quotes there.
  private func isInExpression(_ offset: Int, _ text: Range<Int>) -> Bool {
    var depth = 0
    var isInText = false
    for place in text.lowerBound..<min(offset, outline.bytes.count) {
      switch outline.bytes[place] {
      case UInt8(ascii: "{") where !isInText: depth = 1
      case UInt8(ascii: "}") where !isInText: depth = 0
      case UInt8(ascii: "<"): return false
      case UInt8(ascii: "'") where depth > 0: isInText.toggle()
      default: break
      }
    }
    return depth > 0 && !isInText
  }

  /// Returns the names up to a word, which points join.
  private func path(to word: Range<Int>) -> [String] {
    var start = word.lowerBound
    while start > 0, isPartOfWord(outline.bytes[start - 1]) || outline.bytes[start - 1] == 0x2E {
      start -= 1
    }
    return outline.text(start..<word.upperBound).split(separator: ".").map(String.init)
  }

  // MARK: Words

  private func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if isPartOfWord(outline.bytes[place]) {
        let word = self.word(at: place, in: range)
        words.append(word)
        place = word.upperBound
      }
      place += 1
    }
    // A path of a file is one word.
    return words.count == 1 && words[0] == range || range.isEmpty ? words : words + [range]
  }

  private func word(at offset: Int, in range: Range<Int>) -> Range<Int> {
    var start = min(max(offset, range.lowerBound), range.upperBound)
    var end = start
    while start > range.lowerBound, isPartOfWord(outline.bytes[start - 1]) { start -= 1 }
    while end < range.upperBound, isPartOfWord(outline.bytes[end]) { end += 1 }
    return start..<end
  }

  /// Returns the part of a name behind its last point, which an import's name stands before.
  private func lastName(of range: Range<Int>) -> Range<Int> {
    guard let point = outline.bytes[range].lastIndex(of: UInt8(ascii: ".")) else { return range }
    return point + 1..<range.upperBound
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
