import LayoutSchema

/// The forms in which an attribute can be bound to parameters.
enum SweepForms {
  /// The parameters of a sweep's document, besides the words of its attribute.
  static let parameters = """
      <param name="points" type="Points"/>
      <param name="less" type="Points"/>
      <param name="share" type="Percent"/>
      <param name="number" type="Number"/>
      <param name="whole" type="Integer"/>
      <param name="isOn" type="Bool"/>
      <param name="label" type="String"/>
      <param name="tint" type="Color"/>
      <param name="photo" type="Image"/>
      <param name="shape" type="Ratio"/>
      <param name="box" type="Insets"/>
      <action name="act">
        <param name="text" type="String"/>
        <param name="count" type="Number?"/>
        <param name="tint" type="Color"/>
        <param name="list" type="[Number]"/>
      </action>

    """

  /// Returns values with a parameter.
  ///
  /// Some may be invalid for some attributes of the type.
  static func values(of type: ValueType) -> [String] {
    switch type {
    case .points, .length: ["{points}", "{number}", "{whole}"]
    case .dimension, .edge: ["{points}", "{share}", "{number}"]
    case .lengths: ["{points}", "{points} 30", "wrap {points}"]
    case .edges: ["{points}", "{share}", "{box}", "{points} {less}", "1 {points} 3 {share}"]
    case .pair: ["{points} {less}", "1 {points}"]
    case .size: ["{points}", "{points} {share}", "40% {points}"]
    case .pointSize, .intrinsicSize: ["{points}", "{points} 16"]
    case .sizeRange: ["{less} {share}..{points} auto", "{points} 20"]
    case .number: ["{number}", "{whole}"]
    case .integer, .signedInteger: ["{whole}"]
    case .bool: ["{isOn}", "{not isOn}"]
    case .string, .text: ["{label}", "a {label}"]
    case .color: ["{tint}"]
    case .image: ["{photo}"]
    case .corners: ["{points}", "{points} {less} 1 0"]
    case .shadow: ["{points} {less} 3 {tint}", "0 -1 {number} #000"]
    case .border: ["{points} {tint}", "2 {isOn ? tint : #FFF}"]
    case .dash: ["{points} {less}", "{number} 1"]
    case .gradient:
      [
        "{number} {tint} asset:Dusk {tint}", "45 {isOn ? tint : #FFF} #000",
        "radial {tint} 10% #000 {tint} 90.5%", "start {tint} #FFF",
      ]
    case .animation: ["spring {number}", "linear 1 {whole}", "easeIn {number} {number}"]
    case .ratio: ["{shape}", "{number}"]
    case .choice(let words): ["{word}", "{isOn ? .\(words[words.count - 1]) : word}"]
    case .flags(let words, _): ["{word}", "\(words[0]) {word}", "{isOn ? .\(words[0]) : word}"]
    case .tracks:
      [
        "{points} 1fr", "repeat({whole}, {share})", "minmax({points}, 1fr) fitContent({less})",
        "repeat(autoFill, minmax({points}, 1fr))", "{share} minmax(auto, {number})",
      ]
    case .action:
      [
        "{act(label, number, tint, [1, whole])}", "{act('a', nil, isOn ? tint : #FFF, [])}",
        "{act('{whole}', isOn ? number : nil, tint, [number, 0.5])}",
      ]
    case .gridLines: ["{whole}", "1 / span {whole}", "span {whole} / 3"]
    case .pointRange, .instant, .scrollPositions, .numbers, .declared, .binding, .identifier,
      .typeName, .styleNames,
      .textMetrics,
      .styleName,
      .className, .typeReference, .words, .path, .areas:
      []
    }
  }

  /// Returns the values of the parameter `word`.
  static func words(of type: ValueType) -> [String]? {
    switch type {
    case .choice(let words): words
    case .flags(let words, let none): words + (none.map { [$0] } ?? [])
    default: nil
    }
  }
}
