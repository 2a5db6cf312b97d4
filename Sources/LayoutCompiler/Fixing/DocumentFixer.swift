import LayoutDiagnostics
import LayoutEngine

/// Repairs one document, as far as the repairs cause no new findings.
///
/// For each finding only the first repair is tried. Repairs that do not overlap are made together,
/// those of errors first: rules look at a document only when it has none, so that what they report
/// then was there before.
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
  /// The most repairs in turn of what a repair brought up.
  private static let mostSteps = 3
  /// The largest number of checks of one document, and of bytes read for them.
  private static let mostTrials = 300
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
    let shares: [Share] = provesFrames ? [.errors, .alike, .others] : [.errors, .any]
    for _ in 0..<Self.mostRounds {
      let before = outcome.report.repairs
      for share in shares {
        // All together, and where one of them fails, in halves, so that a few bad ones cost little.
        var groups = [candidates(outcome.result, share, besides: refused).map(\.key)]
        while let group = groups.popLast(), trials > 0, outcome.report.repairs < mostRepairs {
          let tried = candidates(outcome.result, share, besides: refused)
            .filter { group.contains($0.key) }
          guard let first = tried.first else { continue }
          trials -= 1
          var verdict = make(
            tried, at: path, settings, &outcome, with: &linter)
          if verdict != .made, tried.contains(where: { $0.key != first.key }) {
            groups += [group.suffix(group.count / 2), group.dropLast(group.count / 2)].map(
              Array.init)
            continue
          }
          if verdict != .made, tried.count > 1 {
            // The same in several places, of which the first is tried alone.
            trials -= 1
            verdict = make(
              [first], at: path, settings, &outcome, with: &linter)
            if verdict == .made { groups.append(group) }
          }
          guard verdict != .made else { continue }
          refused.insert(first.key)
          if verdict == .moved { faults.append(.movedFrame(first)) }
        }
      }
      if outcome.report.repairs == before || trials <= 0 { break }
      // What failed beside other errors may do without them.
      refused = refused.filter { !$0.breaksDocuments }
    }
    outcome.report.found = first.all.count
    outcome.report.fixed = first.all.count - first.all.count(in: outcome.result.all)
    if request == .safe {
      outcome.report.unsafe = outcome.result.diagnostics.count {
        $0.firstRepair != nil && $0.safeRepair == nil
      }
    }
    outcome.result.diagnostics += faults
    return outcome
  }

  /// The repairs that are tried together.
  private enum Share {
    case errors
    /// Repairs that claim to move no frame, which come before others while the claim can be tested.
    case alike
    case others
    /// All but those of errors.
    case any

    func has(_ candidate: Candidate) -> Bool {
      switch self {
      case .errors: candidate.finding.breaksDocuments
      case .alike: !candidate.finding.breaksDocuments && candidate.claimsAlikeFrames
      case .others: !candidate.finding.breaksDocuments && !candidate.claimsAlikeFrames
      case .any: !candidate.finding.breaksDocuments
      }
    }
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
  ///
  /// Where the repair of an error leads to another error, that is repaired too: a test that lacks
  /// its braces may also lack its comparison. What the repair of one error only brings to light
  /// stays for the author.
  private mutating func make(
    _ candidates: [Candidate], at path: String, _ settings: RuleSettings,
    _ outcome: inout Outcome, with linter: inout DocumentLinter,
  ) -> Verdict {
    guard var (bytes, count) = applied(candidates, to: outcome.bytes) else { return .worse }
    var result = linter.lint(bytes, insteadOf: path, settings)
    let isAlone = candidates.count == 1 && candidates[0].finding.breaksDocuments
    var steps = isAlone ? min(Self.mostSteps, mostRepairs - outcome.report.repairs - 1) : 0
    let repaired = Set(candidates.map(\.finding.id))
    while result.isWorse(than: outcome.result, repairing: repaired),
      !isAlone || !candidates[0].onlyReveals(result, outcome.result)
    {
      let next = self.candidates(result, .errors, besides: []).filter {
        result.all.count(saying: $0.finding) > outcome.result.all.count(saying: $0.finding)
      }
      guard steps > 0, let (changed, more) = applied(next, to: bytes) else { return .worse }
      steps -= 1
      count += more
      bytes = changed
      result = linter.lint(bytes, insteadOf: path, settings)
    }
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
    outcome.report.repairs += count
    return .made
  }

  /// Returns the document after those of the repairs that do not overlap, and their number; nil if
  /// nothing changes.
  private func applied(
    _ candidates: [Candidate], to bytes: [UInt8]
  ) -> (bytes: [UInt8], count: Int)? {
    var batch = RepairBatch(for: bytes.count)
    for candidate in candidates { _ = batch.add(candidate.fix) }
    let changed = batch.applied(to: bytes)
    return batch.isEmpty || changed == bytes ? nil : (changed, batch.count)
  }

  /// Returns the first repair of each finding that has one.
  ///
  /// Repairs that claim to move no frame require a document without errors, since only such a
  /// document has frames.
  private func candidates(
    _ result: LintResult, _ share: Share, besides refused: Set<Candidate.Key>
  ) -> [Candidate] {
    result.diagnostics.compactMap { finding in
      guard let fix = request == .all ? finding.firstRepair : finding.safeRepair else { return nil }
      let candidate = Candidate(finding: finding, fix: fix)
      guard !refused.contains(candidate.key), share.has(candidate),
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
    var breaksDocuments: Bool
  }

  var finding: Diagnostic
  var fix: FixIt

  /// The identity of the repair while offsets change.
  var key: Key {
    Key(
      rule: finding.id.name, message: finding.message, title: fix.title,
      breaksDocuments: finding.breaksDocuments)
  }

  /// Whether the errors that are new after the repair were there before, behind the one that it
  /// answers: it leaves fewer, or gives an element its name, whose content is checked only then.
  func onlyReveals(_ after: LintResult, _ before: LintResult) -> Bool {
    let errors = after.all.filter(\.breaksDocuments)
    guard
      errors.count < before.all.count(where: \.breaksDocuments) || finding.id == .unknownElement
    else { return false }
    // What is wrong with the words of the repair comes from it.
    let written = fix.writtenRanges
    return !errors.contains { error in written.contains { $0.contains(error.range.start) } }
  }

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

extension FixIt {
  /// The places of what the repair writes, in the text after it.
  fileprivate var writtenRanges: [Range<UInt32>] {
    var shift = 0
    return edits.sorted { $0.range.start < $1.range.start }.map { edit in
      let start = Int(edit.range.start) + shift
      let length = edit.replacement.utf8.count
      shift += length - Int(edit.range.end - edit.range.start)
      return UInt32(start)..<UInt32(start + length)
    }
  }
}

extension LintResult {
  /// Whether a finding is new, or occurs more often.
  ///
  /// Where errors became fewer, only errors count: others were hidden by them. What a warning that
  /// is repaired says may come up in another place, where the first of them hid it: a row that is
  /// no longer too long leaves a row in it that is. Nor does a note count that has a repair and
  /// comes in place of a warning: what shares nothing out shares it out unequally afterwards.
  fileprivate func isWorse(
    than before: LintResult, repairing repaired: Set<DiagnosticID>
  ) -> Bool {
    let errors = all.filter(\.breaksDocuments)
    let others = before.all.filter(\.breaksDocuments)
    if errors.isWorse(than: others) || !isSound && before.isSound { return true }
    guard errors.count == others.count else { return false }
    let movable = repaired.filter { $0.severity != .error }
    let hasFewerWarnings =
      all.count { $0.severity == .warning } < before.all.count { $0.severity == .warning }
    func isMovable(_ finding: Diagnostic) -> Bool {
      movable.contains(finding.id)
        || hasFewerWarnings && finding.severity == .note && !finding.fixes.isEmpty
    }
    return all.filter { !isMovable($0) }.isWorse(than: before.all.filter { !isMovable($0) })
      || movable.contains { id in
        all.count { $0.id == id } > before.all.count { $0.id == id }
      }
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

  /// The number of findings that say the same.
  fileprivate func count(saying finding: Diagnostic) -> Int {
    let told = Told(finding)
    return count { Told($0) == told }
  }

  /// The number of these findings that are among others, by their kind, severity and message.
  fileprivate func count(in others: [Diagnostic]) -> Int {
    var counts: [Told: Int] = [:]
    for finding in others { counts[Told(finding), default: 0] += 1 }
    var known = 0
    for finding in self {
      guard let count = counts[Told(finding)], count > 0 else { continue }
      counts[Told(finding)] = count - 1
      known += 1
    }
    return known
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
  /// Whether a document with the finding cannot be laid out, whatever a project makes of it.
  fileprivate var breaksDocuments: Bool { id.severity == .error }

  fileprivate static func movedFrame(_ candidate: Candidate) -> Diagnostic {
    Diagnostic(
      .movedFrame, "to \(candidate.fix.title) would move a frame, and was left out",
      at: candidate.finding.range,
      label: "a fault in the repair of '\(candidate.finding.id.name)'; please report it")
  }
}
