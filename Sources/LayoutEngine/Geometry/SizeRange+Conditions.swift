extension SizeRange {
  /// Returns whether the maximum size of the range lies within bounds, which include their ends.
  ///
  /// Documents use the function for conditions on the available size: a range whose maximum width
  /// is 600 offers a `minWidth` of 600, but none of 601. An axis without a maximum is greater than
  /// any finite bound.
  ///
  /// - Parameters:
  ///   - minWidth: The lower bound of the maximum's width, in points; `nil` is no bound.
  ///   - maxWidth: The upper bound of the maximum's width, in points; `nil` is no bound.
  ///   - minHeight: The lower bound of the maximum's height, in points; `nil` is no bound.
  ///   - maxHeight: The upper bound of the maximum's height, in points; `nil` is no bound.
  /// - Returns: Whether both lengths of ``max`` lie within their bounds.
  public func offers(
    minWidth: Float? = nil,
    maxWidth: Float? = nil,
    minHeight: Float? = nil,
    maxHeight: Float? = nil,
  ) -> Bool {
    max.width >= minWidth ?? -.infinity && max.width <= maxWidth ?? .infinity
      && max.height >= minHeight ?? -.infinity && max.height <= maxHeight ?? .infinity
  }
}
