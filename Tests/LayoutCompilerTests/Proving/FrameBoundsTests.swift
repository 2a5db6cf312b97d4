import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import Testing

@testable import LayoutRules

/// Bounds of frames leave those properties open that some frame within them may break.
struct FrameBoundsTests {
  /// A container with two texts, of which the first has the bounds that a test is about.
  private static func open(
    _ bounds: FrameBounds?, in kind: ElementKind = .stack, saying around: ProofTraits = [],
    of traits: ProofTraits = [], count: Int = 2, within box: FrameBounds? = bounds()
  ) -> [String] {
    var elements = [
      ProofFrames.Element(
        kind: kind, parent: -1, end: count + 1, isGone: false, hasWords: false, traits: around)
    ]
    for index in 1...count {
      elements.append(
        ProofFrames.Element(
          kind: .text, parent: 0, end: index + 1, isGone: false, hasWords: true,
          traits: index == 1 ? traits : []))
    }
    let others = [FrameBounds?](repeating: Self.bounds(), count: count - 1)
    return ProofFrames(elements)
      .mayBreak(ProofFrames.decidable, within: [box, bounds] + others)
      .map { "\($0.property.name) \($0.element)" }
  }

  private static func bounds(
    across: Float = 0, down: Float = 0, width: Float = 10, height: Float = 20, words: Bool = true,
    all: Bool = true, one: Bool = true, isTried: Bool = false, mayOverlap: Bool = false
  ) -> FrameBounds {
    FrameBounds(
      outside: (across, down), least: (width, height), mayHaveWords: words, showsAll: all,
      showsOne: one, isTried: isTried, mayOverlap: mayOverlap)
  }

  @Test func whatIsInsideOfItsParentLeavesNothingOpen() {
    #expect(Self.open(Self.bounds()) == [])
    #expect(Self.open(Self.bounds(across: -3, down: -3)) == [])
  }

  @Test func moreThanHalfAPixelOutsideIsOpenOnBothAxes() {
    #expect(Self.open(Self.bounds(across: 0.5, down: 0.5)) == [])
    #expect(Self.open(Self.bounds(across: 0.52)) == ["leaves-parent 1"])
    #expect(Self.open(Self.bounds(down: 0.52)) == ["leaves-parent 1"])
  }

  @Test func whatScrollsMayEndOutsideOfItsViewport() {
    #expect(Self.open(Self.bounds(down: 50), in: .scroll) == [])
    #expect(Self.open(Self.bounds(across: 1), in: .scroll) == ["leaves-parent 1"])
    #expect(Self.open(Self.bounds(across: 50), in: .scroll, saying: .scrollsAcross) == [])
    #expect(
      Self.open(Self.bounds(down: 1), in: .scroll, saying: .scrollsAcross) == ["leaves-parent 1"])
  }

  @Test func aConsentLeavesNothingOpen() {
    #expect(Self.open(Self.bounds(across: 50), saying: .mayOverflow) == [])
    #expect(Self.open(Self.bounds(across: 50)) == ["leaves-parent 1"])
  }

  @Test func allLinesOfATextMustBeSeen() {
    #expect(Self.open(Self.bounds(all: false)) == ["cut-text 1"])
    // A number of lines says that words may be left out, but not all.
    #expect(Self.open(Self.bounds(all: false), of: .mayBeCut) == [])
    #expect(Self.open(Self.bounds(all: false, one: false), of: .mayBeCut) == ["cut-text 1"])
    #expect(Self.open(Self.bounds(words: false, all: false, one: false)) == [])
  }

  @Test func aTextWithWordsHasAWidthAndAHeight() {
    #expect(Self.open(Self.bounds(width: 0)) == ["vanished 1"])
    #expect(Self.open(Self.bounds(height: 0)) == ["vanished 1"])
    #expect(Self.open(Self.bounds(width: 0, height: 0, words: false)) == [])
  }

  @Test func nothingKnownLeavesAllOpen() {
    #expect(Self.open(nil) == ["leaves-parent 1", "cut-text 1", "vanished 1"])
    #expect(Self.open(Self.bounds(), in: .flex, within: nil) == ["overlap 0"])
  }

  @Test func twoThatAreNotTriedMayOverlap() {
    let box = Self.bounds(mayOverlap: true)
    #expect(Self.open(Self.bounds(), in: .flex, within: box) == ["overlap 0"])
    #expect(Self.open(Self.bounds(), in: .flex, count: 1, within: box) == [])
    #expect(Self.open(Self.bounds(), in: .flex, saying: .isTight, within: box) == [])
    // In a stack each begins behind the one before, unless one is drawn back.
    #expect(Self.open(Self.bounds(), in: .stack, within: box) == [])
    #expect(Self.open(Self.bounds(), in: .stack, of: .isPlaced) == ["overlap 0"])
    #expect(Self.open(Self.bounds(), in: .flex, of: .isPlaced) == ["overlap 0"])
    // The other one is not tried.
    #expect(Self.open(Self.bounds(isTried: true), in: .flex, within: box) == ["overlap 0"])
  }
}
