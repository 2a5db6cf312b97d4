/// What the landing page says of flexboxes.
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
    absolute child without insets ignores its parent's padding, its percentages are of the parent's \
    inner size, and a basis is taken afresh in each pass. In `yoga` the rounding may take a pixel from a \
    text, which then is cut; `layoutc layout` says of which, as *a pixel short*. In `flexLayout` the text \
    keeps it, and nothing else moves.
    """

  static let differences = """
    Frames are Yoga's, with three exceptions. Where Yoga's answer depends on what the same tree was \
    asked before (a basis or a percentage kept from an earlier size, the order of visits), the answer \
    here is that of a tree laid out for the first time. Where Yoga gives no number, as for hidden \
    children of a container that wraps in reverse, or stops the program, there is an ordinary frame. \
    And what no number could mean, such as a negative length, is an error in the document and held \
    to the nearest legal value where it comes from elsewhere.

    An element is measured a few times, however deep it stands, where the sizes it is offered come \
    again. Two kinds of nests make new ones on every level: percentages of margins, paddings, gaps \
    or limits in containers without a width, and texts that shrink in row after column after row. \
    No element is measured in more than 128 ways; then its last answer does for the others. Up to \
    eight levels of percentages in a row, or thirty of shrinking texts, are solved exactly; beyond, \
    sizes may be a little off, and a hundred levels take tens of milliseconds. `layoutc check` warns \
    of the percentages. A width on one level, in points or in percent, ends the row.
    """
}
