/// The options of the command line.
struct Options {
  static let usage = """
    usage: layout-mutants [COUNT [SEED]] [--family NAME…] [--again FILE]
                          [--jobs COUNT] [--verbose]

    It puts COUNT small faults, 60 unless told, at random places of each family, builds them all
    into one set of programs, and runs these once for each fault: first the cases of the referees
    (layout-referees), but for the last four, then, for what these let pass, the tests:

      box, flex, linear, custom, text   those of the engine and the samples
      expressions                       those of expressions and of the interpreter's program
      values                            those of dates, lists, numbers and plurals of languages
      guesses, rules                    those of the checker, and of rules that lay out
      views                             those of views, their actions, states and motion

    then, but for the last four, layout-relayouts, which compares relayouts of random trees with
    new ones. What passes is compared with what was written on 20,000 random trees, to tell which of
    it moves anything.
    A fault is noticed where a case or a test fails, the program dies, or it takes more than three
    times as long. What does not compile is no fault. It prints the share that is noticed and all
    that is not, but for what a comment above its line declares to be equivalent.

    --again tries the faults of a list instead, in the form in which they are printed. --verbose
    prints all of them as they are judged, each with what noticed it.
    """

  var count = 60
  var seed: UInt64?
  var families = ["box", "flex", "grid", "linear", "text", "expressions"]
  var list: String?
  var jobs = 2
  var isVerbose = false

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var numbers: [UInt64] = []
    while let number = rest.first.flatMap({ UInt64($0) }) {
      numbers.append(number)
      rest.removeFirst()
    }
    guard numbers.count <= 2 else { return nil }
    if let first = numbers.first { count = Int(clamping: first) }
    seed = numbers.dropFirst().first
    while let option = rest.popFirst() {
      let values = Array(rest.prefix { !$0.hasPrefix("--") })
      rest = rest.dropFirst(values.count)
      switch (option, values.first) {
      case ("--family", _?): families = values
      case ("--again", let file?) where values.count == 1: list = file
      case ("--jobs", let text?) where values.count == 1:
        guard let number = Int(text), number > 0 else { return nil }
        jobs = number
      case ("--verbose", nil): isVerbose = true
      default: return nil
      }
    }
    guard families.allSatisfy({ name in Family.all.contains { $0.name == name } }) else {
      return nil
    }
  }
}
