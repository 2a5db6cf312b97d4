import LayoutDiagnostics
import LayoutLanguageServer
import LayoutLanguages

/// What is wrong with a message of the language server: a shape that the protocol does not have, or
/// a place outside of its document.
struct ResponseFault {
  /// The open documents as they were when the server was asked, by address.
  private var positions: [String: TextPositions]
  private let texts: [String: [UInt8]]
  private let uri: String

  /// - Parameters:
  ///   - uri: The document that the message is about.
  ///   - texts: The open documents.
  ///   - encoding: The unit of characters.
  init(_ uri: String, _ texts: [String: [UInt8]], _ encoding: PositionEncoding) {
    self.uri = uri
    self.texts = texts
    positions = texts.mapValues { TextPositions($0, encoding) }
  }

  /// Returns the fault of the result of a request, or nil.
  ///
  /// `offset` is the place that was asked for.
  func fault(of result: JSONNode, to feature: Feature, at offset: Int?) -> String? {
    if let fault = placeFault(in: result, uri) { return fault }
    guard !result.isNull else { return nil }
    switch feature {
    case .completion: return completion(result, offset)
    case .hover: return result.at("contents", "value")?.string == nil ? "no contents" : nil
    case .documentSymbol: return symbols(result.list)
    case .foldingRange: return folds(result.list)
    case .selectionRange: return selections(result.list)
    case .linkedEditingRange: return linked(result["ranges"]?.list ?? [])
    case .formatting, .rangeFormatting, .onTypeFormatting, .rename, .codeAction:
      return editsFault(in: result)
    case .signatureHelp: return (result["signatures"]?.list ?? []).isEmpty ? "no signature" : nil
    case .semanticTokens, .semanticTokensRange: return tokens(result["data"]?.list ?? [])
    case .semanticTokensDelta:
      return result["data"] == nil && result["edits"] == nil ? "neither data nor edits" : nil
    case .references, .documentHighlight, .documentLink, .documentColor, .colorPresentation,
      .inlayHint, .codeLens, .implementation:
      guard case .array = result.value else { return "no list" }
      return nil
    case .definition, .declaration, .typeDefinition, .prepareRename, .prepareCallHierarchy:
      return result.ranges.isEmpty ? "no range" : nil
    }
  }

  /// Returns the fault of a set of findings, or nil.
  func fault(ofFindings items: [JSONNode]) -> String? {
    for item in items {
      guard item["range"] != nil, item["message"]?.string?.isEmpty == false,
        item["code"]?.string?.isEmpty == false, item["source"]?.string == "layoutc",
        ["1", "2", "3"].contains(item["severity"]?.json)
      else { return "a finding is \(item.json)" }
    }
    return items.lazy.compactMap { placeFault(in: $0, uri) }.first
  }

  // MARK: Places

  /// Returns the place in a message that is not in its document, or nil.
  func placeFault(in node: JSONNode, _ uri: String) -> String? {
    switch node.value {
    case .string, .number, .bool, .null: return nil
    case .array(let nodes): return nodes.lazy.compactMap { placeFault(in: $0, uri) }.first
    case .object(let members):
      let inner =
        node["uri"]?.string ?? node["targetUri"]?.string
        ?? node.at("textDocument", "uri")?.string ?? uri
      if let start = node["start"], let end = node["end"] {
        guard isPlace(start, in: inner), isPlace(end, in: inner) else {
          return "\(node.json) is outside of \(inner)"
        }
        guard let positions = positions[inner] else { return nil }
        return node.offsets(in: positions) == nil ? "\(node.json) ends before it begins" : nil
      }
      if let place = node["position"], !isPlace(place, in: inner) {
        return "\(place.json) is outside of \(inner)"
      }
      // The command of an action is about the text that its edit leaves.
      let isAction = node["title"] != nil && node["kind"] != nil
      for member in members where !(isAction && member.name == "command") {
        let around =
          member.name == "originSelectionRange"
          ? uri : positions[member.name] == nil ? inner : member.name
        if let fault = placeFault(in: member.value, around) { return fault }
      }
      return nil
    }
  }

  private func isPlace(_ node: JSONNode, in uri: String) -> Bool {
    guard let line = node["line"]?.whole, let character = node["character"]?.whole else {
      return false
    }
    guard let positions = positions[uri] else { return line >= 0 && character >= 0 }
    let found = positions.position(of: positions.offset(line: line, character: character))
    return found.line == line && found.character == character
  }

  private func offsets(_ node: JSONNode?, in uri: String) -> Range<Int>? {
    guard let node, let positions = positions[uri] else { return nil }
    return node.offsets(in: positions)
  }

  private func offsets(_ node: JSONNode?) -> Range<Int>? { offsets(node, in: uri) }

  // MARK: Shapes

  private func completion(_ result: JSONNode, _ offset: Int?) -> String? {
    guard ["true", "false"].contains(result["isIncomplete"]?.json),
      let items = result["items"]?.list
    else { return "no list of items" }
    for item in items {
      let edit = item["textEdit"]
      guard item["label"]?.string?.isEmpty == false, edit?["newText"]?.string != nil,
        let range = offsets(edit?["replace"] ?? edit?["range"])
      else { return "an item is \(item.json)" }
      if let offset, offset < range.lowerBound || range.upperBound < offset {
        return "\(item.json) is not at \(offset)"
      }
      if let insert = offsets(edit?["insert"]), insert.lowerBound != range.lowerBound {
        return "\(item.json) begins at two places"
      }
    }
    return nil
  }

  private func symbols(_ symbols: [JSONNode], in outer: Range<Int>? = nil) -> String? {
    for symbol in symbols {
      guard symbol["name"]?.string?.isEmpty == false, symbol["kind"]?.whole != nil else {
        return "a symbol is \(symbol.json)"
      }
      guard let range = offsets(symbol["range"] ?? symbol.at("location", "range")) else {
        return "\(symbol.json) has no range"
      }
      if let outer, range.clamped(to: outer) != range { return "\(symbol.json) is not inside" }
      if let name = offsets(symbol["selectionRange"]), name.clamped(to: range) != name {
        return "the name of \(symbol.json) is not inside"
      }
      if let fault = self.symbols(symbol["children"]?.list ?? [], in: range) { return fault }
    }
    return nil
  }

  private func folds(_ folds: [JSONNode]) -> String? {
    let count = positions[uri]?.lineCount ?? 0
    let wrong = folds.first { fold in
      guard let start = fold["startLine"]?.whole, let end = fold["endLine"]?.whole else {
        return true
      }
      return start < 0 || end < start || end >= count
    }
    return wrong.map { "a fold is \($0.json)" }
  }

  private func selections(_ selections: [JSONNode]) -> String? {
    for selection in selections {
      var outer = selection["parent"]
      var inner = offsets(selection["range"])
      while let around = outer {
        guard let one = inner, let other = offsets(around["range"]),
          one.clamped(to: other) == one
        else { return "\(selection.json) does not nest" }
        (inner, outer) = (other, around["parent"])
      }
    }
    return nil
  }

  private func linked(_ ranges: [JSONNode]) -> String? {
    let names = ranges.compactMap { offsets($0) }.map { texts[uri]?[$0] }
    return names.count == 2 && names[0] == names[1] ? nil : "\(ranges.map(\.json)) are not two"
  }

  /// Returns the fault of tokens: five numbers each, in their order and apart.
  func tokens(_ data: [JSONNode]) -> String? {
    let numbers = data.compactMap(\.whole)
    guard numbers.count == data.count, numbers.count % 5 == 0, let positions = positions[uri] else {
      return "tokens are \(data.map(\.json))"
    }
    var (line, character, end) = (0, 0, 0)
    for start in stride(from: 0, to: numbers.count, by: 5) {
      let (lines, characters, length) = (
        numbers[start], numbers[start + 1], numbers[start + 2]
      )
      if lines > 0 { (character, end) = (0, 0) }
      line += lines
      character += characters
      let range = positions.offsets(ofLine: line)
      let first = positions.offset(line: line, character: character)
      let last = positions.offset(line: line, character: character + length)
      let places = [first, last].map { positions.position(of: $0) }
      guard lines >= 0, characters >= 0, length > 0, end <= character,
        places[0] == (line, character), places[1] == (line, character + length),
        range.lowerBound <= first, last <= range.upperBound
      else { return "token \(start / 5) at \(line):\(character) has \(length) characters" }
      end = character + length
    }
    return nil
  }

  // MARK: Edits

  /// Returns the fault of the edits in a message: two that overlap.
  func editsFault(in node: JSONNode, of uri: String? = nil) -> String? {
    let uri = node.at("textDocument", "uri")?.string ?? uri ?? self.uri
    switch node.value {
    case .string, .number, .bool, .null: return nil
    case .object(let members):
      for member in members {
        let inner = positions[member.name] == nil ? uri : member.name
        if let fault = editsFault(in: member.value, of: inner) { return fault }
      }
      return nil
    case .array(let nodes):
      guard nodes.first?["newText"] != nil else {
        return nodes.lazy.compactMap { editsFault(in: $0, of: uri) }.first
      }
      let ranges = nodes.compactMap { offsets($0["range"], in: uri) }
        .sorted { $0.lowerBound < $1.lowerBound }
      let overlap = zip(ranges, ranges.dropFirst()).first { $0.upperBound > $1.lowerBound }
      return overlap.map { "edits of \($0) and \($1) overlap" }
    }
  }

  /// Returns a text after the edits of one answer.
  func applying(_ edits: [JSONNode], to uri: String) -> [UInt8]? {
    guard var text = texts[uri] else { return nil }
    let changes = edits.compactMap { edit in
      offsets(edit["range"], in: uri).map { ($0, Array((edit["newText"]?.string ?? "").utf8)) }
    }
    for (range, new) in changes.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      text.replaceSubrange(range, with: new)
    }
    return text
  }
}

extension JSONNode {
  /// The value at a path of names; nil if there is none.
  func at(_ path: String...) -> JSONNode? {
    path.reduce(self as JSONNode?) { $0?[$1] }
  }

  /// The elements of a list; none for anything else.
  var list: [JSONNode] {
    guard case .array(let nodes) = value else { return [] }
    return nodes
  }

  var isNull: Bool {
    guard case .null = value else { return false }
    return true
  }

  /// A whole number.
  var whole: Int? {
    guard case .number(let text) = value else { return nil }
    return Int(text)
  }

  /// The value as JSON without white space.
  var json: String {
    switch value {
    case .string(let text): JSONValue.string(text).text
    case .number(let text): text
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    case .array(let nodes): "[" + nodes.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { "\(JSONValue.string($0.name).text):\($0.value.json)" }
        .joined(separator: ",") + "}"
    }
  }

  /// The offsets of a range in a text; nil if it is none, or ends before it begins.
  func offsets(in positions: TextPositions) -> Range<Int>? {
    guard let start = self["start"]?.offset(positions), let end = self["end"]?.offset(positions),
      start <= end
    else { return nil }
    return start..<end
  }

  private func offset(_ positions: TextPositions) -> Int? {
    guard let line = self["line"]?.whole, let character = self["character"]?.whole else {
      return nil
    }
    return positions.offset(line: line, character: character)
  }

  /// All ranges in the node.
  var ranges: [JSONNode] {
    if self["start"] != nil, self["end"] != nil { return [self] }
    switch value {
    case .array(let nodes): return nodes.flatMap(\.ranges)
    case .object(let members): return members.flatMap(\.value.ranges)
    case .string, .number, .bool, .null: return []
    }
  }
}
