package import LayoutDiagnostics

/// A mistake in a JSON text and its range.
package struct JSONMistake: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case ended
    case noValue
    case noName
    case noColon
    /// No comma after a value; the payload is the sign that would end the list or object.
    case noComma(String)
    case commaAtEnd
    case unclosedString
    case lineEnd
    case control
    case escape
    case number
    case moreText
    case tooDeep
    case tooLarge
    case encoding
  }

  package var kind: Kind
  package var range: SourceRange

  init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The mistake as a finding in the file of the text.
  package var diagnostic: Diagnostic {
    Diagnostic(.malformedJSON, message, at: range)
  }

  private var message: String {
    switch kind {
    case .ended: "the text ends too early"
    case .noValue: "there is no value here"
    case .noName: "there is no name in double quotes here"
    case .noColon: "there is no ':' between the name and its value"
    case .noComma(let end): "there is neither ',' nor '\(end)' behind the value"
    case .commaAtEnd: "nothing follows the ','"
    case .unclosedString: "the string has no end"
    case .lineEnd: "a string cannot hold the end of a line; it is written '\\n'"
    case .control: "a string cannot hold a control character as it is"
    case .escape: "this is no escape of JSON"
    case .number: "this is no number of JSON"
    case .moreText: "there is more text behind the value"
    case .tooDeep: "there are more than \(JSONReader.deepest) lists and objects inside one another"
    case .tooLarge: "the text is longer than data may be"
    case .encoding: EncodingFault.message
    }
  }
}
