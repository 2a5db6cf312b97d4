import Foundation
import LayoutCompiler
import LayoutEngine
import LayoutLanguages
import TestSupport

@testable import LayoutLanguageServer

/// A sample, with its path and text.
struct SampleText: CustomStringConvertible, Sendable {
  let path: String
  let text: String

  var uri: String { DocumentURI.uri(of: path) }
  var description: String { String(path.split(separator: "/").last ?? "") }

  static let all: [SampleText] = {
    let root = PackageRoot.appending("Samples").path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".layout.xml") }.sorted().compactMap { file in
      (try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)).map {
        SampleText(path: "\(root)/\(file)", text: $0)
      }
    }
  }()

  /// A few samples with different parts of the language.
  static let few = all.filter { sample in
    ["chat-bubble", "inbox-row", "month"].contains { sample.path.contains("/\($0).") }
  }

  /// Returns the document as features see it, for a client with the capabilities in a JSON text.
  func view(declaring capabilities: String = "{}") throws -> DocumentView {
    let document = OpenDocument(
      uri: uri, text: text, version: 1, language: "xml", encoding: .utf8)
    let live = LiveChecker(registry: LayoutRegistry()).check(Array(text.utf8), at: path)
    let node = try JSONReader.read(Array(capabilities.utf8)).get()
    return DocumentView(document, live, ClientCapabilities(node))
  }
}

extension Editor {
  /// Parameters that name a document and a place in it, as an offset in bytes.
  static func place(_ uri: String, _ offset: Int, in text: String, _ encoding: String) -> String {
    let positions = TextPositions(
      Array(text.utf8), PositionEncoding(rawValue: encoding) ?? .utf16)
    let (line, character) = positions.position(of: offset)
    return """
      {"textDocument": {"uri": \(quoted(uri))}, \
      "position": {"line": \(line), "character": \(character)}}
      """
  }

  /// Opens a text with a mark `1️⃣`, and asks for what can be written there.
  func completions(_ marked: String) -> [JSONNode] {
    let uri = "file:///nowhere/a.layout.xml"
    let mark = MarkedText(marked)
    open(uri, mark.text)
    let place = Self.place(uri, mark.offset(1), in: mark.text, encoding)
    return request("textDocument/completion", place)?["items"]?.list ?? []
  }

  func labels(_ marked: String) -> [String] {
    completions(marked).compactMap { $0["label"]?.string }
  }

  /// Opens a text with a mark, and asks what stands there.
  func hover(_ marked: String) -> String? {
    let uri = "file:///nowhere/a.layout.xml"
    let mark = MarkedText(marked)
    open(uri, mark.text)
    let place = Self.place(uri, mark.offset(1), in: mark.text, encoding)
    return request("textDocument/hover", place)?["contents"]?["value"]?.string
  }
}
