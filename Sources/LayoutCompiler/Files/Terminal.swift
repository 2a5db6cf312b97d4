#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the environment says of the terminal.
package enum Terminal {
  /// Whether colour is wanted where `output` goes: on a terminal, unless `NO_COLOR` is set or the
  /// terminal is too plain.
  package static func wantsColor(on output: FileDescriptor) -> Bool {
    output.isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
