/// Who may use what generated code declares (SE-0386 has the level in the middle).
package enum SwiftAccess: String, Sendable, CaseIterable {
  /// The module that the code is compiled in.
  case `internal`
  /// All modules of the package.
  case package
  /// Anyone.
  case `public`

  /// What stands before a declaration: the word and a blank, or nothing where Swift means it anyway.
  var keyword: String { self == .internal ? "" : "\(rawValue) " }
}
