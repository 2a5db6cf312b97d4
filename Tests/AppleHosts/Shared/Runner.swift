import Testing

/// Runs the tests as a program: there is no package that could hold modules of Apple's names.
@main
struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
