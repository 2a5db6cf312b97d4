import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel

/// Runs a test of a document in one of its previews: solves it in all widths, text scales and
/// directions of the test, and tries the expectations in each solve.
struct DocumentTester {
  private let test: TypedTest
  private let expectations: [Expectation]
  private let settings: PreviewSettings
  private let values: [ConstantValue]
  /// The text of the document.
  private let source: [UInt8]

  private struct Expectation {
    var program: ExpectationProgram
    var words: String
    var textScale: Float?
    /// The place of the condition in the document.
    var start: Int
  }

  init(
    _ test: TypedTest, of document: TypedDocument, elements: [String: [Int]],
    in settings: PreviewSettings, with values: [ConstantValue]
  ) {
    self.test = test
    expectations = test.expectations.map {
      Expectation(
        program: ExpectationProgram($0, of: document, elements: elements), words: $0.words,
        textScale: $0.textScale, start: Int($0.condition.range.start))
    }
    source = document.source
    self.settings = settings
    self.values = values
  }

  /// The surroundings in which all widths are solved one after the other.
  private struct Pass {
    var textScale: Float
    var isRightToLeft: Bool
    /// What differs from the preview, in words.
    var words: [String]
  }

  /// Where an expectation does not hold.
  private struct Failures {
    /// The first failure, and where it was seen.
    var reason: String
    var width: Float?
    var pass: Int
    /// The widths of that pass, in ranges.
    var widths = WidthRanges()
    /// The other passes in which it does not hold either.
    var others: [Int] = []

    mutating func note(_ width: Float, in pass: Int) {
      if pass == self.pass {
        widths.add(width, step: 1)
      } else if others.last != pass {
        others.append(pass)
      }
    }
  }

  /// Runs the test with an interpreter that has read the document, and returns a sentence for each
  /// expectation that does not hold everywhere.
  func failures(_ interpreter: inout Interpreter) -> [String] {
    interpreter.notesRows = true
    defer { interpreter.notesRows = false }
    let passes = passes
    var found = [Failures?](repeating: nil, count: expectations.count)
    for (number, pass) in passes.enumerated() {
      let asked = expectations.indices.filter {
        expectations[$0].textScale.map { $0 == pass.textScale } ?? true
      }
      guard !asked.isEmpty else { continue }
      var isNew = true
      for width in widths {
        // The result of a cancelled task is not used.
        if Task.isCancelled { return [] }
        var settings = settings
        if let width { settings.horizontal = .exact(width) }
        settings.environment.textScale = pass.textScale
        settings.environment.direction = pass.isRightToLeft ? .rtl : .ltr
        guard let layout = solve(settings, isNew, &interpreter) else {
          return ["it cannot be solved\(Self.place(width, pass.words))"]
        }
        isNew = false
        let elements = MeasuredElements(layout, interpreter)
        for index in asked {
          guard
            let failure = expectations[index].program.failure(
              of: elements, values, settings.environment)
          else { continue }
          if found[index] == nil {
            found[index] = Failures(
              reason: failure.words + Self.place(width ?? ownWidth, pass.words)
                + Self.place(inRows: failure.rows),
              width: width ?? ownWidth, pass: number)
          }
          found[index]?.note(width ?? ownWidth ?? 0, in: number)
        }
      }
    }
    return zip(expectations, found).compactMap { expectation, failures in
      failures.map { sentence($0, expectation, passes) }
    }
  }

  /// Solves a trial; nil if there is too much to lay out.
  ///
  /// A tree that holds for the trial is solved again in the new size only.
  private func solve(
    _ settings: PreviewSettings, _ isNew: Bool, _ interpreter: inout Interpreter
  ) -> SolvedLayout? {
    if !isNew, interpreter.holds(in: settings.range, settings.environment) {
      return interpreter.solvedAgain(in: settings)
    }
    let layout = interpreter.solve(in: settings, with: values)
    return interpreter.issue == nil ? layout : nil
  }

  // MARK: Trials

  /// The widths to try in ascending order; nil stands for that of the preview.
  private var widths: [Float?] {
    guard let widths = test.widths else { return [nil] }
    return widths.clamped(to: ProofDomain.allowed).map { Float($0) }
  }

  /// The exact width of the preview, if it has one.
  private var ownWidth: Float? {
    settings.horizontal.minimum == settings.horizontal.maximum ? settings.horizontal.maximum : nil
  }

  private var passes: [Pass] {
    let environment = settings.environment
    let scales = test.textScales.isEmpty ? [environment.textScale] : test.textScales
    let directions =
      test.directions.isEmpty ? [environment.direction == .rtl] : test.directions
    return scales.flatMap { scale in
      directions.map { isRightToLeft in
        var words: [String] = []
        if scales.count > 1 || scale != 1 { words.append("text scale \(scale.toTheHundredth)") }
        if directions.count > 1 || isRightToLeft {
          words.append(isRightToLeft ? "right to left" : "left to right")
        }
        return Pass(textScale: scale, isRightToLeft: isRightToLeft, words: words)
      }
    }
  }

  // MARK: Words

  /// Returns the failures of an expectation as a sentence: `line 9: expected #price.end le
  /// #card.end, but 331 > 320 at a width of 320; from 320 to 339`.
  private func sentence(
    _ failures: Failures, _ expectation: Expectation, _ passes: [Pass]
  ) -> String {
    let line = LineTable(source).line(at: expectation.start) + 1
    var sentence = "line \(line): expected \(expectation.words), but \(failures.reason)"
    if test.widths != nil { sentence += failures.widths.words(besides: failures.width) }
    guard !failures.others.isEmpty else { return sentence }
    let shown = failures.others.prefix(3).map { passes[$0].words.joined(separator: " ") }
    sentence += "; also at " + shown.joined(separator: ", at ")
    if failures.others.count > shown.count { sentence += " and elsewhere" }
    return sentence
  }

  private static func place(_ width: Float?, _ words: [String]) -> String {
    let all = [width.map { "a width of \($0.toTheHundredth)" }].compactMap(\.self) + words
    return all.isEmpty ? "" : " at \(all.joined(separator: ", "))"
  }

  private static func place(inRows rows: [Int]) -> String {
    guard !rows.isEmpty else { return "" }
    return ", in row \(rows.map { "\($0)" }.joined(separator: " of row "))"
  }
}
