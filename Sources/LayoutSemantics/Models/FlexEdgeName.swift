package import LayoutSchema

/// The nine ways to say which edges of an element in a flexbox are meant.
package enum FlexEdgeName: String, CaseIterable, Sendable {
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
  package static let margins: [FlexEdgeName: AttributeName] = [
    .all: .margin, .top: .marginTop, .left: .marginLeft, .bottom: .marginBottom,
    .right: .marginRight, .start: .marginStart, .end: .marginEnd,
    .horizontal: .marginHorizontal, .vertical: .marginVertical,
  ]

  package static let paddings: [FlexEdgeName: AttributeName] = [
    .all: .padding, .top: .paddingTop, .left: .paddingLeft, .bottom: .paddingBottom,
    .right: .paddingRight, .start: .paddingStart, .end: .paddingEnd,
    .horizontal: .paddingHorizontal, .vertical: .paddingVertical,
  ]

  package static let borderWidths: [FlexEdgeName: AttributeName] = [
    .all: .borderWidth, .top: .borderWidthTop, .left: .borderWidthLeft,
    .bottom: .borderWidthBottom, .right: .borderWidthRight, .start: .borderWidthStart,
    .end: .borderWidthEnd, .horizontal: .borderWidthHorizontal, .vertical: .borderWidthVertical,
  ]

  package static let flexInsets: [FlexEdgeName: AttributeName] = [
    .top: .top, .left: .left, .bottom: .bottom, .right: .right, .start: .start, .end: .end,
  ]
}
