import LayoutEngine
import LayoutInterpreter
import LayoutModel

/// Numbers and words at random, always the same for a seed.
///
/// The words are as narrow, as wide and as long as those for which a proof by intervals holds, and
/// anything between: they are chosen here, and not taken from the prover.
struct AnyWords: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// Returns a whole number of points in a range of widths.
  mutating func width(in widths: ClosedRange<Float>) -> Float {
    let (low, high) = (Int(widths.lowerBound.rounded(.up)), Int(widths.upperBound.rounded(.down)))
    return low <= high ? Float(Int.random(in: low...high, using: &self)) : widths.lowerBound
  }

  /// How long texts are.
  enum Length: CaseIterable {
    case none
    case narrowest
    case widest
    case any
  }

  /// Returns words in place of a mark.
  mutating func words(for mark: TextMarking.Mark, _ length: Length) -> String {
    let least = mark.mayBeEmpty ? 0 : 1
    switch length {
    case .none: return String(repeating: "i", count: min(least, mark.most))
    case .narrowest: return sentence(of: "i", letters: mark.most)
    case .widest: return sentence(of: "漢", letters: mark.most)
    case .any:
      let letters = ["i", "m", "漢", "imaW", "漢i", "etaoinsr"].randomElement(using: &self) ?? "m"
      return sentence(
        of: letters, letters: Int.random(in: min(least, mark.most)...mark.most, using: &self))
    }
  }

  /// The most letters of a word.
  private static let longestWord = 12

  private mutating func sentence(of alphabet: String, letters: Int) -> String {
    var sentence = ""
    while sentence.count < letters {
      if !sentence.isEmpty {
        guard sentence.count + 2 <= letters else { break }
        sentence += " "
      }
      let most = min(Self.longestWord, letters - sentence.count)
      let count = alphabet.count > 1 ? Int.random(in: 1...most, using: &self) : most
      for _ in 0..<count { sentence.append(alphabet.randomElement(using: &self) ?? "m") }
    }
    return sentence
  }
}

extension ConstantValue {
  /// The value with words in place of the marks of unknown texts.
  func replacingMarks(by words: [String]) -> ConstantValue {
    switch self {
    case .string(let text):
      let mark = text.count == 1 ? text.first.flatMap { UnknownText.number(of: $0) } : nil
      return mark.flatMap { words.indices.contains($0) ? .string(words[$0]) : nil } ?? self
    case .text(let text):
      let mark = words.indices.first {
        text == LayoutText(literal: String(UnknownText.mark($0)))
      }
      return mark.map { .text(LayoutText(literal: words[$0])) } ?? self
    case .list(let values): return .list(values.map { $0.replacingMarks(by: words) })
    case .record(let values): return .record(values.map { $0.replacingMarks(by: words) })
    default: return self  // open: no other value has texts.
    }
  }
}
