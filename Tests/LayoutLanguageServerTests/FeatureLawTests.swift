import Foundation
import LayoutChecking
import LayoutDiagnostics
import LayoutFormatting
import LayoutLanguages
import LayoutModel
import LayoutSchema
import LayoutXML
import SeededRandom
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Laws of all requests on all samples.
struct FeatureLawTests {
  private static let capabilities = """
    {"textDocument": {
      "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
      "completion": {"completionItem": {"snippetSupport": true, "insertReplaceSupport": true}}}}
    """

  /// Every request has a result at every place, with ranges inside the document.
  @Test(arguments: SampleText.few)
  func everyRequestHasAResult(_ sample: SampleText) throws {
    let editor = Editor(Self.capabilities, encoding: "utf-8")
    editor.open(sample.uri, sample.text)
    let count = sample.text.utf8.count
    for offset in stride(from: 0, through: count, by: TestLength.isWhole ? 1 : 65) {
      ask(editor, sample.uri, offset, sample.text)
    }
  }

  /// The same at the end of each prefix, as while the document is written.
  @Test(arguments: SampleText.few)
  func everyPrefixHasResults(_ sample: SampleText) {
    let bytes = Array(sample.text.utf8)
    for offset in stride(from: 0, to: bytes.count, by: TestLength.isWhole ? 13 : 211) {
      let text = String(decoding: bytes[..<offset], as: UTF8.self)
      let editor = Editor(Self.capabilities, encoding: "utf-8")
      editor.open(sample.uri, text)
      ask(editor, sample.uri, text.utf8.count, text)
    }
  }

  private func ask(_ editor: Editor, _ uri: String, _ offset: Int, _ text: String) {
    let place = Editor.place(uri, offset, in: text, "utf-8")
    let positions = TextPositions(Array(text.utf8), .utf8)
    for feature in Feature.allCases {
      var parameters = place
      if feature == .selectionRange {
        parameters = place.replacing("\"position\": {", with: "\"positions\": [{")
        parameters.removeLast()
        parameters += "]}"
      }
      if feature == .rename { parameters = parameters.dropLast() + #", "newName": "other"}"# }
      let response = editor.response(feature.rawValue, parameters)
      // A new name may be refused.
      if feature == .rename || feature == .prepareRename, response?["error"] != nil { continue }
      guard let result = response?["result"] else {
        Issue.record("\(feature) has no result at \(offset)")
        continue
      }
      for range in result.ranges {
        #expect(range.start <= range.end && range.isInside(positions), "\(feature) at \(offset)")
      }
    }
  }

  /// Every attribute and element of the samples is offered where it stands.
  @Test func whatSamplesSayIsOffered() throws {
    var missing: [String] = []
    var count = 0
    for sample in SampleText.all {
      let view = try sample.view()
      let names = view.names
      let outline = view.outline
      let options = AttributeOptions(outline, names)
      for element in outline.elements.indices {
        let tag = outline.elements[element]
        let place = LegalElements(
          outline, names, options, tag.parent, tag.start, without: element)
        let name = outline.name(element)
        let isOffered =
          LanguageWords.element(name).map { place.allows($0) }
          ?? names.part(name).map { place.allows($0) } ?? false
        if !isOffered { missing.append("\(sample): <\(name)>") }
        // A style may say whatever some element reads.
        if name == "style" || name == "when" { continue }
        let offered = Set(options.all(of: element).map(\.name))
        for attribute in tag.attributes where !offered.contains(outline.text(attribute.name)) {
          missing.append("\(sample): <\(name) \(outline.text(attribute.name))>")
        }
        count += 1 + tag.attributes.count
      }
    }
    #expect(count > 5_000)
    #expect(missing == [])
  }

  /// The same by the messages of an editor, for some of the attributes: an attribute that is taken
  /// out is among the items, and the first with its first two letters in most places.
  @Test func anAttributeThatIsTakenOutIsOffered() throws {
    var (count, early) = (0, 0)
    for sample in SampleText.few {
      let outline = MarkupOutline(Array(sample.text.utf8))
      let all = outline.elements.flatMap(\.attributes)
      for place in stride(from: 0, to: all.count, by: TestLength.isWhole ? 1 : 17) {
        let attribute = all[place]
        let name = outline.text(attribute.name)
        var bytes = outline.bytes
        bytes.removeSubrange(attribute.range)
        let text = String(decoding: bytes, as: UTF8.self)
        let editor = Editor(encoding: "utf-8")
        editor.open(sample.uri, text)
        let parameters = Editor.place(sample.uri, attribute.name.lowerBound, in: text, "utf-8")
        let items = editor.request("textDocument/completion", parameters)?["items"]?.list ?? []
        let labels = items.compactMap { $0["label"]?.string }
        if outline.elements.contains(where: {
          ["style", "when"].contains(outline.text($0.name))
            && $0.attributes.contains { $0.name == attribute.name }
        }) {
          continue
        }
        #expect(labels.contains(name), "\(sample): \(name)")
        count += 1
        let begun = labels.filter { $0.hasPrefix(name.prefix(2)) }
        if begun.prefix(2).contains(name) { early += 1 }
      }
    }
    #expect(early * 10 >= count * 7, "\(early) of \(count)")
  }

  /// Formatting leads to the text that `layoutc format` writes.
  @Test func formattingIsThatOfTheCommand() throws {
    let seed: UInt64 = 7
    var random = SeededGenerator(seed: seed)
    for sample in SampleText.all {
      // Some blanks and lines more make it another text of the same meaning.
      var text = sample.text
      for _ in 0..<3 {
        text = text.replacing(
          "\n", with: "\n\n", maxReplacements: Int.random(in: 1...9, using: &random))
        text = text.replacing("/>", with: " />", maxReplacements: 2)
      }
      var parser = MarkupParser(names: .language)
      parser.parse(text)
      var formatter = DocumentFormatter()
      formatter.format(parser.document)
      let changes = LineChanges(from: Array(text.utf8), to: formatter.output).all
      var bytes = Array(text.utf8)
      for change in changes.reversed() { bytes.replaceSubrange(change.range, with: change.text) }
      #expect(bytes == formatter.output, "\(sample)")
      for (one, next) in zip(changes, changes.dropFirst()) {
        #expect(one.range.upperBound < next.range.lowerBound, "\(sample)")
      }
    }
  }

  /// Symbols hold their children, and folds and selections nest.
  @Test func rangesNest() throws {
    for sample in SampleText.few {
      let editor = Editor(Self.capabilities, encoding: "utf-8")
      editor.open(sample.uri, sample.text)
      let document = #"{"textDocument": {"uri": \#(quoted(sample.uri))}}"#
      let symbols = editor.request("textDocument/documentSymbol", document)?.list ?? []
      func check(_ symbol: JSONNode) {
        guard let range = symbol["range"]?.asRange, let name = symbol["selectionRange"]?.asRange
        else {
          Issue.record("a symbol has no range")
          return
        }
        #expect(range.contains(name))
        for child in symbol["children"]?.list ?? [] {
          #expect(child["range"]?.asRange.map(range.contains) == true)
          check(child)
        }
      }
      #expect(symbols.count == 1)
      symbols.forEach(check)
      let folds = editor.request("textDocument/foldingRange", document)?.list.compactMap { fold in
        Int(fold["startLine"]?.text ?? "").flatMap { start in
          Int(fold["endLine"]?.text ?? "").map { start...$0 }
        }
      }
      for one in folds ?? [] {
        for other in folds ?? [] where one.overlaps(other) && one.lowerBound < other.lowerBound {
          #expect(one.upperBound >= other.upperBound || one.upperBound == other.lowerBound)
        }
      }
      for offset in stride(from: 0, to: sample.text.utf8.count, by: 97) {
        let place =
          Editor.place(sample.uri, offset, in: sample.text, "utf-8")
          .replacing("\"position\": {", with: "\"positions\": [{").dropLast() + "]}"
        var node = editor.request("textDocument/selectionRange", String(place))?.list.first
        var inner: LineRange?
        while let range = node?["range"]?.asRange {
          #expect(inner.map { range.contains($0) && range != $0 } ?? true)
          inner = range
          node = node?["parent"]
        }
        #expect(inner != nil)
      }
    }
  }

  /// The table by which attributes are ordered is that of the samples.
  @Test func frequenciesAreThoseOfTheSamples() throws {
    var counts: [String: Int] = [:]
    for sample in SampleText.all {
      let outline = MarkupOutline(Array(sample.text.utf8))
      for attribute in outline.elements.flatMap(\.attributes) {
        counts[outline.text(attribute.name), default: 0] += 1
      }
    }
    try Self.compare(counts, AttributeFrequency.table, "AttributeFrequency")
  }

  /// The order of elements is that of the samples.
  @Test func elementsAreOrderedByTheSamples() throws {
    var counts: [String: Int] = [:]
    for sample in SampleText.all {
      let outline = MarkupOutline(Array(sample.text.utf8))
      for element in outline.elements.indices where outline.elements[element].parent >= 0 {
        guard let kind = LanguageWords.element(outline.name(element)) else { continue }
        let around = LanguageWords.element(outline.name(outline.elements[element].parent))
        counts["\(around?.name ?? "") \(kind.name)", default: 0] += 1
      }
    }
    try Self.compare(counts, ElementFrequency.table, "ElementFrequency")
  }

  /// Compares a table with the numbers that it must have, or writes it anew, in lines of at most a
  /// hundred columns.
  private static func compare(
    _ counts: [String: Int], _ table: [String: Int], _ name: String
  ) throws {
    guard ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"] == "1" else {
      let different = Set(counts.keys).union(table.keys).filter { counts[$0] != table[$0] }
      #expect(different == [], "\(different.sorted().map { "\($0): \(counts[$0] ?? 0)" })")
      return
    }
    let file = PackageRoot.appending("Sources/LayoutLanguageServer/Features/\(name).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "static let table: [String: Int] = [\n"))
    var lines = ["   "]
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      let entry = " \"\(name)\": \(count),"
      if lines[lines.count - 1].count + entry.count > 100 { lines.append("   ") }
      lines[lines.count - 1] += entry
    }
    let all = lines.joined(separator: "\n") + "\n  ]\n}\n"
    try Data((text[..<start.upperBound] + all).utf8).write(to: file)
  }
}

/// A range as the protocol writes it.
struct LineRange: Equatable {
  var start: LinePosition
  var end: LinePosition

  func contains(_ other: LineRange) -> Bool { start <= other.start && other.end <= end }

  func isInside(_ positions: TextPositions) -> Bool {
    [start, end].allSatisfy { place in
      let offset = positions.offset(of: place)
      let found = positions.position(of: offset)
      return found.line == place.line && found.character == place.character
    }
  }
}

extension JSONNode {
  /// The range that the node is; nil for anything else.
  var asRange: LineRange? {
    guard let start = LinePosition(self["start"]), let end = LinePosition(self["end"]) else {
      return nil
    }
    return LineRange(start: start, end: end)
  }

  /// All ranges in the node.
  var ranges: [LineRange] {
    if let range = asRange { return [range] }
    switch value {
    case .array(let nodes): return nodes.flatMap(\.ranges)
    case .object(let members): return members.flatMap(\.value.ranges)
    case .string, .number, .bool, .null: return []
    }
  }
}
