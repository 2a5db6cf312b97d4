/// The library that random documents import.
package enum RandomLibrary {
  package static let name = "Kit"
  package static let file = "kit.layout.xml"

  package static let markup = """
    <library name="Kit">
      <define name="gutter" value="12pt"/>
      <define name="accent" value="#102030" dark="#F0F1F2"/>
      <define name="third" value="33.3%"/>
      <define name="greeting" value="Good day" type="String"/>
      <style name="caption" fontSize="13" color="#6B7280"/>
      <style name="card" cornerRadius="8" backgroundColor="{accent}" opacity="0.75"/>
      <style name="wide" width="120" minHeight="10"/>
      <style name="deep" basedOn="card" strokeWidth="1" opacity="0.5"/>
      \(RandomExpressionDocument.record)
      <choice name="Place" values="start center end"/>
      <component name="Badge">
        <param name="label" type="Text"/>
        <param name="side" type="Points" default="16"/>
        <param name="tint" type="Color" default="#112233"/>
        <view id="dot" width="{side}" height="{side * 0.5}" backgroundColor="{tint}"/>
      </component>
      <component name="Box">
        <param name="gap" type="Points" default="4"/>
        <param name="isRow" type="Bool" default="false"/>
        <param name="place" type="Place" default="center"/>
        <param name="half" type="Points" default="{gap / 2 + 1pt}"/>
        <param name="shade" type="Color" default="{isRow ? accent : #123456}"/>
        <let name="caption" value="{isRow ? 'row' : 'column'} {place == .start}"/>
        <stack direction="{isRow ? .horizontal : .vertical}" spacing="{gap}"
            alignItems="{place}" id="box">
          <text id="head" localized="false">{caption} {fixed(half, 2)}</text>
          <view size="3" backgroundColor="{shade}"/>
          <slot/>
          <text localized="false">{slot != nil} {slot.extra == nil}</text>
          <if test="{slot.extra != nil and environment.scale > 0}"><view size="5 1"/></if>
          <slot name="extra"><view id="fallback" size="7 9"/></slot>
        </stack>
      </component>
      <component name="Framed">
        <param name="user" type="User"/>
        <inset insets="{gutter} 3">
          <wrapper><slot/><text id="name">{user.name} is {user.age}</text></wrapper>
        </inset>
      </component>
      <component name="Chosen">
        <param name="user" type="User?"/>
        <if test="{user != nil}">
          <Framed id="framed" user="{user}"><Badge label="{user.name}"/></Framed>
        </if>
        <else><Badge label="{greeting}" id="nobody" tint="{accent}"/></else>
      </component>
      <component name="Flexible">
        <param name="grow" type="Number" default="1"/>
        <flex direction="row" padding="3" paddingTop="5" gap="2">
          <view flexGrow="{grow}" size="5 6"/>
          <slot/>
        </flex>
      </component>
    </library>

    """
}
