package import LayoutDiagnostics

/// All rules, in the order in which what they find at one place is told.
package enum RuleRegistry {
  static let rules: [any Rule.Type] = [
    // Values that contradict each other
    GravityConflict.self,
    MinimumOverMaximum.self,
    BaselineInVerticalStack.self,
    AlignmentConflict.self,
    ShadowedBranch.self,
    SameEitherWay.self,

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
    ClampedNumber.self,
    JustifyBesideGrow.self,
    SpacingOfOne.self,
    SpaceBetweenOne.self,
    OverriddenAlignItems.self,
    PercentsOverLine.self,

    // Places in a grid that are not there, or taken
    UnknownArea.self,
    LineOutsideGrid.self,
    SubgridWithoutGrid.self,
    OverlappingItems.self,

    // Lengths that have nothing to refer to
    FractionOfNothing.self,
    MatchBesideSiblings.self,
    InfiniteInset.self,
    PercentOfUndefined.self,
    UnsharedGrow.self,
    IdleJustify.self,
    IdleSpacer.self,
    IdleShrink.self,
    IdleWrap.self,
    IdleLimit.self,
    ZeroLength.self,

    // Settings that hold in some places only
    UnevenSides.self,
    PinnedAtRest.self,
    KeylessLoop.self,
    PhysicalSide.self,

    // Texts that are read otherwise than they are meant
    ForeignInterpolation.self,
    UntranslatedText.self,
    SentenceInPieces.self,
    PluralByHand.self,
    HandMadeAmount.self,
    FixedWidthText.self,

    // What is not there, not seen, or says nothing
    TextWithoutWords.self,
    EmptyContainer.self,
    UselessLeaf.self,
    AlwaysGone.self,
    SwappedLayers.self,
    HalfStroke.self,
    CoveredEdges.self,
    OverriddenStyle.self,

    // What keeps some readers out
    UnlabeledPicture.self,
    RoleWithoutLabel.self,
    HiddenLabel.self,
    LabelAsText.self,
    FixedHeightText.self,
    UnscaledText.self,
    SmallText.self,
    LowContrast.self,

    // What makes a layout slow, or hard to read
    NestedScroll.self,
    DeepNesting.self,
    LargeDocument.self,
    UselessContainer.self,
    NestedInsets.self,
    RedundantDefault.self,
    RedundantAlignSelf.self,
    LongHand.self,
    UnsaidDirection.self,
    RepeatedColor.self,
    ConstantParameter.self,

    // What only frames can prove
    UnscrolledContent.self,
    TextRunsOut.self,
    TextVanishes.self,
    VanishedLeaf.self,
    OutsideParent.self,
    SmallTouchTarget.self,
    UnequalGrow.self,
    PercentWraps.self,
    OverruledSize.self,
    RatioOnStretchedItem.self,

    // What is of no use is only looked for in documents without errors.
    UnusedDeclaration.self,
    UnusedSharedDeclaration.self,
  ]

  /// What the rules find, in their order: with ids, groups and whether they are on by default.
  package static let findings = rules.map { $0.finding }

  /// The rule that has to know what other documents use.
  package static let acrossDocuments = UnusedSharedDeclaration.finding

  /// The examples of every rule, which tests hold to their word.
  package static let examples = rules.map { rule in
    RuleExamples(
      finding: rule.finding,
      asksFrames: rule.asksFrames,
      asksOthers: rule.finding == acrossDocuments,
      wrong: ([rule.finding.entry.bad] + rule.alsoWrong).compactMap(\.document),
      right: ([rule.finding.entry.good] + rule.alsoRight).compactMap(\.document))
  }
}

/// Documents that a rule finds something in, and others that it must not.
package struct RuleExamples: Sendable {
  package let finding: DiagnosticID
  /// Whether the checker alone does not find it, but only whoever also solves the document.
  package let asksFrames: Bool
  /// Whether it finds something only where it is known what other documents use.
  package let asksOthers: Bool
  package let wrong: [String]
  package let right: [String]
}
