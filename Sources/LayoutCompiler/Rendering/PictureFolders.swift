import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutPango
import LayoutRendering

/// The pictures and colors that documents name, from one folder or from each document's own.
final class PictureFolders: Sendable {
  private let shared: String?
  private let symbols: String?
  private let folders = Locked<[PathKey: AssetFolder]>([:])
  /// The formats of pictures that can be drawn; nil for all.
  private let mediaTypes: [String]?
  /// The reason for each picture that cannot be drawn, by name.
  private let others = Locked<[String: String]>([:])

  /// - Parameters:
  ///   - folder: The folder of all documents' pictures; nil for each document's own.
  ///   - symbols: The folder of drawings for symbols, if there is one.
  ///   - format: The output format.
  init(_ folder: String?, symbols: String? = nil, for format: PictureFormat = .svg) {
    shared = folder
    self.symbols = symbols
    mediaTypes =
      switch format {
      case .svg: nil
      case .png: ["image/png"]
      case .pdf: ["image/png", "image/jpeg"]
      }
  }

  /// A sentence for each picture that cannot be drawn.
  var notes: [String] {
    others.withLock { others in
      others.sorted { $0.key < $1.key }.map { "\($0.value): a scene is drawn in its place" }
    }
  }

  /// Returns a function that finds the pictures of the document at a path.
  func image(for document: String) -> @Sendable (ImageSource) -> Picture.Image? {
    let path = path(for: document)
    return { [self] source in
      guard let (name, image) = found(source, in: path) else { return nil }
      guard let mediaTypes else { return image }
      if !mediaTypes.contains(image.mediaType) {
        others.withLock { $0[name] = "'\(name)' is \(image.mediaType)" }
      } else if !PangoSupport.canDraw(image) {
        others.withLock { $0[name] = "'\(name)' cannot be read as \(image.mediaType)" }
      } else {
        return image
      }
      return nil
    }
  }

  private func found(
    _ source: ImageSource, in path: String
  ) -> (name: String, image: Picture.Image)? {
    switch source {
    case .asset(let name): folder(path).image(named: name).map { (name, $0) }
    case .symbol(let name):
      symbols.flatMap { folder($0).image(named: name) }.map { (name, $0) }
    case .none, .url: nil
    }
  }

  /// Returns the colors of an appearance, including the named colors of the document at a path.
  func palette(for document: String, in mode: LayoutEnvironment.ColorScheme) -> Palette {
    let path = path(for: document)
    var palette = Palette(mode)
    palette.named = { [self] name in folder(path).color(name, in: mode) }
    return palette
  }

  private func path(for document: String) -> String {
    shared ?? FolderPath.folder(of: FolderPath.absolute(document))
  }

  /// Clears the cache, so that folders are searched again.
  func forget() { folders.withLock { $0 = [:] } }

  private func folder(_ path: String) -> AssetFolder {
    if let folder = folders.withLock({ $0[PathKey(path)] }) { return folder }
    let folder = AssetFolder(path)
    return folders.withLock { folders in
      folders[PathKey(path)] = folders[PathKey(path)] ?? folder
      return folders[PathKey(path)] ?? folder
    }
  }
}
