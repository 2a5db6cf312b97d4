import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutRendering
import LayoutRules
import LayoutXML

/// Computes a page's data about documents, each time from the current files.
struct PreviewSession: Sendable {
  /// The files as documents, imports and data are read.
  var files = FileView.disk
  /// Whether an editor is beside the page, which then gets the places of elements.
  var isBesideEditor = false
  /// Whether the editor makes changes, so that the page has handles.
  var takesEdits = false
  /// The number of the texts that the editor has sent.
  var texts = 0
  /// The translations into other languages.
  var words: WordsFile?
  /// The method of measuring text, in place of the previews' own.
  var textMetrics: LayoutRequest.TextMetrics?
  /// The time zone of dates and times.
  var timeZone: LayoutTimeZone?
  /// The current time, since no clock is read.
  var now: LayoutInstant?
  /// The size of layouts that are not registered.
  var standIn: LayoutRequest.Extent?
  /// The layouts written in Swift that documents may name.
  var registry: LayoutRegistry
  var pictures: PictureFolders

  /// A result, and the files that it depends on.
  struct Answer: Sendable {
    var json: JSONValue
    var files: Set<PathKey> = []
  }

  // MARK: A document with its frames

  /// Returns the picture of a document, the frames of its elements, the findings, and the available
  /// choices.
  func solution(of query: PreviewQuery) -> Answer {
    let words = words?.current()
    let modules = ModuleLoader(reading: files)
    let request = request(query, words?.file)
    var worker = worker(request, modules) { [pictures] in
      Self.shown($0, $1, pictures, query)
    }
    let outcome = worker.solve(query.document)
    let document = worker.checker.document
    var members = outcome.shown.first?.members ?? []
    if isBesideEditor, let shown = outcome.shown.first {
      members.append(("starts", Self.starts(of: shown.sources, worker.checker)))
    }
    let findings = StringsFile.findings(
      with: words?.file, words: outcome.words, (words?.findings ?? []) + outcome.findings)
    members.append(("findings", json(findings)))
    members.append(("languages", .strings(words?.file?.languageNames ?? [])))
    members += choices(of: document, query)
    return Answer(json: .members(members), files: files(of: document, modules, query))
  }

  /// The members of a JSON object, in order.
  private typealias Members = [(String, JSONValue)]

  /// A solved document.
  private struct Shown: Sendable {
    var members: Members
    /// The nodes that make up each element, in the document's own file.
    var sources: [[Int]]
  }

  func request(_ query: PreviewQuery, _ strings: StringsFile?) -> LayoutRequest {
    var request = query.request(strings: strings)
    request.textMetrics = textMetrics
    request.timeZone = timeZone
    request.now = now
    request.standIn = standIn
    return request
  }

  /// Creates a worker that solves a document with some overrides, by default with those of the
  /// request.
  func worker<Result>(
    _ request: LayoutRequest, _ modules: ModuleLoader? = nil,
    variants: [PreviewOverrides]? = nil,
    _ solved: @escaping @Sendable (LayoutWorker<Result>.Solved, borrowing Interpreter) -> Result?
  ) -> LayoutWorker<Result> {
    LayoutWorker(
      request: request, variants: variants ?? [PreviewOverrides(request)],
      modules: modules ?? ModuleLoader(reading: files), registry: registry,
      show: LayoutWorker.Show(solved: solved))
  }

  private static func shown(
    _ solved: LayoutWorker<Shown>.Solved, _ interpreter: borrowing Interpreter,
    _ pictures: PictureFolders, _ query: PreviewQuery
  ) -> Shown? {
    var pointed = PointedElements()
    let elements = solved.layout.elements.indices
    pointed.hovered = query.hovered.flatMap { elements.contains($0) ? LayoutElement($0) : nil }
    pointed.pressed = query.pressed.flatMap { elements.contains($0) ? LayoutElement($0) : nil }
    let painter = Painter(
      interpreter, solved.layout,
      pictures.palette(for: solved.path, in: solved.settings.environment.colorScheme),
      states: query.state.map { ElementStates($0) } ?? [], pointed: pointed,
      image: pictures.image(for: solved.path))
    guard let picture = painter.picture() else { return nil }
    let size = solved.layout.size
    let environment = solved.settings.environment
    let members: Members = [
      ("title", .string(solved.name)),
      ("size", [.number(size.width), .number(size.height)]),
      ("dark", .bool(environment.colorScheme == .dark)),
      ("rtl", .bool(environment.direction == .rtl)),
      ("svg", .string(SVG.file(picture, title: solved.name))),
      ("elements", Self.elements(solved.layout, interpreter)),
    ]
    return Shown(members: members, sources: solved.layout.elements.map(\.sources))
  }

  /// Returns the elements in document order, with frames relative to the root.
  private static func elements(
    _ layout: SolvedLayout, _ interpreter: borrowing Interpreter
  ) -> JSONValue {
    let shown = interpreter.shownElements(of: layout)
    let placed = PlacedElements(layout)
    /// Whether nothing is seen of each element, by index.
    var unseen: [Bool] = []
    return .array(
      layout.elements.enumerated().map { index, element in
        let parent = placed.parents[index]
        var members: [(String, JSONValue)] = [("name", .string(element.name))]
        if let component = element.component { members.append(("component", .string(component))) }
        if let id = element.id { members.append(("id", .string(id))) }
        members.append(("parent", .integer(parent ?? -1)))
        members.append(("frame", placed.frames[index].json))
        if element.isGone { members.append(("gone", .bool(true))) }
        if element.isLeftOut { members.append(("leftOut", .bool(true))) }
        let isUnseen = shown[index].isUnseen || (parent.map { unseen[$0] } ?? false)
        unseen.append(isUnseen)
        if isUnseen { members.append(("unseen", .bool(true))) }
        if let actions = shown[index].actions { members.append(("actions", actions)) }
        if let links = shown[index].links { members.append(("links", links)) }
        let states = shown[index].lookingStates
        if !states.isEmpty { members.append(("states", .strings(states))) }
        if let text = shown[index].text {
          members.append(("text", .string(text.words)))
          members.append(("lines", .integer(text.lines.count)))
          if text.lines.isTruncated { members.append(("truncated", .bool(true))) }
        }
        return .members(members)
      })
  }

  /// Returns the offsets of the tags of each element in the document's own file.
  private static func starts(
    of sources: [[Int]], _ checker: borrowing DocumentFrontEnd
  ) -> JSONValue {
    let (nodes, markup) = (checker.document.nodes, checker.markup.nodes)
    return .array(
      sources.map { sources in
        .array(
          sources.compactMap { source in
            guard nodes.indices.contains(source),
              markup.indices.contains(Int(nodes[source].markup))
            else { return nil }
            return .integer(Int(markup[Int(nodes[source].markup)].start))
          })
      })
  }

  /// Returns findings in the format of other commands, with the paths of their files.
  ///
  /// Findings on the page's own data have no path.
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

  /// Returns the choices for a document: its previews and parameters.
  private func choices(of document: TypedDocument, _ query: PreviewQuery) -> Members {
    let previews = PreviewSettings.all(of: document)
    let chosen = try? query.choice.previews(of: document, named: query.document).first
    var members: Members = [
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
    if let path = chosen?.settings.data {
      var reader = FileReader(files)
      if (try? reader.read(file: DataFile.path(of: path, besides: query.document))) != nil {
        members.append(("data", .string(String(decoding: reader.bytes, as: UTF8.self))))
      }
    }
    return members
  }

  /// Returns the files that a document depends on: itself, all files looked up for its imports,
  /// data files and the strings file.
  private func files(
    of document: TypedDocument, _ modules: ModuleLoader, _ query: PreviewQuery
  ) -> Set<PathKey> {
    var files = modules.asked.union([PathKey(query.document)])
    for preview in PreviewSettings.all(of: document) {
      if let data = preview.data {
        files.insert(PathKey(DataFile.path(of: data, besides: query.document)))
      }
    }
    if let words { files.insert(PathKey(words.path)) }
    return files
  }

  // MARK: One element

  /// An element of a solved document.
  private struct Inspected: Sendable {
    /// The nodes of the document's own file that make up the element.
    var sources: [Int]
    /// The reasons for its size, from the root on.
    var steps: [JSONValue]
    var layout: SolvedLayout
    var isRightToLeft: Bool
  }

  /// Returns the source range of an element, its attributes, and the reasons for its size.
  func inspection(of query: PreviewQuery) -> Answer {
    guard let number = query.element else { return Answer(json: [:]) }
    var worker: LayoutWorker<Inspected> = worker(request(query, words?.current().file)) {
      solved, interpreter in
      let elements = solved.layout.elements
      guard elements.indices.contains(number) else { return nil }
      let reason = interpreter.sizeReason(of: LayoutElement(number), in: solved.layout)
      return Inspected(
        sources: elements[number].sources,
        steps: reason.steps.map { Self.step($0, of: elements[$0.element.index]) },
        layout: solved.layout,
        isRightToLeft: solved.settings.environment.direction == .rtl)
    }
    guard let inspected = worker.solve(query.document).shown.first else { return Answer(json: [:]) }
    let reader = ElementSources(of: worker.checker, path: query.document)
    var members: Members = [
      ("written", .array(inspected.sources.compactMap { reader.json(of: $0) })),
      ("steps", .array(inspected.steps)),
    ]
    if takesEdits {
      let document = GestureDocument(
        worker.checker, inspected.layout, isRightToLeft: inspected.isRightToLeft,
        path: query.document)
      members.append(("handles", .array(document.handles(of: number).map(\.json))))
      members.append(("texts", .integer(texts)))
    }
    return Answer(json: .members(members))
  }

  private static func step(_ step: SizeReason.Step, of element: SolvedElement) -> JSONValue {
    let label = [element.title, element.anchor].compactMap(\.self).joined(separator: " ")
    let isRoot = step.element == .root
    return [
      "element": .integer(step.element.index), "label": .string(label),
      "size": [.number(step.frame.width), .number(step.frame.height)],
      "width": .string(step.width.sentence(isRoot: isRoot)),
      "height": .string(step.height.sentence(isRoot: isRoot)),
    ]
  }

  // MARK: Critical widths

  /// Returns the widths at which the form of a document changes.
  func criticalWidths(of query: PreviewQuery) -> Answer {
    guard let range = query.widths else { return Answer(json: [:]) }
    let request = request(query, words?.current().file)
    let widths = CriticalWidths.all(in: range) { widths in
      let variants = widths.map { width in
        var overrides = PreviewOverrides(request)
        overrides.horizontal = .exact(width)
        return overrides
      }
      var worker = worker(request, variants: variants) { CriticalWidths.Form($0.layout, $1) }
      return worker.solve(query.document).shown
    }
    return Answer(
      json: [
        "widths": .array(
          widths.map { ["width": .number($0.width), "change": .string($0.change)] })
      ])
  }
}

// MARK: A proof

extension PreviewSession {
  /// Returns where a document breaks a property in all that it is meant for, whatever the page
  /// shows of it, and what was tried.
  func breaks(of query: PreviewQuery) -> Answer {
    var lint = LintRequest()
    lint.files = files
    lint.source = .nearest
    lint.proof = ProofDomain()
    lint.only = ProofProperty.all.map(\.finding.name)
    let plan = LintPlan([query.document], lint)
    let modules = ModuleLoader(reading: files)
    var linter = DocumentLinter(
      modules: modules, strings: words?.current().file, registry: registry, lint: lint,
      textMetrics: textMetrics.flatMap(TextMetricsChoice.init), measuresTime: false)
    // While somebody types, most proofs are of a text that is gone.
    linter.interruption = Interruption { Task.isCancelled }
    guard plan.files.count == 1,
      let result = try? linter.lint(query.document, plan.settings(at: 0)),
      let proof = result.proof
    else { return Answer(json: [:]) }
    let findings = FileFindings(
      source: SourceText(name: query.document, bytes: linter.checker.text),
      diagnostics: result.diagnostics.filter { $0.proof != nil })
    let report = ProofReport([linter.report(on: proof, in: query.document)])
    return Answer(
      json: ["findings": json([findings]), "tried": .string(report.sentence)],
      files: files(of: linter.checker.document, modules, query))
  }
}

extension PreviewSettings {
  /// Returns the description of a preview in the list of choices.
  fileprivate func choice(number: Int) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(name ?? "\(number)"))]
    for (name, axis) in [("width", horizontal), ("height", vertical)] where axis.maximum.isFinite {
      members.append((name, .number(axis.maximum)))
    }
    members.append(("textScale", .number(environment.textScale)))
    return .members(members)
  }
}

extension ExpressionType {
  /// The type as authors write it, including the words of a choice.
  fileprivate var spelling: String {
    switch self {
    case .choice(let words): words.joined(separator: " | ")
    case .optional(let wrapped): "\(wrapped.spelling)?"
    case .list(let element): "[\(element.spelling)]"
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .record, .nothing:
      name
    }
  }
}

extension LayoutRect {
  /// The position and the size.
  var json: JSONValue { [.number(x), .number(y), .number(width), .number(height)] }
}
