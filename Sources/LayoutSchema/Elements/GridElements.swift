extension ElementSpec {
  static let grid: [ElementSpec] = [
    ElementSpec(
      .grid, .flexbox, children: .any,
      "Lays its children out in columns and rows, as CSS Grid does.",
      discussion: """
        The children fill the cells one after another, or stand where `column`, `row` or `area` say. \
        Any element may be one: it is measured by its own layout, [in widths](../README.md#grids) \
        from the least in which nothing of it is cut off up to the one that it wants. A grid without \
        `columns` has one, and rows as there are children. In other layouts a grid is as wide as its \
        children want, within what it is offered, and as high as its rows.
        """,
      example: """
        <grid columns="repeat(autoFill, minmax(160, 1fr))" gap="8" padding="12">
          <image source="asset:Lake" height="120"/>
          <image source="asset:Hills" height="120"/>
          <text column="1 / -1">Two of the pictures</text>
        </grid>
        """)
  ]
}
