import LayoutEngine
import LayoutModel
import LayoutSchema

/// Turns the values of attributes that contain expressions into values without.
///
/// A program does that once for values that hang on constants alone, and a runner in each run for
/// all others.
protocol ValueResolver {
  /// The expressions, texts and parts of looks of one file, and the values that its expressions
  /// are given.
  associatedtype Context

  /// The language of the texts; nil for that of the document.
  var localization: TextLocalization? { get }
  func document(of context: Context) -> TypedDocument
  /// Returns the result of an expression; nil if there is no such expression.
  mutating func value(at place: Int32, _ context: Context) -> ConstantValue?
  /// Returns the meaning of the numbers that an expression results in.
  func unit(of place: Int32, _ context: Context) -> BoundValue.Unit
  /// Adds a text to those of the results.
  mutating func keep(_ text: String) -> TextReference
  /// Adds parts of looks to those of the results.
  mutating func keep(_ parts: [LookPart]) -> TypedValue
}

extension ValueResolver {
  /// Returns the value of an attribute of a type; nil if an expression results in none.
  mutating func resolved(
    _ value: TypedValue, _ type: ValueType, _ context: Context
  ) -> TypedValue? {
    switch value {
    case .number, .integer, .bool, .color, .ratio, .choice, .flags, .textMetrics, .fill:
      return value
    case .text(let text): return .text(copy(text, context))
    case .asset(let name): return .asset(copy(name, context))
    case .symbol(let name): return .symbol(copy(name, context))
    case .url(let address): return .url(copy(address, context))
    case .parts:
      var last: LookPart?
      var parts: [LookPart] = []
      for (place, part) in document(of: context).parts(of: value).enumerated() {
        parts.append(resolved(part, at: place, behind: last, of: type, context))
        last = part
      }
      return keep(parts)
    case .dimension, .edges, .pair, .size, .sizeRange: return lengths(value, type, context)
    case .bound(let place):
      guard let value = self.value(at: place, context) else { return nil }
      return result(value, unit(of: place, context), type)
    case .boundFlags(var flags, let first, let count):
      guard case .flags(let words, none: _) = type else { return nil }
      for place in first..<(first + count) {
        guard case .choice(let word)? = self.value(at: place, context),
          let index = words.firstIndex(of: word)
        else { continue }
        flags |= 1 << UInt16(index)
      }
      return .flags(flags)
    // The attributes of the style way that holds are read instead, and actions elsewhere.
    case .varied, .fires: return nil
    }
  }

  /// Copies a text of the file to those of the results.
  private mutating func copy(_ text: TextReference, _ context: Context) -> TextReference {
    keep(document(of: context).string(text))
  }

  private mutating func result(
    _ value: ConstantValue, _ unit: BoundValue.Unit, _ type: ValueType
  ) -> TypedValue? {
    switch value {
    case .string(let text): return .text(keep(text))
    case .text(let text): return .text(keep(text.words(in: localization)))
    case .asset(let name): return .asset(keep(name))
    case .symbol(let name): return .symbol(keep(name))
    case .url(let address): return .url(keep(address))
    case .number, .integer, .bool, .date, .color, .length, .insets, .choice, .record, .list, .none:
      return BoundValue.value(value, of: unit, as: type)
    }
  }

  /// Returns a part of a shadow, a gradient, tracks or lines.
  private mutating func resolved(
    _ part: LookPart, at place: Int, behind last: LookPart?, of type: ValueType,
    _ context: Context
  ) -> LookPart {
    switch part {
    case .number, .color, .length, .fraction, .word, .line, .curve: return part
    case .asset(let name): return .asset(copy(name, context))
    case .bound(let index):
      guard let value = self.value(at: index, context) else { return .number(0) }
      if type == .tracks(.own) || type == .tracks(.ownOrShared) || type == .gridLines {
        return BoundValue.gridPart(value, of: unit(of: index, context), behind: last, in: type)
      }
      switch value {
      case .color(let color): return .color(color)
      case .asset(let name): return .asset(keep(name))
      case let value:
        return .number(BoundValue.lookPart(value.number ?? 0, at: place, of: type))
      }
    }
  }

  /// Returns lengths, some of which may be results of expressions.
  private mutating func lengths(
    _ value: TypedValue, _ type: ValueType, _ context: Context
  ) -> TypedValue {
    let form = BoundValue.Form(type)
    switch value {
    case .dimension(let part): return .dimension(length(part, form, context))
    case .pair(let x, let y): return .pair(length(x, form, context), length(y, form, context))
    case .size(let width, let height):
      return .size(length(width, form, context), length(height, form, context))
    case .edges(let edges):
      return .edges(
        EdgeValues(
          top: length(edges.top, form, context), left: length(edges.left, form, context),
          bottom: length(edges.bottom, form, context),
          right: length(edges.right, form, context)))
    case .sizeRange(let range):
      return .sizeRange(
        SizeRangeValue(
          minWidth: length(range.minWidth, form, context),
          minHeight: length(range.minHeight, form, context),
          maxWidth: length(range.maxWidth, form, context),
          maxHeight: length(range.maxHeight, form, context)))
    case .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio, .choice,
      .flags, .parts, .textMetrics, .bound, .boundFlags, .varied, .fires:
      return value
    }
  }

  /// Not a function within ``lengths(_:_:_:)``, which would copy the resolver.
  private mutating func length(
    _ part: DimensionValue, _ form: BoundValue.Form, _ context: Context
  ) -> DimensionValue {
    guard let place = part.binding else { return part }
    guard let value = self.value(at: place, context) else { return .auto }
    return BoundValue.length(value, of: unit(of: place, context), as: form)
  }
}
