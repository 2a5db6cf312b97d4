import Foundation
import FuzzTargets
import LayoutLanguages
import SeededRandom
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Laws that hold after any edits: the state of a session depends on the texts alone.
///
/// A failure prints the seed that repeats it.
struct EditLawTests {
  /// Edits of three files, of which each imports the next, lead to the findings of a new session.
  @Test(arguments: PositionEncoding.allCases)
  func anEditedDocumentIsLikeANewOne(_ encoding: PositionEncoding) throws {
    let folder = try TemporaryFolder()
    let names = ["page", "parts", "tokens"].map { "\($0).layout.xml" }
    let uris = names.map { DocumentURI.uri(of: folder.path($0)) }
    let seed = Self.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestLength.rounds(15) {
      let editor = Editor(encoding: encoding.rawValue)
      var texts = zip(names, FuzzTarget.importingTexts).map { _, text in
        RandomEdits(of: text, encoding, SeededGenerator(seed: random.next()))
      }
      for (uri, text) in zip(uris, texts) { editor.open(uri, text.text) }
      for version in 2..<8 {
        let place = Int.random(in: texts.indices, using: &random)
        editor.change(uris[place], texts[place].next(), version: version)
      }
      let new = Editor(encoding: encoding.rawValue)
      for (uri, text) in zip(uris, texts) { new.open(uri, text.text) }
      for (uri, text) in zip(uris, texts) {
        #expect(
          editor.published[uri]?.map(\.json) ?? [] == new.published[uri]?.map(\.json) ?? [],
          "seed \(seed): \(text.text.debugDescription)")
        for _ in 0..<3 {
          let offset = Int.random(in: 0...text.text.utf8.count, using: &random)
          let place = Editor.place(uri, offset, in: text.text, encoding.rawValue)
          for feature in Feature.allCases {
            let parameters = String(place.dropLast()) + #", "newName": "other"}"#
            let responses = [editor, new].map { editor in
              let response = editor.response(feature.rawValue, parameters)
              return (response?["result"] ?? response?["error"])?.json
            }
            #expect(
              responses[0] != nil && responses[0] == responses[1],
              "seed \(seed): \(feature) at \(offset) of \(text.text.debugDescription)")
          }
        }
      }
    }
  }

  /// The findings of a text are at the same places, however these are counted.
  @Test func placesAreTheSameInEachEncoding() throws {
    let uri = "file:///nowhere/a.layout.xml"
    for mark in ["", "\u{FEFF}"] {
      let text =
        mark
        + "<layout>\r\n<stack direction=\"🦆e\u{301}\"\r>漢字 \u{1F468}\u{200D}\u{1F469}<b/></stack>\n<txt/></layout>"
      let bytes = Array(text.utf8)
      let ranges = PositionEncoding.allCases.map { encoding -> [Range<Int>] in
        let editor = Editor(encoding: encoding.rawValue)
        editor.open(uri, text)
        let positions = TextPositions(bytes, encoding)
        return (editor.published[uri] ?? []).map { item in
          let ends = ["start", "end"].map { end in
            positions.offset(
              line: Int(item["range"]?[end]?["line"]?.text ?? "") ?? -1,
              character: Int(item["range"]?[end]?["character"]?.text ?? "") ?? -1)
          }
          return ends[0]..<ends[1]
        }
      }
      #expect(ranges[0].count > 2)
      #expect(ranges[0] == ranges[1] && ranges[1] == ranges[2])
    }
  }

  /// The same messages lead to the same bytes, and each request has one response.
  @Test func theSameMessagesHaveTheSameResponses() {
    let seed = Self.seed
    let runs = (0..<2).map { _ in Self.session(seed) }
    #expect(runs[0] == runs[1], "seed \(seed)")
    let ids = runs[0].filter { !$0.contains("\"method\"") }
      .compactMap { $0.firstMatch(of: #/"id":(\d+)/#)?.1 }.compactMap { Int($0) }
    #expect(ids == ids.sorted() && Set(ids).count == ids.count, "seed \(seed)")
  }

  /// Sends bursts of edits, requests and cancellations, and returns all messages of the server.
  private static func session(_ seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let editor = Editor(Editor.pulling)
    let uri = "file:///nowhere/a.layout.xml"
    var edits = RandomEdits(
      of: FuzzTarget.importingTexts[0], .utf16, SeededGenerator(seed: random.next()))
    editor.open(uri, edits.text)
    var id = 1_000
    for version in 2..<20 {
      var burst: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        id += 1
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          burst.append(
            #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id - 2)}}"#)
        case 1:
          burst.append(
            """
            {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":\
            {"uri":"\(uri)","version":\(version)},"contentChanges":\
            [\(edits.next().joined(separator: ","))]}}
            """)
        default:
          burst.append(
            #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(uri)"}}}"#
          )
        }
      }
      editor.send(burst)
    }
    return editor.received
  }

  private static var seed: UInt64 {
    ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 20_251
  }
}
