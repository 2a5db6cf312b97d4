package import LayoutSchema

extension ValueType {
  /// A phrase for the values that an attribute of the type accepts, to follow `takes …`.
  package var expectation: String {
    switch self {
    case .points: "points, such as '12' or '12pt'"
    case .dimension: "points, a percentage or 'auto'"
    case .length: "points, 'match' or 'wrap'"
    case .lengths: "a width and a height, each points, 'match' or 'wrap', or one for both"
    case .edges(let parts): "1, 2 or 4 lengths\(parts.alternatives)"
    case .edge(let parts): "a length\(parts.alternatives)"
    case .pair: "two lengths in points, 'x y'"
    case .size: "a width and a height, or one length for a square"
    case .pointSize: "a width and a height in points, or one length for a square"
    case .intrinsicSize: "a width and a height in points, or 'fill'"
    case .sizeRange: "'width height', or 'minWidth minHeight..maxWidth maxHeight'"
    case .scrollPositions: "the id of a scroll and a length in points, such as 'list 320'"
    case .numbers: "numbers above 0 with spaces between them, such as '1 1.5'"
    case .instant: "a date and a time, such as '2024-05-03T14:05Z'"
    case .pointRange: "whole numbers of points from one to another, such as '320...440'"
    case .number(.any): "a number, such as '1.5'"
    case .number(.zeroOrMore): "a number from 0 up"
    case .number(.moreThanZero): "a number greater than 0"
    case .number(.zeroToOne): "a number from 0 to 1"
    case .integer: "a whole number from 0 up"
    case .signedInteger: "a whole number, such as '1' or '-1'"
    case .bool: "'true' or 'false'"
    case .string, .text: "a text"
    case .identifier: "a Swift identifier, such as 'title'"
    case .typeName: "the name of a Swift type, such as 'PlaceCard'"
    case .color: "a colour, such as '#6B7280' or 'asset:Name'"
    case .image: "'asset:Name', 'symbol:name' or 'url:https://…'"
    case .corners: "1 or 4 lengths in points"
    case .shadow: "'x y radius color', such as '0 1 3 #00000033'"
    case .border: "'width color', such as '1 #DDD'"
    case .dash: "'line gap' in points, such as '4 2'"
    case .gradient: "'angle color color …', such as '180 #6366F1 #A855F7 80%'"
    case .animation: "'curve seconds', such as 'spring 0.35', or 'none'"
    case .ratio(.heightOverWidth): "a positive height to width, or 'width:height'"
    case .ratio(.widthOverHeight): "a positive width to height, or 'width:height'"
    case .choice(let words): Phrases.either(words)
    case .flags(let words, let none):
      "any of \(Phrases.all(words))" + (none.map { ", or '\($0)'" } ?? "")
    case .styleNames: "names of styles"
    case .textMetrics: "'proportional' or 'fixed:WxH'"
    case .styleName: "one word"
    case .className: "the name of a Swift type, such as 'Model.User'"
    case .typeReference: "a type, such as 'String', 'Points?' or '[User]'"
    case .words: "words, such as 'small large'"
    case .declared: "a value of the declared type"
    case .binding: "'{expression}'"
    case .action: "an action, such as '{open}' or '{open(item.id)}'"
    case .path: "the path of a file"
    case .tracks(.own): "tracks, such as '120 1fr minmax(100, auto) repeat(3, 20%)'"
    case .tracks(.ownOrShared):
      "tracks, such as '120 1fr minmax(100, auto) repeat(3, 20%)', or 'subgrid' alone"
    case .gridLines: "lines, such as '2', '2 / 4', '1 / span 2' or '-1'"
    case .areas: "rows of as many names each, such as 'photo title | photo date'"
    }
  }
}

extension EdgeParts {
  fileprivate var alternatives: String {
    var words = ["points"]
    if contains(.percent) { words.append("a percentage") }
    if contains(.auto) { words.append("'auto'") }
    if contains(.infinity) { words.append("'infinity'") }
    guard let last = words.popLast() else { return "" }
    return words.isEmpty ? " in \(last)" : ": \(words.joined(separator: ", ")) or \(last)"
  }
}
