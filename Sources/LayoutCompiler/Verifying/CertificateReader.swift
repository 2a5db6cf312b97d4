import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages

/// What the certificate of a proof says of one document, with the place of each part.
struct CertifiedDocument: Sendable {
  var file: JSONNode
  var verdict: JSONNode
  var obstacle: JSONNode?
  var files: [(path: String, digest: JSONNode)] = []
  var widths: ClosedRange<Int>
  var heights: ClosedRange<Int>?
  var appearances: [String]
  /// The numbers that follow from other members, by their names.
  var counts: [(name: String, node: JSONNode, count: Int)] = []
  var textsAsShown: [String]
  /// What was proved for any words of texts; nil if that was not asked.
  var anyText: JSONNode?
  var subjects: [Subject] = []
  var properties: [Property] = []
  /// The object, and the members that findings point at.
  var node: JSONNode

  /// A layout, or a component by itself.
  struct Subject: Sendable {
    var component: String?
    var widths: ClosedRange<Int>
    var heights: ClosedRange<Int>?
    var isFine: Bool
    var isFull: Bool
    var solves: Int
    var dataSets: [DataSet] = []
    var trials: [Trials] = []
    var node: JSONNode
  }

  struct DataSet: Sendable {
    var like: Int?
    var preview: Int?
    var language: String?
    var differs: String?
    var values: JSONNode?
    var isVariant: Bool
    var node: JSONNode
  }

  struct Trials: Sendable {
    var dataSets: [Int]
    var textSizes: [Float]
    var directions: [WritingDirection]
    var appearances: [LayoutEnvironment.ColorScheme]
    var widths: [ClosedRange<Float>]
    var heights: [ClosedRange<Float>]
    var isFine: Bool
    var node: JSONNode
  }

  struct Property: Sendable {
    var name: String
    var verdict: String
    var elements: [Element] = []
    var node: JSONNode
  }

  /// An element that breaks a property.
  struct Element: Sendable {
    var name: String
    var line: Int
    var column: Int
    var subject: Int
    var across: String
    var witness: Trial
    var widths: [ClosedRange<Float>]
    var worst: Float
    var worstAt: Trial
    var node: JSONNode
  }

  /// A trial that breaks a property.
  struct Trial: Sendable {
    var dataSet: Int
    var preview: String?
    var data: String?
    var width: Float
    var height: Float?
    var scale: Float
    var textScale: Float
    var direction: WritingDirection
    var appearance: LayoutEnvironment.ColorScheme?
    var node: JSONNode
  }
}

/// Reads the JSON of a certificate, and reports what is missing in it or cannot be.
struct CertificateReader {
  private(set) var findings: [Diagnostic] = []

  /// A part that is not as certificates have it; it has been reported.
  private struct Spoilt: Error {}

  // MARK: Parts

  private mutating func fail(_ message: String, at node: JSONNode) -> Spoilt {
    findings.append(Diagnostic(.brokenProof, message, at: node.range))
    return Spoilt()
  }

  /// Refuses members that no certificate has, and those that stand twice.
  private mutating func expect(
    _ names: [String], in node: JSONNode, _ phrase: String
  ) throws(Spoilt) {
    guard case .object(let members) = node.value else {
      throw fail("\(phrase) is an object, not \(node.phrase)", at: node)
    }
    var seen: Set<String> = []
    for member in members where !names.contains(member.name) || !seen.insert(member.name).inserted {
      findings.append(
        Diagnostic(
          .brokenProof,
          names.contains(member.name)
            ? "'\(member.name)' stands here twice" : "\(phrase) has no member '\(member.name)'",
          at: member.nameRange))
      throw Spoilt()
    }
  }

  private mutating func member(_ name: String, _ node: JSONNode) throws(Spoilt) -> JSONNode {
    guard let member = node[name] else { throw fail("there is no '\(name)'", at: node) }
    return member
  }

  private mutating func string(_ name: String, _ node: JSONNode) throws(Spoilt) -> String {
    let member = try member(name, node)
    guard let string = member.string else {
      throw fail("'\(name)' is a string, not \(member.phrase)", at: member)
    }
    return string
  }

  private mutating func integer(_ node: JSONNode, _ name: String) throws(Spoilt) -> Int {
    guard case .number(let text) = node.value, let integer = Int(text), integer >= 0 else {
      throw fail("'\(name)' is a whole number, not \(node.phrase)", at: node)
    }
    return integer
  }

  private mutating func number(_ node: JSONNode, _ name: String) throws(Spoilt) -> Float {
    guard case .number(let text) = node.value, let number = Float(text), number.isFinite else {
      throw fail("'\(name)' is a number, not \(node.phrase)", at: node)
    }
    return number
  }

  /// Reads a truth; false where it may be missing and is.
  private mutating func bool(
    _ name: String, _ node: JSONNode, mayBeMissing: Bool = false
  ) throws(Spoilt) -> Bool {
    if mayBeMissing, node[name] == nil { return false }
    let member = try member(name, node)
    guard case .bool(let bool) = member.value else {
      throw fail("'\(name)' is true or false, not \(member.phrase)", at: member)
    }
    return bool
  }

  /// Reads a list; an empty one where it may be missing and is.
  private mutating func list(
    _ name: String, _ node: JSONNode, mayBeMissing: Bool = false
  ) throws(Spoilt) -> [JSONNode] {
    if mayBeMissing, node[name] == nil { return [] }
    let member = try member(name, node)
    guard case .array(let nodes) = member.value else {
      throw fail("'\(name)' is a list, not \(member.phrase)", at: member)
    }
    return nodes
  }

  private mutating func strings(_ name: String, _ node: JSONNode) throws(Spoilt) -> [String] {
    var strings: [String] = []
    for part in try list(name, node) {
      guard let string = part.string else {
        throw fail("'\(name)' is a list of strings, not of \(part.phrase)", at: part)
      }
      strings.append(string)
    }
    return strings
  }

  /// Reads a list of words of a choice.
  private mutating func words<Word: RawRepresentable<String>>(
    _ name: String, _ node: JSONNode
  ) throws(Spoilt) -> [Word] {
    var words: [Word] = []
    for part in try list(name, node, mayBeMissing: name == "appearances") {
      guard let word = part.string.flatMap(Word.init(rawValue:)) else {
        throw fail("'\(name)' does not know this word", at: part)
      }
      words.append(word)
    }
    return words
  }

  private mutating func range(_ node: JSONNode, _ name: String) throws(Spoilt) -> ClosedRange<Float>
  {
    guard case .array(let ends) = node.value, ends.count == 2 else {
      throw fail("'\(name)' has two ends", at: node)
    }
    let (first, last) = (try number(ends[0], name), try number(ends[1], name))
    guard 0 <= first, first <= last, last <= 10_000 else {
      throw fail("'\(name)' is no range of points", at: node)
    }
    return first...last
  }

  private mutating func ranges(
    _ name: String, _ node: JSONNode
  ) throws(Spoilt) -> [ClosedRange<Float>] {
    var ranges: [ClosedRange<Float>] = []
    for part in try list(name, node, mayBeMissing: name == "heights") {
      let range = try range(part, name)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        throw fail("the ranges of '\(name)' are not in order", at: part)
      }
      ranges.append(range)
    }
    return ranges
  }

  /// Reads two whole numbers of points; nil for an empty list.
  private mutating func points(
    _ name: String, _ node: JSONNode
  ) throws(Spoilt) -> ClosedRange<Int>? {
    let member = try member(name, node)
    if case .array(let ends) = member.value, ends.isEmpty { return nil }
    let range = try range(member, name)
    return Int(range.lowerBound)...Int(range.upperBound)
  }

  // MARK: Documents

  private static let counts = ["previews", "components", "variants", "solves"]

  /// Returns a document of a certificate; nil if a part of it cannot be read, which is reported.
  mutating func document(_ node: JSONNode) -> CertifiedDocument? {
    do throws(Spoilt) { return try read(node) } catch { return nil }
  }

  private mutating func read(_ node: JSONNode) throws(Spoilt) -> CertifiedDocument {
    try expect(
      [
        "file", "verdict", "obstacle", "files", "widths", "heights", "appearances", "textsAsShown",
        "subjects", "properties", "anyText",
      ] + Self.counts, in: node, "a document")
    guard let widths = try points("widths", node) else {
      throw fail("'widths' has two ends", at: node)
    }
    _ = try (string("file", node), string("verdict", node))
    var document = CertifiedDocument(
      file: try member("file", node), verdict: try member("verdict", node),
      obstacle: node["obstacle"], widths: widths, heights: try points("heights", node),
      appearances: try strings("appearances", node),
      textsAsShown: try strings("textsAsShown", node), anyText: node["anyText"], node: node)
    for name in Self.counts {
      let count = try member(name, node)
      document.counts.append((name, count, try integer(count, name)))
    }
    for file in try list("files", node) {
      try expect(["path", "digest"], in: file, "a file")
      document.files.append((try string("path", file), try member("digest", file)))
    }
    for subject in try list("subjects", node) {
      document.subjects.append(try self.subject(subject))
    }
    for property in try list("properties", node) {
      document.properties.append(try self.property(property, document.subjects))
    }
    return document
  }

  private mutating func subject(_ node: JSONNode) throws(Spoilt) -> CertifiedDocument.Subject {
    try expect(
      ["component", "widths", "heights", "fine", "full", "solves", "dataSets", "trials"], in: node,
      "what was tried")
    guard let widths = try points("widths", node) else {
      throw fail("'widths' has two ends", at: node)
    }
    var subject = CertifiedDocument.Subject(
      component: node["component"] == nil ? nil : try string("component", node), widths: widths,
      heights: try points("heights", node), isFine: try bool("fine", node),
      isFull: try bool("full", node),
      solves: try integer(try member("solves", node), "solves"), node: node)
    for data in try list("dataSets", node) {
      try expect(
        ["like", "preview", "language", "differs", "values", "isVariant"], in: data, "a data set")
      let like = try data["like"].map { node throws(Spoilt) in try integer(node, "like") }
      if let like, like >= subject.dataSets.count || subject.dataSets[like].isVariant {
        throw fail("data are like those of a set before them that is no variant", at: data)
      }
      subject.dataSets.append(
        CertifiedDocument.DataSet(
          like: like,
          preview: try data["preview"].map { node throws(Spoilt) in
            try integer(node, "preview")
          },
          language: data["language"] == nil ? nil : try string("language", data),
          differs: data["differs"] == nil ? nil : try string("differs", data),
          values: data["values"], isVariant: try bool("isVariant", data, mayBeMissing: true),
          node: data))
    }
    for trials in try list("trials", node) {
      try expect(
        ["dataSets", "textSizes", "directions", "appearances", "widths", "heights", "fine"],
        in: trials, "a list of trials")
      var read = CertifiedDocument.Trials(
        dataSets: [], textSizes: [], directions: try words("directions", trials),
        appearances: try words("appearances", trials), widths: try ranges("widths", trials),
        heights: try ranges("heights", trials),
        isFine: try bool("fine", trials, mayBeMissing: true), node: trials)
      for part in try list("dataSets", trials) {
        let number = try integer(part, "dataSets")
        guard number < subject.dataSets.count else {
          throw fail("there is no data set \(number)", at: part)
        }
        read.dataSets.append(number)
      }
      for part in try list("textSizes", trials) {
        let size = try number(part, "textSizes")
        guard 0 < size, size <= 10 else { throw fail("this is no size of text", at: part) }
        read.textSizes.append(size)
      }
      subject.trials.append(read)
    }
    return subject
  }

  private mutating func property(
    _ node: JSONNode, _ subjects: [CertifiedDocument.Subject]
  ) throws(Spoilt) -> CertifiedDocument.Property {
    try expect(["property", "verdict", "elements"], in: node, "a property")
    var property = CertifiedDocument.Property(
      name: try string("property", node), verdict: try string("verdict", node), node: node)
    for element in try list("elements", node, mayBeMissing: true) {
      try expect(
        [
          "element", "line", "column", "subject", "across", "witness", "widths", "worst",
          "worstAt",
        ], in: element, "an element")
      let subject = try integer(try member("subject", element), "subject")
      guard subject < subjects.count else {
        throw fail("there is no subject \(subject)", at: element)
      }
      let line = try integer(try member("line", element), "line")
      let column = try integer(try member("column", element), "column")
      let isTwice = property.elements.contains {
        $0.line == line && $0.column == column && $0.subject == subject
      }
      if isTwice { throw fail("this element stands here twice", at: element) }
      let data = subjects[subject].dataSets.count
      property.elements.append(
        CertifiedDocument.Element(
          name: try string("element", element),
          line: line, column: column, subject: subject, across: try string("across", element),
          witness: try trial(try member("witness", element), data),
          widths: try ranges("widths", element),
          worst: try number(try member("worst", element), "worst"),
          worstAt: try trial(try member("worstAt", element), data), node: element))
    }
    return property
  }

  private mutating func trial(
    _ node: JSONNode, _ dataSets: Int
  ) throws(Spoilt) -> CertifiedDocument.Trial {
    try expect(
      [
        "dataSet", "preview", "width", "data", "height", "scale", "textScale", "direction",
        "appearance",
      ], in: node, "a trial")
    let dataSet = try integer(try member("dataSet", node), "dataSet")
    guard dataSet < dataSets else { throw fail("there is no data set \(dataSet)", at: node) }
    guard let direction = WritingDirection(rawValue: try string("direction", node)) else {
      throw fail("this is no direction", at: try member("direction", node))
    }
    var appearance: LayoutEnvironment.ColorScheme?
    if let said = node["appearance"] {
      appearance = said.string.flatMap(LayoutEnvironment.ColorScheme.init(rawValue:))
      if appearance == nil { throw fail("this is no appearance", at: said) }
    }
    return CertifiedDocument.Trial(
      dataSet: dataSet, preview: node["preview"] == nil ? nil : try string("preview", node),
      data: node["data"] == nil ? nil : try string("data", node),
      width: try number(try member("width", node), "width"),
      height: try node["height"].map { node throws(Spoilt) in try number(node, "height") },
      scale: try number(try member("scale", node), "scale"),
      textScale: try number(try member("textScale", node), "textScale"), direction: direction,
      appearance: appearance, node: node)
  }
}
