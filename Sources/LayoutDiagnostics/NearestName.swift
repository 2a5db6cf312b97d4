/// A search for the correct spelling of a misspelt name.
package enum NearestName {
  /// Returns at most three candidates similar to `word`, the most similar first.
  ///
  /// If a candidate differs in case alone, only that one is returned. Otherwise candidates are
  /// ranked by the Damerau–Levenshtein distance with adjacent transpositions, ignoring case. The
  /// greatest distance that counts as similar grows with the length of the word.
  ///
  /// Words of more than 64 bytes have no similar names, and more than 4,096 candidates are not
  /// searched: thousands of words may be misspelt in one document, and each is compared with all
  /// candidates.
  package static func find(_ word: String, among candidates: [String]) -> [String] {
    guard candidates.count <= most else { return [] }
    let found = near(word, candidates)
    // The sort has to be stable: equal distances keep the order of the candidates.
    let ranked = found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element)
    return names(ranked)
  }

  /// Returns at most three dictionary keys similar to `word`, the most similar first.
  ///
  /// Keys at the same distance are sorted alphabetically.
  package static func find(_ word: String, amongKeysOf candidates: [String: some Any]) -> [String] {
    guard candidates.count <= most else { return [] }
    return names(
      near(word, candidates.keys).sorted { ($0.distance, $0.name) < ($1.distance, $1.name) })
  }

  /// Returns the first candidate if it differs in case alone, otherwise the first three.
  private static func names(_ ranked: [(distance: Int, name: String)]) -> [String] {
    ranked.prefix(ranked.first?.distance == 0 ? 1 : 3).map(\.name)
  }

  /// Returns the candidates within the distance limit, with their distances.
  private static func near(
    _ word: String, _ candidates: some Sequence<String>
  ) -> [(distance: Int, name: String)] {
    guard let letters = folded(word), !letters.isEmpty else { return [] }
    let limit = limit(for: letters.count)
    let kinds = LetterKinds(letters)
    var found: [(distance: Int, name: String)] = []
    var rows = DistanceRows()
    for candidate in candidates {
      guard abs(candidate.utf8.count - letters.count) <= limit,
        kinds.differences(from: LetterKinds(candidate.utf8)) <= limit,
        let other = folded(candidate)
      else { continue }
      let distance = rows.distance(from: letters, to: other)
      if distance <= limit { found.append((distance, candidate)) }
    }
    return found
  }

  private static let longest = 64
  private static let most = 4_096

  private static func limit(for length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3...5: 1
    case 6...9: 2
    default: 3
    }
  }

  /// Returns the word's bytes in lower case; nil if the word is longer than `longest`.
  private static func folded(_ word: String) -> [UInt8]? {
    let bytes = word.utf8
    guard bytes.count <= longest else { return nil }
    return bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}

/// The set of letters in a word, ignoring case; some bytes that are not letters share a bit.
private struct LetterKinds {
  private var kinds: UInt32 = 0

  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { kinds |= 1 &<< UInt32(letter & 0x1F) }
  }

  /// A lower bound of the number of letters to replace to turn one word into the other.
  func differences(from other: LetterKinds) -> Int {
    max((kinds & ~other.kinds).nonzeroBitCount, (other.kinds & ~kinds).nonzeroBitCount)
  }
}

/// The three rows of the table for the distance with transpositions, reused between words.
private struct DistanceRows {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var current: [Int] = []

  mutating func distance(from source: [UInt8], to target: [UInt8]) -> Int {
    last = Array(0...target.count)
    beforeLast = last
    current = last
    for row in source.indices {
      current[0] = row + 1
      for column in target.indices {
        let isSame = source[row] == target[column]
        var least = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current[column + 1] = least
      }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[target.count]
  }
}
