/// The text of the landing page about flexboxes.
enum FlexboxProse {
  static let flexboxes = """
    A [`flex`](elements/flex.md) whose parent is none is the root of a flexbox, and the `flex` \
    elements below it, child by child, are parts of it. Whatever else stands in one is an item: its \
    own layout measures it, in the sizes the flexbox offers. A flexbox takes the least and greatest \
    size it is offered as its own limits; as the root of a document it keeps its own size even where \
    another is demanded. All frames of a flexbox are rounded to whole pixels together, from its root \
    on, so that neighbours meet without a gap.

    Its `padding`, `borderWidth`, `boxSizing`, `aspectRatio` and `display` a `flex` reads itself \
    wherever it stands; in a `flex` they mean the same to the parent. Of edges the narrower wins: \
    `paddingStart` over `paddingLeft`, that over `paddingHorizontal`, that over `padding`. \
    Percentages of all four margins and paddings are of the parent's width.
    """

  static let modes = """
    `flexbox` on the [`layout`](elements/layout.md) says whose habits are kept where the two differ. \
    `yoga`, the default, is Yoga as it comes. `flexLayout` is Yoga as FlexLayout sets it up: an \
    absolute child without insets ignores its parent's padding, and its percentages are of the parent's \
    inner size. In `yoga` the rounding may take a pixel from a \
    text, which then is cut; `layoutc layout` says of which, as *a pixel short*. In `flexLayout` the text \
    keeps it, and nothing else moves. `css` is the flexbox of browsers:

    * An item is no smaller than its content, as far as it has no smaller size, no minimum and shows what \
    does not fit: a text no narrower than its longest word. `overflow`, which any child may say there, \
    takes that away.

    * Free space is shared out until no item violates its minimum or its maximum; factors of less than 1 \
    in all take that share of it, and shrinking is by the length within padding and border.

    * Percentages of a length that its content decides count as `auto`, or 0, until it is found. A height \
    is definite where it is said, demanded of the document, or stretched.

    * A ratio turns one length into the other where that is `auto`, and never cuts the content.

    * Absolute children are no wider than what their insets leave of the parent, keep to its content box \
    without insets, and stand between two of them as `alignSelf` and `auto` margins have it.

    * The first line of a text is its baseline. `start` and `end` are edges of the script, `flexStart` and \
    `flexEnd` those of the axis; these two no other flexbox knows, since they are the same there.

    Of initial values it takes over that of `justifyContent`, which is `flexStart`, and no other: a `flex` \
    is a column whose children do not shrink and whose lines stand at the start, unless it says otherwise. A `flex` of a component from another \
    document keeps that document's habits for its own children.
    """

  static let differences = """
    Frames of `yoga` and `flexLayout` are those that Yoga gives a new tree, whatever was laid out \
    before. In Yoga a container is visited several times in one layout, and later visits see what \
    earlier ones left. So an item of `flex="1"` in a container whose length follows from its content is \
    as long as its own content, and stays so once the container has that length; CSS has it begin with \
    nothing each time. A baseline is where the last visit left it, and a text or a box that was \
    measured before keeps that size where Yoga takes the question for the same one.

    Five things are otherwise here:

    * Yoga takes two lengths of a text for the same where they round to the same pixel. In \
    `<flex><flex gap="2%"><view/><text height="27" flexShrink="1">you</text></flex></flex>` the text \
    is 27 points high in Yoga, though the gap leaves it 26.46; here it has these, which round to 28.

    * Yoga compares what a text was offered before, with its margins, with what it is offered now \
    without them. In \
    `<flex alignItems="end"><flex><flex direction="row"><text marginHorizontal="6">the the a in \
    Ida</text><view marginRight="15"/></flex></flex></flex>`, 100 points wide and in letters of 10 points, \
    the text stays 80 wide in Yoga though it has room for 90.

    * Yoga forgets the sizes of a box once it has measured eight of them in one layout, as happens in \
    nests of many levels, and visits the box again; so it does where another length is offered, though the \
    same comes of it. Here a box is visited once for each result.

    * No length is greater than 9,999,999 points. In a line whose factors of shrinking cancel out, \
    such as 1 and −1, Yoga makes boxes of 900 million.

    * Where Yoga gives no number, as for hidden children of a container with `wrap="wrapReverse"`, or \
    stops the program, there is an ordinary frame. What no number could mean, such as a negative \
    length, is an error in the document and held to the nearest legal value where it comes from elsewhere.

    An element is measured a few times, however deep it stands, where the sizes it is offered come \
    again. Two kinds of nests make new ones on every level: percentages of margins, paddings, gaps \
    or limits in containers without a width, and texts that shrink in row after column after row. \
    No element is measured in more than 128 ways; then its last answer does for the others. Up to \
    eight levels of percentages in a row, or thirty of shrinking texts, are solved exactly; beyond, \
    sizes may be a little off, and a hundred levels take tens of milliseconds. `layoutc check` warns \
    of the percentages. A width on one level, in points or in percent, ends the row.
    """
}
