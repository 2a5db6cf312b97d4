import LayoutDiagnostics
import LayoutInterpreter
import LayoutXML

// Findings on a correct document that come up when it is solved.
extension DocumentChecker {
  /// The texts without words in a language; none without a language.
  func missingTranslations(_ strings: StringsFile?) -> [Diagnostic] {
    guard let strings else { return [] }
    let markup = markup
    return TranslationCheck.findings(in: document, strings.table, from: strings.source) {
      markup.nodes[Int($0)].nameRange
    }
  }

  func finding(of issue: Expansion.Issue) -> Diagnostic {
    switch issue {
    case .tooManyElements(let node):
      Diagnostic(
        .tooManyElements,
        "with these data there are more than \(Expander.mostElements) elements",
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

  /// That frames are approximate.
  var approximation: Diagnostic {
    Diagnostic(
      .approximateFrames,
      "an element was measured in more ways than are kept, so that frames are approximate",
      at: nameRange)
  }

  func finding(of missing: MissingLayout) -> Diagnostic {
    Diagnostic(
      .unregisteredLayout,
      "'\(missing.className)', which lays out '\(missing.name)', is not known here",
      at: nameRange(of: missing.node))
  }
}
