package import LayoutDiagnostics
package import LayoutModel
import LayoutRendering
package import LayoutXML

/// A document as it was checked while somebody edits it: its findings, and the files that these
/// depend on.
package struct LiveDocument: Sendable {
  /// The path of the document.
  package let path: String
  /// The text that was checked, in UTF-8.
  package internal(set) var text: [UInt8]
  /// The findings on the document, as `check` reports them.
  package internal(set) var findings: [Diagnostic] = []
  /// The findings on other files: on data, configurations and files of rules.
  ///
  /// If a configuration has mistakes, the document itself has no findings.
  package internal(set) var others: [FileFindings] = []
  /// The markup; empty for a document that is no layout.
  package internal(set) var markup = MarkupDocument.empty
  /// The typed tree, without the parts that have errors.
  package internal(set) var tree = TypedDocument()
  /// What other documents can import of it; complete only without errors.
  package internal(set) var signature: ModuleSignature?
  /// The settings by which the document was checked.
  package internal(set) var settings = RuleSettings.standard
  /// The other files that were read, and those that were looked for.
  package internal(set) var stamps = FileStamps()

  init(_ path: String, _ text: [UInt8]) {
    self.path = path
    self.text = text
  }

  /// The absolute paths of the files that the document depends on.
  package var files: Set<PathKey> { stamps.files }

  /// Returns the document with some of its findings alone.
  package func with(_ findings: [Diagnostic]) -> LiveDocument {
    var document = self
    document.findings = findings
    return document
  }

  /// Returns the path of the file that an `import` of the document names.
  package func path(ofImport source: String) -> String {
    ImportPath.resolve(source, from: path)
  }

  /// Returns the path of the data that a preview of the document names.
  package func path(ofData name: String) -> String {
    ImportPath.normalized(DataFile.path(of: name, besides: path))
  }

  /// Returns the files whose names end in `suffix`, in the folder of the document and in those
  /// inside it, as the document would name them.
  ///
  /// - Complexity: O(n) in the number of entries, of which no more than a thousand are looked at.
  package func files(withSuffix suffix: String) -> [String] {
    guard path.isFromRoot else { return [] }
    let root = FolderPath.folder(of: path)
    var folders = [""]
    var files: [String] = []
    var count = 0
    while let folder = folders.popLast(), count < 1_000 {
      let place = folder.isEmpty ? root : FolderPath.appending(folder, to: root)
      for (name, entry) in (try? System.entries(of: place)) ?? [] {
        count += 1
        guard name.utf8.first != UInt8(ascii: ".") else { continue }
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        if entry == .folder {
          folders.append(relative)
        } else if name.hasSuffix(suffix), !relative.isSamePath(as: path[path.nameStart...]) {
          files.append(relative)
        }
      }
    }
    return files.sortedByBytes()
  }

  /// The pictures that a document can name, without those of URLs.
  package struct KnownPictures: Sendable {
    /// The pictures in the folder of the document, sorted.
    package var images: [String] = []
    /// The named colors there, sorted.
    package var colors: [String] = []
    /// The symbols that pictures draw.
    package var symbols: [String] = []
  }

  /// Returns the pictures and colors in the folder of the document, and the symbols that are drawn.
  ///
  /// - Complexity: O(n) in the number of entries, of which no more than a thousand are looked at.
  package func knownPictures() -> KnownPictures {
    var known = KnownPictures(symbols: SymbolTable.shared.names.map(\.name))
    guard path.isFromRoot else { return known }
    let folder = AssetFolder(FolderPath.folder(of: path), atMost: 1_000)
    known.images = Array(folder.imageNames).sortedByBytes()
    known.colors = Array(folder.colorNames).sortedByBytes()
    return known
  }
}
