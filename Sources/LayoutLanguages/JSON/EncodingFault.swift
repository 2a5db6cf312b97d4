import LayoutDiagnostics

/// The check that a file is in UTF-8.
enum EncodingFault {
  static let message = "the text is not in UTF-8 here"

  /// Returns the range of the first invalid bytes; nil if all bytes are valid.
  static func first(in bytes: [UInt8]) -> SourceRange? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let character): position += character.count
      case .error(let length): return SourceRange(position..<position + length)
      case .emptyInput: return nil
      }
    }
  }
}
