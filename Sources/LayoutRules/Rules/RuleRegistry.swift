package import LayoutDiagnostics

/// All rules, in the order in which findings at one place are reported.
package enum RuleRegistry {
  static let rules: [any Rule.Type] = [
    // Values that contradict each other
    GravityConflict.self,
    MinimumOverMaximum.self,
    BaselineInVerticalStack.self,
    AlignmentConflict.self,
    DeadBranch.self,
    SameEitherWay.self,

    // Names that are used twice
    DuplicatePreview.self,
    DuplicateId.self,

    // Settings of a flexbox that have no effect, or less than they seem to
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
    ColumnByDefault.self,
    OverriddenAlignItems.self,
    PercentsOverLine.self,

    // Places in a grid that do not exist or are occupied
    UnknownArea.self,
    LineOutsideGrid.self,
    CountAsLength.self,
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
    IdleTextAlign.self,
    IdleGravity.self,
    IdleShrink.self,
    IdleWrap.self,
    IdleFit.self,
    IdleState.self,
    IdleLimit.self,
    ZeroLength.self,

    // Settings that apply in some places only
    InnerPadding.self,
    NewerWord.self,
    UnevenSides.self,
    PinnedAtRest.self,
    IdleTransition.self,
    UnknownScroll.self,
    KeylessLoop.self,
    SortedIndex.self,
    PhysicalSide.self,

    // Texts whose meaning is misread
    ForeignInterpolation.self,
    CodeInText.self,
    ForeignFont.self,
    UntranslatedText.self,
    SentenceInPieces.self,
    PluralByHand.self,
    HandMadeAmount.self,
    FixedWidthText.self,
    TextAtTop.self,
    CoveringText.self,
    TextInCorner.self,
    SymbolToTheEdge.self,

    // Elements that are missing, invisible or without effect
    TextWithoutWords.self,
    EmptyContainer.self,
    UselessLeaf.self,
    AlwaysGone.self,
    SwappedLayers.self,
    CornerLayer.self,
    HalfStroke.self,
    MaskedLook.self,
    GradientOrder.self,
    CoveredEdges.self,
    OverriddenStyle.self,

    // Markup that excludes some readers
    UnlabeledPicture.self,
    RoleWithoutLabel.self,
    HiddenLabel.self,
    LabelAsText.self,
    FixedHeightText.self,
    UnscaledText.self,
    SmallText.self,
    TightLines.self,
    UnseenText.self,
    LowContrast.self,

    // Markup that makes a layout slow or hard to read
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

    // Findings that only frames can prove
    UnscrolledContent.self,
    TextRunsOut.self,
    TextVanishes.self,
    SplitWord.self,
    OverflowingText.self,
    VanishedLeaf.self,
    OutsideParent.self,
    OverflowingContent.self,
    SmallTouchTarget.self,
    UnequalGrow.self,
    UnsharedShrink.self,
    PercentWraps.self,
    OverruledSize.self,
    StretchedLimit.self,
    RatioOnStretchedItem.self,

    // Properties of screens, which `check --prove` proves over all that a document is meant for
    LeavesParent.self,
    CutText.self,
    ShortText.self,
    Overlap.self,
    Vanished.self,
    SmallTarget.self,
    BrokenWord.self,
    ReadingOrder.self,
    Unreadable.self,
    IdleAttribute.self,

    // Unused declarations, searched only in documents without errors
    UnusedDeclaration.self,
    UnusedSharedDeclaration.self,
  ]

  /// The rules that are properties of screens.
  ///
  /// They are written out, because asking each rule whether it is one would double the time of a
  /// start, and converting this list would lengthen it by a tenth.
  static let proofs: [any ProofRule.Type] = [
    LeavesParent.self, CutText.self, ShortText.self, Overlap.self, Vanished.self,
    SmallTarget.self, BrokenWord.self, ReadingOrder.self, Unreadable.self,
  ]

  /// The kinds of findings of all rules, in the order of the rules.
  package static let findings = rules.map { $0.finding }

  /// The rule on content that stands out of its container, and the property that proves the same at
  /// all widths.
  package static let overflow = (shown: OverflowingContent.finding, proved: LeavesParent.finding)

  /// The kind of the rule that needs the names used by other documents.
  package static let acrossDocuments = UnusedSharedDeclaration.finding

  /// The kind of findings on positions of scrolls that a document does not have.
  package static let unknownScroll = UnknownScroll.finding

  /// The examples of every rule, which tests verify.
  package static let examples = rules.map { rule in
    RuleExamples(
      finding: rule.finding,
      asksFrames: rule.asksFrames,
      asksProof: rule.way.isProof,
      asksOthers: rule.finding == acrossDocuments,
      wrong: ([rule.finding.entry.bad] + rule.alsoWrong).compactMap(\.document),
      right: ([rule.finding.entry.good] + rule.alsoRight).compactMap(\.document))
  }
}

/// Documents in which a rule must report something, and documents in which it must not.
package struct RuleExamples: Sendable {
  package let finding: DiagnosticID
  /// Whether the rule needs frames, so that the checker alone does not report it.
  package let asksFrames: Bool
  /// Whether the rule is a property, which only a proof asks.
  package let asksProof: Bool
  /// Whether the rule needs the names that other documents use.
  package let asksOthers: Bool
  package let wrong: [String]
  package let right: [String]
}
