import LayoutEngine
package import LayoutSchema

/// The conversion of an argument's value to a value of the engine.
struct ValueReading<Value>: Sendable {
  /// The engine's name for each word, if the value consists of words.
  let words: [EngineWord]?
  /// Returns the engine's value; nil for a value of a wrong type, which the checker has ruled out.
  let value: @Sendable (ElementModel.Argument, TypedDocument) -> Value?

  init(
    words: [EngineWord]? = nil,
    _ value: @escaping @Sendable (ElementModel.Argument, TypedDocument) -> Value?
  ) {
    self.words = words
    self.value = value
  }
}

// MARK: Lengths and numbers

extension ValueReading<Float> {
  /// The conversion of points or of a number.
  static var number: Self {
    Self { argument, _ in
      switch argument.value {
      case .dimension(let length): length.amount
      case .number(let number), .ratio(let number): number
      case .edges, .pair, .size, .fill, .sizeRange, .integer, .bool, .text, .color, .asset, .symbol,
        .url, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied, .fires:
        nil
      }
    }
  }
}

extension ValueReading<CornerRadii> {
  /// The conversion of one radius, or of one for each corner.
  static var radii: Self {
    Self { argument, document in
      guard case .edges(let edges) = argument.value else {
        return ValueReading<Float>.number.value(argument, document).map { CornerRadii($0) }
      }
      let radii = edges.corners.map(\.amount)
      return CornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }
  }
}

extension ValueReading<LayoutDimension> {
  static var dimension: Self {
    Self { argument, _ in
      guard case .dimension(let length) = argument.value else { return nil }
      return LayoutDimension(length)
    }
  }
}

extension ValueReading<Length> {
  static var length: Self {
    Self { argument, _ in
      guard case .dimension(let length) = argument.value else { return nil }
      return switch length.unit {
      case .points: .points(length.amount)
      case .match: .match
      case .wrap: .wrap
      case .auto, .percent, .mixed, .infinity, .bound: nil
      }
    }
  }
}

extension ValueReading<LayoutEdges> {
  static var edges: Self {
    Self { argument, _ in
      guard case .edges(let edges) = argument.value else { return nil }
      return LayoutEdges(edges)
    }
  }
}

extension ValueReading<LayoutPoint> {
  static var point: Self {
    Self { argument, _ in
      guard case .pair(let x, let y) = argument.value else { return nil }
      return LayoutPoint(x: x.amount, y: y.amount)
    }
  }
}

extension ValueReading<LayoutSize> {
  static var size: Self {
    Self { argument, _ in
      guard case .size(let width, let height) = argument.value else { return nil }
      return LayoutSize(width: width.amount, height: height.amount)
    }
  }
}

extension ValueReading<ViewSpec.IntrinsicSize> {
  static var intrinsicSize: Self {
    Self { argument, document in
      if argument.value == .fill { return .fill }
      return ValueReading<LayoutSize>.size.value(argument, document).map { .size($0) }
    }
  }
}

extension ValueReading<DimensionRange> {
  static var sizeRange: Self {
    Self { argument, _ in
      guard case .sizeRange(let range) = argument.value else { return nil }
      return DimensionRange(range)
    }
  }
}

extension ValueReading<Ratio> {
  static var ratio: Self {
    Self { argument, document in
      ValueReading<Float>.number.value(argument, document).map { .number($0) }
    }
  }
}

extension ValueReading<Int32> {
  static var integer: Self {
    Self { argument, _ in
      guard case .integer(let integer) = argument.value else { return nil }
      return integer
    }
  }
}

// MARK: Words

extension ValueReading<Bool> {
  static var bool: Self {
    Self { argument, _ in
      guard case .bool(let bool) = argument.value else { return nil }
      return bool
    }
  }
}

extension ValueReading where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// The conversion of a word to the engine's case of the same name.
  static var choice: ValueReading { choice(naming: [:]) }

  /// Returns the conversion of a word to the engine's case of that word, with the names of the
  /// cases that are not named as their words.
  static func choice(naming names: [String: String]) -> ValueReading {
    let words = Value.allCases.enumerated().map { place, value in
      EngineWord(
        word: value.rawValue, member: names[value.rawValue] ?? value.rawValue, value: place)
    }
    return ValueReading(words: words) { argument, _ in argument.choice() }
  }
}

extension ValueReading where Value: OptionSet & Sendable, Value.RawValue: BinaryInteger {
  /// Returns the conversion of any number of words, each to the engine's flag of that name or of a
  /// synonym.
  static func flags(
    _ flags: KeyValuePairs<String, Value>, synonyms: KeyValuePairs<String, String> = [:]
  ) -> ValueReading {
    let own = flags.map { EngineWord(word: $0.key, member: $0.key, value: Int($0.value.rawValue)) }
    let others = synonyms.compactMap { word, member in
      own.first { $0.word == member }.map {
        EngineWord(word: word, member: member, value: $0.value)
      }
    }
    let words = own + others
    return ValueReading(words: words) { argument, _ in
      guard case .flags(let said) = argument.value else { return nil }
      var bits = 0
      for (place, word) in argument.words.enumerated() where said >> UInt16(place) & 1 == 1 {
        bits |= words.first { $0.word == word }?.value ?? 0
      }
      return Value(rawValue: Value.RawValue(truncatingIfNeeded: bits))
    }
  }
}

extension ElementModel.Argument {
  /// Returns the engine's case for the word of a choice, or nil.
  package func choice<Choice: RawRepresentable<String>>() -> Choice? {
    value.choice(in: row)
  }

  /// Whether the value is the word for the engine's case `choice`.
  package func says(_ choice: some RawRepresentable<String>) -> Bool {
    value.says(choice, in: row)
  }
}

extension TypedValue {
  /// Returns the word of a choice that `row` lists, or nil.
  package func word(in row: RowID) -> String? {
    guard case .choice(let place) = self, case .choice(let words) = Schema.shared[row].type,
      words.indices.contains(Int(place))
    else { return nil }
    return words[Int(place)]
  }

  /// Returns the engine's case for the word of a choice, or nil.
  package func choice<Choice: RawRepresentable<String>>(in row: RowID) -> Choice? {
    word(in: row).flatMap { Choice(rawValue: $0) }
  }

  /// Whether the value is the word for the engine's case `choice`.
  package func says(_ choice: some RawRepresentable<String>, in row: RowID) -> Bool {
    word(in: row) == choice.rawValue
  }
}

// MARK: Texts

extension ValueReading<String> {
  static var string: Self {
    Self { argument, document in
      guard case .text(let text) = argument.value else { return nil }
      return document.string(text)
    }
  }
}

extension ValueReading<LayoutText> {
  static var text: Self {
    Self { argument, document in
      guard case .text(let text) = argument.value else { return nil }
      let words = document.string(text)
      return argument.isVerbatim ? .verbatim(words) : LayoutText(key: words)
    }
  }
}

extension ValueReading<LayoutColor> {
  static var color: Self {
    Self { argument, document in
      switch argument.value {
      case .color(let color): .rgba(color)
      case .asset(let name): .asset(document.string(name))
      case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text,
        .symbol, .url, .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied,
        .fires:
        nil
      }
    }
  }
}

extension ValueReading<LayoutShadow> {
  static var shadow: Self {
    Self { argument, document in
      let parts = Array(document.parts(of: argument.value))
      guard parts.count == 4, let x = parts[0].number, let y = parts[1].number,
        let radius = parts[2].number, let color = parts[3].color(document)
      else { return nil }
      return LayoutShadow(x: x, y: y, radius: radius, color: color)
    }
  }
}

extension ValueReading<LayoutBorder> {
  static var border: Self {
    Self { argument, document in
      let parts = Array(document.parts(of: argument.value))
      guard parts.count == 2, let width = parts[0].number, let color = parts[1].color(document)
      else { return nil }
      return LayoutBorder(width: width, color: color)
    }
  }
}

extension ValueReading<LayoutDash> {
  static var dash: Self {
    Self { argument, document in
      let parts = Array(document.parts(of: argument.value))
      guard parts.count == 2, let line = parts[0].number, let gap = parts[1].number
      else { return nil }
      return LayoutDash(line: line, gap: gap)
    }
  }
}

extension ValueReading<LayoutAnimation> {
  static var animation: Self {
    Self { argument, document in
      let parts = Array(document.parts(of: argument.value))
      guard case .curve(let word)? = parts.first else { return nil }
      guard let curve = LayoutAnimation.Curve(rawValue: word.rawValue) else { return .immediate }
      guard parts.count > 1, let seconds = parts[1].number else { return nil }
      return LayoutAnimation(
        curve, seconds: seconds, delay: parts.count > 2 ? parts[2].number ?? 0 : 0)
    }
  }
}

extension ValueReading<LayoutGradient> {
  static var gradient: Self {
    Self { argument, document in
      let parts = document.parts(of: argument.value)
      let line: LayoutGradient.Line
      switch parts.first {
      case .number(let angle): line = .angle(angle)
      case .line(.start): line = .start
      case .line(.end): line = .end
      case .line(.radial): line = .radial
      case .color, .asset, .bound, .length, .fraction, .word, .curve, nil: return nil
      }
      var gradient = LayoutGradient(line, colors: [])
      for part in parts.dropFirst() {
        if case .length(let stop) = part, !gradient.colors.isEmpty {
          gradient.stops += Array(
            repeating: nil, count: gradient.colors.count - gradient.stops.count - 1)
          gradient.stops.append(stop.amount)
        } else if let color = part.color(document) {
          gradient.colors.append(color)
        }
      }
      return gradient
    }
  }
}

extension LookPart {
  fileprivate var number: Float? {
    if case .number(let number) = self { return number }
    return nil
  }

  fileprivate func color(_ document: TypedDocument) -> LayoutColor? {
    switch self {
    case .color(let color): .rgba(color)
    case .asset(let name): .asset(document.string(name))
    case .number, .bound, .length, .fraction, .word, .line, .curve: nil
    }
  }
}

extension ValueReading<ImageSource> {
  static var image: Self {
    Self { argument, document in
      switch argument.value {
      case .asset(let name): .asset(document.string(name))
      case .symbol(let name): .symbol(document.string(name))
      case .url(let address): .url(document.string(address))
      case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text,
        .color, .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied, .fires:
        nil
      }
    }
  }
}
