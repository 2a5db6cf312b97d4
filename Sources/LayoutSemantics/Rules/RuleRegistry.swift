package import LayoutDiagnostics

/// All rules, in the order in which what they find at one place is told.
package enum RuleRegistry {
  static let rules: [any Rule.Type] = [
    // Values that contradict each other
    GravityConflict.self,
    MinimumOverMaximum.self,
    BaselineInVerticalStack.self,
    AlignmentConflict.self,

    // Names that stand twice
    DuplicatePreview.self,
    DuplicateId.self,

    // Settings of a flexbox that do nothing, or less than they say
    PercentNest.self,
    UnwrappedLines.self,
    BasisOverSize.self,
    AutoMarginOverJustify.self,
    StaticInset.self,
    OpposingInsets.self,
    FlexOverridden.self,
    RatioOverSize.self,

    // Lengths that have nothing to refer to
    MatchBesideSiblings.self,
    InfiniteInset.self,
    PercentOfUndefined.self,
    UnsharedGrow.self,

    // Texts that are read otherwise than they are meant
    ForeignInterpolation.self,

    // What only frames can prove
    UnscrolledContent.self,
    TextRunsOut.self,
    UnequalGrow.self,
    PercentWraps.self,
    OverruledSize.self,
    RatioOnStretchedItem.self,

    // What is of no use is only looked for in documents without errors.
    UnusedDeclaration.self,
  ]

  /// The examples of every rule, which tests hold to their word.
  package static let examples = rules.map { rule in
    RuleExamples(
      finding: rule.finding,
      asksFrames: rule is any FrameRule.Type,
      wrong: ([rule.finding.entry.bad] + rule.alsoWrong).compactMap(\.document),
      right: ([rule.finding.entry.good] + rule.alsoRight).compactMap(\.document))
  }
}

/// Documents that a rule finds something in, and others that it must not.
package struct RuleExamples: Sendable {
  package let finding: DiagnosticID
  /// Whether the checker alone does not find it, but only whoever also solves the document.
  package let asksFrames: Bool
  package let wrong: [String]
  package let right: [String]
}
