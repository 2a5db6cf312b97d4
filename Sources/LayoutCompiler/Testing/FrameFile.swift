import LayoutDiagnostics
import LayoutInterpreter
import LayoutLanguages
import LayoutRendering

/// The frames of a document in all its previews, as a file beside the document keeps them.
///
/// `Card.layout.xml` has `Card.frames.json`. Each element is a line, so that a change of a frame is
/// a change of a line where the file is reviewed.
struct FrameFile: Sendable {
  /// The frames in one preview.
  struct Preview: Sendable {
    /// The preview's name, or its number where it has none.
    var name: String
    var record: FrameRecord
  }

  var previews: [Preview]

  /// Returns the path of the frames of the document at `path`; nil if it is the standard input.
  static func path(of document: String) -> String? {
    guard document != FileFinder.standardInput else { return nil }
    for suffix in [FileFinder.suffix, ".xml"] where document.hasSuffix(suffix) {
      return document.dropLast(suffix.count) + ".frames.json"
    }
    return document + ".frames.json"
  }

  /// Returns the name under which the frames of a preview are kept.
  static func name(of preview: PreviewTitle) -> String { preview.name ?? "\(preview.number)" }

  // MARK: Writing

  /// The beginning of each such file.
  static let mark = FileMark(name: "recorded frames", words: #"{"frames":"#)

  /// Returns the text of the file of the document called `document`.
  func text(of document: String) -> String {
    var text = #"{"frames":"#
    JSONValue.string(document).write(to: &text)
    text += ",\"previews\":[\n"
    for (index, preview) in previews.enumerated() {
      text += #"{"preview":"#
      JSONValue.string(preview.name).write(to: &text)
      text += ",\"elements\":[\n"
      preview.record.write(to: &text)
      text += "]}" + (index + 1 < previews.count ? ",\n" : "\n")
    }
    return text + "]}\n"
  }

  // MARK: Reading

  /// Reads the text of such a file.
  init(_ source: SourceText) throws(FrameRecords.Mistake) {
    let node: JSONNode
    switch JSONReader.read(source.bytes ?? []) {
    case .failure(let mistake):
      throw FrameRecords.Mistake("this is no JSON", at: mistake.range, in: source)
    case .success(let read): node = read
    }
    guard let list = node["previews"], case .array(let nodes) = list.value else {
      throw FrameRecords.Mistake(
        "these are no frames that 'layoutc test --record' wrote", at: node.range, in: source)
    }
    previews = []
    for preview in nodes {
      guard let name = preview["preview"]?.string,
        let record = preview["elements"].flatMap(FrameRecord.init(elements:))
      else {
        throw FrameRecords.Mistake(
          "this is no preview that 'layoutc test --record' wrote", at: preview.range, in: source)
      }
      previews.append(Preview(name: name, record: record))
    }
  }

  init(previews: [Preview]) { self.previews = previews }
}

extension FrameRecord {
  /// Writes the element and those within it, a line each, by their level.
  fileprivate func write(to text: inout String) {
    var waiting = [(level: 0, record: self)]
    while let (level, record) = waiting.popLast() {
      text += String(repeating: " ", count: level)
      JSONValue.members([("level", .integer(level))] + record.members).write(to: &text)
      waiting += record.children.reversed().map { (level + 1, $0) }
      text += waiting.isEmpty ? "\n" : ",\n"
    }
  }

  /// Reads a list of elements by their levels; nil for anything else.
  fileprivate init?(elements node: JSONNode) {
    guard case .array(let nodes) = node.value else { return nil }
    // Children are complete before their parents.
    var done: [(level: Int, record: FrameRecord)] = []
    for node in nodes.reversed() {
      guard var record = FrameRecord(node), let level = node["level"]?.numberOrString,
        let level = Int(level), level >= 0
      else { return nil }
      while let last = done.last, last.level == level + 1 {
        record.children.append(last.record)
        done.removeLast()
      }
      guard done.last.map({ $0.level <= level }) ?? true else { return nil }
      done.append((level, record))
    }
    guard done.count == 1, done[0].level == 0 else { return nil }
    self = done[0].record
  }
}
