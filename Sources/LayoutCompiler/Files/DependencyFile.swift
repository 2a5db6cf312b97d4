import LayoutDiagnostics

/// A list of outputs and their inputs, in the format that Make and Ninja read.
package struct DependencyFile: Sendable {
  private var rules: [(output: String, inputs: [String])] = []

  package init() {}

  /// Adds a rule: `output` must be rebuilt when one of `inputs` changes.
  package mutating func add(_ output: String, madeOf inputs: [String]) {
    rules.append((output, inputs))
  }

  /// Returns a copy with the inputs renamed.
  func replacing(_ name: (String) -> String) -> DependencyFile {
    var copy = self
    copy.rules = rules.map { ($0.output, $0.inputs.map(name)) }
    return copy
  }

  /// The text of the file: one rule a line, without the names that the format cannot hold.
  package var text: String {
    var bytes: [UInt8] = []
    for rule in rules {
      guard let output = DependencyName(rule.output, isOutput: true).written else { continue }
      bytes += output
      bytes.append(UInt8(ascii: ":"))
      for input in Self.ordered(rule.inputs) {
        guard let input = DependencyName(input).written else { continue }
        bytes.append(UInt8(ascii: " "))
        bytes += input
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a sentence for each name that `file` cannot hold, or that only Ninja can read.
  package func complaints(in file: String) -> [String] {
    var seen: Set<PathKey> = []
    var sentences: [String] = []
    func note(_ name: DependencyName, isFirst: Bool = false) {
      guard let fault = name.fault(isFirst: isFirst), seen.insert(PathKey(name.path)).inserted
      else {
        return
      }
      let path = name.path.printable
      sentences.append(
        name.written == nil
          ? "'\(path)' is left out of '\(file)': Make or Ninja cannot read a name with \(fault)"
          : "'\(path)' stands in '\(file)' for Ninja alone: Make cannot read a name with \(fault)")
    }
    for rule in rules {
      let output = DependencyName(rule.output, isOutput: true)
      note(output)
      guard output.written != nil else { continue }
      let names = Self.ordered(rule.inputs).map { DependencyName($0) }
      let first = names.firstIndex { $0.written != nil }
      for (place, name) in names.enumerated() { note(name, isFirst: place == first) }
    }
    return sentences
  }

  /// Moves an input to the front that Make does not read as a variable of the rule, if there is
  /// one.
  private static func ordered(_ inputs: [String]) -> [String] {
    let names = inputs.map { DependencyName($0) }
    guard names.first(where: { $0.written != nil })?.fault(isFirst: true) != nil,
      let place = names.firstIndex(where: { $0.written != nil && $0.fault(isFirst: true) == nil })
    else { return inputs }
    return [inputs[place]] + inputs[..<place] + inputs[(place + 1)...]
  }
}

/// A file name as both Make and Ninja read it.
///
/// Their rules differ and are undocumented; these follow GNU Make 4.3 and Ninja 1.11.
private struct DependencyName {
  let path: String
  private let isOutput: Bool

  init(_ path: String, isOutput: Bool = false) {
    self.path = path
    self.isOutput = isOutput
  }

  /// Returns the part of the name that cannot be read; nil if both programs read it.
  ///
  /// Make reads the first input as a variable of the rule if it contains an equals sign.
  func fault(isFirst: Bool) -> String? {
    if let unwritable { return unwritable }
    let isVariable = (isOutput || isFirst) && path.utf8.contains(UInt8(ascii: "="))
    let isPattern = isOutput && path.utf8.contains(UInt8(ascii: "%"))
    return isVariable ? "'='" : isPattern ? "'%'" : nil
  }

  /// The part of the name that neither program reads, or that one reads as something else.
  private var unwritable: String? {
    let bytes = Array(path.utf8)
    for (place, byte) in bytes.enumerated() {
      let next = place + 1 < bytes.count ? bytes[place + 1] : nil
      switch byte {
      case 0..<0x20, 0x7F: return "a control character"
      // Make expands `*`, `?` and `[` to the files that fit.
      case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "?"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "^"),
        UInt8(ascii: "`"):
        return "'\(Character(UnicodeScalar(byte)))'"
      // Make expands the tilde to a home folder.
      case UInt8(ascii: "~") where Self.isBeginning(bytes[..<place]):
        return "'~' at its beginning"
      // From a parenthesis in a name before it on, Make reads members of an archive.
      case UInt8(ascii: ")") where next == nil: return "')' at its end"
      case UInt8(ascii: " ") where next == nil: return "a blank at its end"
      case UInt8(ascii: ":") where next == nil: return "':' at its end"
      // Together with the colon after it, Make reads a group of outputs.
      case UInt8(ascii: "&") where next == nil && isOutput: return "'&' at its end"
      case UInt8(ascii: "\\"):
        switch next {
        case nil: return "'\\' at its end"
        case UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "="):
          return "'\\' before '\(Character(UnicodeScalar(next ?? 0)))'"
        default: break  // open: bytes.
        }
      default: break  // open: bytes.
      }
    }
    return bytes.isEmpty ? "nothing in it" : nil
  }

  /// Whether Make removes the bytes from the beginning of a name: any number of `./`.
  private static func isBeginning(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: UInt8(ascii: "/")).allSatisfy { $0.elementsEqual(".".utf8) }
      && (bytes.isEmpty || bytes.last == UInt8(ascii: "/") && bytes.first == UInt8(ascii: "."))
  }

  /// The name with special characters escaped; nil if that is not possible.
  var written: [UInt8]? {
    guard unwritable == nil else { return nil }
    let bytes = Array(path.utf8)
    var text: [UInt8] = []
    // Make would read the name before this one as a variable.
    let isAssigned = bytes.drop { "?+!:".utf8.contains($0) }.first == UInt8(ascii: "=")
    if isAssigned { text += "./".utf8 }
    var slashes = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: " "):
        // Backslashes before a blank count in pairs.
        text += repeatElement(UInt8(ascii: "\\"), count: slashes + 1)
      case UInt8(ascii: "#"), UInt8(ascii: ":"): text.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): text.append(byte)
      default: break  // open: bytes.
      }
      slashes = byte == UInt8(ascii: "\\") ? slashes + 1 : 0
      text.append(byte)
    }
    return text
  }
}
