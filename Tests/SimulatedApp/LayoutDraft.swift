import SeededRandom

/// A layout under construction: first its body, then the declarations that the body needs.
struct LayoutDraft {
  /// A library that a body may use, in the order of imports.
  private enum Library: Int, CaseIterable {
    case controls, tokens, kit, areaKit, model, parts
  }

  private let place: Place
  private var random: SeededGenerator
  private var libraries: Set<Library> = []
  /// The numbers of the cells that a screen contains.
  private var cells: [Int] = []
  /// Parameters and other declarations, one on each line.
  private var declarations: [String] = []
  private var idCount = 0
  /// The members of the preview's data.
  private var members: [String] = []
  private var body = ""

  init(of place: Place, _ random: SeededGenerator) {
    self.place = place
    self.random = random
    switch place.kind {
    case .form: writeForm()
    case .screen(let number): writeScreen(number)
    default: writeCell()
    }
  }

  /// The preview's data as JSON; nil if there is none.
  var data: String? { members.isEmpty ? nil : "{\n  \(members.joined(separator: ",\n  "))\n}\n" }

  var text: String {
    var lines = ["<layout name=\"\(place.typeName)\">"]
    for library in Library.allCases where libraries.contains(library) {
      lines.append("  <import src=\"\(path(of: library))\"/>")
    }
    for cell in cells {
      let file = Place.fileName(ofType: Place.cellName(cell, of: place.featureName))
      lines.append("  <import src=\"../Cells/\(file).layout.xml\"/>")
    }
    lines += declarations.map { $0.indented(1) }
    lines += previews
    return (lines + ["", body.indented(1), "</layout>", ""]).joined(separator: "\n")
  }

  private func path(of library: Library) -> String {
    let feature = Place.fileName(ofType: place.featureName)
    return switch library {
    case .controls: "layoutc:Controls"
    case .tokens: "../../../Design/tokens.layout.xml"
    case .kit: "../../../Design/kit.layout.xml"
    case .areaKit: "../../\(Place.fileName(ofType: place.areaName))-kit.layout.xml"
    case .model: "../\(feature)-model.layout.xml"
    case .parts: "../\(feature)-parts.layout.xml"
    }
  }

  private var previews: [String] {
    let data = members.isEmpty ? "" : " data=\"\(place.fileName).json\""
    return [
      "  <preview name=\"phone\" width=\"390\" scale=\"3\"\(data)/>",
      "  <preview name=\"right to left\" width=\"390\" scale=\"2\" direction=\"rtl\"\(data)/>",
    ]
  }

  // MARK: Kinds of documents

  private mutating func writeCell() {
    takeItem()
    var blocks = [itemBlock()]
    for _ in 0..<random.number(2...5) { blocks.append(block()) }
    let spacing = use(.tokens, random.pick(["tiny", "small", "medium"]))
    let column = """
      <stack direction="vertical" spacing="{\(spacing)}" alignItems="stretch">
      \(blocks.joined(separator: "\n").indented(1))
      </stack>
      """
    switch random.number(0...3) {
    case 0: body = "<\(use(.kit, "Card"))>\n\(column.indented(1))\n</Card>"
    case 1:
      body = """
        <inset insets="{\(use(.tokens, "small"))} {large}" backgroundColor="{surface}">
        \(column.indented(1))
        </inset>
        """
    case 2:
      body = """
        <background>
        \(column.indented(1))
          <view backgroundColor="{\(use(.tokens, "canvas"))}" cornerRadius="\(random.number(4...16))"/>
        </background>
        """
    default: body = column
    }
  }

  private mutating func writeForm() {
    libraries.formUnion([.controls, .tokens])
    take("name", "String", " default=\"\"", "\"Ada Lovelace\"")
    take("isBusy", "Bool", " default=\"false\"", "false")
    declarations.append(
      """
      <test name="the form ends with its button" widths="320...430">
        <expect that="{#send.top >= #name.bottom}"/>
      </test>
      """)
    var fields = [
      """
      <stack direction="vertical" spacing="{tiny}">
        <text style="note">Name</text>
        <TextField id="name" text="{name}" placeholder="As on your passport" isEnabled="{not isBusy}"/>
      </stack>
      """
    ]
    for number in 0..<random.number(2...6) {
      switch random.number(0...2) {
      case 0:
        take("isOn\(number)", "Bool", "", random.pick(["true", "false"]))
        fields.append(
          """
          <stack direction="horizontal" spacing="{medium}" alignItems="center">
            <text id="label\(number)" style="body fills">\(random.pick(Words.sentences))</text>
            <Toggle id="toggle\(number)" isOn="{isOn\(number)}" isEnabled="{not isBusy}"/>
          </stack>
          """)
      case 1:
        take("level\(number)", "Number", " default=\"0.5\"", "0.\(random.number(1...9))")
        fields.append(
          """
          <stack direction="horizontal" spacing="{medium}" alignItems="center">
            <image source="symbol:\(random.pick(Words.symbols))" size="20" accessibilityHidden="true"/>
            <Slider
                id="slider\(number)"
                value="{level\(number)}"
                flexGrow="1"
                accessibilityLabel="Level"/>
            <text style="note figures">{percent(level\(number))}</text>
          </stack>
          """)
      default: fields.append(block())
      }
    }
    body = """
      <scroll fillsViewport="true" backgroundColor="{canvas}">
        <stack direction="vertical" spacing="\(random.number(6...12) * 2)" padding="{large}">
      \(fields.joined(separator: "\n").indented(2))
          <view flexGrow="1"/>
          <Button id="send" isEnabled="{not isBusy and not isEmpty(name)}" alignSelf="center">
            <inset insets="{medium} {large}">
              <text style="heading" color="{accent}">{isBusy ? 'Sending …' : 'Send'}</text>
            </inset>
          </Button>
        </stack>
      </scroll>
      """
  }

  private mutating func writeScreen(_ number: Int) {
    libraries.formUnion([.tokens, .kit, .model])
    let items = (0..<random.number(2...4)).map { item($0) }.joined(separator: ",\n    ")
    take("items", "[Item]", "", "[\n    \(items)\n  ]")
    let first = number * 3
    cells = random.chance(50) ? [first, first + 1] : [first, first + 1, first + 2]
    let names = cells.map { Place.cellName($0, of: place.featureName) }
    var sections = [
      """
      <SectionHead title="\(random.pick(Words.sentences))" count="{count(items)}"/>
      """
    ]
    for (name, cell) in zip(names, cells) {
      sections.append(
        """
        <for each="item" in="{items}" key="{item.id}" index="place\(cell)">
          <if test="{place\(cell) > 0}">
            <Separator/>
          </if>
          <\(name) id="cell\(cell)" item="{item}"/>
        </for>
        """)
    }
    for _ in 0..<random.number(1...3) { sections.append(block()) }
    body = """
      <scroll backgroundColor="{canvas}">
        <stack direction="vertical" spacing="{large}" padding="{large}">
          <if test="{isEmpty(items)}">
            <text style="detail" textAlign="center">Nothing is here yet.</text>
          </if>
          <else>
      \(sections.joined(separator: "\n").indented(3))
          </else>
        </stack>
      </scroll>
      """
  }

  // MARK: Blocks that show the item of a cell

  private mutating func itemBlock() -> String {
    switch random.number(0...6) {
    case 0: "<\(use(.parts, "ItemRow")) id=\"row\" item=\"{item}\"/>"
    case 1:
      """
      <\(use(.parts, "ItemRow")) id="row" item="{item}">
        <text style="\(use(.tokens, "note")) figures">{money(item.amount, 'EUR')}</text>
      </ItemRow>
      """
    case 2:
      """
      <stack direction="horizontal" spacing="{\(use(.tokens, "small"))}" alignItems="center">
        <\(use(.kit, "Avatar")) person="{item.owner}" side="\(random.number(6...12) * 4)"/>
        <text id="title" style="title fills" maxLines="2">{item.title}</text>
        <\(use(.parts, "StateBadge")) state="{item.state}"/>
      </stack>
      """
    case 3:
      """
      <if test="{item.picture != nil}">
        <ratio ratio="{item.shape}">
          <image
              id="picture"
              source="{item.picture}"
              contentMode="aspectFill"
              cornerRadius="{\(use(.tokens, "radius"))}"
              accessibilityLabel="{item.title}"/>
        </ratio>
      </if>
      <else>
        <text id="title" style="heading">{item.title}</text>
      </else>
      """
    case 4:
      """
      <text id="title" style="\(use(.tokens, "body"))">
        <span fontWeight="bold">{item.title}</span> by {item.owner.name}
        <if test="{item.isNew}"><span color="{accent}">new</span></if>
      </text>
      """
    case 5:
      """
      <flex direction="row" wrap="wrap" gap="{\(use(.tokens, "small"))}">
        <for each="tag" in="{item.tags}" index="place">
          <let name="isFirst" value="{place == 0}"/>
          <\(use(.kit, "Chip")) label="{tag}" tone="{isFirst ? .loud : .plain}"/>
        </for>
      </flex>
      """
    default:
      """
      <if test="{item.state == .waiting}">
        <text style="\(use(.tokens, "detail"))">Waits for {item.owner.name}</text>
      </if>
      <elseIf test="{item.count > \(random.number(2...20))}">
        <text style="heading">{number(item.count)} in all, {percent(item.share)}</text>
      </elseIf>
      <else>
        <text style="body">{item.title}: {fixed(item.amount, 2)}</text>
      </else>
      """
    }
  }

  // MARK: Blocks for any place

  private mutating func block() -> String {
    switch random.number(0...18) {
    case 0:
      """
      <text\(id()) style="\(use(.tokens, "body"))" fontSize="\(random.number(11...24))">
        \(random.pick(Words.sentences)) <span color="{accent}" underline="true">more</span>
      </text>
      """
    case 1:
      """
      <stack direction="horizontal" spacing="{\(use(.tokens, "small"))}" alignItems="baselineFirst">
        <text style="note" flexShrink="1">\(random.pick(Words.sentences))</text>
        <spacer minLength="\(random.number(2...8))"/>
        <text style="heading figures">\(random.number(2...99))</text>
      </stack>
      """
    case 2:
      """
      <linear orientation="horizontal" spacing="{\(use(.tokens, "small"))}" separator="1">
        <text height="wrap" weight="1" style="note">\(random.pick(Words.sentences))</text>
        <view size="\(random.number(5...20)) \(random.number(5...20))" separatorBefore="true"
            backgroundColor="{rule}"/>
      </linear>
      """
    case 3:
      """
      <layers height="\(random.number(40...90))">
        <image source="asset:\(random.pick(["Cover", "Harbour"]))" accessibilityHidden="true"/>
        <text size="wrap" gravity="bottom end" itemPadding="4 8" color="#FFFFFF">New</text>
      </layers>
      """
    case 4:
      """
      <flow spacing="\(random.number(2...8))" lineSpacing="4" height="\(random.number(24...32) * 2)">
        <text size="wrap" itemPadding="2 6">XML</text>
        <text size="wrap" itemPadding="2 6">\(random.pick(Words.symbols))</text>
        <text size="wrap" itemPadding="2 6">Swift</text>
      </flow>
      """
    case 5:
      """
      <grid columns="auto 1fr" columnGap="{\(use(.tokens, "small"))}" rowGap="\(random.number(2...6))">
        <text style="detail">\(random.pick(Words.symbols))</text>
        <text style="\(use(.tokens, "body"))">\(random.pick(Words.sentences))</text>
        <view column="1 / -1" height="\(random.number(2...20))" style="bar"/>
      </grid>
      """
    case 6:
      """
      <overlay alignSelf="start">
        <image
            source="symbol:\(random.pick(Words.symbols))"
            contentMode="aspectFit"
            size="\(random.number(30...60)) 40"
            accessibilityHidden="true"/>
        <relative horizontalPosition="end" verticalPosition="\(random.pick(["center", "end"]))">
          <view size="8" backgroundColor="{\(use(.tokens, "good"))}" cornerRadius="4"/>
        </relative>
      </overlay>
      """
    case 7:
      """
      <corner cornerLocation="topEnd" offset="-4 4">
        <view height="\(random.number(20...60))" backgroundColor="{\(use(.tokens, "surface"))}"/>
        <text style="note figures">\(random.number(1...9))</text>
      </corner>
      """
    case 8:
      """
      <absolute sizing="sizeToFit">
        <view size="\(random.number(60...120)) \(random.number(40...80))" backgroundColor="#8884"/>
        <image
            source="symbol:mappin"
            size="24"
            layoutPosition="\(random.number(0...30)) \(random.number(0...30))"
            accessibilityHidden="true"/>
      </absolute>
      """
    case 9:
      """
      <flex direction="row" alignItems="center" padding="4" columnGap="8">
        <view flexGrow="1" height="\(random.number(4...40))" style="\(use(.tokens, "bar"))"/>
        <view flexGrow="2" height="\(random.number(4...40))" style="bar"/>
        <view width="\(random.number(10...30))" marginStart="4" height="12"/>
      </flex>
      """
    case 10:
      use(.areaKit, "<Panel title=\"\(random.pick(Words.sentences))\">\n  \(line())\n</Panel>")
    case 11: line()
    case 12: component()
    case 13:
      """
      <if minWidth="\(random.number(30...80) * 10)">
        <text style="\(use(.tokens, "title"))">\(random.pick(Words.sentences))</text>
      </if>
      <else>
        <text style="heading oneLine">\(random.pick(Words.symbols))</text>
      </else>
      """
    case 14:
      """
      <zstack alignSelf="start">
        <view size="\(random.number(40...90)) 30" backgroundColor="{\(use(.tokens, "rule"))}"/>
        <view size="12" gravity="topRight" backgroundColor="{bad}" cornerRadius="6"/>
      </zstack>
      """
    case 15:
      """
      <center centering="x">
        <\(use(.parts, "Gauge"))\(id()) value="0.\(random.number(1...9))"/>
      </center>
      """
    case 16:
      """
      <fit axis="horizontal">
        <clip clippedDimensions="width" height="\(random.number(10...20) * 2)" minWidth="240">
          <text style="\(use(.tokens, "heading"))" localized="false">\(random.pick(Words.symbols))</text>
        </clip>
        <view height="8"/>
      </fit>
      """
    case 17:
      """
      <\(use(.parts, "Masonry"))\(id()) columns="2" spacing="\(random.number(2...8))">
        <view height="\(random.number(10...40))" backgroundColor="{rule}" span="2"/>
        <view height="\(random.number(10...40))" backgroundColor="{accent}"/>
        <view height="\(random.number(10...40))" backgroundColor="{quiet}"/>
      </Masonry>
      """
    default:
      """
      <inset insets="\(random.number(1...6)) \(random.number(7...12))">
        <wrapper>
          <view height="\(random.number(10...30) * 2)" backgroundColor="{surface}" cornerRadius="6"/>
          <text style="\(use(.tokens, "link"))"\(id()) accessibilityRole="button">Read on</text>
        </wrapper>
      </inset>
      """
    }
  }

  private mutating func line() -> String {
    let symbol = random.pick(Words.symbols)
    let words = random.pick(Words.sentences)
    return use(.areaKit, "<Line\(id()) symbol=\"symbol:\(symbol)\" label=\"\(words)\"/>")
  }

  /// Declares a component with a style and a constant, and returns an element that uses it.
  private mutating func component() -> String {
    idCount += 1
    let number = idCount
    libraries.insert(.tokens)
    declarations.append(
      """
      <define name="side\(number)" type="Points" value="\(random.number(4...20))"/>
      <style name="own\(number)" basedOn="note" italic="true" letterSpacing="0.\(random.number(1...5))"/>
      <component name="Own\(number)">
        <param name="words" type="Text"/>
        <param name="isLoud" type="Bool" default="false"/>
        <action name="dismiss"/>
        <let name="gap" value="{isLoud ? side\(number) : side\(number) / 2}"/>

        <stack direction="horizontal" spacing="{gap}" alignItems="center" swipeEnd="{dismiss}">
          <when state="pressed" opacity="0.6"/>
          <view size="{side\(number)}" backgroundColor="{isLoud ? bad : quiet}"/>
          <text id="words" style="own\(number) fills">{words}</text>
          <slot/>
        </stack>
      </component>
      """)
    return """
      <Own\(number) words="\(random.pick(Words.sentences))" isLoud="true">
        <text style="link">\(random.pick(Words.symbols))</text>
      </Own\(number)>
      """
  }

  // MARK: Libraries and ids

  /// Records that the body uses a library, and returns `name`.
  private mutating func use(_ library: Library, _ name: String) -> String {
    libraries.insert(library)
    // The kit and the parts are used together with sizes and text styles of the tokens.
    if library == .kit || library == .parts { libraries.insert(.tokens) }
    return name
  }

  private mutating func id() -> String {
    guard random.chance(60) else { return "" }
    idCount += 1
    return " id=\"\(random.pick(Words.ids))\(idCount)\""
  }

  private mutating func take(_ name: String, _ type: String, _ rest: String, _ value: String) {
    declarations.append("<param name=\"\(name)\" type=\"\(type)\"\(rest)/>")
    members.append("\"\(name)\": \(value)")
  }

  private mutating func takeItem() {
    libraries.insert(.model)
    take("item", "Item", "", item(random.number(1...9)))
  }

  private mutating func item(_ id: Int) -> String {
    let picture = random.chance(50) ? "\"asset:Harbour\"" : "null"
    let tags = random.chance(50) ? "[\"new\", \"near you\"]" : "[\"quiet\"]"
    return """
      { "id": \(id), "title": "\(random.pick(["Harbour walk", "Tea", "Two tickets"]))", \
      "owner": { "name": "Ada Lovelace", "initials": "al" }, \
      "state": "\(random.pick(["waiting", "running", "done"]))", \
      "amount": \(random.number(1...90)).5, "count": \(random.number(0...30)), \
      "share": 0.\(random.number(1...9)), "tags": \(tags), "picture": \(picture), \
      "shape": "4:3", "isNew": \(random.pick(["true", "false"])) }
      """
  }
}
