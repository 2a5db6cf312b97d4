import LayoutDiagnostics
import LayoutEngine

/// Repairs one document, as far as the repairs cause no new findings.
///
/// For each finding only the first repair is tried. Repairs that do not overlap are made together.
/// The document is then checked again, because repairs that overlapped before may now be possible.
/// Repairs of redundant or useless markup claim to move no frame, and the claim is tested; if the
/// frames cannot be compared, these repairs are left out.
struct DocumentFixer: ~Copyable {
  private let request: FixRequest
  /// Whether frames are compared, rather than only counting the possible repairs.
  private let provesFrames: Bool
  /// The largest number of repairs.
  private let mostRepairs: Int
  private var pictures: FramePictures

  private static let mostRounds = 10
  /// The largest number of checks of one document, and of bytes read for them.
  private static let mostTrials = 40
  private static let mostBytes = 16_000_000

  init(
    _ request: FixRequest, provesFrames: Bool, sharing modules: ModuleLoader,
    registry: LayoutRegistry, mostRepairs: Int = .max,
  ) {
    self.request = request
    self.mostRepairs = mostRepairs
    self.provesFrames = provesFrames
    pictures = FramePictures(sharing: modules, registry: registry)
  }

  /// A document after its repairs.
  struct Outcome {
    var bytes: [UInt8]
    /// The findings on the repaired document.
    var result: LintResult
    var report = FixReport()
  }

  /// Repairs the document at a path, whose current findings are `first`.
  mutating func fix(
    _ bytes: [UInt8], at path: String, _ first: LintResult, _ settings: RuleSettings,
    with linter: inout DocumentLinter,
  ) -> Outcome {
    var outcome = Outcome(bytes: bytes, result: first)
    var trials = min(Self.mostTrials, max(2, Self.mostBytes / max(1, bytes.count)))
    var refused: Set<Candidate.Key> = []
    var faults: [Diagnostic] = []
    // Repairs that claim to move no frame come first, while the claim can be tested.
    let claims: [Bool?] = provesFrames ? [true, false] : [nil]
    for _ in 0..<Self.mostRounds {
      let before = outcome.report.repairs
      for claim in claims {
        let all = candidates(outcome.result, claiming: claim, besides: refused)
        guard !all.isEmpty, trials > 0, outcome.report.repairs < mostRepairs else { continue }
        trials -= 1
        let verdict = make(all, at: path, settings, &outcome, with: &linter)
        if verdict == .made { continue }
        if all.count == 1 {
          refused.insert(all[0].key)
          if verdict == .moved { faults.append(.movedFrame(all[0])) }
          continue
        }
        // At least one of the repairs fails, so they are tried one by one.
        var rest = all
        while let next = rest.first, trials > 0, outcome.report.repairs < mostRepairs {
          trials -= 1
          switch make([next], at: path, settings, &outcome, with: &linter) {
          case .made: break
          case .worse, .unproved: refused.insert(next.key)
          case .moved:
            refused.insert(next.key)
            faults.append(.movedFrame(next))
          }
          rest = candidates(outcome.result, claiming: claim, besides: refused)
        }
      }
      if outcome.report.repairs == before || trials == 0 { break }
    }
    outcome.report.found = first.all.count
    outcome.report.fixed = max(0, first.all.count - outcome.result.all.count)
    if request == .safe {
      outcome.report.unsafe = outcome.result.diagnostics.count {
        $0.firstRepair != nil && $0.safeRepair == nil
      }
    }
    outcome.result.diagnostics += faults
    return outcome
  }

  /// The result of trying repairs.
  private enum Verdict {
    case made
    /// A new finding appeared.
    case worse
    /// A frame changed.
    case moved
    /// The frames before or after are unknown.
    case unproved
  }

  /// Tries repairs together, and accepts them if no finding is new.
  private mutating func make(
    _ candidates: [Candidate], at path: String, _ settings: RuleSettings,
    _ outcome: inout Outcome, with linter: inout DocumentLinter,
  ) -> Verdict {
    var batch = RepairBatch(for: outcome.bytes.count)
    for candidate in candidates { _ = batch.add(candidate.fix) }
    let bytes = batch.applied(to: outcome.bytes)
    guard !batch.isEmpty, bytes != outcome.bytes else { return .worse }
    let result = linter.lint(bytes, insteadOf: path, settings)
    guard !result.isWorse(than: outcome.result) else { return .worse }
    if provesFrames, candidates.allSatisfy(\.claimsAlikeFrames) {
      let before = pictures.all(of: outcome.bytes, insteadOf: path)
      let after = pictures.all(of: bytes, insteadOf: path)
      guard let before, let after else { return .unproved }
      guard before.count == after.count, zip(before, after).allSatisfy({ $0.isLike($1) }) else {
        return .moved
      }
      outcome.report.trials += after.count
    }
    outcome.bytes = bytes
    outcome.result = result
    outcome.report.repairs += batch.count
    return .made
  }

  /// Returns the first repair of each finding that has one.
  ///
  /// If `claim` is given, returns only those that do or do not claim to move no frame.
  ///
  /// Repairs with this claim require a document without errors, since only such a document has
  /// frames.
  private func candidates(
    _ result: LintResult, claiming claim: Bool?, besides refused: Set<Candidate.Key>
  ) -> [Candidate] {
    result.diagnostics.compactMap { finding in
      guard let fix = request == .all ? finding.firstRepair : finding.safeRepair else { return nil }
      let candidate = Candidate(finding: finding, fix: fix)
      guard !refused.contains(candidate.key), claim == nil || candidate.claimsAlikeFrames == claim,
        result.isSound || !candidate.claimsAlikeFrames
      else { return nil }
      return candidate
    }
  }
}

/// A finding with the repair to try.
private struct Candidate {
  struct Key: Hashable {
    var rule: String
    var message: String
    var title: String
  }

  var finding: Diagnostic
  var fix: FixIt

  /// The identity of the repair while offsets change.
  var key: Key { Key(rule: finding.id.name, message: finding.message, title: fix.title) }

  /// Whether the repair concerns redundant, useless or slow markup, and so must not change any
  /// frame.
  var claimsAlikeFrames: Bool {
    guard fix.isSafe, let group = finding.id.entry.group else { return false }
    switch group {
    case .style, .suspicious, .performance: return true
    case .correctness, .accessibility, .localisation, .project: return false
    }
  }
}

extension LintResult {
  /// Whether a finding is new, or occurs more often.
  fileprivate func isWorse(than before: LintResult) -> Bool {
    all.isWorse(than: before.all) || !isSound && before.isSound
  }
}

extension [Diagnostic] {
  /// Whether a finding is new, or occurs more often, by its kind, severity and message.
  func isWorse(than before: [Diagnostic]) -> Bool {
    var counts: [Told: Int] = [:]
    for finding in before { counts[Told(finding), default: 0] += 1 }
    for finding in self {
      guard let count = counts[Told(finding)], count > 0 else { return true }
      counts[Told(finding)] = count - 1
    }
    return false
  }
}

/// What a finding says, wherever it stands.
private struct Told: Hashable {
  var id: DiagnosticID
  var severity: Severity
  var message: String

  init(_ finding: Diagnostic) {
    id = finding.id
    severity = finding.severity
    message = finding.message
  }
}

extension Diagnostic {
  fileprivate static func movedFrame(_ candidate: Candidate) -> Diagnostic {
    Diagnostic(
      .movedFrame, "to \(candidate.fix.title) would move a frame, and was left out",
      at: candidate.finding.range,
      label: "a fault in the repair of '\(candidate.finding.id.name)'; please report it")
  }
}
