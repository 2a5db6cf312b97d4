import LayoutSchema
import Testing

/// Compares the patterns with the examples and counter-examples in the table.
struct ValuePatternTests {
  @Test(arguments: ValueType.everyForm)
  func examplesMatch(_ type: ValueType) throws {
    for example in type.examples {
      #expect(try type.accepts(example), "'\(example)' is a \(type)")
    }
  }

  @Test(arguments: ValueType.everyForm)
  func counterExamplesDoNotMatch(_ type: ValueType) throws {
    for example in type.counterExamples {
      #expect(try !type.accepts(example), "'\(example)' is no \(type)")
    }
  }

  @Test(arguments: ValueType.everyForm)
  func everyTypeThatCanBeWrongHasBothKinds(_ type: ValueType) {
    #expect(!type.examples.isEmpty)
    let takesAll: [ValueType] = [.string, .text, .styleNames, .declared]
    #expect(type.counterExamples.isEmpty == takesAll.contains(type))
  }

  @Test func whiteSpaceAroundAndBetweenIsCollapsed() throws {
    #expect(try ValueType.edges([]).accepts("  12 \n\t 16 "))
    #expect(try !ValueType.points(.unsigned).accepts("\u{A0}12"))
  }

  @Test func everyTypeOfTheTableIsAmongTheForms() {
    let forms = Set(ValueType.everyForm.map(\.formName))
    for row in Schema.shared.attributes.dropFirst() {
      #expect(forms.contains(row.type.formName), "\(row.type)")
    }
  }
}

extension ValueType {
  /// At least one form of each case, with the payloads that affect the legal values.
  static let everyForm: [ValueType] = [
    .points(.unsigned), .points(.signed), .dimension(.unsigned), .dimension(.signed), .length,
    .lengths, .text, .action,
    .edges([]), .edges(.percent), .edges([.percent, .signed, .infinity]),
    .edges([.percent, .auto, .signed]), .edge([]), .edge([.percent, .signed, .infinity]),
    .edge([.percent, .auto, .signed]), .pair(.unsigned), .pair(.signed), .size, .pointSize,
    .intrinsicSize,
    .sizeRange, .pointRange, .instant, .scrollPositions, .numbers, .number(.any),
    .number(.zeroOrMore),
    .number(.moreThanZero),
    .number(.zeroToOne),
    .integer, .signedInteger, .bool, .string, .identifier, .typeName, .color, .image,
    .ratio(.heightOverWidth),
    .ratio(.widthOverHeight), .choice(["vertical", "horizontal"]),
    .flags(["x", "y"], none: "none"),
    .flags(["top", "left"], none: nil), .corners, .shadow, .border, .dash, .gradient, .animation,
    .styleNames,
    .textMetrics,
    .styleName, .className, .typeReference, .words, .declared, .binding, .path,
    .tracks(.own), .tracks(.ownOrShared), .gridLines, .areas,
  ]

  /// The name of the case without its payload.
  var formName: Substring {
    String(describing: self).prefix { $0 != "(" }
  }

  /// Whether the pattern accepts the value after its white space is collapsed.
  func accepts(_ value: String) throws -> Bool {
    guard let pattern else { return true }
    let blanks: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]
    let collapsed = value.split(whereSeparator: blanks.contains).joined(separator: " ")
    return try Regex("(?:\(pattern))").wholeMatch(in: collapsed) != nil
  }
}
