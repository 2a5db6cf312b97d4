import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutRendering
import LayoutRules
import LayoutSchema

/// Solves documents over all that they are meant for, and finds where a property is broken.
///
/// What is found was seen in a solve; a property of which nothing is found holds in every trial.
struct ScreenProver: ~Copyable {
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

  /// What a proof of one document tried and found.
  struct Outcome: Sendable {
    var tried: ProofTrials
    /// Where each property is broken, in the order of the properties and then of the elements.
    var violations: [Violation] = []
    /// Why nothing could be proved; nil if every trial was solved.
    var obstacle: String?
    /// The layout, and components by themselves, with their trials.
    var subjects: [ProofSubject] = []
    /// The properties that were asked.
    var properties: [DiagnosticID] = []
    /// What holds for any words of texts; nil if that was not asked.
    var anyText: AnyTextProof?

    /// Whether all that was asked is proved.
    var isWhole: Bool {
      obstacle == nil && violations.isEmpty
        && (anyText.map { $0.obstacle == nil && $0.open.isEmpty } ?? true)
    }

    /// Notes what holds for any words of texts.
    mutating func take(_ proof: AnyTextProof) {
      anyText = proof
      tried.anyTexts = proof.texts.count
      tried.provedForAnyText = proof.proved.count
    }

    /// Says of which component the proof is.
    mutating func nameSubject(_ component: String) {
      for index in subjects.indices { subjects[index].component = component }
    }

    /// Takes what a proof of a component of the same document tried and found.
    mutating func add(component: Outcome) {
      tried.components += 1
      tried.variants += component.tried.variants
      tried.solves += component.tried.solves
      violations += component.violations.map { violation in
        var violation = violation
        violation.subject = subjects.count
        return violation
      }
      if let other = component.anyText {
        var all = anyText ?? AnyTextProof(properties: other.properties)
        all.add(other, subject: subjects.count)
        take(all)
      }
      subjects += component.subjects
      obstacle = obstacle ?? component.obstacle
    }
  }

  /// The trials in which one element breaks a property.
  struct Violation: Sendable {
    var property: ProofProperty
    /// The element in the document's own file.
    var node: Int
    var name: String
    /// The first trial that broke it.
    var witness: Trial
    /// How far the witness breaks it, in words.
    var words: String
    /// The most that any trial breaks it, in points.
    var worst: Float
    /// The first trial that breaks it by that much.
    var worstTrial: Trial
    /// The index of the subject that the trials are of.
    var subject = 0
    /// The widths of the witness's pass that break it, in ranges if the pass tried all widths.
    var widths = WidthRanges()
    /// What varied in the witness's pass.
    var sizes: ProofDomain.Sizes
    /// Whether the witness's pass tried all widths, and not those of devices alone.
    var isOverAllWidths: Bool { sizes == .widths }
    /// The number of other passes in which it is broken.
    var otherPasses = 0
    fileprivate var lastPass: Int
  }

  /// The conditions under which a document is solved once.
  struct Trial: Sendable {
    /// The number of the data.
    var base: Int
    /// The name of the preview whose data are shown, if there are several.
    var preview: String?
    /// What differs from the preview's data or language, as in `without 'subtitle'`; nil for
    /// nothing.
    var difference: String?
    var width: Float
    var height: Float
    /// Whether the height is one of those that the document is meant for, and not the preview's.
    var isHeightSaid = false
    var scale: Float
    var textScale: Float
    var isRightToLeft: Bool
    /// The appearance, where the trial was about colors.
    var appearance: LayoutEnvironment.ColorScheme?
  }

  /// Returns what holds of a document without errors, for the properties in `properties`.
  mutating func outcome(
    of document: TypedDocument, proving properties: [ProofProperty],
    in previews: [PreviewValues.Preview], over domain: ProofDomain
  ) -> Outcome {
    self.domain = domain
    let bases =
      domain.isFirstLook
      ? ProofBase.first(of: previews, document)
      : ProofBase.all(
        previews, document, in: languages, inPairs: domain.isFull,
        textsUpTo: domain.isForAnyText ? ProofDomain.lettersOfAnyText : nil)
    let hasSeveral = bases.count { $0.difference == nil } > 1
    let widths = domain.widths(of: document, previews.map(\.settings))
    let heights = domain.heights(of: document)
    let variants = bases.count(where: \.isVariant)
    var outcome = Outcome(
      tried: ProofTrials(
        widths: widths, heights: heights, previews: bases.count - variants, variants: variants,
        texts: domain.isForAnyText
          ? []
          : DataRecords(document, isDark: false)
            .textsOfAnyLength(in: document.structure.parameters)),
      properties: properties.map(\.finding))
    var subject = ProofSubject(
      widths: widths, heights: heights, over: domain, with: bases, document)
    interpreter.read(document)
    defer { interpreter.forget() }
    var found: [Key: Violation] = [:]
    passes: for (number, pass) in domain.passes(over: bases, heights: heights).enumerated() {
      var stage: ProofFrames?
      var sources: [Source] = []
      let base = bases[pass.base]
      let sizes = domain.sizes(of: pass, widths: widths, heights: heights)
      for (width, height) in sizes {
        if isInterrupted { return outcome }
        let settings = pass.settings(of: base, width: width, height: height, textMetrics)
        outcome.tried.solves += 1
        guard solve(settings, base.values, &stage, &sources), let frames = stage else {
          outcome.obstacle = obstacle
          break passes
        }
        for (place, property) in properties.enumerated()
        where !property.asksColors
          && (domain.isFull || pass.textScale <= property.largestTextSize)
        {
          property.examine(frames) { element, amount, words in
            let source = sources[element]
            let key = Key(property: place, node: source.node)
            let trial = {
              Trial(
                base: pass.base, preview: hasSeveral ? base.settings.name : nil,
                difference: base.difference, width: width, height: settings.vertical.maximum,
                isHeightSaid: height != nil, scale: settings.environment.scale,
                textScale: pass.textScale, isRightToLeft: pass.isRightToLeft)
            }
            note(amount, in: trial, of: number, at: width, &found[key]) {
              Violation(
                property: property, node: source.node, name: source.name, witness: trial(),
                words: words(), worst: amount, worstTrial: trial(),
                sizes: pass.sizes, lastPass: number)
            }
          }
        }
      }
      subject.note(pass, sizes: sizes, step: domain.step(of: pass))
    }
    if outcome.obstacle == nil, !domain.isFirstLook, properties.contains(where: \.asksColors) {
      tryAppearances(of: bases, proving: properties, &outcome, &subject, &found)
    }
    subject.join()
    outcome.subjects = [subject]
    outcome.violations = found.sorted { $0.key < $1.key }.map(\.value)
    return outcome
  }

  /// Draws the document in the light and in the dark, and asks the properties about colors.
  ///
  /// What is behind a text seldom depends on the width, so the width of the preview and the ends of
  /// the domain are tried.
  private mutating func tryAppearances(
    of bases: [ProofBase], proving properties: [ProofProperty], _ outcome: inout Outcome,
    _ subject: inout ProofSubject, _ found: inout [Key: Violation]
  ) {
    let hasSeveral = bases.count { $0.difference == nil } > 1
    outcome.tried.appearances = domain.appearances ?? LayoutEnvironment.ColorScheme.allCases
    let ends = [Float(outcome.tried.widths.lowerBound), Float(outcome.tried.widths.upperBound)]
    for (number, base) in bases.enumerated() where base.difference == nil {
      let pass = ProofDomain.Pass(
        base: number, textScale: 1, isRightToLeft: false, sizes: .devices)
      let own = base.settings.horizontal.maximum
      let widths = (ends[0]...ends[1]).contains(own) && !ends.contains(own) ? [own] + ends : ends
      for appearance in outcome.tried.appearances {
        for width in widths {
          if isInterrupted { return }
          var settings = pass.settings(of: base, width: width, height: nil, textMetrics)
          settings.environment.colorScheme = appearance
          outcome.tried.solves += 1
          guard let (frames, layout) = draw(settings, base.values, widths: outcome.tried.widths)
          else { continue }
          for (place, property) in properties.enumerated() where property.asksColors {
            property.examine(frames) { element, amount, words in
              let source = Source(layout.elements[element])
              let key = Key(property: place, node: source.node)
              let trial = Trial(
                base: number, preview: hasSeveral ? base.settings.name : nil, width: width,
                height: settings.vertical.maximum, scale: settings.environment.scale,
                textScale: 1, isRightToLeft: false, appearance: appearance)
              if let known = found[key] {
                if amount > known.worst {
                  found[key]?.worst = amount
                  found[key]?.worstTrial = trial
                }
                return
              }
              found[key] = Violation(
                property: property, node: source.node, name: source.name, witness: trial,
                words: words(), worst: amount, worstTrial: trial, widths: WidthRanges(width),
                sizes: .devices, lastPass: -1)
            }
          }
        }
        subject.note(
          pass, sizes: widths.map { ($0, nil) }, step: domain.step(of: pass),
          appearance: appearance)
      }
    }
  }

  /// Solves and paints a trial; nil if the document cannot be solved as a whole.
  private mutating func draw(
    _ settings: PreviewSettings, _ values: [ConstantValue], widths: ClosedRange<Int>
  ) -> (frames: ProofFrames, layout: SolvedLayout)? {
    guard let layout = interpreter.solveWhole(in: settings, with: values) else { return nil }
    var palette = Palette(settings.environment.colorScheme)
    palette.named = { _ in Palette.unknown }
    guard let picture = Painter(interpreter, layout, palette).picture() else { return nil }
    var frames = ProofFrames(layout, interpreter)
    frames.read(interpreter.tree, settings.environment)
    // What is narrower than a screen stands on something of which nothing is known.
    let isFragment = widths.upperBound < ProofDomain.screens.lowerBound
    frames.letters = picture.letterings(isFragment: isFragment).compactMap { letters in
      let states = interpreter.tree.states(of: LayoutElement(letters.element), PointedElements())
      guard !states.contains(.disabled) else { return nil }
      return ProofFrames.Letters(
        element: letters.element, contrast: letters.contrast,
        isLarge: ColorContrast.isLarge(letters.fontSize, letters.fontWeight))
    }
    return (frames, layout)
  }

  private struct Key: Hashable, Comparable {
    var property: Int
    var node: Int

    static func < (first: Key, second: Key) -> Bool {
      (first.property, first.node) < (second.property, second.node)
    }
  }

  /// Notes that a trial breaks a property; widths of one pass come in ascending order.
  private func note(
    _ amount: Float, in trial: () -> Trial, of pass: Int, at width: Float,
    _ violation: inout Violation?, first: () -> Violation
  ) {
    if violation == nil { violation = first() }
    guard var known = violation else { return }
    if amount > known.worst {
      known.worst = amount
      known.worstTrial = trial()
    }
    if known.lastPass != pass {
      known.otherPasses += 1
      known.lastPass = pass
    }
    // Rows of a loop are one element of the document.
    if known.otherPasses == 0 {
      known.widths.add(width, step: known.isOverAllWidths ? domain.isFine ? 0.51 : 1 : nil)
    }
    violation = known
  }

  // MARK: Trials

  /// The element of the document's own file that a finding on an element of the tree is about.
  struct Source {
    var node: Int
    var name: String

    init(_ solved: SolvedElement) {
      node = solved.sources.first ?? solved.node
      name = solved.component ?? solved.name
    }
  }

  /// Solves a trial; returns false if the document cannot be solved as a whole.
  ///
  /// A tree that holds for the trial is solved again in the new size only.
  private mutating func solve(
    _ settings: PreviewSettings, _ values: [ConstantValue], _ stage: inout ProofFrames?,
    _ sources: inout [Source]
  ) -> Bool {
    if stage == nil || !interpreter.holds(in: settings.range, settings.environment) {
      guard let layout = interpreter.solveWhole(in: settings, with: values) else { return false }
      stage = ProofFrames(layout, interpreter)
      sources = layout.elements.map { Source($0) }
    } else {
      interpreter.solveAgain(in: settings)
    }
    guard !interpreter.tree.isApproximate, var frames = stage.take() else { return false }
    frames.read(interpreter.tree, settings.environment)
    stage = frames
    return true
  }

  private var obstacle: String {
    if let missing = interpreter.missing.first {
      return "the layout of '\(missing.name)' is not known here"
    }
    return interpreter.tree.isApproximate
      ? "an element was measured in more ways than are kept" : "there is too much to lay out"
  }
}

extension ProofFrames {
  /// Takes the frames and the lines of a solved tree with the same elements.
  mutating func read(_ tree: LayoutTree, _ environment: LayoutEnvironment) {
    scale = environment.scale
    isRightToLeft = environment.direction == .rtl
    shortTexts = tree.shortTexts.map(\.index)
    leaveOut { tree.isLeftOut(LayoutElement($0)) }
    for index in elements.indices where !elements[index].isGone {
      frames[index] = tree.frame(of: LayoutElement(index))
      if elements[index].hasWords {
        lines[index] = tree.lines(of: LayoutElement(index))
      }
    }
  }

  init(_ layout: SolvedLayout, _ interpreter: Interpreter) {
    let tree = interpreter.tree
    var open: [Int] = []
    var elements: [Element] = []
    elements.reserveCapacity(layout.elements.count)
    for (index, solved) in layout.elements.enumerated() {
      while let last = open.last, layout.elements[last].end <= index { open.removeLast() }
      let isText = solved.kind == .text
      elements.append(
        Element(
          kind: solved.kind, parent: open.last ?? -1, end: solved.end,
          isGone: solved.isLeftOut
            ? tree.isGone(LayoutElement(index)) : solved.isGone,
          hasWords: isText && !tree.isEmptyText(LayoutElement(index)),
          traits: ProofTraits(interpreter.written(at: index))))
      open.append(index)
    }
    self.init(elements)
  }
}

extension Interpreter {
  /// Solves a document; nil if a part of it cannot be solved.
  mutating func solveWhole(
    in settings: PreviewSettings, with values: [ConstantValue]
  ) -> SolvedLayout? {
    guard let layout = solve(in: settings, with: values), issue == nil, missing.isEmpty else {
      return nil
    }
    return layout
  }
}

extension Picture.Lettering {
  /// The contrast with what is behind the letters: the least of all parts, and the greatest of the
  /// colors of a gradient.
  fileprivate var contrast: Double {
    grounds.map { colors in
      colors.map { ColorContrast.ratio(paint.over($0), $0) }.max() ?? 21
    }.min() ?? 21
  }
}

// MARK: Findings

extension ScreenProver.Violation {
  /// The finding, at the element's name in the document.
  func finding(at range: SourceRange) -> Diagnostic {
    var finding = Diagnostic(property.finding, property.message(name), at: range, label: label)
    finding.proof = json
    return finding
  }

  /// The witness and the widths in words, as in `it is 0 × 20 at a width of 320; from 320 to 339`.
  var label: String {
    var label = "\(words) at a width of \(witness.width.toTheHundredth)\(witness.surroundings)"
    guard !isOverAllWidths else { return label + widths.words(besides: witness.width) }
    let count = widths.besides(witness.width).count
    if count > 0 { label += "; at \(count) wider \(count == 1 ? "device" : "devices") too" }
    return label
  }
}

extension ScreenProver.Trial {
  /// What differs from the usual, in words.
  fileprivate var surroundings: String {
    var words = ""
    if textScale != 1 { words += ", text size \(textScale)" }
    if isRightToLeft { words += ", right to left" }
    if isHeightSaid { words += ", a height of \(height.toTheHundredth)" }
    if let appearance { words += appearance == .dark ? ", in the dark" : ", in the light" }
    if let preview { words += ", in the preview '\(preview)'" }
    if let difference { words += ", \(difference)" }
    return words
  }
}
