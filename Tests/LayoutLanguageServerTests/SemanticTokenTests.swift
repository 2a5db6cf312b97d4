import LayoutLanguages
import SeededRandom
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// The tokens by which editors colour names and expressions.
struct SemanticTokenTests {
  private static let uri = "file:///nowhere/a.layout.xml"

  /// A token with its place as numbers of the text.
  private struct Token: Equatable {
    var range: Range<Int>
    var kind: String
    var modifiers: Int
  }

  private static func document(_ uri: String) -> String {
    #"{"textDocument": {"uri": \#(quoted(uri))}}"#
  }

  private static func numbers(_ node: JSONNode?) -> [Int] {
    (node?["data"]?.list ?? []).compactMap { $0.text.flatMap { Int($0) } }
  }

  /// Reads the tokens in a response, and records places that are no part of a line.
  private static func tokens(_ data: [Int], _ text: String, _ editor: Editor) -> [Token] {
    let bytes = Array(text.utf8)
    let positions = TextPositions(bytes, PositionEncoding(rawValue: editor.encoding) ?? .utf16)
    let kinds =
      editor.greeting?
      .at("capabilities", "semanticTokensProvider", "legend", "tokenTypes")?.list ?? []
    #expect(data.count.isMultiple(of: 5))
    var (line, character) = (0, 0)
    var tokens: [Token] = []
    for start in stride(from: 0, to: data.count - 4, by: 5) {
      character = data[start] == 0 ? character + data[start + 1] : data[start + 1]
      line += data[start]
      let first = positions.offset(line: line, character: character)
      let last = positions.offset(line: line, character: character + data[start + 2])
      #expect(positions.position(of: first) == (line, character))
      #expect(positions.position(of: last) == (line, character + data[start + 2]))
      guard first < last, kinds.indices.contains(data[start + 3]) else {
        Issue.record("a token is empty or has no kind")
        continue
      }
      tokens.append(
        Token(
          range: first..<last, kind: kinds[data[start + 3]].text ?? "",
          modifiers: data[start + 4]))
    }
    for (one, next) in zip(tokens, tokens.dropFirst()) {
      #expect(one.range.upperBound <= next.range.lowerBound, "tokens overlap")
    }
    return tokens
  }

  private static func full(_ uri: String, _ text: String, _ editor: Editor) -> [Token] {
    let response = editor.request("textDocument/semanticTokens/full", document(uri))
    return tokens(numbers(response), text, editor)
  }

  @Test func namesAndExpressionsHaveTokens() {
    let text = """
      <layout>
        <import src="layoutc:Controls" as="ui"/>
        <define name="gap" value="8"/>
        <style name="big" fontSize="20"/>
        <param name="names" type="[String]"/>
        <action name="open"/>
        <stack spacing="{gap * 2}" tap="{open}">
          <ui.Button label="🦆 {count(names) == 1 or not (2 > 1) ? 'a {names[0]}' : .b}"/>
          <text style="big" color="{#FFF}"/>
        </stack>
      </layout>
      """
    let editor = Editor()
    editor.open(Self.uri, text)
    let bytes = Array(text.utf8)
    let found = Self.full(Self.uri, text, editor).map { token in
      let word = String(decoding: bytes[token.range], as: UTF8.self)
      return "\(token.kind)\(token.modifiers > 0 ? " \(token.modifiers)" : "") \(word)"
    }
    #expect(
      found == [
        "namespace 1 ui", "variable 3 gap", "decorator 1 big", "parameter 1 names", "event 1 open",
        "variable 2 gap", "operator *", "number 2", "event open", "namespace ui", "class Button",
        "function count", "parameter names", "operator ==", "number 1", "keyword or",
        "keyword not", "number 2", "operator >", "number 1", "operator ?", "string 'a ",
        "parameter names", "number 0", "string '", "operator :", "enumMember .b", "decorator big",
      ])
  }

  /// Tokens are in order, apart and in lines, also of cut texts, in each encoding the same; those
  /// of a range are a part of all.
  @Test func tokensAreInOrderAndApart() {
    var count = 0
    for (number, sample) in SampleText.all.enumerated() {
      let encodings = PositionEncoding.allCases.map(\.rawValue)
      let all = (TestLength.isWhole ? encodings : [encodings[number % 3]]).map { encoding in
        let editor = Editor(encoding: encoding)
        editor.open(sample.uri, sample.text)
        let all = Self.full(sample.uri, sample.text, editor)
        let response = editor.request(
          "textDocument/semanticTokens/range",
          """
          {"textDocument": {"uri": \(quoted(sample.uri))},
          "range": {"start": {"line": 9, "character": 0}, "end": {"line": 30, "character": 0}}}
          """)
        let part = Self.tokens(Self.numbers(response), sample.text, editor)
        let positions = TextPositions(Array(sample.text.utf8), .utf8)
        let expected = all.filter {
          (9...30).contains(positions.line(of: $0.range.lowerBound))
        }
        #expect(part == expected, "\(sample)")
        return all
      }
      #expect(all.allSatisfy { $0 == all[0] }, "\(sample)")
      count += all[0].count
    }
    #expect(count > 2_000)
    for sample in SampleText.few {
      let bytes = Array(sample.text.utf8)
      let editor = Editor(encoding: "utf-8")
      editor.open(sample.uri, "")
      for end in stride(from: 0, to: bytes.count, by: TestLength.isWhole ? 65 : 65 * 7) {
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        editor.write(sample.uri, text)
        _ = Self.full(sample.uri, text, editor)
      }
    }
  }

  /// The changes between two versions lead from the tokens of one to those of the other.
  @Test func changesLeadToAllTokens() throws {
    let sample = try #require(SampleText.few.first)
    let editor = Editor(encoding: "utf-8")
    editor.open(sample.uri, sample.text)
    var edits = RandomEdits(of: sample.text, .utf8, SeededGenerator(seed: 5))
    var response = editor.request(
      "textDocument/semanticTokens/full", Self.document(sample.uri))
    var data = Self.numbers(response)
    for version in 2..<TestLength.rounds(60) {
      editor.change(sample.uri, edits.next(), version: version)
      let id = response?["resultId"]?.string ?? ""
      response = editor.request(
        "textDocument/semanticTokens/full/delta",
        #"{"textDocument": {"uri": \#(quoted(sample.uri))}, "previousResultId": "\#(id)"}"#)
      for edit in response?["edits"]?.list ?? [] {
        let start = edit["start"]?.text.flatMap { Int($0) } ?? 0
        let count = edit["deleteCount"]?.text.flatMap { Int($0) } ?? 0
        data.replaceSubrange(start..<start + count, with: Self.numbers(edit))
      }
      let new = Editor(encoding: "utf-8")
      new.open(sample.uri, edits.text)
      let all = new.request("textDocument/semanticTokens/full", Self.document(sample.uri))
      #expect(data == Self.numbers(all))
      #expect(response?["resultId"]?.string == all?["resultId"]?.string)
    }
    // Without the response before, all tokens are sent.
    let other = editor.request(
      "textDocument/semanticTokens/full/delta",
      #"{"textDocument": {"uri": \#(quoted(sample.uri))}, "previousResultId": "x"}"#)
    #expect(Self.numbers(other) == data)
  }
}
