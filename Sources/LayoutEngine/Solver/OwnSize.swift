/// A node's own size as ranges, in which percentages count as `auto`.
struct OwnSize: Sendable {
  var width: Interval
  var height: Interval
  var widthHasPercent: Bool
  var heightHasPercent: Bool

  /// The size of a node that declares none.
  static let open = OwnSize(
    width: .unbounded, height: .unbounded, widthHasPercent: false, heightHasPercent: false)
}

extension OwnSize {
  init(_ size: ElementSize) {
    width = size.widthRange(parent: .infinity)
    height = size.heightRange(parent: .infinity)
    widthHasPercent = size.width.isPercent || size.minWidth.isPercent || size.maxWidth.isPercent
    heightHasPercent =
      size.height.isPercent || size.minHeight.isPercent || size.maxHeight.isPercent
  }
}

extension ElementSize {
  package func widthRange(parent: Float, most: Float = .infinity) -> Interval {
    Interval(width, minWidth, maxWidth, parent: parent, most: most)
  }

  package func heightRange(parent: Float, most: Float = .infinity) -> Interval {
    Interval(height, minHeight, maxHeight, parent: parent, most: most)
  }
}

extension Interval {
  /// Creates the range of an own size on one axis; the minimum wins over the maximum, both over
  /// `exact`.
  init(
    _ exact: LayoutDimension, _ least: LayoutDimension, _ greatest: LayoutDimension, parent: Float,
    most: Float
  ) {
    let low = least.length(of: parent) ?? 0
    let high = greatest.length(of: parent) ?? most
    guard high > low else {
      self.init(exactly: low)
      return
    }
    guard let exact = exact.length(of: parent) else {
      self.init(low, high)
      return
    }
    self.init(exactly: Interval(low, high).clamped(exact))
  }
}

extension LayoutDimension {
  /// Returns the length in points; nil for `auto`, and for a percentage of an indefinite length.
  ///
  /// An infinite `parent` is indefinite. Percentages are computed in double precision, so that 10 %
  /// of 390 is 39. A sum of both is at least 0, or of either sign if `isSigned`.
  package func length(of parent: Float, isSigned: Bool = false) -> Float? {
    switch self {
    case .auto: return nil
    case .points(let points): return points
    case .percent(let percent):
      guard parent < .infinity else { return nil }
      return Float(Double(parent) * Double(percent) / 100).clamped(to: Limits.length)
    case .mixed(let mixed):
      guard parent < .infinity else { return nil }
      let length = mixed.length(of: parent)
      return isSigned ? length : length.clampedPositive(to: Limits.length)
    }
  }
}

extension MixedLength {
  /// Returns the sum in points, of either sign, computed in double precision.
  func length(of whole: Float) -> Float {
    Float(Double(percent) * Double(whole) / 100 + Double(points)).clamped(to: Limits.length)
  }
}
