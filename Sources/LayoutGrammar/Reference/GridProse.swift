/// The text of the landing page about grids.
enum GridProse {
  static let grids = """
    A [`grid`](elements/grid.md) lays its children out as browsers do, by CSS Grid Level 2; what it is \
    measured with are frames of Chromium. A `grid` in a `grid` is laid out along with it, and the frames \
    of both are rounded to whole pixels together. Its `padding`, `borderWidth`, `boxSizing` and \
    `aspectRatio` a `grid` reads itself wherever it stands. As the root of a document without a size it \
    is as wide as its columns want.

    Columns by content ask each child for two widths: the one that it wants (`maxContent`), and the least \
    in which nothing of it is cut off (`minContent`). For a text these are its longest line and its \
    longest word; for a picture and a view both are the size of their content. Containers that lay out in \
    a row without wrapping (a horizontal `stack` or `linear`, a `flex` in rows) add up the least widths of \
    their children and the spaces between; all others take the greatest of their children, with \
    padding and insets around it. A `scroll` that moves sideways and a `clip` of its width may come to \
    nothing; an `absolute` has no smaller form than the one that it wants. Heights follow from the width \
    that a child has in the end.

    Where Chromium alone differs and Firefox agrees with what is here, the specification has decided:

    - Percentages of the margins, the padding and the gaps of a subgrid count in the tracks around it: it \
    takes part in their sizing with its edges (CSS Grid Level 2, §9).
    - A subgrid that is absolute has tracks of its own, `none` if it says no other: it is no item of the \
    grid (§9).
    - Where an item with a ratio makes columns longer once rows are known, rows are sized again at these \
    columns (§12.1, step 4); Chromium keeps the first heights, and Firefox the first columns.
    """
}
