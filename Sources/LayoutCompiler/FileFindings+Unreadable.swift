import LayoutDiagnostics
import LayoutXML

extension FileFindings {
  /// The one finding there is on a file that cannot be read.
  init(_ file: UnreadableFile) {
    self.init(unreadable: file.path, because: file.message)
  }

  /// The one finding there is on a folder that cannot be searched.
  init(_ folder: FileError) {
    self.init(unreadable: folder.path, because: folder.reason)
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
