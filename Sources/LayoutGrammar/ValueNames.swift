import LayoutSchema

extension ValueType {
  /// The name of the type in the grammars, or nil if the type is written out where it is used.
  var grammarName: String? {
    switch self {
    case .points(let sign): sign.name(of: "points")
    case .dimension(let sign): sign.name(of: "dimension")
    case .length: "length"
    case .lengths: "lengths"
    case .edges(let parts): parts.name(of: "edges")
    case .edge(let parts): parts.name(of: "edge")
    case .pair(let sign): sign.name(of: "pair")
    case .size: "size"
    case .pointSize: "pointSize"
    case .intrinsicSize: "intrinsicSize"
    case .sizeRange: "sizeRange"
    case .instant: "instant"
    case .scrollPositions: "scrollPositions"
    case .numbers: "numbers"
    case .pointRange: "pointRange"
    case .number(let bounds): bounds.name
    case .integer: "integer"
    case .signedInteger: "signedInteger"
    case .bool: "bool"
    case .string, .text: nil
    case .identifier: "identifier"
    case .typeName: "typeName"
    case .color: "color"
    case .image: "image"
    case .corners: "corners"
    case .shadow: "shadow"
    case .border: "border"
    case .dash: "dash"
    case .gradient: "gradient"
    case .animation: "animation"
    case .ratio: "ratio"
    case .choice, .flags: nil
    case .styleNames: "styleNames"
    case .textMetrics: "textMetrics"
    case .styleName: "styleName"
    case .className: "className"
    case .typeReference: "typeReference"
    case .words: "words"
    case .declared: nil
    case .binding: "binding"
    case .action: "action"
    case .path: "path"
    case .tracks(.own): "tracks"
    case .tracks(.ownOrShared): "tracksOrSubgrid"
    case .gridLines: "gridLines"
    case .areas: "areas"
    }
  }
}

extension Sign {
  fileprivate func name(of base: String) -> String {
    switch self {
    case .unsigned: base
    case .signed: "signed" + base.prefix(1).uppercased() + base.dropFirst()
    }
  }
}

extension EdgeParts {
  fileprivate func name(of base: String) -> String {
    base + (contains(.signed) ? "Signed" : "") + (contains(.percent) ? "Percent" : "")
      + (contains(.auto) ? "Auto" : "") + (contains(.infinity) ? "Infinity" : "")
  }
}

extension NumberBounds {
  fileprivate var name: String {
    switch self {
    case .any: "number"
    case .zeroOrMore: "numberFromZero"
    case .moreThanZero: "numberAboveZero"
    case .zeroToOne: "numberToOne"
    }
  }
}
