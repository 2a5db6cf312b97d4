import LayoutDiagnostics
import LayoutEngine

/// Makes the repairs of one document, as far as nothing becomes worse.
///
/// Repairs that do not meet are made together; then the document is looked at again, because what one
/// repair was in the way of may be repaired then. Repairs of what is said twice or does nothing claim
/// to move no frame, and are held to it.
struct DocumentFixer: ~Copyable {
  private let request: FixRequest
  /// Whether frames are compared, or it is only asked what would be repaired.
  private let provesFrames: Bool
  private var pictures: FramePictures

  private static let mostRounds = 10
  /// How often a document is looked at again at most, and how many bytes are read for that.
  private static let mostTrials = 40
  private static let mostBytes = 16_000_000

  init(
    _ request: FixRequest, provesFrames: Bool, sharing modules: ModuleLoader,
    registry: LayoutRegistry,
  ) {
    self.request = request
    self.provesFrames = provesFrames
    pictures = FramePictures(sharing: modules, registry: registry)
  }

  /// A document with its repairs.
  struct Outcome {
    var bytes: [UInt8]
    /// What there is to say about it then.
    var judgement: Judgement
    var report = FixReport()
  }

  /// The document at a path, of whose text `first` is what there is to say, with its repairs.
  mutating func fix(
    _ bytes: [UInt8], at path: String, _ first: Judgement, _ settings: RuleSettings,
    with judge: inout DocumentJudge,
  ) -> Outcome {
    var outcome = Outcome(bytes: bytes, judgement: first)
    var trials = min(Self.mostTrials, max(2, Self.mostBytes / max(1, bytes.count)))
    var refused: Set<Candidate.Key> = []
    var faults: [Diagnostic] = []
    // Those that claim to move nothing go first, where they are held to it.
    let claims: [Bool?] = provesFrames ? [true, false] : [nil]
    for _ in 0..<Self.mostRounds {
      let before = outcome.report.repairs
      for claim in claims {
        let all = candidates(outcome.judgement, claiming: claim, besides: refused)
        guard !all.isEmpty, trials > 0 else { continue }
        trials -= 1
        let verdict = make(all, at: path, settings, &outcome, with: &judge)
        if verdict == .made { continue }
        if all.count == 1 {
          refused.insert(all[0].key)
          if verdict == .moved { faults.append(.movedFrame(all[0])) }
          continue
        }
        // One of them is to blame: the others are made one by one.
        var rest = all
        while let next = rest.first, trials > 0 {
          trials -= 1
          switch make([next], at: path, settings, &outcome, with: &judge) {
          case .made: break
          case .worse: refused.insert(next.key)
          case .moved:
            refused.insert(next.key)
            faults.append(.movedFrame(next))
          }
          rest = candidates(outcome.judgement, claiming: claim, besides: refused)
        }
      }
      if outcome.report.repairs == before || trials == 0 { break }
    }
    outcome.report.found = first.all.count
    outcome.report.fixed = max(0, first.all.count - outcome.judgement.all.count)
    outcome.judgement.diagnostics += faults
    return outcome
  }

  /// What became of repairs that were tried.
  private enum Verdict {
    case made
    /// Something is found that was not found before.
    case worse
    /// A frame is another one.
    case moved
  }

  /// Tries repairs together, and keeps them where nothing is worse.
  private mutating func make(
    _ candidates: [Candidate], at path: String, _ settings: RuleSettings,
    _ outcome: inout Outcome, with judge: inout DocumentJudge,
  ) -> Verdict {
    var batch = RepairBatch(for: outcome.bytes.count)
    for candidate in candidates { _ = batch.add(candidate.fix) }
    let bytes = batch.applied(to: outcome.bytes)
    guard !batch.isEmpty, bytes != outcome.bytes else { return .worse }
    let judgement = judge.judge(bytes, insteadOf: path, settings)
    guard !judgement.isWorse(than: outcome.judgement) else { return .worse }
    if provesFrames, candidates.allSatisfy(\.claimsAlikeFrames), outcome.judgement.isSound,
      let before = pictures.all(of: outcome.bytes, insteadOf: path),
      let after = pictures.all(of: bytes, insteadOf: path)
    {
      guard before.count == after.count, zip(before, after).allSatisfy({ $0.isLike($1) }) else {
        return .moved
      }
      outcome.report.trials += after.count
    }
    outcome.bytes = bytes
    outcome.judgement = judgement
    outcome.report.repairs += batch.count
    return .made
  }

  /// The repair of each finding that has one, which either claim to move no frame or do not, or all.
  private func candidates(
    _ judgement: Judgement, claiming claim: Bool?, besides refused: Set<Candidate.Key>
  ) -> [Candidate] {
    judgement.diagnostics.compactMap { finding in
      // Where one repair was refused, the next may do.
      let all = finding.fixes.filter { !$0.edits.isEmpty && (request == .all || $0.isSafe) }
        .map { Candidate(finding: finding, fix: $0) }
      guard let candidate = all.first(where: { !refused.contains($0.key) }),
        claim == nil || candidate.claimsAlikeFrames == claim
      else { return nil }
      return candidate
    }
  }
}

/// A finding with the repair that is to be made.
private struct Candidate {
  struct Key: Hashable {
    var rule: String
    var message: String
    var title: String
  }

  var finding: Diagnostic
  var fix: FixIt

  /// What it is known by while offsets change.
  var key: Key { Key(rule: finding.id.name, message: finding.message, title: fix.title) }

  /// Whether it repairs what is said twice, does nothing or costs time, so that nobody sees it.
  var claimsAlikeFrames: Bool {
    guard fix.isSafe, let group = finding.id.entry.group else { return false }
    switch group {
    case .style, .suspicious, .performance: return true
    case .correctness, .accessibility, .localisation, .project: return false
    }
  }
}

extension Judgement {
  /// Whether something is found that was not found before, or more often.
  fileprivate func isWorse(than before: Judgement) -> Bool {
    var counts: [Told: Int] = [:]
    for finding in before.all { counts[Told(finding), default: 0] += 1 }
    for finding in all {
      guard let count = counts[Told(finding)], count > 0 else { return true }
      counts[Told(finding)] = count - 1
    }
    return !isSound && before.isSound
  }

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
}

extension Diagnostic {
  fileprivate static func movedFrame(_ candidate: Candidate) -> Diagnostic {
    Diagnostic(
      .movedFrame, "to \(candidate.fix.title) would move a frame, and was left out",
      at: candidate.finding.range,
      label: "a fault in the repair of '\(candidate.finding.id.name)'; please report it")
  }
}
