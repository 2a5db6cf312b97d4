package import LayoutGrammar
import LayoutSchema

extension RefereeFamily {
  /// The name of the family made from the reference's examples.
  package static let examplesName = "examples"

  /// Returns the examples of the reference pages, with frames from their comments.
  package static func examples() throws -> RefereeFamily {
    let cases = try Example.all.enumerated().map { number, example in
      try RefereeCase(example, number: number + 1)
    }
    return RefereeFamily(name: examplesName, cases: cases)
  }
}

extension RefereeCase {
  /// Reads the frames in the comments of an example.
  package init(_ example: Example, number: Int) throws {
    let words = example.attributes.map { " \($0.name)" }.joined()
    let name = "\(number) \(example.element?.name ?? "any")\(words)"
    var expectations: [Expectation] = []
    var count = 0
    for line in example.document.split(separator: "\n") {
      guard let comment = line.firstMatch(of: #/<(\w+).*<!-- (.*) -->$/#) else { continue }
      count += 1
      let key = "\(count) \(comment.1)"
      for (place, part) in comment.2.split(separator: ", ").enumerated() {
        guard let expectation = Self.expectation(String(part), of: key, place) else {
          throw RefereeFamily.Failure(description: "\(name): '\(part)' is no frame")
        }
        expectations.append(expectation)
      }
    }
    self.init(
      family: RefereeFamily.examplesName, name: name, markup: example.document + "\n",
      expectations: expectations, space: .parent, tolerance: 0.006, naming: .places)
  }

  /// Reads `0 0  20 × 10`, `gone`, `left out`, `content 20 × 10` or `separator 0 0  20 × 1`.
  private static func expectation(
    _ text: String, of key: String, _ place: Int
  ) -> Expectation? {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    let rest = words.filter { Double($0) == nil }
    return switch (rest, numbers.count, place) {
    case (["×"], 4, 0): Expectation(id: key, frame: numbers)
    case (["left", "out"], 0, 0): Expectation(id: "\(key) left out", frame: [0, 0, 0, 0])
    case (["gone"], 0, 0): Expectation(id: "\(key) gone", frame: [0, 0, 0, 0])
    case (["content", "×"], 2, 1...): Expectation(id: "\(key) content", frame: [0, 0] + numbers)
    case (["separator", "×"], 4, 1...):
      Expectation(id: "\(key) separator \(place)", frame: numbers)
    default: nil
    }
  }
}
