import LayoutDiagnostics
import SeededRandom
import TestSupport
import Testing

/// Documents that were cut, shuffled or interrupted have sound findings too.
struct BrokenTextTests {
  private static let seed: UInt64 = 5

  @Test(.timeLimit(.minutes(20)))
  func everyBrokenTextIsAnswered() throws {
    var generator = SeededGenerator(seed: Self.seed)
    let originals = try (Fixture.all(.check) + Fixture.all(.clean)).map { try $0.bytes }
      .filter { $0.count < 6000 }
    for _ in 0..<600 {
      var bytes = originals.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        Self.spoil(&bytes, using: &generator)
      }
      let checked = CheckedMarkup(bytes)
      for finding in checked.findings {
        let complaint = Wording.complaint(about: finding, in: checked.bytes)
        #expect(
          complaint == nil,
          "seed \(Self.seed): \(finding.message)\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: Fixture.all(.check) + Fixture.all(.broken))
  func findingsOfFixturesAreSoundAndWordedForPeople(fixture: Fixture) throws {
    let checked = CheckedMarkup(try fixture.bytes)
    for finding in checked.findings {
      #expect(Wording.complaint(about: finding, in: checked.bytes) == nil, "\(finding.message)")
    }
  }

  private static let tokens = [
    "<", ">", "/>", "</", "\"", "'", "=", "&", "&amp;", "&#x", "<text>", "</text>", "<stack", "{",
    "}", "{{", "<!--", "-->", "<![CDATA[", "]]>", "é", "🎉", "\t", "\r\n", "%", "px", ":", ",", "..",
    " width=\"", " insets='", " sizeRange=\"1 ", "infinity", "#", "asset:", "\u{0}", " id=\"a\"",
  ].map { Array($0.utf8) }

  private static func spoil(
    _ bytes: inout [UInt8], using generator: inout some RandomNumberGenerator
  ) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...16, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: bytes.count - place)
    case 2 where place < bytes.count:
      bytes[place] = UInt8.random(in: 32...126, using: &generator)
    default:
      bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: place)
    }
  }
}
