import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages

/// A page's request: a document, and the settings to solve it with.
struct PreviewQuery: Sendable, Equatable {
  var document = ""
  /// The number of the preview to start from, counted from 1.
  var preview: Int?
  /// The width in points; nil for the preview's own.
  var width: Float?
  var height: Float?
  var scale: Float?
  var textScale: Float?
  var direction: LayoutRequest.Direction?
  var appearance: LayoutRequest.Appearance?
  /// The state in which elements are drawn that can be in it.
  var state: ElementState?
  /// The element under the pointer, by its index in document order.
  var hovered: Int?
  /// The element under a button that is down, by its index in document order.
  var pressed: Int?
  var language: String?
  /// The parameter values as JSON, in place of the preview's.
  var data: String?
  var fuzz: FuzzedTexts?
  /// The element to inspect, by its index in document order.
  var element: Int?
  /// The range in which to find critical widths.
  var widths: ClosedRange<Float>?

  /// The largest width and height, in points.
  static let longestSide: Float = 20_000

  /// Reads the page's JSON; nil if it is invalid.
  init?(_ body: [UInt8]) {
    guard case .success(let node) = JSONReader.read(body), case .object = node.value,
      let document = node["document"]?.string
    else { return nil }
    self.document = document
    preview = node["preview"]?.number.flatMap { Int(exactly: $0) }
    width = node["width"]?.length
    height = node["height"]?.length
    scale = node["scale"]?.factor
    textScale = node["textScale"]?.factor
    direction = node["direction"]?.string.flatMap(LayoutRequest.Direction.init)
    appearance = node["appearance"]?.string.flatMap(LayoutRequest.Appearance.init)
    state = node["state"]?.string.flatMap(ElementState.init)
    hovered = node["hovered"]?.number.flatMap { Int(exactly: $0) }
    pressed = node["pressed"]?.number.flatMap { Int(exactly: $0) }
    language = node["language"]?.string
    data = node["data"]?.string
    fuzz = node["fuzz"]?.string.flatMap(FuzzedTexts.init)
    element = node["element"]?.number.flatMap { Int(exactly: $0) }
    if let from = node["from"]?.length, let to = node["to"]?.length, from <= to {
      widths = from...to
    }
  }

  /// The preview to solve.
  var choice: PreviewChoice { preview.map { .numbered($0) } ?? .first }

  /// Returns the request for the solver.
  func request(strings: StringsFile?) -> LayoutRequest {
    var request = LayoutRequest()
    request.previews = choice
    request.horizontal = width.map { LayoutRequest.Axis(minimum: $0, maximum: $0) }
    request.vertical = height.map { LayoutRequest.Axis(minimum: $0, maximum: $0) }
    request.scale = scale
    request.textScale = textScale
    request.direction = direction
    request.appearance = appearance
    request.language = language
    request.data = data.map { SourceText(name: Self.dataName, text: $0) }
    request.strings = strings
    request.fuzz = fuzz
    return request
  }

  /// The name in findings of the data that the page sends, which are in no file.
  static let dataName = "<data>"
}

extension JSONNode {
  fileprivate var number: Float? {
    guard case .number(let text) = value, let number = Float(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// The number as a length in points, if it is in the allowed range.
  fileprivate var length: Float? {
    number.flatMap { $0 >= 0 && $0 <= PreviewQuery.longestSide ? $0 : nil }
  }

  /// The number as a scale factor, if it is in the allowed range.
  fileprivate var factor: Float? { number.flatMap { $0 > 0 && $0 <= 100 ? $0 : nil } }
}
