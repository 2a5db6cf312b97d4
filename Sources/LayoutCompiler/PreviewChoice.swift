import LayoutDiagnostics
import LayoutInterpreter
import LayoutModel

/// The previews that a document is solved for.
package enum PreviewChoice: Equatable, Sendable {
  /// The first preview, or default settings if there is none.
  case first
  case all
  /// The previews with these names, in that order.
  ///
  /// Each string holds one name or several, separated by commas.
  case named([String])
  /// The preview with a number, counted from 1; the first if there are fewer.
  case numbered(Int)

  /// Creates a choice from command-line words.
  package init(_ words: [String]) {
    self = words.isEmpty ? .first : words.contains("all") ? .all : .named(words)
  }

  /// A preview that a document lacks.
  package struct Missing: Error, Sendable, Equatable {
    package var document: String
    package var name: String
    /// The names of the document's previews.
    package var others: [String]

    /// The error message, without a full stop.
    package var sentence: String {
      let list = others.map { "'\($0)'" }.joined(separator: ", ")
      let near = NearestName.find(name, among: others).first.map { "; did you mean '\($0)'?" } ?? ""
      let rest =
        switch others.count {
        case 0: "nor any other"
        case 1: "only \(list)"
        default: "it has \(list)"
        }
      return "'\(document)' has no preview '\(name)', \(rest)\(near)"
    }
  }

  /// Returns the chosen previews of a document, each once; titled if there are several.
  func previews(
    of document: TypedDocument, named file: String
  ) throws(Missing) -> [(settings: PreviewSettings, title: PreviewTitle?)] {
    let all = PreviewSettings.all(of: document).map(\.inTheirTimeZone)
    var chosen: [Int] = []
    switch self {
    case .first: return [(all.first ?? .first(of: document), nil)]
    case .numbered(let number):
      return [(all.indices.contains(number - 1) ? all[number - 1] : .first(of: document), nil)]
    case .all: chosen = Array(all.indices)
    case .named(let words):
      for word in words {
        // The name of a preview may contain a comma.
        let isName = all.contains { $0.name == word }
        let names = isName ? [word] : word.split(separator: ",").map(String.init)
        for name in names {
          guard let place = all.firstIndex(where: { $0.name == name }) else {
            throw Missing(document: file, name: name, others: all.compactMap(\.name))
          }
          if !chosen.contains(place) { chosen.append(place) }
        }
      }
    }
    guard chosen.count > 1 else {
      return [(chosen.first.map { all[$0] } ?? .first(of: document), nil)]
    }
    return chosen.map { (all[$0], PreviewTitle(name: all[$0].name, number: $0 + 1)) }
  }
}
