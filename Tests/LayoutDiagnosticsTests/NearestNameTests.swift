import LayoutDiagnostics
import Testing

struct NearestNameTests {
  let names = ["spacing", "spacingBefore", "source", "stack", "text", "width", "maxWidth", "id"]

  @Test func aSlipOfTheFingerIsFound() {
    #expect(NearestName.find("spacng", among: names) == ["spacing"])
    #expect(NearestName.find("widht", among: names) == ["width"])
    #expect(NearestName.find("stak", among: names) == ["stack"])
  }

  /// Each letter omitted, doubled, replaced by a letter that no name has, or swapped with the next.
  @Test func everySlipInAWordIsFound() {
    for name in names where name.utf8.count > 3 {
      let letters = Array(name)
      for place in letters.indices {
        var (short, long, wrong, swapped) = (letters, letters, letters, letters)
        short.remove(at: place)
        long.insert(letters[place], at: place)
        wrong[place] = "q"
        swapped.swapAt(place, (place + 1) % letters.count == 0 ? place : place + 1)
        for slip in [short, long, wrong, swapped] {
          let found = NearestName.find(String(slip), among: names)
          #expect(found.contains(name), "\(String(slip))")
        }
      }
    }
  }

  @Test func caseAloneIsTheOnlyAnswer() {
    #expect(NearestName.find("maxwidth", among: names) == ["maxWidth"])
    #expect(NearestName.find("Text", among: ["test", "text"]) == ["text"])
    #expect(NearestName.find("ID", among: names) == ["id"])
  }

  @Test func whatIsFarIsNotOffered() {
    #expect(NearestName.find("colour", among: names).isEmpty)
    #expect(NearestName.find("x", among: names).isEmpty)
    #expect(NearestName.find("", among: names).isEmpty)
  }

  @Test func atMostThreeAreOfferedTheNearestFirst() {
    let found = NearestName.find(
      "minWidht", among: ["maxWidth", "minHeight", "minWidth", "midWidth", "minWidths"])
    #expect(found == ["minWidth", "midWidth", "minWidths"])
  }

  @Test func veryLongWordsHaveNoNeighbours() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.find(long, among: names).isEmpty)
    #expect(NearestName.find("spacng", among: [long, "spacing"]) == ["spacing"])
  }
}
