import Foundation
import LayoutEngine
import SeededRandom
import Testing

@testable import LayoutLanguages

/// Compiled time zones, compared with Foundation's, which come from the same source.
struct TimeZoneFileTests {
  private static let folder = "/usr/share/zoneinfo/"

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: folder + "Europe/Berlin")),
    arguments: [
      "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/St_Johns", "America/Santiago",
      "Australia/Lord_Howe", "Asia/Kolkata", "Asia/Kathmandu", "Pacific/Apia", "Africa/Lagos",
      "Antarctica/Troll", "UTC",
    ])
  func theSystemsTimeZonesAreRead(name: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.folder + name))
    let zone = try #require(TimeZoneFile.timeZone(Array(bytes)))
    let referee = try #require(TimeZone(identifier: name))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      // From 1970 to 2100, which is behind the last change that files list.
      let seconds = Double(Int.random(in: 0...4_102_444_800, using: &random))
      let expected = referee.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
      let found = zone.secondsFromUTC(at: LayoutInstant(secondsSince1970: seconds))
      #expect(found == expected, "\(name) at \(seconds)")
      if found != expected { return }
    }
  }

  /// A file as RFC 9636 describes it: an empty first block, a second one, and a rule.
  private static func file(
    _ rule: String, changes: [(seconds: Int64, kind: UInt8)] = [], offsets: [Int32] = [3600],
    names: Int = 4
  ) -> [UInt8] {
    func big(_ number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
    func header(times: Int, kinds: Int, names: Int) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, times, kinds, names].flatMap { big(Int32($0)) }
    }
    return header(times: 0, kinds: 0, names: 0)
      + header(times: changes.count, kinds: offsets.count, names: names)
      + changes.flatMap { big($0.seconds) } + changes.map(\.kind)
      + offsets.flatMap { big($0) + [0, 0] } + [UInt8](repeating: 0x41, count: names)
      + Array("\n\(rule)\n".utf8)
  }

  /// No part of a file has more than 100,000 entries.
  @Test(arguments: [(100_000, true), (100_001, false)])
  func partsHaveALimit(names: Int, isRead: Bool) {
    #expect((TimeZoneFile.timeZone(Self.file("CET-1", names: names)) != nil) == isRead)
  }

  @Test(arguments: [
    // The rule, an instant and the hours from UTC then.
    ("CET-1", "2024-07-01", 1.0), ("CET-1CEST,M3.5.0,M10.5.0/3", "2024-07-01", 2),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2024-03-31T00:59:59Z", 1),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2024-03-31T01:00:00Z", 2),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2199-10-27T00:59:59Z", 2),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2199-10-27T01:00:00Z", 1),
    ("NST3:30NDT,M3.2.0,M11.1.0", "2024-01-01", -3.5),
    ("NST3:30NDT,M3.2.0,M11.1.0", "2024-07-01", -2.5),
    ("<+03>-3", "2024-07-01", 3), ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2024-07-01", -1),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2024-07-01", 1),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2024-01-01", 0),
    ("AAA-1BBB,J60,J300", "2024-03-01T00:59:59Z", 1),
    ("AAA-1BBB,J60,J300", "2024-03-01T01:00:00Z", 2),
    ("AAA-1BBB,M1.1.0,M12.5.0", "2024-07-01", 2), ("AAA-1BBB,J0060,J0300", "2024-07-01", 2),
    ("AAA-1BBB,59,300", "2024-02-29T01:00:00Z", 2), ("AAA-1BBB,59,300", "2023-03-01T00:59:59Z", 1),
  ])
  func theRuleAtTheEndIsApplied(rule: String, time: String, hours: Double) throws {
    let zone = try #require(TimeZoneFile.timeZone(Self.file(rule, offsets: [0])))
    let instant = try #require(LayoutInstant(iso8601: time))
    #expect(Double(zone.secondsFromUTC(at: instant)) == hours * 3600)
  }

  @Test func changesAreBeforeTheRule() throws {
    let bytes = Self.file(
      "CET-1", changes: [(-1_000_000, 1), (5_000_000_000, 0)], offsets: [600, -600])
    let zone = try #require(TimeZoneFile.timeZone(bytes))
    for (seconds, offset) in [(-1_000_001, 600), (-1_000_000, -600), (5_000_000_000, 600)] {
      #expect(
        zone.secondsFromUTC(at: LayoutInstant(secondsSince1970: Double(seconds))) == offset)
    }
  }

  /// No bytes are too bad: a file is read or not.
  @Test func brokenFilesAreNoTimeZones() {
    let whole = Self.file("CET-1CEST,M3.5.0,M10.5.0/3", changes: [(0, 0), (100, 0)])
    #expect(TimeZoneFile.timeZone([]) == nil)
    #expect(TimeZoneFile.timeZone(Array("TZif".utf8)) == nil)
    for count in 0..<(whole.count - 30) {
      #expect(TimeZoneFile.timeZone(Array(whole.prefix(count))) == nil, "\(count)")
    }
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let zone = TimeZoneFile.timeZone(bytes)
      #expect((-86_400...86_400).contains(zone?.secondsFromUTC(at: .epoch) ?? 0))
    }
    let rules = [
      "", "C", "CET", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "<+",
    ]
    for rule in rules {
      let zone = TimeZoneFile.timeZone(Self.file(rule))
      #expect(zone?.secondsFromUTC(at: .epoch) == 3600, "\(rule)")
    }
  }
}
