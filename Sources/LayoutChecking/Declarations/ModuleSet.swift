/// Some of the files that a document imports, by their indices among the imports.
package struct ModuleSet: Sendable {
  private var low: UInt64 = 0
  /// The indices from 64 on.
  private var high: Set<Int32> = []

  var isEmpty: Bool { low == 0 && high.isEmpty }

  package mutating func insert(_ module: Int32) {
    if module < 64 { low |= 1 << UInt64(module) } else { high.insert(module) }
  }

  package func contains(_ module: Int32) -> Bool {
    module < 64 ? low & (1 << UInt64(module)) != 0 : high.contains(module)
  }
}
