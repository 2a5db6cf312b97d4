/// What is true of a box, so that rare rules cost one test.
struct FlexFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static let isRow = FlexFlags(rawValue: 1)
  /// The axis along the box runs from the right or from the bottom.
  static let mainIsReversed = FlexFlags(rawValue: 1 << 1)
  /// The axis across the box runs from the right.
  static let crossIsReversed = FlexFlags(rawValue: 1 << 2)
  static let isContentBox = FlexFlags(rawValue: 1 << 3)
  static let scrolls = FlexFlags(rawValue: 1 << 4)
  static let isHidden = FlexFlags(rawValue: 1 << 5)
  /// Replaced by its children, and itself in no list.
  static let isContents = FlexFlags(rawValue: 1 << 6)
  static let isReferenceBaseline = FlexFlags(rawValue: 1 << 7)
  /// Lines are as high as their baselines make them.
  static let alignsBaselines = FlexFlags(rawValue: 1 << 8)
  static let isFlexLayout = FlexFlags(rawValue: 1 << 9)
  static let isText = FlexFlags(rawValue: 1 << 10)
  /// An absolute box stands in it or in a static box in it.
  static let holdsAbsolute = FlexFlags(rawValue: 1 << 11)
  /// A child, or a gap, is a percent of the axis.
  static let hasPercentOfWidth = FlexFlags(rawValue: 1 << 12)
  static let hasPercentOfHeight = FlexFlags(rawValue: 1 << 13)
  /// What the box is depends on the length of its owner.
  static let readsOwnerWidth = FlexFlags(rawValue: 1 << 14)
  static let readsOwnerHeight = FlexFlags(rawValue: 1 << 15)
  /// A child's basis counts where the length along the box is known.
  static let hasChildBasis = FlexFlags(rawValue: 1 << 16)
  static let hasHorizontalInset = FlexFlags(rawValue: 1 << 18)
  static let hasVerticalInset = FlexFlags(rawValue: 1 << 19)
  static let hasLimits = FlexFlags(rawValue: 1 << 20)
  static let autoTop = FlexFlags(rawValue: 1 << 21)
  static let autoBottom = FlexFlags(rawValue: 1 << 22)
  /// For a reader from the left, and for one from the right.
  static let autoLeftLTR = FlexFlags(rawValue: 1 << 23)
  static let autoRightLTR = FlexFlags(rawValue: 1 << 24)
  static let autoLeftRTL = FlexFlags(rawValue: 1 << 25)
  static let autoRightRTL = FlexFlags(rawValue: 1 << 26)

  /// Says nothing that a line of plain boxes would have to heed.
  static let isPlain = FlexFlags(rawValue: 1 << 27)
  /// One line of plain boxes from left to right or from top to bottom.
  static let hasPlainLine = FlexFlags(rawValue: 1 << 28)
  /// An element of another family stands in it, or it is one.
  static let holdsElement = FlexFlags(rawValue: 1 << 29)
  /// A flexbox itself, not only a child of one.
  static let isContainer = FlexFlags(rawValue: 1 << 30)

  /// What a plain line rules out and may come to be after it was found plain.
  static let plainLine: FlexFlags = [
    .hasPlainLine, .hasLimits, .alignsBaselines, .holdsAbsolute, .hasPercentOfWidth,
    .hasPercentOfHeight,
  ]
  static let isReversedRow: FlexFlags = [.isRow, .mainIsReversed]
  static let readsOwner: FlexFlags = [.readsOwnerWidth, .readsOwnerHeight]
  static let display: FlexFlags = [.isContents, .isHidden]
  static let anyAuto: FlexFlags = [
    .autoTop, .autoBottom, .autoLeftLTR, .autoRightLTR, .autoLeftRTL, .autoRightRTL,
  ]
}
