import SeededRandom

/// The libraries that many documents import.
enum DesignText {
  static let tokens = """
    <!-- What all screens agree on: measures, colours, kinds of text, who people are. -->
    <library name="Tokens">
      <define name="tiny" type="Points" value="4"/>
      <define name="small" type="Points" value="8"/>
      <define name="medium" type="Points" value="{small + tiny}"/>
      <define name="large" type="Points" value="{small * 2}"/>
      <define name="radius" type="Points" value="12"/>

      <define name="ink" value="#111827" dark="#F9FAFB"/>
      <define name="quiet" value="#5B6472" dark="#A1A9B5"/>
      <define name="accent" value="#0A5CE6" dark="#5B9BFF"/>
      <define name="good" value="#15803D" dark="#4ADE80"/>
      <define name="bad" value="#C81E1E" dark="#FF7A7A"/>
      <define name="canvas" value="#F2F3F7" dark="#000000"/>
      <define name="surface" value="#FFFFFF" dark="#1A1C20"/>
      <define name="rule" value="#D6DAE0" dark="#363B42"/>

      <style name="body" textStyle="body" color="{ink}"/>
      <style name="heading" basedOn="body" textStyle="headline"/>
      <style name="title" basedOn="body" fontWeight="semibold" textStyle="title3"/>
      <style name="detail" textStyle="subheadline" color="{quiet}"/>
      <style name="note" basedOn="detail" textStyle="caption"/>
      <style name="link" basedOn="detail" fontWeight="semibold" color="{accent}"/>
      <style name="oneLine" maxLines="1" truncation="tail"/>
      <style name="figures" monospacedDigits="true" localized="false"/>
      <style name="bar" backgroundColor="{rule}" cornerRadius="2"/>
      <style name="fills" flexGrow="1" flexShrink="1"/>

      <record name="Person">
        <field name="name" type="String"/>
        <field name="initials" type="String"/>
        <field name="photo" type="Image?"/>
      </record>
    </library>

    """

  static let kit = """
    <!-- The components that all areas use. -->
    <library name="Kit">
      <import src="tokens.layout.xml"/>

      <component name="Avatar">
        <param name="person" type="Person"/>
        <param name="side" type="Points" default="40"/>

        <if test="{person.photo != nil}">
          <image
              source="{person.photo}"
              contentMode="aspectFill"
              size="{side}"
              cornerRadius="{side / 2}"
              accessibilityLabel="{person.name}"/>
        </if>
        <else>
          <center size="{side}" backgroundColor="{accent}" cornerRadius="{side / 2}">
            <text style="note" color="#FFFFFF" localized="false">{upper(person.initials)}</text>
          </center>
        </else>
      </component>

      <component name="Chip">
        <param name="label" type="String"/>
        <param name="tone" type="Choice" values="plain loud" default="plain"/>

        <inset
            insets="{tiny} {medium}"
            backgroundColor="{tone == .loud ? accent : canvas}"
            cornerRadius="{radius}">
          <text style="note oneLine" color="{tone == .loud ? surface : quiet}" localized="false">
            {label}
          </text>
        </inset>
      </component>

      <component name="Card">
        <param name="spacing" type="Points" default="{small}"/>

        <inset insets="{large}" backgroundColor="{surface}" cornerRadius="{radius}">
          <stack direction="vertical" spacing="{spacing}">
            <slot name="head"/>
            <slot/>
            <slot name="foot"/>
          </stack>
        </inset>
      </component>

      <component name="SectionHead">
        <param name="title" type="Text"/>
        <param name="count" type="Integer?"/>

        <stack direction="horizontal" spacing="{tiny}" alignItems="baselineLast">
          <text id="title" style="title fills">{title}</text>
          <if test="{count != nil}">
            <text style="note figures">{count}</text>
          </if>
        </stack>
      </component>

      <component name="Separator">
        <view height="0.5" backgroundColor="{rule}"/>
      </component>
    </library>

    """

  /// Returns the library that the features of an area share.
  static func areaKit(_ area: String, _ random: inout SeededGenerator) -> String {
    """
    <!-- The components that the features of one area use. -->
    <library name="\(area)Kit">
      <import src="../Design/tokens.layout.xml"/>
      <import src="../Design/kit.layout.xml"/>

      <define name="step" type="Points" value="\(random.number(2...6) * 2)"/>

      <component name="Panel">
        <param name="title" type="Text"/>
        <param name="isOpen" type="Bool" default="true"/>

        <Card spacing="{step}">
          <SectionHead slot="head" title="{title}"/>
          <if test="{isOpen}">
            <slot/>
          </if>
          <slot name="actions" slot="foot"/>
        </Card>
      </component>

      <component name="Line">
        <param name="symbol" type="Image"/>
        <param name="label" type="Text"/>

        <stack direction="horizontal" spacing="{step}" alignItems="center" minHeight="\(
          random.number(18...24) * 2)">
          <image source="{symbol}" contentMode="aspectFit" size="20" accessibilityHidden="true"/>
          <text id="label" style="body fills">{label}</text>
          <slot/>
        </stack>
      </component>
    </library>

    """
  }
}

/// The libraries of a feature.
enum FeatureText {
  static func model(_ feature: String, _ random: inout SeededGenerator) -> String {
    """
    <!-- What the documents of one feature show. -->
    <library name="\(feature)Model">
      <import src="../../Design/tokens.layout.xml"/>

      <define name="most" type="Integer" value="\(random.number(3...9))"/>
      <choice name="State" values="waiting running done"/>
      <record name="Item">
        <field name="id" type="Integer"/>
        <field name="title" type="String"/>
        <field name="detail" type="String?"/>
        <field name="owner" type="Person"/>
        <field name="state" type="State"/>
        <field name="amount" type="Number"/>
        <field name="count" type="Integer"/>
        <field name="share" type="Number"/>
        <field name="tags" type="[String]"/>
        <field name="picture" type="Image?"/>
        <field name="shape" type="Ratio"/>
        <field name="isNew" type="Bool"/>
      </record>
    </library>

    """
  }

  static func parts(_ feature: String, _ random: inout SeededGenerator) -> String {
    """
    <!-- The components of one feature, and what its host makes. -->
    <library name="\(feature)Parts">
      <import src="../../Design/tokens.layout.xml"/>
      <import src="../../Design/kit.layout.xml"/>
      <import src="\(feature.lowercasedFirst)-model.layout.xml"/>

      <element name="Gauge" view="Gauge" intrinsicSize="\(random.number(4...9) * 8) 8">
        <attribute name="value" type="Number" default="0"/>
      </element>
      <element name="Masonry" class="MasonryLayout" children="any">
        <attribute name="columns" type="Integer" default="2"/>
        <attribute name="spacing" type="Points" default="0"/>
        <placement name="span" type="Integer" default="1"/>
      </element>

      <component name="StateBadge">
        <param name="state" type="State"/>

        <inset
            insets="{tiny} {small}"
            backgroundColor="{state == .done ? good : state == .running ? accent : rule}"
            cornerRadius="\(random.number(3...8))">
          <text style="note" color="{state == .waiting ? ink : surface}">
            {state == .done ? 'Done' : state == .running ? 'Running' : 'Waiting'}
          </text>
        </inset>
      </component>

      <component name="ItemRow">
        <param name="item" type="Item"/>
        <param name="side" type="Points" default="\(random.number(8...14) * 4)"/>
        <let name="isMany" value="{item.count > most}"/>

        <stack direction="horizontal" spacing="{medium}" alignItems="center">
          <Avatar person="{item.owner}" side="{side}"/>
          <stack style="fills" direction="vertical" spacing="2">
            <text id="title" style="{isMany ? 'heading' : 'body'} oneLine">{item.title}</text>
            <if test="{item.detail != nil}">
              <text id="detail" style="detail">{item.detail}</text>
            </if>
          </stack>
          <slot>
            <StateBadge state="{item.state}"/>
          </slot>
        </stack>
      </component>
    </library>

    """
  }
}

extension String {
  /// The string as a file name: `checkout12` for `Checkout12`.
  var lowercasedFirst: String { Place.fileName(ofType: self) }
}
