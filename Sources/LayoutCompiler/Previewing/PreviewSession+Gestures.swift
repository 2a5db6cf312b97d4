import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages

/// A gesture on the page: a handle of an element, and where it was dropped.
struct Gesture: Sendable, Equatable {
  /// The name of the handle.
  var handle: String
  /// The value in points, the factor, or the index of the place.
  var value: Float
  /// The number of the texts that the page has.
  var texts: Int

  /// Reads the page's JSON; nil if it is invalid.
  init?(_ body: [UInt8]) {
    guard case .success(let node) = JSONReader.read(body), let handle = node["handle"]?.string,
      case .number(let value)? = node["value"]?.value, let value = Float(value), value.isFinite,
      abs(value) <= PreviewQuery.longestSide,
      case .number(let texts)? = node["texts"]?.value, let texts = Int(texts)
    else { return nil }
    self.init(handle: handle, value: value, texts: texts)
  }

  init(handle: String, value: Float, texts: Int = 0) {
    (self.handle, self.value, self.texts) = (handle, value, texts)
  }
}

extension PreviewSession {
  /// The result of working out a gesture.
  enum GestureOutcome: Sendable, Equatable {
    /// A sentence without a full stop.
    case refused(String)
    /// The text before and after, and why the element is not where it was dropped.
    case change(old: [UInt8], new: [UInt8], told: String?)
  }

  /// Works out the text after a gesture, and tries it.
  func outcome(of gesture: Gesture, at query: PreviewQuery) -> GestureOutcome {
    guard let element = query.element, let before = solved(query, explaining: element),
      let handle = before.document.handles(of: element).first(where: { $0.name == gesture.handle })
    else { return .refused("the element has no such handle now") }
    let text: [UInt8]
    switch before.document.text(after: handle, is: gesture.value) {
    case .failure(let refusal): return .refused(refusal.sentence)
    case .success(let new): text = new
    }
    let old = files.text(at: query.document) ?? before.document.text
    guard old == before.document.text else { return .refused(PreviewSite.isInAnotherEncoding) }
    var trial = self
    trial.files.open(text, at: FolderPath.absolute(query.document))
    guard let after = trial.solved(query, explaining: element) else {
      let error = trial.firstError(of: query)
      return .refused("the text would have an error" + (error.map { ": \($0)" } ?? ""))
    }
    let told = [Self.told(handle, gesture.value, before, after, element)].compactMap(\.self)
    let new = after.findings.filter { !before.findings.contains($0) }
    let all = told + new
    return .change(old: old, new: text, told: all.isEmpty ? nil : all.joined(separator: "; "))
  }

  /// A solved document, with the reasons for the size of one of its elements.
  struct Trial: Sendable {
    var document: GestureDocument
    /// The reasons for the width and the height.
    var reasons: [String]
    var scale: Float
    /// The messages of the findings.
    var findings: [String]
  }

  /// Returns a solved document; nil if it has errors.
  func solved(_ query: PreviewQuery, explaining element: Int) -> Trial? {
    var worker: LayoutWorker<Explained> = worker(request(query, words?.current().file)) {
      solved, interpreter in
      var reasons: [String] = []
      if solved.layout.elements.indices.contains(element),
        let step = interpreter.sizeReason(of: LayoutElement(element), in: solved.layout).steps.last
      {
        let isRoot = step.element == .root
        reasons = [step.width.sentence(isRoot: isRoot), step.height.sentence(isRoot: isRoot)]
      }
      return Explained(
        layout: solved.layout, reasons: reasons,
        isRightToLeft: solved.settings.environment.direction == .rtl,
        scale: solved.settings.environment.scale)
    }
    let outcome = worker.solve(query.document)
    guard let shown = outcome.shown.first else { return nil }
    let document = GestureDocument(
      worker.checker, shown.layout, isRightToLeft: shown.isRightToLeft, path: query.document)
    return Trial(
      document: document, reasons: shown.reasons, scale: shown.scale,
      findings: outcome.findings.flatMap(\.diagnostics).map(\.message))
  }

  private struct Explained: Sendable {
    var layout: SolvedLayout
    var reasons: [String]
    var isRightToLeft: Bool
    var scale: Float
  }

  private func firstError(of query: PreviewQuery) -> String? {
    var checker = DocumentFrontEnd(sharing: ModuleLoader(reading: files))
    return (try? checker.check(query.document))?.first { $0.severity == .error }?.message
  }

  // MARK: Where it was dropped

  /// Returns why an element is not where it was dropped; nil if it is.
  private static func told(
    _ handle: GestureHandle, _ value: Float, _ before: Trial, _ after: Trial, _ element: Int
  ) -> String? {
    // Frames lie on whole pixels, and percentages are written to the hundredth.
    let tolerance = 0.51 / max(before.scale, 1) + 0.06
    let axis = handle.axis.rawValue
    let reason = after.reasons.indices.contains(axis) ? after.reasons[axis] : nil
    let now = after.document.handles(of: element).first { $0.name == handle.name }
    switch handle.kind {
    case .length, .spacing:
      if let now, abs(now.value - value) <= tolerance { return nil }
      return reason ?? "it is not there now"
    case .inset(let edge):
      let distances = [before, after].map { $0.document.distance(to: edge, in: handle.element) }
      guard let old = distances[0], let new = distances[1] else { return reason }
      let touched = abs(old - handle.value) <= tolerance
      let isThere = touched ? abs(new - value) <= tolerance : new >= value - tolerance
      return isThere ? nil : reason
    case .grow:
      let frames = [before, after].map { $0.document.placed.frames }
      guard frames[0].indices.contains(element), frames[1].indices.contains(element),
        frames[0][element] == frames[1][element]
      else { return nil }
      return reason
    case .order: return after.document.wasMoved(from: before.document, handle, to: Int(value))
    }
  }
}

extension GestureDocument {
  /// Returns the least distance of a container's children to one of its edges; nil without any.
  func distance(to edge: GestureEdge, in container: Int) -> Float? {
    guard placed.frames.indices.contains(container) else { return nil }
    let place = placed.frames[container].edge(edge)
    return children(of: container).map { child in
      edge.isNear
        ? placed.frames[child].edge(edge) - place : place - placed.frames[child].edge(edge)
    }.min()
  }

  /// Returns why siblings are not in the order in which one was dropped; nil if they are.
  func wasMoved(
    from old: GestureDocument, _ handle: GestureHandle, to place: Int
  ) -> String? {
    guard let container = old.placed.parents[handle.element] else { return nil }
    var sizes = old.children(of: container).map { old.layout.elements[$0].name }
    let from = Int(handle.value)
    guard sizes.indices.contains(from), placed.frames.indices.contains(container) else {
      return nil
    }
    let moved = sizes.remove(at: from)
    sizes.insert(moved, at: place > from ? place - 1 : place)
    let siblings = children(of: container)
    guard siblings.map({ layout.elements[$0].name }) == sizes, axis(of: siblings) == handle.axis
    else { return "what is around it is laid out in another way now" }
    return nil
  }
}

extension GestureHandle {
  /// The handle as the page has it.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .string(name)), ("label", .string(label)), ("element", .integer(element)),
      ("axis", .integer(axis.rawValue)), ("sign", .number(sign)), ("value", .number(value)),
    ]
    if let line { members.append(("line", line.json)) }
    if !places.isEmpty {
      members.append(
        (
          "places",
          .array(places.map { ["index": .integer($0.index), "line": $0.line.json] })
        ))
    }
    if let refusal { members.append(("refusal", .string(refusal))) }
    return .members(members)
  }
}

extension GestureLine {
  fileprivate var json: JSONValue {
    [.number(start.x), .number(start.y), .number(end.x), .number(end.y)]
  }
}
