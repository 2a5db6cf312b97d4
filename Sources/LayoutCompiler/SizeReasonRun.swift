import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter

/// Solves a document and explains the sizes of elements.
package struct SizeReasonRun: Sendable {
  /// The explanation, and the findings on the document.
  package struct Result: Sendable {
    package var text: String
    package var report: CheckReport
    package var missingPreviews: [PreviewChoice.Missing]
    /// Similar names, if no element has the requested name.
    package var missingElement: [String]?
  }

  package var path: String
  /// The id, as `#id` or `id`, or the name of elements or components; all matches are explained.
  package var element: String
  package var request: LayoutRequest
  package var isJSON = false
  package var registry: LayoutRegistry

  package init(
    _ path: String, element: String, request: LayoutRequest, registry: LayoutRegistry
  ) {
    self.path = path
    self.element = element
    self.request = request
    self.registry = registry
  }

  /// The explanations for one preview.
  private struct Told: Sendable {
    var texts: [String]
    /// The ids and names in the document.
    var others: Set<String>
  }

  package func run() async -> Result {
    let run = SolvingRun(
      paths: [path], request: request, pool: WorkerPool(jobs: 1), registry: registry,
      show: LayoutWorker.Show(solved: told))
    let result = await run.run()
    let told = result.shown.flatMap(\.shown)
    let texts = told.flatMap(\.texts)
    var missing: [String]?
    if texts.isEmpty, !told.isEmpty {
      let others = told.reduce(into: Set()) { $0.formUnion($1.others) }
      missing = NearestName.find(element, among: others.sorted())
    }
    return Result(
      text: texts.joined(separator: isJSON ? "" : "\n"), report: result.report,
      missingPreviews: result.missingPreviews, missingElement: missing)
  }

  @Sendable
  private func told(
    _ solved: LayoutWorker<Told>.Solved, _ interpreter: borrowing Interpreter
  ) -> Told? {
    let elements = solved.layout.elements
    let names = elements.map { element -> Set<String> in
      let said = [element.anchor, element.id, element.component, element.name]
      return Set(said.compactMap(\.self))
    }
    var texts: [String] = []
    for index in elements.indices where names[index].contains(element) {
      let reason = interpreter.sizeReason(of: LayoutElement(index), in: solved.layout)
      texts.append(isJSON ? json(reason, solved) : text(reason, solved))
    }
    return Told(texts: texts, others: names.reduce(into: []) { $0.formUnion($1) })
  }

  // MARK: For people

  private func text(_ reason: SizeReason, _ solved: LayoutWorker<Told>.Solved) -> String {
    let preview = solved.preview.map { ", preview \($0.name ?? "\($0.number)")" } ?? ""
    var text = ""
    for (depth, step) in reason.steps.enumerated() {
      let element = solved.layout.elements[step.element.index]
      let label = [element.title, element.anchor].compactMap(\.self).joined(separator: " ")
      let size = "\(step.frame.width.toTheHundredth) × \(step.frame.height.toTheHundredth)"
      text += "\(label)  \(size)\(depth == 0 ? "  \(solved.file)\(preview)" : "")\n"
      text += "  width   \(step.width.sentence(isRoot: depth == 0))\n"
      text += "  height  \(step.height.sentence(isRoot: depth == 0))\n"
    }
    return text
  }

  // MARK: For programs

  private func json(_ reason: SizeReason, _ solved: LayoutWorker<Told>.Solved) -> String {
    var members: [(String, JSONValue)] = [
      ("file", .string(solved.file)), ("layout", .string(solved.name)),
    ]
    if let preview = solved.preview {
      members.append(("preview", .string(preview.name ?? "\(preview.number)")))
    }
    members.append(("element", .string(element)))
    let steps = Self.steps(of: reason, in: solved.layout)
    return JSONValue.members(members + [("steps", .array(steps))]).text + "\n"
  }

  /// Returns the steps of a reason, from the root down to the element.
  static func steps(of reason: SizeReason, in layout: SolvedLayout) -> [JSONValue] {
    reason.steps.map { step in
      let element = layout.elements[step.element.index]
      var members: [(String, JSONValue)] = [("element", .string(element.name))]
      if let component = element.component { members.append(("component", .string(component))) }
      if let id = element.id { members.append(("id", .string(id))) }
      let frame = step.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      members.append(("frame", .array(numbers.map { .number($0) })))
      members += [("width", value(of: step.width)), ("height", value(of: step.height))]
      return JSONValue.members(members)
    }
  }

  private static func value(of axis: SizeReason.Axis) -> JSONValue {
    var members: [(String, JSONValue)] = []
    if let offered = axis.offered {
      members.append(("least", .number(offered.least)))
      // Infinite values are left out.
      if offered.most.isFinite { members.append(("most", .number(offered.most))) }
      if offered.whole.isFinite { members.append(("percentsOf", .number(offered.whole))) }
    }
    if let words = axis.byParent { members.append(("byParent", .string(words))) }
    if let words = axis.byItself { members.append(("byItself", .string(words))) }
    return .members(members + [("outcome", .string(axis.outcome))])
  }
}

extension SizeReason.Axis {
  /// Returns the reason for the length, in words.
  func sentence(isRoot: Bool) -> String {
    var parts: [String] = []
    if let offered {
      parts.append("\(isRoot ? "solved for" : "offered") \(offered.words)")
    }
    parts += [byParent, byItself.map { "it says \($0)" }].compactMap(\.self)
    return parts.joined(separator: ", ") + (parts.isEmpty ? "" : ": ") + outcome
  }
}
