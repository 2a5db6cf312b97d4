// Findings about a document as XML.
extension DiagnosticID {
  package static let doctype = DiagnosticID(
    "doctype",
    .error,
    "The document has a DOCTYPE.",
    """
    A DOCTYPE declares entities and loads other files, and layout documents do neither. Remove it.
    The five entities of XML and numeric references work without it.
    """,
    bad: .document(
      "<!DOCTYPE layout>\n<layout name=\"Card\">\n  <text content=\"Hi\"/>\n</layout>"),
    good: .document("<layout name=\"Card\">\n  <text content=\"Hi\"/>\n</layout>"),
  )

  package static let duplicateAttribute = DiagnosticID(
    "duplicate-attribute",
    .error,
    "An attribute is written twice on one element.",
    """
    XML allows each attribute once in a start tag, and nothing says which of the two was meant.
    Remove one of them.
    """,
    bad: .fragment(#"<text content="Hi" fontSize="13" fontSize="17"/>"#),
    good: .fragment(#"<text content="Hi" fontSize="17"/>"#),
  )

  package static let malformedAttribute = DiagnosticID(
    "malformed-attribute",
    .error,
    "An attribute is not written as name, equals sign and quoted value.",
    """
    The value of an attribute stands in single or double quotes, and attributes are parted by
    blanks. A value may not hold '<'; write '&lt;' for it.
    """,
    bad: .fragment(#"<text content="Hi" fontSize=17/>"#),
    good: .fragment(#"<text content="Hi" fontSize="17"/>"#),
  )

  package static let malformedXML = DiagnosticID(
    "malformed-xml",
    .error,
    "The document is not well-formed XML.",
    """
    Something here is not XML at all, such as a lone '&' or '<', or text behind the last element.
    Until it is mended the rest of the document cannot be relied on.
    """,
    bad: .fragment(#"<text content="Salt & pepper"/>"#),
    good: .fragment(#"<text content="Salt &amp; pepper"/>"#),
  )

  package static let mismatchedTag = DiagnosticID(
    "mismatched-tag",
    .error,
    "An end tag has another name than the element that is open.",
    """
    Elements close in the reverse of the order in which they were opened. Either the name in this
    end tag is misspelt or the end tag of an inner element is missing.
    """,
    bad: .fragment("<center>\n  <text content=\"Hi\"/>\n</centre>"),
    good: .fragment("<center>\n  <text content=\"Hi\"/>\n</center>"),
  )

  package static let namespace = DiagnosticID(
    "namespace",
    .error,
    "A name has a namespace prefix, or a namespace is declared.",
    """
    The language has no namespaces. Lower-case elements belong to the language and capitalised ones
    are yours, so no prefix is needed to tell them apart.
    """,
    bad: .fragment(#"<text xmlns="http://www.w3.org/1999/xhtml" content="Hi"/>"#),
    good: .fragment(#"<text content="Hi"/>"#),
  )

  package static let nestingTooDeep = DiagnosticID(
    "nesting-too-deep",
    .error,
    "Elements are nested deeper than is allowed.",
    """
    There is a limit on how deep elements may stand inside each other, far above what a layout needs,
    so that no document can exhaust the stack. Move inner parts into components or documents of
    their own.
    """,
    bad: .none,
    good: .none,
  )

  package static let tooManyAttributes = DiagnosticID(
    "too-many-attributes",
    .error,
    "An element has more attributes than are allowed.",
    """
    There is a limit on the attributes of one element, above the number that the language has. An
    element that reaches it was written by a program that went astray.
    """,
    bad: .none,
    good: .none,
  )

  package static let tooManyFindings = DiagnosticID(
    "too-many-findings",
    .note,
    "The document has more findings than are shown.",
    """
    A document with hundreds of findings was mostly written for something else, or by a program.
    The first ones are shown in full; the rest appears as they are repaired.
    """,
    bad: .none,
    good: .none,
  )

  package static let unclosedElement = DiagnosticID(
    "unclosed-element",
    .error,
    "An element has no end tag.",
    """
    The document ends while this element is still open. Write its end tag, or end the start tag with
    '/>' if it has no content.
    """,
    bad: .document("<layout name=\"Card\">\n  <text content=\"Hi\">\n"),
    good: .document("<layout name=\"Card\">\n  <text content=\"Hi\"/>\n</layout>"),
  )

  package static let unknownEntity = DiagnosticID(
    "unknown-entity",
    .error,
    "A reference names an entity that XML does not have.",
    """
    There are five: '&amp;', '&lt;', '&gt;', '&quot;' and '&apos;'. Those of HTML do not exist here.
    Write the character itself, or its number as in '&#160;'.
    """,
    bad: .fragment(#"<text content="10&nbsp;km"/>"#),
    good: .fragment(#"<text content="10&#160;km"/>"#),
  )
}
