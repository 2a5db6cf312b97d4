import LayoutCodeGeneration
import LayoutDiagnostics

/// A folder of generated code, keyed by everything the code depends on.
///
/// Builds of the same documents in other folders and at other times reuse it.
///
/// A document without errors has two files. The first is keyed by the document, its text and its
/// settings, and lists the types and imported files of earlier builds. A line of this list,
/// together with the current interfaces of the imported files, is the key of the second file, which
/// contains the code. Neither dates nor folders are part of a key, and a library that changes only
/// internally invalidates nothing.
///
/// Files are written atomically, and only lists change later. Any file may be removed at any time.
/// Each file contains a digest of its contents, so that a damaged file is ignored.
struct BuildCache: Sendable {
  /// The result of building a document without errors.
  struct Entry: Equatable, Sendable {
    /// The name of the generated type.
    var type: String
    /// The files that the document imports, directly or not.
    var imports: [String]
    /// The findings on the document; see ``KeptFindings``.
    var findings: [UInt8]
    var code: [UInt8]
  }

  private let store: CacheFolder
  /// A digest of the compiler, the target and the rule sources, which are common to all documents.
  private let maker: Digest

  /// Creates the cache of a run that compiles to `target`.
  ///
  /// The files at `sources` configure the rules.
  init(_ store: CacheFolder, for target: any CodeTarget, _ sources: [String]) {
    self.store = store
    var words = PartList()
    words.add(store.digestOfProgram.description)
    words.add(target.identity)
    var reader = FileReader()
    for path in sources {
      // The run reports an unreadable file and does not compile its documents.
      try? reader.read(path)
      words.add(Digest(of: reader.bytes.span).description)
    }
    maker = words.digest
  }

  /// Returns the key of a document: a digest of its text, its name in the code, and its rule
  /// settings.
  func key(of text: [UInt8], named name: String, _ settings: Digest) -> Digest {
    var words = PartList()
    words.add(maker.description)
    words.add(settings.description)
    words.add(name)
    words.add(text)
    return words.digest
  }

  /// Returns the cached result for the document at `path`; nil if there is none for the current
  /// interfaces of its imports.
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

  /// Stores the result of building a document.
  ///
  /// If that fails, the next build compiles it again.
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

  /// Evicts the least recently used files above the size limit.
  func tidy() { store.tidy() }

  /// The largest number of import lists for one document.
  ///
  /// Imports change when a library imports other files; few lists are in use at a time.
  private static let mostLines = 8

  /// Returns the key of the code for the current interfaces of the imports; nil if an import has
  /// errors.
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
  /// Returns one line with everything but findings and code.
  ///
  /// Imports are relative to the document's folder. Returns nil if a name contains a separator.
  fileprivate func line(for path: String) -> String? {
    let base = FolderPath.folder(of: FolderPath.absolute(path))
    let imports = imports.map { file in
      ShippedLibrary.isMeant(by: file)
        ? file : FolderPath.relative(FolderPath.absolute(file), to: base)
    }
    let words = [type] + imports
    let isWhole = words.allSatisfy { $0.utf8.allSatisfy { $0 != 9 && $0 != 10 } }
    // If the path contains links, a relative path may lead to another file.
    let leadBack = zip(imports, self.imports).allSatisfy {
      ImportPath.resolve($0, from: path).isSamePath(as: ImportPath.normalized($1))
    }
    return isWhole && leadBack ? words.joined(separator: "\t") : nil
  }

  /// Reads a line for the document at `path`, without findings and code.
  fileprivate init?(_ line: String, for path: String) {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard let name = words.first else { return nil }
    type = String(name)
    imports = words.dropFirst().map { ImportPath.resolve(String($0), from: path) }
    findings = []
    code = []
  }
}
