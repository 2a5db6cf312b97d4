/// The access level of generated declarations.
///
/// SE-0386 introduced the `package` level.
package enum SwiftAccess: String, Sendable, CaseIterable {
  /// Visible in the module that the code is compiled in.
  case `internal`
  /// Visible in all modules of the package.
  case package
  /// Visible in every module.
  case `public`

  /// The access modifier and a space, or nothing for `internal`, which is Swift's default.
  var keyword: String {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
