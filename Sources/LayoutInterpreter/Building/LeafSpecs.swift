import LayoutEngine
import LayoutSchema
import LayoutSemantics

// The specs of leaves, each with what its element says laid over the defaults.

extension TextSpec {
  init(_ model: ElementModel, _ document: TypedDocument) {
    self.init()
    if model.hasStyledPieces {
      runs = model.pieces.map { TextRun($0, document) }
    } else if let piece = model.pieces.first {
      content = document.string(piece.text)
    }
    for argument in model.own {
      switch argument.name {
      case .fontSize: fontSize = argument.points
      case .fontFamily: fontFamily = argument.string(in: document)
      case .fontWeight: fontWeight = argument.choice()
      case .textStyle: textStyle = argument.choice()
      case .lineHeight: lineHeight = argument.points
      case .maxLines: maxLines = argument.integer ?? maxLines
      case .truncation: truncation = argument.choice() ?? truncation
      case .textAlign: textAlign = argument.choice() ?? textAlign
      case .color: color = argument.color(in: document)
      case .scalesText: scalesText = argument.bool ?? scalesText
      case .localized: localized = argument.bool ?? localized
      default: break
      }
    }
  }
}

extension TextRun {
  init(_ piece: ElementModel.Piece, _ document: TypedDocument) {
    self.init(content: document.string(piece.text))
    for argument in piece.attributes {
      switch argument.name {
      case .fontSize: fontSize = argument.points
      case .fontFamily: fontFamily = argument.string(in: document)
      case .fontWeight: fontWeight = argument.choice()
      case .textStyle: textStyle = argument.choice()
      case .lineHeight: lineHeight = argument.points
      case .color: color = argument.color(in: document)
      case .scalesText: scalesText = argument.bool
      case .localized: localized = argument.bool
      default: break
      }
    }
  }
}

extension ImageSpec {
  init(_ model: ElementModel, _ document: TypedDocument) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .source: source = argument.image(in: document) ?? source
      case .intrinsicSize: intrinsicSize = argument.size
      case .contentMode: contentMode = argument.choice() ?? contentMode
      default: break
      }
    }
  }
}

extension ViewSpec {
  init(_ model: ElementModel, _ document: TypedDocument) {
    self.init()
    for argument in model.own {
      switch argument.name {
      case .class: `class` = argument.string(in: document) ?? `class`
      case .intrinsicSize:
        if argument.value == .fill {
          intrinsicSize = .fill
        } else if let size = argument.size {
          intrinsicSize = .size(size)
        }
      default: break
      }
    }
  }
}

extension SpacerSpec {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.own where argument.name == .minLength {
      minLength = argument.points ?? minLength
    }
  }
}
