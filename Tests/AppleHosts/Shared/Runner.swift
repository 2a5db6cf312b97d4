import Testing

/// Runs the tests as a program, because a package cannot contain modules with Apple's names.
@main
struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
