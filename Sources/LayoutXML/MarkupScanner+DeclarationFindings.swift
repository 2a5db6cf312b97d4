import LayoutDiagnostics

// What is said of comments, declarations and instructions.

extension MarkupScanner {
  mutating func reportUnclosed(_ construct: String, at range: Range<Int>) {
    report(.malformedXML, "this \(construct) is never closed", at: range)
    isStructureLost = true
    cursor = end
  }

  mutating func reportHyphens(at range: Range<Int>) {
    report(.malformedXML, "'--' cannot stand in a comment", at: range)
  }

  mutating func reportUnknownDeclaration(_ range: Range<Int>) {
    report(.malformedXML, "\(quoted(range)) is neither an element nor a comment", at: range)
  }

  mutating func reportDoctype(_ range: Range<Int>) {
    report(
      .doctype, "a document type has no place here; there are no entities and nothing external",
      at: range.lowerBound..<range.lowerBound + 9,
      fixes: [replacement("", for: range, title: "remove the document type")])
  }

  mutating func reportInstruction(_ range: Range<Int>) {
    report(.malformedXML, "\(quoted(range)) is no processing instruction", at: range)
  }

  mutating func reportXMLDeclaration(_ range: Range<Int>) {
    let correct = #"<?xml version="1.0" encoding="UTF-8"?>"#
    report(
      .malformedXML, "this is not how an XML declaration is written", at: range,
      fixes: [replacement(correct, for: range, title: "write '\(correct)'")])
  }

  mutating func reportMisplacedDeclaration(_ range: Range<Int>) {
    let onlyBlanks = (0..<range.lowerBound).allSatisfy { XMLCharacters.isBlank(byte($0)) }
    report(
      .malformedXML, "an XML declaration can stand only at the very start of the file", at: range,
      fixes: [
        onlyBlanks
          ? replacement(
            "", for: 0..<range.lowerBound, title: "remove what stands before it", isSafe: true)
          : replacement("", for: range, title: "remove it")
      ])
  }
}
