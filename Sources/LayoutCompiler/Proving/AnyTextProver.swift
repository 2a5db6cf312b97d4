import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutRules

/// What was proved of a document for any words of its texts, and not only for those of trials.
struct AnyTextProof: Sendable {
  /// A property that could not be proved at an element.
  struct Open: Sendable {
    var property: DiagnosticID
    /// The element in the document's own file.
    var node: Int
    var name: String
    /// Why, as in `'grid' has no function of lengths`.
    var reason: String
    /// The first trial in which it is open.
    var first: ScreenProver.Trial
    /// The widths of texts on one line for which it is open then, by the element of the text; empty
    /// where that does not matter.
    var texts: [(name: String, width: Lengths)] = []
    /// The widths of the first trial's pass in which it is open.
    var widths = WidthRanges()
    /// The index of the subject.
    var subject = 0
  }

  /// The texts that may be any, with the most letters of each.
  var texts: [(name: String, most: Int)] = []
  /// The texts of which conditions ask what they say, so that only the words of the data are tried.
  var asShown: [String] = []
  /// The texts of which conditions ask whether they are empty: those that are not may have any
  /// words.
  var neverEmpty: [String] = []
  /// The number of boxes that were solved.
  var boxes = 0
  /// The properties that were asked.
  var properties: [DiagnosticID] = []
  var open: [Open] = []
  /// Why nothing could be proved; nil if something could.
  var obstacle: String?

  /// The properties that hold for any words, as far as trials have not broken them.
  var proved: [DiagnosticID] {
    guard obstacle == nil else { return [] }
    return properties.filter { property in !open.contains { $0.property == property } }
  }

  /// Takes what was proved of a component of the same document, which is another subject.
  mutating func add(_ other: AnyTextProof, subject: Int) {
    boxes += other.boxes
    obstacle = obstacle ?? other.obstacle
    texts += other.texts
    asShown += other.asShown
    neverEmpty += other.neverEmpty
    open += other.open.map { open in
      var open = open
      open.subject = subject
      return open
    }
  }
}

/// Proves properties of documents for all words of which the texts of their data may consist.
///
/// In each trial of a proof, texts of data are boxes of lengths, from none to the most letters in
/// the widest ones. Where the boxes of frames decide a property, it holds for all of these words.
/// Where they do not, a box of texts is halved, and what is left in the end is open.
struct AnyTextProver: ~Copyable {
  private var interpreter: Interpreter
  /// The marks of the texts in the last tree.
  private var marks: [TextMarking.Mark] = []
  private let textMetrics: TextMetricsChoice?
  private let languages: [StringTable]
  /// Ends a proof early; its result is not used then, and neither is that of a cancelled task.
  var interruption: Interruption?

  init(
    registry: LayoutRegistry, textMetrics: TextMetricsChoice? = nil,
    languages: [StringTable] = []
  ) {
    interpreter = Interpreter(registry: registry)
    interpreter.hasUnknownTexts = true
    self.textMetrics = textMetrics
    self.languages = languages
  }

  /// The most boxes in one trial.
  fileprivate static let mostBoxes = 64
  /// The narrowest box of a text, in points, that is halved.
  fileprivate static let narrowest: Float = 8

  /// Returns what holds of a document without errors.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - properties: The properties that are asked; bounds of frames decide some of them.
  ///   - broken: What trials have broken, so that it need not be proved.
  ///   - previews: The previews.
  ///   - domain: What the document is meant for.
  /// - Returns: The proof, which is not whole if it was interrupted.
  mutating func proof(
    of document: TypedDocument, proving properties: [DiagnosticID],
    besides broken: [ScreenProver.Violation], in previews: [PreviewValues.Preview],
    over domain: ProofDomain
  ) -> AnyTextProof {
    interpreter.read(document)
    defer { interpreter.forget() }
    var marking = TextMarking(letters: ProofDomain.lettersOfAnyText)
    // What a condition asks of a text is known only by its words.
    while true {
      let proof = self.proof(of: document, properties, broken, previews, domain, marking)
      let (asked, filled) = (
        interpreter.readUnknownTexts, interpreter.unknownTextsThatAreNotEmpty
      )
      let names = Set(asked.map { marks[$0].name })
      let full = Set(filled.map { marks[$0].name })
      guard !names.isSubset(of: marking.asShown) || !full.isSubset(of: marking.neverEmpty) else {
        return proof
      }
      marking.asShown.formUnion(names)
      marking.neverEmpty.formUnion(full)
    }
  }

  /// Returns what holds of the document that was read; not all of it if it depends on a text in
  /// another way than `marking` says.
  private mutating func proof(
    of document: TypedDocument, _ properties: [DiagnosticID],
    _ broken: [ScreenProver.Violation], _ previews: [PreviewValues.Preview],
    _ domain: ProofDomain, _ marking: TextMarking
  ) -> AnyTextProof {
    var proof = AnyTextProof(properties: ProofFrames.decidable.filter(properties.contains))
    let most = ProofDomain.lettersOfAnyText
    let records = DataRecords(document, isDark: false)
    let parameters = document.structure.parameters
    let texts = records.texts(in: parameters)
    proof.texts = texts.filter { !marking.asShown.contains($0.name) }
      .map { ($0.name, $0.most ?? most) }
    proof.asShown = marking.asShown.sorted()
    proof.neverEmpty = marking.neverEmpty.subtracting(marking.asShown).sorted()
    guard !proof.texts.isEmpty, !proof.properties.isEmpty else { return proof }
    let all = ProofBase.all(
      previews, document, in: languages, inPairs: domain.isFull, textsUpTo: most)
    var bases: [(base: ProofBase, marks: [TextMarking.Mark])] = []
    for var base in all {
      var marking = marking
      base.values = records.marking(base.values, for: parameters, &marking)
      // Data that differ in words alone are the same now.
      guard !bases.contains(where: { $0.base.isSame(as: base) }) else { continue }
      bases.append((base, marking.marks))
    }
    let widths = domain.widths(of: document, previews.map(\.settings))
    let heights = domain.heights(of: document)
    let hasSeveral = bases.count { $0.base.difference == nil } > 1
    var open: [Key: AnyTextProof.Open] = [:]
    var lastPasses: [Key: Int] = [:]
    let broken = Set(broken.map { Key(property: $0.property.finding.name, node: $0.node) })
    for (number, pass) in domain.passes(over: bases.map(\.base), heights: heights)
      .enumerated()
    {
      let base = bases[pass.base].base
      marks = bases[pass.base].marks
      var stage: Stage?
      for (width, height) in domain.sizes(of: pass, widths: widths, heights: heights) {
        if Task.isCancelled || interruption?.ends() == true { return proof }
        let settings = pass.settings(of: base, width: width, height: height, textMetrics)
        guard prepare(&stage, settings, base.values), var current = stage.take() else {
          proof.obstacle = "it cannot be laid out as a whole"
          return proof
        }
        let known = Set(open.keys).union(broken)
        for left in current.undecided(proof.properties, known: known, &proof.boxes) {
          let source = current.sources[left.element]
          let key = Key(property: left.property.name, node: source.node)
          guard !broken.contains(key) else { continue }
          if open[key] == nil {
            open[key] = AnyTextProof.Open(
              property: left.property, node: source.node, name: source.name, reason: left.reason,
              first: ScreenProver.Trial(
                base: 0, preview: hasSeveral ? base.settings.name : nil,
                difference: base.difference, width: width, height: settings.vertical.maximum,
                isHeightSaid: height != nil, scale: settings.environment.scale,
                textScale: pass.textScale, isRightToLeft: pass.isRightToLeft),
              texts: left.texts)
            lastPasses[key] = number
          }
          if lastPasses[key] == number {
            open[key]?.widths.add(width, step: pass.sizes == .widths ? domain.step(of: pass) : nil)
          }
        }
        stage = current
      }
    }
    proof.open = open.values.sorted {
      ($0.property.name, $0.node) < ($1.property.name, $1.node)
    }
    return proof
  }

  fileprivate struct Key: Hashable {
    var property: String
    var node: Int
  }

  /// A tree with its boxes, as long as it holds.
  fileprivate struct Stage {
    var frames: ProofFrames
    var solver: IntervalSolver
    var sources: [ScreenProver.Source]
    /// The texts that matter to an element, as far as that has been asked.
    var mattering: [Int: [Int]] = [:]
  }

  /// Whether the last tree depends on a text otherwise than its mark says.
  private var dependsOnTexts: Bool {
    !interpreter.readUnknownTexts.isEmpty
      || interpreter.unknownTextsThatAreNotEmpty.contains { marks[$0].mayBeEmpty }
  }

  /// Makes the tree of a trial, or takes the one before if it holds; returns false if the document
  /// cannot be laid out, or depends on what its texts say.
  private mutating func prepare(
    _ stage: inout Stage?, _ settings: PreviewSettings, _ values: [ConstantValue]
  ) -> Bool {
    if var current = stage.take(), interpreter.holds(in: settings.range, settings.environment) {
      interpreter.solveAgain(in: settings)
      guard !interpreter.tree.isApproximate else { return false }
      current.solver.move(to: interpreter.tree, in: settings)
      current.frames.read(interpreter.tree, settings.environment)
      stage = current
      return true
    }
    guard let layout = interpreter.solveWhole(in: settings, with: values),
      !dependsOnTexts, !interpreter.tree.isApproximate
    else { return false }
    var frames = ProofFrames(layout, interpreter)
    frames.read(interpreter.tree, settings.environment)
    stage = Stage(
      frames: frames, solver: IntervalSolver(interpreter.tree, in: settings, marks: marks),
      sources: layout.elements.map { ScreenProver.Source($0) })
    return true
  }
}

// MARK: One trial

extension AnyTextProver.Stage {
  fileprivate struct Left {
    var property: DiagnosticID
    var element: Int
    var reason: String
    var texts: [(name: String, width: Lengths)]
  }

  /// Returns what is open in a trial.
  ///
  /// Boxes of texts are halved for what is not open in an earlier trial.
  fileprivate mutating func undecided(
    _ properties: [DiagnosticID], known: Set<AnyTextProver.Key>, _ boxes: inout Int
  ) -> [Left] {
    let whole = solver.allTexts
    var pending = [whole]
    var count = 0
    var left: [Left] = []
    // What holds for all words of a text, whatever the other texts are.
    var filled: [(property: DiagnosticID, element: Int)] = []
    func isKnown(_ property: DiagnosticID, _ element: Int, _ left: [Left]) -> Bool {
      known.contains(.init(property: property.name, node: sources[element].node))
        || left.contains { $0.property == property && $0.element == element }
    }
    while let box = pending.popLast() {
      count += 1
      let (found, all) = mayBreak(properties, within: box, &boxes)
      var parts: [[TextBox]]?
      var full: [Int: [(property: DiagnosticID, element: Int)]] = [:]
      for (property, element) in found {
        if left.contains(where: { $0.property == property && $0.element == element }) { continue }
        // What holds in the whole box for words holds in each part of it.
        if filled.contains(where: { $0 == (property, element) }) { continue }
        if count == 1, let place = place(ofWordsIn: element, asked: property, box) {
          let open =
            full[place] ?? mayBreak(properties, within: self.filled(box, place), &boxes).found
          full[place] = open
          guard open.contains(where: { $0 == (property, element) }) else {
            filled.append((property, element))
            continue
          }
        }
        let obstacle = obstacle(around: element)
        let mayPass = obstacle?.mayPass ?? (all[element] != nil)
        if mayPass, !isKnown(property, element, left), count < AnyTextProver.mostBoxes {
          if parts == nil {
            let texts = mattering[element] ?? texts(mattering: element, in: all, of: box, &boxes)
            mattering[element] = texts
            parts = halves(of: box, at: element, among: texts)
          }
          if parts != nil { continue }
        }
        left.append(
          Left(
            property: property, element: element,
            reason: obstacle?.reason ?? self.obstacle(beside: element)
              ?? "its texts have too many lengths",
            texts: box == whole ? [] : names(of: box)))
      }
      pending += parts ?? []
    }
    return left
  }

  /// Returns the properties that may be broken for texts in a box, and all frames.
  private mutating func mayBreak(
    _ properties: [DiagnosticID], within box: [TextBox], _ boxes: inout Int
  ) -> (found: [(property: DiagnosticID, element: Int)], frames: [FrameBox?]) {
    boxes += 1
    let all = solver.frames(with: box)
    frames.leaveOut { solver.isLeftOut($0) }
    return (frames.mayBreak(properties, within: bounds(all, box)), all)
  }

  /// Returns the place of a text that may be empty, if a property asks only about its words.
  private func place(
    ofWordsIn element: Int, asked property: DiagnosticID, _ box: [TextBox]
  ) -> Int? {
    guard ProofFrames.isOfWords(property),
      let place = solver.unknownTexts.firstIndex(of: element),
      box[place].mayBeEmpty, box[place].mayHaveWords
    else { return nil }
    return place
  }

  /// Returns a box in which one text has words.
  private func filled(_ box: [TextBox], _ place: Int) -> [TextBox] {
    var box = box
    box[place].mayBeEmpty = false
    box[place].width.low = max(
      box[place].width.low, solver.narrowestLetter(of: solver.unknownTexts[place]))
    return box
  }

  /// Returns the places of the texts whose lengths change what is known of an element.
  ///
  /// Halves of others would decide nothing.
  private mutating func texts(
    mattering element: Int, in all: [FrameBox?], of box: [TextBox], _ boxes: inout Int
  ) -> [Int] {
    guard let frame = all[element] else { return Array(box.indices) }
    let parts = element..<frames.elements[element].end
    let children = parts.filter { frames.elements[$0].parent == element }
    return box.indices.filter { place in
      for isLong in [false, true] {
        var part = box
        let width = box[place].width
        part[place].width = Lengths(isLong ? width.high : width.low)
        if box[place].mayHaveWords { part[place].mayBeEmpty = box[place].mayBeEmpty && !isLong }
        if box[place].mayBeEmpty { part[place].mayHaveWords = box[place].mayHaveWords && isLong }
        boxes += 1
        let other = solver.frames(with: part)
        guard other[element]?.saysSame(as: frame) == true else { return true }
        // Whether children overlap is known from them.
        for child in children {
          guard let one = all[child], other[child]?.saysSame(as: one) == true else { return true }
        }
      }
      return false
    }
  }

  private func names(of box: [TextBox]) -> [(name: String, width: Lengths)] {
    zip(solver.unknownTexts, box).map { (sources[$0].name, $1.width) }
  }

  private func bounds(_ all: [FrameBox?], _ box: [TextBox]) -> [FrameBounds?] {
    var hasWords = [Int: Bool]()
    for (text, box) in zip(solver.unknownTexts, box) { hasWords[text] = box.mayHaveWords }
    return all.enumerated().map { index, frame in
      frame.map {
        FrameBounds(
          outside: ($0.across, $0.down), least: ($0.width.low, $0.height.low),
          mayHaveWords: hasWords[index] ?? true, showsAll: $0.showsAll, showsOne: $0.showsOne,
          isTried: $0.isSolved, mayOverlap: $0.mayOverlap)
      }
    }
  }

  /// Returns why nothing is known of an element or of what it is in, in words, and whether more may
  /// be known of a part of the box; nil if something is known.
  private func obstacle(around element: Int) -> (reason: String, mayPass: Bool)? {
    var place = element
    while place >= 0 {
      if let reason = solver.obstacles[place] { return (reason, solver.passing.contains(place)) }
      place = frames.elements[place].parent
    }
    return nil
  }

  /// Returns why nothing is known of something in the parent of an element, in words.
  private func obstacle(beside element: Int) -> String? {
    let parent = frames.elements[element].parent
    let around = parent < 0 ? 0..<frames.elements.count : parent..<frames.elements[parent].end
    return around.lazy.compactMap { solver.obstacles[$0] }.first
  }

  /// Returns the halves of a box: of one of some texts near an element, and else of the widest of
  /// them; nil if all are too small.
  private func halves(
    of box: [TextBox], at element: Int, among texts: [Int]
  ) -> [[TextBox]]? {
    let parent = frames.elements[element].parent
    let near = parent < 0 ? 0..<frames.elements.count : parent..<frames.elements[parent].end
    func size(_ place: Int) -> Float {
      let text = box[place]
      if text.mayBeEmpty, text.mayHaveWords { return 10_000 }
      return text.width.high - text.width.low
    }
    let places = texts.filter { size($0) > AnyTextProver.narrowest }
    let nearest = places.filter { near.contains(solver.unknownTexts[$0]) }
    guard let place = (nearest.isEmpty ? places : nearest).max(by: { size($0) < size($1) }) else {
      return nil
    }
    var (first, second) = (box, box)
    if box[place].mayBeEmpty, box[place].mayHaveWords {
      first[place] = TextBox(width: .none, mayBeEmpty: true, mayHaveWords: false)
      second = filled(box, place)
    } else {
      let middle = (box[place].width.low + box[place].width.high) / 2
      first[place].width.high = middle
      second[place].width.low = middle
    }
    return [first, second]
  }
}

// MARK: Marks

extension ProofBase {
  fileprivate func isSame(as other: ProofBase) -> Bool {
    values == other.values && settings == other.settings
  }
}
