import LayoutChecking
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
  init(path: String, type: String, range: SourceRange = .at(0)) {
    self.path = path
    self.type = type
    self.range = range
  }

  /// Returns the document's text for findings; nil if it cannot be read.
  func source(in view: FileView = .disk) -> SourceText? {
    // The standard input can be read only once.
    guard path != FileFinder.standardInput else { return nil }
    var parser = MarkupParser(names: .language)
    do throws(FileError) {
      try parser.parse(contentsOf: path, in: view)
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
  /// The texts of the documents that others have the names of, each of which is read once.
  private var sources: [PathKey: SourceText] = [:]
  private let code: CodeFileNames
  private let view: FileView
  /// Whether every name was claimed by one document only.
  private(set) var areDistinct = true

  init(_ code: CodeFileNames, in view: FileView = .disk) {
    self.code = code
    self.view = view
  }

  /// Claims the names for a document, unless another one has claimed one of them.
  ///
  /// Returns that other one.
  mutating func take(_ names: DocumentNames) -> DocumentNames? {
    let file = key(of: names)
    if let first = types[names.type] ?? files[file] {
      areDistinct = false
      return first
    }
    types[names.type] = names
    files[file] = names
    return nil
  }

  /// Whether no other document has claimed one of these names.
  func takes(_ names: DocumentNames) -> Bool {
    types[names.type] == nil && files[key(of: names)] == nil
  }

  private func key(of names: DocumentNames) -> String { code.name(of: names.path).lowercased() }

  /// Claims the names for a document.
  ///
  /// Returns a finding if another document has claimed one of them, unless `findings` already
  /// contain it.
  mutating func claim(_ names: DocumentNames, besides findings: [Diagnostic]) -> Diagnostic? {
    let file = key(of: names)
    let ofType = types[names.type]
    guard let first = ofType ?? files[file] else {
      types[names.type] = names
      files[file] = names
      return nil
    }
    areDistinct = false
    if findings.contains(where: { $0.id == .duplicateDocument }) { return nil }
    let other = FileFinder.displayName(of: first.path)
    if ofType != nil {
      return duplicate(names, of: first, "'\(other)' makes '\(names.type)' too")
    }
    // Two source files of one name cannot be compiled into one module, whatever they contain.
    let made = [first, names].map { code.name(of: $0.path) + BuildRun.suffix }
    return duplicate(
      names, of: first,
      "'\(other)' makes '\(made[0])', which may be the same file as '\(made[1])'")
  }

  private mutating func duplicate(
    _ names: DocumentNames, of first: DocumentNames, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDocument, message, at: names.range,
      related: [RelatedLocation("the first is here", at: first.range, in: source(of: first))])
  }

  /// Returns the text of a document that has claimed its names, for findings.
  private mutating func source(of first: DocumentNames) -> SourceText {
    if let known = sources[PathKey(first.path)] { return known }
    let source =
      first.source(in: view) ?? SourceText(name: FileFinder.displayName(of: first.path), bytes: nil)
    sources[PathKey(first.path)] = source
    return source
  }
}
