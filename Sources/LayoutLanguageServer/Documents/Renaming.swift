import LayoutDiagnostics

/// A new name in the texts of some files.
struct Renaming {
  let declaration: Declaration
  let newName: String
  /// The ranges of the old name, by file, in their order.
  private(set) var ranges: [PathKey: [Range<Int>]] = [:]

  init(_ declaration: Declaration, to newName: String) {
    self.declaration = declaration
    self.newName = newName
  }

  /// Adds the places of the old name in a file.
  mutating func add(_ names: [Occurrence], in path: PathKey) {
    let new = names.filter { $0.declaration == declaration }.map(\.range)
    guard !new.isEmpty else { return }
    // Several documents may name one file with data.
    ranges[path] = Set((ranges[path] ?? []) + new).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the text of a file with the new name.
  func text(_ old: [UInt8], of path: PathKey) -> [UInt8] {
    var text = old
    for range in (ranges[path] ?? []).reversed() {
      text.replaceSubrange(range, with: newName.utf8)
    }
    return text
  }

  // MARK: What stays as it is

  /// Returns the offset in the new text of a file that an offset in the old one becomes.
  private func new(_ offset: Int, in path: PathKey) -> Int {
    var new = offset
    for range in ranges[path] ?? [] where range.lowerBound < offset {
      guard range.upperBound <= offset else { return new - (offset - range.lowerBound) }
      new += newName.utf8.count - range.count
    }
    return new
  }

  private func new(_ range: Range<Int>, in path: PathKey) -> Range<Int> {
    let start = new(range.lowerBound, in: path)
    return start..<max(start, new(range.upperBound, in: path))
  }

  /// Returns a declaration as it is called after the renaming.
  private func new(_ old: Declaration) -> Declaration {
    var new = old
    if old == declaration { new.name = newName }
    guard old.path == declaration.path else { return new }
    switch declaration.kind {
    case .component, .element, .record, .choice:
      if old.owner == declaration.name { new.owner = newName }
      // The owner of a word may be what the renamed declaration owns.
      if old.kind == .word, let start = old.owner.firstIndex(of: " "),
        old.owner[start...].hasPrefix(" \(declaration.name).")
      {
        new.owner =
          old.owner[...start] + newName + old.owner[start...].dropFirst(declaration.name.count + 1)
      }
    case .constant, .parameter, .placement, .field:
      if old.kind == .word, old.owner == declaration.ownerOfWords {
        var renamed = declaration
        renamed.name = newName
        new.owner = renamed.ownerOfWords
      }
    case .style, .word, .action, .slot, .id, .area, .library, .local, .importName, .file: break
    }
    if old.kind == .local || old.kind == .area { new.start = self.new(old.start, in: old.path) }
    return new
  }

  /// Returns the first name that means another declaration after the renaming, or none; nil if all
  /// mean what they meant.
  func firstChange(from old: Occurrences, to new: Occurrences, in path: PathKey) -> Range<Int>? {
    let after = Dictionary(new.all.map { ($0.range, $0) }, uniquingKeysWith: { one, _ in one })
    for name in old.all {
      let same = after[self.new(name.range, in: path)]
      guard let same, same.declaration == self.new(name.declaration),
        same.isDeclaration == name.isDeclaration
      else { return name.range }
    }
    return new.all.count == old.all.count ? nil : 0..<0
  }

  /// Returns the first error that comes with the new name; nil if all were there before.
  func firstError(
    from old: [Diagnostic], to new: [Diagnostic], in path: PathKey
  ) -> Diagnostic? {
    let known = old.filter { $0.severity == .error }
      .map { ($0.id, self.new($0.range.offsets, in: path)) }
    return new.first { finding in
      finding.severity == .error
        && !known.contains { $0.0 == finding.id && $0.1 == finding.range.offsets }
    }
  }
}
