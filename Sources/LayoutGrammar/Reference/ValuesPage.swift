import LayoutSchema

/// The page of value types: legal values, similar illegal ones, and the exact pattern.
struct ValuesPage {
  var text: String {
    var page = Markdown()
    page.heading(1, "Values")
    page.prose(
      """
      White space around a value does not count, and any amount of it separates the parts of a \
      list. Numbers are decimal digits with a point, never a comma, an exponent or a sign that is \
      not asked for. Below, each type has its legal forms, some that look legal and are not, and \
      the pattern that the grammars use, which speaks of a value with single blanks.
      """)
    for (title, prose, type) in Self.types {
      page.heading(2, title)
      page.prose(prose)
      page.list(
        [
          "Legal: " + list(type.examples),
          "Not legal: " + list(type.counterExamples),
        ].filter { !$0.hasSuffix(": ") })
      if let pattern = type.pattern, type.words == nil { page.code(pattern, "text") }
    }
    return page.text
  }

  private func list(_ values: [String]) -> String {
    values.filter { !$0.isEmpty }
      .map { "`\($0)`".replacing(" ", with: "\u{A0}") }
      .joined(separator: " · ")
  }

  private static let types: [(title: String, prose: String, type: ValueType)] = [
    (
      "Points", "A length in points. Only where the attribute says so it may be negative.",
      .points(.unsigned)
    ),
    (
      "Dimension",
      """
      Points, a percentage or `auto`. A percentage is of the parent's size on the same axis; where \
      the parent has none, it counts as `auto`. Over 100 is legal. A percentage and points may be added, \
      with blanks around the sign: `100% - 20`. Where the percentage has nothing to refer to, the sum is \
      what the percentage alone would be. It is rounded to a hundredth of a percent and an eighth of a \
      point, and has at most 125% and 4096 points. In a list it stands in parentheses.
      """, .dimension(.unsigned)
    ),
    (
      "Edges",
      """
      One, two or four lengths: all edges · top and bottom, left and right · top, left, bottom, \
      right. What else than points a part may be, the attribute says; here, all that `insets` \
      allows.
      """, .edges([.signed, .percent, .infinity])
    ),
    ("Pair", "Two lengths `x y`; x runs from the start edge.", .pair(.signed)),
    ("Size", "Width and height, or one dimension for both.", .size),
    ("Intrinsic size", "The size of content in points, or `fill`.", .intrinsicSize),
    (
      "Size range", "One exact size, or a least and a greatest one with `..` between them.",
      .sizeRange
    ),
    (
      "Number", "Within the bounds that the attribute gives; here, above 0.", .number(.moreThanZero)
    ),
    ("Whole number", "Digits alone.", .integer),
    ("Signed whole number", "Digits, with a minus before them if it is below 0.", .signedInteger),
    ("Truth", "One of two words.", .bool),
    ("Colour", "Hexadecimal digits, or a colour of the host's by name.", .color),
    (
      "Image", "A picture or a symbol of the host's by name, or a picture to be fetched.", .image
    ),
    (
      "Corners",
      "One radius for all corners, or four: top left, top right, bottom right and bottom left.",
      .corners
    ),
    (
      "Shadow",
      """
      How far it lies to the right and below, how far it is blurred, and its colour. Each part may be \
      a binding.
      """, .shadow
    ),
    (
      "Border",
      "The width of a line in points, and its colour. Each part may be a binding.", .border
    ),
    (
      "Dash",
      "The length of each stroke of a line and of the gap behind it. Each part may be a binding.",
      .dash
    ),
    (
      "Gradient",
      """
      Degrees clockwise from the top, and 2 to 16 colours that follow one another: from 90 on the left \
      to the right, from 180 down. In place of degrees `start` and `end` run towards that edge, and \
      `radial` runs from the middle to the farthest corner. A percentage behind a colour is its place on \
      the way, from 0% to 100%; colours without one lie evenly between their neighbours. Degrees and \
      colours may be bindings.
      """, .gradient
    ),
    (
      "Animation",
      """
      A curve, how many seconds it takes, and after them perhaps the seconds before it begins, each from \
      0 to 10; or `none`. Seconds may be bindings. A `spring` goes to its end without going beyond it, \
      `easeIn` begins slowly, `easeOut` ends slowly, `easeInOut` does both, and `linear` neither.
      """, .animation
    ),
    (
      "Tracks",
      """
      Lengths of columns or rows, one after another: points, a percentage, a share with `fr`, a word, or \
      a function of these. Lengths and the number of a repetition may be bindings. Beside `autoFill` and \
      `autoFit` each track has a length in points or percent, as the least or the greatest one. For the \
      columns and the rows of a grid `subgrid` may stand alone.
      """, .tracks(.ownOrShared)
    ),
    (
      "Grid lines",
      """
      One line, or two with a slash between them: a number up to 1000, from the end where it is negative; \
      `span` and how many tracks; or `auto`. Numbers may be bindings.
      """, .gridLines
    ),
    (
      "Areas", "Names of a grid's cells, a row after each bar, as many in each; `.` is no name.",
      .areas
    ),
    (
      "Ratio", "A number above 0, or width and height with a colon between them.",
      .ratio(.heightOverWidth)
    ),
    ("Choice", "One word out of the attribute's list.", .choice(["vertical", "horizontal"])),
    (
      "Flags", "Words out of the attribute's list, in any order; some lists have a word for none.",
      .flags(["x", "y"], none: "none")
    ),
    ("Identifier", "A name in Swift; no keyword of it.", .identifier),
    ("Type name", "A name in Swift that starts with a capital.", .typeName),
    (
      "Text metrics",
      """
      How text is measured without fonts: by built-in advances, or every character W wide and every \
      line H high.
      """, .textMetrics
    ),
    (
      "Text",
      "Anything. `{{` and `}}` stand for braces; single braces are reserved for bindings.", .text
    ),
  ]
}
