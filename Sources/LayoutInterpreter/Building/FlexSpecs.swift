import LayoutEngine
import LayoutSchema
import LayoutSemantics

// What a flexbox says of itself and reads of its children, laid over the defaults.

extension FlexSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .direction: direction = argument.choice() ?? direction
      case .wrap: wrap = argument.choice() ?? wrap
      case .justifyContent: justifyContent = argument.choice() ?? justifyContent
      case .alignItems: alignItems = argument.choice() ?? alignItems
      case .alignContent: alignContent = argument.choice() ?? alignContent
      case .gap: gap = argument.dimension
      case .rowGap: rowGap = argument.dimension
      case .columnGap: columnGap = argument.dimension
      case .layoutDirection: layoutDirection = argument.choice() ?? layoutDirection
      case .overflow: overflow = argument.choice() ?? overflow
      case .aspectRatio: aspectRatio = argument.points
      case .display: display = argument.choice() ?? display
      case .boxSizing: boxSizing = argument.choice() ?? boxSizing
      case .flexbox: flexbox = argument.choice() ?? flexbox
      default:
        padding.take(argument, AttributeName.paddings)
        borderWidth.take(argument, AttributeName.borderWidths)
      }
    }
  }
}

extension FlexItem {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.placement {
      switch argument.name {
      case .flexGrow: flexGrow = argument.points
      case .flexShrink: flexShrink = argument.points
      case .flexBasis: flexBasis = argument.dimension ?? flexBasis
      case .alignSelf: alignSelf = argument.choice() ?? alignSelf
      case .position: position = argument.choice() ?? position
      case .aspectRatio: aspectRatio = argument.points
      case .display: display = argument.choice() ?? display
      case .boxSizing: boxSizing = argument.choice() ?? boxSizing
      case .flex: flex = argument.points
      case .isReferenceBaseline: isReferenceBaseline = argument.bool ?? isReferenceBaseline
      default:
        margin.take(argument, AttributeName.margins)
        padding.take(argument, AttributeName.paddings)
        borderWidth.take(argument, AttributeName.borderWidths)
        insets.take(argument, AttributeName.flexInsets)
      }
    }
  }
}

extension FlexEdges {
  /// Takes in an argument that is one of `names`.
  mutating func take(
    _ argument: ElementModel.Argument, _ names: [FlexEdgeName: AttributeName]
  ) {
    guard let edge = names.first(where: { $0.value == argument.name })?.key else { return }
    switch edge {
    case .all: all = argument.edges
    case .top: top = argument.dimension
    case .left: left = argument.dimension
    case .bottom: bottom = argument.dimension
    case .right: right = argument.dimension
    case .start: start = argument.dimension
    case .end: end = argument.dimension
    case .horizontal: horizontal = argument.dimension
    case .vertical: vertical = argument.dimension
    }
  }
}
