import LayoutGrammar

/// The grammars and reference pages as files.
package enum GrammarFiles {
  /// Every generated file, to lie in `folder`.
  package static func outputs(in folder: String) -> [OutputFile] {
    Grammar.files().map { OutputFile(path: "\(folder)/\($0.path)", text: $0.text) }
  }
}
