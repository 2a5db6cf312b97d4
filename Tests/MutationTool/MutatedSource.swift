/// A file with mutants in it, of which one at most is in force while the program runs.
///
/// A body stands once for each of its mutants, and once as it was written, so that one build does
/// for all of them.
struct MutatedSource {
  private(set) var text = ""
  /// The lines, from 1, that each mutant stands in, by its number.
  private(set) var lines: [(number: Int, lines: ClosedRange<Int>)] = []
  /// The lines that each unit stands in, with the numbers of its mutants.
  private(set) var units: [(numbers: [Int], lines: ClosedRange<Int>)] = []
  /// The mutants that lack something.
  private(set) var drops: Set<Int> = []
  private var line = 1

  /// `mutants` are those of this file, with their numbers.
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
    // A case must hold something.
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
  /// Whether nothing is left of a body.
  fileprivate func leavesBodyEmpty(_ unit: Unit) -> Bool {
    replacement.isEmpty && range == unit.range
  }
}

/// The file that tells a module which of its mutants is in force.
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
