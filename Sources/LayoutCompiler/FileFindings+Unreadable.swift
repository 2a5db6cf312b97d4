import LayoutDiagnostics

extension FileFindings {
  /// Creates the finding that a document cannot be read.
  init(document: FileError) {
    self.init(unreadable: document.path, because: document.explanation)
  }

  /// Creates the finding that a folder cannot be searched, or a data file cannot be read.
  init(file: FileError) {
    self.init(unreadable: file.path, because: file.explanation)
  }

  private init(unreadable path: String, because reason: String) {
    let name = FileFinder.displayName(of: path)
    self.init(
      source: SourceText(name: name, bytes: nil),
      diagnostics: [
        Diagnostic(.unreadableFile, "'\(name)' cannot be read: \(reason)", at: .at(0))
      ],
    )
  }
}
