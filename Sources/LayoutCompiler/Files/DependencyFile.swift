/// Which outputs were made of which inputs, as Make and Ninja read it.
package struct DependencyFile: Sendable {
  private var rules: [(output: String, inputs: [String])] = []

  package init() {}

  /// Says that `output` has to be made again when one of `inputs` changes.
  package mutating func add(_ output: String, madeOf inputs: [String]) {
    rules.append((output, inputs))
  }

  /// The same with other names for inputs.
  func replacing(_ name: (String) -> String) -> DependencyFile {
    var copy = self
    copy.rules = rules.map { ($0.output, $0.inputs.map(name)) }
    return copy
  }

  /// The text of the file: one rule a line.
  package var text: String {
    rules
      .map { rule in
        ([escaped(rule.output) + ":"] + rule.inputs.map(escaped)).joined(separator: " ") + "\n"
      }
      .joined()
  }

  /// A name as Make reads it, in which blanks, `#` and `$` mean something.
  private func escaped(_ path: String) -> String {
    path.reduce(into: "") { text, character in
      switch character {
      case " ", "#": text += "\\\(character)"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
  }
}
