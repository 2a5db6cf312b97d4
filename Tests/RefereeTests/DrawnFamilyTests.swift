import AppTrees
import Foundation
import RefereeSupport
import Testing

/// Families of random trees: a tree may be left out only for a recorded reason.
///
/// A referee that silently leaves out disagreeing trees would test nothing.
@Suite struct DrawnFamilyTests {
  /// The record of the drawn trees, beside the file of a family.
  private struct Drawing: Decodable {
    /// The seed that repeats the trees.
    let seed: UInt64
    let drawn: Int
    /// The number of trees with expected frames.
    let kept: Int
    /// The number of trees without expected frames, by reason.
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

  /// Only families of random trees have marks; elsewhere a disagreeing case is listed by its name.
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
    // All other drawn trees are in the family, with the same markup.
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
