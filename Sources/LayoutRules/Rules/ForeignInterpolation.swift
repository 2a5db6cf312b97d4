import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports values in a text written in the syntax of another system.
///
/// Readers would see that syntax as plain text.
enum ForeignInterpolation: DocumentRule {
  static let finding = DiagnosticID(
    "foreign-interpolation",
    .warning,
    .correctness,
    "A text names a value as another system does.",
    """
    A value stands in a text in one pair of braces: `{title}`. `\\(title)`, `${title}`, `$title`,
    `{{title}}` and `%@` are shown as they stand. This is only said where something of that name is
    declared; a `$` before the braces of a number is taken for a price. `@string/title` is shown as it
    stands too: the words of a text are the key of their translation.
    """,
    bad: .fragment(#"<param name="title" type="String"/>"# + "\n<text>Hello \\(title)</text>"),
    good: .fragment(#"<param name="title" type="String"/>"# + "\n<text>Hello {title}</text>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(#"<param name="title" type="String"/>"# + "\n<text content=\"{{ title }}\"/>"),
    .fragment(#"<param name="title" type="String"/>"# + "\n<text>${title}</text>"),
    .fragment(#"<param name="title" type="String"/>"# + "\n<text>Hello $title</text>"),
    .fragment(#"<param name="title" type="String"/>"# + "\n<text>{title} and %@</text>"),
    .fragment(#"<param name="title" type="String"/>"# + "\n<text>{title} @string/title</text>"),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      #"<param name="price" type="Integer"/>"# + "\n<text localized=\"false\">${price}</text>"),
    .fragment(
      #"<param name="title" type="String"/>"# + "\n<text>{title} {{name}}, 5 $, 10 %</text>"),
    .fragment(#"<text>ada@string/s, @ home</text>"#),
    .fragment(#"<param name="share" type="Integer"/>"# + "\n<text>{mod(share, 2)} 100%dry</text>"),
  ]

  static let scope = RuleScope(kinds: [.text], features: .declarations)

  static func check(_ pass: inout RulePass) {
    // Most texts contain none of the signs, so names are collected only if needed.
    let ranges = ShownTexts.ranges(in: pass.markup).filter { hasSigns($0, pass.markup.bytes) }
    guard !ranges.isEmpty else { return }
    let names = DeclaredNames(pass.document.structure)
    for range in ranges { report(in: range, names, &pass) }
  }

  private static func hasSigns(_ range: SourceRange, _ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in bytes[range.offsets] {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "@"): return true
      case Bytes.openBrace where last == Bytes.openBrace: return true
      default: last = byte  // open: every other byte is shown as itself.
      }
    }
    return false
  }

  private static func report(
    in range: SourceRange, _ names: DeclaredNames, _ pass: inout RulePass
  ) {
    var reader = InterpolationReader(bytes: pass.markup.bytes, range: range.offsets)
    while let found = reader.next(names) {
      let text = pass.markup.text(in: found.range)
      pass.report(
        Diagnostic(
          finding, "'\(text)' is shown as it stands", at: found.range,
          label: found.path == nil
            ? text.hasPrefix("@")
              ? "write the words, which are the key of their translation"
              : "write the name of a parameter in braces" : nil,
          fixes: found.path.map { [.replace(text, with: "{\($0)}", at: found.range)] } ?? []))
    }
  }
}

/// The names that an expression in the document can use, with their types.
private struct DeclaredNames {
  var types: [String: ExpressionType] = [:]
  let records: [RecordDeclaration]

  init(_ structure: DocumentStructure) {
    records = structure.records
    for local in structure.locals { types[local.name] = local.type }
    for component in structure.components {
      for parameter in component.signature.parameters { types[parameter.name] = parameter.type }
    }
    for constant in structure.constants { types[constant.name] = constant.type }
    for parameter in structure.parameters { types[parameter.name] = parameter.type }
  }

  /// Whether `path` begins with a declared name.
  func knows(_ path: String) -> Bool {
    types[String(path.prefix { $0 != "." })] != nil
  }

  /// Whether `path` is a number, which a currency sign may precede.
  func isNumber(_ path: String) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    var type = names.first.flatMap { types[$0] }
    for name in names.dropFirst() {
      guard case .record(let record)? = type?.opened else { return false }
      type = records.first { $0.name == record }?.fields.first { $0.name == name }?.type
    }
    switch type?.opened {
    case .number, .integer, .points, .percent: return true
    case .string, .text, .bool, .dimension, .color, .date, .image, .ratio, .insets, .choice,
      .record, .optional, .list, .nothing, nil:
      return false
    }
  }
}

extension ExpressionType {
  fileprivate var opened: ExpressionType {
    if case .optional(let type) = self { return type }
    return self
  }
}

/// A scanner of a text's source for values in the syntax of another system.
private struct InterpolationReader {
  let bytes: [UInt8]
  let range: Range<Int>
  private var position: Int

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    position = range.lowerBound
  }

  /// Returns the next value with the path that it names; the path is nil for a placeholder without
  /// a name.
  mutating func next(_ names: DeclaredNames) -> (range: SourceRange, path: String?)? {
    while position < range.upperBound {
      let start = position
      let found = value(at: start, names)
      if let (end, path) = found {
        position = end
        let isQuoted = byte(start - 1) == 0x60 && byte(end) == 0x60
        return (SourceRange(isQuoted ? start - 1..<end + 1 : start..<end), path)
      }
      position = behind(start)
    }
    return nil
  }

  /// Returns the position behind a byte at which no value begins.
  ///
  /// A binding is skipped as a whole, and so is a pair of braces.
  private func behind(_ start: Int) -> Int {
    guard byte(start) == Bytes.openBrace else { return start + 1 }
    if byte(start + 1) == Bytes.openBrace { return start + 2 }
    return Braces.end(of: start, in: bytes, before: range.upperBound) ?? range.upperBound
  }

  private func value(at start: Int, _ names: DeclaredNames) -> (end: Int, path: String?)? {
    switch bytes[start] {
    case UInt8(ascii: "\\"):
      return named(start, opening: "\\(", closing: ")", names)
    case UInt8(ascii: "$"):
      if byte(start + 1) == Bytes.openBrace {
        let found = named(start, opening: "${", closing: "}", names)
        return found.flatMap { names.isNumber($0.path ?? "") ? nil : $0 }
      }
      return named(start, opening: "$", closing: "", names)
    case Bytes.openBrace:
      return named(start, opening: "{{", closing: "}}", names)
    case UInt8(ascii: "%"):
      return names.types.isEmpty ? nil : placeholder(start)
    case UInt8(ascii: "@"):
      return resource(start)
    default: return nil  // open: every other byte is shown as itself.
    }
  }

  private func named(
    _ start: Int, opening: String, closing: String, _ names: DeclaredNames
  ) -> (end: Int, path: String?)? {
    guard matches(opening, at: start) else { return nil }
    var from = start + opening.utf8.count
    while !closing.isEmpty, byte(from) == 0x20 { from += 1 }
    var end = from
    while let byte = byte(end), isPath(byte) { end += 1 }
    while end > from, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let path = String(decoding: bytes[from..<end], as: UTF8.self)
    while !closing.isEmpty, byte(end) == 0x20 { end += 1 }
    guard !path.isEmpty, names.knows(path), matches(closing, at: end) else { return nil }
    return (end + closing.utf8.count, path)
  }

  /// Matches `@string/title`, a text of Android's resources.
  private func resource(_ start: Int) -> (end: Int, path: String?)? {
    let sign = "@string/"
    guard matches(sign, at: start), byte(start - 1).map({ !isPath($0) }) ?? true else { return nil }
    var end = start + sign.utf8.count
    while let byte = byte(end), isPath(byte) { end += 1 }
    return end > start + sign.utf8.count ? (end, nil) : nil
  }

  /// Matches `%@`, `%d` and `%1$@`, placeholders of a format, but not a percentage.
  private func placeholder(_ start: Int) -> (end: Int, path: String?)? {
    if let before = byte(start - 1), Bytes.isDigit(before) || before == UInt8(ascii: "%") {
      return nil
    }
    var end = start + 1
    while let byte = byte(end), Bytes.isDigit(byte) { end += 1 }
    if end > start + 1 {
      guard byte(end) == UInt8(ascii: "$") else { return nil }
      end += 1
    }
    if byte(end) == UInt8(ascii: "@") { return (end + 1, nil) }
    while byte(end) == UInt8(ascii: "l") { end += 1 }
    guard let letter = byte(end), "dsif".utf8.contains(letter) else { return nil }
    if let next = byte(end + 1), Bytes.isLetter(next) || next >= 0x80 { return nil }
    return (end + 1, nil)
  }

  private func byte(_ offset: Int) -> UInt8? { range.contains(offset) ? bytes[offset] : nil }

  private func matches(_ text: String, at start: Int) -> Bool {
    start + text.utf8.count <= range.upperBound
      && text.utf8.elementsEqual(bytes[start..<start + text.utf8.count])
  }

  private func isPath(_ byte: UInt8) -> Bool {
    Bytes.isLetter(byte) || Bytes.isDigit(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }
}
