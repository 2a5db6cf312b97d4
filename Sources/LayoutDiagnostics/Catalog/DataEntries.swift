// Findings about the data, the translations and the layouts that a document is solved with.
extension DiagnosticID {
  package static let approximateFrames = DiagnosticID(
    "approximate-frames",
    .warning,
    "An element was measured in too many ways, so that frames are approximate.",
    """
    Percentages and ratios on many levels of containers make a different size of each, and the work
    doubles with every level. An element that was measured in 128 ways answers as it did last, and what
    stands around it may be off by what the sizes differ in. Give one of the containers a width, or
    write points.
    """,
    bad: .none,
    good: .none,
  )

  package static let invalidData = DiagnosticID(
    "invalid-data",
    .error,
    "A value in the data is not what its parameter takes.",
    """
    Data are a JSON object with a member for each parameter. Strings, numbers and truth values are
    those of JSON, lists are lists, records are objects. Colours, images, percentages, ratios, insets
    and words of a choice are strings, written as in the language.
    """,
    bad: .none,
    good: .none,
  )

  package static let idlePluralForm = DiagnosticID(
    "idle-plural-form",
    .warning,
    "A plural has a form that no number takes in the language.",
    """
    Which forms there are is the language's: German and English have 'one' and 'other', Polish 'few' and
    'many' as well. A form that its numbers never take is never shown. Those for 'zero' are, wherever
    there are some.
    """,
    bad: .none,
    good: .none,
  )

  package static let malformedJSON = DiagnosticID(
    "malformed-json",
    .error,
    "The text is no JSON.",
    """
    Names and strings stand in double quotes, a ',' stands between values and none behind the last
    one, and there are no comments. Reading stops at the first mistake.
    """,
    bad: .none,
    good: .none,
  )

  package static let malformedStrings = DiagnosticID(
    "malformed-strings",
    .error,
    "The file is no table of strings.",
    """
    A table is a String Catalog ('.xcstrings', which is JSON) or a '.strings' file with lines such as
    "Open" = "Geöffnet". Reading stops at the first mistake.
    """,
    bad: .none,
    good: .none,
  )

  package static let mismatchedTranslation = DiagnosticID(
    "mismatched-translation",
    .warning,
    "A translation has other placeholders than its key.",
    """
    A value in a text is '%lld' in its key if it is an Integer, and '%@' otherwise. The translation
    needs a placeholder of that kind for each, once: an app fails where '%@' stands for a number. It may give their order, as in '%2$@ of %1$lld'.
    Only the forms of a plural for one, two or none may do without the number. A text with spans has
    each of them in numbered marks, as in 'Made with <1>care</1>', and so has its translation, in
    any order.
    """,
    bad: .none,
    good: .none,
  )

  package static let missingData = DiagnosticID(
    "missing-data",
    .error,
    "The data have no value for a parameter.",
    """
    A parameter or field without a default needs a value, unless its type is optional. Add it to the
    data, or give the parameter a default.
    """,
    bad: .none,
    good: .none,
  )

  package static let missingPluralForm = DiagnosticID(
    "missing-plural-form",
    .warning,
    "A plural lacks a form that numbers take in the language.",
    """
    Polish counts '2 pliki' and '5 plików', so that a plural needs the forms 'few' and 'many' beside 'one'
    and 'other'. Where one is missing, 'other' is shown in its place. French, Spanish, Italian and
    Portuguese have 'many' for whole millions alone, and may do without.
    """,
    bad: .none,
    good: .none,
  )

  package static let missingTranslation = DiagnosticID(
    "missing-translation",
    .warning,
    "A text has no translation.",
    """
    A literal text is the key of its translation, values in it being placeholders. This one is not in
    the table, or not in the language, so the text is shown as it is written. What is not meant to be
    translated says 'localized="false"'.
    """,
    bad: .none,
    good: .none,
  )

  package static let placeholderData = DiagnosticID(
    "placeholder-data",
    .note,
    "The document is shown without data.",
    """
    Its parameters have stand-ins: a string is its own name, numbers are 0, lists are empty. Data come
    from '--data', or from a preview that names a file in 'data'.
    """,
    bad: .none,
    good: .none,
  )

  package static let tooManyElements = DiagnosticID(
    "too-many-elements",
    .error,
    "The data make more of a document than can be laid out.",
    """
    Lists in lists or long texts handed from component to component can grow without measure. Nobody
    can look at so much at once; give the document less of it.
    """,
    bad: .none,
    good: .none,
  )

  package static let unknownLanguage = DiagnosticID(
    "unknown-language",
    .warning,
    "How the language writes numbers and lists is not known.",
    """
    An app has the formats of its system, or those of `LayoutLanguages`, as the command has: the formats of
    about 140 languages, all that the Unicode CLDR covers completely. In any other `number`, `percent`,
    `money` and `list` are shown as in no language.
    """,
    bad: .none,
    good: .none,
  )

  package static let unknownTimeZone = DiagnosticID(
    "unknown-time-zone",
    .warning,
    "The system has no time zone of the name that a preview says.",
    """
    Time zones have the names of the system's own list, such as 'Europe/Berlin', or are an offset from UTC,
    such as '+02:00'. With any other name the preview shows dates and times in UTC.
    """,
    bad: .none,
    good: .none,
  )

  package static let unknownData = DiagnosticID(
    "unknown-data",
    .error,
    "The data hold a name that nothing takes.",
    """
    Each member of the object is a parameter of the layout, and each member of a record one of its
    fields. A misspelt name would leave the real one without its value.
    """,
    bad: .none,
    good: .none,
  )

  package static let unregisteredLayout = DiagnosticID(
    "unregistered-layout",
    .note,
    "A stand-in is shown for an element whose layout is written in Swift.",
    """
    An 'element' is laid out by the Swift type that its 'class' names, and the command knows those of
    this package alone. A stand-in is as large as the 'intrinsicSize' of the declaration says, or else as
    '--stand-in' does, and has the children in a column; with neither it is as large as that column, or
    100 × 50 where there are no children. Generated code has the layout itself, so that frames are others
    there. So has a program of your own that registers its layouts and runs the same document.
    """,
    bad: .none,
    good: .none,
  )
}
