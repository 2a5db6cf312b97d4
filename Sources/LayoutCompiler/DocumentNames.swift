import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutSemantics
import LayoutXML

/// What a document takes for itself among those that are built together.
struct DocumentNames: Sendable {
  /// Where it was read.
  var path: String
  /// The name of its type.
  var type: String
  /// What declares the type's name: the value of `name`, or the start of the document.
  var range: SourceRange

  init(of checker: borrowing DocumentChecker, path: String, for target: any CodeTarget) {
    self.init(of: checker.document, nameRange: checker.nameRange, path: path, for: target)
  }

  init(
    of document: TypedDocument, nameRange: SourceRange, path: String, for target: any CodeTarget
  ) {
    self.path = path
    type = target.typeName(for: DocumentName.of(document, path: path))
    range = nameRange
  }

  /// Those of a document that was not looked at.
  init(path: String, type: String) {
    self.path = path
    self.type = type
    range = .at(0)
  }

  /// The document's text for findings on it.
  var source: SourceText? {
    // The standard input is read once.
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

/// Which document took a name first.
///
/// Many systems do not tell files apart by small letters and capitals; what would be refused on one of
/// them is told on all, and by `check` as by `build`.
struct NameOwners {
  private var types: [String: DocumentNames] = [:]
  private var files: [String: DocumentNames] = [:]
  private let code: CodeFileNames

  init(_ code: CodeFileNames) {
    self.code = code
  }

  /// Whether no other document has one of these names.
  func takes(_ names: DocumentNames) -> Bool { owner(ofOneOf: names) == nil }

  /// The document that has one of these names.
  func owner(ofOneOf names: DocumentNames) -> DocumentNames? {
    types[names.type] ?? files[key(of: names)]
  }

  private func key(of names: DocumentNames) -> String { code.name(of: names.path).lowercased() }

  /// Gives a document its names, or says what is wrong with that if another has one of them, unless
  /// `findings` on the document say so already.
  mutating func claim(_ names: DocumentNames, besides findings: [Diagnostic]) -> Diagnostic? {
    if !takes(names), findings.contains(where: { $0.id == .duplicateDocument }) { return nil }
    if let first = types[names.type] {
      return names.duplicate(of: first) { "'\($0)' makes '\(names.type)' too" }
    }
    // Two files of one name cannot be compiled together either, whatever is in them.
    if let first = files[key(of: names)] {
      let files = [first, names].map { code.name(of: $0.path) + BuildRun.suffix }
      return names.duplicate(of: first) {
        "'\($0)' makes '\(files[0])', which may be the same file as '\(files[1])'"
      }
    }
    types[names.type] = names
    files[key(of: names)] = names
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
