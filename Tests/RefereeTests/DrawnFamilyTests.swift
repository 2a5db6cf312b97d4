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
    try expectDrawing(of: "flexapp", reasons: ["undefined number", "exceeds 9,999,999"]) {
      let tree = AppTree(seed: $0, index: $1)
      return (tree.name, tree.xml)
    }
  }

  @Test func treesOfCSSAreDroppedForErrorsAndAbsurdFramesAlone() throws {
    try expectDrawing(of: "cssapp", reasons: ["is an error here", "exceeds 1,000,000"]) {
      let tree = CSSAppTree(seed: $0, index: $1)
      return (tree.name, tree.xml)
    }
  }

  /// Marks are for faults that many cases of a drawn family share; elsewhere a case that disagrees is
  /// listed by its name.
  @Test func marksAreOfKindsWithAReasonAndInDrawnFamilies() throws {
    var used: Set<String> = []
    for name in try RefereeFamily.names() {
      let marked = try RefereeFamily(name).cases.filter { $0.mark != nil }
      used.formUnion(marked.compactMap(\.mark))
      let drawing = "\(RefereeFamily.folder)/\(name).dropped.json"
      if !marked.isEmpty {
        let kinds = Dictionary(grouping: marked) { $0.mark ?? "" }.mapValues(\.count)
          .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        print("\(name): \(marked.count) disagree: " + kinds.joined(separator: ", "))
      }
      #expect(marked.isEmpty || FileManager.default.fileExists(atPath: drawing), "\(name)")
    }
    let kinds = Set(KnownDisagreement.kinds.keys)
    #expect(used.subtracting(kinds).sorted() == [], "kinds without a reason")
    #expect(kinds.subtracting(used).sorted() == [], "kinds without a case")
  }

  private func expectDrawing(
    of family: String, reasons: Set<String>,
    draw: (_ seed: UInt64, _ index: Int) -> (name: String, markup: String),
  ) throws {
    let file = URL(filePath: RefereeFamily.folder).appending(path: "\(family).dropped.json")
    let drawing = try JSONDecoder().decode(Drawing.self, from: Data(contentsOf: file))
    let dropped = drawing.dropped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print(
      "\(family): \(drawing.drawn) drawn, \(drawing.kept) kept; dropped: "
        + (dropped.isEmpty ? "none" : dropped.joined(separator: ", ")))
    let cases = try RefereeFamily(family).cases
    #expect(cases.count == drawing.kept)
    #expect(drawing.kept + drawing.dropped.values.reduce(0, +) == drawing.drawn)
    #expect(Set(drawing.dropped.keys).isSubset(of: reasons))
    // Whatever was drawn is there but for those, in the same words.
    let markups = Dictionary(uniqueKeysWithValues: cases.map { ($0.name, $0.markup) })
    var missing = 0
    for index in 0..<drawing.drawn {
      let tree = draw(drawing.seed, index)
      guard let markup = markups[tree.name] else {
        missing += 1
        continue
      }
      #expect(markup == tree.markup, "\(tree.name) was drawn otherwise")
    }
    #expect(missing == drawing.drawn - drawing.kept)
  }
}
