import CGTK4
import LayoutEngine
import LayoutViews

/// The pictures of one layout, loaded off the main thread and cached.
@MainActor
final class Pictures {
  /// A picture and its size in points.
  final class Picture {
    let texture: OpaquePointer
    let size: LayoutSize

    init(_ texture: OpaquePointer, pixelsInAPoint: Float) {
      self.texture = texture
      size = LayoutSize(
        width: Float(gdk_texture_get_width(texture)) / pixelsInAPoint,
        height: Float(gdk_texture_get_height(texture)) / pixelsInAPoint)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  private let assets: GTKAssets
  private var loaded: [ImageSource: Picture] = [:]

  init(_ assets: GTKAssets) { self.assets = assets }

  /// The picture of a source; nil if it has not loaded.
  func picture(_ source: ImageSource) -> Picture? { loaded[source] }

  func load(_ source: ImageSource) async -> AssetAnswer {
    if let known = loaded[source] { return .picture(known.size) }
    let assets = assets
    let texture = await Task.detached { await LoadedTexture(source, assets) }.value
    guard let texture else { return .missing }
    let picture = Picture(texture.pointer, pixelsInAPoint: texture.pixelsInAPoint)
    loaded[source] = picture
    return .picture(picture.size)
  }
}

/// A texture for transfer to the main thread.
///
/// Textures are immutable, so any thread may hold one.
private struct LoadedTexture: @unchecked Sendable {
  let pointer: OpaquePointer
  let pixelsInAPoint: Float

  init?(_ source: ImageSource, _ assets: GTKAssets) async {
    switch source {
    case .none, .symbol: return nil
    case .asset(let name):
      for file in Self.files(name, in: assets.folders) {
        if let texture = gdk_texture_new_from_filename(file.path, nil) {
          pointer = texture
          pixelsInAPoint = file.scale
          return
        }
      }
      guard let texture = await Self.texture(assets.load?(.picture(name))) else { return nil }
      pointer = texture
      pixelsInAPoint = 1
    case .url(let address):
      let own = await Self.texture(assets.load?(.url(address)))
      guard let texture = own ?? Self.texture(at: address) else { return nil }
      pointer = texture
      pixelsInAPoint = 1
    }
  }

  /// The existing files for a picture of the app; in each folder, those with the most pixels first.
  private static func files(
    _ name: String, in folders: [String]
  ) -> [(path: String, scale: Float)] {
    folders.flatMap { folder in
      [("@3x", 3), ("@2x", 2), ("", 1)].flatMap { suffix, scale in
        ["png", "jpg", "svg"].map { ("\(folder)/\(name)\(suffix).\($0)", Float(scale)) }
      }
    }.filter { g_file_test($0.0, G_FILE_TEST_IS_REGULAR) != 0 }
  }

  private static func texture(_ bytes: [UInt8]?) -> OpaquePointer? {
    guard let bytes, !bytes.isEmpty else { return nil }
    let copy = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(copy) }
    return gdk_texture_new_from_bytes(copy, nil)
  }

  /// The texture that GIO reads from an address.
  private static func texture(at address: String) -> OpaquePointer? {
    guard let file = g_file_new_for_uri(address) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return gdk_texture_new_from_file(file, nil)
  }
}
