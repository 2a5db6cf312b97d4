import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutSemantics

/// A folder with code that builds have made, found by all that it was made of, so that others who
/// build the same, in other folders and at other times, need not make it again.
///
/// Of a document without errors there are two files. One is named after the document, its text with
/// all that tells how it is read, and lists which files such a document imported and what became of
/// it. With what importers see of those files as they are now, a line of the list names the other,
/// which is the code. So neither dates nor places count, and a library that changes inside is no
/// reason to make anything again.
///
/// Files appear whole and never change but for the list; any of them may go at any time. What a file
/// says is held to a digest, so that one that a full disk or a fault has spoilt is none.
struct BuildCache: Sendable {
  /// What a build makes of a document in which no error is found.
  struct Entry: Equatable, Sendable {
    /// The name of its type.
    var type: String
    /// The files that it imports, directly or not.
    var imports: [String]
    /// What was found in it; see ``KeptFindings``.
    var findings: [UInt8]
    var code: [UInt8]
  }

  private let store: CacheFolder
  /// What makes the code and which files said how, as far as that is the same for all documents.
  private let maker: Digest

  /// The cache of a run that compiles to `target`, where the files at `sources` say which rules are
  /// asked.
  init(_ store: CacheFolder, for target: any CodeTarget, _ sources: [String]) {
    self.store = store
    var words = PartList()
    words.add(store.digestOfProgram.description)
    words.add(target.identity)
    var reader = FileReader()
    for path in sources {
      // One that cannot be read is said by the run, whose documents are not compiled then.
      try? reader.read(path)
      words.add(Digest(of: reader.bytes.span).description)
    }
    maker = words.digest
  }

  /// What stands for a document: its text, what its code calls it, and the settings of rules.
  func key(of text: [UInt8], named name: String, _ settings: Digest) -> Digest {
    var words = PartList()
    words.add(maker.description)
    words.add(settings.description)
    words.add(name)
    words.add(text)
    return words.digest
  }

  /// What a build has made of such a document, which lies at `path` here; nil where none did, or
  /// where what it imports is not what it was.
  func entry(_ key: Digest, of path: String, _ modules: ModuleLoader) -> Entry? {
    guard let list = store.text(key, .list) else { return nil }
    for line in list.split(separator: UInt8(ascii: "\n")) {
      guard var entry = Entry(String(decoding: line, as: UTF8.self), for: path),
        let place = place(of: entry, key, line, modules), let text = store.text(place, .code)
      else { continue }
      var words = PartReader(text[...])
      guard let findings = try? words.part() else { continue }
      entry.findings = Array(findings)
      entry.code = Array(words.rest)
      return entry
    }
    return nil
  }

  /// Keeps what was made of a document; where that cannot be done, it is made again next time.
  func add(_ entry: Entry, _ key: Digest, of path: String, _ modules: ModuleLoader) {
    guard let line = entry.line(for: path), let place = place(of: entry, key, line.utf8, modules)
    else { return }
    var text = PartList()
    text.add(entry.findings)
    store.write(text.bytes + entry.code, place, .code)
    var lines = store.text(key, .list)?.split(separator: UInt8(ascii: "\n")).map(Array.init) ?? []
    lines.removeAll { $0.elementsEqual(line.utf8) }
    lines.insert(Array(line.utf8), at: 0)
    store.write(Array(lines.prefix(Self.mostLines).joined(separator: "\n".utf8)), key, .list)
  }

  /// Removes what was not used for longest, where there is too much.
  func tidy() { store.tidy() }

  /// A document may import what imports something else today; few such lists are in use at a time.
  private static let mostLines = 8

  /// Where the code is of a document whose imports are now as they are; nil where one has errors.
  private func place(
    of entry: Entry, _ key: Digest, _ line: some Collection<UInt8>, _ modules: ModuleLoader
  ) -> Digest? {
    var words = PartList()
    words.add(key.description)
    words.add(Array(line))
    for path in entry.imports {
      guard let library = modules.library(at: path) else { return nil }
      words.add(library.interface.description)
    }
    return words.digest
  }
}

extension BuildCache.Entry {
  /// One line with all but the code, which names imports from the document's folder on; nil where a
  /// name has a character that parts them.
  fileprivate func line(for path: String) -> String? {
    let base = FolderPath.folder(of: FolderPath.absolute(path))
    let imports = imports.map { file in
      ShippedLibrary.isMeant(by: file)
        ? file : FolderPath.relative(FolderPath.absolute(file), to: base)
    }
    let words = [type] + imports
    let isWhole = words.allSatisfy { $0.utf8.allSatisfy { $0 != 9 && $0 != 10 } }
    // Where links are in between, a path from there may lead elsewhere.
    let leadBack = zip(imports, self.imports).allSatisfy {
      ImportPath.resolve($0, from: path).isSamePath(as: ImportPath.normalized($1))
    }
    return isWhole && leadBack ? words.joined(separator: "\t") : nil
  }

  /// Reads a line for the document at `path`, without the code.
  fileprivate init?(_ line: String, for path: String) {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard let name = words.first else { return nil }
    type = String(name)
    imports = words.dropFirst().map { ImportPath.resolve(String($0), from: path) }
    findings = []
    code = []
  }
}
