import LayoutSchema

extension ValueType {
  /// The type as a phrase for authors, for a cell of a table.
  var phrase: String {
    switch self {
    case .points(let sign): "points\(sign.phrase)"
    case .dimension(let sign): "points, percentage or `auto`\(sign.phrase)"
    case .length: "points, `match` or `wrap`"
    case .lengths: "`w h`, or one for both: points, `match` or `wrap`"
    case .edges(let parts): "1, 2 or 4 of: \(parts.phrase)"
    case .edge(let parts): parts.phrase
    case .pair(let sign): "`x y` in points\(sign.phrase)"
    case .size: "`w h`, or one for both: points, percentage or `auto`"
    case .pointSize: "`w h` in points, or one for both"
    case .intrinsicSize: "`w h` in points, or one for both; or `fill`"
    case .sizeRange: "`w h`, or `minW minH..maxW maxH`"
    case .scrollPositions: "ids with points, `list 320, chips 40`"
    case .numbers: "numbers above 0, `1 1.5 3`"
    case .instant: "a date and a time, `2024-05-03T14:05Z`"
    case .pointRange: "whole points, `from...to`"
    case .number(let bounds): bounds.phrase
    case .integer: "whole number"
    case .signedInteger: "whole number, also negative"
    case .bool: Self.choice(["true", "false"]).phrase
    case .string: "text"
    case .text: "text, which is translated"
    case .identifier: "identifier"
    case .typeName: "type name"
    case .color: "colour"
    case .image: "image"
    case .corners: "1 or 4 lengths in points"
    case .shadow: "`x y radius color`"
    case .border: "`width color`"
    case .dash: "`line gap`"
    case .gradient: "`angle color color …`, with `n%` after a colour"
    case .animation: "`curve seconds`, with seconds before it after them; or `none`"
    case .ratio(.heightOverWidth): "number, height to width; or `w:h`"
    case .ratio(.widthOverHeight): "number, width to height; or `w:h`"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: " · ")
    case .flags(let words, let none):
      "any of " + words.map { "`\($0)`" }.joined(separator: " ")
        + (none.map { "; or `\($0)`" } ?? "")
    case .styleNames: "names of styles"
    case .textMetrics: "`proportional`, or `fixed:WxH`"
    case .styleName: "name"
    case .className: "Swift type"
    case .typeReference: "type"
    case .words: "words"
    case .declared: "value"
    case .binding: "`{expression}`"
    case .action: "`{action}` or `{action(value, …)}`"
    case .path: "path"
    case .tracks(.own): "tracks"
    case .tracks(.ownOrShared): "tracks, or `subgrid`"
    case .gridLines: "`line`, `line / line` or `span n`"
    case .areas: "names of areas, `a b | a c`"
    }
  }
}

extension Sign {
  fileprivate var phrase: String {
    switch self {
    case .unsigned: ""
    case .signed: ", also negative"
    }
  }
}

extension EdgeParts {
  fileprivate var phrase: String {
    var kinds = ["points"]
    if contains(.percent) { kinds.append("percentage") }
    if contains(.auto) { kinds.append("`auto`") }
    if contains(.infinity) { kinds.append("`infinity`") }
    let all =
      kinds.count < 2
      ? kinds[0] : kinds.dropLast().joined(separator: ", ") + " or " + kinds[kinds.count - 1]
    return all + (contains(.signed) ? ", also negative" : "")
  }
}

extension NumberBounds {
  fileprivate var phrase: String {
    switch self {
    case .any: "number, also negative"
    case .zeroOrMore: "number"
    case .moreThanZero: "number above 0"
    case .zeroToOne: "number from 0 to 1"
    }
  }
}
