import LayoutDiagnostics
import LayoutInterpreter
import LayoutSemantics

/// Which of its previews a document is solved for.
package enum PreviewChoice: Equatable, Sendable {
  /// The first, or none where there is none.
  case first
  case all
  /// Those of these names, one or several with commas between, in that order.
  case named([String])
  /// The one at a place, from 1; the first, or none, where there are fewer.
  case numbered(Int)

  /// What the words of a command line ask for.
  package init(_ words: [String]) {
    self = words.isEmpty ? .first : words.contains("all") ? .all : .named(words)
  }

  /// A preview that a document lacks.
  package struct Missing: Error, Sendable, Equatable {
    package var document: String
    package var name: String
    /// The previews that there are.
    package var others: [String]

    /// The same as a sentence for people, without a full stop.
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

  /// The previews of a document that are meant, each once; with a title where there are several.
  func previews(
    of document: TypedDocument, named file: String
  ) throws(Missing) -> [(settings: PreviewSettings, title: PreviewTitle?)] {
    let all = PreviewSettings.all(of: document)
    var chosen: [Int] = []
    switch self {
    case .first: return [(.first(of: document), nil)]
    case .numbered(let number):
      return [(all.indices.contains(number - 1) ? all[number - 1] : .first(of: document), nil)]
    case .all: chosen = Array(all.indices)
    case .named(let words):
      for word in words {
        // The name of a preview may have a comma in it.
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
