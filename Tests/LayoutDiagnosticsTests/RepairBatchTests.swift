import LayoutDiagnostics
import SeededRandom
import Testing

/// Repairs that are applied together.
struct RepairBatchTests {
  private func fix(_ edits: (Range<Int>, String)...) -> FixIt {
    FixIt("mend it", isSafe: true, edits: edits.map { SourceEdit(SourceRange($0.0), $0.1) })
  }

  @Test func theFirstOfTwoThatMeetWins() {
    var batch = RepairBatch(for: 10)
    let taken = [
      batch.add(fix((2..<5, "x"))), batch.add(fix((4..<6, "y"))), batch.add(fix((5..<6, "z"))),
    ]
    #expect(taken == [true, false, true])
    #expect(text(batch.applied(to: Array("0123456789".utf8))) == "01xz6789")
    #expect(batch.count == 2)
  }

  @Test func twoThatInsertAtOnePlaceMeet() {
    var batch = RepairBatch(for: 4)
    let taken = [
      batch.add(fix((2..<2, "a"))), batch.add(fix((2..<2, "b"))), batch.add(fix((2..<3, "c"))),
      batch.add(fix((0..<4, ""))),
    ]
    #expect(taken == [true, false, true, false])
    #expect(text(batch.applied(to: Array("0123".utf8))) == "01ac3")
  }

  @Test func aRepairIsTakenAsAWholeOrNotAtAll() {
    var batch = RepairBatch(for: 6)
    let taken = [batch.add(fix((3..<4, "x"))), batch.add(fix((0..<1, "y"), (3..<4, "z")))]
    #expect(taken == [true, false])
    #expect(text(batch.applied(to: Array("012345".utf8))) == "012x45")
  }

  /// Offsets in another file, such as that of a style, continue after the end of the document.
  @Test func whatIsOutsideTheDocumentIsNotRepaired() {
    var batch = RepairBatch(for: 4)
    let taken = [
      batch.add(fix((6..<8, "x"))), batch.add(fix()), batch.add(fix((1..<3, "a"), (2..<4, "b"))),
    ]
    #expect(taken == [false, false, false])
    #expect(batch.isEmpty)
  }

  /// Compares with an oracle that tests every pair of edits and replaces from the end.
  @Test func whatIsTakenIsWhatDoesNotMeet() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let length = Int.random(in: 0...24, using: &random)
      let bytes = (0..<length).map { UInt8(0x61 + $0) }
      var batch = RepairBatch(for: length)
      var kept: [SourceEdit] = []
      for _ in 0..<8 {
        let edits = (0..<Int.random(in: 1...3, using: &random)).map { number in
          let start = Int.random(in: 0...length + 1, using: &random)
          let end = start + Int.random(in: 0...3, using: &random)
          return SourceEdit(SourceRange(start..<end), "\(number)")
        }
        let isFree = edits.indices.allSatisfy { place in
          let edit = edits[place]
          let others = kept + edits[..<place]
          return Int(edit.range.end) <= length
            && others.allSatisfy {
              $0.range != edit.range
                && ($0.range.end <= edit.range.start || edit.range.end <= $0.range.start)
            }
        }
        #expect(batch.add(FixIt("mend", isSafe: true, edits: edits)) == isFree)
        if isFree { kept += edits }
      }
      var expected = bytes
      for edit in kept.sorted(by: {
        ($0.range.start, $0.range.end) > ($1.range.start, $1.range.end)
      }) {
        expected.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
      }
      #expect(batch.applied(to: bytes) == expected)
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
