import LayoutDiagnostics
import LayoutSchema
import LayoutXML
import SchemaExamples
import Testing

/// The checker accepts the examples of every value type and rejects its counter-examples.
struct ValueExampleTests {
  /// A row of the table, with an element that reads the attribute.
  struct Reading: CustomTestStringConvertible, Sendable {
    let row: AttributeSpec
    let reader: ElementKind

    var testDescription: String { "\(reader.name) \(row.name.name)" }

    func checked(_ value: String) -> CheckedMarkup {
      CheckedMarkup(
        ExampleDocument.text(row, readBy: reader, value: value), rules: .meaning)
    }
  }

  static let readings = Schema.shared.attributes.dropFirst().flatMap { row in
    ExampleDocument.readers(of: row).map { Reading(row: row, reader: $0) }
  }

  @Test(arguments: readings)
  func examplesAreAccepted(reading: Reading) {
    for value in reading.row.type.examples + [reading.row.example] {
      // Names of styles are legal values; only the styles themselves are missing.
      let errors = reading.checked(value).findings
        .filter { $0.severity == .error && $0.id != .unknownStyle }
      #expect(errors.map(\.message) == [], "\(value)")
    }
  }

  @Test(arguments: readings)
  func counterExamplesAreRefusedWhereTheyAreWrong(reading: Reading) throws {
    for value in reading.row.type.counterExamples {
      let checked = reading.checked(value)
      #expect(checked.findings.count == 1, "\(value): \(checked.lines)")
      let finding = try #require(checked.findings.first, "\(value)")
      let attribute = try #require(
        checked.markup.attributes.first { $0.valueRange.covers(finding.range) },
        "\(value): \(finding.message)")
      #expect(checked.markup.names.name(of: attribute.name) == reading.row.name.name)
    }
  }

  @Test(
    arguments: ElementKind.allCases.filter {
      Schema.shared.spec(for: $0).isAvailable && !ElementSet.structured.contains($0)
    })
  func theLeastDocumentOfAnElementIsClean(kind: ElementKind) {
    #expect(CheckedMarkup(ExampleDocument.text(kind), rules: .meaning).lines == [])
  }
}

extension SourceRange {
  /// Whether the range contains all of `other`.
  fileprivate func covers(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
