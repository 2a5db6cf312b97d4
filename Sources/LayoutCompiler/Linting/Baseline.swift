package import LayoutDiagnostics
import LayoutInterpreter
import LayoutLanguages
import LayoutXML

/// The identity of a finding independent of line numbers: its rule, file, element and message.
package struct Fingerprint: Hashable, Comparable, Sendable {
  /// The path relative to the folder of the baseline.
  package var file: String
  package var rule: String
  /// The element names from the nearest element with an id on, as in `stack#card/stack/text`.
  package var element: String
  package var message: String

  package static func == (one: Fingerprint, other: Fingerprint) -> Bool {
    one.file.isSamePath(as: other.file)
      && (one.rule, one.element, one.message) == (other.rule, other.element, other.message)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(PathKey(file))
    hasher.combine(rule)
    hasher.combine(element)
    hasher.combine(message)
  }

  package static func < (one: Fingerprint, other: Fingerprint) -> Bool {
    let (file, otherFile) = (PathKey(one.file), PathKey(other.file))
    return (file, one.rule, one.element, one.message)
      < (otherFile, other.rule, other.element, other.message)
  }
}

/// The known findings that a project silences, stored in a file without line numbers.
package struct Baseline: Sendable {
  /// The absolute path of the folder that file names are relative to.
  private let folder: String
  /// The number of silenced occurrences of each finding.
  private var counts: [Fingerprint: Int] = [:]
  private let source: SourceText
  /// The range of each finding in the baseline file.
  private var ranges: [Fingerprint: SourceRange] = [:]

  /// Creates an empty baseline, to be written at `path`.
  package init(writingTo path: String) {
    folder = FolderPath.folder(of: FolderPath.absolute(path))
    source = SourceText(name: path, bytes: nil)
  }

  /// Reads a baseline; mistakes in it are returned as findings.
  package static func read(
    _ path: String
  ) throws(FileError) -> (baseline: Baseline?, findings: FileFindings) {
    var reader = FileReader()
    try reader.read(path)
    let source = SourceText(name: path, bytes: reader.bytes)
    var baseline = Baseline(
      folder: FolderPath.folder(of: FolderPath.absolute(path)), source: source)
    let finding: Diagnostic?
    switch JSONReader.read(reader.bytes) {
    case .failure(let mistake): finding = mistake.diagnostic
    case .success(let node): finding = baseline.take(node)
    }
    let findings = FileFindings(source: source, diagnostics: finding.map { [$0] } ?? [])
    return (finding == nil ? baseline : nil, findings)
  }

  private init(folder: String, source: SourceText) {
    self.folder = folder
    self.source = source
  }

  /// Reads the contents of the file; returns the first mistake.
  private mutating func take(_ node: JSONNode) -> Diagnostic? {
    guard case .array(let entries)? = node["findings"]?.value else {
      return Diagnostic(
        .invalidConfiguration, "a baseline is an object with a list of 'findings'", at: node.range)
    }
    for entry in entries {
      guard let file = entry["file"]?.string, let rule = entry["rule"]?.string,
        let message = entry["message"]?.string
      else {
        return Diagnostic(
          .invalidConfiguration, "a finding of a baseline has a 'file', a 'rule' and a 'message'",
          at: entry.range)
      }
      var count = 1
      if case .number(let text)? = entry["count"]?.value { count = max(1, Int(text) ?? 1) }
      let print = Fingerprint(
        file: file, rule: rule, element: entry["element"]?.string ?? "", message: message)
      counts[print, default: 0] = min(counts[print, default: 0] + min(count, 1_000_000), 1_000_000)
      ranges[print] = entry["message"]?.range ?? entry.range
    }
    return nil
  }

  // MARK: Findings

  /// Returns the fingerprints of a document's findings; nil for errors of the language, which a
  /// baseline cannot silence.
  func fingerprints(
    of findings: [Diagnostic], in document: MarkupDocument?, file: String
  ) -> [Fingerprint?] {
    let name = FolderPath.relative(FolderPath.absolute(file), to: folder)
    return findings.map { finding in
      guard finding.isChoosable else { return nil }
      let element = document.map { ElementPath(of: finding.range.start, in: $0).text } ?? ""
      return Fingerprint(
        file: name, rule: finding.id.name, element: element, message: finding.message)
    }
  }

  /// Returns the findings that the baseline lacks, and the fingerprints of those it contains.
  func filter(
    _ findings: [Diagnostic], _ prints: [Fingerprint?]
  ) -> (left: [Diagnostic], known: [Fingerprint]) {
    if counts.isEmpty { return (findings, []) }
    var room: [Fingerprint: Int] = [:]
    var left: [Diagnostic] = []
    var known: [Fingerprint] = []
    for (finding, print) in zip(findings, prints) {
      guard let print, room[print] ?? counts[print, default: 0] > 0 else {
        left.append(finding)
        continue
      }
      room[print] = (room[print] ?? counts[print, default: 0]) - 1
      known.append(print)
    }
    return (left, known)
  }

  /// Returns findings for entries of the baseline that did not occur in the checked files.
  func stale(besides known: [Fingerprint], in files: [String]) -> FileFindings? {
    let names = Set(
      files.map { PathKey(FolderPath.relative(FolderPath.absolute($0), to: folder)) })
    var missing = counts.filter { names.contains(PathKey($0.key.file)) }
    for print in known { missing[print]? -= 1 }
    let gone = missing.filter { $0.value > 0 }.keys.sorted()
    guard !gone.isEmpty else { return nil }
    let findings = gone.map { print in
      Diagnostic(
        .staleBaseline, "'\(print.rule)' is found no more in '\(print.file)'",
        at: ranges[print] ?? .at(0))
    }
    return FileFindings(
      source: source, diagnostics: findings.sorted { $0.range.start < $1.range.start })
  }

  // MARK: Writing

  /// Writes a baseline of these findings.
  ///
  /// `before` is the current text of the file, nil if there is none.
  package static func write(
    _ prints: [Fingerprint], to path: String, insteadOf before: [UInt8]?
  ) throws(FileError) {
    if let before, !before.isEmpty {
      guard case .success(let node) = JSONReader.read(before),
        Baseline(writingTo: path).isBaseline(node)
      else { throw FileError(path: path, .foreign("baseline")) }
    }
    try OutputFile(path: path, text: text(of: prints)).replaceOriginal(of: before)
  }

  private func isBaseline(_ node: JSONNode) -> Bool {
    var baseline = self
    return baseline.take(node) == nil
  }

  /// Returns the text of a baseline of these findings; their order makes no difference.
  package static func text(of prints: [Fingerprint]) -> String {
    let counts = Dictionary(prints.map { ($0, 1) }, uniquingKeysWith: +)
    let entries = counts.keys.sorted().map { print in
      JSONValue.members(
        [
          ("file", .string(print.file)), ("rule", .string(print.rule)),
          ("element", .string(print.element)), ("message", .string(print.message)),
        ] + (counts[print, default: 1] > 1 ? [("count", .integer(counts[print, default: 1]))] : []))
    }
    let lines = entries.map { "    \($0.text)" }.joined(separator: ",\n")
    return "{\n  \"version\": 1,\n  \"findings\": [" + (lines.isEmpty ? "" : "\n\(lines)\n  ")
      + "]\n}\n"
  }
}

/// The path of names to the innermost element at an offset.
private struct ElementPath {
  private(set) var text: String

  private static let mostSteps = 24

  init(of offset: UInt32, in document: MarkupDocument) {
    var low = 0
    var high = document.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if document.nodes[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var index = Int32(low - 1)
    var steps: [String] = []
    while index >= 0, steps.count < Self.mostSteps {
      let node = document.nodes[Int(index)]
      if node.isElement, offset < node.end {
        let name = document.text(in: node.nameRange)
        let id = node.attributeIndices.first { place in
          document.attributes.indices.contains(place)
            && document.text(in: document.attributes[place].nameRange) == "id"
        }
        if let id {
          steps.append("\(name)#\(document.text(in: document.attributes[id].valueRange))")
          break
        }
        steps.append(name)
      }
      index = node.parent
    }
    text = steps.reversed().joined(separator: "/")
  }
}
