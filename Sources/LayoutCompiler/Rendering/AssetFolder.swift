import LayoutEngine
import LayoutInterpreter
import LayoutRendering

/// The pictures that documents name: files such as `Photo.png` or `Photo@2x.jpg` in a folder or its
/// subfolders, and `Photo.imageset` in Xcode's asset catalogs.
///
/// Also the colors of such catalogs, such as `Brand.colorset`.
final class AssetFolder: Sendable {
  /// The file of each picture, by name; of several, the one with the highest scale.
  private let places: [String: Place]
  private let known = Locked<[String: Picture.Image?]>([:])
  private let colors: [String: ColorSet]
  /// The names of all pictures, also of those in formats that are not drawn.
  let imageNames: Set<String>

  private struct Place: Sendable {
    var path: String
    var type: String
    /// The pixels in a point.
    var scale: Float
  }

  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "svg": "image/svg+xml", "webp": "image/webp",
  ]

  /// The depth of subfolders to search.
  private static let depth = 8

  /// Finds the pictures in a folder; none if it cannot be read.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - most: The greatest number of entries that are looked at.
  init(_ folder: String, atMost most: Int = .max) {
    var count = 0
    var places: [String: Place] = [:]
    var colors: [String: ColorSet] = [:]
    var names: Set<String> = []
    var waiting = [(folder: folder, set: String?.none, depth: 0)]
    while count < most, let next = waiting.popLast() {
      for (name, entry) in (try? System.entries(of: next.folder)) ?? [] where !name.hasPrefix(".") {
        count += 1
        let path = FolderPath.appending(name, to: next.folder)
        if entry == .folder {
          if let color = name.stem(before: ".colorset") {
            colors[color] = ColorSet(FolderPath.appending("Contents.json", to: path))
            continue
          }
          let set = name.stem(before: ".imageset")
          if let set { names.insert(set) }
          if next.depth < Self.depth { waiting.append((path, set, next.depth + 1)) }
        } else if let (stem, place) = Self.place(name, path), System.entry(at: path) == .file {
          let key = next.set ?? stem
          // The result does not depend on the system's order of entries.
          if let other = places[key], (other.scale, other.path) >= (place.scale, place.path) {
            continue
          }
          places[key] = place
        }
      }
    }
    self.places = places
    self.colors = colors
    imageNames = names.union(places.keys)
  }

  /// The names of all colors.
  var colorNames: Set<String> { Set(colors.keys) }

  /// Returns the named color in an appearance, if there is one.
  func color(_ name: String, in mode: LayoutEnvironment.ColorScheme) -> Picture.Paint? {
    guard let color = colors[name] else { return nil }
    return mode == .dark ? color.dark ?? color.light : color.light
  }

  private static func place(_ name: String, _ path: String) -> (stem: String, Place)? {
    guard let dot = name.lastIndex(of: "."),
      let type = types[name[name.index(after: dot)...].lowercased()]
    else { return nil }
    let stem = String(name[..<dot])
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      return (String(stem.dropLast(3)), Place(path: path, type: type, scale: Float(scale)))
    }
    return (stem, Place(path: path, type: type, scale: 1))
  }

  /// Returns the picture of a name, if there is one.
  func image(named name: String) -> Picture.Image? {
    guard let place = places[name] else { return nil }
    if let image = known.withLock({ $0[name] }) { return image }
    let image = Self.image(at: place)
    known.withLock { $0[name] = .some(image) }
    return image
  }

  private static func image(at place: Place) -> Picture.Image? {
    var reader = FileReader()
    guard (try? reader.read(file: place.path)) != nil else { return nil }
    let size = PixelSize(of: reader.bytes).map {
      LayoutSize(width: Float($0.width) / place.scale, height: Float($0.height) / place.scale)
    }
    return Picture.Image(mediaType: place.type, bytes: reader.bytes, size: size)
  }
}

/// The size of a picture in pixels, read from the beginning of its file.
private struct PixelSize {
  var width = 0
  var height = 0

  /// Returns nil for an unknown format or a truncated file.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      guard bytes.count >= 24 else { return nil }
      width = Self.number(bytes[16..<20])
      height = Self.number(bytes[20..<24])
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let frame = Self.frame(ofJPEG: bytes) else { return nil }
      height = Self.number(bytes[frame + 3..<frame + 5])
      width = Self.number(bytes[frame + 5..<frame + 7])
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      width = Int(bytes[6]) | Int(bytes[7]) << 8
      height = Int(bytes[8]) | Int(bytes[9]) << 8
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// Returns the offset, after the marker, of the JPEG segment with the size.
  private static func frame(ofJPEG bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // All frame headers; C4, C8 and CC are tables.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) { return place + 2 }
      place += 2 + max(2, number(bytes[place + 2..<place + 4]))
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension String {
  /// Returns the part before an ending; nil if the string lacks the ending.
  fileprivate func stem(before ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }
}
