import LayoutEngine
package import LayoutModel

/// Values for a layout's parameters that differ in one respect from those that are shown.
package struct DataVariant: Sendable, Equatable {
  package var values: [ConstantValue]
  /// The index of the data from which it differs.
  package var base: Int
  /// What is different, as in `without 'subtitle'`.
  package var words: String
}

/// Which texts of data are unknown, and their marks.
package struct TextMarking: Sendable {
  package struct Mark: Sendable, Equatable {
    /// The name of the text, as in `rows.title`.
    package var name: String
    /// The most letters.
    package var most: Int
    package var mayBeEmpty: Bool
  }

  /// The most letters of texts that do not say it.
  let letters: Int
  /// The names of texts that keep their words.
  package var asShown: Set<String> = []
  /// The names of texts that are unknown unless they are empty.
  package var neverEmpty: Set<String> = []
  /// The marks by their numbers.
  package var marks: [Mark] = []

  package init(letters: Int) { self.letters = letters }
}

extension DataRecords {
  /// The most variants of one document's data.
  package static let mostVariants = 64

  /// Returns what some data leave open: truths and words of choices that none of them has,
  /// optionals that always or never have a value, lists of no, one and two elements, and texts that
  /// are empty, as long as they may be in narrow and in wide letters, and of a part of that length.
  ///
  /// - Parameters:
  ///   - shown: The data, of which each has a value for each parameter.
  ///   - parameters: The layout's parameters.
  ///   - inPairs: Whether data that differ in two respects are wanted as well.
  ///   - letters: The most letters of texts that do not say it; nil to leave those as they are.
  /// - Returns: The variants, of which each differs in one respect from the first data that have
  ///   it. Then come two in which all texts of a known length are empty, and as long as they may
  ///   be, and at the end those that differ in two respects.
  package func variants(
    of shown: [[ConstantValue]], for parameters: [Parameter], inPairs: Bool = false,
    textsUpTo letters: Int? = nil
  ) -> [DataVariant] {
    var open = OpenValues(shown: shown, letters: letters)
    for (index, parameter) in parameters.enumerated() {
      look(
        at: parameter, as: parameter.type, Path(steps: [.member(index)], name: parameter.name),
        shown.map { index < $0.count ? [$0[index]] : [] }, &open)
    }
    let together = open.together
    let alone = open.changes.map { $0.variant(of: shown) }
    guard inPairs else { return alone.prefix(Self.mostVariants - together.count) + together }
    return (alone.prefix(Self.mostVariants) + together + open.pairs(of: shown))
      .prefix(Self.mostInPairs).map(\.self)
  }

  /// The most variants where pairs are tried.
  private static let mostInPairs = 256

  /// Returns the texts that may be of any length, as in `rows.title`.
  package func textsOfAnyLength(in parameters: [Parameter]) -> [String] {
    texts(in: parameters).filter { $0.most == nil }.map(\.name)
  }

  /// Returns the texts, as in `rows.title`, with the most letters that each says it has.
  package func texts(in parameters: [Parameter]) -> [(name: String, most: Int?)] {
    var names: [(name: String, most: Int?)] = []
    for parameter in parameters { add(parameter, parameter.type, parameter.name, [], to: &names) }
    return names
  }

  private func add(
    _ parameter: Parameter, _ type: ExpressionType, _ name: String, _ records: [RecordName],
    to names: inout [(name: String, most: Int?)]
  ) {
    switch type {
    case .string, .text: names.append((name, parameter.maxLength))
    case .optional(let type), .list(let type): add(parameter, type, name, records, to: &names)
    case .record(let record):
      // A record may contain a list of its own kind.
      guard !records.contains(record) else { return }
      for field in self.record(record)?.declaration.fields ?? [] {
        add(field, field.type, "\(name).\(field.name)", records + [record], to: &names)
      }
    case .bool, .choice, .number, .integer, .points, .percent, .dimension, .date, .color, .image,
      .ratio, .insets, .nothing:
      break
    }
  }

  /// Returns values with marks of unknown texts in place of their texts.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - parameters: Their parameters.
  ///   - marking: What is marked, to which the marks are added.
  /// - Returns: The values with a mark for each text that is marked.
  package func marking(
    _ values: [ConstantValue], for parameters: [Parameter], _ marking: inout TextMarking
  ) -> [ConstantValue] {
    var marked: [ConstantValue] = []
    for (value, parameter) in zip(values, parameters) {
      marked.append(mark(value, of: parameter, as: parameter.type, parameter.name, &marking))
    }
    return marked + values.dropFirst(parameters.count)
  }

  private func mark(
    _ value: ConstantValue, of parameter: Parameter, as type: ExpressionType, _ name: String,
    _ marking: inout TextMarking
  ) -> ConstantValue {
    switch (value, type) {
    case (.none, _): return value
    case (_, .optional(let wrapped)): return mark(value, of: parameter, as: wrapped, name, &marking)
    case (_, .string), (_, .text):
      let isEmpty = value == ConstantValue("", as: type)
      guard marking.marks.count < UnknownText.numbers.count, !marking.asShown.contains(name),
        !isEmpty || !marking.neverEmpty.contains(name)
      else { return value }
      marking.marks.append(
        TextMarking.Mark(
          name: name, most: min(parameter.maxLength ?? marking.letters, Self.mostLetters),
          mayBeEmpty: !marking.neverEmpty.contains(name)))
      let mark = String(UnknownText.mark(marking.marks.count - 1))
      return ConstantValue(mark, as: type) ?? value
    case (.list(let elements), .list(let element)):
      return .list(elements.map { mark($0, of: parameter, as: element, name, &marking) })
    case (.record(let values), .record(let record)):
      return .record(
        zip(values, fields(of: record) ?? []).map {
          mark($0, of: $1, as: $1.type, "\(name).\($1.name)", &marking)
        })
    default: return value  // open: no other value has texts.
    }
  }

  /// No screen shows more, and a number that a document says may be any.
  private static let mostLetters = 10_000

  /// The way from the values of all parameters to one value, or to one in each element of a list.
  fileprivate struct Path {
    enum Step {
      case member(Int)
      case elements
    }
    var steps: [Step]
    /// The names on the way, as in `rows.title`.
    var name: String

    func appending(_ step: Step, named name: String? = nil) -> Path {
      Path(steps: steps + [step], name: name.map { "\(self.name).\($0)" } ?? self.name)
    }
  }

  /// Collects the variants of one value, of which `seen` are those in each of the data.
  private func look(
    at parameter: Parameter, as type: ExpressionType, _ path: Path, _ seen: [[ConstantValue]],
    _ open: inout OpenValues
  ) {
    let all = seen.joined()
    // Nothing is known of what no data have.
    guard let base = seen.firstIndex(where: { !$0.isEmpty }) else { return }
    switch type {
    case .bool:
      for value in [true, false] where !all.contains(.bool(value)) {
        open.add(path, in: base, "with '\(path.name)' \(value)") { _ in .bool(value) }
      }
    case .choice(let words):
      for word in words where !all.contains(.choice(word)) {
        open.add(path, in: base, "with '\(path.name)' \(word)") { _ in .choice(word) }
      }
    case .string, .text:
      guard let most = parameter.maxLength ?? open.letters else { return }
      open.addText(path, in: base, most) { ConstantValue($0, as: type) ?? .none }
    case .optional(let wrapped):
      if !all.contains(.none) { open.add(path, in: base, "without '\(path.name)'") { _ in .none } }
      let present = seen.map { $0.filter { $0 != .none } }
      if present.allSatisfy(\.isEmpty) {
        let value = ample(wrapped, of: parameter)
        open.add(path, in: base, "with '\(path.name)'") { _ in value }
      } else {
        look(at: parameter, as: wrapped, path, present, &open)
      }
    case .list(let element):
      let elements = seen.map { $0.flatMap(\.elements) }
      let spare = ample(element, of: parameter)
      for (count, words) in ["no", "one of", "two of"].enumerated()
      where !all.contains(where: { $0.elements.count == count }) {
        open.add(path, in: base, "with \(words) '\(path.name)'") { list in
          let known = list.elements
          return .list((0..<count).map { $0 < known.count ? known[$0] : known.last ?? spare })
        }
      }
      look(at: parameter, as: element, path.appending(.elements), elements, &open)
    case .record(let name):
      for (index, field) in (record(name)?.declaration.fields ?? []).enumerated() {
        look(
          at: field, as: field.type, path.appending(.member(index), named: field.name),
          seen.map { $0.compactMap { $0.member(index) } }, &open)
      }
    case .number, .integer, .points, .percent, .dimension, .date, .color, .image, .ratio, .insets,
      .nothing:
      break
    }
  }

  /// What is different at one path.
  private struct Change {
    let path: Path
    /// The index of the data that are changed.
    let base: Int
    let words: String
    let make: (ConstantValue) -> ConstantValue

    func applied(to values: [ConstantValue]) -> [ConstantValue] {
      values.changing(path.steps[...], make)
    }

    func variant(of shown: [[ConstantValue]]) -> DataVariant {
      DataVariant(values: applied(to: shown[base]), base: base, words: words)
    }
  }

  /// The changes that have been collected.
  private struct OpenValues {
    private(set) var changes: [Change] = []
    /// The data in which each text so far is empty, and as long as it may be.
    private var emptied: [ConstantValue]
    private var filled: [ConstantValue]
    private var texts = 0

    /// The most letters of texts that do not say it.
    let letters: Int?

    init(shown: [[ConstantValue]], letters: Int?) {
      self.letters = letters
      emptied = shown.first ?? []
      filled = emptied
    }

    /// The variants in which all texts differ.
    var together: [DataVariant] {
      guard texts > 1 else { return [] }
      return [
        DataVariant(values: emptied, base: 0, words: "with all texts empty"),
        DataVariant(values: filled, base: 0, words: "with all texts as long as they may be"),
      ]
    }

    mutating func add(
      _ path: Path, in base: Int, _ words: String,
      _ change: @escaping (ConstantValue) -> ConstantValue
    ) {
      changes.append(Change(path: path, base: base, words: words, make: change))
    }

    /// The variants in which values at two places differ, where the same data have both.
    func pairs(of shown: [[ConstantValue]]) -> [DataVariant] {
      changes.indices.flatMap { one in
        changes[(one + 1)...].compactMap { other in
          let first = changes[one]
          // Of what is within a list, the list may have no more than it says.
          guard first.base == other.base, first.path.name != other.path.name,
            let outer = [first, other].min(by: { $0.path.steps.count < $1.path.steps.count })
          else { return nil }
          let inner = outer.words == first.words ? other : first
          return DataVariant(
            values: inner.applied(to: outer.applied(to: shown[first.base])), base: first.base,
            words: "\(first.words) and \(other.words)")
        }
      }
    }

    mutating func addText(
      _ path: Path, in base: Int, _ most: Int, _ value: (String) -> ConstantValue
    ) {
      let wide = value(Self.letters("m", most))
      add(path, in: base, "with '\(path.name)' in \(most) wide letters") { _ in wide }
      // In between a text may still stand beside what a longer one moves out of its line.
      for length in Set([most * 3 / 4, most / 2, most / 4]).sorted(by: >)
      where 0 < length && length < most {
        let part = value(Self.letters("m", length))
        add(path, in: base, "with '\(path.name)' in \(length) wide letters") { _ in part }
      }
      let narrow = value(Self.letters("i", most))
      add(path, in: base, "with '\(path.name)' in \(most) narrow letters") { _ in narrow }
      let empty = value("")
      add(path, in: base, "with '\(path.name)' empty") { _ in empty }
      emptied = emptied.changing(path.steps[...]) { _ in empty }
      filled = filled.changing(path.steps[...]) { _ in wide }
      texts += 1
    }

    /// The most letters of a word.
    private static let longestWord = 12

    /// Returns a text of a number of characters, in words of a length that languages have.
    private static func letters(_ letter: Character, _ count: Int) -> String {
      String(
        (0..<min(count, DataRecords.mostLetters)).map {
          $0 % (longestWord + 1) == longestWord ? " " : letter
        })
    }
  }
}

extension ConstantValue {
  /// The elements of a list; none of any other value.
  fileprivate var elements: [ConstantValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// Returns a field of a record.
  fileprivate func member(_ index: Int) -> ConstantValue? {
    guard case .record(let fields) = self, index < fields.count else { return nil }
    return fields[index]
  }

  /// Returns the value with what is at a path in it changed.
  fileprivate func changing(
    _ path: ArraySlice<DataRecords.Path.Step>, _ change: (ConstantValue) -> ConstantValue
  ) -> ConstantValue {
    switch (path.first, self) {
    case (nil, _): change(self)
    case (.member, .record(let fields)): .record(fields.changing(path, change))
    case (.elements, .list(let elements)):
      .list(elements.map { $0.changing(path.dropFirst(), change) })
    // A record that is missing has no fields.
    case (.member, _), (.elements, _): self
    }
  }
}

extension [ConstantValue] {
  /// Returns the values with what is at a path in one of them changed.
  fileprivate func changing(
    _ path: ArraySlice<DataRecords.Path.Step>, _ change: (ConstantValue) -> ConstantValue
  ) -> [ConstantValue] {
    guard case .member(let index)? = path.first, index < count else { return self }
    var values = self
    values[index] = values[index].changing(path.dropFirst(), change)
    return values
  }
}
