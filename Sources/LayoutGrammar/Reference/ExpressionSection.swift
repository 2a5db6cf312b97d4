/// The section of the landing page about expressions in braces.
struct ExpressionSection {
  func write(to page: inout Markdown) {
    page.prose(Self.introduction)
    page.table(["from the loosest", "takes", "gives"], Self.operators)
    page.prose(Self.literals)
    page.table(["type", "widens to", "operators"], Self.types)
    page.prose(Self.optionals)
    page.prose(Self.environment)
    page.prose(Self.texts)
    page.table(["function", "what it gives"], Self.functions)
    page.prose(Self.limits)
  }

  private static let introduction = """
    `{title}` stands where a literal could: for a whole value, for one part of a list \
    (`insets="{gutter} 8"`), or in a text (`Hello {name}`). In the braces is an expression over the \
    parameters and constants that are known there. It has a type, which must be the attribute's or \
    widen to it; it changes nothing and cannot fail. Names, ids and classes are written out, and so \
    is all that `layout` and `preview` say.
    """

  private static let operators = [
    ["`test ? one : other`", "a Bool and two values of one type", "one of the two"],
    ["`or`, then `and`", "Bool", "Bool; the right side is read only where it matters"],
    ["`not`", "Bool", "Bool"],
    [
      "`==` `!=` `>` `>=` `lt` `le`", "two values of one type",
      "Bool; they do not follow one another",
    ],
    ["`??`", "an optional and a value for `nil`", "the value of the one or the other"],
    ["`+` `-`", "numbers", "the wider type of the two"],
    ["`*` `/`", "numbers; a Percent with a Number", "`/` gives a Number, or a Percent of one"],
    ["`-x`", "a number or a Percent", "the same type"],
  ]

  private static let literals = """
    XML does not allow `<` and `&` in a value, hence the words. Literals are `12` (Integer), `1.5` \
    (Number), `12pt`, `40%`, `#1A2B3C`, `'text'` with `''` for a quote in it, `true`, `false`, `nil`, \
    and `.word` for a choice, which takes its meaning from what it is compared with or where it \
    stands. `asset:Name` is no expression; a `define` gives it a name. Fields of records are \
    reached by `user.name`, and `users.name` is the list of that field of all. `users[0]` is an \
    element, `nil` where there is none, and `[1, 2]` a list that is written out: of the type that its \
    place takes, else of that of its elements.
    """

  private static let types = [
    ["Integer", "Number, Points", "arithmetic, order"],
    ["Number", "Points", "arithmetic, order"],
    ["Points", "a Dimension", "arithmetic, order"],
    ["Percent", "a Dimension", "`*` and `/` with a Number, order"],
    ["Choice", "a Choice with all of its words", "`==`"],
    ["String", "Text", "`==`"],
    ["Text", "", "none; it is shown"],
    ["Bool, Color, Image, Ratio, Insets", "", "`==`"],
    ["`T`", "`T?`", ""],
    ["records and lists", "", "none; `for` goes over lists"],
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
    `.start` and `.end` (Points). Constants, styles and defaults do not see it.
    """

  private static let texts = """
    In a text a String, an Integer and a Bool print as they are. A Number goes through \
    `fixed(x, 2)`, which says how many digits stand behind the point, or `number(x, 2)`, which writes \
    them as the reader's language does. A literal where a Text is due, such as `'Open'` in \
    `{isOpen ? 'Open' : 'Closed'}`, is a key of its translation, and so is one among other words; a \
    Text prints in a Text alone. A literal holds values as a text does: `{n > 1 ? '{n} files' : 'one \
    file'}`, whose first key is `%lld files`. So `'{a} {b}'` joins two texts, and `'{{'` is a brace.
    """

  private static let functions = [
    ["`count(x)`", "how many elements a list, or characters a String has"],
    ["`isEmpty(x)`", "whether a list or String has none"],
    ["`first(x)` `last(x)`", "that element of a list, `nil` where there is none"],
    [
      "`sum(x)`",
      "the numbers of a list together, as in `sum(items.price)`; integers stay within their limits",
    ],
    ["`contains(x, y)`", "whether a list holds an element, or a String another String"],
    ["`min(a, b)` `max(a, b)`", "the least or greatest of up to eight"],
    ["`abs(x)`", "the number without its sign"],
    [
      "`round(x)` `floor(x)` `ceil(x)`",
      "an Integer: the nearest, the next below, the next above; halves are rounded away from 0",
    ],
    ["`mod(a, b)`", "what is left over, with the sign of `b`; 0 for a `b` of 0"],
    ["`fixed(x, n)`", "the number as a String with `n` digits behind the point, at most 15"],
    [
      "`range(n)` `range(a, b)`",
      "the integers from 0, or from `a`, to before the last; at most 10,000",
    ],
    ["`lower(x)` `upper(x)`", "the String in small letters or capitals"],
    ["`pad(n, 2)`", "the Integer with zeros before it up to so many digits, at most 64"],
    ["`prefix(x, n)`", "the first `n` characters of a String"],
    ["`join(xs, ', ')`", "the elements of a list of String or Integer with a String between them"],
    [
      "`number(x)` `number(x, n)`",
      "the number as the reader's language writes it, with up to 3 digits behind the point, or `n`",
    ],
    ["`percent(x)`", "a Percent, or a Number of which 1 is 100 %, without decimals"],
    ["`money(x, 'EUR')`", "an amount in a currency, by its code in ISO 4217"],
    ["`list(xs)`", "the elements of a list of String or Text, with the language's word for *and*"],
  ]

  private static let limits = """
    Integers end at 64 bits and stay there. Numbers are those of IEEE 754, except that what is divided \
    by 0 is 0; in the end an infinite one counts as the greatest number there is, and what is no number \
    as 0. `number`, `percent`, `money` and `list` follow the language of the environment, so that no \
    constant and no default holds them; nothing else depends on a language or region, and nothing on \
    the time. What an attribute is given out of its \
    range becomes the nearest value that is in it. An expression has at most 64 levels.
    """
}
