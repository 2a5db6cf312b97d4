extension SizeRange {
  /// Returns whether the maximum size lies within bounds, which include their ends.
  ///
  /// Documents use the function for conditions on the available size. An axis without a maximum is
  /// greater than any bound.
  ///
  /// - Parameters:
  ///   - minWidth: The least maximum width, in points; `nil` is no bound.
  ///   - maxWidth: The greatest maximum width, in points; `nil` is no bound.
  ///   - minHeight: The least maximum height, in points; `nil` is no bound.
  ///   - maxHeight: The greatest maximum height, in points; `nil` is no bound.
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
