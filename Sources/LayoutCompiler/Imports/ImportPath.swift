import LayoutDiagnostics
import LayoutXML

/// Operations on the paths of imports, by text alone.
enum ImportPath {
  /// Returns the path that `source` names in the file at `path`.
  static func resolve(_ source: String, from path: String) -> String {
    if ShippedLibrary.isMeant(by: source) { return source }
    if source.isFromRoot { return normalized(source) }
    guard path != FileFinder.standardInput else { return normalized(source) }
    return normalized(path[..<path.nameStart] + source)
  }

  /// Returns the path without `.`, and without `..` after a folder.
  static func normalized(_ path: some StringProtocol) -> String {
    let text = String(path)
    guard needsWork(text) else { return text }
    var parts: [Substring] = []
    for part in text.pathParts {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if !text.isFromRoot {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return text.isFromRoot ? "/" + joined : joined
  }

  /// Whether a path has an empty part, or one that starts with a dot.
  static func needsWork(_ path: String) -> Bool {
    path.utf8.withContiguousStorageIfAvailable { needsWork($0) } ?? true
  }

  private static func needsWork(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAtStart = false
    var isFirst = true
    for byte in path {
      if isAtStart || isFirst, byte == UInt8(ascii: ".") { return true }
      if isAtStart, byte == UInt8(ascii: "/") { return true }
      isAtStart = byte == UInt8(ascii: "/")
      isFirst = false
    }
    return isAtStart
  }
}
