// Findings about a single value.
extension DiagnosticID {
  package static let invalidColor = DiagnosticID(
    "invalid-color",
    .error,
    "The value is no colour.",
    """
    A colour is '#' with 3, 4, 6 or 8 hexadecimal digits, or 'asset:' with the name of a colour in
    the app. The last digit of 4 and the last two of 8 are the opacity. Names such as 'red' are not
    known.
    """,
    bad: .fragment(#"<text content="Hi" color="6B7280"/>"#),
    good: .fragment(##"<text content="Hi" color="#6B7280"/>"##),
  )

  package static let invalidIdentifier = DiagnosticID(
    "invalid-identifier",
    .error,
    "The name cannot be the name of something in Swift.",
    """
    Ids become members and documents become types of the generated Swift. A name is made of letters,
    digits and underscores, does not begin with a digit and is no word of the Swift language.
    """,
    bad: .fragment(#"<text id="main-title" content="Hi"/>"#),
    good: .fragment(#"<text id="mainTitle" content="Hi"/>"#),
  )

  package static let invalidNumber = DiagnosticID(
    "invalid-number",
    .error,
    "The value is no number.",
    """
    Numbers are written with digits and a point, as in '12' and '0.5'. There are no exponents, no
    commas and no names for special values.
    """,
    bad: .fragment(#"<text content="Hi" fontSize="12,5"/>"#),
    good: .fragment(#"<text content="Hi" fontSize="12.5"/>"#),
  )

  package static let loneBrace = DiagnosticID(
    "lone-brace",
    .error,
    "A closing brace stands in a text without an opening one.",
    """
    Braces enclose bindings, '{title}'. A brace that is only a character is written twice, '{{' or
    '}}', wherever a binding could stand.
    """,
    bad: .fragment("<text>Smile :}</text>"),
    good: .fragment("<text>Smile :}}</text>"),
  )

  package static let partCount = DiagnosticID(
    "part-count",
    .error,
    "The list has too few or too many parts.",
    """
    Insets have one part for all edges, two for vertical and horizontal, or four in the order top,
    left, bottom, right. Pairs have two parts. Parts are separated by blanks.
    """,
    bad: .fragment("<inset insets=\"8 16 8\">\n  <text content=\"Hi\"/>\n</inset>"),
    good: .fragment("<inset insets=\"8 16\">\n  <text content=\"Hi\"/>\n</inset>"),
  )

  package static let percentOverHundred = DiagnosticID(
    "percent-over-hundred",
    .warning,
    "A percentage is over 100.",
    """
    The element becomes larger than its parent and sticks out of it. That is legal and sometimes
    meant, but more often a digit too many.
    """,
    bad: .fragment(#"<view id="bar" width="150%"/>"#),
    good: .fragment(#"<view id="bar" width="100%"/>"#),
  )

  package static let typeMismatch = DiagnosticID(
    "type-mismatch",
    .error,
    "The value is of another type than the attribute expects.",
    """
    Each attribute takes one type of value, such as points, a percentage or a word from a list. The
    message says which one was expected and the label where that is declared.
    """,
    bad: .fragment(#"<text content="Hi" fontSize="13pt"/>"#),
    good: .fragment(#"<text content="Hi" fontSize="13"/>"#),
  )

  package static let unknownChoice = DiagnosticID(
    "unknown-choice",
    .error,
    "The value is none of the words that the attribute knows.",
    """
    The attribute takes one word from a list, or several where it is a set of flags. Words are
    camelCase and must be spelt exactly; spellings of other systems are answered with ours.
    """,
    bad: .fragment("<stack direction=\"diagonal\">\n  <text content=\"Hi\"/>\n</stack>"),
    good: .fragment("<stack direction=\"vertical\">\n  <text content=\"Hi\"/>\n</stack>"),
  )

  package static let unknownUnit = DiagnosticID(
    "unknown-unit",
    .error,
    "The number has a unit that does not exist here.",
    """
    Lengths are in points, written '12' or '12pt'; a percentage is '40%' without a blank. Points are
    the same size on every screen, so there are no pixels and nothing to convert.
    """,
    bad: .fragment(#"<image source="asset:Photo" width="56px"/>"#),
    good: .fragment(#"<image source="asset:Photo" width="56pt"/>"#),
  )

  package static let valueOutOfRange = DiagnosticID(
    "value-out-of-range",
    .error,
    "The number is outside the range of the attribute.",
    """
    Sizes and factors are not negative, a ratio is more than zero and an opacity is between 0 and 1.
    Only a few attributes take a sign, such as the spacing before a child of a 'stack'.
    """,
    bad: .fragment("<ratio ratio=\"0\">\n  <view id=\"cover\"/>\n</ratio>"),
    good: .fragment("<ratio ratio=\"0.75\">\n  <view id=\"cover\"/>\n</ratio>"),
  )
}
