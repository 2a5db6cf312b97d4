import LayoutSchema
import Testing

/// What authors who come from elsewhere are told.
struct ForeignWordsTests {
  @Test func elementsOfOtherSystemsAreKnown() {
    #expect(ForeignWords.element("UILabel") == .rename(to: "text"))
    #expect(ForeignWords.element("ASInsetLayoutSpec") == .rename(to: "inset"))
    #expect(ForeignWords.element("aspect-ratio") == .rename(to: "ratio"))
    #expect(
      ForeignWords.element("HStack") == .instead(#"write <stack direction="horizontal">"#))
    #expect(ForeignWords.element("stack") == nil)
    #expect(ForeignWords.element("") == nil)
  }

  @Test func attributesAreAnsweredByWhatTheElementReads() {
    #expect(ForeignWords.attribute("axis", on: .stack) == .rename(to: "direction"))
    #expect(ForeignWords.attribute("flexDirection", on: .stack) == .rename(to: "direction"))
    #expect(ForeignWords.attribute("orientation", on: .scroll) == .rename(to: "axis"))
    #expect(ForeignWords.attribute("numberOfLines", on: .text) == .rename(to: "maxLines"))
    #expect(ForeignWords.attribute("textColor", on: .text) == .rename(to: "color"))
    #expect(ForeignWords.attribute("gap", on: .stack) == .rename(to: "spacing"))
    #expect(ForeignWords.attribute("alpha", on: .view) == .rename(to: "opacity"))
  }

  @Test func paddingIsAnInset() {
    #expect(ForeignWords.attribute("paddingLeft", on: .inset) == .rename(to: "insetLeft"))
    #expect(ForeignWords.attribute("padding-left", on: .stack) == .instead("wrap it in 'inset'"))
    #expect(ForeignWords.attribute("padding", on: .text) == .instead("wrap it in 'inset'"))
  }

  @Test func placementIsAnsweredByWhatTheParentReads() {
    #expect(
      ForeignWords.attribute("layout_weight", on: .view, under: .stack)
        == .rename(to: "flexGrow"))
    #expect(
      ForeignWords.attribute("android:layout_weight", on: .view, under: .linear)
        == .rename(to: "weight"))
    #expect(ForeignWords.attribute("layout_weight", on: .view, under: .center) == nil)
    #expect(
      ForeignWords.attribute("position", on: .view, under: .absolute)
        == .rename(to: "layoutPosition"))
  }

  @Test func theWordItselfIsNoAdvice() {
    #expect(ForeignWords.attribute("direction", on: .stack) == nil)
    #expect(ForeignWords.value("center", of: .choice(["start", "center"])) == nil)
  }

  @Test func valuesAreAnsweredByWhatIsLegal() {
    let justify = ValueType.choice(["start", "center", "end", "spaceBetween", "spaceAround"])
    #expect(ForeignWords.value("space-between", of: justify) == .rename(to: "spaceBetween"))
    #expect(ForeignWords.value("flex-start", of: justify) == .rename(to: "start"))
    #expect(ForeignWords.value("trailing", of: justify) == .rename(to: "end"))
    #expect(
      ForeignWords.value("row", of: .choice(["vertical", "horizontal"]))
        == .rename(to: "horizontal"))
    #expect(
      ForeignWords.value("cover", of: .choice(["scaleToFill", "aspectFill"]))
        == .rename(to: "aspectFill"))
    #expect(
      ForeignWords.value("match_parent", of: .dimension(.unsigned)) == .rename(to: "100%"))
    #expect(ForeignWords.value("match_parent", of: .length) == .rename(to: "match"))
    #expect(ForeignWords.value("wrap_content", of: .dimension(.unsigned)) == .rename(to: "auto"))
    #expect(ForeignWords.value("YES", of: .bool) == .rename(to: "true"))
    #expect(ForeignWords.value("white", of: .color) == .rename(to: "#FFFFFF"))
    #expect(ForeignWords.value("diagonal", of: justify) == nil)
  }

  @Test func everyRenameOfAValueLeadsToALegalOne() throws {
    for type in Schema.shared.attributes.dropFirst().map(\.type) {
      for word in ForeignWords.everyValue {
        guard case .rename(let name) = ForeignWords.value(word, of: type) else { continue }
        #expect(try type.accepts(name), "\(word) → \(name) as \(type)")
      }
    }
  }

  @Test func everyWordForAValueHelpsSomewhere() {
    let types = Schema.shared.attributes.dropFirst().map(\.type) + [.length]
    for word in ForeignWords.everyValue {
      #expect(types.contains { ForeignWords.value(word, of: $0) != nil }, "\(word)")
    }
  }

  @Test func everyWordForAnAttributeHelpsSomewhere() {
    for word in ForeignWords.everyAttribute {
      #expect(
        ElementKind.allCases.contains { element in
          ForeignWords.attribute(word, on: element) != nil
        }, "\(word)")
    }
  }

  @Test func noWordStandsInTwoRows() {
    for list in [
      ForeignWords.everyElement, ForeignWords.everyAttribute, ForeignWords.everyValue,
    ] {
      let words = list.compactMap(ForeignWords.normalized)
      let twice = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(twice.isEmpty)
    }
  }
}
