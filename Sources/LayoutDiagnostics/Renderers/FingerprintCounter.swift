/// Fingerprints of findings that stay the same when lines are added or removed above them.
///
/// A fingerprint is a hash of the rule, the message and the text of the line, never of its number.
/// Findings with the same hash are numbered in their order in the file.
package struct FingerprintCounter {
  private var seen: [PathKey: Int] = [:]

  package init() {}

  /// Returns the fingerprint of the next finding of a file.
  package mutating func fingerprint(of diagnostic: Diagnostic, in source: SourceText) -> String {
    var hash = FNV1a()
    hash.combine(diagnostic.id.name.utf8)
    hash.combine(diagnostic.message.utf8)
    hash.combine(trimmed(source.bytes(in: line(of: diagnostic, in: source))))
    let digits = String(hash.value, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    let key = PathKey("\(source.name)\u{0}\(name)")
    let count = seen[key, default: 0] + 1
    seen[key] = count
    return "\(name):\(count)"
  }

  /// Returns the line of a finding, or only the part near the finding if the line is very long.
  private func line(of diagnostic: Diagnostic, in source: SourceText) -> Range<Int> {
    let position = source.position(of: diagnostic.range.start)
    let near = max(0, position.offset - Self.reach)..<(position.offset + Self.reach)
    return source.byteRange(ofLine: position.line).clamped(to: near)
  }

  private static let reach = 240

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let head = bytes.drop(while: isBlank)
    guard let last = head.lastIndex(where: { !isBlank($0) }) else { return [] }
    return head[...last]
  }
}

/// The 64-bit FNV-1a hash: the same in every process, unlike Swift's own.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds the bytes and an end mark to the hash, so that adjacent parts stay distinct.
  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
