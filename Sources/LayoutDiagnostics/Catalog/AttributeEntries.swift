// Findings about the attributes of an element.
extension DiagnosticID {
  package static let exclusiveAttributes = DiagnosticID(
    "exclusive-attributes",
    .error,
    "Two attributes that exclude each other stand on one element.",
    """
    Both say the same thing in different ways, such as 'size' beside 'width' and 'height', or
    'sizeRange' beside 'minWidth'. Keep the one that you mean.
    """,
    bad: .fragment(#"<image source="asset:Photo" size="40 40" width="56"/>"#),
    good: .fragment(#"<image source="asset:Photo" size="40 40"/>"#),
  )

  package static let movingState = DiagnosticID(
    "moving-state",
    .error,
    "A 'when' says something that could move a frame.",
    """
    A change of states causes no layout: what a 'when' may change is how the element is drawn, such as its
    'backgroundColor' or its 'opacity'. Say sizes and places on the element itself. Where something else has
    to stand there, let the host know of it by an action, and put an 'if' around both.
    """,
    bad: .fragment(
      """
      <view size="80 32">
        <when state="hovered" width="76"/>
      </view>
      """),
    good: .fragment(
      """
      <view size="80 32">
        <when state="hovered" opacity="0.6"/>
      </view>
      """),
  )

  package static let repeatedState = DiagnosticID(
    "repeated-state",
    .error,
    "An element or a style has two 'when's for one state.",
    "Write what both say into one. Where they differ, only the later would count.",
    bad: .fragment(
      """
      <view size="80 32">
        <when state="hovered" opacity="0.8"/>
        <when state="hovered" backgroundColor="#F2F2F7"/>
      </view>
      """),
    good: .fragment(
      """
      <view size="80 32">
        <when state="hovered" opacity="0.8" backgroundColor="#F2F2F7"/>
      </view>
      """),
  )

  package static let missingAttribute = DiagnosticID(
    "missing-attribute",
    .error,
    "An attribute that the element needs is missing.",
    """
    Most attributes have a default. A few have none on purpose: the libraries that this language
    follows disagree about the direction of a 'stack', so it has to be written.
    """,
    bad: .fragment("<stack>\n  <text content=\"Hi\"/>\n</stack>"),
    good: .fragment("<stack direction=\"vertical\">\n  <text content=\"Hi\"/>\n</stack>"),
  )

  package static let placement = DiagnosticID(
    "placement",
    .error,
    "The parent of the element does not read this attribute.",
    """
    Placement attributes speak to the parent: 'flexGrow' means something to a 'stack' and nothing to
    a 'center'. Under a parent that does not read it the attribute would do nothing, in silence.
    Remove it, or put the element into a parent that reads it. The root of a layout has no parent.
    """,
    bad: .fragment("<center>\n  <view id=\"dot\" flexGrow=\"1\"/>\n</center>"),
    good: .fragment(
      """
      <center>
        <stack direction="vertical" height="60">
          <view id="dot" flexGrow="1"/>
        </stack>
      </center>
      """),
  )

  package static let unknownAttribute = DiagnosticID(
    "unknown-attribute",
    .error,
    "The element has no attribute of this name.",
    """
    Names are camelCase and must be spelt exactly. Words that other layout systems use for the same
    thing are recognised and answered with ours.
    """,
    bad: .fragment(
      "<stack direction=\"vertical\" spacng=\"8\">\n  <text content=\"Hi\"/>\n  <text content=\"You\"/>\n</stack>"
    ),
    good: .fragment(
      "<stack direction=\"vertical\" spacing=\"8\">\n  <text content=\"Hi\"/>\n  <text content=\"You\"/>\n</stack>"
    ),
  )

  package static let unreadSize = DiagnosticID(
    "unread-size",
    .error,
    "Nobody reads the size of this element.",
    """
    'inset', 'overlay' and 'background' take their size from their content and do not read their own.
    Write the size on the content, or put the element into a parent that reads it.
    """,
    bad: .fragment("<inset insets=\"8\" width=\"200\">\n  <text content=\"Hi\"/>\n</inset>"),
    good: .fragment("<inset insets=\"8\">\n  <text content=\"Hi\" width=\"184\"/>\n</inset>"),
  )
}
