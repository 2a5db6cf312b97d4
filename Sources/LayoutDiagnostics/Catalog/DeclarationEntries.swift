// Findings about declarations and imports.
extension DiagnosticID {
  package static let brokenImport = DiagnosticID(
    "broken-import",
    .error,
    "An imported file cannot be used.",
    """
    It does not exist, cannot be read, or has errors of its own, which are said where they are. Names
    that nobody declares are not reported then, because the file may declare them. The path counts
    from the folder of the file that imports.
    """,
    bad: .none,
    good: .none,
  )

  package static let duplicateName = DiagnosticID(
    "duplicate-name",
    .error,
    "A name is declared twice, or arrives twice.",
    """
    Styles have names of their own; parameters and constants share theirs, and so do records,
    components and declared elements, because each becomes a Swift type. What is imported counts as
    if it were declared. Rename one of them, leave it out of an import by `only`, or put a name
    before an import's names by `as`.
    """,
    bad: .fragment(
      """
      <define name="gutter" value="12"/>
      <define name="gutter" value="16"/>
      <inset insets="{gutter}"><text content="Hi"/></inset>
      """),
    good: .fragment(
      """
      <define name="gutter" value="12"/>
      <define name="margin" value="16"/>
      <inset insets="{gutter} {margin}"><text content="Hi"/></inset>
      """),
  )

  package static let endlessConstant = DiagnosticID(
    "endless-constant",
    .error,
    "A constant is defined by itself.",
    """
    Its value names a constant whose value names it in turn, maybe through others, so that none of
    them ever gets a value. The circle is shown once; one of its values must be written out.
    """,
    bad: .fragment(
      """
      <define name="gutter" value="{margin / 2}"/>
      <define name="margin" value="{gutter * 2}"/>
      <inset insets="{gutter} {margin}"><text content="Hi"/></inset>
      """),
    good: .fragment(
      """
      <define name="gutter" value="{margin / 2}"/>
      <define name="margin" value="24"/>
      <inset insets="{gutter} {margin}"><text content="Hi"/></inset>
      """),
  )

  package static let endlessStyle = DiagnosticID(
    "endless-style",
    .error,
    "A style is based on itself.",
    """
    The style that it is `basedOn` is based on it in turn, maybe through others, so that nothing is
    said first. The circle is shown once; one of them must say what it is by itself.
    """,
    bad: .fragment(
      """
      <style name="title" basedOn="body" fontSize="20"/>
      <style name="body" basedOn="title" color="#111827"/>
      <text style="title" content="Hi"/>
      """),
    good: .fragment(
      """
      <style name="title" basedOn="body" fontSize="20"/>
      <style name="body" color="#111827"/>
      <text style="title" content="Hi"/>
      """),
  )

  package static let endlessRecord = DiagnosticID(
    "endless-record",
    .error,
    "A record would hold another of its kind without end.",
    """
    A value of the record has a value of it inside, which has one inside, and so on. A list can be
    empty, so a record may hold a list of its kind; an optional field is stored in place and does not
    help.
    """,
    bad: .fragment(
      """
      <record name="Comment"><field name="reply" type="Comment?"/></record>
      <param name="comment" type="Comment"/>
      <text content="{comment.reply == nil ? 'No' : 'One'}"/>
      """),
    good: .fragment(
      """
      <record name="Comment"><field name="replies" type="[Comment]"/></record>
      <param name="comment" type="Comment"/>
      <text content="{isEmpty(comment.replies) ? 'No' : 'One'}"/>
      """),
  )

  package static let importCycle = DiagnosticID(
    "import-cycle",
    .error,
    "Files import each other in a circle.",
    """
    Nothing can be read before what it imports, so there is no file to begin with. Move what both
    need into a library that imports neither. The loop is shown once, in the first of its files.
    """,
    bad: .none,
    good: .none,
  )

  package static let oversizedDeclaration = DiagnosticID(
    "oversized-declaration",
    .error,
    "A declaration is larger than anything could use.",
    """
    What names others can grow by a lot in a few lines, twice as large each time. A constant or a
    default is a text of at most 100000 bytes, all of a document together of 10 million; a value of
    a record holds at most 1000 others, records among them; and a choice has at most 256 words. What
    a record has many of belongs into a list.
    """,
    bad: .none,
    good: .none,
  )

  package static let reservedName = DiagnosticID(
    "reserved-name",
    .error,
    "A declared name belongs to the language.",
    """
    A component is used like any element, so what elements can say of their size, their looks and
    their place is no name for a parameter. A record cannot be called like a type of the language.
    A class of the app's cannot have the name of a type that the generated source means by it, such
    as one of the engine's; with its module before it, it can be told from that.
    """,
    bad: .fragment("<param name=\"width\" type=\"Points\"/>\n<view intrinsicSize=\"{width} 10\"/>"),
    good: .fragment(
      "<param name=\"barWidth\" type=\"Points\"/>\n<view intrinsicSize=\"{barWidth} 10\"/>"),
  )

  package static let unknownType = DiagnosticID(
    "unknown-type",
    .error,
    "There is no type of this name.",
    """
    The types are String, Number, Integer, Bool, Points, Percent, Color, Image, Ratio, Insets and
    Choice, and the records that the file declares or imports. 'T?' may be missing, '[T]' is a list.
    """,
    bad: .fragment("<param name=\"title\" type=\"Sting\"/>\n<text content=\"{title}\"/>"),
    good: .fragment("<param name=\"title\" type=\"String\"/>\n<text content=\"{title}\"/>"),
  )

  package static let unreadAttribute = DiagnosticID(
    "unread-attribute",
    .error,
    "An attribute that nothing reads, given what stands beside it.",
    """
    The attribute is one of the element's, but another attribute decides that it has no effect. Such
    are the words of a choice beside a type that is none.
    """,
    bad: .fragment(
      "<param name=\"title\" type=\"String\" values=\"a b\"/>\n<text content=\"{title}\"/>"),
    good: .fragment("<param name=\"title\" type=\"String\"/>\n<text content=\"{title}\"/>"),
  )
}
