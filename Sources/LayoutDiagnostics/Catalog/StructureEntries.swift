// What may be wrong with elements and where they stand.
extension CatalogEntry {
  static let childCount = CatalogEntry(
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

  static let duplicateDocument = CatalogEntry(
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

  static let duplicateId = CatalogEntry(
    .error,
    "Two elements have the same id.",
    """
    An id is the name of an outlet in the generated type, and a type has one member of a name. Give
    one of the elements another id.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <text id="title" content="One"/>
        <text id="title" content="Two"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text id="title" content="One"/>
        <text id="subtitle" content="Two"/>
      </stack>
      """),
  )

  static let duplicatePreview = CatalogEntry(
    .error,
    "Two previews have the same name.",
    """
    A preview is chosen by its name, so each name may stand once in a document. Rename one of them.
    """,
    bad: .fragment(
      """
      <preview name="phone" width="390"/>
      <preview name="phone" width="430"/>
      <text content="Hi"/>
      """),
    good: .fragment(
      """
      <preview name="phone" width="390"/>
      <preview name="large" width="430"/>
      <text content="Hi"/>
      """),
  )

  static let legacySpelling = CatalogEntry(
    .warning,
    "A name is an old spelling of another.",
    """
    It still means what it meant and is read as the new name. The repair writes the new one.
    """,
    bad: .fragment("<static>\n  <view layoutPosition=\"8 8\"/>\n</static>"),
    good: .fragment(
      "<absolute sizing=\"sizeToFit\">\n  <view layoutPosition=\"8 8\"/>\n</absolute>"),
  )

  static let misplacedElement = CatalogEntry(
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

  static let mklayoutSpelling = CatalogEntry(
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

  static let renamedType = CatalogEntry(
    .warning,
    "The generated type is called otherwise than the document.",
    """
    Generated code uses the engine's types by their names, and a layout called 'Point' or 'Size'
    would hide them in every file of its module. Its type gets 'Layout' behind its name. Choose
    another name to have the type called so.
    """,
    bad: .none,
    good: .none,
  )

  static let strayText = CatalogEntry(
    .error,
    "Text stands where only elements may.",
    """
    Only 'text' and 'span' hold text. Anywhere else it would be shown nowhere: wrap it in a 'text',
    or remove it if it is left over from an edit.
    """,
    bad: .fragment("<center>\n  Hello\n  <text content=\"World\"/>\n</center>"),
    good: .fragment("<center>\n  <text>Hello World</text>\n</center>"),
  )

  static let unknownElement = CatalogEntry(
    .error,
    "There is no element of this name.",
    """
    Lower-case elements belong to the language, capitalised ones are components that the document
    declares or imports. What stands inside an unknown element is still checked where it can be.
    """,
    bad: .fragment("<centre>\n  <text content=\"Hi\"/>\n</centre>"),
    good: .fragment("<center>\n  <text content=\"Hi\"/>\n</center>"),
  )

  static let unknownStyle = CatalogEntry(
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
