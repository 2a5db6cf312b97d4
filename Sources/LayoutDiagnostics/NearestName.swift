/// Finds what a misspelt name may have meant.
package enum NearestName {
  /// The at most three candidates nearest to `word`, the nearest first.
  ///
  /// A candidate that differs in case alone is the only answer. Otherwise the distance is
  /// Damerau's and Levenshtein's with adjacent transpositions, over letters whose case is ignored;
  /// how much is near grows with the length of the word. Words of more than 64 letters have no
  /// neighbours, nor has a word among more than 4,096: thousands of words may be misspelt in one
  /// document, each of which is compared with all.
  package static func find(_ word: String, among candidates: [String]) -> [String] {
    guard candidates.count <= most else { return [] }
    let found = near(word, candidates)
    // The order of the candidates decides among equals, so the sort has to be stable.
    let ranked = found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element)
    return names(ranked)
  }

  /// The same among the keys of a dictionary, whose order among equals is that of the alphabet.
  package static func find(_ word: String, amongKeysOf candidates: [String: some Any]) -> [String] {
    guard candidates.count <= most else { return [] }
    return names(
      near(word, candidates.keys).sorted { ($0.distance, $0.name) < ($1.distance, $1.name) })
  }

  /// Of those in their order, one that differs in case alone or the first three.
  private static func names(_ ranked: [(distance: Int, name: String)]) -> [String] {
    ranked.prefix(ranked.first?.distance == 0 ? 1 : 3).map(\.name)
  }

  /// The candidates that are near, with their distances.
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

  /// The word's letters in one case, or nil where there are too many of them.
  private static func folded(_ word: String) -> [UInt8]? {
    let bytes = word.utf8
    guard bytes.count <= longest else { return nil }
    return bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}

/// Which letters there are in a word, whatever their case; some that are none share a place.
private struct LetterKinds {
  private var kinds: UInt32 = 0

  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { kinds |= 1 &<< UInt32(letter & 0x1F) }
  }

  /// How many letters at least have to be put in place of others to make one word of the other.
  func differences(from other: LetterKinds) -> Int {
    max((kinds & ~other.kinds).nonzeroBitCount, (other.kinds & ~kinds).nonzeroBitCount)
  }
}

/// The three rows of the table that the distance with transpositions needs, kept between words.
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
