/// A stack's attributes with its alignments resolved for the direction of the line.
struct StackStyle {
  let spacing: Float
  let lineSpacing: Float
  let justify: StackSpec.JustifyContent
  let align: StackSpec.AlignItems
  let alignContent: StackSpec.AlignContent
  let wraps: Bool

  /// Takes attributes; left and right keep their sides.
  init(_ spec: StackSpec, isRightToLeft: Bool) {
    spacing = spec.spacing
    lineSpacing = spec.lineSpacing
    alignContent = spec.alignContent
    wraps = spec.flexWrap == .wrap
    let horizontal = Alignment(spec.horizontalAlignment, isRightToLeft: isRightToLeft)
    let vertical = Alignment(spec.verticalAlignment)
    let isRow = spec.direction == .horizontal
    justify = (isRow ? horizontal : vertical)?.justify ?? spec.justifyContent
    align = (isRow ? vertical : horizontal)?.align ?? spec.alignItems
  }

  private enum Alignment {
    case start
    case center
    case end

    init?(_ alignment: StackSpec.HorizontalAlignment, isRightToLeft: Bool) {
      switch alignment {
      case .none: return nil
      case .left: self = isRightToLeft ? .end : .start
      case .middle: self = .center
      case .right: self = isRightToLeft ? .start : .end
      }
    }

    init?(_ alignment: StackSpec.VerticalAlignment) {
      switch alignment {
      case .none: return nil
      case .top: self = .start
      case .center: self = .center
      case .bottom: self = .end
      }
    }

    var justify: StackSpec.JustifyContent {
      switch self {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    }

    var align: StackSpec.AlignItems {
      switch self {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    }
  }
}

extension StackItem.AlignSelf {
  /// The alignment, the stack's where it is left to it.
  @inline(__always)
  func resolved(_ align: StackSpec.AlignItems) -> StackSpec.AlignItems {
    switch self {
    case .auto: align
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }
}

extension StackSpec.AlignItems {
  /// Whether children share a baseline.
  @inline(__always)
  var isBaseline: Bool {
    switch self {
    case .baselineFirst, .baselineLast: true
    case .stretch, .start, .end, .center: false
    }
  }
}
