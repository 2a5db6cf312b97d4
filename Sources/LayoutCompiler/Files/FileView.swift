import LayoutDiagnostics

/// The files as a run sees them: the texts of open documents in place of those on the disk.
///
/// An editor's documents have changes that are not saved. Documents, imports, data, configurations
/// and rule files are all read through a view.
package struct FileView: Sendable {
  /// The disk alone, as commands see it.
  package static let disk = FileView()

  /// The texts in UTF-8, by absolute path.
  private var texts: [PathKey: [UInt8]] = [:]

  package init() {}

  /// Shows texts in place of the files at their paths, which may be relative.
  package init(_ texts: [String: String]) {
    for (path, text) in texts { open(Array(text.utf8), at: FolderPath.absolute(path)) }
  }

  /// Shows a text in place of the file at an absolute path, whether there is one or not.
  package mutating func open(_ text: [UInt8], at path: String) {
    texts[PathKey(path)] = Self.decoded(text)
  }

  /// Shows the file on the disk again.
  package mutating func close(_ path: String) { texts[PathKey(path)] = nil }

  /// Returns the text that is shown in place of the file at a path; nil for a file on the disk.
  package func text(at path: String) -> [UInt8]? {
    // Commands have no open documents, and pay for no look-up.
    guard !texts.isEmpty else { return nil }
    return texts[PathKey(FolderPath.absolute(path))]
  }

  /// Whether a document is shown in a folder or one inside it.
  package func showsDocument(in folder: String) -> Bool {
    let folder = FolderPath.absolute(folder)
    return texts.keys.contains {
      $0.path.hasSuffix(FileFinder.suffix) && $0.path.part(inside: folder) != nil
    }
  }

  /// Returns the text of an editor without the declaration that it is in ISO 8859-1, which the
  /// editor has decoded; blanks take its place, so that no offset changes.
  package static func decoded(_ text: [UInt8]) -> [UInt8] {
    guard text.starts(with: "<?xml".utf8),
      let end = text.prefix(512).dropFirst(5).firstIndex(of: UInt8(ascii: "?"))
    else { return text }
    let declaration = text[..<end]
    guard let start = declaration.indices.first(where: { declaration[$0...].starts(with: word) }),
      let open = declaration[start...].firstIndex(where: isQuote),
      let close = declaration[(open + 1)...].firstIndex(of: declaration[open]),
      names.contains(plain(declaration[(open + 1)..<close]))
    else { return text }
    var decoded = text
    for place in start...close { decoded[place] = UInt8(ascii: " ") }
    return decoded
  }

  private static let word = Array("encoding".utf8)
  private static let names: Set<String> = ["iso88591", "latin1", "l1", "cp819", "ibm819"]

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func plain(_ name: ArraySlice<UInt8>) -> String {
    let letters = name.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// Whether there is a file at a path.
  func hasFile(at path: String) -> Bool {
    text(at: path) != nil || System.entry(at: path) == .file
  }
}
