extension ValueType {
  /// Legal values, one of every form.
  package var examples: [String] {
    switch self {
    case .points(let sign): Numbers.points + Numbers.negative(sign, ["-12", "-0.5pt"])
    case .dimension(let sign):
      Numbers.points + Numbers.other + Numbers.sums + Numbers.negative(sign, ["-12", "-40%"])
    case .length: Numbers.points + ["match", "wrap"]
    case .lengths: ["56", "56 40", "match 30", "wrap", "wrap match"]
    case .edges(let parts): edgesExamples(parts)
    case .edge(let parts): edgeExamples(parts)
    case .pair(let sign):
      ["0 0", "12 8.5", "12pt 8pt"] + Numbers.negative(sign, ["-4 4", "-4pt -4"])
    case .size:
      ["56", "56 40", "50% auto", "auto 12pt", "40%", "100% - 20", "(50% + 8) 40", "1 (8 + 50%)"]
    case .pointSize: ["24", "80 16", "80pt 16.5pt"]
    case .intrinsicSize: ["24", "80 16", "80pt 16.5pt", "fill"]
    case .sizeRange:
      [
        "40 60", "50% auto", "40 40..120 auto", "40pt 10% .. 120 auto", "0 0.. 5 5",
        "(100% - 8) 40", "40 40..(50% + 8) (100% - 20)",
      ]
    case .instant: ["2024-05-03", "2024-05-03T14:05Z", "2024-05-03 14:05:07.25+02:00"]
    case .scrollPositions: ["list 320", "list 12.5pt", "list 320, chips 40", "a 0 , b 1,c 2"]
    case .numbers: ["1", "1 1.5", "0.823  1 3.118"]
    case .pointRange: ["320...1366", "44...44", "160 ... 420"]
    case .number(let bounds): numberExamples(bounds)
    case .integer: ["0", "3", "120"]
    case .signedInteger: ["0", "3", "-1", "120", "-0"]
    case .bool: ["true", "false"]
    case .string, .text: ["Open until 22:00", "", "a  b", "größer", "12px"]
    case .identifier: ["title", "photo2", "_hidden", "bigTitle", "X", "größe", "高さ"]
    case .typeName: ["Card", "PlaceCard2", "A_B", "Größe", "Äpfel", "カード"]
    case .color: ["#FFF", "#ffff", "#6B7280", "#00000033", "asset:Brand", "asset:text/weak-2"]
    case .image:
      ["asset:Cover", "symbol:star.fill", "asset:covers/1", "url:https://example.com/a.png?w=2"]
    case .corners: ["0", "8", "8.5pt", "12 12 0 0"]
    case .shadow: ["0 1 3 #00000033", "-2 -2.5pt 0 asset:Shade"]
    case .border: ["1 #DDD", "0.5pt asset:Line", "0 #00000033"]
    case .dash: ["4 2", "0 3", "1.5pt 1.5pt"]
    case .gradient:
      [
        "180 #6366F1 #A855F7", "-45 asset:Dusk #FFF asset:Dawn", "22.5 #000 #FFF",
        "180 #FFF 0% #000 80%", "radial #FFF #000 100%",
        "start #FFF asset:Mid 33.3% #000", "end #FFF 80% #000 20%",
      ]
    case .animation:
      ["spring 0.35", "easeInOut 0.2 0.1", "easeIn 1", "easeOut 10.0", "linear 0", "none"]
    case .ratio: ["16:9", "1.5", "0.75", "1", "4.5:3", "10"]
    case .choice(let words): words
    case .flags(let words, let none):
      words + [words.joined(separator: " ")] + (none.map { [$0] } ?? [])
    case .styleNames: ["caption", "caption strong", ""]
    case .textMetrics: ["proportional", "fixed:7x16", "fixed:7.5x16"]
    case .styleName: ["caption", "text-caption"]
    case .className: ["User", "Model.User"]
    case .typeReference: ["String", "Points?", "[User]", "[[Integer?]]", "[String]?", "[ui.User]"]
    case .words: ["start end", "small", "Button text-caption"]
    case .declared: ["12", "Untitled", "", "{gutter}"]
    case .binding: ["{items}", "{user.photo ?? fallback}"]
    case .action: ["{open(key)}", "{ open( key ) }", "{open('a')}"]
    case .path: ["tokens.layout.xml", "../libraries/tokens.layout.xml"]
    case .tracks(let list):
      (list == .ownOrShared ? ["subgrid", " subgrid "] : []) + [
        "120", "120pt 40% auto", "1fr 2.5fr", "minContent maxContent", "fitContent(200)",
        "fitContent(50%)", "minmax(100, 1fr)", "minmax(minContent, 40%)", "repeat(3, 1fr)",
        "60 repeat(2, auto 10) 60", "repeat(autoFill, minmax(160, 1fr))", "repeat(autoFit, 80)",
        "minmax( auto ,maxContent )", "(50% + 8) 1fr", "minmax(100, ( 50% - 8pt ))",
        "fitContent((50% - 8)) auto", "repeat(2, (25% - 6))",
      ]
    case .gridLines:
      ["2", "-1", "2 / 4", "1 / span 2", "span 2", "auto / 3", "span 2 / 3", "auto", "1/3"]
    case .areas: ["photo title | photo date", "a", "head head | . main", "a-b | _c"]
    }
  }

  /// Illegal values, each close to a legal one.
  package var counterExamples: [String] {
    switch self {
    case .points(let sign): Numbers.wrong + ["40%", "auto", "1 2"] + Numbers.signs(sign)
    case .dimension(let sign):
      Numbers.wrong + Numbers.wrongSums + ["40 %", "%", "Auto", "match", "1 2"]
        + Numbers.signs(sign)
    case .length: Numbers.wrong + ["40%", "auto", "fill", "-1"]
    case .lengths: ["", "1 2 3", "1x2", "-1", "1 -2", "fill", "1,2", "40% 1", "auto"]
    case .edges(let parts): edgeCounterExamples(parts) + ["1 2 3", "1 2 3 4 5", "1,2", "1, 2"]
    case .edge(let parts): edgeCounterExamples(parts) + ["1 2"]
    case .pair(let sign):
      ["", "1", "1 2 3", "1,2", "40% 1", "auto 0", "+1 2"] + Numbers.signs(sign, ["-1 2"])
    case .size: ["", "1 2 3", "1x2", "-1", "1 -2", "fill", "1,2", "100% - 20 40", "(50% + 8"]
    case .pointSize: ["", "1 2 3", "40%", "auto", "fill", "-1 2", "80x16"]
    case .intrinsicSize: ["", "1 2 3", "40%", "auto", "fill fill", "8 fill", "-1 2", "80x16"]
    case .sizeRange:
      [
        "", "40", "40..120", "40 40..120", "40 40 120 auto", "-1 2", "1 2..3 4 5", "1 2...3 4",
        "1 2-3 4", "100% - 8 40",
      ]
    case .instant:
      ["", "today", "14:05", "2024-05", "3.5.2024", "2024-05-03T14", "2024-05-03T14:05 Berlin"]
    case .scrollPositions:
      [
        "", "list", "320", "320 list", "list 320 40", "list -1", "list 50%", "list end",
        "list 320,", ", list 320", "list 320;chips 40", "my-list 320", "list: 320",
      ]
    case .numbers:
      ["", "0", "-1", "1, 1.5", "1 0", "1;2", "50%", "1 two", "1...3", "1.", "+1"]
    case .pointRange:
      [
        "", "320", "320..440", "320....440", "440-320", "a...b", "1.5...3", "320...", "...440",
        "-1...4",
      ]
    case .number(let bounds): numberCounterExamples(bounds)
    case .integer: ["", "-1", "+1", "1.5", "1.0", "1e3", "three", "1 2", "0x10", "٣"]
    case .signedInteger: ["", "--1", "+1", "1.5", "-1.0", "1e3", "three", "1 2", "- 1", "٣"]
    case .bool: ["", "yes", "no", "1", "0", "True", "TRUE", "true false"]
    case .string, .text, .styleNames: []
    case .identifier: ["", "2nd", "big-title", "big title", "5×5", "a·b", "a.b", "#a"]
    case .typeName: ["", "card", "1Card", "Place-Card", "Place Card", "Karte.Groß"]
    case .color:
      [
        "", "FFF", "#FF", "#FFFFF", "#FFFFFFF", "#GGG", "red", "asset:", "asset:My Color",
        "symbol:star", "0xFFF",
      ]
    case .image:
      [
        "", "Cover", "asset:", "symbol:", "asset: Cover", "asset:My Cover", "file:cover.png",
        "url:", "url:a b",
        "Asset:Cover",
      ]
    case .corners: ["", "-1", "1 2", "1 2 3", "1 2 3 4 5", "40%", "auto", "8,8,8,8"]
    case .shadow:
      [
        "", "0 1 3", "0 1 -3 #000", "#000 0 1 3", "0 1 3 black", "0 1 3 #000 #000", "none",
        "0, 1, 3, #000", "40% 1 3 #000",
      ]
    case .border: ["", "1", "#DDD", "-1 #DDD", "#DDD 1", "1 solid #DDD", "1 gray", "1 #DDD 2"]
    case .dash: ["", "4", "4 2 1", "4,2", "-4 2", "4 -2", "40% 2", "none"]
    case .gradient:
      [
        "", "180", "180 #000", "#000 #FFF", "180deg #000 #FFF", "180 red blue",
        "180 #FFF 0% 10% #000",
        "180 0% #FFF #000", "180 #FFF 101% #000", "180 #FFF -1% #000", "180 #FFF 0 #000",
        "left #FFF #000",
        "180 #FFF 10%", "radial",
      ]
    case .animation:
      [
        "", "spring", "0.35", "spring 0.35s", "ease 0.3", "spring 0.35 0 1", "spring -1",
        "spring 11",
        "spring 10.5", "spring 1 -1", "none 1", "0.35 spring", "Linear 1",
      ]
    case .ratio:
      ["", "0", "0:1", "16:0", "-1", "16/9", "16x9", "16 : 9", "16:", ":9", "1:2:3", "50%"]
    case .choice(let words): wordCounterExamples(words) + [words.joined(separator: " ")]
    case .flags(let words, let none):
      wordCounterExamples(words) + [words.joined(separator: ",")]
        + (none.map { ["\($0) \(words.joined(separator: " "))"] } ?? ["none"])
    case .textMetrics:
      ["", "fixed", "fixed:7", "fixed:7x", "fixed:-7x16", "Fixed:7x16", "fixed:7 x 16", "mono"]
    case .styleName: ["", "big title"]
    case .className: ["", "Model.", ".User", "Model::User", "2nd"]
    case .typeReference: ["", "string", "?", "String??x", "Array<String>", "String | nil"]
    case .words: ["", "start, end", "2nd"]
    case .declared: []
    case .binding: ["", "items", "{}", "{items"]
    case .action: ["", "open", "{}", "{open", "{2}", "open(key)", "x {open(key)}"]
    case .path: [""]
    case .tracks(let list):
      (list == .own ? ["subgrid"] : ["subgrid 1fr", "Subgrid", "repeat(2, subgrid)"]) + [
        "", "12px", "1 fr", "-1fr", "fr", "min-content", "minmax(1fr, 100)", "minmax(100)",
        "minmax(1, 2, 3)", "repeat(0, 1fr)", "repeat(2)", "repeat(2, repeat(2, 1fr))",
        "repeat(2, )",
        "repeat(1001, 1fr)", "fitContent(1fr)", "minmax(fitContent(1), 2)", "repeat(2, 1fr",
        "1fr, 2fr",
        "calc(1)", "none", "50% + 8 1fr", "(50% + 8", "(1fr + 8)",
      ]
    case .gridLines:
      [
        "", "0", "1.5", "span 0", "span -1", "span", "1 / 2 / 3", "1 /", "/ 2", "1001", "span2",
        "1 2", "a",
      ]
    case .areas: ["", "a |", "1a", "a..", "a, b", "| a"]
    }
  }
}

/// Correct and wrong spellings of numbers that several types share.
private enum Numbers {
  static let points = ["0", "12", "12pt", "0.5", "0.5pt", "007"]
  static let other = ["40%", "100%", "12.5%", "120%", "auto"]
  static let sums = [
    "100% - 20", "50% + 8.5pt", "20 + 33.3%", "20 - 10%", "(100% - 20)", "-50% + 8",
  ]
  static let wrongSums = [
    "100%-20", "100% -20", "100%- 20", "100% - 20 - 8", "50% + 50%", "8 + 8", "50% +", "+ 8",
    "50% + auto", "50% + -8", "(50%)", "(50% + 8", "50% + 8)", "50% * 8", "calc(50% + 8)",
  ]
  static let wrong = [
    "", "12px", "12dp", "12 pt", "12PT", "1e9", "12,5", ".5", "5.", "+1", "--1", "0x10", "NaN",
    "inf",
    "twelve", "١٢",
  ]

  /// Returns examples with a sign if the type permits one, else none.
  static func negative(_ sign: Sign, _ examples: [String]) -> [String] {
    switch sign {
    case .unsigned: []
    case .signed: examples
    }
  }

  /// Returns examples with a sign if the type does not permit one, else none.
  static func signs(_ sign: Sign, _ examples: [String] = ["-1", "-0"]) -> [String] {
    switch sign {
    case .unsigned: examples
    case .signed: []
    }
  }
}

// MARK: Types with options

private func edgeExamples(_ parts: EdgeParts) -> [String] {
  Numbers.points
    + (parts.contains(.percent) ? ["40%"] + Numbers.sums : [])
    + (parts.contains(.auto) ? ["auto"] : [])
    + (parts.contains(.signed) ? ["-8", "-0.5pt"] : [])
    + (parts.contains(.infinity) ? ["infinity"] : [])
}

private func edgesExamples(_ parts: EdgeParts) -> [String] {
  edgeExamples(parts) + ["12 16", "1 2 3 4", "47pt 0 34pt 0"]
    + (parts.contains(.percent) ? ["8 5%", "1% 2 3 4%", "(50% + 8) 4", "1 2 3 ( 4% - 1 )"] : [])
    + (parts.contains(.auto) ? ["0 auto"] : [])
    + (parts.contains(.infinity) ? ["infinity 0", "0 infinity infinity 0"] : [])
}

private func edgeCounterExamples(_ parts: EdgeParts) -> [String] {
  Numbers.wrong + ["-infinity"]
    + (parts.contains(.percent)
      // A list in which the sign belongs to the second length.
      ? Numbers.wrongSums.filter { $0 != "100% -20" } + ["1 50% + 8"] : ["40%", "50% + 8"])
    + (parts.contains(.auto) ? [] : ["auto"])
    + (parts.contains(.signed) ? [] : ["-8"])
    + (parts.contains(.infinity) ? [] : ["infinity"])
}

private func numberExamples(_ bounds: NumberBounds) -> [String] {
  switch bounds {
  case .any: ["0", "1", "1.5", "-1", "-0.25"]
  case .zeroOrMore: ["0", "0.0", "1", "1.5", "100"]
  case .moreThanZero: ["1", "1.5", "0.5", "10", "0.001"]
  case .zeroToOne: ["0", "1", "0.5", "0.0", "1.0"]
  }
}

private func numberCounterExamples(_ bounds: NumberBounds) -> [String] {
  let wrong = ["", "1e9", ".5", "5.", "+1", "1,5", "1pt", "50%", "NaN", "one", "1 2", "١"]
  return switch bounds {
  case .any: wrong
  case .zeroOrMore: wrong + ["-1"]
  case .moreThanZero: wrong + ["-1", "0", "0.0", "00.00"]
  case .zeroToOne: wrong + ["-1", "2", "1.01", "10"]
  }
}

private func wordCounterExamples(_ words: [String]) -> [String] {
  ["", "noSuchWord"] + words.prefix(1).map { $0.uppercased() }
}
