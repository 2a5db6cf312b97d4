import LayoutEngine
import LayoutSchema
import LayoutSemantics

// The specs of containers, each with what its element says laid over the defaults.

extension StackSpec {
  init(_ model: ElementModel) {
    self.init(direction: .vertical)
    for argument in model.own {
      switch argument.name {
      case .direction: direction = argument.choice() ?? direction
      case .spacing: spacing = argument.points ?? spacing
      case .justifyContent: justifyContent = argument.choice() ?? justifyContent
      case .alignItems: alignItems = argument.choice() ?? alignItems
      case .horizontalAlignment: horizontalAlignment = argument.choice() ?? horizontalAlignment
      case .verticalAlignment: verticalAlignment = argument.choice() ?? verticalAlignment
      case .flexWrap: flexWrap = argument.choice() ?? flexWrap
      case .alignContent: alignContent = argument.choice() ?? alignContent
      case .lineSpacing: lineSpacing = argument.points ?? lineSpacing
      default: break
      }
    }
  }
}

extension InsetSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .insets: insets = argument.edges ?? insets
      case .insetStart: insetStart = argument.dimension
      case .insetEnd: insetEnd = argument.dimension
      case .safeArea: safeArea = EdgeSet(rawValue: argument.flags ?? 0)
      default: break
      }
    }
  }
}

extension CenterSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .centering: centering = Centering(rawValue: argument.flags ?? 0)
      case .sizing: sizing = Sizing(rawValue: argument.flags ?? 0)
      default: break
      }
    }
  }
}

extension RelativeSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .horizontalPosition: horizontalPosition = argument.choice() ?? horizontalPosition
      case .verticalPosition: verticalPosition = argument.choice() ?? verticalPosition
      case .sizing: sizing = Sizing(rawValue: argument.flags ?? 0)
      default: break
      }
    }
  }
}

extension RatioSpec {
  init(_ model: ElementModel) {
    let ratio = model.own.first { $0.name == .ratio }?.points
    self.init(ratio: .number(ratio ?? 1))
  }
}

extension AbsoluteSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own where argument.name == .sizing {
      sizing = argument.choice() ?? sizing
    }
  }
}

extension CornerSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .cornerLocation: cornerLocation = argument.choice() ?? cornerLocation
      case .offset: offset = argument.point ?? offset
      case .wrapsCorner: wrapsCorner = argument.bool ?? wrapsCorner
      default: break
      }
    }
  }
}

extension ClipSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own where argument.name == .clippedDimensions {
      clippedDimensions = argument.choice() ?? clippedDimensions
    }
  }
}

extension ScrollSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own where argument.name == .axis {
      axis = argument.choice() ?? axis
    }
  }
}
