import Foundation
import LayoutDiagnostics
import TestSupport
import Testing

/// The documents in `Fixtures` have exactly the findings that are drawn in them.
struct FixtureTests {
  @Test(arguments: Fixture.all(.check))
  func findingsAreAsDrawn(fixture: Fixture) throws {
    let text = try fixture.text
    let drawn = Drawing(text, rules: fixture.rules).text
    if Fixture.isUpdating {
      if drawn != text { try Data(drawn.utf8).write(to: fixture.url) }
    } else {
      #expect(text == drawn, "LAYOUTC_UPDATE=1 rewrites \(fixture.url.path())")
    }
  }

  @Test(arguments: Fixture.all(.check))
  func drawingsChangeNothing(fixture: Fixture) throws {
    let text = try fixture.text
    let bare = CheckedMarkup(DrawnText(text).source, rules: fixture.rules)
    #expect(CheckedMarkup(text, rules: fixture.rules).lines == bare.lines)
    #expect(!bare.lines.isEmpty, "a document without findings belongs into 'clean'")
  }

  @Test(arguments: Fixture.samples)
  func samplesHaveNone(fixture: Fixture) throws {
    #expect(try CheckedMarkup(fixture.bytes).lines == [])
  }

  /// Clean documents show everything that can be written, some of it without effect.
  @Test(arguments: Fixture.all(.clean))
  func cleanDocumentsHaveNone(fixture: Fixture) throws {
    #expect(try CheckedMarkup(fixture.bytes, rules: .meaning).lines == [])
  }

  @Test(arguments: Fixture.all(.broken))
  func findingsAreAsRecorded(fixture: Fixture) throws {
    let checked = CheckedMarkup(try fixture.bytes)
    #expect(!checked.markupFindings.isEmpty, "what is sound as XML can hold drawings")
    let source = SourceText(name: "\(fixture.name).layout.xml", bytes: checked.bytes)
    let findings = TextRenderer().render([
      FileFindings(source: source, diagnostics: checked.findings)
    ])
    let output = "\(listing(of: try fixture.bytes))\n\(findings)"
    let recorded = fixture.url.deletingLastPathComponent().appending(
      path: "\(fixture.name).expected")
    let expected = (try? Data(contentsOf: recorded)).map { String(decoding: $0, as: UTF8.self) }
    if Fixture.isUpdating {
      try Data(output.utf8).write(to: recorded)
    } else {
      #expect(expected == output, "LAYOUTC_UPDATE=1 rewrites \(recorded.path())")
    }
  }

  @Test func everyRecordingHasItsDocument() throws {
    let names = Set(Fixture.all(.broken).map { "\($0.name).expected" })
    let folder = Fixture.folder.appending(path: Fixture.Kind.broken.rawValue)
    let recordings = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".expected") }
    #expect(Set(recordings) == names)
  }

  /// Returns the document's printable part, each line marked with a bar.
  private func listing(of bytes: [UInt8]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      return "| \(bytes.count) bytes that are no UTF-8\n"
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(24).map { $0.isEmpty ? "|\n" : "| \($0.prefix(120))\n" }.joined()
    return lines.count > 24 ? shown + "| … \(lines.count) lines\n" : shown
  }
}
