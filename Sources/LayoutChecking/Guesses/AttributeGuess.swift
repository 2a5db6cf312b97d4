import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// The repair or advice for an attribute with a name from another system.
struct AttributeGuess {
  enum Outcome {
    /// A repair, and the attributes that it writes in place of this one.
    case repair(FixIt, writes: [(name: String, value: String)])
    /// Advice in place of a repair.
    case advice(String)
    /// The name is known, but the language has nothing similar.
    case nothing
  }

  let place: GuessedPlace
  let attribute: MarkupAttribute
  /// The attribute's name without prefixes of other systems.
  let word: String
  let value: String
  private let isPrefixed: Bool

  init(_ attribute: MarkupAttribute, at place: GuessedPlace) {
    self.place = place
    self.attribute = attribute
    let written = place.name(of: attribute)
    let text = Words.trimmed(place.markup.value(of: attribute).string)
    isPrefixed = written.contains(":")
    let bound = ["v-bind:", ":"].first { written.hasPrefix($0) }
    if let bound {
      word = String(written.dropFirst(bound.count))
      value = Double(text) != nil || text.hasPrefix("{") ? text : "{\(text)}"
    } else {
      word = ["v-on:", "on:"].contains { written.hasPrefix($0) } ? "onClick" : written
      value = text
    }
  }

  /// Creates the guess for a name and value that are part of another attribute.
  init(_ word: String, _ value: String, in attribute: MarkupAttribute, at place: GuessedPlace) {
    self.place = place
    self.attribute = attribute
    self.word = word
    self.value = value
    isPrefixed = false
  }

  /// The repair or advice; nil if the name is not known from another system.
  var outcome: Outcome? {
    // If the name behind the prefix is one of the language, only the prefix is wrong.
    let bare = word.split(separator: ":").last.map(String.init) ?? word
    if isPrefixed, let name = AttributeName(named: bare), let found = rename(name, false) {
      return found
    }
    if let compound { return compound }
    let rows = ForeignWords.attribute(word, value: value, on: place.kind ?? .wrapper)
    for row in rows {
      for answer in row.answers {
        if let outcome = outcome(answer) { return outcome }
      }
    }
    for row in rows {
      if let taken = taken(row) {
        return .advice("it is called '\(taken.name)', which stands here too")
      }
      if let advice = row.instead { return .advice(advice) }
    }
    for case .rename(let name, let onlyPlaced) in rows.flatMap(\.answers) {
      if let outcome = rename(name, onlyPlaced, keepingValue: true) { return outcome }
    }
    return rows.contains { $0.answers.isEmpty } ? .nothing : nil
  }

  private func taken(_ row: ForeignWords.AttributeRow) -> AttributeName? {
    for case .rename(let name, let onlyPlaced) in row.answers
    where place.row(name, onlyPlaced: onlyPlaced) != nil && isTaken(name) {
      return name
    }
    return nil
  }

  func isTaken(_ name: AttributeName) -> Bool {
    place.written[name.name].map { $0.nameStart != attribute.nameStart } ?? false
  }

  private func outcome(_ answer: ForeignAnswer) -> Outcome? {
    switch answer {
    case .rename(let name, let onlyPlaced): return rename(name, onlyPlaced)
    case .settings(let settings):
      guard let filled = filled(settings, legalOn: place), !filled.isEmpty else { return nil }
      let text = StartTag.written(filled)
      var edits = [SourceEdit(attribute.range, String(text.dropFirst()))]
      var title = "write \(text.dropFirst())"
      if settings.contains(where: { $0.value.contains("$action") }), let name = undeclaredAction,
        let edit = FirstContent.declaring(
          "<action name=\"\(name)\"/>", for: place.index, in: place.markup)
      {
        edits.insert(edit, at: 0)
        title += ", and declare the action"
      }
      return .repair(FixIt(title, isSafe: false, edits: edits), writes: filled)
    case .wrap(let tag):
      guard place.canBeWrapped, let filled = filled(tag.settings, as: tag.kind) else { return nil }
      let start = StartTag(name: tag.kind.name, attributes: filled)
      let isBox = tag.kind == .ratio || word.lowercased().hasPrefix("padding")
      return .repair(
        FixIt(
          "wrap '\(place.markup.text(in: place.node.nameRange))' in <\(start)>", isSafe: false,
          edits: place.wrapping(in: start, removing: attribute, isBox: isBox)),
        writes: [])
    case .become(let tag):
      guard let filled = filled(tag.settings, as: tag.kind) else { return nil }
      let start = StartTag(name: tag.kind.name, attributes: filled)
      return .repair(
        FixIt(
          "write <\(start)>", isSafe: false,
          edits: Repairs.rename(place.node, to: tag.kind.name, place.markup)
            + [SourceEdit(attribute.range, String(StartTag.written(filled).dropFirst()))]),
        writes: filled)
    case .fill(let isWidth, let isHeight):
      return filling(isWidth: isWidth, isHeight: isHeight)
    case .nothing:
      return .repair(
        .remove(place.name(of: attribute), attribute, place.markup, isSafe: false), writes: [])
    }
  }

  private func rename(
    _ name: AttributeName, _ onlyPlaced: Bool, keepingValue: Bool = false
  ) -> Outcome? {
    let written = place.name(of: attribute)
    guard name.name != written, !isTaken(name),
      let row = place.row(name, onlyPlaced: onlyPlaced)
    else { return nil }
    guard let ours = ValueGuess.value(value, row) ?? (keepingValue ? value : nil) else {
      return nil
    }
    if !keepingValue, !ValueGuess.isLegal(ours, row) { return nil }
    guard ours != Words.trimmed(place.markup.value(of: attribute).string) else {
      return .repair(
        .rename(attribute, written, to: name.name), writes: [(name.name, ours)])
    }
    let text = String(StartTag.written([(name.name, ours)]).dropFirst())
    return .repair(
      FixIt("write \(text)", isSafe: false, edits: [SourceEdit(attribute.range, text)]),
      writes: [(name.name, ours)])
  }

  // MARK: Templates

  /// Returns the attributes of a template with their values, except those the element already has.
  ///
  /// Nil if one of them would be invalid.
  private func filled(
    _ settings: [ForeignAnswer.Setting], legalOn place: GuessedPlace
  ) -> [(name: String, value: String)]? {
    var result: [(name: String, value: String)] = []
    for setting in settings {
      guard let row = place.row(setting.name) else { return nil }
      if isTaken(setting.name) { continue }
      if setting.value == "$index", LoopPhrase(value)?.index == nil { continue }
      guard let value = filled(setting.value).flatMap({ ValueGuess.value($0, row) }) else {
        return nil
      }
      result.append((setting.name.name, value))
    }
    return result
  }

  private func filled(
    _ settings: [ForeignAnswer.Setting], as kind: ElementKind
  ) -> [(name: String, value: String)]? {
    var other = GuessedPlace(place.index, as: kind, in: place.markup)
    other.parent = nil
    var result: [(name: String, value: String)] = []
    for setting in settings {
      if setting.value == "$index", LoopPhrase(value)?.index == nil { continue }
      guard let row = other.row(setting.name),
        let value = filled(setting.value).flatMap({ ValueGuess.value($0, row) })
      else { return nil }
      result.append((setting.name.name, value))
    }
    return result
  }

  /// Returns a template with its placeholders replaced; nil if the written value lacks such a part.
  private func filled(_ template: String) -> String? {
    var text = template
    for (sign, part) in placeholders where text.contains(sign) {
      guard let part = part() else { return nil }
      text = text.replacing(sign, with: part)
    }
    return text
  }

  private var placeholders: [(sign: String, part: () -> String?)] {
    [
      ("$expression", { expression }),
      ("$operand", { operand }),
      ("$action", { action }),
      ("$percent", { percentage }),
      ("$ratio", { ratio }),
      ("$key", { key }),
      ("$item", { LoopPhrase(value)?.item }),
      ("$index", { LoopPhrase(value)?.index }),
      ("$list", { LoopPhrase(value)?.list }),
      ("$width", { width }),
      ("$symbol", { Self.symbol(value) }),
      ("$color", { color }),
      ("$", { value }),
    ]
  }

  /// Returns a value as a symbol, or as an expression that comes out as one.
  static func symbol(_ value: String) -> String? {
    value.hasPrefix("{")
      ? PartialName.spread("symbol:", over: value, as: .image) : "symbol:\(value)"
  }

  /// The one width of a line around an element; nil where sides have different ones.
  private var width: String? {
    let parts = value.split { " ,(".contains($0) }
    let numbers = parts.drop { $0.first?.isNumber != true }.prefix { $0.first?.isNumber == true }
    return Set(numbers).count == 1 ? numbers.first.map { length($0) } : nil
  }

  /// The key of a loop's elements, `\.id` or `item.id`, as a binding.
  private var key: String? {
    guard !value.hasPrefix("{"), !value.contains(" ") else { return value }
    let item =
      place.written[AttributeName.each.name].map { place.markup.value(of: $0).string }
      ?? LoopPhrase.usualItem
    if value.hasPrefix("\\.") {
      let field = value.dropFirst(2)
      return field == "self" ? "{\(item)}" : "{\(item).\(field)}"
    }
    return value.hasPrefix("\(item).") || value == item ? "{\(value)}" : "{\(item).\(value)}"
  }

  /// The value as it is written in a binding.
  private var expression: String? {
    let isBound = value.hasPrefix("{") && value.hasSuffix("}")
    let text = Words.trimmed(isBound ? String(value.dropFirst().dropLast()) : value)
    return text.isEmpty || text.contains("{") || text.contains("}") ? nil : text
  }

  /// The value as an operand, in parentheses if it is more than a path.
  private var operand: String? {
    expression.map { text in
      text.allSatisfy { $0.isLetter || $0.isNumber || "._?".contains($0) } ? text : "(\(text))"
    }
  }

  /// The value as an action that the document declares or would declare, with its arguments.
  private var action: String? {
    guard let call = Call(value: expression) else { return nil }
    guard isDeclared(call.name) || call.isPlain else { return nil }
    return call.arguments.isEmpty ? call.name : call.text
  }

  /// The action of a value that the repair has to declare: one without arguments, whose types would
  /// not be known.
  private var undeclaredAction: String? {
    guard let call = Call(value: expression), call.isPlain, call.arguments.isEmpty,
      !isDeclared(call.name)
    else { return nil }
    return call.name
  }

  private func isDeclared(_ action: String) -> Bool {
    place.markup.nodes.contains { node in
      Schema.shared.element(named: node.name.rawValue) == .action
        && place.markup.attribute(.name, of: node).map {
          place.markup.value(of: $0).string == action
        } == true
    }
  }

  /// The value as a ratio of width to height, which a bare number means in other systems.
  private var ratio: String? {
    if value.hasPrefix("{") { return nil }
    let parts = value.split { ":/ ".contains($0) }
    guard (1...2).contains(parts.count), parts.allSatisfy({ Double($0) != nil }) else { return nil }
    return parts.count == 2 ? "\(parts[0]):\(parts[1])" : "\(parts[0]):1"
  }

  /// The value as a percentage, if it is a number from 0 to 10 where 1 is the whole.
  private var percentage: String? {
    guard let share = Double(value), (0...10).contains(share) else { return nil }
    let hundredths = (share * 10_000).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))%" : "\(hundredths)%"
  }

  /// The colour among the words of a value such as `1px solid rgba(0, 0, 0, 0.2)`.
  private var color: String? {
    for name in ["rgb", "hsl", "Color("] {
      if let start = value.firstRange(of: name)?.lowerBound,
        let end = value[start...].firstIndex(of: ")")
      {
        return String(value[start...end])
      }
    }
    return value.split { " ,()".contains($0) }.last {
      $0.hasPrefix("#") || ForeignWords.color(String($0)) != nil
    }.map { $0.hasPrefix("#") ? String($0) : ForeignWords.color(String($0)) ?? String($0) }
  }

  private func length(_ text: Substring) -> String {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    return String(digits.hasSuffix(".") ? digits.dropLast() : digits)
  }
}

/// What an event does, as other systems write it: `open`, `open()` or `open(item.id)`.
private struct Call {
  let text: String
  let name: String
  /// What stands between the parentheses.
  let arguments: Substring
  /// Whether nothing but the name of an action and its arguments is written.
  let isPlain: Bool

  init?(value: String?) {
    guard let text = value else { return nil }
    self.text = text
    name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let rest = text.dropFirst(name.count)
    let isCall = rest.hasPrefix("(") && rest.hasSuffix(")")
    arguments = isCall ? rest.dropFirst().dropLast() : ""
    let signs: Set<Character> = ["(", ")", "{", "}", ";", "="]
    isPlain =
      name.first?.isLetter == true && (rest.isEmpty || isCall)
      && !arguments.contains { signs.contains($0) }
  }
}

/// A loop header as other systems write it: `item in items` or `(item, index) in items`.
struct LoopPhrase {
  var item: String
  var index: String?
  var list: String

  init?(_ text: String) {
    var words = text.split { " ,()".contains($0) }.map(String.init)
    if ["let", "var", "const"].contains(words.first) { words.removeFirst() }
    guard let sign = words.firstIndex(where: { $0 == "in" || $0 == "of" }), (1...2).contains(sign),
      words.count == sign + 2
    else { return nil }
    let names = words[..<sign] + [words[sign + 1]]
    guard
      names.allSatisfy({ name in
        name.allSatisfy { $0.isLetter || $0.isNumber || "_.{}".contains($0) }
      })
    else { return nil }
    item = words[0]
    index = sign == 2 ? words[1] : nil
    list = words[sign + 1].filter { $0 != "{" && $0 != "}" }
  }
}

/// Properties in one attribute, as in HTML: `color: #FF0000; font-size: 13px`.
struct InlineStyle {
  var attributes: [(name: String, value: String)]

  /// Creates the attributes for all properties; nil if one has no equivalent.
  init?(_ text: String, _ attribute: MarkupAttribute, at place: GuessedPlace) {
    attributes = []
    for property in text.split(separator: ";") {
      guard let sign = property.firstIndex(of: ":") else { return nil }
      let word = Words.trimmed(String(property[..<sign]))
      let value = Words.unquoted(Words.trimmed(String(property[property.index(after: sign)...])))
      if let name = AttributeName(named: word), let row = place.row(name),
        let ours = ValueGuess.value(value, row)
      {
        attributes.append((word, ours))
        continue
      }
      let guess = AttributeGuess(word, value, in: attribute, at: place)
      guard case .repair(_, let writes)? = guess.outcome, !writes.isEmpty else { return nil }
      attributes += writes
    }
    if attributes.isEmpty { return nil }
  }
}
