import Foundation

/// An input of the language server: texts, and behind them a script of what a client does.
///
/// A byte that no UTF-8 has ends the texts, and another one stands between two of them, so that
/// fuzzers change texts as they change documents.
struct ServerScript {
  /// The texts, of which the first imports the second and the second the third where they do.
  let texts: [String]
  private var bytes: ArraySlice<UInt8>

  static let betweenTexts: UInt8 = 0xFE
  static let behindTexts: UInt8 = 0xFF
  /// The names of the texts' files.
  static let names = ["page", "parts", "tokens"].map { "\($0).layout.xml" }

  init(_ input: [UInt8]) {
    let end = input.firstIndex(of: Self.behindTexts) ?? input.endIndex
    texts = input[..<end]
      .split(separator: Self.betweenTexts, maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    bytes = input[end...].dropFirst()
  }

  /// Returns an input.
  static func input(_ texts: [String], _ script: [UInt8]) -> [UInt8] {
    Array(texts.map { Array($0.utf8) }.joined(separator: [betweenTexts])) + [behindTexts] + script
  }

  var isAtEnd: Bool { bytes.isEmpty }

  /// Returns the next byte; 0 behind the last one.
  mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  mutating func number(below limit: Int) -> Int {
    limit <= 256 ? byte() % max(limit, 1) : (byte() << 8 | byte()) % limit
  }

  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }

  mutating func isTrue(onceIn count: Int) -> Bool { byte() % count == count - 1 }
}
