import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

/// The format of findings, and the severity that makes the command fail.
struct FindingOptions: ParsableArguments {
  @Option(help: "The lightest finding that makes the command fail (default: error).")
  var failOn: FailureThreshold?

  @Option(help: "When to use colour; auto is on a terminal, unless NO_COLOR is set.")
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp(
      "Also write the findings to a file, in another format; may be repeated.",
      valueName: "format=file",
    ))
  var report: [FindingsOutput] = []

  @Flag(name: .shortAndLong, help: "Leave out the count at the end.")
  var quiet = false

  init() {}

  /// The options of a command line that was read without the parser.
  init?(_ line: inout PlainCommandLine) {
    failOn = nil
    color = .auto
    report = []
    quiet = line.has("--quiet")
  }

  /// The lowest severity that makes a command without configuration fail.
  var threshold: Severity? { (failOn ?? .error).severity }

  /// Writes the report to the standard error.
  ///
  /// Writes nothing if there are neither findings nor files.
  func writeAside(_ report: CheckReport, as format: FindingsFormat = .text) throws {
    guard !report.findings.isEmpty || !self.report.isEmpty else { return }
    try write(report, as: format, to: .standardError)
  }

  /// Writes the report to `descriptor` and to the requested files.
  ///
  /// `details` precede the summary line, in formats that have one.
  func write(
    _ report: CheckReport, as format: FindingsFormat, to descriptor: FileDescriptor,
    details: String = "",
  ) throws {
    let inColor = color.wantsColor(on: descriptor)
    var text = format.render(report, inColor: inColor)
    if format.hasSummaryLine, !quiet {
      text += (text.isEmpty ? "" : "\n") + details + report.summary.sentence + "\n"
    }
    descriptor.write(text)
    for file in self.report {
      try OutputFile(path: file.path, text: file.format.render(report)).writeIfChanged()
    }
  }
}

/// The lowest severity that makes the command fail.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error
  case warning
  case note
  case never

  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
  }
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case always
  case never

  func wantsColor(on descriptor: FileDescriptor) -> Bool {
    switch self {
    case .auto: Terminal.wantsColor(on: descriptor)
    case .always: true
    case .never: false
    }
  }
}

extension FindingsFormat: ExpressibleByArgument {}
