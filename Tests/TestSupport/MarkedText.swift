/// Text with places in it named by keycap digits: `<1️⃣stack2️⃣ direction="vertical">`.
package struct MarkedText: Sendable {
  /// The text without its marks.
  package let text: String
  /// The UTF-8 offset in ``text`` of each mark's digit.
  private let offsets: [Int: Int]

  package init(_ marked: String) {
    var text = ""
    var offsets: [Int: Int] = [:]
    for character in marked {
      if let digit = Self.digit(of: character) {
        precondition(offsets[digit] == nil, "the mark \(digit) stands twice")
        offsets[digit] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  /// The UTF-8 offset of a mark.
  package func offset(_ mark: Int) -> Int {
    guard let offset = offsets[mark] else { preconditionFailure("there is no mark \(mark)") }
    return offset
  }

  /// The UTF-8 offsets from one mark to another.
  package func range(_ start: Int, _ end: Int) -> Range<Int> {
    offset(start)..<offset(end)
  }

  private static func digit(of character: Character) -> Int? {
    // A keycap is a digit, the emoji selector and the enclosing key.
    let scalars = Array(character.unicodeScalars)
    guard scalars.count == 3, scalars[1] == "\u{FE0F}", scalars[2] == "\u{20E3}" else { return nil }
    return Character(scalars[0]).wholeNumberValue
  }
}
