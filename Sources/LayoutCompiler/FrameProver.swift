import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutSchema
import LayoutSemantics

/// Solves documents to find out which suspicions of the checker are true.
///
/// A suspicion becomes a finding where some trial proves it and none refutes it. The first trial that
/// does is told with it; trials over widths begin with the smallest.
struct FrameProver: ~Copyable {
  private var interpreter: Interpreter

  init(registry: LayoutRegistry) {
    interpreter = Interpreter(registry: registry)
  }

  /// What the frames of `document` prove; it has no errors.
  mutating func findings(
    of document: TypedDocument, suspecting suspicions: [Suspicion],
    in previews: [PreviewValues.Preview],
  ) -> [Diagnostic] {
    let trials =
      if document.previews.isEmpty {
        Trial.overWidths(of: document, all: suspicions.contains(where: \.asksEveryWidth))
      } else {
        previews.flatMap { Trial.all(of: $0, document) }
      }
    var proofs = [String?](repeating: nil, count: suspicions.count)
    var isRefuted = [Bool](repeating: false, count: suspicions.count)
    for trial in trials {
      guard let frames = frames(of: document, in: trial) else { continue }
      for (index, suspicion) in suspicions.enumerated() where !isRefuted[index] {
        switch suspicion.evidence(in: frames) {
        case .none: break
        case .proof(let proof): proofs[index] = proofs[index] ?? "\(trial.place) \(proof)"
        case .refutation: isRefuted[index] = true
        }
      }
    }
    return suspicions.indices.compactMap { index in
      guard let proof = proofs[index], !isRefuted[index] else { return nil }
      var finding = suspicions[index].finding
      finding.label = proof
      return finding
    }
  }

  /// The frames of one trial, or nil where they mean nothing.
  private mutating func frames(of document: TypedDocument, in trial: Trial) -> TrialFrames? {
    let layout = interpreter.solve(document, in: trial.settings, with: trial.values)
    guard let layout, interpreter.issue == nil, interpreter.missing.isEmpty,
      !layout.isApproximate
    else { return nil }
    return TrialFrames(layout, isEmptyText: { interpreter.isEmptyText($0) })
  }
}

/// What a document is solved for once.
private struct Trial {
  /// `at a width of 320`, `in the preview 'phone'`.
  var place: String
  var settings: PreviewSettings
  var values: [ConstantValue]

  /// The screens of phones and tablets, the smallest first.
  private static let screens: [(width: Float, height: Float)] = [
    (320, 568), (390, 844), (768, 1024), (1024, 768),
  ]

  /// A preview as it is, and where it has no data with longer texts and lists that hold something.
  static func all(of preview: PreviewValues.Preview, _ document: TypedDocument) -> [Trial] {
    guard let values = preview.values else { return [] }
    let place = preview.settings.name.map { "in the preview '\($0)'" } ?? "in the preview"
    var trials = [Trial(place: place, settings: preview.settings, values: values)]
    if preview.settings.data == nil, !document.structure.parameters.isEmpty {
      trials.append(
        Trial(
          place: place, settings: preview.settings,
          values: ample(document, isDark: preview.settings.isDark)))
    }
    return trials
  }

  /// The usual screens, and whatever a host may offer that leaves all to the document; or the smallest
  /// screen alone.
  static func overWidths(of document: TypedDocument, all: Bool) -> [Trial] {
    let values = ample(document, isDark: false)
    var trials = screens.prefix(all ? screens.count : 1).map { screen in
      var settings = PreviewSettings()
      settings.horizontal = .exact(screen.width)
      settings.vertical.maximum = screen.height
      return Trial(
        place: "at a width of \(Int(screen.width))", settings: settings, values: values)
    }
    if all {
      trials.append(
        Trial(place: "without limits", settings: PreviewSettings(), values: values))
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
    for (index, solved) in layout.elements.enumerated() {
      while let last = open.last, layout.elements[last].end <= index { open.removeLast() }
      elements.append(
        Element(
          frame: solved.frame, content: solved.contentSize, isText: solved.kind == .text,
          isEmpty: solved.kind == .text && isEmptyText(index), isGone: solved.isGone,
          parent: open.last ?? -1, end: solved.end))
      open.append(index)
    }
    self.init(elements, sources: layout.elements.map(\.sources))
  }
}
