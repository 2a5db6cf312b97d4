import LayoutEngine
import LayoutInterpreter
import LayoutModel
import TestSupport
import Testing

@testable import LayoutCompiler

/// Where a document leaves but one answer, the boxes of frames are no wider than that.
///
/// Frames of random documents lie in boxes that are too wide as well, so that they say nothing of
/// how close a function of lengths is.
struct ExactIntervalTests {
  @Test func boxesAreAsWideAsTheTextsMakeThem() throws {
    for (name, text, expected) in Self.documents {
      let found = try Self.boxes(in: text)
      #expect(found == expected, "\(name):\n\(found)")
    }
  }

  /// Returns the boxes of all elements of a document 300 points wide, one a line: the place, the
  /// size, how far it is outside at most, and what is not sure.
  static func boxes(in text: String) throws -> String {
    let isTurned = text.contains("{right}")
    let written = text.replacing("{right}", with: "")
    let source = "<layout name=\"Exact\">\n<param name=\"a\" type=\"String\"/>\n\(written)\n</layout>\n"
    var front = DocumentFrontEnd(sharing: ModuleLoader())
    let found = front.check(Array(source.utf8), insteadOf: "exact.layout.xml")
    let errors = found.filter { $0.severity == .error }.map(\.message)
    try #require(errors.isEmpty, "\(errors)\n\(source)")
    var interpreter = Interpreter()
    interpreter.hasUnknownTexts = true
    var settings = PreviewSettings()
    settings.horizontal = .exact(300)
    settings.environment.scale = 1
    settings.environment.direction = isTurned ? .rtl : .ltr
    settings.textMetrics = .fixed(width: 10, height: 20)
    interpreter.read(front.document)
    let marks = [ConstantValue.string(String(UnknownText.mark(0)))]
    try #require(interpreter.solve(in: settings, with: marks) != nil)
    var marking = TextMarking(letters: 20)
    _ = DataRecords(front.document, isDark: false)
      .marking(marks, for: front.document.structure.parameters, &marking)
    var solver = IntervalSolver(interpreter.tree, in: settings, marks: marking.marks)
    let boxes = solver.frames(with: solver.allTexts)
    return interpreter.tree.elements.map { element in
      let name = interpreter.tree.kind(of: element).rawValue
      guard let box = boxes[element.index] else { return "\(name) ?" }
      return "\(name) \(described(box))"
    }.joined(separator: "\n")
  }

  private static func described(_ box: FrameBox) -> String {
    func number(_ length: Float) -> String {
      let rounded = (length * 10).rounded() / 10
      return rounded == rounded.rounded() && abs(rounded) < 1e7 ? "\(Int(rounded))" : "\(rounded)"
    }
    func range(_ lengths: Lengths) -> String {
      let (low, high) = (number(lengths.low), number(lengths.high))
      return low == high ? low : "\(low)...\(high)"
    }
    var words = "\(range(box.x)),\(range(box.y)) \(range(box.width))x\(range(box.height))"
    words += " out \(number(box.across)),\(number(box.down))"
    if !box.showsAll { words += " cut" }
    if !box.showsOne { words += " empty" }
    if box.mayOverlap { words += " over" }
    return words
  }

  private static let documents: [(name: String, text: String, expected: String)] = [
    // DOCS
  ]
}
