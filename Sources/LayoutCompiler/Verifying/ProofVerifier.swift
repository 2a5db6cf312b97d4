import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutRendering
import LayoutRules

/// Verifies what a certificate says of one document.
///
/// It solves the ends of each range of widths and some in between, each by itself, and judges them
/// with ``TrialJudge``. What was proved is neither taken from the prover nor asked of it.
struct ProofVerifier {
  private let document: CertifiedDocument
  private let properties: Set<String>
  private let source: SourceText
  private let textMetrics: TextMetricsChoice?
  private var chance: AnyWords
  private var interpreter: Interpreter
  private(set) var findings: [Diagnostic] = []
  /// The number of trials that were solved again.
  private(set) var solves = 0

  /// The subject that is being verified.
  private var subject: Subject?

  private struct Subject {
    var number: Int
    var certified: CertifiedDocument.Subject
    var typed: TypedDocument
    var data: CertifiedData
  }

  /// One trial of a subject.
  private struct Trial {
    var data: Int
    var width: Float
    var height: Float?
    var textSize: Float
    var direction: WritingDirection
    var appearance: LayoutEnvironment.ColorScheme?

    var words: String {
      var words = "a width of \(width.toTheHundredth)"
      if let height { words += ", a height of \(height.toTheHundredth)" }
      words += ", text size \(textSize), \(direction.rawValue), data set \(data)"
      if let appearance { words += ", in the \(appearance.rawValue)" }
      return words
    }
  }

  init(
    _ document: CertifiedDocument, in source: SourceText, registry: LayoutRegistry,
    textMetrics: TextMetricsChoice?
  ) {
    self.document = document
    // The same each time for a certificate, and other for each.
    let said = Array(document.files.compactMap(\.digest.string).joined().utf8)
    chance = AnyWords(seed: Digest(of: said.span).stored.0)
    self.source = source
    self.textMetrics = textMetrics
    properties = Set(document.properties.map(\.name))
    interpreter = Interpreter(registry: registry)
  }

  private mutating func report(_ message: String, at node: JSONNode) {
    findings.append(Diagnostic(.brokenProof, message, at: node.range))
  }

  // MARK: What the document says of itself

  /// Verifies that the verdicts and numbers of the document follow from its other members.
  mutating func verifySums() {
    let elements = document.properties.flatMap(\.elements)
    for property in document.properties {
      let verdict =
        !property.elements.isEmpty ? "violated" : document.obstacle != nil ? "open" : "proved"
      if property.verdict != verdict {
        report("'\(property.name)' is \(verdict) by what is said of it", at: property.node)
      }
    }
    let verdict =
      document.obstacle != nil ? "open" : elements.isEmpty ? "proved" : "violated"
    if document.verdict.string != verdict {
      report("the document is \(verdict) by what is said of its properties", at: document.verdict)
    }
    let layouts = document.subjects.filter { $0.component == nil }
    let sets = layouts.flatMap(\.dataSets)
    let counts = [
      "previews": sets.count { !$0.isVariant },
      "components": document.subjects.count - layouts.count,
      "variants": document.subjects.flatMap(\.dataSets).count(where: \.isVariant),
      "solves": document.subjects.reduce(0) { $0 + $1.solves },
    ]
    for (name, node, count) in document.counts where counts[name] != count {
      report("'\(name)' is \(counts[name] ?? 0) by what was tried", at: node)
    }
    for subject in document.subjects {
      let solves = subject.trials.reduce(0) { $0 + $1.count }
      if solves != subject.solves, document.obstacle == nil {
        report("'solves' is \(solves) by the trials", at: subject.node)
      }
    }
    guard let first = layouts.first ?? document.subjects.first else {
      return report("nothing was tried", at: document.node)
    }
    // Those of a library are said of its components alone.
    if document.widths != first.widths
      || document.heights != (layouts.isEmpty ? nil : first.heights)
    {
      report("the widths and heights are not those of its trials", at: document.node)
    }
    let appearances = first.trials.flatMap(\.appearances).map(\.rawValue)
    let isSame =
      Set(document.appearances) == Set(appearances)
      && Set(document.appearances).count == document.appearances.count
    if !layouts.isEmpty, !isSame {
      report("the appearances are not those of its trials", at: document.node)
    }
  }

  /// Verifies that the texts of unknown length are those of the document.
  mutating func verifyTexts(_ layout: TypedDocument) {
    guard layout.root >= 0 else { return }
    let texts =
      document.anyText == nil
      ? DataRecords(layout, isDark: false).textsOfAnyLength(in: layout.structure.parameters) : []
    if texts != document.textsAsShown {
      report("the document has other texts of unknown length", at: document.node)
    }
    guard let anyText = document.anyText else { return }
    let asShown = Set((anyText["asShown"]?.elements ?? []).compactMap(\.string))
    let lengths = (anyText["texts"]?.elements ?? []).compactMap { text -> String? in
      guard case .number(let most)? = text["maxLength"]?.value else { return nil }
      return text["name"]?.string.map { "\($0) \(most)" }
    }
    for text in DataRecords(layout, isDark: false).texts(in: layout.structure.parameters)
    where !asShown.contains(text.name)
      && !lengths.contains("\(text.name) \(text.most ?? ProofDomain.lettersOfAnyText)")
    {
      report("'\(text.name)' may be longer than what was proved", at: anyText)
    }
  }

  /// Verifies that each property that is asked has a verdict.
  mutating func verify(properties choice: RuleChoice) {
    let all = ProofProperty.all.map(\.finding)
    for id in all where choice.contains(id) && !properties.contains(id.name) {
      report("nothing is said of '\(id.name)'", at: document.node)
    }
    for property in document.properties where !all.map(\.name).contains(property.name) {
      report("there is no property '\(property.name)'", at: property.node)
    }
    if properties.count < document.properties.count {
      report("a property stands here twice", at: document.node)
    }
  }

  /// Reports that the document has another layout or other components than were tried.
  mutating func reportSubjects(_ needed: [String?]) {
    let names = needed.map { $0 ?? "the layout" }.joined(separator: ", ")
    report("what must be tried is \(names)", at: document.node)
  }

  // MARK: Trials

  /// Verifies the trials of a subject of the certificate.
  ///
  /// - Parameters:
  ///   - number: The index of the subject.
  ///   - typed: The layout, or a component as one.
  ///   - previews: The previews; none of a component.
  ///   - required: What must have been tried.
  ///   - languages: The translations of the run.
  mutating func verify(
    subject number: Int, as typed: TypedDocument, _ previews: [PreviewValues.Preview],
    _ required: RequiredTrials, in languages: [StringTable]
  ) {
    let certified = document.subjects[number]
    for words in required.lacking(in: certified) { report(words, at: certified.node) }
    let data = CertifiedData(certified.dataSets, of: typed, previews, in: languages, source)
    findings += data.findings
    guard data.findings.isEmpty else { return }
    for words in data.lacking(certified.dataSets, of: typed, previews, in: languages) {
      report(words, at: certified.node)
    }
    guard document.obstacle == nil else { return }
    for words in RequiredTrials.gaps(in: certified) { report(words, at: certified.node) }
    if properties.contains("unreadable") {
      for words in required.gapsOfColors(in: certified, data.settings) {
        report(words, at: certified.node)
      }
    }
    interpreter.read(typed)
    defer { interpreter.forget() }
    subject = Subject(number: number, certified: certified, typed: typed, data: data)
    for property in document.properties {
      for element in property.elements where element.subject == number {
        verify(element, property.name)
      }
    }
    for trials in certified.trials { sample(trials) }
    if let anyText = document.anyText { sample(anyText) }
  }

  // MARK: Any words

  /// The most trials of a subject with other words than its data have.
  private static let mostOfWords = 160

  /// Verifies that what is said to hold for any words holds for some: the shortest, the narrowest
  /// and the widest ones, and others at random, in trials at random.
  private mutating func sample(_ anyText: JSONNode) {
    guard let subject, anyText["obstacle"] == nil else { return }
    let proved = Set((anyText["proved"]?.elements ?? []).compactMap(\.string))
    let trials = subject.certified.trials.filter { $0.appearances.isEmpty && !$0.widths.isEmpty }
    guard !proved.isEmpty, !trials.isEmpty else { return }
    let records = DataRecords(subject.typed, isDark: false)
    let parameters = subject.typed.structure.parameters
    func names(_ member: String) -> Set<String> {
      Set((anyText[member]?.elements ?? []).compactMap(\.string))
    }
    var marking = TextMarking(letters: ProofDomain.lettersOfAnyText)
    (marking.asShown, marking.neverEmpty) = (names("asShown"), names("neverEmpty"))
    for number in 0..<Self.mostOfWords {
      guard let tried = trials.randomElement(using: &chance),
        let data = tried.dataSets.randomElement(using: &chance),
        let textSize = tried.textSizes.randomElement(using: &chance),
        let direction = tried.directions.randomElement(using: &chance),
        let widths = tried.widths.randomElement(using: &chance)
      else { return }
      var own = marking
      let values = records.marking(subject.data.values[data], for: parameters, &own)
      guard !own.marks.isEmpty else { continue }
      let length = AnyWords.Length.allCases[min(number % 6, 3)]
      let words = own.marks.map { chance.words(for: $0, length) }
      let trial = Trial(
        data: data, width: number % 8 < 2 ? widths.lowerBound : chance.width(in: widths),
        height: tried.heights.randomElement(using: &chance)?.lowerBound, textSize: textSize,
        direction: direction)
      verify(
        trial, saying: values.map { $0.replacingMarks(by: words) }, proved,
        (zip(own.marks, words).map { "'\($0.name)' as \"\($1)\"" }).joined(separator: ", "),
        anyText)
    }
  }

  /// Verifies that a trial with other words breaks nothing that holds for any.
  private mutating func verify(
    _ trial: Trial, saying values: [ConstantValue], _ proved: Set<String>, _ words: String,
    _ anyText: JSONNode
  ) {
    guard let broken = judge(trial, with: values)?.breaks else { return }
    for found in broken.keys where proved.contains(found.property) {
      let place = places[found.node] ?? SourcePosition(line: 0, column: 0, offset: 0)
      // What breaks with the words of the data is said elsewhere.
      guard element(of: found.property, at: place) == nil else { continue }
      reportOnce(
        "'\(found.property)' does not hold for any words: line \(place.line), column "
          + "\(place.column) of the document breaks it at \(trial.words), with \(words)",
        at: anyText["proved"] ?? anyText)
    }
  }

  /// Solves a part of some trials, and verifies that nothing is broken but what is said to be.
  private mutating func sample(_ trials: CertifiedDocument.Trials) {
    let heights = trials.heights.flatMap(\.samples).orNil
    let ends = trials.widths.flatMap(\.samples)
    for data in trials.dataSets {
      for textSize in trials.textSizes {
        for direction in trials.directions {
          // Others than the ends and the eighths, which a forger cannot know.
          let others = trials.widths.filter { $0.upperBound - $0.lowerBound > 8 }
            .flatMap { [chance.width(in: $0), chance.width(in: $0)] }
          for appearance in trials.appearances.orNil {
            for width in Set(ends + others).sorted() {
              for height in heights {
                verify(
                  Trial(
                    data: data, width: width, height: height, textSize: textSize,
                    direction: direction, appearance: appearance))
              }
            }
          }
        }
      }
    }
  }

  /// Verifies that a trial breaks what the certificate says, and nothing else.
  private mutating func verify(_ trial: Trial) {
    guard let broken = judge(trial)?.breaks else { return }
    for (found, amount) in broken.sorted(by: { $0.key.property < $1.key.property }) {
      guard properties.contains(found.property) else { continue }
      let place = places[found.node] ?? SourcePosition(line: 0, column: 0, offset: 0)
      guard let element = element(of: found.property, at: place) else {
        reportOnce(
          "'\(found.property)' does not hold: line \(place.line), column \(place.column) of the "
            + "document breaks it by \(amount.toTheHundredth) at \(trial.words)",
          at: document.properties.first { $0.name == found.property }?.node ?? document.node)
        continue
      }
      if amount > element.worst + 0.01 {
        reportOnce(
          "it is worse, by \(amount.toTheHundredth), at \(trial.words)", at: element.node)
      }
      let isSaid = element.widths.contains { $0.contains(trial.width) }
      if isOfWitnessPass(trial, element), !isSaid {
        reportOnce("it breaks at \(trial.words) too", at: element.node)
      }
    }
    for property in document.properties {
      for element in property.elements
      where isOfWitnessPass(trial, element)
        && element.widths.contains(where: { $0.contains(trial.width) })
        && !broken.keys.contains(where: {
          $0.property == property.name && isPlace(places[$0.node], of: element)
        })
      {
        reportOnce("it does not break at \(trial.words)", at: element.node)
      }
    }
  }

  private mutating func reportOnce(_ message: String, at node: JSONNode) {
    guard !findings.contains(where: { $0.range == node.range }) else { return }
    report(message, at: node)
  }

  /// Whether a trial belongs to the pass over widths to which the witness of an element does.
  private func isOfWitnessPass(_ trial: Trial, _ element: CertifiedDocument.Element) -> Bool {
    let witness = element.witness
    return element.subject == subject?.number && element.across != "heights"
      && trial.data == witness.dataSet && trial.textSize == witness.textScale
      && trial.direction == witness.direction && trial.appearance == witness.appearance
      && (trial.height == nil || trial.height == witness.height)
      && (trial.appearance == nil || trial.width == witness.width)
  }

  // MARK: Elements

  /// Verifies that an element breaks a property as the certificate says.
  private mutating func verify(_ element: CertifiedDocument.Element, _ property: String) {
    guard let subject, let node = node(of: element) else {
      return report(
        "the document has no element at line \(element.line), column \(element.column)",
        at: element.node)
    }
    guard
      ["widths", "devices"].contains(element.across)
        || (element.across == "heights" && subject.certified.heights != nil)
    else {
      return report("'across' is 'widths' or 'devices', or 'heights' of some", at: element.node)
    }
    for (name, trial) in [("witness", element.witness), ("worst trial", element.worstAt)] {
      verifySettings(of: trial, as: name, in: subject)
    }
    let witness = trial(of: element.witness, in: subject)
    let found = TrialJudge.Break(property: property, node: node)
    guard let judge = judge(witness), let amount = judge.breaks[found] else {
      return report("the witness does not break it: \(witness.words)", at: element.witness.node)
    }
    if judge.name(of: found) != element.name {
      report("this element is '\(judge.name(of: found))'", at: element.node)
    }
    if amount > element.worst + 0.01 {
      report("the witness breaks it by \(amount.toTheHundredth)", at: element.witness.node)
    }
    let worst = trial(of: element.worstAt, in: subject)
    let most = self.judge(worst)?.breaks[found]
    if most.map({ abs($0 - element.worst) > 0.01 }) ?? true {
      report(
        "the worst trial breaks it by \((most ?? 0).toTheHundredth), not by "
          + "\(element.worst.toTheHundredth): \(worst.words)", at: element.worstAt.node)
    }
    guard element.widths.first?.lowerBound == element.witness.width else {
      return report("the first of the widths is not that of the witness", at: element.node)
    }
    if witness.appearance != nil, element.widths != [witness.width...witness.width] {
      return report("colors are compared at the width of the witness", at: element.node)
    }
    let tried = subject.certified.trials.filter {
      $0.appearances.isEmpty == (witness.appearance == nil) && $0.dataSets.contains(witness.data)
        && $0.textSizes.contains(witness.textSize) && $0.directions.contains(witness.direction)
    }.flatMap(\.widths)
    for width in element.widths.flatMap({ [$0.lowerBound, $0.upperBound] })
    where !tried.contains(where: { $0.contains(width) }) {
      report("nothing was tried at a width of \(width.toTheHundredth)", at: element.node)
    }
    guard element.across != "heights", witness.appearance == nil else { return }
    for range in element.widths {
      for width in [range.lowerBound - 1, range.upperBound + 1] + range.samples
      where tried.contains(where: { $0.contains(width) }) {
        var trial = witness
        trial.width = width
        verify(trial)
      }
    }
  }

  private func trial(of said: CertifiedDocument.Trial, in subject: Subject) -> Trial {
    let own = subject.data.settings[said.dataSet].vertical.maximum
    return Trial(
      data: said.dataSet, width: said.width, height: said.height == own ? nil : said.height,
      textSize: said.textScale, direction: said.direction, appearance: said.appearance)
  }

  /// Verifies that a trial is one of those that were solved, and that its settings are its data's.
  private mutating func verifySettings(
    of said: CertifiedDocument.Trial, as name: String, in subject: Subject
  ) {
    let sets = subject.certified.dataSets
    let settings = subject.data.settings[said.dataSet]
    let hasSeveral = sets.count { $0.differs == nil } > 1
    if said.scale != settings.environment.scale {
      let scale = settings.environment.scale.toTheHundredth
      report("the scale of these data is \(scale)", at: said.node)
    }
    if said.data != sets[said.dataSet].differs {
      report("what differs is not that of its data set", at: said.node)
    }
    if said.preview != (hasSeveral ? settings.name : nil) {
      report("the preview is not that of its data set", at: said.node)
    }
    let trial = trial(of: said, in: subject)
    let hasHeight = said.height != nil || settings.vertical.maximum == .infinity
    let isTried = subject.certified.trials.contains { tried in
      tried.dataSets.contains(trial.data) && tried.textSizes.contains(trial.textSize)
        && tried.directions.contains(trial.direction)
        && (trial.appearance.map { tried.appearances.contains($0) } ?? tried.appearances.isEmpty)
        && tried.widths.contains { $0.contains(trial.width) }
        && (tried.heights.isEmpty
          ? trial.height == nil && hasHeight
          : tried.heights.contains { $0.contains(said.height ?? -1) })
    }
    if !isTried { report("the \(name) is none of the trials: \(trial.words)", at: said.node) }
  }

  // MARK: Solving

  /// Solves a trial by itself; nil if that is not possible, which is reported.
  private mutating func judge(
    _ trial: Trial, with words: [ConstantValue]? = nil
  ) -> TrialJudge? {
    guard let subject else { return nil }
    var settings = subject.data.settings[trial.data]
    settings.horizontal = .exact(trial.width)
    if let height = trial.height { settings.vertical = .exact(height) }
    settings.environment.textScale = trial.textSize
    settings.environment.direction = trial.direction
    settings.textMetrics = textMetrics ?? settings.textMetrics
    if let appearance = trial.appearance { settings.environment.colorScheme = appearance }
    solves += 1
    let values = words ?? subject.data.values[trial.data]
    guard let layout = interpreter.solve(in: settings, with: values), interpreter.issue == nil,
      interpreter.missing.isEmpty, !layout.isApproximate
    else {
      reportOnce("the document cannot be laid out as a whole at \(trial.words)", at: document.node)
      return nil
    }
    var judge = TrialJudge(layout, of: interpreter)
    guard let appearance = trial.appearance else {
      judge.judgeFrames(asksAllSizes: subject.certified.isFull)
      return judge
    }
    var palette = Palette(appearance)
    palette.named = { _ in Palette.unknown }
    if let picture = Painter(interpreter, layout, palette).picture() {
      // What is narrower than a phone stands on something of which nothing is known.
      judge.judgeColors(in: picture, isFragment: subject.certified.widths.upperBound < 320)
    }
    return judge
  }

  // MARK: Places

  /// The positions of the elements' names, by their places in the typed tree.
  var places: [Int: SourcePosition] = [:]

  private func isPlace(_ place: SourcePosition?, of element: CertifiedDocument.Element) -> Bool {
    place?.line == element.line && place?.column == element.column
  }

  private func element(
    of property: String, at place: SourcePosition
  ) -> CertifiedDocument.Element? {
    document.properties.first { $0.name == property }?.elements.first {
      isPlace(place, of: $0) && $0.subject == subject?.number
    }
  }

  /// Returns the element of the document that is meant; nil if there is none at its place.
  private func node(of element: CertifiedDocument.Element) -> Int? {
    places.first { isPlace($0.value, of: element) }?.key
  }
}

extension CertifiedDocument.Trials {
  /// The number of solves.
  fileprivate var count: Int {
    let sizes = widths.reduce(0) { $0 + ($1.count(isFine: isFine)) }
    let places = heights.isEmpty ? 1 : heights.reduce(0) { $0 + $1.count(isFine: false) }
    let others = dataSets.count * textSizes.count * directions.count * max(appearances.count, 1)
    return sizes * places * others
  }
}

extension Array {
  /// The elements, or nil in place of none.
  fileprivate var orNil: [Element?] { isEmpty ? [nil] : map(Optional.some) }
}

extension ClosedRange<Float> {
  /// The number of whole points, with the halves and thirds between them.
  fileprivate func count(isFine: Bool) -> Int {
    Int((upperBound - lowerBound).rounded(.down)) * (isFine ? 4 : 1) + 1
  }

  /// The ends, and whole numbers at the eighths in between.
  fileprivate var samples: [Float] {
    guard lowerBound < upperBound else { return [lowerBound] }
    let inner = (1...7).map { part in
      (lowerBound + (upperBound - lowerBound) * Float(part) / 8).rounded()
    }
    return Set([lowerBound] + inner.filter(contains) + [upperBound]).sorted()
  }
}
