import Foundation
import FuzzTargets
import LayoutPack
import ParitySupport
import SeededRandom
import TestSupport
import Testing

/// Patches: each makes exactly the new pack of the old one, or nothing.
struct PackDifferenceTests {
  private static let seed =
    ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 2026

  private func patched(_ old: [UInt8], _ patch: [UInt8]) throws -> [UInt8]? {
    let difference = try PackDifference(patch)
    #expect(difference.isMade(for: old))
    return difference.applied(to: old)
  }

  /// Bytes with parts removed, added, doubled and moved, from few different ones or many.
  @Test func everyDifferenceIsMadeAgain() throws {
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<(TestLength.isWhole ? 4_000 : 200) {
      let most = [1, 4, 255].randomElement(using: &random) ?? 1
      func bytes(upTo count: Int) -> [UInt8] {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in
          UInt8(Int.random(in: 0...most, using: &random))
        }
      }
      let old = bytes(upTo: 400)
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let one = Int.random(in: 0...new.count, using: &random)
        let other = Int.random(in: 0...new.count, using: &random)
        let part = Array(new[min(one, other)..<max(one, other)])
        switch Int.random(in: 0...3, using: &random) {
        case 0: new.removeSubrange(min(one, other)..<max(one, other))
        case 1: new.insert(contentsOf: bytes(upTo: 30), at: one)
        case 2: new.insert(contentsOf: part, at: one)
        default: new = part + new  // open: numbers.
        }
      }
      let patch = PackDifference.bytes(from: old, to: new)
      #expect(try patched(old, patch) == new, "seed \(Self.seed): \(old) to \(new)")
    }
  }

  @Test func equalPacksHaveTheSmallestPatch() throws {
    let pack = PackTarget.versions[0]
    let patch = PackDifference.bytes(from: pack, to: pack)
    #expect(patch.count < 100)
    #expect(try patched(pack, patch) == pack)
  }

  /// A writer numbers names as the older pack does, so that a patch is about what changed.
  @Test func aPatchHasTheSizeOfTheChange() throws {
    let documents = try PackParityTests.documents()
    func writer(_ start: PackWriter, _ documents: [ParityDocument]) throws -> PackWriter {
      var writer = start
      for document in documents {
        try writer.add(document.tree, named: document.name, path: document.path)
      }
      writer.add(LayoutPack.Catalog(name: "Texts.strings", bytes: [1, 2, 3]))
      return writer
    }
    let few = Array(documents.dropFirst(2))
    let (old, new) = try (writer(PackWriter(), documents), writer(PackWriter(), few))
    for (old, new, documents) in [(old, new, few), (new, old, documents)] {
      let bytes = try old.bytes()
      let plain = PackDifference.bytes(from: bytes, to: try new.bytes())
      let like = try writer(PackWriter(like: bytes, for: new), documents).bytes()
      let patch = PackDifference.bytes(from: bytes, to: like)
      #expect(patch.count < bytes.count / 10, "\(patch.count) of \(bytes.count)")
      #expect(patch.count < plain.count / 3, "\(patch.count), not \(plain.count)")
      #expect(try patched(bytes, patch) == like)
      let lines = { (bytes: [UInt8]) throws -> [Substring] in
        try LayoutPack(bytes).summary.split(separator: "\n").filter { !$0.contains(" bytes") }
      }
      #expect(try lines(like) == lines(new.bytes()))
      for document in try LayoutPack(like).documents {
        #expect(documents.contains { $0.name == document.name })
      }
    }
  }

  /// Packs that are made like their predecessors do not grow with each.
  @Test func namesThatAreNotUsedLeave() throws {
    let documents = try PackParityTests.documents()
    func writer(_ start: PackWriter, _ place: Int) throws -> PackWriter {
      var writer = start
      let document = documents[place]
      try writer.add(document.tree, named: document.name, path: document.path)
      return writer
    }
    var bytes = try writer(PackWriter(), 0).bytes()
    for place in 1..<8 {
      let plain = try writer(PackWriter(), place)
      bytes = try writer(PackWriter(like: bytes, for: plain), place).bytes()
      let size = try plain.bytes().count
      #expect(bytes.count < size + 400, "\(bytes.count), not \(size)")
    }
  }

  @Test func aPatchIsForOnePackAlone() throws {
    let difference = try PackDifference(PackTarget.patch)
    let (old, new) = (PackTarget.versions[0], PackTarget.versions[1])
    #expect(difference.oldHash == ContentHash(of: old))
    #expect(difference.newHash == ContentHash(of: new))
    var other = old
    other[old.count - 1] ^= 1
    #expect(!difference.isMade(for: other))
    #expect(difference.applied(to: other) == nil)
    #expect(difference.applied(to: old + [0]) == nil)
  }

  @Test func everyByteSetToAnotherValueIsRefused() throws {
    let patch = PackTarget.patch
    for place in patch.indices {
      for value in [0, 1, 127, 128, 255] as [UInt8] where patch[place] != value {
        var bytes = patch
        bytes[place] = value
        #expect(throws: PackError.self, "byte \(place) is \(value)") { try PackDifference(bytes) }
        #expect(PackTarget.fault(ofPatch: bytes) == nil, "byte \(place) is \(value)")
        let repaired = PackTarget.withRightSum(ofPatch: bytes)
        let new = (try? PackDifference(repaired))?.applied(to: PackTarget.versions[0])
        // A length and a version are repaired or ignored; everything else makes another pack.
        #expect(new == nil || new == PackTarget.versions[1], "byte \(place) is \(value)")
      }
    }
    for count in patch.indices {
      #expect(throws: PackError.self) { try PackDifference(Array(patch[..<count])) }
      #expect(PackTarget.fault(ofPatch: Array(patch[..<count])) == nil)
    }
  }

  @Test func randomChangesAreAnswered() {
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<(TestLength.isWhole ? 50_000 : 2_000) {
      var bytes = PackTarget.patch
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let most: UInt8 = Bool.random(using: &random) ? 24 : 255
        bytes[Int.random(in: 12..<bytes.count, using: &random)] =
          UInt8.random(in: 0...most, using: &random)
      }
      #expect(PackTarget.fault(ofPatch: bytes) == nil, "seed \(Self.seed): \(bytes)")
    }
  }

  /// A few bytes cannot ask for more memory than a pack may have.
  @Test(arguments: [
    (newCount: 0x0400_0001, part: [3, 0], "the new pack has more than 67108864 bytes"),
    (10, [3, 0], "the patch makes 1 bytes of 10"),
    (10, [0xFF, 0xFF, 0xFF, 0x7F, 0], "134217727 bytes are no part of 10"),
    (10, [1, 0], "0 bytes are no part of 10"),
    (10, [21, 0x7F], "10 bytes there are not in the old pack"),
    (10, [20, 1, 2], "the section ends too early"),
    (
      4, [9, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1],
      "4 bytes there are not in the old pack"
    ),
  ])
  func aPartLiesInItsPack(_ newCount: UInt32, _ part: [UInt8], _ words: String) {
    var patch = Array(PackDifference.bytes(from: [1, 2, 3], to: [4]).prefix(88))
    for index in 0..<4 { patch[20 + index] = UInt8(truncatingIfNeeded: newCount >> (8 * index)) }
    let bytes = PackTarget.withRightSum(ofPatch: patch + part + [0, 0, 0, 0])
    let error = #expect(throws: PackError.self) { try PackDifference(bytes) }
    #expect(error?.reason == words)
  }

  @Test func anotherMajorVersionIsRefusedWithBothVersions() {
    var bytes = PackTarget.patch
    bytes[8] = 2
    let error = #expect(throws: PackError.self) {
      try PackDifference(PackTarget.withRightSum(ofPatch: bytes))
    }
    #expect(
      error?.description
        == "byte 8 (patch): the patch has the format 2.0; this reader knows 1.*")
  }

  /// `pack.py`, which is written from `Grammar/pack.md`, makes the same pack.
  @Test func aReaderWrittenFromThePageMakesTheSame() throws {
    let folder = try TemporaryFolder()
    func path(_ name: String) -> URL { folder.url.appending(path: name) }
    try Data(PackTarget.versions[0]).write(to: path("old"))
    try Data(PackTarget.patch).write(to: path("patch"))
    let script = PackageRoot.appending("Tests/LayoutPackTests/pack.py").path()
    _ = try ParityToolchain().run(
      URL(filePath: "/usr/bin/env"),
      ["python3", script, path("old").path(), path("patch").path(), path("new").path()])
    #expect(try Array(Data(contentsOf: path("new"))) == PackTarget.versions[1])
  }
}
