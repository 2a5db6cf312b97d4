import Foundation
import LayoutDiagnostics
import Testing

struct JSONValueTests {
  @Test func everyScalarBelowTheSurrogatesSurvivesARoundTrip() throws {
    var scalars = String.UnicodeScalarView()
    for value in UInt32(0)..<0x3000 {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    let text = String(scalars) + "😀\u{2028}\u{FFFF}"
    let data = Data(JSONValue.array([.string(text)]).text.utf8)
    let parsed = try JSONDecoder().decode([String].self, from: data)
    #expect(parsed.count == 1)
    #expect(parsed.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func keysKeepTheirOrder() {
    let value: JSONValue = ["b": .integer(1), "a": [.bool(true), .string("x")]]
    #expect(value.text == #"{"b":1,"a":[true,"x"]}"#)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (12, "12"), (0.1, "0.1"), (-3.5, "-3.5"), (1e10, "1e+10"),
    (Float.nan, "0"), (-Float.infinity, "0"),
  ])
  func numbersPrintInTheirShortestForm(number: Float, text: String) {
    #expect(JSONValue.number(number).text == text)
  }

  @Test func randomNumbersReadBackAsThemselves() throws {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt32.random(in: 1...UInt32.max, using: &generator)
    var state = seed
    for _ in 0..<2_000 {
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      let number = Float(bitPattern: state)
      guard number.isFinite else { continue }
      #expect(Float(JSONValue.number(number).text) == number, "seed \(seed)")
    }
  }
}
