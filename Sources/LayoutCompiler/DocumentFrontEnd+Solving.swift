import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

// Findings on a correct document that arise when it is solved.
extension DocumentFrontEnd {
  /// Returns the check of a document's texts against string tables: missing translations and those
  /// that do not fit.
  func translations(_ tables: [StringTable], path: String) -> TranslationCheck {
    let markup = markup
    let nameRange = nameRange
    let source = SourceText(name: FileFinder.displayName(of: path), bytes: text)
    return TranslationCheck(document, tables, in: source) {
      $0 < 0 ? nameRange : markup.nodes[Int($0)].nameRange
    }
  }

  /// Returns a finding if a language's numbers and lists are unknown and the document formats any.
  func unknownLanguage(_ language: String) -> [Diagnostic] {
    guard LanguageFormatting(language) == nil,
      let expression = document.structure.expressions.first(where: \.followsLanguage)
    else { return [] }
    return [
      Diagnostic(
        .unknownLanguage, "how '\(language)' writes numbers and lists is not known here",
        at: expression.range, label: "they are written as in no language")
    ]
  }

  /// Returns a finding if the system has no time zone of the name that a preview says.
  func unknownTimeZone(of settings: PreviewSettings) -> [Diagnostic] {
    guard let name = settings.timeZone, LayoutTimeZone(named: name) == nil,
      let attribute = document.attribute(.timeZone, of: settings.node),
      markup.attributes.indices.contains(Int(attribute.markup))
    else { return [] }
    return [
      Diagnostic(
        .unknownTimeZone, "there is no time zone '\(name)' here",
        at: markup.attributes[Int(attribute.markup)].valueRange,
        label: "dates and times are shown in UTC")
    ]
  }

  /// Returns a finding for each position of the command line that is of no scroll in a layout.
  func unknownScrolls(_ positions: [ScrollPosition], in layout: SolvedLayout) -> [Diagnostic] {
    positions.filter { position in
      !layout.elements.contains { $0.id == position.id && $0.contentOffset != nil }
    }.map {
      Diagnostic(
        RuleRegistry.unknownScroll, "there is no 'scroll' with the id '\($0.id)' here",
        at: nameRange)
    }
  }

  func finding(of issue: LayoutIssue) -> Diagnostic {
    switch issue {
    case .tooManyElements(let node):
      Diagnostic(
        .tooManyElements,
        "with these data there are more than \(Interpreter.mostElements) elements",
        at: nameRange(of: node))
    case .textTooLong(let node):
      Diagnostic(
        .tooManyElements, "with these data a text is longer than anyone could read",
        at: nameRange(of: node))
    case .tooMuchWork(let node):
      Diagnostic(
        .tooManyElements, "with these data the expressions take too long to work out",
        at: nameRange(of: node))
    }
  }

  /// The finding that frames are approximate.
  var approximation: Diagnostic {
    Diagnostic(
      .approximateFrames,
      "an element was measured in more ways than are kept, so that frames are approximate",
      at: nameRange)
  }

  func finding(of missing: MissingLayout) -> Diagnostic {
    Diagnostic(
      .unregisteredLayout,
      "a stand-in is shown for '\(missing.name)': '\(missing.className)' is not known here",
      at: nameRange(of: missing.node), label: missing.label)
  }
}

extension MissingLayout {
  /// The stand-in in words.
  fileprivate var label: String {
    let size = size.map { "\($0.width.toTheHundredth) × \($0.height.toTheHundredth)" }
    return switch reason {
    case .declaration: "\(size ?? "all there is"), as its declaration says"
    case .caller: "\(size ?? ""), as '--stand-in' says"
    case .children: "its children in a column; 'intrinsicSize' of its declaration would say a size"
    case .nothing: "\(size ?? ""); 'intrinsicSize' of its declaration would say a size"
    }
  }
}
