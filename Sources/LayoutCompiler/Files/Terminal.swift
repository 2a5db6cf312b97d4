/// What the environment says of the terminal.
package enum Terminal {
  /// Whether a line can be written over, which the plainest terminals cannot.
  static var canRewriteLines: Bool { System.variable("TERM") != "dumb" }

  /// Whether colour is wanted where `output` goes: on a terminal, unless `NO_COLOR` is set or the
  /// terminal is too plain.
  package static func wantsColor(on output: FileDescriptor) -> Bool {
    output.isTerminal && (System.variable("NO_COLOR") ?? "").isEmpty
      && System.variable("TERM") != "dumb"
  }
}
