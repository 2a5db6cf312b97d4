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

  @Test func keysAndCommasCountForTheLengthOfALine() {
    let value: JSONValue = ["key": ["ab", "cd"], "c": [.integer(1)], "end": [.bool(true)]]
    #expect(
      value.document(lineLength: 22) == """
        {
          "key": ["ab", "cd"],
          "c": [1],
          "end": [true]
        }

        """)
    #expect(
      value.document(lineLength: 21) == """
        {
          "key": [
            "ab",
            "cd"
          ],
          "c": [1],
          "end": [true]
        }

        """)
  }

  /// No line exceeds the length unless it contains one value alone, and the text reads the same.
  @Test(arguments: 1...90)
  func linesFitUnlessTheyCannotBeBroken(lineLength: Int) throws {
    let value: JSONValue = [
      "a long key before a list": ["one", "two", [], [:], ["three": [.integer(4), .number(0.5)]]],
      "k": ["nested": ["deeper": [.bool(true), .bool(false)], "empty": [], "none": [:]]],
      "é": [[[.integer(1)], [.integer(2), .integer(3)]], "last"],
    ]
    let document = value.document(lineLength: lineLength)
    for line in document.split(separator: "\n") where line.utf8.count > lineLength {
      let shown = line.replacing("[]", with: "0").replacing("{}", with: "0")
      #expect(!shown.contains("]") && !shown.contains("}") || shown.count <= 8, "\(line)")
    }
    let read = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? NSDictionary
    let plain = try JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? NSDictionary
    #expect(read != nil && read == plain)
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
