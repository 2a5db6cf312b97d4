import LayoutSchema

extension ElementKind {
  /// Further information about an element for authors, in paragraphs; may be empty.
  var notes: String {
    switch self {
    case .stack: Self.stackNotes
    case .inset: Self.insetNotes
    case .background, .overlay: Self.layerNotes
    case .center, .relative: Self.offerNotes
    case .ratio: Self.ratioNotes
    case .absolute: Self.absoluteNotes
    case .corner: Self.cornerNotes
    case .clip: Self.longContentNotes
    case .scroll: Self.longContentNotes + "\n\n" + Self.restNotes
    case .fit: Self.fitNotes
    case .text: Self.textNotes
    case .image: Self.imageNotes
    case .view: Self.viewNotes
    case .spacer: Self.spacerNotes
    case .preview: Self.previewNotes
    case .span: "What a `span` does not say, its text says."
    case .grid: Self.gridNotes
    case .layout, .wrapper, .zstack, .flex, .linear, .layers, .flow, .library, .import, .param,
      .action, .define, .let, .choice, .record, .field, .style, .when, .component, .slot, .if,
      .elseIf, .else, .for, .element, .attribute, .placement, .test, .expect:
      ""
    }
  }

  private static let stackNotes = """
    Along the stack, a child starts from its `flexBasis`, else from its own size. `flexGrow` acts \
    only where the children fall short of the stack's minimum, and `flexShrink` only where they \
    exceed its maximum; a stack that is as large as what it holds has nothing to share out, and \
    `justifyContent` nothing to do. The default of `flexShrink` is 0: give it to a text that shall \
    wrap in a row, and to every stack between it and the one whose width is limited.

    Grown space goes out in whole points, and the first child that grows takes what is left over. \
    A child that is grown, shrunk or stretched has the length it is given, whatever its own \
    minimum and maximum say; only a minimum greater than the stack is kept by a child that stretches.

    Across the stack, `stretch` makes a child as large as the stack unless it has a length of its \
    own in points on that axis. A percentage and a maximum do not keep it from that; with `alignSelf` \
    they hold. A percentage across or along counts only where the stack itself is exact on that axis.

    With `flexWrap="wrap"` a child that no longer fits begins a line. `spacing` stands between the \
    children of a line, `lineSpacing` between lines; the spaces before the first and after the last \
    child of a line count too.

    `baselineFirst` and `baselineLast` align the children of a row by the baselines of their text. \
    `ascender` and `descender`, which say where the baselines of a child without text are, may \
    stand only under a row that aligns by them. `horizontalAlignment` and `verticalAlignment` are \
    other words for `justifyContent` and `alignItems`, by the direction; say one of the two.
    """

  private static let gridNotes = """
    A track is as long as its number says, in points or in percent of the grid; `1fr` takes a share of \
    what the others leave, `auto` is as long as what is in it and takes what is left after that, \
    `minContent` and `maxContent` are the least length in which nothing overflows and the one in which all \
    have the room they want, `fitContent(200)` is that up to 200, and `minmax(100, 1fr)` lies between two \
    of these. `repeat(3, 1fr)` says tracks several times, `repeat(autoFill, minmax(160, 1fr))` as many as \
    fit; with `autoFit` those without a child take no room. Lengths may be bound, and so may the number of \
    a repetition: `{sidebar} repeat({count}, 1fr)`.

    Lines are counted from 1 before the first track and from -1 behind the last. `column="2"` is one \
    column from line 2, `2 / 4` lies between two lines, `span 2` is two columns wherever there is room, \
    `1 / -1` is the whole width. A line beyond the grid's own makes further tracks, of `autoColumns` and \
    `autoRows`. Children with a place may overlap; the others take the free cells in order, and with \
    `rowDense` or `columnDense` the first free one.

    In `1fr` a child never gets less than its least width, as in the web: say `minmax(0, 1fr)` for equal \
    columns whatever is in them. A percentage of a child is of its cell, and an absolute child lies in the \
    lines that it names, else in the whole grid.

    A `grid` in a `grid` may say `subgrid` for its columns, its rows or both: then it has those that it \
    spans in the grid around, and what is in it makes them as long as it needs, with the margin, border and \
    padding of the inner grid at both ends. It fills them, whatever size it says, gets no further ones, and \
    has their gap unless it says another; then the gaps share their middles. So the titles, pictures and \
    buttons of cards side by side stand at one height: each card is `row="span 3" rows="subgrid"`.
    """

  private static let insetNotes = """
    `insetStart` and `insetEnd` follow the direction of the script; left and right do not. Of \
    several that name an edge, the narrower wins: `insetTop` over `insets`. What `safeArea` adds \
    comes on top of them.
    """

  private static let layerNotes = """
    The second child has exactly the size of the first, whatever its own size says. Wrap it in \
    `center` or `relative` where it shall be smaller.
    """

  private static let offerNotes = """
    On an axis without a limit there is no space to place the child in, and the element is as large \
    as its child.
    """

  private static let ratioNotes = """
    `16:9` is always width to height; a bare number is height to width, so `0.5625` says the same.
    """

  private static let absoluteNotes = """
    Positions count from the start corner: x runs from right to left where the script does. A \
    negative position is legal and makes the element no larger.
    """

  private static let cornerNotes = """
    Both children are measured with what the element is offered. Corners named left and right stay \
    where they are in either direction; start and end turn with it.
    """

  private static let fitNotes = """
    On the other axis an alternative has the room that the element is offered, so `axis="horizontal"` \
    asks for the width that a child wants at the height there is. A text wants all its words in one \
    line: it fits where it need not wrap.

    Each time the element is measured it decides anew, and what shows is what fits the room that it is \
    laid out in. In a row it is offered the room beside the others only if it may shrink, or has a \
    maximum of its own. As an item of a `grid` or a CSS `flex` it can become as narrow as its last child.

    The alternatives that do not show have no frame and no view, take no taps, and are not read out. \
    An outlet of an id in one is optional, unless each alternative has an element with that id.
    """

  private static let longContentNotes = """
    The frame of the child may be larger than that of the element.
    """

  private static let restNotes = """
    `paging` and `snap` say where scrolling comes to rest, and move no frame. With `paging` that is \
    at whole pages, which are as long as the element and are counted from where the content starts; \
    one swipe turns one page. With `snap="start"` it is where a child of the content starts at the \
    edge of the element, inside its `padding`. A child that is longer than the room there also rests \
    wherever it fills that room. In both, the two ends of the content are such places too, from right \
    to left a row starts at the right, and with `axis="both"` each axis rests by itself.

    So a `scroll` of 120 points with `snap="start" padding="8"`, around a column of 60, 104 and 60 points \
    with a `spacing` of 8, rests at 0, where the first child is 8 below its edge, at 68, where the second \
    is, and at 136, where the content ends. With `paging="true"` it rests at 0, 120 and 136.

    The children of the content are those of the container that is scrolled. `inset`, `center`, \
    `relative`, `ratio`, `clip`, `fit`, `background`, `overlay` and `corner` around it are passed \
    through, by their first child; what is no container is itself what snaps. Children that are \
    `gone` do not count.
    """

  private static let textNotes = """
    Sizes are in points before the reader's text scale, which `scalesText="false"` turns off. A \
    `textStyle` gives size and weight together. What the text says literally is a key for \
    the host's translations unless `localized` says otherwise. With spans it is one key, in which they \
    are marked by their numbers: `Made with <1>care</1>`; a translation may have them in another order.

    An `if` or a `for` may stand around parts of a text. What stands before it, in it and behind it then \
    has a key each. White space between two parts is one blank if there is any, on whichever side \
    of a tag; between an `if` and its `else` it says nothing.

    A text is as wide as its longest line and wraps where it is offered less. In a row it is offered \
    everything first, so it wraps there only with `flexShrink`.

    With a `minScale` a text that has too little room, in its lines or in height, is set smaller by \
    the greatest hundredth with which all of it fits, and is cut only where that would be less. \
    Its frame is that of the smaller letters.
    """

  private static let imageNotes = """
    Give `intrinsicSize` where the picture's size is known, or a size; with neither the image is as \
    small as it may be.
    """

  private static let viewNotes = """
    `intrinsicSize` and a child exclude each other: either is the content.
    """

  private static let spacerNotes = """
    It grows with a share of 1 and starts from `minLength`. It stands directly in a `stack` or a `flex` and has \
    neither a size nor anything to show.
    """

  private static let previewNotes = """
    `width` is exact; `minWidth` and `maxWidth` leave the layout its choice between them, and \
    without any of them the width is unbounded. The same holds for the height.

    `scrolled` names scrolls outside of loops and components. The points count from the top, or along a \
    row from where it starts, and no further than can be scrolled; what is `pinned` is drawn where it sticks.
    """
}
