/// A file with all its mutants, of which the running program uses at most one.
///
/// A body is written once for each of its mutants, and once in its original form, so that a single
/// build contains all of them.
struct MutatedSource {
  private(set) var text = ""
  /// The lines of each mutant, from 1, by its number.
  private(set) var lines: [(number: Int, lines: ClosedRange<Int>)] = []
  /// The lines of each unit, with the numbers of its mutants.
  private(set) var units: [(numbers: [Int], lines: ClosedRange<Int>)] = []
  /// The mutants that remove code.
  private(set) var drops: Set<Int> = []
  private var line = 1

  /// Writes the file with its mutants, given with their numbers.
  init(_ original: [UInt8], _ mutants: [(number: Int, mutant: Mutant)]) {
    let units = Dictionary(grouping: mutants) { $0.mutant.unit }
    var end = 0
    for (unit, versions) in units.sorted(by: { $0.key.range.lowerBound < $1.key.range.lowerBound })
    {
      append(original[end..<unit.range.lowerBound])
      let start = line
      switch unit.kind {
      case .body: appendBody(original, unit, versions)
      case .expression: appendExpression(original, unit, versions)
      }
      self.units.append((versions.map(\.number), start...line))
      end = unit.range.upperBound
    }
    append(original[end...])
  }

  private mutating func appendBody(
    _ original: [UInt8], _ unit: Mutant.Unit, _ versions: [(number: Int, mutant: Mutant)]
  ) {
    append("\nswitch mutantInForce {\n")
    for (number, mutant) in versions {
      append("case \(number):\n")
      appendVersion(original, unit, number, mutant)
      append("\n")
    }
    append("default:\n")
    append(original[unit.range])
    append("\n}\n")
  }

  private mutating func appendExpression(
    _ original: [UInt8], _ unit: Mutant.Unit, _ versions: [(number: Int, mutant: Mutant)]
  ) {
    append("(")
    for (number, mutant) in versions {
      append("mutantInForce == \(number)\n? (")
      appendVersion(original, unit, number, mutant)
      append(")\n: ")
    }
    append("(")
    append(original[unit.range])
    append("))")
  }

  private mutating func appendVersion(
    _ original: [UInt8], _ unit: Mutant.Unit, _ number: Int, _ mutant: Mutant
  ) {
    let start = line
    append(original[unit.range.lowerBound..<mutant.range.lowerBound])
    append(mutant.replacement)
    append(original[mutant.range.upperBound..<unit.range.upperBound])
    // A case needs at least one statement.
    if unit.kind == .body && mutant.leavesBodyEmpty(unit) { append("break") }
    lines.append((number, start...line))
    if mutant.replacement.isEmpty { drops.insert(number) }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    append(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func append(_ addition: some StringProtocol) {
    line += addition.utf8.count { $0 == UInt8(ascii: "\n") }
    text += addition
  }
}

extension Mutant {
  /// Whether the mutant removes the whole body.
  fileprivate func leavesBodyEmpty(_ unit: Unit) -> Bool {
    replacement.isEmpty && range == unit.range
  }
}

/// A source file with the number of the mutant in use, which each module compiles.
let mutantInForceSource = """
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The number of the mutant that runs in this process; 0 is what was written.
  @usableFromInline
  let mutantInForce: Int = getenv("LAYOUTC_MUTANT").map { Int(atoi($0)) } ?? 0
  """
