import SeededRandom

/// Lists of grid tracks as in style sheets.
enum CSSTracks {
  /// A list of one to four tracks, or one with an automatic repetition.
  static func list(_ random: inout SeededGenerator) -> String {
    switch random.number(0...99) {
    case 0..<12:
      return repetition(&random)
    case 12..<24:
      let count = random.number(2...3)
      let repeated = random.chance(70) ? track(&random) : track(&random) + " " + track(&random)
      let rest = random.chance(40) ? " " + track(&random) : ""
      return "repeat(\(count), \(repeated))\(rest)"
    default:
      let count = random.pick([1, 2, 2, 2, 3, 3, 4]) ?? 2
      return (0..<count).map { _ in track(&random) }.joined(separator: " ")
    }
  }

  /// Returns a repetition of as many tracks as fit.
  ///
  /// CSS allows only fixed tracks beside it.
  static func repetition(_ random: inout SeededGenerator) -> String {
    let word = random.chance(60) ? "autoFill" : "autoFit"
    let least = random.number(20...120)
    let tracks =
      switch random.number(0...9) {
      case 0..<6: "minmax(\(least), 1fr)"
      case 6: "\(least) \(random.number(10...40))"
      case 7: "minmax(\(least), maxContent)"
      default: "\(least)"
      }
    let before = random.chance(15) ? "\(random.number(10...60)) " : ""
    return "\(before)repeat(\(word), \(tracks))"
  }

  /// Returns one track.
  static func track(_ random: inout SeededGenerator) -> String {
    switch random.number(0...99) {
    case 0..<31: "auto"
    case 31..<55: "1fr"
    case 55..<61: random.pick(["2fr", "2fr", "0.5fr", "3fr"]) ?? "2fr"
    case 61..<72: random.length(10...120, percent: 10...60)
    case 72..<76: "minContent"
    case 76..<80: "maxContent"
    case 80..<84: "fitContent(\(random.length(20...120, percent: 10...60)))"
    case 84..<89: "minmax(0, 1fr)"
    case 89..<94: "minmax(\(random.number(20...100)), 1fr)"
    case 94..<96: "minmax(auto, \(random.number(20...100)))"
    case 96..<98: "minmax(\(random.number(10...60)), auto)"
    default: "minmax(minContent, \(random.pick(["1fr", "maxContent", "80"]) ?? "1fr"))"
    }
  }

  /// Returns the length of tracks outside the explicit grid.
  static func implicit(_ random: inout SeededGenerator) -> String {
    switch random.number(0...9) {
    case 0..<3: "1fr"
    case 3..<5: "auto 1fr"
    case 5..<8: "\(random.number(10...80))"
    case 8: "minmax(\(random.number(10...60)), auto)"
    default: random.length(10...80, percent: 10...50)
    }
  }
}
