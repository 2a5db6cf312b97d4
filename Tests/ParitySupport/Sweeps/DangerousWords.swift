import LayoutModel

/// Names with a meaning in Swift, its library, the engine or generated code.
enum DangerousWords {
  static let all: [String] =
    keywords + contextual + library + EngineNames.types.sorted() + generated + forms

  private static let keywords = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ]

  private static let contextual = [
    "actor", "any", "async", "borrowing", "consume", "consuming", "convenience", "copy",
    "discard", "didSet", "distributed", "dynamic", "each", "final", "get", "indirect", "infix",
    "isolated", "lazy", "left", "macro", "mutating", "nonisolated", "nonmutating", "open",
    "optional", "override", "package", "postfix", "prefix", "required", "right", "sending", "set",
    "some", "then", "unowned", "unsafe", "weak", "willSet", "yield",
  ]

  static let library = [
    "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "Comparable",
    "CustomStringConvertible", "Dictionary", "Double", "Equatable", "Error",
    "ExpressibleByIntegerLiteral", "Float", "Hashable", "Identifiable", "Int", "Int32",
    "Iterator", "Never", "None", "Optional", "OptionSet", "RawRepresentable", "Result",
    "Sendable", "Sequence", "Set", "String", "StringProtocol", "Substring", "Swift", "Task",
    "UInt8", "Void", "abs", "dump", "map", "max", "min", "print", "type", "zip", "Foundation",
    "UIKit", "SwiftUI", "Main", "MainActor",
  ]

  /// Members of the generated types, and names in their bodies.
  private static let generated = [
    "AllCases", "ID", "IDs", "LayoutEngine", "MasonryLayout", "Outlets", "RawValue", "addPart1",
    "addPart2", "addHeadline", "allCases", "appearance", "arguments", "body", "build", "children",
    "column", "component", "content", "custom", "description", "environment", "fill", "first",
    "frame", "frames", "hash", "hashValue", "id", "indices", "inset", "init_", "item", "key",
    "layout", "localized", "minWidth", "none", "none_", "other", "outlet", "outletFrames",
    "outlets", "place", "range", "rawValue", "root", "row", "scope", "stack", "text", "title",
    "tree", "value", "view", "wall", "host", "kit", "HostEntry", "Outlet_", "String_",
  ]

  private static let forms = [
    "_x", "_", "__", "_1", "x", "X", "xX", "Xx", "FOO", "foo", "Foo", "fOO", "A_B", "a_b",
    "aVeryLongNameOfFortySevenLettersThatIsStillFine", "größe", "été", "名前", "e\u{301}",
    "aNameThatIsSoLongThatNoLineOfOneHundredColumnsCouldEverHoldItBesideItsTypeAndADefaultValue",
  ]
}
