import LayoutEngine
import LayoutSchema
import LayoutSemantics

// What the linear family says of itself and reads of its children, laid over the defaults.

extension LinearSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .orientation: orientation = argument.choice() ?? orientation
      case .spacing: spacing = argument.points ?? spacing
      case .separator: separator = argument.points ?? separator
      case .separatorInset: separatorInset = argument.point ?? separatorInset
      case .contentGravity: contentGravity = argument.gravity ?? contentGravity
      default: margin.take(argument, AttributeName.margins)
      }
    }
  }
}

extension LayersSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own { margin.take(argument, AttributeName.margins) }
  }
}

extension FlowSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .orientation: orientation = argument.choice() ?? orientation
      case .spacing: spacing = argument.points ?? spacing
      case .lineSpacing: lineSpacing = argument.points ?? lineSpacing
      default: margin.take(argument, AttributeName.margins)
      }
    }
  }
}

extension LinearItem {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.placement {
      switch argument.name {
      case .width: width = argument.length ?? width
      case .height: height = argument.length ?? height
      case .weight: weight = argument.points
      case .separatorBefore: separatorBefore = argument.bool ?? separatorBefore
      case .gravity: gravity = argument.gravity ?? gravity
      case .offset: offset = argument.point ?? offset
      default: padding.take(argument, AttributeName.paddings)
      }
    }
  }
}

extension LayersItem {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.placement {
      switch argument.name {
      case .width: width = argument.length ?? width
      case .height: height = argument.length ?? height
      case .gravity: gravity = argument.gravity ?? gravity
      case .offset: offset = argument.point ?? offset
      default: padding.take(argument, AttributeName.paddings)
      }
    }
  }
}

extension FlowItem {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.placement {
      switch argument.name {
      case .width: width = argument.length ?? width
      case .height: height = argument.length ?? height
      case .gravity: gravity = argument.gravity ?? gravity
      case .offset: offset = argument.point ?? offset
      default: padding.take(argument, AttributeName.paddings)
      }
    }
  }
}
