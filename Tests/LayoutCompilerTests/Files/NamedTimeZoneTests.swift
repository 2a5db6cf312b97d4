import Foundation
import LayoutCompiler
import LayoutEngine
import Testing

/// The time zones that `--time-zone` names.
struct NamedTimeZoneTests {
  @Test(arguments: [
    ("UTC", 0), ("Z", 0), ("+02", 7200), ("+02:00", 7200), ("-0330", -12_600), ("+00:00", 0),
    ("+23:59", 86_340),
  ])
  func offsetsAreTimeZones(name: String, seconds: Int) {
    #expect(LayoutTimeZone(named: name) == LayoutTimeZone(secondsFromUTC: seconds))
  }

  @Test(arguments: [
    "", "+", "+2", "+24:00", "+02:60", "+02:00Z", "Mars/Olympus", "Europe", "/etc/passwd",
    "../../../etc/passwd", "..", ".", "Europe/Berlin\u{0}", "tzdata.zi", "zone.tab",
  ])
  func otherNamesAreNone(name: String) {
    #expect(LayoutTimeZone(named: name) == nil)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Berlin")))
  func theSystemsTimeZonesHaveTheirNames() throws {
    let berlin = try #require(LayoutTimeZone(named: "Europe/Berlin"))
    let summer = try #require(LayoutInstant(iso8601: "2024-07-01"))
    let winter = try #require(LayoutInstant(iso8601: "2024-01-01"))
    #expect(berlin.secondsFromUTC(at: summer) == 7200)
    #expect(berlin.secondsFromUTC(at: winter) == 3600)
    #expect(LayoutTimeZone(named: "Etc/GMT+5") == LayoutTimeZone(secondsFromUTC: -18_000))
  }
}
