// Findings about elements and their places.
extension DiagnosticID {
  package static let childCount = DiagnosticID(
    "child-count",
    .error,
    "An element has too few or too many children.",
    """
    Some elements are about one child, such as 'inset', 'center' and 'ratio'; 'background' and
    'overlay' take the content and then what is behind or on top of it. Put several children into a
    'stack' to make them one.
    """,
    bad: .fragment("<center>\n  <text content=\"One\"/>\n  <text content=\"Two\"/>\n</center>"),
    good: .fragment(
      """
      <center>
        <stack direction="vertical">
          <text content="One"/>
          <text content="Two"/>
        </stack>
      </center>
      """),
  )

  package static let duplicateDocument = DiagnosticID(
    "duplicate-document",
    .error,
    "Two documents give a type of the same name.",
    """
    Each document becomes one Swift type, named by the 'name' of its 'layout' or by its file. Two of
    the same name cannot be built together, and none can import another of its own name. Rename one
    of them.
    """,
    bad: .none,
    good: .none,
  )

  package static let legacySpelling = DiagnosticID(
    "legacy-spelling",
    .warning,
    "A name is an old spelling of another.",
    """
    It still means what it meant and is read as the new name. The repair writes the new one.
    """,
    bad: .fragment("<static>\n  <view layoutPosition=\"8 8\"/>\n</static>"),
    good: .fragment(
      "<absolute sizing=\"sizeToFit\">\n  <view layoutPosition=\"8 8\"/>\n</absolute>"),
  )

  package static let misplacedElement = DiagnosticID(
    "misplaced-element",
    .error,
    "An element stands where it may not.",
    """
    Declarations such as 'preview' come first and directly inside 'layout', layout elements inside
    layout elements, and a 'span' inside a 'text'. A 'spacer' needs a parent that has free space to
    give.
    """,
    bad: .fragment("<center>\n  <spacer/>\n</center>"),
    good: .fragment(
      "<stack direction=\"horizontal\">\n  <spacer/>\n  <text content=\"Hi\"/>\n</stack>"),
  )

  package static let mklayoutSpelling = DiagnosticID(
    "mklayout-spelling",
    .warning,
    "A piece of a document is in the XML of MKLayoutLibrary.",
    """
    It is read as what it means, and so is what that library passed over in silence, such as weights,
    spacing and gravity. 'LinearLayout', 'StackLayout' and 'FlowLayout' are 'linear', 'layers' and
    'flow'; 'item:' before an attribute falls away; sizes and edges are written as plain lists, a
    length of -1 as 'match'. The repairs together make a document of the language from it.
    """,
    bad: .fragment("<linear>\n  <view item:size=\"CGSizeMake(-1, 30)\"/>\n</linear>"),
    good: .fragment("<linear>\n  <view size=\"match 30\"/>\n</linear>"),
  )

  package static let namelessFile = DiagnosticID(
    "nameless-file",
    .warning,
    "The file's name cannot be the name of a type.",
    """
    A document without a `name` is called as its file is: 'place-card.layout.xml' becomes
    'PlaceCard'. A file called '2nd-card.layout.xml' would become a type that starts with a digit,
    which Swift does not have. Give the document a `name`, or the file another one.
    """,
    bad: .none,
    good: .none,
  )

  package static let renamedType = DiagnosticID(
    "renamed-type",
    .warning,
    "The generated type is called otherwise than the document.",
    """
    Generated code uses the engine's types by their names, and a layout called 'LayoutPoint' or 'LayoutSize'
    would hide them in every file of its module. Its type gets 'Layout' behind its name. Choose
    another name to have the type called so.
    """,
    bad: .none,
    good: .none,
  )

  package static let strayText = DiagnosticID(
    "stray-text",
    .error,
    "Text stands where only elements may.",
    """
    Only 'text' and 'span' hold text. Anywhere else it would be shown nowhere: wrap it in a 'text',
    or remove it if it is left over from an edit.
    """,
    bad: .fragment("<center>\n  Hello\n  <text content=\"World\"/>\n</center>"),
    good: .fragment("<center>\n  <text>Hello World</text>\n</center>"),
  )

  package static let unknownElement = DiagnosticID(
    "unknown-element",
    .error,
    "There is no element of this name.",
    """
    Lower-case elements belong to the language, capitalised ones are components that the document
    declares or imports. What stands inside an unknown element is still checked where it can be.
    """,
    bad: .fragment("<centre>\n  <text content=\"Hi\"/>\n</centre>"),
    good: .fragment("<center>\n  <text content=\"Hi\"/>\n</center>"),
  )

  package static let unknownStyle = DiagnosticID(
    "unknown-style",
    .error,
    "There is no style of this name.",
    """
    The names in 'style' are those of styles that the document declares or imports. Attributes can
    always be written on the element itself.
    """,
    bad: .fragment("<text style=\"caption\">Hi</text>"),
    good: .fragment("<text fontSize=\"13\">Hi</text>"),
  )
}
