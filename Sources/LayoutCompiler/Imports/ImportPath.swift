import LayoutDiagnostics
import LayoutXML

/// Operations on the paths of imports, by text alone.
package enum ImportPath {
  /// Returns the path that `source` names in the file at `path`.
  package static func resolve(_ source: String, from path: String) -> String {
    if ShippedLibrary.isMeant(by: source) { return source }
    if source.isFromRoot { return normalized(source) }
    guard path != FileFinder.standardInput else { return normalized(source) }
    return normalized(path[..<path.nameStart] + source)
  }

  /// Returns an absolute path as a document at another one writes it.
  package static func relative(_ path: String, from document: String) -> String {
    FolderPath.relative(path, to: FolderPath.folder(of: document))
  }

  /// Returns the path without `.`, and without `..` after a folder.
  package static func normalized(_ path: some StringProtocol) -> String {
    let text = String(path)
    guard needsWork(text) else { return text }
    return String(decoding: normalized(Array(text.utf8)), as: UTF8.self)
  }

  private static func normalized(_ text: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let isFromRoot = text.first == slash
    var path: [UInt8] = []
    path.reserveCapacity(text.count)
    // Where the folders of `path` begin that `..` leads out of, and the end of the others.
    var starts: [Int] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: slash) ?? text.count
      let part = text[start..<end]
      start = end + 1
      if part.isEmpty || part.elementsEqual(CollectionOfOne(dot)) { continue }
      let leadsOut = part.count == 2 && part.allSatisfy { $0 == dot }
      if leadsOut, let last = starts.popLast() {
        path.removeSubrange(last...)
        continue
      }
      if leadsOut, isFromRoot { continue }
      if !leadsOut { starts.append(path.count) }
      if isFromRoot || !path.isEmpty { path.append(slash) }
      path += part
    }
    return isFromRoot && path.isEmpty ? [slash] : path
  }

  private static let dot = UInt8(ascii: ".")

  /// Whether a path has an empty part, or one that starts with a dot.
  static func needsWork(_ path: String) -> Bool {
    path.utf8.withContiguousStorageIfAvailable { needsWork($0) } ?? true
  }

  private static func needsWork(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAtStart = false
    var isFirst = true
    for byte in path {
      if isAtStart || isFirst, byte == dot { return true }
      if isAtStart, byte == UInt8(ascii: "/") { return true }
      isAtStart = byte == UInt8(ascii: "/")
      isFirst = false
    }
    return isAtStart
  }
}
