extension Float {
  /// The number rounded to hundredths, which is finer than any pixel: `12`, `33.5`, `0.67`.
  package var toTheHundredth: String {
    guard isFinite, abs(self) < 1e12 else { return description }
    let hundredths = Int((Double(self) * 100).rounded())
    let whole = "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100)"
    let rest = abs(hundredths) % 100
    if rest == 0 { return whole }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
