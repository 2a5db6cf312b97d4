import LayoutEngine
import LayoutRendering

/// The pictures and colors that documents name: those of one folder, or of each document's own.
final class PictureFolders: Sendable {
  private let shared: String?
  private let folders = Locked<[String: AssetFolder]>([:])

  /// - Parameter folder: The folder of all documents' pictures; nil for each one's own.
  init(_ folder: String?) { shared = folder }

  /// Gives the pictures that the document at a path names.
  func image(for document: String) -> @Sendable (ImageSource) -> Picture.Image? {
    let path = path(for: document)
    return { [self] source in
      guard case .asset = source else { return nil }
      return folder(path).image(source)
    }
  }

  /// The colors of a page in an appearance, with those that are at hand for the document at a path.
  func palette(for document: String, in mode: AppearanceMode) -> Palette {
    let path = path(for: document)
    var palette = Palette(mode)
    palette.named = { [self] name in folder(path).color(name, in: mode) }
    return palette
  }

  private func path(for document: String) -> String {
    shared ?? FolderPath.folder(of: FolderPath.absolute(document))
  }

  /// Looks into folders anew from now on.
  func forget() { folders.withLock { $0 = [:] } }

  private func folder(_ path: String) -> AssetFolder {
    if let folder = folders.withLock({ $0[path] }) { return folder }
    let folder = AssetFolder(path)
    return folders.withLock { folders in
      folders[path] = folders[path] ?? folder
      return folders[path] ?? folder
    }
  }
}
