import LayoutEngine
import LayoutModel
import LayoutSchema

// Evaluation of attribute values.
extension Expander {
  /// Whether constants have their values for dark mode.
  var isDark: Bool { environment.colorScheme == .dark }

  /// Returns the result of an expression in a body.
  mutating func value(of expression: TypedExpression, _ frame: Int) -> ConstantValue {
    evaluate(frame) { $0.value(of: expression) }
  }

  /// Evaluates expressions of a body within the rest of the work limit for a document.
  mutating func evaluate<Result>(
    _ frame: Int, _ body: (inout ExpressionEvaluator) -> Result
  ) -> Result {
    let surroundings = frames[frame]
    let file = files[surroundings.file]
    let isDark = isDark
    var evaluator = ExpressionEvaluator(
      parameters: surroundings.parameters, locals: surroundings.locals, environment: environment,
      constant: { file.structure.value(of: $0, isDark: isDark) })
    evaluator.filled = surroundings.filled
    evaluator.work = work
    evaluator.longestText = Self.longestText
    let value = body(&evaluator)
    work = evaluator.work
    result.asked.formUnion(evaluator.asked)
    switch evaluator.excess {
    case nil: break
    case .work: stop(.tooMuchWork(node: here))
    case .text: stop(.textTooLong(node: here))
    }
    return value
  }

  /// Copies a file's text to the new tree.
  mutating func text(_ text: TextReference, of file: Int) -> TextReference {
    keep(files[file].string(text))
  }

  /// Adds a text to the new tree.
  mutating func keep(_ text: String) -> TextReference {
    work -= text.utf8.count
    guard work >= 0 else {
      stop(.tooMuchWork(node: here))
      return result.document.append(text: "")
    }
    return result.document.append(text: text)
  }

  /// Returns the value of an attribute, or nil if its expression results in none.
  mutating func value(
    of attribute: TypedAttribute, _ file: TypedDocument, _ frame: Int
  ) -> TypedValue? {
    switch attribute.value {
    case .number, .integer, .bool, .color, .ratio, .choice, .flags, .textMetrics, .fill:
      return attribute.value
    case .text(let text): return .text(self.text(text, of: frames[frame].file))
    case .asset(let text): return .asset(self.text(text, of: frames[frame].file))
    case .symbol(let text): return .symbol(self.text(text, of: frames[frame].file))
    case .url(let text): return .url(self.text(text, of: frames[frame].file))
    case .parts:
      let type = Schema.shared[attribute.row].type
      var last: LookPart?
      let parts = file.parts(of: attribute.value).enumerated().map { place, part in
        defer { last = part }
        return self.part(part, at: place, behind: last, of: type, file, frame)
      }
      return result.document.append(parts: parts)
    case .dimension, .edges, .pair, .size, .sizeRange:
      return lengths(attribute.value, Schema.shared[attribute.row].type, file, frame)
    case .bound(let place):
      guard let expression = file.expression(place) else { return nil }
      return bound(value(of: expression, frame), expression, attribute.row)
    case .boundFlags(var flags, let first, let count):
      guard case .flags(let words, none: _) = Schema.shared[attribute.row].type else { return nil }
      for place in first..<(first + count) {
        guard let expression = file.expression(place),
          case .choice(let word) = value(of: expression, frame),
          let index = words.firstIndex(of: word)
        else { continue }
        flags |= 1 << UInt16(index)
      }
      return .flags(flags)
    // The attributes of the style way that holds are read instead.
    case .varied: return nil
    }
  }

  private mutating func bound(
    _ value: ConstantValue, _ expression: TypedExpression, _ row: RowID
  ) -> TypedValue? {
    let type = Schema.shared[row].type
    switch value {
    case .string(let text): return .text(keep(text))
    case .text(let text): return .text(keep(text.words(in: environment.localization)))
    case .asset(let name): return .asset(keep(name))
    case .symbol(let name): return .symbol(keep(name))
    case .url(let address): return .url(keep(address))
    case .number, .integer, .bool, .color, .length, .insets, .choice, .record, .list, .none:
      return BoundValue.value(value, of: expression.type, as: type)
    }
  }

  /// Returns a part of a shadow, a gradient, tracks or lines.
  private mutating func part(
    _ part: LookPart, at place: Int, behind last: LookPart?, of type: ValueType,
    _ file: TypedDocument, _ frame: Int
  ) -> LookPart {
    switch part {
    case .number, .color, .length, .fraction, .word: return part
    case .asset(let name): return .asset(text(name, of: frames[frame].file))
    case .bound(let index):
      guard let expression = file.expression(index) else { return .number(0) }
      if type == .tracks(.own) || type == .tracks(.ownOrShared) || type == .gridLines {
        return BoundValue.gridPart(
          value(of: expression, frame), of: expression.type, behind: last, in: type)
      }
      switch value(of: expression, frame) {
      case .color(let color): return .color(color)
      case .asset(let name): return .asset(keep(name))
      case let value:
        let number = value.number ?? 0
        return .number(BoundValue.lookPart(number, at: place, of: type))
      }
    }
  }

  /// Returns lengths, some of which may be bound.
  private mutating func lengths(
    _ value: TypedValue, _ type: ValueType, _ file: TypedDocument, _ frame: Int
  ) -> TypedValue {
    let form = BoundValue.Form(type)
    func length(_ part: DimensionValue) -> DimensionValue {
      guard let place = part.binding else { return part }
      guard let expression = file.expression(place) else { return .auto }
      let value = self.value(of: expression, frame)
      return BoundValue.length(value, of: expression.type, as: form)
    }
    switch value {
    case .dimension(let part): return .dimension(length(part))
    case .pair(let x, let y): return .pair(length(x), length(y))
    case .size(let width, let height): return .size(length(width), length(height))
    case .edges(let edges):
      return .edges(
        EdgeValues(
          top: length(edges.top), left: length(edges.left), bottom: length(edges.bottom),
          right: length(edges.right)))
    case .sizeRange(let range):
      return .sizeRange(
        SizeRangeValue(
          minWidth: length(range.minWidth), minHeight: length(range.minHeight),
          maxWidth: length(range.maxWidth), maxHeight: length(range.maxHeight)))
    case .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio, .choice,
      .flags, .parts,
      .textMetrics, .bound, .boundFlags, .varied:
      return value
    }
  }
}
