package import LayoutDiagnostics
import LayoutLanguages

/// Brings the keys of a String Catalog up to date, and leaves the rest of its text unchanged.
///
/// New keys are added. A key that no document has any more is marked, as in Xcode, by an
/// `extractionState` of `stale`; the mark is removed when a document has the key again. Keys with
/// Xcode's state `manual` are never marked.
package struct CatalogEdit: Sendable {
  /// The text of the catalog after the edit.
  package private(set) var bytes: [UInt8]
  package private(set) var added: [String] = []
  package private(set) var stale: [String] = []
  package private(set) var revived: [String] = []

  /// Returns an empty catalog, whose keys are in a language.
  package static func empty(in language: String) -> [UInt8] {
    Array(
      """
      {
        "sourceLanguage" : "\(language)",
        "strings" : {

        },
        "version" : "1.0"
      }

      """.utf8)
  }

  /// Whether the catalog was already up to date.
  package var isCurrent: Bool { added.isEmpty && stale.isEmpty && revived.isEmpty }

  /// Brings a catalog up to date.
  ///
  /// - Parameters:
  ///   - catalog: The catalog's text in UTF-8.
  ///   - keys: The keys of all documents.
  /// - Returns: The edit, or the finding if the catalog is malformed.
  package static func make(
    _ catalog: [UInt8], keys: Set<String>
  ) -> (edit: CatalogEdit?, finding: Diagnostic?) {
    switch JSONReader.read(catalog) {
    case .failure(let mistake): return (nil, mistake.diagnostic)
    case .success(let node):
      guard let strings = node["strings"], case .object(let members) = strings.value else {
        return (
          nil,
          Diagnostic(.malformedStrings, "a String Catalog has an object 'strings'", at: node.range)
        )
      }
      var edit = CatalogEdit(bytes: catalog)
      edit.apply(CatalogText(catalog, node), strings, members, keys)
      return (edit, nil)
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func apply(
    _ text: CatalogText, _ strings: JSONNode, _ members: [JSONNode.Member], _ keys: Set<String>
  ) {
    var changes: [CatalogText.Change] = []
    var missing = keys
    for member in members {
      missing.remove(member.name)
      let state = member.value["extractionState"]?.string
      if keys.contains(member.name) {
        guard state == "stale" else { continue }
        changes += text.removal(of: "extractionState", from: member.value)
        revived.append(member.name)
      } else if state != "stale", state != "manual" {
        changes += text.setting("extractionState", to: "stale", in: member.value)
        stale.append(member.name)
      }
    }
    let ordered = missing.map(OrderedKey.init).sorted()
    added = ordered.map(\.key)
    changes += text.adding(ordered, to: strings)
    // In ascending order; of several changes at one place, the last is applied first.
    let ascending = changes.sorted { $0.range.lowerBound > $1.range.lowerBound }.reversed()
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for change in ascending {
      result += bytes[place..<max(place, change.range.lowerBound)]
      result += change.text.utf8
      place = max(place, change.range.upperBound)
    }
    bytes = result + bytes[place...]
  }
}

/// A key in the order of a catalog, in which small letters and capitals are equal at first.
private struct OrderedKey: Comparable {
  let key: String
  private let small: String

  init(_ key: String) {
    self.key = key
    small = key.lowercased()
  }

  static func < (one: OrderedKey, other: OrderedKey) -> Bool {
    one.small == other.small ? one.key < other.key : one.small < other.small
  }
}

/// The text of a String Catalog, to which members are added in the style of those it contains.
private struct CatalogText {
  struct Change {
    var range: Range<Int>
    var text: String
  }

  private let bytes: [UInt8]
  /// The text between a name and its value.
  private let colon: String

  init(_ bytes: [UInt8], _ node: JSONNode) {
    self.bytes = bytes
    var colon = " : "
    if case .object(let members) = node.value, let first = members.first {
      let end = Int(first.nameRange.end) + 1
      // The range of a string is without its quotes.
      let isString = if case .string = first.value.value { 1 } else { 0 }
      let start = Int(first.value.range.start) - isString
      if end <= start { colon = String(decoding: bytes[end..<start], as: UTF8.self) }
    }
    self.colon = colon
  }

  // MARK: Members of an object

  /// Returns changes that add keys to an object, each before the first member that comes after it
  /// in order.
  func adding(_ keys: [OrderedKey], to object: JSONNode) -> [Change] {
    guard case .object(let members) = object.value else { return [] }
    let open = Int(object.range.start)
    var changes: [Change] = []
    guard !members.isEmpty else {
      let indent = indentation(around: open) + "  "
      let lines = keys.map { indent + member($0.key, indent) }
      guard !lines.isEmpty else { return [] }
      let end = self.end(ofObjectAt: open)
      return [
        Change(
          range: open + 1..<end,
          text: "\n" + lines.joined(separator: ",\n") + "\n" + indent.dropLast(2))
      ]
    }
    // The members need not be in order. The first member after a key also comes after all members
    // before it, so only such members are collected.
    var highest: [(key: OrderedKey, member: JSONNode.Member)] = []
    for member in members {
      let key = OrderedKey(member.name)
      if highest.last.map({ $0.key < key }) ?? true { highest.append((key, member)) }
    }
    var last: [OrderedKey] = []
    var place = 0
    for key in keys {
      while place < highest.count, !(key < highest[place].key) { place += 1 }
      guard place < highest.count else {
        last.append(key)
        continue
      }
      let start = Int(highest[place].member.nameRange.start) - 1
      let gap = self.gap(before: start)
      changes.append(
        Change(range: start..<start, text: member(key.key, gap.indent) + "," + gap.text))
    }
    guard !last.isEmpty, let member = members.last else { return joined(changes) }
    let gap = self.gap(before: Int(member.nameRange.start) - 1)
    let end = self.end(ofValueAt: member.value)
    changes.append(
      Change(
        range: end..<end,
        text: last.map { "," + gap.text + self.member($0.key, gap.indent) }.joined()))
    return joined(changes)
  }

  /// Joins successive changes at one place, in their order.
  private func joined(_ changes: [Change]) -> [Change] {
    changes.reduce(into: []) { all, change in
      if let last = all.last, last.range == change.range {
        all[all.count - 1].text += change.text
      } else {
        all.append(change)
      }
    }
  }

  /// Returns changes that set a member of an object to a string.
  func setting(_ name: String, to value: String, in object: JSONNode) -> [Change] {
    guard case .object(let members) = object.value else { return [] }
    if let old = members.last(where: { $0.name == name }) {
      guard old.value.string != nil else { return [] }
      return [Change(range: old.value.range.offsets, text: value)]
    }
    let said = "\"\(name)\"\(colon)\"\(value)\""
    if let next = members.first(where: { $0.name > name }) {
      let start = Int(next.nameRange.start) - 1
      return [Change(range: start..<start, text: said + "," + gap(before: start).text)]
    }
    if let last = members.last {
      let end = end(ofValueAt: last.value)
      let gap = gap(before: Int(last.nameRange.start) - 1)
      return [Change(range: end..<end, text: "," + gap.text + said)]
    }
    let open = Int(object.range.start)
    let end = self.end(ofObjectAt: open)
    let indent = indentation(around: open)
    return [Change(range: open + 1..<end, text: "\n\(indent)  \(said)\n\(indent)")]
  }

  /// Returns changes that remove a member of an object, with the comma beside it.
  func removal(of name: String, from object: JSONNode) -> [Change] {
    guard case .object(let members) = object.value,
      let place = members.lastIndex(where: { $0.name == name })
    else { return [] }
    let start = Int(members[place].nameRange.start) - 1
    if place + 1 < members.count {
      return [Change(range: start..<Int(members[place + 1].nameRange.start) - 1, text: "")]
    }
    if place > 0 {
      let before = end(ofValueAt: members[place - 1].value)
      return [Change(range: before..<end(ofValueAt: members[place].value), text: "")]
    }
    let open = Int(object.range.start)
    return [
      Change(
        range: open + 1..<end(ofObjectAt: open), text: "\n\n" + indentation(around: open))
    ]
  }

  // MARK: Places

  /// Returns a key without translations, as Xcode adds it.
  private func member(_ key: String, _ indent: String) -> String {
    "\(JSONValue.string(key).text)\(colon){\n\n\(indent)}"
  }

  /// Returns the white space before a place.
  private func gap(before place: Int) -> (text: String, indent: String) {
    var start = place
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let indent = text.utf8.lastIndex(of: 0x0A).map { text[text.utf8.index(after: $0)...] } ?? ""
    return (text, String(indent))
  }

  /// Returns the white space at the start of the line that a place is on.
  private func indentation(around place: Int) -> String {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = start
    while end < place, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the place after a value.
  private func end(ofValueAt node: JSONNode) -> Int {
    switch node.value {
    case .string: Int(node.range.end) + 1
    case .object, .array: end(ofObjectAt: Int(node.range.start)) + 1
    case .number, .bool, .null: Int(node.range.end)
    }
  }

  /// Returns the place of the bracket that closes the one at `open`.
  private func end(ofObjectAt open: Int) -> Int {
    var depth = 0
    var isString = false
    var place = open
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isString: place += 1
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): if !isString { depth += 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !isString { depth -= 1 }
        if depth == 0, !isString { return place }
      default: break  // open: no other byte opens or closes anything.
      }
      place += 1
    }
    return bytes.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
