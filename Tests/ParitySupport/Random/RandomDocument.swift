package import SeededRandom

/// Documents with styles, components, slots, conditions and loops, made at random.
package struct RandomDocument {
  /// Where an element stands.
  enum Parent {
    case stack
    case flex
    case linear
    case plain
  }

  var maker: RandomExpression
  var ids = 0
  var loops = 0
  var budget: Int

  package init(_ random: SeededGenerator, elements: Int = 24) {
    maker = RandomExpression(RandomExpressionDocument.names, random)
    budget = elements
  }

  package static func markup(name: String, _ random: SeededGenerator) -> String {
    var document = RandomDocument(random)
    let root = document.container("stack", depth: 4, indent: "  ", parent: .plain)
    return """
      <layout name="\(name)">
        <import src="\(RandomLibrary.file)"/>
      \(RandomExpressionDocument.parameters)
        <define name="margin" value="{gutter * 2}"/>
        <define name="faint" value="0.5"/>
        <define name="glow" value="#AABBCC" dark="#332211"/>
        <style name="own" opacity="{faint}" strokeWidth="{margin / 8}"/>
        <component name="Local">
          <param name="title" type="Text" default="Local"/>
          <param name="width1" type="Points?"/>
          <stack direction="vertical" spacing="{margin}">
            <text id="title">{title}</text>
            <if test="{width1 != nil}"><view id="bar" width="{width1}" height="2"/></if>
            <slot/>
          </stack>
        </component>
      \(root)</layout>

      """
  }
}
