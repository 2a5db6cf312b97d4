extension SizeRange {
  /// Whether what is offered at most lies within bounds, which are included.
  ///
  /// Where the offer has no limit, it is larger than any bound.
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
