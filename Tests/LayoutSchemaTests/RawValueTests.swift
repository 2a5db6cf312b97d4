import LayoutSchema
import Testing

struct RawValueTests {
  @Test func rawValuesAreThePlacesOfTheCases() {
    for (place, kind) in ElementKind.allCases.enumerated() {
      #expect(Int(kind.rawValue) == place)
      #expect(ElementKind(rawValue: kind.rawValue) == kind)
    }
    for (place, name) in AttributeName.allCases.enumerated() {
      #expect(Int(name.rawValue) == place)
      #expect(AttributeName(rawValue: name.rawValue) == name)
    }
  }

  @Test func namesAreThoseOfTheCases() {
    for kind in ElementKind.allCases { #expect(kind.name == String(describing: kind)) }
    for name in AttributeName.allCases { #expect(name.name == String(describing: name)) }
    for function in ExpressionFunction.allCases {
      #expect(function.name == String(describing: function))
    }
  }
}
