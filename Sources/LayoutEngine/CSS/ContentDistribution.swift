/// Where free space goes along an axis: before the first of several, between them, and into each of them
/// (CSS Box Alignment 3, §5.3).
///
/// Stacks, flexboxes and grids all share out so. They differ in where space is lacking: what then stands
/// where is for the caller to say.
struct ContentDistribution {
  /// Before the first; negative where what overflows does so on both sides or at the start.
  private(set) var lead: Float = 0
  private(set) var between: Float = 0
  /// What is added to each.
  private(set) var stretch: Float = 0

  /// How space is shared out.
  enum Word: UInt8, Sendable {
    case start
    case center
    case end
    case stretch
    case spaceBetween
    case spaceAround
    case spaceEvenly
  }

  /// Where items stand that would have shares of space at both ends, when there is none to share out:
  /// `spaceBetween` is `start` then.
  enum Fallback: UInt8, Sendable {
    case start
    case center
    case end
  }

  /// - Parameters:
  ///   - word: How space is shared out.
  ///   - free: The free space in points, or negative what is lacking.
  ///   - count: How many share it; where none do, it goes nowhere.
  ///   - least: What is less than this is nothing.
  ///   - fallback: What `spaceAround` and `spaceEvenly` are then.
  @inline(__always)
  init(
    _ word: Word, free: Float, count: Int, least: Float = 0, fallback: Fallback = .start
  ) {
    guard word != .start && count > 0 else { return }
    switch word {
    case .start: break
    case .center: lead = free / 2
    case .end: lead = free
    case .stretch: if free >= least { stretch = free / Float(count) }
    case .spaceBetween:
      if free >= least && count > 1 { between = free / Float(count - 1) }
    case .spaceAround:
      if free >= least {
        between = free / Float(count)
        lead = between / 2
      } else {
        lead = fallback.lead(free)
      }
    case .spaceEvenly:
      if free >= least {
        between = free / Float(count + 1)
        lead = between
      } else {
        lead = fallback.lead(free)
      }
    }
  }
}

extension ContentDistribution.Fallback {
  fileprivate func lead(_ free: Float) -> Float {
    switch self {
    case .start: 0
    case .center: free / 2
    case .end: free
    }
  }
}

extension ContentDistribution.Word {
  /// Whether space is put between neighbours.
  var isSpaced: Bool {
    switch self {
    case .spaceBetween, .spaceAround, .spaceEvenly: true
    case .start, .center, .end, .stretch: false
    }
  }

  @inline(__always)
  init(_ justify: FlexSpec.JustifyContent) {
    switch justify {
    case .start, .flexStart: self = .start
    case .center: self = .center
    case .end, .flexEnd: self = .end
    case .spaceBetween: self = .spaceBetween
    case .spaceAround: self = .spaceAround
    case .spaceEvenly: self = .spaceEvenly
    }
  }

  @inline(__always)
  init(_ align: FlexSpec.AlignContent) {
    switch align {
    case .start, .flexStart: self = .start
    case .center: self = .center
    case .end, .flexEnd: self = .end
    case .stretch: self = .stretch
    case .spaceBetween: self = .spaceBetween
    case .spaceAround: self = .spaceAround
    case .spaceEvenly: self = .spaceEvenly
    }
  }

  init(_ align: GridSpec.ContentAlignment) {
    switch align {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .stretch: self = .stretch
    case .spaceBetween: self = .spaceBetween
    case .spaceAround: self = .spaceAround
    case .spaceEvenly: self = .spaceEvenly
    }
  }

  init(_ justify: StackSpec.JustifyContent) {
    switch justify {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .spaceBetween: self = .spaceBetween
    case .spaceAround: self = .spaceAround
    }
  }

  /// A `stack` makes its lines thicker itself where it stretches them.
  init(_ align: StackSpec.AlignContent) {
    switch align {
    case .start, .stretch: self = .start
    case .center: self = .center
    case .end: self = .end
    case .spaceBetween: self = .spaceBetween
    case .spaceAround: self = .spaceAround
    }
  }
}
