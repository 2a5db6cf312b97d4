import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import LayoutSemantics

/// Answers a page's questions about documents, each from the files as they are now.
struct PreviewSession: Sendable {
  /// The words of other languages.
  var words: WordsFile?
  /// How text is measured, in place of what previews say.
  var textMetrics: LayoutRequest.TextMetrics?
  /// The layouts written in Swift that documents may name.
  var registry: LayoutRegistry
  var pictures: PictureFolders

  /// What an answer says, and the files that it hangs on.
  struct Answer: Sendable {
    var json: JSONValue
    var files: Set<String> = []
  }

  /// A document as it is solved once.
  private struct Shown: Sendable {
    var members: [(String, JSONValue)] = []
  }

  // MARK: A document with its frames

  /// The picture of a document, the frames of its elements, what is wrong with it, and what can be chosen.
  func solution(of query: PreviewQuery) -> Answer {
    let words = words?.current()
    let modules = ModuleLoader()
    var worker = worker(
      request(query, words?.file),
      Show(
        solved: { [pictures] in Self.shown($0, $1, pictures) }), modules)
    let outcome = worker.solve(query.document)
    let document = worker.checker.document
    var members = outcome.shown.first?.members ?? []
    let findings = StringsFile.findings(
      with: words?.file, words: outcome.words, (words?.findings ?? []) + outcome.findings)
    members.append(("findings", json(findings)))
    members.append(("languages", .strings(words?.file?.languageNames ?? [])))
    members += choices(of: document, query)
    return Answer(json: .members(members), files: files(of: document, modules, query))
  }

  private typealias Show = LayoutWorker<Shown>.Show

  private func request(_ query: PreviewQuery, _ strings: StringsFile?) -> LayoutRequest {
    var request = query.request(strings: strings)
    request.textMetrics = textMetrics
    return request
  }

  private func worker(
    _ request: LayoutRequest, _ show: Show, _ modules: ModuleLoader = ModuleLoader()
  ) -> LayoutWorker<Shown> {
    LayoutWorker(
      request: request, variants: [PreviewOverrides(request)], modules: modules,
      registry: registry, show: show)
  }

  private static func shown(
    _ solved: LayoutWorker<Shown>.Solved, _ interpreter: borrowing Interpreter,
    _ pictures: PictureFolders
  ) -> Shown? {
    let painter = Painter(
      interpreter, solved.layout,
      pictures.palette(for: solved.path, in: solved.settings.environment.appearance),
      image: pictures.image(for: solved.path))
    guard let picture = painter.picture() else { return nil }
    let size = solved.layout.size
    let environment = solved.settings.environment
    return Shown(members: [
      ("title", .string(solved.name)),
      ("size", [.number(size.width), .number(size.height)]),
      ("dark", .bool(environment.appearance == .dark)),
      ("rtl", .bool(environment.direction == .rtl)),
      ("svg", .string(SVG.file(picture, title: solved.name))),
      ("elements", elements(solved.layout, interpreter)),
    ])
  }

  /// The elements in document order, with frames in the coordinates of the root.
  private static func elements(
    _ layout: SolvedLayout, _ interpreter: borrowing Interpreter
  ) -> JSONValue {
    let shown = interpreter.shownElements(of: layout)
    var parents: [Int] = []
    /// Where what is in an element is counted from, by element.
    var origins: [Point] = []
    return .array(
      layout.elements.enumerated().map { index, element in
        while let last = parents.last, layout.elements[last].end <= index { parents.removeLast() }
        let parent = parents.last
        let origin = parent.map { origins[$0] } ?? Point(x: -element.frame.x, y: -element.frame.y)
        let (x, y) = (origin.x + element.frame.x, origin.y + element.frame.y)
        let offset = element.contentOffset ?? .zero
        origins.append(Point(x: x - offset.x, y: y - offset.y))
        parents.append(index)
        var members: [(String, JSONValue)] = [("name", .string(element.name))]
        if let component = element.component { members.append(("component", .string(component))) }
        if let id = element.id { members.append(("id", .string(id))) }
        members.append(("parent", .integer(parent ?? -1)))
        let frame = [x, y, element.frame.width, element.frame.height]
        members.append(("frame", .array(frame.map { .number($0) })))
        if element.isGone { members.append(("gone", .bool(true))) }
        if let text = shown[index].text {
          members.append(("text", .string(text.words)))
          members.append(("lines", .integer(text.lines.count)))
          if text.lines.isTruncated { members.append(("truncated", .bool(true))) }
        }
        return .members(members)
      })
  }

  /// Findings as other commands print them, with the paths of their files; those on the page's own data
  /// have none.
  private func json(_ findings: [FileFindings]) -> JSONValue {
    .array(
      findings.flatMap { file in
        file.diagnostics.map { finding in
          guard case .object(var members) = JSONRenderer().value(of: finding, in: file.source)
          else { return JSONValue.object([]) }
          let isData = file.source.name == PreviewQuery.dataName
          if !isData {
            let path = FolderPath.absolute(file.source.name)
            members.append(JSONValue.Member("path", .string(path)))
          }
          return .object(members)
        }
      })
  }

  /// What a page offers for a document: its previews and parameters.
  private func choices(of document: TypedDocument, _ query: PreviewQuery) -> [(String, JSONValue)] {
    let previews = PreviewSettings.all(of: document)
    let chosen =
      previews.indices.contains((query.preview ?? 1) - 1)
      ? previews[(query.preview ?? 1) - 1] : PreviewSettings()
    var members: [(String, JSONValue)] = [
      ("previews", .array(previews.enumerated().map { $1.choice(number: $0 + 1) })),
      (
        "parameters",
        .array(
          document.structure.parameters.map { parameter in
            [
              "name": .string(parameter.name), "type": .string(parameter.type.spelling),
              "optional": .bool(parameter.isOptional),
            ]
          })
      ),
    ]
    if let path = chosen.data {
      var reader = FileReader()
      if (try? reader.read(DataFile.path(of: path, besides: query.document))) != nil {
        members.append(("data", .string(String(decoding: reader.bytes, as: UTF8.self))))
      }
    }
    return members
  }

  /// The files that a document hangs on: itself, whatever was looked for to import it, those of data and
  /// the words.
  private func files(
    of document: TypedDocument, _ modules: ModuleLoader, _ query: PreviewQuery
  ) -> Set<String> {
    var files = modules.asked.union([query.document])
    for preview in PreviewSettings.all(of: document) {
      if let data = preview.data {
        files.insert(DataFile.path(of: data, besides: query.document))
      }
    }
    if let words { files.insert(words.path) }
    return files
  }

  // MARK: One element

  /// What there is to say of one element: where it is written, its attributes, and why it has its size.
  func inspection(of query: PreviewQuery) -> Answer {
    guard let number = query.element else { return Answer(json: [:]) }
    var worker = worker(
      request(query, words?.current().file),
      Show(
        solved: { solved, interpreter in
          guard solved.layout.elements.indices.contains(number) else { return nil }
          let element = solved.layout.elements[number]
          let reason = interpreter.sizeReason(of: number, in: solved.layout)
          return Shown(members: [
            ("sources", .array(element.sources.map { .integer($0) })),
            ("steps", .array(reason.steps.map { Self.step($0, solved.layout) })),
          ])
        }))
    guard let shown = worker.solve(query.document).shown.first,
      case .array(let sources)? = shown.members.first?.1
    else { return Answer(json: [:]) }
    let reader = ElementSources(of: worker.checker, path: query.document)
    let places = sources.compactMap { source -> JSONValue? in
      guard case .integer(let node) = source else { return nil }
      return reader.json(of: node)
    }
    return Answer(json: .members([("written", .array(places))] + shown.members.dropFirst()))
  }

  private static func step(_ step: SizeReason.Step, _ layout: SolvedLayout) -> JSONValue {
    let element = layout.elements[step.element]
    var label = element.component.map { "\(element.name) (\($0))" } ?? element.name
    if let id = element.id { label += " #\(id)" }
    let isRoot = step.element == 0
    return [
      "element": .integer(step.element), "label": .string(label),
      "size": [.number(step.frame.width), .number(step.frame.height)],
      "width": .string(step.width.sentence(isRoot: isRoot)),
      "height": .string(step.height.sentence(isRoot: isRoot)),
    ]
  }

  // MARK: Widths at which something changes

  /// The widths at which a document comes out in another way.
  func criticalWidths(of query: PreviewQuery) -> Answer {
    guard let range = query.widths else { return Answer(json: [:]) }
    let request = request(query, words?.current().file)
    let widths = CriticalWidths.all(in: range) { widths in
      var worker = LayoutWorker<CriticalWidths.Form>(
        request: request,
        variants: widths.map { width in
          var overrides = PreviewOverrides(request)
          overrides.horizontal = .exact(width)
          return overrides
        }, modules: ModuleLoader(), registry: registry,
        show: LayoutWorker.Show(
          solved: { CriticalWidths.Form($0.layout, $1) }))
      return worker.solve(query.document).shown
    }
    return Answer(
      json: [
        "widths": .array(
          widths.map { ["width": .number($0.width), "change": .string($0.change)] })
      ])
  }
}

extension PreviewSettings {
  /// What a page shows of a preview that can be chosen.
  fileprivate func choice(number: Int) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(name ?? "\(number)"))]
    func add(_ name: String, _ axis: AxisOffer) {
      if axis.maximum.isFinite { members.append((name, .number(axis.maximum))) }
      if axis.minimum == axis.maximum { members.append((name + "IsExact", .bool(true))) }
    }
    add("width", horizontal)
    add("height", vertical)
    members.append(("scale", .number(environment.scale)))
    members.append(("textScale", .number(environment.textScale)))
    members.append(("direction", .string(environment.direction == .rtl ? "rtl" : "ltr")))
    members.append(("appearance", .string(isDark ? "dark" : "light")))
    if let language { members.append(("language", .string(language))) }
    return .members(members)
  }
}

extension ExpressionType {
  /// The type as authors write it, with the words of a choice.
  fileprivate var spelling: String {
    switch self {
    case .choice(let words): words.joined(separator: " | ")
    case .optional(let wrapped): "\(wrapped.spelling)?"
    case .list(let element): "[\(element.spelling)]"
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .image,
      .ratio, .insets, .record, .nothing:
      name
    }
  }
}
