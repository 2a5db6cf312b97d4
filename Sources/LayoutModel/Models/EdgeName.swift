package import LayoutSchema

/// The nine names for edges of an element.
package enum EdgeName: String, CaseIterable, Sendable {
  case all
  case top
  case left
  case bottom
  case right
  case start
  case end
  case horizontal
  case vertical
}

extension AttributeName {
  package static let margins: [EdgeName: AttributeName] = [
    .all: .margin, .top: .marginTop, .left: .marginLeft, .bottom: .marginBottom,
    .right: .marginRight, .start: .marginStart, .end: .marginEnd,
    .horizontal: .marginHorizontal, .vertical: .marginVertical,
  ]

  package static let paddings: [EdgeName: AttributeName] = [
    .all: .padding, .top: .paddingTop, .left: .paddingLeft, .bottom: .paddingBottom,
    .right: .paddingRight, .start: .paddingStart, .end: .paddingEnd,
    .horizontal: .paddingHorizontal, .vertical: .paddingVertical,
  ]

  package static let itemPaddings: [EdgeName: AttributeName] = [
    .all: .itemPadding, .top: .itemPaddingTop, .left: .itemPaddingLeft,
    .bottom: .itemPaddingBottom, .right: .itemPaddingRight, .start: .itemPaddingStart,
    .end: .itemPaddingEnd, .horizontal: .itemPaddingHorizontal, .vertical: .itemPaddingVertical,
  ]

  package static let borderWidths: [EdgeName: AttributeName] = [
    .all: .borderWidth, .top: .borderWidthTop, .left: .borderWidthLeft,
    .bottom: .borderWidthBottom, .right: .borderWidthRight, .start: .borderWidthStart,
    .end: .borderWidthEnd, .horizontal: .borderWidthHorizontal, .vertical: .borderWidthVertical,
  ]

  package static let insets: [EdgeName: AttributeName] = [
    .all: .insets, .top: .insetTop, .left: .insetLeft, .bottom: .insetBottom, .right: .insetRight,
    .start: .insetStart, .end: .insetEnd,
  ]

  /// The attributes for four edges, with those for single edges.
  package static let edgeFamilies = [insets, margins, paddings, itemPaddings, borderWidths]

  package static let flexInsets: [EdgeName: AttributeName] = [
    .top: .top, .left: .left, .bottom: .bottom, .right: .right, .start: .start, .end: .end,
  ]
}
