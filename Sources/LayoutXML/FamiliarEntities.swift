/// Entities that people know from HTML and that XML does not have.
enum FamiliarEntities {
  /// The reference by number that means the same, or nil where the name is not familiar.
  static func reference(for name: String) -> String? {
    numbers[name].map { "&#\($0);" }
  }

  private static let numbers: [String: Int] = [
    "AMP": 38, "GT": 62, "LT": 60, "QUOT": 34, "bull": 8226, "cent": 162, "copy": 169,
    "darr": 8595, "deg": 176, "euro": 8364, "hellip": 8230, "laquo": 171, "larr": 8592,
    "ldquo": 8220, "lsquo": 8216, "mdash": 8212, "middot": 183, "minus": 8722, "nbsp": 160,
    "ndash": 8211, "para": 182, "plusmn": 177, "pound": 163, "raquo": 187, "rarr": 8594,
    "rdquo": 8221, "reg": 174, "rsquo": 8217, "sect": 167, "shy": 173, "times": 215,
    "trade": 8482, "uarr": 8593, "yen": 165,
  ]
}
