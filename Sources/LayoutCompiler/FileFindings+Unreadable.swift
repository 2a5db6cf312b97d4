import LayoutDiagnostics

extension FileFindings {
  /// The one finding there is on a document that cannot be read.
  init(document: FileError) {
    self.init(unreadable: document.path, because: document.explanation)
  }

  /// The one finding there is on a folder that cannot be searched, or a file of data that cannot be
  /// read.
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
