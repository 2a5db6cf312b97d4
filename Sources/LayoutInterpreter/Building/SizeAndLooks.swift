import LayoutEngine
import LayoutSchema
import LayoutSemantics

extension ElementSize {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.size {
      let dimension = argument.dimension ?? .auto
      switch argument.name {
      case .width: width = dimension
      case .height: height = dimension
      case .minWidth: minWidth = dimension
      case .maxWidth: maxWidth = dimension
      case .minHeight: minHeight = dimension
      case .maxHeight: maxHeight = dimension
      default: break
      }
    }
  }
}

extension Appearance {
  /// The element's looks, or nil where it says nothing of them.
  init?(_ model: ElementModel, _ document: TypedDocument) {
    guard !model.appearance.isEmpty else { return nil }
    self.init()
    for argument in model.appearance {
      switch argument.name {
      case .backgroundColor: backgroundColor = argument.color(in: document)
      case .cornerRadius: cornerRadius = argument.points ?? cornerRadius
      case .clipsContent: clipsContent = argument.bool ?? clipsContent
      case .strokeWidth: strokeWidth = argument.points ?? strokeWidth
      case .strokeColor: strokeColor = argument.color(in: document)
      case .opacity: opacity = argument.points ?? opacity
      case .visibility: visibility = argument.choice() ?? visibility
      case .accessibilityLabel: accessibilityLabel = argument.string(in: document)
      case .accessibilityHint: accessibilityHint = argument.string(in: document)
      case .accessibilityRole: accessibilityRole = argument.string(in: document)
      case .accessibilityHidden: accessibilityHidden = argument.bool ?? accessibilityHidden
      default: break
      }
    }
  }
}
