package import SeededRandom

/// Random documents with styles, components, slots, conditions and loops.
package struct RandomDocument {
  /// The parent of an element.
  enum Parent {
    case stack
    case flex
    case grid
    case linear
    case plain
  }

  var maker: RandomExpression
  var ids = 0
  var loops = 0
  var budget: Int

  package init(_ random: SeededGenerator, elements: Int = 24) {
    maker = RandomExpression(RandomExpressionDocument.names, random)
    let places = RandomExpressionDocument.places
    maker.names.values += [
      ("whole", .string), ("twice", .number), ("most", .number), ("tone", .choice(places)),
      ("spot", .choice(places)), ("environment.textScale", .number),
      ("environment.scale", .number), ("environment.safeArea.start", .points),
      ("environment.safeArea.bottom", .points), ("(environment.direction == .rtl)", .bool),
      ("(environment.appearance == .dark)", .bool),
    ]
    maker.names.optionals += [("mail", .string), ("spots[1]", .choice(places))]
    budget = elements
  }

  package static func markup(name: String, _ random: SeededGenerator) -> String {
    var document = RandomDocument(random)
    let root = document.container("stack", depth: 4, indent: "  ", parent: .plain)
    return """
      <layout name="\(name)">
        <import src="\(RandomLibrary.file)"/>
      \(RandomExpressionDocument.parameters)
        <param name="spot" type="Place"/>
        <param name="spots" type="[Place]" default="{[spot, .end]}"/>
        <define name="margin" value="{gutter * 2}"/>
        <let name="whole" value="{title} {count1}"/>
        <let name="twice" value="{number * 2}"/>
        <let name="most" value="{max(twice, half)}"/>
        <let name="mail" value="{guest?.email}"/>
        <let name="tone" value="{isOn ? spot : .start}"/>
        <define name="faint" value="0.5"/>
        <define name="glow" value="#AABBCC" dark="#332211"/>
        <style name="own" opacity="{faint}" strokeWidth="{margin / 8}"/>
        <style name="deeper" basedOn="deep" cornerRadius="{margin / 6}"/>
        <component name="Local">
          <param name="title" type="Text" default="Local"/>
          <param name="width1" type="Points?"/>
          <let name="isWide" value="{width1 != nil and environment.direction == .ltr}"/>
          <stack direction="vertical" spacing="{margin}">
            <text id="title">{title} {isWide} {isWide ? 'wide' : title}</text>
            <if test="{width1 != nil}"><view id="bar" width="{width1}" height="2"/></if>
            <slot/>
          </stack>
        </component>
      \(root)</layout>

      """
  }
}
