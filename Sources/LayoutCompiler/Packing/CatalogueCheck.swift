import LayoutDiagnostics
import LayoutModel
import LayoutPack
import LayoutXML

/// What a file of a pack needs that an app does not have.
struct CatalogueCheck: Sendable {
  /// The file with the findings on it; nil if the app has all that it needs.
  let findings: FileFindings?

  /// Compares the document that was checked last with a catalogue.
  ///
  /// - Parameters:
  ///   - checker: The front end that has checked the document.
  ///   - path: The path of the document.
  ///   - catalogue: The catalogue of the app.
  init(_ checker: borrowing DocumentFrontEnd, _ path: String, _ catalogue: AppCatalogue) {
    let document = checker.document
    var findings: [Diagnostic] = []
    var told: Set<AppNeed> = []
    for (need, place) in AppNeedFinder.needs(of: document)
    where !catalogue.has.contains(need) && told.insert(need).inserted {
      // What belongs to something unknown is told with that.
      if let owner = need.ownerNeed, !catalogue.has.contains(owner) { continue }
      findings.append(
        Diagnostic(.missingInApp, need.message, at: checker.range(of: place)))
    }
    let name = DocumentName.of(document, path: path)
    if !document.structure.isLibrary, let given = catalogue.documents[name] {
      let taken = CatalogueType.given(document)
      for name in Set(taken.keys).union(given.keys) {
        let (taken, given) = (taken.filter { $0.key == name }, given.filter { $0.key == name })
        guard let fault = CatalogueType.fault(of: taken, given: given) else { continue }
        let declared = document.structure.parameters.first { $0.name == name }
        findings.append(
          Diagnostic(.missingInApp, fault, at: declared?.range ?? checker.nameRange))
      }
    }
    findings.sort { ($0.range.start, $0.message) < ($1.range.start, $1.message) }
    let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
    self.findings =
      findings.isEmpty ? nil : FileFindings(source: source, diagnostics: findings)
  }
}

extension [FileFindings] {
  /// The findings with each thing that an app lacks told once, where it is needed first.
  var withEachNeedOnce: [FileFindings] {
    var told: Set<String> = []
    return compactMap { file in
      var file = file
      file.diagnostics = file.diagnostics.filter { told.insert($0.message).inserted }
      return file.diagnostics.isEmpty ? nil : file
    }
  }
}

extension DocumentFrontEnd {
  /// Returns the range of a need; of one in a style of another file, that of the element.
  fileprivate func range(of place: AppNeedFinder.Place) -> SourceRange {
    let range: SourceRange
    let node: Int
    switch place {
    case .node(let place): return nameRange(of: place)
    case .range(let place): (range, node) = (place, 0)
    case .attribute(let attribute, of: let place):
      let markup = Int(document.attributes[attribute].markup)
      guard styledMarkup.attributes.indices.contains(markup) else { return nameRange(of: place) }
      (range, node) = (styledMarkup.attributes[markup].range, place)
    }
    return Int(range.end) <= text.count ? range : nameRange(of: node)
  }
}

extension AppNeed {
  /// The need of what an attribute or a word belongs to; nil for other needs.
  fileprivate var ownerNeed: AppNeed? {
    switch kind {
    case .viewAttribute: AppNeed(.view, owner)
    case .layoutAttribute: AppNeed(.layout, owner)
    case .word: attributeOfWord
    case .attribute, .placement: AppNeed(.element, owner)
    case .use, .element, .function, .environment, .view, .layout, .font, .image, .color, .action:
      nil
    }
  }

  /// The attribute of a word.
  private var attributeOfWord: AppNeed? {
    guard let blank = owner.firstIndex(of: " "), let stop = owner.lastIndex(of: "."),
      let kind = Kind(rawValue: String(owner[..<blank]))
    else { return nil }
    let element = owner[owner.index(after: blank)..<stop]
    return AppNeed(kind, String(owner[owner.index(after: stop)...]), of: String(element))
  }

  /// The finding on an app without it.
  fileprivate var message: String {
    switch kind {
    case .element: "the app does not know the element '\(name)'"
    case .attribute, .placement, .use: "the app does not know the attribute '\(name)' here"
    case .word:
      "the app does not know the word '\(name)' of '\(attributeOfWord?.name ?? owner)'"
    case .function: "the app does not know the function '\(name)'"
    case .environment: "the app does not know the value '\(name)' of the environment"
    case .view: "the app has no view '\(name)'"
    case .viewAttribute: "the view '\(owner)' of the app has no attribute '\(name)'"
    case .layout: "the app has no layout '\(name)'"
    case .layoutAttribute: "the layout '\(owner)' of the app has no attribute '\(name)'"
    case .font: "the app has no font '\(name)'"
    case .image: "the app has no image '\(name)' among its assets"
    case .color: "the app has no color '\(name)' among its assets"
    case .action: "the app has no action '\(name)'"
    }
  }
}
