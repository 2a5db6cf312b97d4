/// Which lengths of a box are percents.
struct FlexPercents: OptionSet, Sendable {
  let rawValue: UInt32

  static let width = FlexPercents(rawValue: 1)
  static let height = FlexPercents(rawValue: 1 << 1)
  static let minWidth = FlexPercents(rawValue: 1 << 2)
  static let maxWidth = FlexPercents(rawValue: 1 << 3)
  static let minHeight = FlexPercents(rawValue: 1 << 4)
  static let maxHeight = FlexPercents(rawValue: 1 << 5)
  static let basis = FlexPercents(rawValue: 1 << 6)
  static let rowGap = FlexPercents(rawValue: 1 << 7)
  static let columnGap = FlexPercents(rawValue: 1 << 8)
  static let marginTop = FlexPercents(rawValue: 1 << 9)
  static let marginBottom = FlexPercents(rawValue: 1 << 10)
  static let marginLeftLTR = FlexPercents(rawValue: 1 << 11)
  static let marginLeftRTL = FlexPercents(rawValue: 1 << 12)
  static let marginRightLTR = FlexPercents(rawValue: 1 << 13)
  static let marginRightRTL = FlexPercents(rawValue: 1 << 14)
  static let insetTop = FlexPercents(rawValue: 1 << 15)
  static let insetBottom = FlexPercents(rawValue: 1 << 16)
  static let insetLeftLTR = FlexPercents(rawValue: 1 << 17)
  static let insetLeftRTL = FlexPercents(rawValue: 1 << 18)
  static let insetRightLTR = FlexPercents(rawValue: 1 << 19)
  static let insetRightRTL = FlexPercents(rawValue: 1 << 20)
  static let paddingTop = FlexPercents(rawValue: 1 << 21)
  static let paddingLeft = FlexPercents(rawValue: 1 << 22)
  static let paddingBottom = FlexPercents(rawValue: 1 << 23)
  static let paddingRight = FlexPercents(rawValue: 1 << 24)

  static let margins: FlexPercents = [
    .marginTop, .marginBottom, .marginLeftLTR, .marginLeftRTL, .marginRightLTR, .marginRightRTL,
  ]
  static let paddings: FlexPercents = [.paddingTop, .paddingLeft, .paddingBottom, .paddingRight]
  static let verticalInsets: FlexPercents = [.insetTop, .insetBottom]
  static let widthLimits: FlexPercents = [.minWidth, .maxWidth]
  static let heightLimits: FlexPercents = [.minHeight, .maxHeight]
  // Named, because a literal of several allocates where nothing is optimised.
  static let widths: FlexPercents = [.width, .minWidth, .maxWidth]
  static let heights: FlexPercents = [.height, .minHeight, .maxHeight]
  static let ofOwnerWidth: FlexPercents = [.margins, .paddings, .widths]
}
