import LayoutDiagnostics

/// Requirements on the wording of every finding.
enum Wording {
  /// Returns the fault of the finding's ranges or texts, or nil.
  static func complaint(about finding: Diagnostic, in bytes: [UInt8]) -> String? {
    let ranges =
      [finding.range] + finding.related.map(\.range)
      + finding.fixes.flatMap { $0.edits.map(\.range) }
    if !ranges.allSatisfy({ isSound($0, in: bytes) }) { return "a range leaves the text" }
    let texts =
      [finding.message] + [finding.label].compactMap(\.self) + finding.related.map(\.message)
      + finding.fixes.map(\.title)
    if texts.contains(where: \.isEmpty) { return "nothing is said" }
    if texts.contains(where: { $0.hasSuffix(".") }) { return "a sentence ends in a full stop" }
    if texts.contains(where: namesAType) { return "a type of the compiler is named" }
    return nil
  }

  /// Whether `range` lies in the text and splits no character.
  private static func isSound(_ range: SourceRange, in bytes: [UInt8]) -> Bool {
    guard range.start <= range.end, Int(range.end) <= bytes.count else { return false }
    let isWhole = [Int(range.start), Int(range.end)].allSatisfy {
      $0 == bytes.count || bytes[$0] & 0xC0 != 0x80
    }
    // Bytes that are not UTF-8 have no characters to split.
    return isWhole || String(validating: bytes, as: UTF8.self) == nil
  }

  /// Whether a word outside of quotes and tags looks like a Swift type or a case of one.
  private static func namesAType(_ text: String) -> Bool {
    // Quoted parts may contain quotes themselves.
    let bare = text.replacing(/(?s)'.*'|<.*>|".*"/, with: "")
    return bare.contains(/[A-Z][a-z]+[A-Z][a-z]|Optional\(|nil\b|LayoutS/)
  }
}
