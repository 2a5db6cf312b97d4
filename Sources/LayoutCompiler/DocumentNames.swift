import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutModel
import LayoutXML

/// The names that a document claims among the documents of one build.
struct DocumentNames: Sendable {
  /// The path of the document.
  var path: String
  /// The name of the generated type.
  var type: String
  /// The range that declares the type's name: the value of `name`, or the start of the document.
  var range: SourceRange

  init(of checker: borrowing DocumentFrontEnd, path: String, for target: any CodeTarget) {
    self.init(of: checker.document, nameRange: checker.nameRange, path: path, for: target)
  }

  init(
    of document: TypedDocument, nameRange: SourceRange, path: String, for target: any CodeTarget
  ) {
    self.path = path
    type = target.typeName(for: DocumentName.of(document, path: path))
    range = nameRange
  }

  /// Creates the names of a document that was not read in this run.
  init(path: String, type: String) {
    self.path = path
    self.type = type
    range = .at(0)
  }

  /// The document's text for findings; nil if it cannot be read.
  var source: SourceText? {
    // The standard input can be read only once.
    guard path != FileFinder.standardInput else { return nil }
    var parser = MarkupParser(names: .language)
    do throws(FileError) {
      try parser.parse(contentsOf: path)
    } catch {
      return nil
    }
    return SourceText(name: FileFinder.displayName(of: path), bytes: parser.document.bytes)
  }
}

/// The first document to claim each name.
///
/// Many file systems ignore the case of names. A conflict on one of them is reported on all
/// systems, by `check` and `build` alike.
struct NameOwners {
  private var types: [String: DocumentNames] = [:]
  private var files: [String: DocumentNames] = [:]
  private let code: CodeFileNames

  init(_ code: CodeFileNames) {
    self.code = code
  }

  /// Whether no other document has claimed one of these names.
  func takes(_ names: DocumentNames) -> Bool { owner(ofOneOf: names) == nil }

  /// The document that has claimed one of these names.
  func owner(ofOneOf names: DocumentNames) -> DocumentNames? {
    types[names.type] ?? files[key(of: names)]
  }

  private func key(of names: DocumentNames) -> String { code.name(of: names.path).lowercased() }

  /// Claims the names for a document.
  ///
  /// Returns a finding if another document has claimed one of them, unless `findings` already
  /// contain it.
  mutating func claim(_ names: DocumentNames, besides findings: [Diagnostic]) -> Diagnostic? {
    let key = key(of: names)
    let owners = (ofType: types[names.type], ofFile: files[key])
    let isTaken = owners.ofType != nil || owners.ofFile != nil
    if isTaken, findings.contains(where: { $0.id == .duplicateDocument }) { return nil }
    if let first = owners.ofType {
      return names.duplicate(of: first) { "'\($0)' makes '\(names.type)' too" }
    }
    // Two source files of one name cannot be compiled into one module, whatever they contain.
    if let first = owners.ofFile {
      let files = [first, names].map { code.name(of: $0.path) + BuildRun.suffix }
      return names.duplicate(of: first) {
        "'\($0)' makes '\(files[0])', which may be the same file as '\(files[1])'"
      }
    }
    types[names.type] = names
    files[key] = names
    return nil
  }
}

extension DocumentNames {
  fileprivate func duplicate(
    of first: DocumentNames, _ message: (_ other: String) -> String
  ) -> Diagnostic {
    let other = FileFinder.displayName(of: first.path)
    return Diagnostic(
      .duplicateDocument, message(other), at: range,
      related: [
        RelatedLocation(
          "the first is here", at: first.range,
          in: first.source ?? SourceText(name: other, bytes: nil))
      ])
  }
}
