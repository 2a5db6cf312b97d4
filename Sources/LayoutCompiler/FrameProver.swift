import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutRules
import LayoutSchema

/// Solves documents to find out which suspicions of the checker are true.
///
/// A suspicion becomes a finding if some trial proves it and none refutes it. The finding's label
/// names the first such trial; trials over widths begin with the smallest.
struct FrameProver: ~Copyable {
  private var interpreter: Interpreter
  /// Replaces the text metrics of the previews.
  private let textMetrics: TextMetricsChoice?
  /// Ends the search for findings early; it is asked before each solve.
  var interruption: Interruption?

  init(registry: LayoutRegistry, textMetrics: TextMetricsChoice? = nil) {
    interpreter = Interpreter(registry: registry)
    self.textMetrics = textMetrics
  }

  /// Returns the findings that the frames of `document` prove.
  ///
  /// The document must have no errors.
  mutating func findings(
    of document: TypedDocument, suspecting suspicions: [Suspicion],
    in previews: [PreviewValues.Preview],
  ) -> [Diagnostic] {
    let trials =
      if document.previews.isEmpty {
        Trial.overWidths(of: document, all: suspicions.contains(where: \.asksEveryWidth))
      } else {
        Trial.all(of: previews, document)
      }
    interpreter.read(document)
    defer { interpreter.forget() }
    var verdicts = [Verdict](repeating: Verdict(), count: suspicions.count)
    for group in Trial.alike(trials) {
      var stage: Stage?
      for number in group {
        let open = suspicions.indices.filter {
          verdicts[$0].mayChange(by: number, suspicions[$0])
        }
        guard !open.isEmpty else { continue }
        // The result of a cancelled task is not used.
        if Task.isCancelled || interruption?.ends(askingNow: true) == true { return [] }
        solve(trials[number], on: &stage)
        guard var frames = stage?.frames else { continue }
        frames.tree = interpreter.tree
        frames.isInvented = trials[number].isInvented
        if open.contains(where: { suspicions[$0].triesAlternatives }) {
          frames.alternative = alternatives(of: trials[number])
        }
        for index in open {
          verdicts[index].add(suspicions[index].evidence(in: frames), of: number)
        }
      }
    }
    return zip(suspicions, verdicts).compactMap { suspicion, verdict in
      guard !verdict.isRefuted, let proof = verdict.proof else { return nil }
      var finding = suspicion.finding
      finding.label = "\(trials[proof.trial].place) \(proof.words)"
      return finding
    }
  }

  /// Returns a function that solves the tree of a trial once more after a change.
  private func alternatives(
    of trial: Trial
  ) -> @Sendable ((inout LayoutTree) -> Void) -> LayoutTree {
    let tree = interpreter.tree
    let settings = settings(of: trial)
    return { change in
      var tree = tree
      change(&tree)
      tree.solve(
        in: settings.range, environment: settings.environment,
        measurer: settings.textMetrics.measurer)
      return tree
    }
  }

  private func settings(of trial: Trial) -> PreviewSettings {
    var settings = trial.settings
    settings.textMetrics = textMetrics ?? settings.textMetrics
    return settings
  }

  /// The evidence of the trials for and against one suspicion.
  private struct Verdict {
    /// The first trial that proves the suspicion, and its proof in words.
    var proof: (trial: Int, words: String)?
    var isRefuted = false

    /// Whether the result of this trial may change the verdict.
    func mayChange(by trial: Int, _ suspicion: Suspicion) -> Bool {
      guard !isRefuted else { return false }
      guard let proof else { return true }
      return suspicion.mayBeRefuted || trial < proof.trial
    }

    mutating func add(_ evidence: Evidence, of trial: Int) {
      switch evidence {
      case .none: break
      case .proof(let words):
        if trial < proof?.trial ?? .max { proof = (trial, words) }
      case .refutation: isRefuted = true
      }
    }
  }

  /// The result of the last trial that made a tree.
  private struct Stage {
    /// The frames; nil if the document could not be solved completely.
    var frames: TrialFrames?
    /// Whether the elements that are there may differ between trials.
    let hasAlternatives: Bool
  }

  /// Solves the document for a trial.
  ///
  /// A tree that holds for the trial is solved again in the new size only.
  private mutating func solve(_ trial: Trial, on stage: inout Stage?) {
    let settings = settings(of: trial)
    if stage == nil || !interpreter.holds(in: settings.range, settings.environment) {
      let layout = interpreter.solve(in: settings, with: trial.values)
      stage = Stage(hasAlternatives: layout?.elements.contains { $0.kind == .fit } ?? false)
      guard let layout, interpreter.issue == nil, interpreter.missing.isEmpty else { return }
      let tree = interpreter.tree
      stage?.frames = TrialFrames(layout, isEmptyText: { tree.isEmptyText(LayoutElement($0)) })
    } else if stage?.frames != nil, stage?.hasAlternatives == true {
      let layout = interpreter.solvedAgain(in: settings)
      let tree = interpreter.tree
      stage?.frames = TrialFrames(layout, isEmptyText: { tree.isEmptyText(LayoutElement($0)) })
    } else if stage?.frames != nil {
      interpreter.solveAgain(in: settings)
      let tree = interpreter.tree
      stage?.frames?.move(
        to: { tree.frame(of: LayoutElement($0)) },
        content: { tree.contentSize(of: LayoutElement($0)) })
    }
    if interpreter.tree.isApproximate { stage = nil }
  }
}

/// The conditions under which a document is solved once.
private struct Trial {
  /// The trial in words: `at a width of 320`, `in the preview 'phone'`.
  var place: String
  var settings: PreviewSettings
  var values: [ConstantValue]
  /// Whether the values are made up, because no data are given.
  var isInvented: Bool

  /// The screens of phones and tablets, the smallest first.
  private static let screens: [(width: Float, height: Float)] = [
    (320, 568), (390, 844), (768, 1024), (1024, 768),
  ]

  /// Returns a trial for each preview.
  ///
  /// Previews without data get a second trial, with longer texts and non-empty lists.
  static func all(
    of previews: [PreviewValues.Preview], _ document: TypedDocument
  ) -> [Trial] {
    var ample: [Bool: [ConstantValue]] = [:]
    var trials: [Trial] = []
    for preview in previews {
      guard let values = preview.values else { continue }
      let settings = preview.settings
      let place = settings.name.map { "in the preview '\($0)'" } ?? "in the preview"
      let isInvented = settings.data == nil && !document.structure.parameters.isEmpty
      trials.append(
        Trial(place: place, settings: settings, values: values, isInvented: isInvented))
      guard isInvented else { continue }
      let longer = ample[settings.isDark] ?? Self.ample(document, isDark: settings.isDark)
      ample[settings.isDark] = longer
      trials.append(
        Trial(place: place, settings: settings, values: longer, isInvented: true))
    }
    return trials
  }

  /// Groups the indices of trials with equal values and appearance.
  ///
  /// Within a group, the expanded document is mostly the same.
  static func alike(_ trials: [Trial]) -> [[Int]] {
    var groups: [[Int]] = []
    for (number, trial) in trials.enumerated() {
      let place = groups.firstIndex { group in
        let first = trials[group[0]]
        return first.settings.isDark == trial.settings.isDark && first.values == trial.values
      }
      if let place { groups[place].append(number) } else { groups.append([number]) }
    }
    return groups
  }

  /// Returns trials at the usual screen sizes and one without limits, or at the smallest screen
  /// alone.
  static func overWidths(of document: TypedDocument, all: Bool) -> [Trial] {
    let values = ample(document, isDark: false)
    let isInvented = !document.structure.parameters.isEmpty
    var trials = screens.prefix(all ? screens.count : 1).map { screen in
      var settings = PreviewSettings()
      settings.horizontal = .exact(screen.width)
      settings.vertical.maximum = screen.height
      return Trial(
        place: "at a width of \(Int(screen.width))", settings: settings, values: values,
        isInvented: isInvented)
    }
    if all {
      trials.append(
        Trial(
          place: "without limits", settings: PreviewSettings(), values: values,
          isInvented: isInvented))
    }
    return trials
  }

  private static func ample(_ document: TypedDocument, isDark: Bool) -> [ConstantValue] {
    DataRecords(document, isDark: isDark).ampleValues(for: document.structure.parameters)
  }
}

extension TrialFrames {
  fileprivate init(_ layout: SolvedLayout, isEmptyText: (Int) -> Bool) {
    var open: [Int] = []
    var elements: [Element] = []
    elements.reserveCapacity(layout.elements.count)
    // By index: an element is large, and a copy of it retains a dozen parts.
    for index in layout.elements.indices {
      while let last = open.last, layout.elements[last].end <= index { open.removeLast() }
      elements.append(
        Element(
          frame: layout.elements[index].frame, content: layout.elements[index].contentSize,
          isText: layout.elements[index].kind == .text,
          isEmpty: layout.elements[index].kind == .text && isEmptyText(index),
          isGone: layout.elements[index].isGone, parent: open.last ?? -1,
          end: layout.elements[index].end))
      open.append(index)
    }
    self.init(elements, sources: layout.elements.map(\.sources))
  }
}
