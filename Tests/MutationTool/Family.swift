/// A group of sources, and the tests for it.
struct Family {
  let name: String
  /// Source files, or folders with all their files.
  let sources: [String]
  /// The tests to run on mutants that the referees did not detect, as patterns of their names.
  ///
  /// The quick ones come first.
  let tests: [String]

  /// What is run on a mutant, in order, until one notices it.
  var judges: [Judge.Kind] = [.referees, .tests, .relayouts, .frames]

  /// The order where the referees cover little of the family.
  private static let testsFirst: [Judge.Kind] = [.tests, .relayouts, .frames, .referees]

  static let all = [
    Family(
      name: "box",
      sources: ["Boxes", "Solver", "Stack"].map { "Sources/LayoutEngine/\($0)" },
      tests: [engine]),
    Family(name: "flex", sources: ["Sources/LayoutEngine/Flex"], tests: [engine]),
    Family(
      name: "grid", sources: ["CSS", "Grid"].map { "Sources/LayoutEngine/\($0)" }, tests: [engine]),
    Family(name: "linear", sources: ["Sources/LayoutEngine/Linear"], tests: [engine]),
    Family(
      name: "custom", sources: ["Sources/LayoutEngine/Custom", "Sources/MasonryLayout"],
      tests: [engine], judges: testsFirst),
    Family(
      name: "text", sources: ["Sources/LayoutEngine/Text"],
      tests: ["LayoutEngineTests.*Text|MeasurerTests|LocalizationTests|SampleFrameTests"],
      judges: testsFirst),
    Family(
      name: "expressions",
      sources: [
        "Sources/LayoutEngine/Expressions",
        "Sources/LayoutModel/Expressions/ConstantValue.swift",
        "Sources/LayoutModel/Expressions/ExpressionCode.swift",
        "Sources/LayoutModel/Expressions/ExpressionEvaluator.swift",
        "Sources/LayoutModel/Expressions/ExpressionOperations.swift",
        "Sources/LayoutModel/Expressions/ExpressionParser.swift",
        "Sources/LayoutModel/Expressions/ListPass.swift",
      ],
      tests: [
        "LayoutEngineTests.*Expression|LayoutCheckingTests.*Expression|FixtureTests|ProgramTests"
      ],
      judges: testsFirst),
    Family(
      name: "values",
      sources: [
        "Sources/LayoutEngine/Dates",
        "Sources/LayoutEngine/Expressions/Expressions+Dates.swift",
        "Sources/LayoutEngine/Expressions/Expressions+Lists.swift",
        "Sources/LayoutLanguages",
        "Sources/LayoutModel/Expressions/ListPass.swift",
      ],
      tests: [
        "LayoutInterpreterTests|LayoutEngineTests.*(Expression|Date|Time|Instant)",
        "\\.(Fixture|Program)Tests",
        "LayoutCheckingTests.*Expression",
      ],
      judges: [.tests]),
    Family(
      name: "guesses", sources: ["Sources/LayoutChecking/Guesses"],
      tests: ["\\.RecordedAnswerTests"] + checker + ["\\.ImportTests"], judges: [.tests]),
    Family(
      name: "rules", sources: ["Sources/LayoutRules"],
      tests: checker + [
        "\\.RecordedRuleTests", "\\.(OwnRule|RuleFile).*Tests|\\.UnusedSharedDeclarationTests",
      ],
      judges: [.tests]),
    Family(
      name: "views",
      sources: [
        "Sources/LayoutEngine/Actions",
        "Sources/LayoutEngine/States",
        "Sources/LayoutEngine/Tree/LayoutTree+Resting.swift",
        "Sources/LayoutViews",
      ],
      tests: ["LayoutViewsTests|\\.(StateLook|DrawnLook|RestingOffset|ControlLibrary)Tests"],
      judges: [.tests]),
  ]

  /// Tests that are skipped: slow ones, which compare the engine with itself or count operations,
  /// and those that measure the stack, since mutated bodies need more of it.
  static let slowTests = [
    "theDeepestTree", "StackUseTests", "\\.PropertyTests", "\\.RelayoutTests", "AllocationTests",
    "soInAFlexbox", "ratiosInOverflowing", "RunningLayoutTests", "whatTheLimitCutsShort",
    "listsInListsEndWithAFinding",
  ].joined(separator: "|")

  private static let checker = [
    "\\.FixtureTests",
    "\\.(Rule|CatalogExample|Repair|Guess)Tests",
    "\\.(FirstRepair|TypedGuess|Following|FrameRule|ForeignNumbers|NumericRepair)Tests",
  ]

  private static let engine =
    "LayoutEngineTests|MasonryLayoutTests|SampleFrameTests"

  /// Whether a file of the package belongs to the family.
  func holds(_ file: String) -> Bool {
    sources.contains { file == $0 || file.hasPrefix("\($0)/") }
  }
}

/// Returns the module that a file of the package is compiled into.
func module(of file: String) -> String {
  String(file.split(separator: "/")[1])
}
