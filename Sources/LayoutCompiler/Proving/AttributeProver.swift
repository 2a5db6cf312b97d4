import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutRules

/// Lays documents out with and without their attributes, and finds those without which nothing
/// changes in all that a document is meant for.
struct AttributeProver: ~Copyable {
  private var interpreter: Interpreter
  /// What the document is meant for that is proved.
  private var domain = ProofDomain()
  /// Replaces the text metrics of the previews.
  private let textMetrics: TextMetricsChoice?
  /// The translations that are tried too.
  private let languages: [StringTable]
  /// Ends a proof early; its result is not used then, and neither is that of a cancelled task.
  var interruption: Interruption?

  init(
    registry: LayoutRegistry, textMetrics: TextMetricsChoice? = nil,
    languages: [StringTable] = [],
  ) {
    interpreter = Interpreter(registry: registry)
    self.textMetrics = textMetrics
    self.languages = languages
  }

  private var isInterrupted: Bool { Task.isCancelled || interruption?.ends() == true }

  /// What was tried, and which attributes all of it can do without.
  struct Outcome: Sendable {
    /// The number of solves that are the same without each of them.
    var trials = 0
    var solves = 0
    /// Attributes that can all be removed at once, in document order.
    var idle: [IdleAttribute.Candidate] = []
  }

  /// Returns the attributes of a document without errors that change nothing, among `candidates`.
  ///
  /// A few trials that differ much come first, since nearly every attribute changes one of them. An
  /// attribute that changes nothing is left out of what later ones are tried with.
  mutating func outcome(
    of document: TypedDocument, among candidates: [IdleAttribute.Candidate],
    in previews: [PreviewValues.Preview], over domain: ProofDomain
  ) -> Outcome {
    self.domain = domain
    var outcome = Outcome()
    let bases = bases(previews, document)
    let widths = domain.widths(of: document, previews.map(\.settings))
    let (few, all) = trials(over: bases, widths, domain.heights(of: document))
    guard !candidates.isEmpty, !bases.isEmpty,
      let first = prints(of: document, few, bases, &outcome)
    else { return outcome }
    var known: (prints: [UInt64], shown: Set<Int>)?
    var current = document
    for candidate in candidates {
      if isInterrupted { return outcome }
      let changed = current.without(candidate)
      guard isSame(changed, few, first.prints, bases, &outcome) else { continue }
      known = known ?? prints(of: document, all, bases, &outcome)
      // An element that is never there may need anything.
      guard let known, known.shown.union(first.shown).isSuperset(of: candidate.nodes),
        isSame(changed, all, known.prints, bases, &outcome)
      else { continue }
      outcome.idle.append(candidate)
      current = changed
    }
    outcome.trials = few.count + all.count
    return outcome
  }

  // MARK: Trials

  /// The surroundings of one solve.
  private struct Trial {
    var pass: ProofDomain.Pass
    var width: Float
    /// The height, or nil for that of the preview.
    var height: Float?
  }

  /// Returns the previews of a proof, and for documents with parameters one with ample data and one
  /// with little: an attribute may be of use to data that no preview shows.
  private func bases(
    _ previews: [PreviewValues.Preview], _ document: TypedDocument
  ) -> [ProofBase] {
    var bases = ProofBase.all(
      previews, document, in: languages, inPairs: domain.isFull,
      textsUpTo: domain.isForAnyText ? ProofDomain.lettersOfAnyText : nil)
    let parameters = document.structure.parameters
    guard !parameters.isEmpty, let settings = bases.first?.settings else { return bases }
    let records = DataRecords(document, isDark: settings.isDark)
    for values in [records.ampleValues(for: parameters), records.placeholders(for: parameters)]
    where !bases.contains(where: { $0.values == values }) {
      bases.append(ProofBase(settings: settings, values: values))
    }
    return bases
  }

  /// The heights in points in which a document is tried beside those of its previews, which may be
  /// free: a screen that lies on its side, and one that stands.
  private static let heights: [Float?] = [nil, 360, 1200]

  /// Returns a few trials that differ much, and all of the domain.
  private func trials(
    over bases: [ProofBase], _ widths: ClosedRange<Int>, _ heights: ClosedRange<Int>?
  ) -> (few: [Trial], all: [Trial]) {
    let passes = domain.passes(over: bases, heights: heights)
    let firsts = passes.filter { !bases[$0.base].isVariant && $0.sizes != .heights }
    let middle = (widths.lowerBound + widths.upperBound) / 2
    var few: [Trial] = []
    for pass in firsts where pass.textScale == 1 && !pass.isRightToLeft {
      for height in Self.heights {
        for width in Set([widths.lowerBound, middle, widths.upperBound]).sorted() {
          few.append(Trial(pass: pass, width: Float(width), height: height))
        }
      }
    }
    let largest = passes.map(\.textScale).max()
    for pass in firsts where pass.textScale == largest {
      few.append(Trial(pass: pass, width: Float(widths.lowerBound)))
    }
    let all = passes.flatMap { pass in
      domain.sizes(of: pass, widths: widths, heights: heights).map {
        Trial(pass: pass, width: $0.width, height: $0.height)
      }
    }
    return (few, all)
  }

  // MARK: Comparing

  /// Returns a number for all frames of each trial, and the elements of the document that are there
  /// in some; nil if the document cannot be laid out.
  private mutating func prints(
    of document: TypedDocument, _ trials: [Trial], _ bases: [ProofBase],
    _ outcome: inout Outcome
  ) -> (prints: [UInt64], shown: Set<Int>)? {
    var prints: [UInt64] = []
    prints.reserveCapacity(trials.count)
    var shown: Set<Int> = []
    let isWhole = solve(document, trials, bases, &outcome, &shown) {
      prints.append($1)
      return true
    }
    return isWhole ? (prints, shown) : nil
  }

  /// Whether each trial of a document has the frames that the number at its place is of.
  private mutating func isSame(
    _ document: TypedDocument, _ trials: [Trial], _ prints: [UInt64],
    _ bases: [ProofBase], _ outcome: inout Outcome
  ) -> Bool {
    var shown: Set<Int> = []
    return solve(document, trials, bases, &outcome, &shown) { $1 == prints[$0] }
  }

  /// Lays a document out in trials, in order, and gives `visit` the number of each and that of its
  /// frames, until it returns false.
  ///
  /// Returns false then, and if the document cannot be laid out.
  private mutating func solve(
    _ document: TypedDocument, _ trials: [Trial], _ bases: [ProofBase],
    _ outcome: inout Outcome, _ shown: inout Set<Int>, visit: (Int, UInt64) -> Bool
  ) -> Bool {
    interpreter.read(document)
    defer { interpreter.forget() }
    var base = -1
    for (number, trial) in trials.enumerated() {
      let data = bases[trial.pass.base]
      let settings = trial.pass.settings(
        of: data, width: trial.width, height: trial.height, textMetrics)
      if isInterrupted { return false }
      outcome.solves += 1
      // A tree that holds for the trial is solved again in the new size only.
      if base == trial.pass.base, interpreter.holds(in: settings.range, settings.environment) {
        interpreter.solveAgain(in: settings)
      } else {
        guard let layout = interpreter.solveWhole(in: settings, with: data.values) else {
          return false
        }
        base = trial.pass.base
        for solved in layout.elements where !solved.isGone {
          shown.insert(solved.node)
          shown.formUnion(solved.sources)
        }
      }
      guard !interpreter.tree.isApproximate, visit(number, interpreter.tree.framesPrint) else {
        return false
      }
    }
    return true
  }
}

extension TypedDocument {
  /// Returns the document without a candidate.
  fileprivate func without(_ candidate: IdleAttribute.Candidate) -> TypedDocument {
    var document = self
    for node in candidate.nodes {
      let place = document.nodes[node].attributeIndices.first {
        document.attributes[$0].markup == candidate.markup
      }
      if let place { document.remove(place, of: node) }
    }
    return document
  }
}

extension LayoutTree {
  /// A number for what is seen of the solved tree: frames, the room in them, contents and
  /// separators (FNV-1a).
  fileprivate var framesPrint: UInt64 {
    var print: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ number: UInt64) { print = (print ^ number) &* 0x0100_0000_01b3 }
    func add(_ rect: LayoutRect) {
      add(UInt64(rect.x.bitPattern) << 32 | UInt64(rect.y.bitPattern))
      add(UInt64(rect.width.bitPattern) << 32 | UInt64(rect.height.bitPattern))
    }
    // The padding of a leaf moves what is drawn in its frame.
    func addSpace(inside element: LayoutElement) {
      let space = space(inside: element)
      add(LayoutRect(x: space.left, y: space.top, width: space.right, height: space.bottom))
    }
    for element in elements {
      guard !isLeftOut(element) else {
        add(1)
        continue
      }
      add(frame(of: element))
      switch kind(of: element) {
      // The lines of a text follow from the room inside its frame.
      case .image, .text: addSpace(inside: element)
      case .scroll:
        guard let size = contentSize(of: element) else { continue }
        add(UInt64(size.width.bitPattern) << 32 | UInt64(size.height.bitPattern))
      case .linear: separators(of: element).forEach(add)
      default: break  // open: no other element has more than its frame.
      }
    }
    return print
  }
}
