import LayoutModel
import LayoutSchema

/// What is open at a place in a value or a text: an expression, or a string in one.
enum ExpressionPart {
  /// An expression from an offset on, perhaps one among the words of a string.
  case expression(Int, isInString: Bool)
  /// A string, with the start of the expression and the offset of the quote.
  case string(Int, Int)

  /// Finds the innermost part; nil in no expression.
  ///
  /// - Complexity: O(n) in the number of bytes before the offset.
  init?(at offset: Int, in text: Range<Int>, of bytes: [UInt8]) {
    var open: [ExpressionPart] = []
    var place = text.lowerBound
    let end = min(offset, bytes.count)
    while place < end {
      let byte = bytes[place]
      let isDouble = place + 1 < end && bytes[place + 1] == byte
      switch (open.last, byte) {
      case (nil, UInt8(ascii: "{")), (.string, UInt8(ascii: "{")):
        if isDouble {
          place += 1
        } else {
          open.append(.expression(place + 1, isInString: !open.isEmpty))
        }
      case (.expression, UInt8(ascii: "}")): open.removeLast()
      case (.expression(let start, _), UInt8(ascii: "'")): open.append(.string(start, place))
      case (.string, UInt8(ascii: "'")): open.removeLast()
      default: break  // open: bytes.
      }
      place += 1
    }
    guard let innermost = open.last else { return nil }
    self = innermost
  }
}

/// A place in an expression that somebody is writing, by what stands before it.
struct ExpressionPlace {
  /// What a place takes.
  enum Role {
    /// The value of the whole expression.
    case whole
    /// A value of the type of a path of names, with which it is compared.
    case compared([String])
    /// An operand of a function.
    case operand(OperandSpec)
    /// A Bool.
    case test
    /// Nothing that is known.
    case unknown
  }

  /// A name before `=>`, with the list for whose elements it stands.
  struct Element {
    var name: String
    var range: Range<Int>
    /// The path of the list; empty for another expression.
    var list: [String]
  }

  private(set) var role = Role.whole
  /// The names of the closures around the place, the innermost last.
  private(set) var elements: [Element] = []
  /// The innermost call whose bracket is open, with the index of the operand; nil for none.
  private(set) var call: (name: String, operand: Int)?

  /// What is open before the place: a function, a bracket, or the expression itself.
  private struct Frame {
    /// The name before the bracket; nil for none.
    var name: String?
    var function: FunctionSpec?
    var operand = 0
    /// What the current operand is as a whole.
    var role: Role
    /// The path that the first operand is, or whose elements it has.
    var list: [String] = []
    var elements = 0
  }

  /// - Parameters:
  ///   - range: The range from the start of the expression to the place.
  ///   - bytes: The text.
  init(_ range: Range<Int>, in bytes: [UInt8]) {
    var lexer = ExpressionLexer(bytes, range)
    var tokens: [ExpressionToken] = []
    var frames = [Frame(role: .whole)]
    while true {
      let token = lexer.next()
      if token.kind == .end { break }
      read(token, behind: tokens, &frames)
      tokens.append(token)
    }
    call =
      frames.reversed().lazy.compactMap { frame in
        frame.name.map { ($0, frame.operand) }
      }.first
  }

  private mutating func read(
    _ token: ExpressionToken, behind tokens: [ExpressionToken], _ frames: inout [Frame]
  ) {
    guard var frame = frames.popLast() else { return }
    defer { frames.append(frame) }
    switch token.kind {
    case .open, .openBracket:
      frames.append(frame)
      let name = token.kind == .open ? Self.name(tokens.last, before: token) : nil
      let function = name.flatMap { name in
        FunctionSpec.all.first { $0.function.name == name }
      }
      // Brackets around a part of an expression take what that takes.
      frame = Frame(
        name: name, function: function,
        role: name == nil && token.kind == .open ? frame.role : .unknown)
      frame.role = function.map { Self.operand($0, 0) } ?? frame.role
      role = frame.role
    case .close, .closeBracket:
      elements.removeLast(frame.elements)
      frame.elements = 0
      let closed = frame
      if let around = frames.popLast() { frame = around }
      // What is filtered or sorted has the elements of the list.
      if frame.function != nil, frame.operand == 0, closed.function?.givesItsElements == true {
        frame.list = closed.list
      }
      role = .unknown
    case .comma:
      if frame.operand == 0, frame.list.isEmpty { frame.list = Self.path(before: tokens) }
      frame.operand += 1
      frame.role = frame.function.map { Self.operand($0, frame.operand) } ?? .unknown
      role = frame.role
    case .arrow:
      if case .name(let name)? = tokens.last?.kind, let range = tokens.last?.range {
        elements.append(Element(name: name, range: range, list: frame.list))
        frame.elements += 1
      }
      role = frame.role
    case .binary(let sign): role = Self.role(behind: sign, Self.path(before: tokens))
    case .not: role = .test
    case .question, .colon, .coalesce: role = frame.role
    case .literal, .text, .choice, .name, .anchor, .point, .chain, .dots, .end: role = .unknown
    }
  }

  /// Returns the name of a call, which is directly before its bracket.
  private static func name(_ token: ExpressionToken?, before open: ExpressionToken) -> String? {
    guard case .name(let name)? = token?.kind, token?.range.upperBound == open.range.lowerBound
    else { return nil }
    return name
  }

  private static func operand(_ function: FunctionSpec, _ index: Int) -> Role {
    guard let form = function.forms.last, index < form.mostOperands else { return .unknown }
    return .operand(form.operand(at: index))
  }

  private static func role(behind sign: BinaryOperator, _ path: [String]) -> Role {
    switch sign {
    case .and, .or: .test
    case .equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual:
      path.isEmpty ? .unknown : .compared(path)
    case .add, .subtract, .multiply, .divide: path.isEmpty ? .unknown : .compared(path)
    }
  }

  /// Returns the names at the end of some tokens with points between them; none if something else
  /// is part of the operand.
  private static func path(before tokens: [ExpressionToken]) -> [String] {
    var path: [String] = []
    var place = tokens.count - 1
    while place >= 0, case .name(let name) = tokens[place].kind {
      path.insert(name, at: 0)
      place -= 1
      guard place >= 0, tokens[place].kind == .point else { return path }
      place -= 1
      if place >= 0, tokens[place].kind == .chain { place -= 1 }
    }
    return []
  }
}

extension FunctionSpec {
  /// Whether the result is a list of what the first operand is one of.
  fileprivate var givesItsElements: Bool {
    if case .operand(0)? = forms.first?.result { return true }
    return false
  }
}
