import LayoutSchema
import SchemaExamples

/// A row of the table as one of its readers reads it.
struct Reading {
  let row: AttributeSpec
  let reader: ElementKind

  /// All of them, in the order of the table.
  static let all = Schema.shared.attributes.dropFirst().flatMap { row in
    ExampleDocument.readers(of: row).map { Reading(row: row, reader: $0) }
  }

  /// The reading that the first two bytes of an input choose among some.
  static func chosen(by bytes: [UInt8], among readings: [Reading]) -> Reading? {
    guard bytes.count >= 2 else { return nil }
    return readings[(Int(bytes[0]) << 8 | Int(bytes[1])) % readings.count]
  }

  /// The least document in which the value stands.
  func document(_ value: String) -> String {
    ExampleDocument.text(row, readBy: reader, value: value)
  }
}

extension String {
  /// What the bytes of an input say, without the characters that no XML can hold.
  init(ofInput bytes: some Sequence<UInt8>) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    self.init(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl = scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value)
          return isControl || [0xFFFE, 0xFFFF].contains(scalar.value) ? "?" : scalar
        }))
  }
}
