package import Foundation
import LayoutDiagnostics
import LayoutRules
import LayoutSchema
import ParitySupport
import SchemaExamples
import SeededRandom

// The inputs that fuzzing starts from: files of the package, and documents that follow from the
// schema.
extension FuzzTarget {
  /// The greatest length of an input, in bytes.
  package var longestInput: Int {
    switch self {
    case .xml, .check, .layout, .build, .format, .pack, .server, .edits: 4096
    case .values, .expressions: 256
    case .data, .strings, .catalog: 2048
    case .trees: 1024
    }
  }

  /// Returns inputs to start from, none longer than ``longestInput``.
  ///
  /// `root` is the package's folder.
  package func seeds(root: URL) -> [[UInt8]] {
    let seeds: [[UInt8]] =
      switch self {
      case .xml, .check: Self.documents(root)
      case .layout, .build, .format: Self.documents(root) + Self.randomDocuments
      case .values: Self.valueSeeds
      case .expressions: Self.expressionSeeds(root)
      case .data: Self.files(root, [".json"]) + Self.dataSeeds
      case .strings: Self.files(root, [".strings"]) + Self.stringsSeeds
      case .catalog: Self.files(root, [".xcstrings"]) + Self.catalogSeeds
      case .pack:
        (Self.documents(root) + Self.randomDocuments).compactMap { PackTarget.pack($0) }
          + [PackTarget.patch]
      case .trees: Self.treeSeeds
      case .server, .edits: Self.sessionSeeds(root)
      }
    return seeds.filter { $0.count <= longestInput }
  }

  private static func files(_ root: URL, _ endings: [String]) -> [[UInt8]] {
    ["Samples", "Tests"].flatMap { folder -> [[UInt8]] in
      let folder = root.appending(path: folder)
      let files = FileManager.default.enumerator(atPath: folder.path())
      let names = files?.compactMap { $0 as? String } ?? []
      return names.sorted().filter { name in endings.contains { name.hasSuffix($0) } }
        .compactMap { try? Array(Data(contentsOf: folder.appending(path: $0))) }
    }
  }

  // MARK: Documents

  private static func documents(_ root: URL) -> [[UInt8]] {
    let elements = Schema.shared.elements.filter(\.isAvailable)
    let least = elements.map { ExampleDocument.text($0.kind) }
    let shown = elements.map { "<layout>\($0.example)</layout>" }
    let catalog = DiagnosticCatalog.all.flatMap { [$0.entry.bad.document, $0.entry.good.document] }
    let texts = least + shown + catalog.compactMap(\.self)
    return files(root, [".xml"]) + texts.map { Array($0.utf8) }
  }

  private static var randomDocuments: [[UInt8]] {
    (1...24 as ClosedRange<UInt64>).map { seed in
      Array(RandomDocument.markup(name: "Random", SeededGenerator(seed: seed)).utf8)
    }
  }

  // MARK: Sessions

  /// Returns documents with scripts behind them, and three of which each imports the next.
  private static func sessionSeeds(_ root: URL) -> [[UInt8]] {
    var random = SeededGenerator(seed: 13)
    let documents = (documents(root) + randomDocuments).filter { $0.count < 3_800 }
    let some = documents.enumerated().filter { $0.offset % (documents.count / 24) == 0 }
      .map { [String(decoding: $0.element, as: UTF8.self)] }
    return (some + Array(repeating: importingTexts, count: 8)).map { texts in
      let script = (0..<72).map { _ in UInt8(random.next() >> 56) }
      return ServerScript.input(texts, script)
    }
  }

  /// Three documents of which each imports the next, with all that makes places hard to count.
  package static let importingTexts = [
    """
    <layout>
      <import src="parts.layout.xml"/>
      <stack direction="vertical" spacing="8">
        <Title text="🦆 e\u{301}"/>\r\n    <text content="漢字" style="big"/>
      </stack>
    </layout>
    """,
    """
    <library>\r  <import src="tokens.layout.xml"/>
      <style name="big" fontSize="{size}"/>
      <component name="Title"><param name="text" type="String"/><text content="{text}"/></component>
    </library>
    """,
    "<library>\n  <define name=\"size\" value=\"20\"/>\n</library>\n",
  ]

  // MARK: Parts of documents

  private static var valueSeeds: [[UInt8]] {
    var rows: Set<String> = []
    return Reading.all.indices.flatMap { place -> [[UInt8]] in
      let row = Reading.all[place].row
      guard rows.insert("\(row.name) \(row.type)").inserted else { return [] }
      return (row.type.examples + row.type.counterExamples + [row.example]).map {
        [UInt8(place >> 8), UInt8(place & 0xFF)] + Array($0.utf8)
      }
    }
  }

  /// Returns expressions as they occur in documents.
  private static func expressionSeeds(_ root: URL) -> [[UInt8]] {
    var random = SeededGenerator(seed: 11)
    let sheet = RandomExpressionDocument.markup(name: "Sheet", expressions: 200, &random)
    var found: Set<String> = []
    for document in files(root, [".xml"]) + [Array(sheet.utf8)] {
      let text = String(decoding: document, as: UTF8.self)
      for match in text.matches(of: #/\{([^{}]+)\}/#) { found.insert(String(match.1)) }
    }
    return found.sorted().enumerated().map { index, expression in
      let plain = expression.replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
        .replacing("&apos;", with: "'").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      let place: [UInt8] =
        index.isMultiple(of: 2)
        ? [0xC0, UInt8(index / 2 % 12)] : [UInt8(index & 1), UInt8(index & 0xFF)]
      return place + Array(plain.utf8)
    }
  }

  // MARK: Other texts

  private static var dataSeeds: [[UInt8]] {
    [
      ##"{"s":"é😀\u00e9\ud83d\ude00\n","n":-2.5e-3,"i":12,"b":false,"p":"12pt","q":"40%"}"##,
      ##"{"s":"","c":"#FF8800CC","m":"symbol:star","r":"16:9","e":"1 2 3 4","k":"end"}"##,
      ##"{"s":"a","w":["x","y"],"row":{"title":"t","size":3,"next":{"on":true},"leaves":[]}}"##,
      ##"{"s":"a","rows":[{"title":"t","leaves":[{"on":true,"n":null},{"on":false,"n":9}]}]}"##,
      ##" [1, 2.0, true, null, "x", {}, []] "##,
    ].map { Array($0.utf8) }
  }

  private static var stringsSeeds: [[UInt8]] {
    let text = """
      /* Greeting */
      "Open" = "Offen";
      // Counted
      "%lld likes" = "Gefällt %lld \\"Leuten\\"\\n";
      "%@ of %lld" = "%2$lld von %1$@ \\U00e9";

      """
    let wide = Array(text.utf16)
    return [
      Array(text.utf8),
      [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ]
  }

  private static var catalogSeeds: [[UInt8]] {
    [
      """
      {"sourceLanguage":"en","strings":{"Open":{},
      "%lld likes":{"localizations":{"pl":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld raz"}},
      "few":{"stringUnit":{"value":"%lld razy"}},"many":{"stringUnit":{"value":"%lld razy"}},
      "other":{"stringUnit":{"value":"%lld razu"}}}}},
      "de":{"stringUnit":{"value":"%lld mal"}}}}},"version":"1.0"}
      """,
      """
      {"strings":{"Open":{"localizations":{"de":{"variations":{"device":{
      "other":{"stringUnit":{"value":"Offen"}},"mac":{"stringUnit":{"value":"Auf"}}}}}}}}}
      """,
    ].map { Array($0.utf8) }
  }

  private static var treeSeeds: [[UInt8]] {
    var random = SeededGenerator(seed: 5)
    return (0..<96).map { index in
      (0..<[48, 96, 200, 400, 800][index % 5]).map { _ in UInt8(random.next() >> 56) }
    }
  }
}
