/// Names with one letter wrong.
enum Misspelling {
  /// Returns the name with a letter left out, doubled, replaced, added or exchanged with the next.
  static func random(of name: String, using generator: inout some RandomNumberGenerator) -> String {
    var letters = Array(name)
    let place = Int.random(in: 0..<letters.count, using: &generator)
    let letter = Array("abcdefghijklmnopqrstuvwxyz").randomElement(using: &generator) ?? "a"
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where letters.count > 1: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters[place] = letter
    case 3 where place + 1 < letters.count: letters.swapAt(place, place + 1)
    default: letters.insert(letter, at: place)
    }
    return String(letters)
  }
}
