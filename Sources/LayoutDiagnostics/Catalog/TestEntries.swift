// Findings about tests beside the document.
extension DiagnosticID {
  package static let memberOutsideTest = DiagnosticID(
    "member-outside-test",
    .error,
    "A member of an element stands outside a test.",
    """
    '#title.width' is known when the document is solved, and only 'that' of an 'expect' is read then. All
    other expressions are worked out before: what one element is to another is for the layout to say, such as
    by a 'stack', by percentages or by 'match'.
    """,
    bad: .fragment(##"<text id="title" maxLines="{#title.lines}">Hello</text>"##),
    good: .fragment(
      ##"<test name="one line"><expect that="{#title.lines == 1}"/></test>"## + "\n"
        + ##"<text id="title">Hello</text>"##),
  )

  package static let unknownId = DiagnosticID(
    "unknown-id",
    .error,
    "A test names an element that the layout has not.",
    """
    '#title' is the element of the layout with the 'id' 'title'. Elements in the body of a component belong
    to the component, and a test does not see them; it sees the use, by the 'id' that the use has.
    """,
    bad: .fragment(
      ##"<test name="one line"><expect that="{#titel.lines == 1}"/></test>"## + "\n"
        + ##"<text id="title">Hello</text>"##),
    good: .fragment(
      ##"<test name="one line"><expect that="{#title.lines == 1}"/></test>"## + "\n"
        + ##"<text id="title">Hello</text>"##),
  )

  package static let unknownMember = DiagnosticID(
    "unknown-member",
    .error,
    "A test asks for something that the element has not.",
    """
    Elements have 'start', 'end', 'left', 'right', 'top', 'bottom', 'width' and 'height' in points, and
    'isShown'; a 'text' has 'lines' and 'isTruncated' too. What is drawn, such as a colour, is no member.
    """,
    bad: .fragment(
      ##"<test name="one line"><expect that="{#title.lineCount == 1}"/></test>"## + "\n"
        + ##"<text id="title">Hello</text>"##),
    good: .fragment(
      ##"<test name="one line"><expect that="{#title.lines == 1}"/></test>"## + "\n"
        + ##"<text id="title">Hello</text>"##),
  )

  package static let unknownPreview = DiagnosticID(
    "unknown-preview",
    .error,
    "A test names a preview that the document has not.",
    """
    'previews' lists previews of the document by their 'name'. Without it, all of them are tried.
    """,
    bad: .fragment(
      ##"<preview name="phone" width="390"/>"## + "\n"
        + ##"<test name="one line" previews="fone"><expect that="{#title.lines == 1}"/></test>"##
        + "\n" + ##"<text id="title">Hello</text>"##),
    good: .fragment(
      ##"<preview name="phone" width="390"/>"## + "\n"
        + ##"<test name="one line" previews="phone"><expect that="{#title.lines == 1}"/></test>"##
        + "\n" + ##"<text id="title">Hello</text>"##),
  )

  package static let unrelatedRows = DiagnosticID(
    "unrelated-rows",
    .error,
    "An expectation compares elements of different loops.",
    """
    An element in a 'for' is there once for each row, and an expression in a test is tried in each row. All
    elements in it stand in that row or around it; of two loops beside each other, no row belongs to another.
    """,
    bad: .fragment(
      ##"""
      <test name="columns"><expect that="{#one.width == #two.width}"/></test>
      <stack direction="vertical">
        <for each="n" in="{range(3)}"><view id="one" size="40 {n}"/></for>
        <for each="n" in="{range(3)}"><view id="two" size="40 {n}"/></for>
      </stack>
      """##),
    good: .fragment(
      ##"""
      <test name="columns">
        <expect that="{#one.width == 40}"/>
        <expect that="{#two.width == 40}"/>
      </test>
      <stack direction="vertical">
        <for each="n" in="{range(3)}"><view id="one" size="40 {n}"/></for>
        <for each="n" in="{range(3)}"><view id="two" size="40 {n}"/></for>
      </stack>
      """##),
  )

  package static let untriedExpectation = DiagnosticID(
    "untried-expectation",
    .warning,
    "An expectation is for a text scale that its test does not try.",
    """
    It is never asked, whatever the frames are. 'textScales' of the 'test' lists the text scales to try;
    without it, each preview is tried in its own.
    """,
    bad: .fragment(
      ##"<test name="one line"><expect that="{#title.lines == 1}" textScale="2"/></test>"## + "\n"
        + ##"<text id="title">Hello</text>"##),
    good: .fragment(
      ##"<test name="one line" textScales="1 2">"## + "\n"
        + ##"  <expect that="{#title.lines == 1}" textScale="2"/>"## + "\n</test>\n"
        + ##"<text id="title">Hello</text>"##),
  )
}
