// What a box says of its size to a flexbox of CSS. Lengths are those of the border box, no number
// where they are `auto` or a percent of something indefinite.

extension Borrowed<FlexBox> {
  /// The preferred size.
  @inline(__always)
  func preferred(_ axis: Axis, of whole: Float, frame: Float) -> Float {
    borderBox(length(axis, of: whole), frame)
  }

  /// The minimum size.
  @inline(__always)
  func minimum(_ axis: Axis, of whole: Float, frame: Float) -> Float {
    guard pointee.flags.contains(.hasLimits) else { return .nan }
    let least =
      axis == .row
      ? resolved(pointee.minWidth, .minWidth, of: whole)
      : resolved(pointee.minHeight, .minHeight, of: whole)
    return borderBox(least, frame)
  }

  /// The maximum size, infinite where there is none.
  @inline(__always)
  func maximum(_ axis: Axis, of whole: Float, frame: Float) -> Float {
    guard pointee.flags.contains(.hasLimits) else { return .infinity }
    let most =
      axis == .row
      ? resolved(pointee.maxWidth, .maxWidth, of: whole)
      : resolved(pointee.maxHeight, .maxHeight, of: whole)
    guard !most.isNaN else { return .infinity }
    return borderBox(most, frame)
  }

  /// The flex basis, where it is a length.
  @inline(__always)
  func definiteBasis(of whole: Float, frame: Float) -> Float {
    borderBox(resolved(pointee.basis, .basis, of: whole), frame)
  }

  /// A length that was said, as one of the border box.
  @inline(__always)
  private func borderBox(_ length: Float, _ frame: Float) -> Float {
    guard !pointee.flags.contains(.isContentBox) else {
      return length.isNaN ? .nan : (length > 0 ? length : 0) + frame
    }
    return length < frame ? frame : length
  }

  /// A length held to the limits of an axis: the least one wins.
  @inline(__always)
  func held(_ length: Float, _ axis: Axis, of whole: Float, frame: Float) -> Float {
    guard pointee.flags.contains(.hasLimits) else { return length < frame ? frame : length }
    var held = length
    let most = maximum(axis, of: whole, frame: frame)
    if held > most { held = most }
    let least = minimum(axis, of: whole, frame: frame)
    if held < least { held = least }
    return held < frame ? frame : held
  }

  /// Whether the box has an automatic minimum size.
  func keepsContent(_ axis: Axis, of whole: Float, _ frame: Float) -> Bool {
    !pointee.rules.contains(.clips) && minimum(axis, of: whole, frame: frame).isNaN
  }

  @inline(__always)
  var hasRatio: Bool { !pointee.aspectRatio.isNaN }

  /// The length that the aspect ratio gives on an axis for `other`, one across it; `frame` is padding
  /// and border on this axis, `otherFrame` on the other.
  func transferred(_ axis: Axis, from other: Float, frame: Float, otherFrame: Float) -> Float {
    let ratio = axis == .row ? pointee.aspectRatio : 1 / pointee.aspectRatio
    guard pointee.flags.contains(.isContentBox) else {
      let length = other * ratio
      return length < frame ? frame : length
    }
    let content = other - otherFrame
    return (content > 0 ? content : 0) * ratio + frame
  }

  /// A length by content, held to what the limits of the other axis come to by the aspect ratio; of
  /// `whole` are percents on that axis, `frame` is padding and border on this one.
  func heldByRatio(
    _ length: Float, _ axis: Axis, of whole: Float, frame: Float, otherFrame: Float
  ) -> Float {
    guard hasRatio else { return length }
    var length = length
    let most = maximum(axis.cross, of: whole, frame: otherFrame)
    if most < .infinity {
      let limit = transferred(axis, from: most, frame: frame, otherFrame: otherFrame)
      if length > limit { length = limit }
    }
    // What has no least length is no shorter than its padding and border.
    let least = minimum(axis.cross, of: whole, frame: otherFrame)
    let limit = transferred(
      axis, from: least.isNaN ? otherFrame : least, frame: frame, otherFrame: otherFrame)
    return length < limit ? limit : length
  }
}
