import LayoutSchema
import Testing

/// The rows of the dialect refer to rows of the language.
struct MKLayoutDialectTests {
  /// Returns the row that `reader` reads from its children, if it is a layout, or else from itself.
  private func spec(_ name: AttributeName, _ reader: ElementKind) throws -> AttributeSpec {
    let isLayout = ElementSet.linearFamily.contains(reader)
    let row =
      (isLayout ? Schema.shared.placementRow(name, in: reader) : nil)
      ?? Schema.shared.ownRow(name, of: reader)
    return Schema.shared[try #require(row)]
  }

  private func meaning(
    _ text: String, _ name: AttributeName, _ reader: ElementKind, underName: Bool = false
  ) throws -> MKLayoutDialect.Meaning? {
    MKLayoutDialect.meaning(
      of: text, for: try spec(name, reader), underName: underName, row: nil, knowsWords: true)
  }

  @Test func everyPropertyIsReadByItsElements() {
    for row in MKLayoutDialect.attributes {
      for element in row.elements.kinds where !row.isItems {
        #expect(Schema.shared.ownRow(row.name, of: element) != nil, "\(row.word) on \(element)")
      }
      if row.isItems { #expect(!Schema.shared.placementReaders(of: row.name).isEmpty) }
    }
  }

  @Test func everyValueOfAPropertyIsLegalHere() throws {
    for row in MKLayoutDialect.attributes {
      let specs = Schema.shared.rows(named: row.name)
      for value in row.values.compactMap(\.ours) {
        #expect(try specs.contains { try $0.type.accepts(value) }, "\(row.word)=\(value)")
      }
    }
  }

  @Test func everyColourIsOne() throws {
    for color in MKLayoutDialect.colors {
      #expect(try ValueType.color.accepts(try #require(color.ours)), "\(color.word)")
    }
  }

  @Test func noWordStandsInTwoRows() {
    let words =
      MKLayoutDialect.elements.map(\.word) + MKLayoutDialect.attributes.map(\.word)
      + MKLayoutDialect.calls.map(\.name)
    #expect(Set(words).count == words.count)
  }

  @Test func callsAreLists() throws {
    #expect(try meaning("CGSizeMake(-1, 30)", .size, .linear) == .value("match 30"))
    #expect(try meaning(" CGSizeMake ( 1.50f ,.5) ", .size, .flow) == .value("1.5 0.5"))
    #expect(try meaning("CGSizeMake(-1, 30)", .size, .view) == .value("-1 30"))
    #expect(try meaning("UIEdgeInsetsMake(1,2,3,4)", .margin, .linear) == .value("1 2 3 4"))
    #expect(try meaning("UIOffsetMake(-5, +3)", .offset, .layers) == .value("-5 3"))
    #expect(try meaning("CGSizeZero", .size, .linear) == .value("0 0"))
  }

  @Test func brokenCallsAreUnreadable() throws {
    for text in ["CGSizeMake(1)", "CGSizeMake(a, 2)", "CGSizeMake(1, 2", "CGSizeMake(1e9, 2)"] {
      #expect(try meaning(text, .size, .linear) == .unreadable, "\(text)")
    }
    #expect(try meaning("SizeMake(1, 2)", .size, .linear) == nil)
  }

  @Test func signsCountOnlyUnderANameOfTheDialect() throws {
    #expect(try meaning("-1", .width, .linear) == nil)
    #expect(try meaning("-1", .width, .linear, underName: true) == .value("match"))
    #expect(try meaning("-1 30", .size, .linear) == nil)
    #expect(try meaning("-1 30", .size, .linear, underName: true) == .value("match 30"))
    #expect(try meaning("-1", .weight, .linear) == nil)
    #expect(try meaning("-1", .weight, .linear, underName: true) == .absence)
    #expect(try meaning("-5", .width, .linear, underName: true) == nil)
  }

  @Test func wordsAreReadInAnyCase() throws {
    #expect(try meaning("Vertical", .orientation, .linear) == .value("vertical"))
    #expect(try meaning("MKLayoutOrientationVertical", .orientation, .flow) == .value("vertical"))
    #expect(
      try meaning("Top|CenterHorizontal", .gravity, .linear) == .value("top centerHorizontal"))
    #expect(try meaning("MKLayoutGravityNone", .gravity, .linear) == .absence)
    #expect(try meaning("vertical", .orientation, .linear) == nil)
    #expect(try meaning("top left", .gravity, .linear) == nil)
    #expect(try meaning("diagonal", .orientation, .linear) == nil)
  }
}
