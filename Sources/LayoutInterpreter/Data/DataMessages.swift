import LayoutDiagnostics
import LayoutLanguages
import LayoutModel

// Findings about data that do not fit their parameters.
extension Diagnostic {
  static func notAnObject(_ node: JSONNode, _ owner: String) -> Diagnostic {
    Diagnostic(
      .invalidData, "the data of '\(owner)' are an object, not \(node.phrase)", at: node.range)
  }

  static func repeatedData(_ member: JSONNode.Member, first: JSONNode.Member) -> Diagnostic {
    Diagnostic(
      .invalidData, "'\(member.name)' has a value already", at: member.nameRange,
      related: [RelatedLocation("the first is here", at: first.nameRange)])
  }

  static func unknownData(
    _ member: JSONNode.Member, _ kind: String, of owner: String, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownData, "'\(member.name)' is no \(kind) of '\(owner)'", at: member.nameRange,
      fixes: FixIt.write(nearestTo: member.name, among: names, at: member.nameRange))
  }

  static func missingData(
    _ parameter: Parameter, _ kind: String, of owner: String, at range: SourceRange,
    declared: RelatedLocation,
  ) -> Diagnostic {
    Diagnostic(
      .missingData, "the \(kind) '\(parameter.name)' of '\(owner)' has no value", at: range,
      related: [declared])
  }

  static func wrongData(
    _ node: JSONNode, _ type: ExpressionType, _ place: DataReader.Place
  ) -> Diagnostic {
    invalidData(node, place, "is \(type.dataPhrase), not \(node.phrase)")
  }

  static func badInteger(
    _ node: JSONNode, _ text: String, _ place: DataReader.Place
  ) -> Diagnostic {
    let isWhole = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") }
    return invalidData(
      node, place, isWhole ? "is an Integer, which \(text) is too large for" : "is a whole number")
  }

  static func tooLarge(_ node: JSONNode, _ text: String, _ place: DataReader.Place) -> Diagnostic {
    invalidData(node, place, "cannot be as large as \(text)")
  }

  static func tooLong(
    _ node: JSONNode, _ count: Int, _ most: Int, _ place: DataReader.Place
  ) -> Diagnostic {
    let characters = most == 1 ? "1 character" : "\(most) characters"
    return invalidData(node, place, "has at most \(characters), not \(count)")
  }

  static func tooFar(_ node: JSONNode, _ text: String, _ place: DataReader.Place) -> Diagnostic {
    invalidData(
      node, place, "is a date of the years 1 to 9999, which \(text) seconds since 1970 are not")
  }

  static func badLiteral(
    _ node: JSONNode, _ text: String, _ type: ExpressionType, _ place: DataReader.Place
  ) -> Diagnostic {
    guard case .choice(let words) = type else {
      return invalidData(node, place, "is \(type.dataPhrase), which '\(text)' is not")
    }
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    return invalidData(
      node, place, "is one of \(list)",
      FixIt.write(nearestTo: text, among: words, at: node.range))
  }

  private static func invalidData(
    _ node: JSONNode, _ place: DataReader.Place, _ words: String, _ fixes: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .invalidData, "'\(place.name)' of '\(place.owner)' \(words)", at: node.range,
      related: [place.declared], fixes: fixes)
  }
}

extension ExpressionType {
  /// The form of a value of the type in JSON, as a phrase.
  fileprivate var dataPhrase: String {
    switch self {
    case .string, .text: "a string"
    case .number: "a number"
    case .integer: "an integer"
    case .bool: "true or false"
    case .points: "a length such as 12"
    case .percent: "a percentage such as \"40%\""
    case .dimension: "a length"
    case .date: "a date such as \"2024-05-03T14:05Z\", or seconds since 1970"
    case .color: "a colour such as \"#FF8800\" or \"asset:Name\""
    case .image: "an image such as \"asset:Name\", \"symbol:name\" or \"url:https://…\""
    case .ratio: "a ratio such as \"16:9\""
    case .insets: "insets such as \"8 16\""
    case .choice(let words): "one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .record(let record): "an object, \(record.name)"
    case .optional(let wrapped): wrapped.dataPhrase
    case .list: "a list"
    case .nothing: "null"
    }
  }
}
