// The table is one string, so that it costs no time to compile, none to start, and little to look
// up. Its lines are:
//
//     =de-at de              the formats of Austrian German, which differ from those of German in
//     $ ¤ #,##0.00           the pattern of amounts of money
//     @iw he                 another tag of Hebrew
//
// The values of a line are separated by `|`. These are the keys:
//
// - `z` the digit 0; `y` the decimal point, the group separator, the signs minus and percent, and
//   the decimal point and group separator of amounts of money; `g` the least number of digits
//   before the first group
// - `n` `%` `$` the patterns of numbers, percentages and amounts of money
// - `c` the signs of currencies, with those of the parents; `f` the decimals of currencies
// - `l` the start, the middle, the end and the pair of a list; `u` and `v` those of units in words
//   and abbreviated
// - `d` `t` the patterns of dates and times, from `short` to `full`
// - `M` `m` the months in a date, in words and abbreviated; `L` `N` those by themselves
// - `E` `e` the days of the week from Monday in a date, in words and abbreviated; `C` by themselves
// - `a` the halves of the day; `b` its parts, each with its first hour, or `!` and its only one;
//   `G` the eras before and after the year 1
// - `k` the sign between minutes and seconds; `q` the time of Greenwich and an offset from it
// - `rs` `rm` `rh` `rd` `rw` `rM` `ry` relative times, each form with `+` or `-` and the letter of
//   its plural category; `w` now
// - `Us` `Um` `Uh` units in words, each form with the letter of its plural category; `Vs` `Vm` `Vh`
//   abbreviated

/// The formats of languages, from the Unicode CLDR.
enum LanguageTable {
  /// The records and the aliases by tag, with the tag of the parent or of the record.
  private struct Index: Sendable {
    var records: [Substring: (parent: Substring, lines: Substring)] = [:]
    var aliases: [Substring: Substring] = [:]
  }

  private static let index: Index = {
    var index = Index()
    var header: Substring?
    var start = table.startIndex
    func finish(at end: String.Index) {
      guard let line = header else { return }
      let tags = line.split(separator: " ")
      let parent = tags.count > 1 ? tags[1] : tags.first == "root" ? "" : "root"
      if let tag = tags.first { index.records[tag] = (parent, table[start..<end]) }
      header = nil
    }
    var position = table.startIndex
    while position < table.endIndex {
      let end = table.utf8[position...].firstIndex(of: 0x0A) ?? table.endIndex
      let next = end < table.endIndex ? table.utf8.index(after: end) : end
      switch table.utf8[position] {
      case 0x3D:
        finish(at: position)
        header = table[table.utf8.index(after: position)..<end]
        start = next
      case 0x40:
        finish(at: position)
        let tags = table[table.utf8.index(after: position)..<end].split(separator: " ")
        if tags.count == 2 { index.aliases[tags[0]] = tags[1] }
      default: break
      }
      position = next
    }
    finish(at: table.endIndex)
    return index
  }()

  /// The tags of all records, such as `de` and `pt-pt`.
  static var tags: [String] { index.records.keys.map(String.init) }

  /// Returns the tag of the record for a language, such as `pt-pt` for `pt_PT`; nil if there is
  /// none.
  ///
  /// Parts that have no record are left out from the end, as in `de` for `de-XX`.
  static func tag(for language: String) -> Substring? {
    var parts = subtags(of: language)
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")[...]
      let found = index.aliases[tag] ?? tag
      if index.records[found] != nil { return found == "root" ? nil : found }
      parts.removeLast()
    }
    return nil
  }

  /// Returns the parts of a tag in lowercase, without extensions such as `-u-nu-latn`.
  static func subtags(of language: String) -> [Substring] {
    // Whatever is longer is no tag.
    let tag = language.utf8.prefix(64)
    let parts = Substring(tag).lowercased()[...].split { $0 == "-" || $0 == "_" }
    return Array(parts.prefix { $0.utf8.count > 1 })
  }

  /// Returns the values of a record by key, with those of its parents.
  static func values(of tag: Substring) -> [Substring: Substring] {
    var values: [Substring: Substring] = [:]
    var tag = tag
    while let record = index.records[tag] {
      for line in record.lines.utf8.split(separator: 0x0A) {
        let line = Substring(line)
        guard let blank = line.utf8.firstIndex(of: 0x20) else { continue }
        let key = line[..<blank]
        let value = line[line.utf8.index(after: blank)...]
        guard let known = values[key] else {
          values[key] = value
          continue
        }
        // The signs of a region come before those of its language.
        if key == "c" { values[key] = known + "|" + value }
      }
      tag = record.parent
    }
    return values
  }
}

/// The values of a language's formats; see ``LanguageTable``.
final class LanguageRecord: Sendable {
  /// The tag of the record.
  let tag: String
  private let values: [Substring: Substring]
  let rule: PluralRule

  /// Creates the record for a language; nil if there is none.
  init?(_ language: String) {
    guard let tag = LanguageTable.tag(for: language) else { return nil }
    self.tag = String(tag)
    values = LanguageTable.values(of: tag)
    rule = PluralRule.rule(of: self.tag)
  }

  /// Returns the value of a key; empty if there is none.
  subscript(key: Substring) -> Substring { values[key] ?? "" }

  /// Returns the parts of a value.
  func parts(_ key: Substring) -> [Substring] {
    self[key].utf8.split(separator: 0x7C, omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// Returns a part of a value; that of another key if there is none, or else an empty one.
  func part(_ place: Int, of key: Substring, else other: Substring? = nil) -> Substring {
    let parts = parts(key)
    if parts.indices.contains(place), !parts[place].isEmpty { return parts[place] }
    return other.map { part(place, of: $0) } ?? ""
  }

  /// Returns the value of a name in a value of `name=value`.
  func value(of name: String, in key: Substring) -> Substring? {
    for part in self[key].utf8.split(separator: 0x7C) {
      guard let sign = part.firstIndex(of: 0x3D), part[..<sign].elementsEqual(name.utf8) else {
        continue
      }
      return Substring(part[part.index(after: sign)...])
    }
    return nil
  }

  /// Returns the form of a plural for a number; `sign` stands before the letters of its forms.
  func form(for count: Int, of key: Substring, sign: String = "") -> Substring {
    let parts = parts(key)
    for letter in [rule.category(of: PluralOperands(count)).letter, "o"] {
      let start = sign + letter
      if let part = parts.first(where: { $0.hasPrefix(start) }) {
        return part.dropFirst(start.count)
      }
    }
    return ""
  }
}

extension StringTable.PluralCategory {
  /// The letter of the category in the tables.
  var letter: String {
    switch self {
    case .zero: "z"
    case .one: "1"
    case .two: "2"
    case .few: "f"
    case .many: "m"
    case .other: "o"
    }
  }
}
