/// The distribution of free space along an axis: before the first item, between items, and into
/// each item (CSS Box Alignment 3, §5.3).
///
/// Stacks, flexboxes and grids all use this type. They differ in the alignment if space is lacking,
/// which the caller decides.
struct ContentDistribution {
  /// The space before the first item; negative if items overflow on both sides or at the start.
  private(set) var lead: Float = 0
  private(set) var between: Float = 0
  /// The length added to each item.
  private(set) var stretch: Float = 0

  /// The way to distribute free space.
  enum Word: UInt8, Sendable {
    case start
    case center
    case end
    case stretch
    case spaceBetween
    case spaceAround
    case spaceEvenly
  }

  /// The alignment of items with space at both ends if there is no free space; `spaceBetween` is
  /// `start` then.
  enum Fallback: UInt8, Sendable {
    case start
    case center
    case end
  }

  /// Distributes free space.
  ///
  /// - Parameters:
  ///   - word: The way to distribute free space.
  ///   - free: The free space in points; negative if space is lacking.
  ///   - count: The number of items that share the free space; with 0 nothing is distributed.
  ///   - least: The smallest free space that is distributed.
  ///   - fallback: The alignment for `spaceAround` and `spaceEvenly` if there is less free space.
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
  /// Whether free space goes between neighbouring items.
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

  /// Converts a stack's alignment; `stretch` becomes `start`, because a `stack` stretches its lines
  /// itself.
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
