import SeededRandom

/// Documents that use dangerous names for everything that an author can name.
enum NameSweep {
  /// A place of a name, with the harmless name that it has otherwise.
  enum Place: String, CaseIterable, Sendable {
    case layout, library, component, otherComponent, param, otherParam, record, field, define,
      darkDefine, style, word, choiceParam, listParam, optionalParam, componentParam,
      componentChoice, choice, value, loopValue, slot, id, componentID, each, index, element,
      attribute, placement,
      hostClass, libraryComponent, libraryRecord, libraryChoice, libraryField, libraryDefine,
      libraryParam

    /// Whether the name is that of a type.
    var isType: Bool {
      switch self {
      case .layout, .library, .component, .otherComponent, .record, .element, .hostClass,
        .libraryComponent, .libraryRecord, .choice, .libraryChoice:
        true
      default: false
      }
    }
  }

  /// The names for some of the places.
  typealias Choice = [Place: String]

  /// Returns a document and the library that it imports, with these names.
  ///
  /// `number` distinguishes their types from those of other cases.
  static func example(_ names: Choice, number: Int) -> CompileSweep.Case {
    let label = names.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    let markup = NameSweepMarkup(names: names, number: number)
    return CompileSweep.Case(
      label, [("kit.layout.xml", markup.library), ("main.layout.xml", markup.layout)],
      host: markup.host)
  }

  /// Returns every word in every place, one at a time.
  static func singles(_ words: [String] = DangerousWords.all) -> [Choice] {
    Place.allCases.flatMap { place in
      // A class with the name of a Swift type would clash with every other program.
      let words =
        place == .hostClass ? words.filter { !DangerousWords.library.contains($0) } : words
      return Set(words.map { place.isType ? capitalized($0) : $0 }).sorted().map { [place: $0] }
    }
  }

  /// Returns every two places with the same name, and with two names that differ only in their
  /// first letter.
  static func pairs() -> [Choice] {
    var pairs: [Choice] = []
    var seen: Set<Choice> = []
    for (index, first) in Place.allCases.enumerated() {
      for second in Place.allCases[(index + 1)...] {
        for (one, other) in [
          ("Same", "Same"), ("same", "Same"), ("Same", "same"), ("same", "same"),
        ] {
          let names = [
            first: first.isType ? capitalized(one) : one,
            second: second.isType ? capitalized(other) : other,
          ]
          if seen.insert(names).inserted { pairs.append(names) }
        }
      }
    }
    return pairs
  }

  /// Returns names that are accepted individually, combined in fewer documents.
  static func packed(
    _ singles: [Choice], using random: inout SeededGenerator
  ) -> [Choice] {
    var packs: [Choice] = []
    var open: [Choice] = []
    for single in singles.shuffled(using: &random) {
      guard let (place, word) = single.first else { continue }
      if let pack = open.firstIndex(where: { $0[place] == nil && !$0.values.contains(word) }) {
        open[pack][place] = word
        if open[pack].count == Place.allCases.count { packs.append(open.remove(at: pack)) }
      } else {
        open.append(single)
      }
    }
    return packs + open
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

/// The markup that contains the names.
private struct NameSweepMarkup {
  let names: NameSweep.Choice
  let number: Int

  private func name(_ place: NameSweep.Place, _ usual: String) -> String { names[place] ?? usual }

  private var hostClass: String { name(.hostClass, "HostEntry\(number)") }

  /// The types of the app that the layout names.
  var host: (types: Set<String>, text: String) {
    let text = """
      import LayoutEngine

      public struct `\(hostClass)`: Sendable { public var hostField: Swift.String }

      struct HostWall\(number): LayoutEngine.CustomLayout {
        struct Item: LayoutEngine.CustomItem {
          private var number: Swift.Int
          init(`\(name(.placement, "span"))` number: Swift.Int) { self.number = number }
          init() { number = 0 }
        }
        private var number: Swift.Int
        init(`\(name(.attribute, "columns"))` number: Swift.Int) { self.number = number }
        func layOut(
          _ children: inout LayoutEngine.CustomChildren<Item>, in range: LayoutEngine.SizeRange
        ) -> LayoutEngine.LayoutSize { .zero }
      }
      """
    return ([hostClass], text)
  }

  var library: String {
    let record = name(.libraryRecord, "KitRecord")
    let field = name(.libraryField, "kitField")
    let define = name(.libraryDefine, "kitDefine")
    let param = name(.libraryParam, "kitParam")
    return """
      <library name="\(name(.library, "Kit\(number)"))">
        <define name="\(define)" value="4pt"/>
        <define name="kitInk" value="#111827" dark="#F9FAFB"/>
        <record name="\(record)">
          <field name="\(field)" type="String?"/>
          <field name="kitSide" type="Choice" values="left right" default="right"/>
        </record>
        <choice name="\(name(.libraryChoice, "KitState"))" values="left right"/>
        <component name="\(name(.libraryComponent, "KitPart"))">
          <param name="\(param)" type="\(record)"/>
          <param name="kitMode" type="Choice?" values="left right"/>
          <inset insets="{\(define)}">
            <text id="kitText">{\(param).\(field) ?? 'none'}</text>
          </inset>
        </component>
      </library>
      """
  }

  var layout: String {
    let record = name(.record, "Entry")
    let field = name(.field, "label")
    let word = name(.word, "first")
    let define = name(.define, "gutter")
    let dark = name(.darkDefine, "ink")
    let param = name(.param, "title")
    let other = name(.otherParam, "count")
    let list = name(.listParam, "entries")
    let optional = name(.optionalParam, "note")
    let choice = name(.choiceParam, "mode")
    let state = name(.choice, "Phase")
    let value = name(.value, "twice")
    let loopValue = name(.loopValue, "next")
    let component = name(.component, "Part")
    let otherComponent = name(.otherComponent, "Other")
    let componentParam = name(.componentParam, "text")
    let componentChoice = name(.componentChoice, "mode")
    let slot = name(.slot, "badge")
    let each = name(.each, "entry")
    let index = name(.index, "place")
    let element = name(.element, "Wall")
    let attribute = name(.attribute, "columns")
    let placement = name(.placement, "span")
    return """
      <layout name="\(name(.layout, "Main\(number)"))">
        <import src="kit.layout.xml"/>
        <param name="\(param)" type="String" default="a"/>
        <param name="\(other)" type="Integer" default="{1 + 2}"/>
        <param name="\(choice)" type="Choice" values="\(word) other" default="\(word)"/>
        <param name="\(optional)" type="String?"/>
        <choice name="\(state)" values="\(word) other"/>
        <param name="phase" type="\(state)" default="\(word)"/>
        <param name="phases" type="[\(state)]" default="{[phase]}"/>
        <param name="kitState" type="\(name(.libraryChoice, "KitState"))?"/>
        <let name="\(value)" value="{\(other) * 2}"/>
        <param name="\(list)" type="[\(record)]"/>
        <param name="kits" type="[\(name(.libraryRecord, "KitRecord"))]"/>
        <param name="hosted" type="[Hosted]"/>
        <define name="\(define)" value="12pt"/>
        <define name="\(dark)" value="#FFFFFF" dark="#000000"/>
        <record name="\(record)">
          <field name="\(field)" type="String?"/>
          <field name="state" type="Choice" values="\(word) other"/>
          <field name="states" type="[Choice]" values="\(word) other"/>
        </record>
        <record name="Hosted" class="\(hostClass)"><field name="hostField" type="String"/></record>
        <style name="\(name(.style, "quiet"))" opacity="0.5"/>
        <element name="\(element)" class="HostWall\(number)" children="any">
          <attribute name="\(attribute)" type="Integer" default="2"/>
          <placement name="\(placement)" type="Integer" default="1"/>
        </element>
        <component name="\(component)">
          <param name="\(componentParam)" type="String"/>
          <param name="\(componentChoice)" type="Choice?" values="\(word) other" default="\(word)"/>
          <param name="given" type="\(state)?"/>
          <param name="long" type="String" default="{\(componentParam)} {given != nil}"/>
          <stack direction="horizontal" spacing="{\(define)}">
            <text id="\(name(.componentID, "words"))" color="{\(dark)}">{\(componentParam)} {long}</text>
            <if test="{slot.\(slot) != nil}"><view size="2"/></if>
            <slot name="\(slot)"><view size="8"/></slot>
          </stack>
        </component>
        <component name="\(otherComponent)">
          <\(component) \(componentParam)="Hello" \(componentChoice)="\(word)"/>
        </component>
        <stack direction="vertical" spacing="{\(define)}">
          <text id="\(name(.id, "headline"))" color="{\(dark)}" style="\(name(.style, "quiet"))">
            {\(param)} of {\(other)} {\(value)} {kitState == .left}
          </text>
          <\(component) \(componentParam)="Hi" given="{phase}"/>
          <if test="{\(optional) != nil}"><text>{\(optional)}</text></if>
          <if test="{\(choice) == .\(word)}"><\(otherComponent) id="second"/></if>
          <for each="\(each)" in="{\(list)}" index="\(index)" key="{\(index)}">
            <let name="\(loopValue)" value="{\(index) + 1}"/>
            <text>{\(loopValue)} {contains(phases, phase)}</text>
            <\(component) \(componentParam)="{\(each).\(field) ?? \(param)}"
              \(componentChoice)="{\(each).state}" alignSelf="end">
              <text slot="\(slot)">{\(index)} {\(each).\(field) != nil ? \(each).\(field) : ''}</text>
            </\(component)>
          </for>
          <for each="kit" in="{kits}">
            <\(name(.libraryComponent, "KitPart")) id="parts"
              \(name(.libraryParam, "kitParam"))="{kit}" kitMode="{kit.kitSide}"/>
            <view size="{\(name(.libraryDefine, "kitDefine"))}" backgroundColor="{kitInk}"/>
          </for>
          <\(element) \(attribute)="{\(other)}">
            <text \(placement)="{\(other)}">{\(param)}</text>
            <for each="host" in="{hosted}"><text>{host.hostField}</text></for>
          </\(element)>
        </stack>
      </layout>
      """
  }
}
