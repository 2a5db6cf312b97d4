/// The text of the landing page that is not generated from rows.
enum LanguageProse {
  static let introduction = """
    A layout is an XML file whose name ends in `.layout.xml`. It says what stands where; `layoutc \
    check` finds what is wrong with it, `layoutc layout` computes its frames, and `layoutc build` \
    writes the Swift that computes the same frames in an app.
    """

  static let example = """
    <layout name="PlaceCard">
      <preview name="phone" width="390" scale="3"/>

      <stack direction="horizontal" spacing="12" alignItems="center">
        <image id="photo" source="asset:Cafe" width="56" height="56" cornerRadius="28"/>
        <stack direction="vertical" flexGrow="1" flexShrink="1" spacing="2">
          <text id="title" maxLines="1">Café Central</text>
          <text id="hours" fontSize="13" color="#6B7280">Open until 22:00</text>
        </stack>
      </stack>
    </layout>
    """

  static let names = """
    Names that begin in lower case belong to the language; a capital is for elements of the \
    author's own: components, and elements that are laid out in Swift. Attributes and the words among their values are \
    camelCase. There are no namespaces.
    """

  static let documents = """
    A file holds one [`layout`](elements/layout.md), its declarations and previews, then exactly one \
    root element, or one [`library`](elements/library.md) of declarations. \
    The `name` becomes a Swift type. Without one the file's name does: `place-card.layout.xml` \
    declares `PlaceCard`.

    A file is UTF-8 unless its XML declaration or its byte order mark says otherwise; any encoding \
    that libxml2 reads will do. A DOCTYPE is an error, so there are no entities but the five of XML \
    (`&amp;` `&lt;` `&gt;` `&quot;` `&apos;`) and references by number, and a file never causes \
    another to be read. Comments may stand anywhere between tags.
    """

  static let whiteSpace = """
    In a `text`, white space at both ends of the character data is dropped and every run of it \
    within is one blank, over the borders of its `span`s too. Anywhere else character data is an \
    error, and white space means nothing.

    Around a value white space does not count. It separates the parts of a list, in any amount.

    `{` and `}` are reserved for bindings. Where a text shall contain a brace, in character data or \
    an attribute, or in a string of an expression, write it twice: `{{` and `}}`.
    """

  static let declarations = """
    Before its root a `layout` declares what it takes and what it uses: `param`, `define`, `record`, \
    `style`, `component` and `element`, in any order. A `library` is a file of these alone, without \
    `param`. `import` brings in what a library declares, or a layout as the component of its name, \
    but not what those import; the path counts from the folder of the file. `as="ui"` puts a name \
    before all of them, as in `<ui.Button/>`, `{ui.gutter}`, `style="ui.caption"` and \
    `type="[ui.User]"`, and `only="Button gutter"` brings in these alone. Styles have names of \
    their own; parameters and constants share theirs, and so do records, components and elements. A \
    name that is declared twice, or arrives twice, is an error, and so are files that import each \
    other in a circle. The parameters of a component hide constants of their name.

    `style="a b"` applies styles from left to right: a later one wins over an earlier one, and what \
    the element says itself over all of them, also over what it excludes, such as a style's `width` \
    beside the element's `size`. Which ones they are may hang on conditions: \
    `style="tab {isOn ? 'on' : ''}"` writes out all that there can be, and the element says what those \
    say that come out. What a style says is read by those who use it, and a mistake in it \
    is said once; what one of them does not read is said there. The expressions in a style see the \
    constants of the file that declares it.

    Types are `String`, `Text`, `Number`, `Integer`, `Bool`, `Points`, `Percent`, `Color`, `Image`, \
    `Date`, `Ratio`, `Insets`, `Choice` with its words in `values`, and records; `T?` may be missing, `[T]` is a list. \
    A `define` without a type has the one that its value shows: `12` is an `Integer`, which widens \
    wherever a number or a length is due. A record may hold a list of its own kind, but not itself. \
    What could stand on any element, such as `width` or `opacity`, or speak to any parent, such as \
    `weight`, is no name for a parameter; a `placement` may have the name of another parent's.

    A `Text` is words for people. What is said literally where one is due is a key of the host's \
    translations, wherever it stands: in the content of a text, an `accessibilityLabel`, the attribute \
    of a component, a `default`, a branch of `?:`, on the right of `??`. Values in it are \
    placeholders: `{likes} likes` is the key `%lld likes`. A `String` is shown as it is, also where a \
    `Text` is due; a `Text` is no `String`.

    What a layout declares or imports and does not use is a warning. What a library declares is for \
    others.
    """

  static let elements = """
    Every element has a page with an example, its attributes and what it reads of its children.
    """

  static let values = """
    In short; [the page of values](values.md) has every form with examples of what is legal and \
    what is not.
    """

  static let valueTable: [[String]] = [
    ["points", "`12` · `12pt` · `0.5`", "not negative unless the attribute says so"],
    ["percentage", "`40%`", "of the parent's size on the same axis, else like `auto`"],
    [
      "sum", "`100% - 20` · in a list `(50% + 8)`",
      "a percentage and points, wherever a percentage may stand",
    ],
    ["`auto`", "`auto`", "no length said"],
    ["`infinity`", "`infinity`", "in insets: all the space there is"],
    ["edges", "`8` · `8 16` · `1 2 3 4`", "all · vertical horizontal · top left bottom right"],
    ["pair", "`12 8`", "x from the start edge, y from the top"],
    ["size", "`56` · `56 40`", "one for both, or width and height"],
    ["size range", "`40 40..120 auto`", "least `..` greatest; without dots exact"],
    ["number", "`1.5`", "within the bounds that the attribute gives"],
    ["truth", "`true` · `false`", ""],
    ["colour", "`#RGB` · `#RGBA` · `#RRGGBB` · `#RRGGBBAA` · `asset:Name`", "alpha last"],
    ["image", "`asset:Name` · `symbol:name`", ""],
    ["ratio", "`16:9` · `0.5625`", "`w:h`; the attribute says what a bare number means"],
    ["choice", "`spaceBetween`", "one of the attribute's words"],
    ["flags", "`top bottom`", "several of the attribute's words, each once"],
    ["identifier", "`title`", "ASCII letters, digits and `_`; no keyword of Swift"],
  ]

  static let groups = """
    An attribute belongs to one of four groups, and the group says where it may stand. *Own* \
    attributes are the element's meaning and stand on its page; `direction` belongs to a `stack`. \
    The others follow. An attribute where nobody reads it is an error, never silently ignored.
    """

  static let size = """
    A size is legal on every element that reads it. `inset`, `background` and `overlay` take their \
    size from their content and `spacer` from the space that is left: on them it is an error. The \
    least size wins over the greatest, and both over `width` and `height`; what the parent demands \
    wins over all of them.
    """

  static let placement = """
    These are read by the *parent*, and legal only on the direct child of one that reads them. \
    `flexGrow` on the child of a `center` is an error, and so is `flexGrow` on a text whose parent \
    is an `inset` in a stack: it belongs on the inset. The root has no parent, so nothing of this \
    may stand on it.
    """

  static let reservedPlacement = """
    A `stack` reads `ascender` and `descender` only where it is a row that aligns by baselines. A \
    `flex` also reads the size of its children, whatever they are, but of a `spacer`; and it reads \
    padding, border, `aspectRatio`, `display` and `boxSizing` of itself, in the same meaning. \
    `linear`, `layers` and `flow` read the size of their children in their own way: `width` and \
    `height` are points, `match` or `wrap`, and `match` where nothing is written; `size` is two of \
    these, and the limits are points. What an element reads of itself and its parent reads of it in \
    another meaning, such as the `offset` of a `corner` in a `linear`, is an error: put a `wrapper` \
    between the two.
    """

  static let padding = """
    `padding` is the space inside the element that says it, wherever it stands. `itemPadding` is \
    MKLayoutLibrary's padding of an item: the space around a child of a `linear`, `layers` or `flow` \
    in its cell. A child that reads no padding itself may write that as `padding` too, as \
    MKLayoutLibrary does; so may a `view` without children. A use of a component sets the padding \
    of its root, if the root reads one. Both have the suffixes `Top`, `Left`, `Bottom`, `Right`, \
    `Start`, `End`, `Horizontal` and `Vertical`; a narrower word wins over a wider one, and `Start` \
    and `End` over all others. Four parts are top, left, bottom and right, in this order.
    """

  static let appearance = """
    Legal on every layout element and without effect on any frame, but for `visibility="gone"`, \
    which takes the element out of the layout. A leaf is a view of its own. A container becomes one \
    by carrying any of these but `id`, `style` and actions; an `id` alone only makes its frame known.
    """

  static let actions = """
    `tap`, `longPress`, `swipeStart` and `swipeEnd` fire an action that the document declares, with values \
    of what is shown; `tap` makes a view of a container, so that it can have the focus. A `span` has `tap` \
    too, as a link. Of an element and those around it the innermost \
    that has an action answers. Two more belong to the host's views, and one to `scroll`:
    """

  static let results = """
    A layout is solved for a range of sizes, from a least to a greatest one that may be without \
    limit on either axis, and for an environment: the scale in pixels per point, the direction of \
    the script, the reader's text scale, the safe area, and light or dark. What is called left or \
    right stays there in either direction; everything else turns with it: the order in a row, start \
    and end, the x of a pair.

    The result gives each element a frame, x, y, width and height in points, in the coordinates of \
    its parent element, whether or not that is a view. The size of a box spec is rounded up to whole \
    pixels at every level; positions stay as they were computed. A flexbox rounds its frames to the \
    nearest pixels, all of them from its root on; a text in it is never cut. No number is ever infinite or \
    undefined: where an axis has no limit, what would fill it takes the size of its content.

    Between what an element wants and what its parent offers, the offer wins.
    """

  static let reserved = """
    These names belong to the language and mean nothing in this version; to use one is an error \
    that says so.
    """

  static let oldSpellings = """
    Read with a warning and a repair, so that older documents go on working:
    """

  static let grammars = """
    `layout.rng` is RELAX NG and knows most of the language: which parent reads which attribute, \
    which attributes exclude each other, how many children there are, and how each value is \
    written. `layout.xsd` is XML Schema 1.0, for editors: it offers the attributes that the parent \
    reads and shows a sentence about each. `layout.json` is the table that both are made of. An \
    editor finds a grammar by a processing instruction before the root:
    """

  static let model = """
    <?xml-model href="Grammar/layout.rng"?>
    """

  static let limits = """
    What depends on values is beyond any grammar and left to `layoutc check`: an `id` given twice, \
    a minimum over a maximum, a percentage of a size that does not exist.
    """
}
