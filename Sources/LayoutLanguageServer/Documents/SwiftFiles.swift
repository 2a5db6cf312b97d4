import LayoutCompiler
import LayoutDiagnostics

/// The Swift files of a workspace, in which names are found as words alone.
///
/// They are read where a request asks for them, and nothing of them is kept.
struct SwiftFiles {
  /// The most files that are read, and the most bytes of one.
  private static let most = 2_000
  private static let largest = 1 << 20

  private var paths: [String] = []

  init(in folders: [String]) {
    var scan = DocumentScan(folders, suffix: ".swift")
    while !scan.isAtEnd, paths.count < Self.most { paths += scan.next() }
    paths = Array(paths.prefix(Self.most))
  }

  /// A place in a file.
  struct Place {
    var path: String
    var text: [UInt8]
    var range: Range<Int>
  }

  /// Returns where types of a name are declared, in the order of the paths.
  func declarations(of name: String, _ workspace: OpenWorkspace) -> [Place] {
    files(with: name, workspace).flatMap { path, text -> [Place] in
      var last = ""
      return Self.words(in: text).compactMap { word, range in
        defer { last = word }
        guard word == name, Self.keywords.contains(last) else { return nil }
        return Place(path: path, text: text, range: range)
      }
    }
  }

  /// Returns the paths of the files that have a word.
  func files(mentioning word: String, _ workspace: OpenWorkspace) -> [String] {
    files(with: word, workspace).compactMap { path, text in
      Self.words(in: text).contains { $0.0 == word } ? path : nil
    }
  }

  /// The words behind which a type has its name.
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "typealias",
  ]

  /// Returns the files in which some letters are at all.
  private func files(with letters: String, _ workspace: OpenWorkspace) -> [(String, [UInt8])] {
    let letters = Array(letters.utf8)
    return paths.compactMap { path in
      guard let text = try? workspace.text(at: path), text.count <= Self.largest,
        text.firstRange(of: letters) != nil
      else { return nil }
      return (path, text)
    }
  }

  /// Returns the words of a text besides those in comments to the end of a line.
  private static func words(in text: [UInt8]) -> [(String, Range<Int>)] {
    var words: [(String, Range<Int>)] = []
    var place = 0
    while place < text.count {
      if text[place] == UInt8(ascii: "/"), place + 1 < text.count,
        text[place + 1] == UInt8(ascii: "/")
      {
        place = text[place...].firstIndex(of: 0x0A) ?? text.count
        continue
      }
      guard isPartOfWord(text[place]) else {
        place += 1
        continue
      }
      let end = text[place...].firstIndex { !isPartOfWord($0) } ?? text.count
      words.append((String(decoding: text[place..<end], as: UTF8.self), place..<end))
      place = end
    }
    return words
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
