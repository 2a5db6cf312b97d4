package import LayoutEngine
package import LayoutInterpreter
import LayoutLanguages

extension LayoutTimeZone {
  /// Creates a time zone from a name of the system's time zones, such as `Europe/Berlin`, or from
  /// an offset from UTC, such as `+02:00`; nil if there is none of this name.
  package init?(named name: String) {
    if let sign = name.first, sign == "+" || sign == "-" {
      // The offset of a date in ISO 8601.
      guard let shifted = LayoutInstant(iso8601: "1970-01-02T00:00\(name)") else { return nil }
      self.init(secondsFromUTC: 86_400 - Int(shifted.secondsSince1970))
      return
    }
    guard name != "UTC", name != "Z" else {
      self = .utc
      return
    }
    let isName = name.utf8.allSatisfy { byte in
      (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte)
        || "_+-/".utf8.contains(byte)
    }
    guard isName, !name.hasPrefix("/") else { return nil }
    var reader = FileReader()
    guard (try? reader.read(file: "/usr/share/zoneinfo/" + name)) != nil else { return nil }
    self.init(compiled: reader.bytes)
  }
}

extension PreviewSettings {
  /// The settings in the time zone that the preview names, if the system has one of that name.
  package var inTheirTimeZone: PreviewSettings {
    guard let zone = timeZone.flatMap({ LayoutTimeZone(named: $0) }) else { return self }
    var settings = self
    settings.environment.timeZone = zone
    return settings
  }
}
