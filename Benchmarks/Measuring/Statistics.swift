extension [Double] {
  /// The median of the values; 0 without any.
  var median: Double {
    let ordered = sorted()
    guard !ordered.isEmpty else { return 0 }
    let middle = ordered.count / 2
    return ordered.count.isMultiple(of: 2)
      ? (ordered[middle - 1] + ordered[middle]) / 2 : ordered[middle]
  }
}

extension Double {
  /// Returns the value with `places` decimals.
  func fixed(_ places: Int) -> String {
    let factor = (0..<places).reduce(1.0) { power, _ in power * 10 }
    let scaled = (self * factor).rounded()
    let whole = Int(scaled / factor)
    guard places > 0 else { return "\(whole)" }
    let part = String(Int(scaled.magnitude.truncatingRemainder(dividingBy: factor)))
    return "\(whole)." + String(repeating: "0", count: places - part.count) + part
  }
}
