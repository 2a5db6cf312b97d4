import LayoutModel
import LayoutSchema
import Testing

@testable import LayoutChecking

/// The rows of functions and operators.
struct FunctionTableTests {
  /// The examples of all rows.
  private static let examples =
    FunctionSpec.all.flatMap(\.examples) + OperatorSpec.all.flatMap(\.examples)

  @Test(arguments: examples.map { [$0.source, $0.result] })
  func examplesAreTrue(_ example: [String]) throws {
    let value = try #require(ExpressionValueTests.value(example[0]))
    #expect(value != .none)
    #expect(ExpressionValueTests.value(example[1]) == value)
  }

  @Test func everyRowHasAnExample() {
    #expect(FunctionSpec.all.filter(\.examples.isEmpty).isEmpty)
    #expect(OperatorSpec.all.filter(\.examples.isEmpty).isEmpty)
    for row in FunctionSpec.all {
      #expect(row.call.hasPrefix("\(row.function.name)("))
      #expect(row.examples.allSatisfy { $0.source.hasPrefix("\(row.function.name)(") })
    }
  }

  @Test func aNameOfAnotherLanguageMeansOneFunction() {
    let names = FunctionSpec.all.flatMap(\.otherNames)
    #expect(Set(names).count == names.count)
    #expect(names.filter { ExpressionFunction(name: $0) != nil } == [])
    let properties = FunctionSpec.all.flatMap(\.propertyNames)
    #expect(Set(properties).count == properties.count)
  }

  @Test func phrasesHaveNoFullStop() {
    for row in FunctionSpec.all {
      for phrase in [row.summary, row.takes] {
        #expect(!phrase.hasSuffix(".") && phrase.first?.isLowercase == true, "\(phrase)")
      }
    }
  }

  /// The number of operands decides between the forms of a function.
  @Test func formsHaveDifferentNumbersOfOperands() {
    for row in FunctionSpec.all {
      var most = 0
      for form in row.forms {
        #expect(form.operands.count > most && form.mostOperands >= form.operands.count)
        most = form.mostOperands
      }
      #expect(row.operandCount.upperBound == most)
    }
  }

  /// Every sign of the language belongs to one row.
  @Test func everyOperatorHasARow() {
    for sign in BinaryOperator.allCases {
      #expect(sign.kind.spec.spellings.contains(sign.rawValue))
    }
    let spellings = OperatorSpec.all.flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }
}
