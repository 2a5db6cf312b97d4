import LayoutDiagnostics
import LayoutLanguages

/// What a page wants to see: a document, and what it is solved for.
struct PreviewQuery: Sendable, Equatable {
  var document = ""
  /// The preview that the rest is laid over, from 1.
  var preview: Int?
  /// In points; the preview's own where there is none.
  var width: Float?
  var height: Float?
  var scale: Float?
  var textScale: Float?
  var direction: LayoutRequest.Direction?
  var appearance: LayoutRequest.Appearance?
  var language: String?
  /// Values for the parameters, as JSON, in place of the preview's.
  var data: String?
  var fuzz: FuzzedTexts?
  /// The element that is asked about, by its place in document order.
  var element: Int?
  /// The widths among which the critical ones are looked for.
  var widths: ClosedRange<Float>?

  /// The longest side that can be asked for, in points.
  static let longestSide: Float = 20_000

  /// Reads what the page sends; nothing where it is no such thing.
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
    language = node["language"]?.string
    data = node["data"]?.string
    fuzz = node["fuzz"]?.string.flatMap(FuzzedTexts.init)
    element = node["element"]?.number.flatMap { Int(exactly: $0) }
    if let from = node["from"]?.length, let to = node["to"]?.length, from <= to {
      widths = from...to
    }
  }

  /// Which of the document's previews it is.
  var choice: PreviewChoice { preview.map { .numbered($0) } ?? .first }

  /// The same for the solver.
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

  /// What findings call the data that come from the page, which are in no file.
  static let dataName = "<data>"
}

extension JSONNode {
  fileprivate var number: Float? {
    guard case .number(let text) = value, let number = Float(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// A length that can be solved for.
  fileprivate var length: Float? {
    number.flatMap { $0 >= 0 && $0 <= PreviewQuery.longestSide ? $0 : nil }
  }

  /// What sizes can be multiplied by.
  fileprivate var factor: Float? { number.flatMap { $0 > 0 && $0 <= 100 ? $0 : nil } }
}
