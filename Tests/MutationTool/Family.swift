/// Sources that are judged together, and who judges them.
struct Family {
  let name: String
  /// Files, or folders with all that is in them.
  let sources: [String]
  /// The tests that are asked about what the referees let pass, as patterns of their names.
  let tests: String

  /// Whether the tests are asked before the referees, who know little of it.
  var asksTestsFirst = false

  static let all = [
    Family(
      name: "box",
      sources: ["Boxes", "Solver", "Stack"].map { "Sources/LayoutEngine/\($0)" },
      tests: engine),
    Family(name: "flex", sources: ["Sources/LayoutEngine/Flex"], tests: engine),
    Family(name: "grid", sources: ["Sources/LayoutEngine/Grid"], tests: engine),
    Family(name: "linear", sources: ["Sources/LayoutEngine/Linear"], tests: engine),
    Family(
      name: "custom", sources: ["Sources/LayoutEngine/Custom", "Sources/MasonryLayout"],
      tests: engine, asksTestsFirst: true),
    Family(
      name: "text", sources: ["Sources/LayoutEngine/Text"],
      tests: "LayoutEngineTests.*Text|MeasurerTests|LocalizationTests|SampleFrameTests",
      asksTestsFirst: true),
    Family(
      name: "expressions",
      sources: [
        "Sources/LayoutEngine/Expressions",
        "Sources/LayoutSemantics/Expressions/ConstantValue.swift",
        "Sources/LayoutSemantics/Expressions/ExpressionEvaluator.swift",
        "Sources/LayoutSemantics/Expressions/ExpressionOperations.swift",
        "Sources/LayoutSemantics/Expressions/ExpressionParser.swift",
      ],
      tests: "LayoutEngineTests.*Expression|LayoutSemanticsTests.*Expression|FixtureTests"
        + "|ExpanderTests",
      asksTestsFirst: true),
  ]

  /// Those that take long, as they compare the engine with itself or count what it does; and those
  /// that count the stack, of which bodies with mutants in them take more.
  static let slowTests = [
    "theDeepestTree", "StackUseTests", "\\.PropertyTests", "\\.RelayoutTests", "AllocationTests",
    "soInAFlexbox", "ratiosInOverflowing", "RunningLayoutTests", "whatTheLimitCutsShort",
    "listsInListsEndWithAFinding",
  ].joined(separator: "|")

  private static let engine =
    "LayoutEngineTests|MasonryLayoutTests|SampleFrameTests"

  /// Whether a file of the package belongs to it.
  func holds(_ file: String) -> Bool {
    sources.contains { file == $0 || file.hasPrefix("\($0)/") }
  }
}

/// The module that a file of the package is compiled into.
func module(of file: String) -> String {
  String(file.split(separator: "/")[1])
}
