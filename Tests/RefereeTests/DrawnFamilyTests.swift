import AppTrees
import Foundation
import RefereeSupport
import Testing

/// Families of trees that were drawn at random: nothing may be left out of them unseen, as a referee
/// that leaves out what disagrees is none.
@Suite struct DrawnFamilyTests {
  /// What became of the trees that were drawn, beside the file of a family.
  private struct Drawing: Decodable {
    /// What they are drawn from again.
    let seed: UInt64
    let drawn: Int
    /// How many of them have figures.
    let kept: Int
    /// How many have none, and why.
    let dropped: [String: Int]
  }

  @Test func treesOfAppsAreDroppedForWhatTheRefereeCannotSayAlone() throws {
    let file = URL(filePath: RefereeFamily.folder).appending(path: "flexapp.dropped.json")
    let drawing = try JSONDecoder().decode(Drawing.self, from: Data(contentsOf: file))
    let reasons = drawing.dropped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print(
      "flexapp: \(drawing.drawn) drawn, \(drawing.kept) kept; dropped: "
        + reasons.joined(separator: ", "))
    let cases = try RefereeFamily("flexapp").cases
    #expect(cases.count == drawing.kept)
    #expect(drawing.kept + drawing.dropped.values.reduce(0, +) == drawing.drawn)
    #expect(Set(drawing.dropped.keys).isSubset(of: ["undefined number", "exceeds 9,999,999"]))
    // Whatever was drawn is there but for those, in the same words.
    let markups = Dictionary(uniqueKeysWithValues: cases.map { ($0.name, $0.markup) })
    var missing = 0
    for index in 0..<drawing.drawn {
      let tree = AppTree(seed: drawing.seed, index: index)
      guard let markup = markups[tree.name] else {
        missing += 1
        continue
      }
      #expect(markup == tree.xml, "\(tree.name) was drawn otherwise")
    }
    #expect(missing == drawing.drawn - drawing.kept)
  }
}
