import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages

/// `layoutc/frames` and `layoutc/explainSize`: the frames of a version in the first preview, and
/// why an element has its size, for editors and programs that know these messages.
struct FrameMessages {
  static let frames = "layoutc/frames"
  static let reason = "layoutc/explainSize"

  private let view: DocumentView

  /// - Throws: If the parameters name no document.
  /// - Returns: The messages about a document; nil if it is not open, or no layout.
  init?(
    _ parameters: JSONNode?, in workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) throws(ResponseError) {
    guard let uri = parameters?.at("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParams, "the request names no document")
    }
    guard let view = workspace.view(of: uri, client) else { return nil }
    self.view = view
  }

  /// Returns the frames of all elements in the coordinates of the root; `null` for a document with
  /// errors.
  func frames(in workspace: OpenWorkspace) -> JSONValue {
    guard let frames = workspace.frames(of: view) else { return .null }
    var places: [Int: Int] = [:]
    for (index, element) in view.outline.elements.enumerated() {
      places[element.name.lowerBound] = index
    }
    let elements = frames.elements.compactMap { element -> JSONValue? in
      guard let index = places[element.name] else { return nil }
      var members: [(String, JSONValue)] = [
        ("name", .string(view.outline.name(index))),
        ("range", view.positions.json(view.outline.elements[index].name)),
      ]
      if let id = view.outline.value("id", of: index) { members.append(("id", .string(id))) }
      let rectangles = element.frames.map { frame -> JSONValue in
        .array([frame.x, frame.y, frame.width, frame.height].map { .number($0) })
      }
      return .members(members + [("frames", .array(rectangles))])
    }
    return .members(start(frames.preview) + [("elements", .array(elements))])
  }

  /// Returns the steps from the root to the element at a position; `null` where none is laid out.
  func reason(at parameters: JSONNode?, in workspace: OpenWorkspace) -> JSONValue {
    guard let offset = parameters.flatMap(view.offset) else { return .null }
    let outline = view.outline
    let last = outline.lastElement(before: offset + 1)
    let around = ([last] + outline.ancestors(of: last)).first { element in
      element >= 0 && offset <= outline.elements[element].end
    }
    guard let around else { return .null }
    let name = outline.elements[around].name
    guard let reason = workspace.sizeReason(ofElementNamedAt: name.lowerBound, in: view) else {
      return .null
    }
    return .members(
      start(reason.preview) + [
        ("range", view.positions.json(name)), ("steps", .array(reason.steps)),
      ])
  }

  /// The version that a response is for, and the preview.
  private func start(_ preview: String?) -> [(String, JSONValue)] {
    [
      ("version", view.document.version.map { .integer($0) } ?? .null),
      ("preview", preview.map { .string($0) } ?? .null),
    ]
  }
}
