import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutRules

/// Finds repairs of broken properties by trying them.
///
/// A repair is offered if the repaired document, over the whole domain, no longer breaks the
/// property at that element and breaks nothing that it did not break before.
struct RepairProver: ~Copyable {
  private var checker: DocumentFrontEnd
  private var screens: ScreenProver

  init(
    modules: ModuleLoader, registry: LayoutRegistry, textMetrics: TextMetricsChoice? = nil,
    languages: [StringTable] = [],
  ) {
    checker = DocumentFrontEnd(sharing: modules)
    screens = ScreenProver(
      registry: registry, textMetrics: textMetrics, languages: languages)
  }

  /// Ends the trials early; see ``ScreenProver/interruption``.
  var interruption: Interruption? {
    get { screens.interruption }
    set { screens.interruption = newValue }
  }

  /// The most repairs of one finding.
  private static let mostRepairs = 3
  /// The most solves of all trials of repairs, as a multiple of those of the proof.
  private static let mostSolves = 5

  /// A document whose broken properties are to be mended.
  struct Broken {
    var text: [UInt8]
    var path: String
    /// The component that was proved by itself; nil for the layout.
    var component: Int?
    var outcome: ScreenProver.Outcome
    var properties: [ProofProperty]
    var previews: [PreviewValues.Preview]
    var domain: ProofDomain
  }

  /// Returns the repairs of each of some violations, in their order.
  mutating func repairs(
    of violations: [ScreenProver.Violation], in broken: Broken, _ settings: RuleSettings
  ) -> [[FixIt]] {
    // Most documents hold.
    guard !violations.isEmpty else { return [] }
    checker.rules = settings.choice
    let found = checker.check(broken.text, insteadOf: broken.path)
    let (document, markup) = (checker.document, checker.markup)
    var left = broken.outcome.tried.solves * Self.mostSolves
    return violations.map { violation in
      var repairs: [FixIt] = []
      let candidates = ProofRepair.candidates(
        for: violation.property.finding, at: violation.node, in: document, markup)
      for candidate in candidates where repairs.count < Self.mostRepairs {
        // The result of a cancelled task is not used, nor is that of an interrupted proof.
        if Task.isCancelled || interruption?.hasHappened == true { break }
        if mends(candidate, violation, broken, found, &left) { repairs.append(candidate) }
      }
      return repairs
    }
  }

  /// Whether a candidate mends a violation and does no harm, as far as `left` solves can tell.
  private mutating func mends(
    _ candidate: FixIt, _ violation: ScreenProver.Violation, _ broken: Broken,
    _ found: [Diagnostic], _ left: inout Int
  ) -> Bool {
    var batch = RepairBatch(for: broken.text.count)
    guard batch.add(candidate) else { return false }
    let text = batch.applied(to: broken.text)
    guard !checker.check(text, insteadOf: broken.path).isWorse(than: found) else { return false }
    // A repair leaves the components where they are.
    let document =
      broken.component.map {
        checker.document.layout(of: checker.document.structure.components[$0])
      }
      ?? checker.document
    // The width of the witness alone refutes most candidates.
    var near = broken.domain
    let width = violation.witness.width
    near.widths = Int(width.rounded(.down))...Int(width.rounded(.up))
    for domain in [near, broken.domain] {
      guard left > 0 else { return false }
      let outcome = screens.outcome(
        of: document, proving: broken.properties, in: broken.previews, over: domain)
      left -= outcome.tried.solves
      let isBetter = outcome.violations.allSatisfy { seen in
        !seen.isLike(violation) && broken.outcome.violations.contains { $0.isLike(seen) }
      }
      guard outcome.obstacle == nil, isBetter else { return false }
    }
    return true
  }
}

extension ScreenProver.Violation {
  /// Whether both are of one property and one element.
  fileprivate func isLike(_ other: Self) -> Bool {
    property.finding == other.property.finding && node == other.node
  }
}
