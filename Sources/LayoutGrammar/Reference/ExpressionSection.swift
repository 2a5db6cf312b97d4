import LayoutSchema

/// The section of the landing page about expressions in braces.
///
/// Operators and functions are the rows of their tables.
struct ExpressionSection {
  func write(to page: inout Markdown) {
    page.prose(Self.introduction)
    page.table(["from the loosest", "takes", "gives", "example"], Self.operators)
    page.prose(Self.literals)
    page.table(["type", "widens to", "operators"], Self.types)
    page.prose(Self.optionals)
    page.prose(Self.environment)
    page.prose(Self.texts)
    page.prose(Self.calls)
    page.table(["function", "takes", "gives", "meaning", "example"], Self.functions)
    page.prose(Self.limits)
  }

  private static let introduction = """
    `{title}` stands where a literal could: for a whole value, for one part of a list \
    (`insets="{gutter} 8"`), or in a text (`Hello {name}`). In the braces is an expression over the \
    parameters and constants that are known there. It has a type, which must be the attribute's or \
    widen to it; it changes nothing and cannot fail. Names, ids and classes are written out, and so \
    is all that `layout` and `preview` say.
    """

  private static let operators = OperatorSpec.all.map { row in
    [code(row.spellings), row.takes, row.gives, examples(row.examples)]
  }

  private static func code(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: " ")
  }

  private static func examples(_ examples: [ExpressionExample]) -> String {
    examples.map { "`\($0.source)` is `\($0.result)`" }.joined(separator: ", ")
  }

  private static let literals = """
    XML does not allow `<` and `&` in a value, hence the words. Literals are `12` (Integer), `1.5` \
    (Number), `12pt`, `40%`, `#1A2B3C`, `'text'` with `''` for a quote in it, `true`, `false`, `nil`, \
    and `.word` for a choice, which takes its meaning from what it is compared with or where it \
    stands. Where a Date is due, and beside one, `'2024-05-03T14:05Z'` is one. `asset:Name` is no expression; a `define` gives it a name. Fields of records are \
    reached by `user.name`, and `users.name` is the list of that field of all. `users[0]` is an \
    element, `nil` where there is none, and `[1, 2]` a list that is written out: of the type that its \
    place takes, else of that of its elements. `filter`, `map` and `sorted` evaluate what stands \
    behind `=>` for each element, which has the name before it: `filter(users, user => user.age > \
    17)`. The name hides others, and a list may be made of another one: `sorted(filter(users, x => \
    x.isOpen), x => x.name)`.
    """

  private static let types = [
    ["Integer", "Number, Points", "arithmetic, order"],
    ["Number", "Points", "arithmetic, order"],
    ["Points", "a Dimension", "arithmetic, order"],
    ["Percent", "a Dimension", "`*` and `/` with a Number, order"],
    ["Choice", "a Choice with all of its words", "`==`"],
    ["String", "Text", "`==`"],
    ["Text", "", "none; it is shown"],
    ["Date", "", "`+` and `-` with seconds, `-` with a Date, order"],
    ["Bool, Color, Image, Ratio, Insets", "", "`==`"],
    ["`T`", "`T?`", ""],
    ["records and lists", "", "none; `for` and functions go over lists"],
  ]

  private static let optionals = """
    A value of type `T?` may be `nil` and stands only where that is expected. `x ?? other` gives \
    another value for `nil`, and `user?.name` is `nil` where `user` is; a path goes on from there \
    as if nothing were missing, as in `user?.address.city`. A test `x != nil` opens the path `x`: in the branch behind it, on the \
    right side of its `and`, and in what an `if` holds, it is a `T`. `x == nil` opens it where it \
    does not hold.
    """

  private static let environment = """
    In a body `environment` is what the document is laid out in, unless something else has that name: \
    `environment.textScale` and `environment.scale` (Number), `environment.direction` (`.ltr` or \
    `.rtl`), `environment.appearance` (`.light` or `.dark`), and `environment.safeArea.top`, `.bottom`, \
    `.start` and `.end` (Points), and `environment.now` (Date), which the host sets. Constants, styles and defaults do not see it.

    In `that` of an [`expect`](elements/expect.md), and only there, `#price.end` is a member of the element \
    with the `id` `price`, as the document was laid out.
    """

  private static let texts = """
    In a text a String, an Integer and a Bool print as they are. A Number goes through \
    `fixed(x, 2)`, which says how many digits stand behind the point, or `number(x, 2)`, which writes \
    them as the reader's language does. A literal where a Text is due, such as `'Open'` in \
    `{isOpen ? 'Open' : 'Closed'}`, is a key of its translation, and so is one among other words; a \
    Text prints in a Text alone. A literal holds values as a text does: `{n > 1 ? '{n} files' : 'one \
    file'}`, whose first key is `%lld files`. So `'{a} {b}'` joins two texts, and `'{{'` is a brace.
    """

  private static let calls = """
    Functions take what the table says and nothing that may be `nil`, except that `contains` looks for \
    `nil` in a list of optionals. A number is an Integer, a Number or Points; \(ofPercent) take a \
    Percent too. A style of `date`, `time` or `duration` is a String that is written out, perhaps in \
    `?:`, or a Choice with such words. The examples of functions that follow a language are written \
    as without one, in UTC and at the beginning of 1970.

    A Date is a point in time without a time zone: `x + 60` is a minute later, `x - y` the seconds from \
    `y` to `x`, and `x > y` whether it is later. The time zone belongs to the environment, and only \
    `date` and `time` read it. In JSON a Date is a String in ISO 8601 or the seconds since 1970; \
    without an offset, the String is in UTC. Dates end with the years 1 and 9999.
    """

  /// The functions that take a Percent for a number.
  private static let ofPercent = names { row in
    row.forms.contains { $0.operands.contains { $0.types.contains(.percent) } }
  }

  private static let functions = FunctionSpec.all.map { row in
    [
      code(row.signatures), row.takes, row.forms.last.map(\.resultName) ?? "", row.summary,
      examples(row.examples),
    ]
  }

  private static let limits = """
    Integers end at 64 bits and stay there. Numbers are those of IEEE 754, except that what is divided \
    by 0 is 0; in the end an infinite one counts as the greatest number there is, and what is no number \
    as 0. \(languages) follow the language of the environment, so that no \
    constant and no default holds them; nothing else depends on a language, a region or a time zone, and \
    only `relative` and `environment.now` on the time. What an attribute is given out of its \
    range becomes the nearest value that is in it. An expression has at most 64 levels.
    """

  /// The functions that follow the language.
  private static let languages = names(where: \.followsLanguage)

  /// Returns the names of some functions: `` `number`, `percent` and `list` ``.
  private static func names(where isMeant: (FunctionSpec) -> Bool) -> String {
    let names = FunctionSpec.all.filter(isMeant).map { "`\($0.function.name)`" }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
