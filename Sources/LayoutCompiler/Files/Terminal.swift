/// The terminal's abilities, according to the environment.
package enum Terminal {
  /// Whether the terminal can rewrite a line, which `dumb` terminals cannot.
  static var canRewriteLines: Bool { System.variable("TERM") != "dumb" }

  /// Whether output is coloured: only on a terminal, unless `NO_COLOR` is set or the terminal is
  /// `dumb`.
  package static func wantsColor(on output: FileDescriptor) -> Bool {
    output.isTerminal && (System.variable("NO_COLOR") ?? "").isEmpty
      && System.variable("TERM") != "dumb"
  }
}
