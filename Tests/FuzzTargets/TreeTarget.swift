import RandomTrees
import SeededRandom

/// A tree and edits of it, where a byte makes every choice.
enum TreeTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let random = RandomTree(
      SeededGenerator(script: Array(bytes.dropFirst())), isWild: first & 3 == 3)
    return RelayoutTrial(random, elements: [3, 6, 10, 15][Int(first >> 2 & 3)]).difference()
  }
}
