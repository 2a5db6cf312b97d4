// Findings about components, their uses, conditions and loops.
extension DiagnosticID {
  package static let duplicateSlot = DiagnosticID(
    "duplicate-slot",
    .error,
    "Two slots of a component have the same name.",
    """
    A slot is a place for the children of a use, and each child goes to one place. Give the slots
    different names; one of them may have none. In the branches of one 'if' the same slot may stand
    again, in elements that read the same of their children, since only one of them is there.
    """,
    bad: .document(
      """
      <library>
        <component name="Row">
          <stack direction="horizontal">
            <slot name="content"/>
            <slot name="content"/>
          </stack>
        </component>
      </library>
      """),
    good: .document(
      """
      <library>
        <component name="Row">
          <stack direction="horizontal">
            <slot name="icon"/>
            <slot name="content"/>
          </stack>
        </component>
      </library>
      """),
  )

  package static let emptyBranch = DiagnosticID(
    "empty-branch",
    .warning,
    "A condition or a loop holds nothing.",
    """
    Nothing stands in the element's place, whatever comes out, so that it says nothing. Remove it, or
    put elements into it.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <text content="Title"/>
        <if minWidth="600"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text content="Title"/>
        <if minWidth="600">
          <text content="Subtitle"/>
        </if>
      </stack>
      """),
  )

  package static let recursiveComponent = DiagnosticID(
    "recursive-component",
    .error,
    "A component contains itself.",
    """
    A component stands for the elements in it, so one that contains itself, directly or through
    others, would have no end. Break the loop where one of them uses the next.
    """,
    bad: .document(
      """
      <library>
        <component name="Box">
          <wrapper>
            <Box/>
          </wrapper>
        </component>
      </library>
      """),
    good: .document(
      """
      <library>
        <component name="Box">
          <wrapper>
            <slot/>
          </wrapper>
        </component>
      </library>
      """),
  )

  package static let shadowedName = DiagnosticID(
    "shadowed-name",
    .warning,
    "A name hides another.",
    """
    Inside of the 'for' the name means what the loop gives it, and what it meant outside cannot be
    reached. Choose another name.
    """,
    bad: .document(
      """
      <layout>
        <param name="names" type="[String]"/>
        <param name="name" type="String"/>
        <stack direction="vertical">
          <text content="{name}"/>
          <for each="name" in="{names}">
            <text content="{name}"/>
          </for>
        </stack>
      </layout>
      """),
    good: .document(
      """
      <layout>
        <param name="names" type="[String]"/>
        <param name="title" type="String"/>
        <stack direction="vertical">
          <text content="{title}"/>
          <for each="name" in="{names}">
            <text content="{name}"/>
          </for>
        </stack>
      </layout>
      """),
  )

  package static let unknownSlot = DiagnosticID(
    "unknown-slot",
    .error,
    "A child goes to a slot that the component does not have.",
    """
    The children of a use stand where the component has its slots: in the one they name with 'slot',
    or in the one without a name. Correct the name, or give the component such a slot.
    """,
    bad: .document(
      """
      <layout>
        <component name="Card">
          <wrapper>
            <slot name="content"/>
          </wrapper>
        </component>
        <Card>
          <text slot="contents" content="Hello"/>
        </Card>
      </layout>
      """),
    good: .document(
      """
      <layout>
        <component name="Card">
          <wrapper>
            <slot name="content"/>
          </wrapper>
        </component>
        <Card>
          <text slot="content" content="Hello"/>
        </Card>
      </layout>
      """),
  )
}
