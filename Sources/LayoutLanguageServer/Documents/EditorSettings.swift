import LayoutLanguages

/// What an editor may set for the documents of a folder.
struct EditorSettings: Equatable {
  /// Whether the client replaces values with their quotes, and reads no edits of completions.
  var completesWholeValues = false
  /// The hints behind tags that the editor shows.
  var hints = InlayHints.Choice.sizes

  /// Takes what is said in settings; the rest stays as it is.
  mutating func take(_ settings: JSONNode?) {
    if let word = settings?["completion"]?.string { completesWholeValues = word == "wholeValues" }
    if let word = settings?["inlayHints"]?.string, let choice = InlayHints.Choice(rawValue: word) {
      hints = choice
    }
  }
}

/// The settings of all folders of a workspace.
struct FolderSettings {
  /// What holds in no folder, and in those of which nothing is said.
  var common = EditorSettings()
  /// What the editor says of folders, by their paths.
  private var folders: [String: EditorSettings] = [:]

  /// Returns the settings for a document: those of the innermost folder around it.
  func settings(for path: String) -> EditorSettings {
    guard !folders.isEmpty else { return common }
    let around = folders.keys.filter { path == $0 || path.hasPrefix($0 + "/") }
    return around.max { $0.utf8.count < $1.utf8.count }.flatMap { folders[$0] } ?? common
  }

  /// Whether some document may have other hints than by the settings before.
  func hasOtherHints(than others: FolderSettings) -> Bool {
    common.hints != others.common.hints
      || folders.mapValues(\.hints) != others.folders.mapValues(\.hints)
  }

  /// Takes the settings of folders, in the order in which they were asked for; all others have the
  /// common ones.
  mutating func take(_ settings: [JSONNode], of paths: [String]) {
    folders = [:]
    for (path, said) in zip(paths, settings) {
      var own = common
      own.take(said)
      folders[path] = own
    }
  }
}
