/// The times of Yoga 2026-06 for a standard tree, in nanoseconds per node: the lowest of many runs
/// of its C++ (clang -O3 with LTO) on one machine.
///
/// Machines differ, so these times are scaled by those of poga. On that machine poga took 2.0 times
/// the layout time of `stack1000` and 1.7 times that of `deep100`. Compare them only with the
/// lowest of many runs, since other work on a machine makes a run longer, never shorter.
struct YogaTimes {
  let buildAndLayout: Double
  let layout: Double
  let width: Double
  let leaf: Double

  static let ofTree: [String: YogaTimes] = [
    "stack1000": YogaTimes(buildAndLayout: 532, layout: 313, width: 285, leaf: 236),
    "nest10^4": YogaTimes(buildAndLayout: 1216, layout: 1181, width: 300, leaf: 130),
    "deep100": YogaTimes(buildAndLayout: 3066, layout: 3039, width: 44, leaf: 3746),
    "text100": YogaTimes(buildAndLayout: 2278, layout: 2251, width: 417, leaf: 2680),
    "feed100": YogaTimes(buildAndLayout: 1013, layout: 972, width: 480, leaf: 137),
    "feedcell": YogaTimes(buildAndLayout: 657, layout: 625, width: 376, leaf: 110),
    "deep20": YogaTimes(buildAndLayout: 97470, layout: 97217, width: 120, leaf: 111490),
  ]

  /// Returns how many times slower this machine is than the reference machine, from poga's lowest
  /// layouts of `stack1000` and `deep100`.
  static func slowness(of poga: [String: Peers.Times]) -> Double {
    let factors = [("stack1000", 2.0), ("deep100", 1.7)].compactMap { tree, factor -> Double? in
      guard let now = poga[tree], let then = ofTree[tree] else { return nil }
      return now.lowest / (factor * then.layout)
    }
    return factors.isEmpty ? 1 : factors.reduce(0, +) / Double(factors.count)
  }
}
