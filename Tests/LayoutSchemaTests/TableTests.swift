import LayoutSchema
import Testing

/// The invariants of the rows, which all derived code relies on.
struct TableTests {
  let schema = Schema.shared

  @Test func everyKindHasItsRowAtItsPlace() {
    #expect(schema.elements.map(\.kind) == ElementKind.allCases)
  }

  @Test func everyAttributeNameHasARow() {
    for name in AttributeName.allCases {
      #expect(!schema.rows(named: name).isEmpty, "\(name) has no row")
    }
  }

  @Test func noReaderReadsANameTwice() {
    for name in AttributeName.allCases {
      var own: ElementSet = []
      var placement: ElementSet = []
      for row in schema.rows(named: name) {
        let seen = row.group == .placement ? placement : own
        let twice = row.readers.kinds.filter(seen.contains)
        #expect(twice.isEmpty, "\(twice) read \(name) by two rows")
        if row.group == .placement {
          placement = placement.union(row.readers)
        } else {
          own = own.union(row.readers)
        }
      }
    }
  }

  @Test func everyRowIsFoundByItsReaders() {
    for row in schema.attributes.dropFirst() {
      for reader in row.readers.kinds {
        let id =
          row.group == .placement
          ? schema.placementRow(row.name, in: reader) : schema.ownRow(row.name, of: reader)
        #expect(id.map { schema[$0].summary } == row.summary)
      }
    }
  }

  @Test func everySummaryIsOneSentence() {
    let summaries = schema.elements.map(\.summary) + schema.attributes.dropFirst().map(\.summary)
    for summary in summaries {
      #expect(summary.last == ".", "\(summary)")
      #expect(!summary.dropLast().contains("."), "\(summary)")
      #expect(summary.first?.isUppercase == true, "\(summary)")
      #expect(!summary.contains("  "), "\(summary)")
    }
  }

  @Test func everyExampleAndDefaultIsLegal() throws {
    for row in schema.attributes.dropFirst() {
      #expect(try row.type.accepts(row.example), "\(row.name): \(row.example)")
      if let value = row.defaultValue {
        #expect(try row.type.accepts(value), "\(row.name): \(value)")
      }
    }
  }

  @Test func excludedAttributesExcludeEachOtherOrAreOfTheParent() {
    for row in schema.attributes.dropFirst() where row.group != .placement {
      for reader in row.readers.kinds {
        for excluded in row.excludes {
          #expect(
            schema.ownRow(excluded, of: reader) != nil,
            "\(row.name) excludes \(excluded), which \(reader) does not read")
        }
      }
    }
  }

  @Test func everyAvailableElementHasAnExampleOfItself() {
    for spec in schema.elements where spec.isAvailable {
      #expect(spec.example.contains("<\(spec.kind.name)"), "\(spec.kind)")
      #expect(!spec.example.hasSuffix("\n"), "\(spec.kind)")
    }
  }

  @Test func namesAreTheSeedsOfANameTable() throws {
    #expect(Set(schema.names).count == schema.names.count)
    let place = try #require(schema.names.firstIndex(of: "ratio"))
    #expect(schema.element(named: UInt16(place)) == .ratio)
    #expect(schema.attribute(named: UInt16(place)) == .ratio)
    #expect(schema.element(named: UInt16(schema.names.count)) == nil)
    #expect(schema.attribute(named: UInt16(schema.names.count)) == nil)
  }
}
