// The table of functions, in the order of the reference.
extension FunctionSpec {
  /// Returns the row of a function.
  static func of(_ function: ExpressionFunction) -> FunctionSpec {
    switch function {
    case .count:
      FunctionSpec(
        function,
        OperationForm(OperandSpec("x", [.list(.any), .string]), gives: .type(.integer)),
        takes: "a list or a String", call: "count(items)",
        "how many elements a list, or characters a String has",
        examples: [
          ExpressionExample("count('Café')", "4"), ExpressionExample("count([3, 5])", "2"),
        ],
        otherNames: ["length", "len", "size"], propertyNames: ["count", "length", "size"],
        work: .text)
    case .isEmpty:
      FunctionSpec(
        function,
        OperationForm(OperandSpec("x", [.list(.any), .string]), gives: .type(.bool)),
        takes: "a list or a String", call: "isEmpty(items)", "whether a list or String has none",
        examples: [ExpressionExample("isEmpty('')", "true")], propertyNames: ["isEmpty"])
    case .first:
      FunctionSpec(
        function, OperationForm(OperandSpec("xs", [.list(.any)]), gives: .elementOrNil),
        takes: "a list", call: "first(items)",
        "the first element of a list, `nil` where there is none",
        examples: [ExpressionExample("first([3, 5])", "3")],
        otherNames: ["head"], propertyNames: ["first"])
    case .last:
      FunctionSpec(
        function, OperationForm(OperandSpec("xs", [.list(.any)]), gives: .elementOrNil),
        takes: "a list", call: "last(items)",
        "the last element of a list, `nil` where there is none",
        examples: [ExpressionExample("last([3, 5])", "5")], propertyNames: ["last"])
    case .filter:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("xs", [.list(.any)]), OperandSpec("test", [.closure([.bool])]),
          gives: .operand(0)),
        takes: "a list and a test of its elements", call: "filter(items, x => x.isOpen)",
        "the elements of a list for which a test holds, as in `filter(items, x => x.isOpen)`",
        examples: [ExpressionExample("filter([1, 2, 3], x => x > 1)", "[2, 3]")],
        otherNames: ["where"], propertyNames: ["filter"], work: .operands)
    case .map:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("xs", [.list(.any)]), OperandSpec("value", [.closure([.any])]),
          gives: .list(1)),
        takes: "a list and a value for each element", call: "map(items, x => x.name)",
        "a value for each element of a list, as in `map(items, x => x.price * x.count)`",
        examples: [ExpressionExample("map([1, 2], x => x * 10)", "[10, 20]")],
        otherNames: ["select"], propertyNames: ["map"], work: .operands)
    case .sorted:
      FunctionSpec(
        function,
        OperationForm(OperandSpec("xs", sortableLists), gives: .operand(0)),
        OperationForm(
          OperandSpec("xs", [.list(.any)]), OperandSpec("key", [.closure(.sortable)]),
          gives: .operand(0)),
        takes: "a list and what it is sorted by: numbers, dates, a String or a Bool",
        call: "sorted(items, x => x.name)",
        "the elements of a list in ascending order, as in `sorted(items, x => x.name)`; elements of the same rank keep their order, and Strings are compared by their characters",
        examples: [
          ExpressionExample("sorted([3, 1, 2])", "[1, 2, 3]"),
          ExpressionExample("sorted([1, 3, 2], x => -x)", "[3, 2, 1]"),
        ],
        otherNames: ["sort", "sortBy", "orderBy", "sortedBy"], propertyNames: ["sorted"],
        work: .operands)
    case .reversed:
      FunctionSpec(
        function,
        OperationForm(OperandSpec("xs", [.list(.any)]), gives: .operand(0)),
        takes: "a list", call: "reversed(items)",
        "the elements of a list from the last to the first",
        examples: [ExpressionExample("reversed([1, 2, 3])", "[3, 2, 1]")],
        otherNames: ["reverse"], propertyNames: ["reversed"], work: .operands)
    case .unique:
      FunctionSpec(
        function,
        OperationForm(OperandSpec("xs", sortableLists), gives: .operand(0)),
        takes: "a list of numbers, of String or of Bool", call: "unique(items.day)",
        "the elements of a list without those that are equal to one before them",
        examples: [ExpressionExample("unique([1, 2, 1])", "[1, 2]")],
        otherNames: ["distinct", "uniqued"], propertyNames: ["unique", "distinct"],
        work: .operands)
    case .sum:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec(
            "xs",
            [OperandType].ordered.map { .list($0) }
              + [OperandType].ordered.map { .list(.optional($0)) }),
          gives: .elementWithoutNil),
        takes: "a list of numbers, of Points or of Percent", call: "sum(items.price)",
        "the numbers of a list together, as in `sum(items.price)`, without those that are `nil`; integers stay within their limits",
        examples: [ExpressionExample("sum([1, 2.5])", "3.5")],
        otherNames: ["total"], propertyNames: ["sum"], work: .operands)
    case .contains:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("x", [.list(.comparable), .string]),
          OperandSpec("y", [.element], as: .element, mayBeNil: true), gives: .type(.bool)),
        takes: "a list and an element of it, or two Strings", call: "contains(items, item)",
        "whether a list holds an element, or a String another String",
        examples: [
          ExpressionExample("contains(['a', 'b'], 'b')", "true"),
          ExpressionExample("contains('Harbour', 'x')", "false"),
        ],
        otherNames: ["includes"], work: .operands)
    case .min:
      FunctionSpec(
        function, ofList, extreme, takes: "numbers of one kind, dates, or a list of them",
        call: "min(a, b)", "the least of up to eight, or of a list; `nil` for an empty list",
        examples: [
          ExpressionExample("min(3, 1, 2.5)", "1.0"), ExpressionExample("min([3, 1])", "1"),
        ])
    case .max:
      FunctionSpec(
        function, ofList, extreme, takes: "numbers of one kind, dates, or a list of them",
        call: "max(a, b)", "the greatest of up to eight, or of a list; `nil` for an empty list",
        examples: [
          ExpressionExample("max(3, 1, 2)", "3"), ExpressionExample("max([3, 1])", "3"),
        ])
    case .abs:
      FunctionSpec(
        function, OperationForm(OperandSpec("x", .ordered), gives: .operand(0)),
        takes: "a number", call: "abs(x)", "the number without its sign",
        examples: [ExpressionExample("abs(-3)", "3")])
    case .round:
      FunctionSpec(
        function, rounding, takes: "a number", call: "round(x)",
        "the nearest Integer; halves are rounded away from 0",
        examples: [ExpressionExample("round(-2.5)", "-3")])
    case .floor:
      FunctionSpec(
        function, rounding, takes: "a number", call: "floor(x)", "the next Integer below",
        examples: [ExpressionExample("floor(-2.5)", "-3")], otherNames: ["trunc"])
    case .ceil:
      FunctionSpec(
        function, rounding, takes: "a number", call: "ceil(x)", "the next Integer above",
        examples: [ExpressionExample("ceil(-2.5)", "-2")], otherNames: ["ceiling"])
    case .mod:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("a", .arithmetic, as: .common), OperandSpec("b", .arithmetic, as: .common),
          gives: .operand(0)),
        takes: "two numbers", call: "mod(a, b)",
        "what is left over, with the sign of `b`; 0 for a `b` of 0",
        examples: [ExpressionExample("mod(-1, 3)", "2")])
    case .fixed:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("x", .ordered, as: .number), OperandSpec("n", [.integer]),
          gives: .type(.string)),
        takes: "a number and how many digits stand behind the point", call: "fixed(x, 2)",
        "the number as a String with `n` digits behind the point, at most 15",
        examples: [ExpressionExample("fixed(2.5, 2)", "'2.50'")],
        otherNames: ["toFixed", "format"])
    case .range:
      FunctionSpec(
        function,
        OperationForm(OperandSpec("n", [.integer]), implied: [0], gives: .type(.list(.integer))),
        OperationForm(
          OperandSpec("a", [.integer]), OperandSpec("b", [.integer]),
          gives: .type(.list(.integer))),
        takes: "one or two of type Integer", call: "range(a, b)",
        "the integers from 0, or from `a`, to before the last; at most 10,000",
        examples: [
          ExpressionExample("range(3)", "[0, 1, 2]"), ExpressionExample("range(2, 4)", "[2, 3]"),
        ],
        isFolded: false, work: .range)
    case .lower:
      FunctionSpec(
        function, OperationForm(OperandSpec("x", [.string]), gives: .type(.string)),
        takes: "a String", call: "lower(text)", "the String in small letters",
        examples: [ExpressionExample("lower('Café')", "'café'")],
        otherNames: ["lowercased", "toLowerCase"], propertyNames: ["lowercased"], work: .text)
    case .upper:
      FunctionSpec(
        function, OperationForm(OperandSpec("x", [.string]), gives: .type(.string)),
        takes: "a String", call: "upper(text)", "the String in capitals",
        examples: [ExpressionExample("upper('Café')", "'CAFÉ'")],
        otherNames: ["uppercased", "toUpperCase"], propertyNames: ["uppercased"], work: .text)
    case .pad:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("n", [.integer]), OperandSpec("digits", [.integer]), gives: .type(.string)),
        takes: "an Integer and how many digits it has at least", call: "pad(n, 2)",
        "the Integer with zeros before it up to so many digits, at most 64",
        examples: [ExpressionExample("pad(7, 2)", "'07'")], otherNames: ["padStart"])
    case .prefix:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("x", [.string, .list(.any)]), OperandSpec("n", [.integer]),
          gives: .operand(0)),
        takes: "a String or a list, and how many characters or elements are left",
        call: "prefix(text, 3)", "the first `n` characters of a String or elements of a list",
        examples: [
          ExpressionExample("prefix('Harbour', 4)", "'Harb'"),
          ExpressionExample("prefix([3, 1, 2], 2)", "[3, 1]"),
        ],
        otherNames: ["take", "slice"], work: .text)
    case .join:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("xs", [.list(.string), .list(.integer)]),
          OperandSpec("separator", [.string]), gives: .type(.string)),
        takes: "a list of String or Integer and what stands between them",
        call: "join(items, ', ')",
        "the elements of a list of String or Integer with a String between them",
        examples: [ExpressionExample("join([1, 2, 3], ', ')", "'1, 2, 3'")],
        otherNames: ["joined"], work: .joined)
    case .number:
      FunctionSpec(
        function,
        OperationForm(OperandSpec("x", .arithmetic), gives: .type(.string)),
        OperationForm(
          OperandSpec("x", .arithmetic, as: .number), OperandSpec("n", [.integer]),
          gives: .type(.string)),
        takes: "a number, and how many digits stand behind the point", call: "number(x, 2)",
        "the number as the reader's language writes it, with up to 3 digits behind the point, or `n`",
        examples: [ExpressionExample("number(2.5, 2)", "'2.50'")],
        otherNames: ["formatted"], followsLanguage: true)
    case .percent:
      FunctionSpec(
        function,
        OperationForm(OperandSpec("x", .ordered, as: .fraction), gives: .type(.string)),
        takes: "a Number, of which 1 is 100 %, or a Percent", call: "percent(x)",
        "a Percent, or a Number of which 1 is 100 %, without decimals",
        examples: [ExpressionExample("percent(0.25)", "'25%'")], followsLanguage: true)
    case .money:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("x", .arithmetic, as: .number), OperandSpec("currency", [.currencyCode]),
          gives: .type(.string)),
        takes: "an amount and the code of a currency, such as 'EUR'", call: "money(x, 'EUR')",
        "an amount in a currency, by its code in ISO 4217",
        examples: [ExpressionExample("money(2.5, 'EUR')", "'2.50 EUR'")],
        otherNames: ["currency"], followsLanguage: true)
    case .list:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("xs", [.list(.string), .list(.text)]), gives: .type(.string)),
        takes: "a list of String or Text", call: "list(items)",
        "the elements of a list of String or Text, with the language's word for *and*",
        examples: [ExpressionExample("list(['a', 'b'])", "'a, b'")], followsLanguage: true,
        work: .joined)
    case .date:
      FunctionSpec(
        function, OperationForm(OperandSpec("x", [.date]), gives: .type(.string)),
        OperationForm(
          OperandSpec("x", [.date]), OperandSpec("style", [.style(dateStyles)]),
          gives: .type(.string)),
        takes: "a Date and one of \(words(dateStyles))", call: "date(x, 'short')",
        "the day of a Date as the reader's language writes it in the reader's time zone; without a style `'medium'`",
        examples: [ExpressionExample("date('2024-05-03T14:05', 'short')", "'2024-05-03'")],
        otherNames: ["formatDate", "dateFormat", "toLocaleDateString"], followsLanguage: true)
    case .time:
      FunctionSpec(
        function, OperationForm(OperandSpec("x", [.date]), gives: .type(.string)),
        OperationForm(
          OperandSpec("x", [.date]), OperandSpec("style", [.style(dateStyles)]),
          gives: .type(.string)),
        takes: "a Date and one of \(words(dateStyles))", call: "time(x, 'short')",
        "the time of day of a Date, as `date` does its day; without a style `'short'`",
        examples: [
          ExpressionExample("time('2024-05-03T14:05')", "'14:05'"),
          ExpressionExample("time('2024-05-03T14:05+02:00', 'medium')", "'12:05:00'"),
        ],
        otherNames: ["formatTime", "timeFormat", "toLocaleTimeString"], followsLanguage: true)
    case .relative:
      FunctionSpec(
        function, OperationForm(OperandSpec("x", [.date]), gives: .type(.string)),
        takes: "a Date", call: "relative(x)",
        "how far a Date is from `environment.now`, in the largest unit and the reader's language",
        examples: [ExpressionExample("relative('1970-01-01T03:30')", "'+3 h'")],
        otherNames: ["timeAgo", "fromNow", "formatRelative"], followsLanguage: true)
    case .duration:
      FunctionSpec(
        function,
        OperationForm(
          OperandSpec("seconds", [.integer, .number], as: .number), gives: .type(.string)),
        OperationForm(
          OperandSpec("seconds", [.integer, .number], as: .number),
          OperandSpec("style", [.style(durationStyles)]), gives: .type(.string)),
        takes: "a number of seconds and one of \(words(durationStyles))",
        call: "duration(seconds, 'short')",
        "seconds as hours, minutes and seconds in the reader's language; without a style `'clock'`",
        examples: [
          ExpressionExample("duration(225)", "'3:45'"),
          ExpressionExample("duration(225, 'short')", "'3 min 45 s'"),
        ],
        otherNames: ["formatDuration"], followsLanguage: true)
    }
  }

  /// The styles of dates and times; a test holds them to those of the engine.
  package static let dateStyles = ["short", "medium", "long", "full"]
  /// The styles of durations; a test holds them to those of the engine.
  package static let durationStyles = ["clock", "short", "long"]

  /// Returns words in quotes with an *or*.
  private static func words(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }

  private static let orderedLists: [OperandType] = [OperandType].inOrder.map { .list($0) }
  private static let sortableLists: [OperandType] = [OperandType].sortable.map { .list($0) }

  /// The form of `min` and `max` with a list.
  private static let ofList = OperationForm(
    OperandSpec("xs", orderedLists), gives: .elementOrNil)

  private static let extreme = OperationForm(
    OperandSpec("a", .inOrder, as: .common), OperandSpec("b", .inOrder, as: .common), most: 8,
    gives: .operand(0))

  private static let rounding = OperationForm(
    OperandSpec("x", .arithmetic, as: .number), gives: .type(.integer))
}
