import LayoutSchema
import SchemaExamples

/// An attribute's row in the schema together with one of its readers.
struct Reading {
  let row: AttributeSpec
  let reader: ElementKind

  /// All readings, in the order of the schema.
  static let all = Schema.shared.attributes.dropFirst().flatMap { row in
    ExampleDocument.readers(of: row).map { Reading(row: row, reader: $0) }
  }

  /// Returns the reading that the first two bytes of an input select.
  static func chosen(by bytes: [UInt8], among readings: [Reading]) -> Reading? {
    guard bytes.count >= 2 else { return nil }
    return readings[(Int(bytes[0]) << 8 | Int(bytes[1])) % readings.count]
  }

  /// Returns the smallest document with the value.
  func document(_ value: String) -> String {
    ExampleDocument.text(row, readBy: reader, value: value)
  }
}

extension String {
  /// Decodes the bytes of an input, and removes the characters that XML cannot contain.
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
