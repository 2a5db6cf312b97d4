import LayoutDiagnostics
import LayoutGrammar
import LayoutModel
import LayoutXML

/// The generated grammars and reference pages as files.
package enum GrammarFiles {
  /// Returns every generated file, with paths in `folder`.
  package static func outputs(in folder: String) -> [OutputFile] {
    outputs(in: folder, with: [])
  }

  /// Returns every generated file, including the elements that the documents at `paths` declare or
  /// import, and the findings on these documents.
  package static func outputs(
    in folder: String, declaredAt paths: [String]
  ) -> (files: [OutputFile], report: CheckReport) {
    let found = FileFinder(paths)
    var checker = DocumentFrontEnd(sharing: ModuleLoader())
    var report = CheckReport(
      findings: found.failures.map { FileFindings(file: $0) }, files: found.files.count,
      hasUnreadable: !found.failures.isEmpty)
    var authors: [AuthorElement] = []
    for path in found.files {
      let name = FileFinder.displayName(of: path)
      do throws(FileError) {
        let diagnostics = try checker.check(path)
        if diagnostics.contains(where: { $0.severity == .error }) {
          let source = SourceText(name: name, bytes: checker.text)
          report.findings.append(FileFindings(source: source, diagnostics: diagnostics))
        }
      } catch {
        report.findings.append(FileFindings(document: error))
        report.hasUnreadable = true
        continue
      }
      let structure = checker.document.structure
      let components = checker.signature(path: path).components
      let own = structure.isLibrary ? [] : structure.components.map(\.signature)
      var declared =
        (components + own).map { AuthorElement($0, in: name) }
        + structure.elements.map { AuthorElement($0, in: name) }
      for (place, module) in structure.imports.map(\.signature).enumerated() {
        let elements =
          module.components.map { AuthorElement($0, in: module.path) }
          + module.elements.map { AuthorElement($0, in: module.path) }
        declared += elements.map { element in
          var element = element
          if let name = structure.importNames[place] { element.name = "\(name).\(element.name)" }
          return element
        }
      }
      for element in declared {
        if let known = authors.firstIndex(where: { $0.name == element.name }) {
          authors[known].join(element)
        } else {
          authors.append(element)
        }
      }
    }
    report.findings = report.findings.withEachLoopOnce
    return (outputs(in: folder, with: authors.sorted { $0.name < $1.name }), report)
  }

  private static func outputs(
    in folder: String, with authors: [AuthorElement]
  ) -> [OutputFile] {
    let pictures = ExamplePictures.all()
    let pages = Grammar.files(
      with: authors, choosing: RuleSettings.choosable, pictured: Set(pictures.map(\.kind)))
    let mark = FileMark(name: "page", words: "Made by 'layoutc grammar'", reach: 200)
    return pages.map {
      OutputFile(path: "\(folder)/\($0.0)", bytes: Array($0.1.utf8), replacing: mark)
    }
      + pictures.map {
        OutputFile(
          path: "\(folder)/\(Grammar.picturePath(of: $0.kind))", bytes: Array($0.text.utf8),
          replacing: nil)
      }
  }
}
