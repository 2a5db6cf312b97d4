import Foundation
import LayoutDiagnostics
import Testing

/// The parts of JSON, SARIF and workflow commands that programs rely on.
struct ProgramFormatTests {
  private struct Document: Decodable {
    struct Position: Decodable, Equatable {
      var line: Int
      var column: Int
      var offset: Int
    }
    struct Range: Decodable {
      var start: Position
      var end: Position
    }
    struct Finding: Decodable {
      var rule: String
      var message: String
      var file: String
      var range: Range
    }
    struct Summary: Decodable {
      var files: Int
      var errors: Int
      var warnings: Int
      var notes: Int
    }
    var findings: [Finding]
    var summary: Summary
  }

  @Test(arguments: RendererCase.all)
  func jsonReadsBackAsWhatWasFound(example: RendererCase) throws {
    let output = JSONRenderer().render(example.findings, files: 7)
    let document = try JSONDecoder().decode(Document.self, from: Data(output.utf8))
    #expect(document.findings.map(\.rule) == example.diagnostics.map(\.id.name))
    #expect(document.findings.map(\.message) == example.diagnostics.map(\.message))
    #expect(document.summary.files == 7)
    let total = document.summary.errors + document.summary.warnings + document.summary.notes
    #expect(total == example.diagnostics.count)
    for finding in document.findings {
      #expect(finding.range.start.offset <= finding.range.end.offset)
      #expect(finding.range.start.line >= 1 && finding.range.start.column >= 1)
    }
  }

  @Test(arguments: RendererCase.all)
  func sarifHasTheRequiredStructure(example: RendererCase) throws {
    let output = SARIFRenderer(version: "1.2.3").render(example.findings)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "layoutc")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == example.diagnostics.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region["startLine"].map { $0 >= 1 } == true)
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      #expect(artifact["uri"]?.hasPrefix("Cards/") == true)
    }
  }

  @Test func everyFormatSaysWhatTheCaretsSay() throws {
    let label = "one of 'start', 'end'"
    let finding = Diagnostic(
      .unknownChoice, "'left' is no alignment", at: SourceRange(0..<4), label: label)
    let findings = [
      FileFindings(source: SourceText(name: "a.layout.xml", text: "left"), diagnostics: [finding])
    ]
    let sentence = "'left' is no alignment (\(label))"
    #expect(TextRenderer().render(findings).contains("^^^^ \(label)\n"))
    #expect(
      ShortRenderer().render(findings)
        == "a.layout.xml:1:1: error: \(sentence) [unknown-choice]\n")
    #expect(
      JSONRenderer().render(findings, files: 1).contains(
        "\"message\":\"'left' is no alignment\",\"label\":\"\(label)\",\"file\""))
    #expect(
      SARIFRenderer(version: "1").render(findings).contains(
        "\"message\":{\"text\":\"\(sentence)\"}"))
    #expect(GitHubRenderer().render(findings).hasSuffix("::\(sentence)\n"))
  }

  @Test func fingerprintsOutliveTheLinesAbove() throws {
    let text = "<text spacng=\"8\"/>\n"
    #expect(try fingerprints(text) == fingerprints("\n\n<text/>\n   " + text))
    #expect(try fingerprints(text) != fingerprints("<image spacng=\"8\"/>\n"))
  }

  @Test func likeFindingsHaveFingerprintsOfTheirOwn() throws {
    let prints = try fingerprints("<text spacng=\"8\"/>\n<text spacng=\"8\"/>\n")
    #expect(Set(prints).count == 2)
  }

  @Test func pathsBecomeURIReferences() throws {
    let source = SourceText(name: "./a b/ü#.layout.xml", text: "<a/>")
    let diagnostic = Diagnostic(.unknownElement, "no", at: .at(0))
    let output = SARIFRenderer(version: "1").render([
      FileFindings(source: source, diagnostics: [diagnostic])
    ])
    #expect(output.contains("\"uri\":\"a%20b/%C3%BC%23.layout.xml\""))
  }

  @Test func workflowCommandsEscapeWhatWouldEndThem() {
    let source = SourceText(name: "a,b:c.layout.xml", text: "<a/>")
    let diagnostic = Diagnostic(.unknownElement, "100%\nof", at: SourceRange(1..<2))
    let output = GitHubRenderer().render([
      FileFindings(source: source, diagnostics: [diagnostic])
    ])
    #expect(
      output == "::error file=a%2Cb%3Ac.layout.xml,line=1,col=2,endColumn=3,"
        + "title=unknown-element::100%25%0Aof\n")
  }

  /// Returns the fingerprints of one finding at each `spacng` of a document.
  private func fingerprints(_ text: String) throws -> [String] {
    let diagnostics = text.ranges(of: "spacng").map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return Diagnostic(.unknownAttribute, "'spacng'", at: SourceRange(start..<start + 6))
    }
    let source = SourceText(name: "a.layout.xml", text: text)
    let output = SARIFRenderer(version: "1").render([
      FileFindings(source: source, diagnostics: diagnostics)
    ])
    return output.matches(of: /"layoutcFinding\/v1":"([^"]+)"/).map { String($0.1) }
  }
}
