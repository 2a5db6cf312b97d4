import LayoutSchema
import Testing

/// Translations of words of other systems.
struct ForeignWordsTests {
  @Test func elementsOfOtherSystemsAreKnown() {
    #expect(ForeignWords.element("UILabel") == .tags([.init(kind: .text)]))
    #expect(ForeignWords.element("ASInsetLayoutSpec") == .tags([.init(kind: .inset)]))
    #expect(ForeignWords.element("aspect-ratio") == .tags([.init(kind: .ratio)]))
    #expect(
      ForeignWords.element("HStack")
        == .tags([
          .init(kind: .stack, settings: [.init(name: .direction, value: "horizontal")])
        ]))
    #expect(ForeignWords.element("Group") == .children)
    #expect(ForeignWords.element("UIDatePicker") == .view)
    #expect(ForeignWords.element("stack") == nil)
    #expect(ForeignWords.element("") == nil)
  }

  @Test func someWordsDifferByTheirCaseAlone() {
    #expect(ForeignWords.control("Switch", type: nil, hasValue: false)?.name == "Toggle")
    #expect(ForeignWords.control("switch", type: nil, hasValue: false)?.name == nil)
    guard case .advice? = ForeignWords.element("switch") else {
      Issue.record("'switch' is a choice between elements")
      return
    }
  }

  @Test func controlsAreThoseOfTheLibrary() {
    for word in ForeignWords.everyControl {
      #expect(ForeignWords.control(word, type: nil, hasValue: true) != nil, "\(word)")
    }
    let progress = ForeignWords.control("ProgressView", type: nil, hasValue: true)
    #expect(progress?.name == "Progress")
    let spinner = ForeignWords.control("ProgressView", type: nil, hasValue: false)
    #expect(spinner?.name == "Spinner")
    let toggle = ForeignWords.control("input", type: "checkbox", hasValue: false)
    #expect(toggle?.name == "Toggle" && toggle?.attributes["checked"] == "isOn")
  }

  @Test func whatIsMoreExactlyTheSameComesFirst() {
    let bold = ForeignWords.attribute("android:textStyle", value: "bold", on: .text)
    #expect(bold.first?.answers == [.settings([.init(name: .fontWeight, value: "bold")])])
    let fill = ForeignWords.value(
      "fill", of: .choice(["aspectFill", "fill-in"]), named: .contentMode)
    #expect(fill == "aspectFill")
  }

  @Test func valuesAreAnsweredByWhatIsLegal() {
    let justify = ValueType.choice(["start", "center", "end", "spaceBetween", "spaceAround"])
    #expect(ForeignWords.value("space-between", of: justify) == "spaceBetween")
    #expect(ForeignWords.value("flex-start", of: justify) == "start")
    #expect(ForeignWords.value("trailing", of: justify) == "end")
    #expect(ForeignWords.value("row", of: .choice(["vertical", "horizontal"])) == "horizontal")
    #expect(
      ForeignWords.value("cover", of: .choice(["scaleToFill", "aspectFill"])) == "aspectFill")
    #expect(ForeignWords.value("match_parent", of: .dimension(.unsigned)) == "100%")
    #expect(ForeignWords.value("match_parent", of: .length) == "match")
    #expect(ForeignWords.value("wrap_content", of: .dimension(.unsigned)) == "auto")
    #expect(ForeignWords.value("YES", of: .bool) == "true")
    #expect(ForeignWords.value("white", of: .color) == "#FFFFFF")
    #expect(ForeignWords.value("diagonal", of: justify) == nil)
    #expect(ForeignWords.value("center", of: .choice(["start", "center"])) == nil)
  }

  @Test func everyAnswerForAValueIsLegal() throws {
    for row in Schema.shared.attributes.dropFirst() {
      for word in ForeignWords.everyValue {
        guard let ours = ForeignWords.value(word, of: row.type, named: row.name) else { continue }
        #expect(try row.type.accepts(ours), "\(word) → \(ours) as \(row.type)")
      }
    }
  }

  @Test func everyRowCanBeRead() {
    #expect(ForeignWords.unreadableElements == [])
    #expect(ForeignWords.unreadableAttributes == [])
  }

  @Test func noWordStandsInTwoRows() {
    #expect(ForeignWords.repeatedElements == [])
    #expect(ForeignWords.repeatedControls == [])
    #expect(ForeignWords.repeatedAttributes == [])
    #expect(ForeignWords.repeatedValues == [])
  }

  @Test func noWordIsOneOfOurs() {
    let elements = Set(ElementKind.allCases.map(\.name))
    #expect(ForeignWords.everyElement.filter { elements.contains($0) } == [])
  }
}
