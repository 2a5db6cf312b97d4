// Findings about the choice of rules: configuration, suppression comments and baselines.
extension DiagnosticID {
  package static let brokenExample = DiagnosticID(
    "broken-example",
    .error,
    "An example of a project's own rule does not do what it says.",
    """
    A rule finds something in each '<example fires="yes">' and nothing in any '<example fires="no">', and
    its repair puts right what it finds. Either the pattern or the example says something that is not
    meant. 'layoutc check' of the file asks all of them.
    """,
    bad: .none,
    good: .none,
  )

  package static let brokenProof = DiagnosticID(
    "broken-proof",
    .error,
    "A report of a proof says something that does not hold.",
    """
    `check --verify-report` reads what `check --prove --prove-report` wrote. A digest is another one if a file
    was changed since, a trial is missing if less was tried than the document is meant for, and a verdict
    is wrong if a trial that is solved again breaks a property. Where the document has changed, prove it
    again.
    """,
    bad: .none,
    good: .none,
  )

  package static let invalidRule = DiagnosticID(
    "invalid-rule",
    .error,
    "A file of rules says something that makes no rule.",
    """
    A '*.rule.xml' has a root 'rules' with a 'rule' for each: what it matches, its message, and
    perhaps why, repairs and examples. A test that nobody reads would find something else than is meant,
    so that nothing is checked until it is put right.
    """,
    bad: .none,
    good: .none,
  )

  package static let invalidConfiguration = DiagnosticID(
    "invalid-configuration",
    .error,
    "A setting of the configuration is none, or has a value that it cannot have.",
    """
    A '.layoutc.json' is an object with the members 'extends', 'ruleFiles', 'rules', 'overrides',
    'failOn', 'maxWarnings', 'exclude' and 'prove'. A setting that nobody reads would leave the real one
    without its value, so that nothing is checked until it is put right.
    """,
    bad: .none,
    good: .none,
  )

  package static let invalidSuppression = DiagnosticID(
    "invalid-suppression",
    .warning,
    "A comment for the tools does not say what it is to do.",
    """
    A comment names the rules, or groups of them, that it silences: 'layoutc:disable unequal-grow' holds for the element
    behind it with all that is in it, 'layoutc:disable-file unequal-grow' for the file, and a reason
    may follow a colon. What is an error of the language cannot be silenced.
    """,
    bad: .none,
    good: .none,
  )

  package static let movedFrame = DiagnosticID(
    "moved-frame",
    .warning,
    "A repair that should change no frame would change one.",
    """
    Repairs of what is said twice or does nothing are tried before they are made, by solving the
    document with and without them. One that moves something is a fault of layoutc, and is left out.
    Please report it with the document.
    """,
    bad: .none,
    good: .none,
  )

  package static let staleBaseline = DiagnosticID(
    "stale-baseline",
    .note,
    "A finding that the baseline knows is there no more.",
    """
    A baseline holds the findings that a project had when it was written. What was put right since
    would be silenced if it came back. Write the baseline anew with '--write-baseline'.
    """,
    bad: .none,
    good: .none,
  )

  package static let unknownRule = DiagnosticID(
    "unknown-rule",
    .warning,
    "There is no rule of that name.",
    """
    Rules are named by their ids, as they stand in brackets behind the severity of a finding. A
    misspelt one would switch nothing off, or nothing on. The list of all is printed by
    'layoutc check --list-rules'.
    """,
    bad: .none,
    good: .none,
  )

  package static let unusedSuppression = DiagnosticID(
    "unused-suppression",
    .warning,
    "A comment silences a rule that finds nothing there.",
    """
    What the comment was written for is gone. It would silence the next finding of the rule, which
    nobody has looked at. Remove the comment, or the rule from it.
    """,
    bad: .none,
    good: .none,
  )
}
