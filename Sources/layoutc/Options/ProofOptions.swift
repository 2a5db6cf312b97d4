import ArgumentParser
import LayoutCompiler

/// What documents are solved over to prove properties of them.
struct ProofOptions: ParsableArguments {
  @Flag(
    help: """
      Solve each document at every width, text size and direction that it is meant for, and tell where \
      something leaves its parent, is cut, overlaps, vanishes, cannot be read or is too small to be \
      tapped.
      """)
  var prove = false

  @Option(
    help: ArgumentHelp(
      """
      The widths in whole points that documents are meant for (default: what a document says in \
      'widths', else 320...1366, or those of the previews where all are narrower).
      """, valueName: "from...to"))
  var widths: String?

  @Option(
    help: ArgumentHelp(
      """
      The heights in whole points that documents are meant for (default: what a document says in \
      'heights', else those of the previews).
      """, valueName: "from...to"))
  var heights: String?

  @Flag(help: "Try half points and thirds too.")
  var fine = false

  @Flag(help: "Try all text sizes at every width, and not at those of devices alone.")
  var full = false

  @Flag(
    help: """
      Prove it for any words of the texts of data too: as many letters as 'maxLength' says, else 40.
      """)
  var anyText = false

  @Option(
    help: ArgumentHelp(
      "The only appearance in which colors are compared, light or dark (default: both).",
      valueName: "appearance"))
  var appearance: LayoutRequest.Appearance?

  @Option(
    help: ArgumentHelp(
      "Write what was tried and found to a JSON file, which '--verify-report' reads.",
      valueName: "file"),
    completion: .file(extensions: ["json"]),
  )
  var proveReport: String?

  @Option(
    help: ArgumentHelp(
      """
      Verify such a file in place of checking documents: that they have not changed, that all they are       meant for was tried, and that a part of the trials, solved again by other code, breaks what the       file says.
      """, valueName: "file"),
    completion: .file(extensions: ["json"]),
  )
  var verifyReport: String?

  /// The options of a command line without any.
  static var unset: Self {
    var options = Self()
    options.prove = false
    options.widths = nil
    options.heights = nil
    options.fine = false
    options.full = false
    options.anyText = false
    options.appearance = nil
    options.proveReport = nil
    options.verifyReport = nil
    return options
  }

  func validate() throws {
    for (name, range) in [("--widths", widths), ("--heights", heights)] {
      guard let range, ProofDomain.range(range) == nil else { continue }
      throw ValidationError(
        "'\(name)' takes two whole numbers of points from 1 to 10000, such as '320...440'")
    }
    if prove, verifyReport != nil {
      throw ValidationError("'--prove' and '--verify-report' exclude each other")
    }
    guard !prove else { return }
    let domain = [
      ("--widths", widths != nil), ("--heights", heights != nil), ("--fine", fine),
      ("--full", full), ("--any-text", anyText), ("--appearance", appearance != nil),
    ]
    for (name, isSaid) in (verifyReport == nil ? domain : [])
      + [("--prove-report", proveReport != nil)]
    where isSaid {
      throw ValidationError("'\(name)' needs '--prove'")
    }
  }

  /// The domain of the proof; nil if nothing is to be proved or verified.
  var domain: ProofDomain? {
    guard prove || verifyReport != nil else { return nil }
    var domain = ProofDomain()
    domain.widths = widths.flatMap { ProofDomain.range($0) }
    domain.heights = heights.flatMap { ProofDomain.range($0) }
    domain.isFine = fine
    domain.isFull = full
    domain.isForAnyText = anyText
    if let appearance { domain.restrict(to: appearance) }
    return domain
  }
}
