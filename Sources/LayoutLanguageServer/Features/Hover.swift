import LayoutChecking
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages
import LayoutModel
import LayoutSchema

/// `textDocument/hover`: what stands at a place, in a few lines.
struct Hover {
  private let view: DocumentView
  private let outline: MarkupOutline
  private let names: DeclaredNames

  init(_ view: DocumentView) {
    self.view = view
    outline = view.outline
    names = view.names
  }

  /// Whether a request is about an element, whose frame and picture the response has once they are
  /// known.
  func needsLooks(for parameters: JSONNode) -> Bool {
    view.offset(in: parameters).map { element(at: $0) != nil || share(at: $0) != nil } ?? false
  }

  func response(to parameters: JSONNode, in workspace: OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters),
      let (known, range) = hover(at: offset, in: workspace),
      !known.isEmpty
    else { return .null }
    let isMarkdown = view.client.takesMarkdownHover
    let lines =
      known + look(at: offset, in: workspace) + length(at: offset, in: workspace)
      + rules(at: offset)
    let text = lines.map { isMarkdown ? $0.markdown : $0.plain }.joined(separator: "\n\n")
    return [
      "contents": ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(text)],
      "range": view.positions.json(range),
    ]
  }

  /// Returns what the findings at an offset are about in general; their messages an editor shows
  /// itself.
  private func rules(at offset: Int) -> [Line] {
    var told: Set<String> = []
    return view.live.findings.compactMap { finding -> Line? in
      guard Int(finding.range.start) <= offset, offset < Int(finding.range.end),
        told.insert(finding.id.name).inserted
      else { return nil }
      return .text("\(finding.id.name): \(finding.id.entry.summary)")
    }
  }

  /// A paragraph of a hover.
  private enum Line {
    /// A name with what it is, such as `width: points, a percentage or 'auto'`.
    case code(String)
    case text(String)
    /// The address of a picture, for clients with Markdown alone.
    case picture(String)

    var plain: String {
      switch self {
      case .code(let text), .text(let text), .picture(let text): text
      }
    }

    var markdown: String {
      switch self {
      case .code(let text): "`\(text)`"
      case .text(let text): text
      case .picture(let address): "![](\(address))"
      }
    }
  }

  private func hover(
    at offset: Int, in workspace: OpenWorkspace
  ) -> (lines: [Line], range: Range<Int>)? {
    switch outline.cursor(at: offset) {
    case .nothing: return nil
    case .elementName(let element, let name): return (lines(ofElement: element), name)
    case .endName(let parent, let name): return (lines(ofElement: parent), name)
    case .attributeName(let element, let name):
      guard let option = AttributeOptions(outline, names).option(outline.text(name), of: element)
      else { return nil }
      return (lines(of: option) + overruled(outline.text(name), of: element), name)
    case .value(let element, let attribute, let value):
      return expression(at: offset, in: workspace)
        ?? self.value(element, attribute, value, at: offset)
    case .content: return expression(at: offset, in: workspace)
    }
  }

  // MARK: Elements and attributes

  private func lines(ofElement element: Int) -> [Line] {
    let name = outline.name(element)
    if let kind = LanguageWords.element(name) {
      return [.code("<\(name)>: \(kind.spec.children.phrase)"), .text(kind.spec.summary)]
    }
    return names.part(name).map(lines(of:)) ?? []
  }

  /// The most bytes of a picture's address; editors cut longer texts.
  private static let mostPicture = 60 << 10

  /// Returns the frame of the element whose name is at an offset, why it has its size, and what it
  /// looks like in the element around it.
  private func look(at offset: Int, in workspace: OpenWorkspace) -> [Line] {
    guard let element = element(at: offset), let looks = workspace.knownLooks(for: view),
      let look = looks.element(at: outline.elements[element].name.lowerBound)
    else { return [] }
    let frame = look.frame
    let (width, height) = (frame.width.toTheHundredth, frame.height.toTheHundredth)
    let preview = looks.preview.map { "in the preview '\($0)'" } ?? "in the first preview"
    let first = look.count > 1 ? ", the first of \(look.count)" : ""
    var lines = [
      Line.text(
        "\(width) × \(height) at \(frame.x.toTheHundredth), \(frame.y.toTheHundredth) "
          + preview + first),
      .text("width: \(look.width)"), .text("height: \(look.height)"),
    ]
    if view.client.takesMarkdownHover,
      let address = looks.picture(of: look, atMost: Self.mostPicture)
    {
      lines.append(.picture(address))
    }
    return lines
  }

  /// Returns the element whose name is at an offset; nil elsewhere.
  private func element(at offset: Int) -> Int? {
    switch outline.cursor(at: offset) {
    case .elementName(let element, _), .endName(let element, _):
      outline.elements.indices.contains(element) ? element : nil
    case .nothing, .attributeName, .value, .content: nil
    }
  }

  /// Returns what is in force of an attribute that the styles of its element say as well.
  private func overruled(_ attribute: String, of element: Int) -> [Line] {
    guard let written = outline.value(attribute, of: element) else { return [] }
    let said = styles(of: element).flatMap { style in
      style.attributes.filter { $0.name == attribute }.map {
        "the style '\(style.name)' has '\($0.value)'"
      }
    }
    guard !said.isEmpty else { return [] }
    return [.text("in force: '\(written)', as it is written here; " + said.joined(separator: ", "))]
  }

  /// The styles that an element names, without those that hang on a value.
  private func styles(of element: Int) -> [DeclaredNames.Style] {
    let names = outline.value(AttributeName.style.name, of: element) ?? ""
    return names.split(separator: " ").compactMap { self.names.style(String($0)) }
  }

  /// The attributes that a percentage is the width or the height in.
  private static let lengths: Set<String> = [
    "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight",
  ]

  /// Returns the element with a percentage as its width or height at an offset, and whether it is
  /// its width; nil elsewhere.
  private func share(at offset: Int) -> (element: Int, isWidth: Bool)? {
    guard case .value(let element, let attribute, let value) = outline.cursor(at: offset),
      outline.elements.indices.contains(element),
      outline.elements[element].attributes.indices.contains(attribute),
      outline.bytes[value].contains(UInt8(ascii: "%"))
    else { return nil }
    let name = outline.text(outline.elements[element].attributes[attribute].name)
    guard Self.lengths.contains(name) else { return nil }
    return (element, name.lowercased().hasSuffix("width"))
  }

  /// Returns what a percentage comes to in the first preview.
  private func length(at offset: Int, in workspace: OpenWorkspace) -> [Line] {
    guard let (element, isWidth) = share(at: offset), let looks = workspace.knownLooks(for: view),
      let look = looks.element(at: outline.elements[element].name.lowerBound)
    else { return [] }
    let preview = looks.preview.map { "in the preview '\($0)'" } ?? "in the first preview"
    return [.text("\(preview), \(isWidth ? "width: \(look.width)" : "height: \(look.height)")")]
  }

  /// Returns a picture of a colour.
  private func swatch(_ parts: [UInt32]?) -> [Line] {
    guard let parts, parts.count == 4, view.client.takesMarkdownHover else { return [] }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="32" height="16">\
      <rect width="32" height="16" fill="rgb(\(parts[0]),\(parts[1]),\(parts[2]))" \
      fill-opacity="\((Float(parts[3]) / 255).toTheHundredth)" stroke="#888"/></svg>
      """
    return [.picture("data:image/svg+xml;base64," + Base64.text(of: Array(svg.utf8)))]
  }

  /// Returns a picture of a colour in hexadecimal digits; none of anything else.
  private func swatch(of text: String) -> [Line] {
    guard text.utf8.first == UInt8(ascii: "#") else { return [] }
    return swatch(DocumentColors.parts(of: Array(text.utf8)[1...]))
  }

  private func lines(of option: AttributeOption) -> [Line] {
    let words = option.words.joined(separator: " ")
    let type = option.row?.type.expectation ?? (words.isEmpty ? option.type ?? "" : words)
    return [
      .code("\(option.name): \(type)"), .text(AttributeCompletion.documentation(option)),
    ]
  }

  private func value(
    _ element: Int, _ attribute: Int, _ value: Range<Int>, at offset: Int
  ) -> (lines: [Line], range: Range<Int>)? {
    guard outline.elements.indices.contains(element),
      outline.elements[element].attributes.indices.contains(attribute)
    else { return nil }
    let name = outline.text(outline.elements[element].attributes[attribute].name)
    if let declared = declaration(outline.name(element), element, name, value) {
      return (declared, value)
    }
    guard let option = AttributeOptions(outline, names).option(name, of: element) else {
      return nil
    }
    if option.isAction || option.row?.type == .action, let action = action(at: offset, in: value) {
      return action
    }
    let word = self.word(at: offset, in: value)
    let text = outline.text(word)
    switch option.row?.type {
    case .styleNames?:
      if let style = names.style(text) {
        let overruled = style.attributes.filter { outline.value($0.name, of: element) != nil }
          .map { "'\($0.name)'" }.joined(separator: ", ")
        let note = overruled.isEmpty ? [] : [Line.text("overruled here: \(overruled)")]
        return (lines(of: style) + note, word)
      }
    case .typeReference?:
      if let record = names.record(plainType(text)) { return (lines(of: record), value) }
      if let choice = names.choice(plainType(text)) { return (lines(of: choice), value) }
    default: break  // open: most types have no names.
    }
    return (lines(of: option) + swatch(of: text) + overruled(name, of: element), value)
  }

  /// Returns what an action hands over whose name is at an offset.
  private func action(
    at offset: Int, in value: Range<Int>
  ) -> (lines: [Line], range: Range<Int>)? {
    let isPartOfName: (UInt8) -> Bool = { byte in
      byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    let before = outline.bytes[value.lowerBound..<offset].reversed().prefix(while: isPartOfName)
    let behind = outline.bytes[offset..<value.upperBound].prefix(while: isPartOfName)
    let range = offset - before.count..<offset + behind.count
    let name = outline.text(range)
    return line(ofAction: name, knownAt: offset).map { ([$0], range) }
  }

  private func line(ofAction name: String, knownAt offset: Int) -> Line? {
    let scope = ScopeOfNames(at: offset, outline, names, view.live)
    return scope.parameters(ofAction: name, outline).map { parameters in
      .code("action \(name)(\(parameters.joined(separator: ", ")))")
    }
  }

  private func plainType(_ text: String) -> String {
    String(text.filter { $0 != "?" && $0 != "[" && $0 != "]" })
  }

  private func word(at offset: Int, in value: Range<Int>) -> Range<Int> {
    var start = min(max(offset, value.lowerBound), value.upperBound)
    var end = start
    while start > value.lowerBound, outline.bytes[start - 1] > 0x20 { start -= 1 }
    while end < value.upperBound, outline.bytes[end] > 0x20 { end += 1 }
    return start..<end
  }

  // MARK: Expressions

  private func expression(
    at offset: Int, in workspace: OpenWorkspace
  ) -> (lines: [Line], range: Range<Int>)? {
    let end = outline.bytes.count
    let structure = view.live.tree.structure
    let conditions = structure.tests.flatMap { $0.expectations.map(\.condition) }
    let around = (structure.expressions + conditions).filter { expression in
      expression.range.start <= offset && offset <= expression.range.end
        && Int(expression.range.end) <= end
    }
    guard var inner = around.min(by: { $0.range.count < $1.range.count }) else { return nil }
    while let next = inner.operands.first(where: { operand in
      operand.range.start <= offset && offset <= operand.range.end
        && operand.range.count < inner.range.count
    }) {
      inner = next
    }
    guard isExpression(inner.range) else { return nil }
    let range = Int(inner.range.start)..<Int(max(inner.range.start, inner.range.end))
    let text = outline.text(range)
    var lines = [Line.code("\(text): \(inner.type.name)")]
    // What a component's body computes, each of its uses computes anew.
    let element = outline.element(around: offset)
    let isInComponent = ([element] + outline.ancestors(of: element)).contains {
      outline.name($0) == ElementKind.component.name
    }
    if !isInComponent, let value = workspace.value(of: inner, in: view), value.words != text {
      let preview = value.preview.map { "the preview '\($0)'" } ?? "the first preview"
      lines.append(.text("\(value.words) in \(preview)"))
      lines += swatch(value.color.map(DocumentColors.parts(of:)))
    }
    let scope = ScopeOfNames(at: offset, outline, names, view.live)
    if let value = scope.value(text) {
      if let written = value.value { lines.append(.code("= \(written)")) }
      lines += note(before: value.place) + origin(value.place)
    }
    if case .call(let function, _) = inner.node,
      let spec = FunctionSpec.all.first(where: { $0.function == function })
    {
      lines.append(.code(spec.signatures.first ?? ""))
      lines.append(.text(spec.summary))
    }
    return (lines, range)
  }

  /// Whether the text of a range is in braces, as what a literal value comes from is not.
  private func isExpression(_ range: SourceRange) -> Bool {
    var place = Int(range.start)
    while place > 0 {
      place -= 1
      switch outline.bytes[place] {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "}"):
        return false
      default: continue
      }
    }
    return false
  }

  // MARK: Declarations

  /// Returns what uses of a name show, where a value is the name that an element declares.
  private func declaration(
    _ kind: String, _ element: Int, _ attribute: String, _ value: Range<Int>
  ) -> [Line]? {
    guard !value.isEmpty else { return nil }
    func isHere(_ place: DeclaredNames.Place) -> Bool {
      place.source == nil && place.range == value
    }
    let tag = outline.elements[element]
    switch (kind, attribute) {
    case ("component", "name"), ("element", "name"):
      return names.parts.first { isHere($0.place) }.map(lines(of:))
    case ("style", "name"): return names.styles.first { isHere($0.place) }.map(lines(of:))
    case ("record", "name"): return names.records.first { isHere($0.place) }.map(lines(of:))
    case ("choice", "name"): return names.choices.first { isHere($0.place) }.map(lines(of:))
    case ("define", "name"): return names.constants.first { isHere($0.place) }.map(lines(of:))
    case ("action", "name"):
      let place = DeclaredNames.Place(range: value)
      return line(ofAction: outline.text(value), knownAt: tag.tagEnd).map {
        [$0] + note(before: place)
      }
    case ("let", "name"), ("for", "each"), ("for", "index"):
      let known = ScopeOfNames(
        at: kind == "let" ? tag.end : tag.tagEnd, outline, names, view.live)
      return known.values.last { isHere($0.place) }.map(lines(of:))
    case ("param", "name"), ("field", "name"), ("attribute", "name"), ("placement", "name"):
      let all = outline.values(
        kind, in: tag.parent, .parameter, of: "", PathKey(view.live.path))
      return all.first { isHere($0.place) }.map(lines(of:))
    default: return nil  // open: most values declare nothing.
    }
  }

  private func lines(of part: DeclaredNames.Part) -> [Line] {
    let kind = part.kind == .component ? "component" : "element of the author's own"
    let parameters = part.attributes.map { value in
      Line.code(typed(value) + (value.value.map { " = \($0)" } ?? ""))
    }
    return [.code("<\(part.name)>: \(kind)")] + parameters + note(before: part.place)
      + origin(part.place)
  }

  private func lines(of style: DeclaredNames.Style) -> [Line] {
    let attributes = style.attributes.map { "\($0.name)=\"\($0.value)\"" }
    return [.code("style \(style.name)"), .text(attributes.joined(separator: " "))]
      + note(before: style.place) + origin(style.place)
  }

  private func lines(of record: DeclaredNames.Record) -> [Line] {
    let fields = record.fields.map { Line.code("\($0.name): \($0.type)") }
    return [.code("record \(record.name)")] + fields + note(before: record.place)
      + origin(record.place)
  }

  private func lines(of choice: DeclaredNames.Choice) -> [Line] {
    [.code("choice \(choice.name): \(choice.words.joined(separator: " "))")]
      + note(before: choice.place) + origin(choice.place)
  }

  private func lines(of value: DeclaredNames.Value) -> [Line] {
    let written = value.value.map { [Line.code("= \($0)")] } ?? []
    return [.code(typed(value))] + written + note(before: value.place)
  }

  /// Returns the name of a value with its type, or with the words that it can be.
  private func typed(_ value: DeclaredNames.Value) -> String {
    let words = names.choice(of: value)?.words ?? []
    let type = words.isEmpty ? value.type : words.joined(separator: " ")
    return type.isEmpty ? value.name : "\(value.name): \(type)"
  }

  /// Returns the comment before a declaration of the document.
  private func note(before place: DeclaredNames.Place) -> [Line] {
    guard place.source == nil else { return [] }
    let element = outline.lastElement(before: place.range.lowerBound)
    guard element >= 0 else { return [] }
    let start = outline.elements[element].start
    guard let comment = outline.others.last(where: { $0.range.upperBound <= start }),
      comment.isComment,
      outline.bytes[comment.range.upperBound..<start].allSatisfy({ $0 <= 0x20 })
    else { return [] }
    let text = outline.text(comment.range).dropFirst(4).dropLast(3)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || words.hasPrefix("layoutc:") ? [] : [.text(words)]
  }

  private func origin(_ place: DeclaredNames.Place) -> [Line] {
    guard let source = place.source else { return [] }
    return [.text("from \(source.name[source.name.nameStart...])")]
  }
}
