import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A value of the wrong type, with all facts that its message may need.
struct ValueFault {
  var issue: ValueIssue
  /// The range of the wrong part, in the source.
  var range: SourceRange
  /// The wrong part, as decoded text.
  var part: String
  /// The range of the whole value, in the source.
  var value: SourceRange
  /// A phrase for the element or parent that reads the attribute.
  var reader: String
  var spec: AttributeSpec
}

extension Diagnostic {
  static func value(_ fault: ValueFault) -> Diagnostic {
    Diagnostic(
      fault.id, fault.message, at: fault.range, label: fault.label, fixes: fault.fixes)
  }

  static func percentOverHundred(at range: SourceRange) -> Diagnostic {
    Diagnostic(.percentOverHundred, "more than 100% of the parent", at: range)
  }
}

extension ValueFault {
  private var name: String { spec.name.name }

  fileprivate var id: DiagnosticID {
    switch issue.kind {
    case .notANumber, .numberSpelling, .fraction: .invalidNumber
    case .unknownUnit, .detachedUnit: .unknownUnit
    case .percentNotAllowed, .autoNotAllowed, .infinityNotAllowed, .unitNotAllowed, .empty,
      .notABool, .notAnImage, .notARatio, .notASizeRange, .notTextMetrics, .notATrack, .notACount,
      .notAnInstant, .unclosed, .repeatInside, .automaticTwice, .unfixedTrack, .fractionMinimum,
      .fitContentInside, .notALine, .notASum, .bareSum:
      .typeMismatch
    case .negative, .zero, .tooLarge, .sumTooLarge, .overOne, .overHundred, .overTen, .overThousand:
      .valueOutOfRange
    case .partCount, .unevenAreas, .scatteredArea: .partCount
    case .unknownWord, .repeatedWord, .noneBesideOthers: .unknownChoice
    case .notAnIdentifier, .keyword, .notATypeName, .notAnArea: .invalidIdentifier
    case .colorDigits, .notAColor, .notADigit: .invalidColor
    case .binding: .unbindable
    case .loneBrace: .loneBrace
    }
  }

  fileprivate var message: String {
    switch issue.kind {
    case .empty: "'\(name)' has no value"
    case .notANumber: "'\(part)' is not a \(isLength ? "length" : "number")"
    case .numberSpelling: "'\(part)' is not how a number is written"
    case .fraction: "'\(part)' is not a whole number"
    case .unknownUnit: "'\(part)' is not a unit"
    case .detachedUnit: "a number and its unit are written together"
    case .percentNotAllowed: "'\(name)' takes no percentage"
    case .autoNotAllowed: "'\(name)' cannot be 'auto'"
    case .infinityNotAllowed: "'\(name)' cannot be infinite"
    case .unitNotAllowed: "'\(name)' is a number without a unit"
    case .negative: "'\(name)' cannot be negative"
    case .zero: "'\(name)' cannot be 0"
    case .overOne: "'\(name)' cannot be over 1"
    case .overHundred: "the place of a colour cannot be over 100%"
    case .overTen: "a time of '\(name)' cannot be over 10 seconds"
    case .tooLarge, .sumTooLarge: "'\(part)' is too large"
    case .notASum: "'\(part)' is not a length"
    case .bareSum: "the sum '\(part)' stands in a list without parentheses"
    case .partCount: "'\(name)' has a wrong number of parts"
    case .unknownWord: "'\(part)' is not a value of '\(name)'"
    case .repeatedWord: "'\(part)' stands here twice"
    case .noneBesideOthers: "'\(part)' cannot stand beside other words"
    case .notABool, .notAColor, .notAnImage, .notARatio, .notASizeRange, .notTextMetrics:
      "'\(part)' is not a value of '\(name)'"
    case .notADigit: "'\(part)' is not a hexadecimal digit"
    case .colorDigits: "a colour has 3, 4, 6 or 8 digits"
    case .notAnInstant: "'\(part)' is no date"
    case .notAnIdentifier: "'\(part)' is not a Swift identifier"
    case .keyword: "'\(part)' is a word of Swift's own"
    case .notATypeName: "'\(part)' is not the name of a Swift type"
    case .binding: "a binding cannot stand here"
    case .loneBrace: "a lone '\(part)'"
    case .notATrack: "'\(part)' is not a track"
    case .notACount: "'\(part)' is not how often tracks are repeated"
    case .unclosed: "'\(part)' is not closed"
    case .repeatInside: "'repeat' cannot stand in another"
    case .automaticTwice: "a second repetition of as many tracks as fit"
    case .unfixedTrack: "'\(part)' has no length by itself"
    case .fractionMinimum: "'\(part)' cannot be a least length"
    case .fitContentInside: "'fitContent' cannot stand in 'minmax'"
    case .notALine: "'\(part)' is not a line"
    case .overThousand: "'\(part)' is over 1000"
    case .notAnArea: "'\(part)' is not the name of an area"
    case .unevenAreas: "the rows of '\(name)' have different numbers of names"
    case .scatteredArea: "the cells of '\(part)' make no rectangle"
    }
  }

  /// A phrase for the attribute and the values that it accepts, or other advice.
  fileprivate var label: String? {
    switch issue.kind {
    case .tooLarge: "the limit is 10 million"
    case .sumTooLarge:
      "a sum has up to \(Int(MixedLength.mostPercent))% and \(Int(MixedLength.mostPoints)) points"
    case .notASum:
      "a percentage and points are added like '50% + 8', and all else in braces, like '{gap + 8}'"
    case .bareSum: "in a list a sum is written like '(50% + 8)'"
    case .binding: "'{{' stands for a brace"
    case .loneBrace: "'\(part)\(part)' stands for a brace"
    case .unfixedTrack: "beside 'autoFill' and 'autoFit' each track has a length"
    case .repeatedWord, .noneBesideOthers, .keyword, .detachedUnit: nil
    case .empty, .notANumber, .numberSpelling, .unknownUnit, .percentNotAllowed, .autoNotAllowed,
      .infinityNotAllowed, .unitNotAllowed, .negative, .zero, .fraction, .overOne, .overHundred,
      .overTen, .partCount, .notAnInstant,
      .unknownWord, .notABool, .notAnIdentifier, .notATypeName, .colorDigits, .notAColor,
      .notADigit, .notAnImage, .notARatio, .notASizeRange, .notTextMetrics, .notATrack, .notACount,
      .unclosed, .repeatInside, .automaticTwice, .fractionMinimum, .fitContentInside, .notALine,
      .overThousand, .notAnArea, .unevenAreas, .scatteredArea:
      "'\(name)' of \(reader) takes \(spec.type.expectation)"
    }
  }

  private var isLength: Bool {
    switch spec.type {
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .sizeRange, .corners, .shadow, .border, .dash:
      true
    case .pointRange, .instant, .scrollPositions, .numbers, .number, .integer, .signedInteger,
      .bool, .string, .text,
      .identifier,
      .typeName, .color,
      .image, .ratio,
      .choice, .flags, .gradient, .animation, .styleNames, .textMetrics, .styleName, .className,
      .typeReference,
      .words, .declared, .binding, .action, .path, .tracks, .gridLines, .areas:
      false
    }
  }
}

// MARK: Repairs

extension ValueFault {
  var fixes: [FixIt] {
    switch issue.kind {
    case .numberSpelling: (lists + [Spelling.number(part)].compactMap(\.self)).map(replace)
    case .unknownUnit: isPoints(part) ? [replace(with: "pt")] : [remove("the unit")]
    case .unitNotAllowed: [remove("the unit")]
    case .detachedUnit: [remove("the blank")]
    case .unknownWord, .notABool, .notAColor, .notAnImage, .notARatio:
      replacements.map { replace(with: $0) }
    case .percentNotAllowed, .notANumber, .autoNotAllowed, .infinityNotAllowed, .notATrack,
      .notACount, .notALine:
      replacements.map { replace(with: $0) }
    case .bareSum: [replace(with: "(\(part))")]
    case .notASum: Spelling.sum(part).map { [replace(with: $0)] } ?? []
    case .repeatedWord, .noneBesideOthers: [remove("'\(part)'")]
    case .loneBrace: [replace(with: part + part)]
    case .notAnIdentifier, .notATypeName, .keyword:
      Spelling.identifier(part, isType: spec.type == .typeName).map { [replace(with: $0)] } ?? []
    case .empty, .fraction, .negative, .zero, .overOne, .overHundred, .overTen, .tooLarge,
      .sumTooLarge,
      .partCount,
      .notAnInstant, .notASizeRange, .notTextMetrics, .colorDigits, .notADigit, .binding, .unclosed,
      .repeatInside,
      .automaticTwice, .unfixedTrack, .fractionMinimum, .fitContentInside, .overThousand,
      .notAnArea, .unevenAreas, .scatteredArea:
      []
    }
  }

  private func replace(with text: String) -> FixIt {
    .replace(part, with: text, at: range)
  }

  private func remove(_ what: String) -> FixIt {
    FixIt("remove \(what)", isSafe: false, edits: [SourceEdit(range, "")])
  }

  /// Whether a unit of another system means a length independent of pixels.
  private func isPoints(_ unit: String) -> Bool {
    ["px", "dp", "dip", "sp", "pts", "points", "point", "p", "PT", "Pt"].contains(unit)
  }

  /// Lengths separated by commas, written with blanks instead.
  private var lists: [String] {
    let numbers = part.split(separator: ",")
    guard isList, numbers.count > 1, numbers.count <= 4 else { return [] }
    return [numbers.joined(separator: " ")]
  }

  private var isList: Bool {
    switch spec.type {
    case .edges, .pair, .lengths, .size, .pointSize, .intrinsicSize, .sizeRange, .corners: true
    case .points, .dimension, .length, .edge, .pointRange, .instant, .scrollPositions, .numbers,
      .number, .integer,
      .signedInteger, .bool,
      .string, .text,
      .identifier,
      .typeName, .color, .image, .ratio, .choice, .flags, .shadow, .border, .dash, .gradient,
      .animation,
      .styleNames,
      .textMetrics, .styleName, .className, .typeReference, .words, .declared, .binding, .action,
      .path, .tracks, .gridLines, .areas:
      false
    }
  }

  /// The nearest legal words, starting with the meaning of words from other systems.
  private var replacements: [String] {
    if let ours = ForeignWords.value(part, of: spec.type, named: spec.name) { return [ours] }
    // `100%-20`; of two numbers without a percentage, the sign may be anything.
    if isLength, part.contains("%"), let sum = Spelling.sum(part) { return [sum] }
    switch spec.type {
    case .choice(let words): return NearestName.find(part, among: words)
    case .flags(let words, let none):
      return NearestName.find(part, among: words + (none.map { [$0] } ?? []))
    case .animation:
      return NearestName.find(part, among: AnimationWord.allCases.map(\.rawValue))
    case .bool: return NearestName.find(part, among: ["true", "false"])
    case .color:
      let digits = part.utf8
      let isColor = [3, 4, 6, 8].contains(digits.count)
      return isColor && digits.allSatisfy { Bytes.hexadecimal($0) != nil } ? ["#\(part)"] : []
    case .ratio:
      let numbers = part.split { "/xX: \t\n".contains($0) }
      return numbers.count == 2 ? ["\(numbers[0]):\(numbers[1])"] : []
    case .size, .lengths, .pointSize, .intrinsicSize:
      let numbers = part.split { "xX×".contains($0) }
      return numbers.count == 2 ? ["\(numbers[0]) \(numbers[1])"] : []
    case .pointRange:
      let numbers = part.split { !$0.isNumber }.compactMap { Int($0) }.sorted()
      return numbers.count == 2 ? ["\(numbers[0])...\(numbers[1])"] : []
    case .image:
      if part.hasPrefix("https://") || part.hasPrefix("http://") { return ["url:\(part)"] }
      return Spelling.asset(part).map { [$0] } ?? []
    case .dimension: return NearestName.find(part, among: ["auto"])
    case .points, .length, .edges, .edge, .pair, .sizeRange, .instant, .scrollPositions, .numbers,
      .number, .integer,
      .signedInteger, .string, .text,
      .identifier, .typeName, .corners, .shadow, .border, .dash, .gradient, .styleNames,
      .textMetrics, .styleName,
      .className, .typeReference, .words, .declared, .binding, .action, .path, .areas:
      return []
    case .tracks: return GridSpelling.track(part).map { [$0] } ?? []
    case .gridLines: return GridSpelling.line(part).map { [$0] } ?? []
    }
  }
}
