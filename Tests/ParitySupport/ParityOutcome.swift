package import LayoutEngine

/// The frames of a document by interpreter and compiled code.
package struct ParityOutcome: Sendable {
  package let document: ParityDocument
  let interpreted: [String]
  let compiled: [String]

  /// The first line in which the two differ, or nil.
  package var difference: String? { Self.difference(interpreted, compiled, "compiled") }

  /// Returns the first line in which others, which have a name, differ from the interpreter's, or
  /// from those of another name.
  static func difference(
    _ interpreted: [String], _ others: [String], _ name: String, from first: String = "interpreted"
  ) -> String? {
    // Strings are compared by bytes, since different ones can be equal.
    for (number, (one, other)) in zip(interpreted, others).enumerated()
    where !one.utf8.elementsEqual(other.utf8) {
      return "line \(number): \(first) \(one), \(name) \(other)"
    }
    guard interpreted.count != others.count else { return nil }
    return "\(first) \(interpreted.count) lines, \(name) \(others.count)"
  }

  /// Returns the compiled code's frames of the first `count` elements in the document's own
  /// setting.
  package func compiledFrames(_ count: Int) -> [LayoutRect] {
    // The first line is the size.
    compiled.dropFirst().prefix(count).compactMap { Self.frame(in: $0) }
  }

  /// Returns the frame in a line of ``ParityFrames``, after the kind and the outlet.
  private static func frame(in line: String) -> LayoutRect? {
    let bits = line.split(separator: " ").dropFirst(2).prefix(4).compactMap { word in
      UInt32(word.filter { $0 != "\"" }, radix: 16)
    }
    guard bits.count == 4 else { return nil }
    let numbers = bits.map { Float(bitPattern: $0) }
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
