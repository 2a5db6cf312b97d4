package import LayoutEngine
import LayoutInterpreter
package import LayoutRendering

/// The pictures to draw of each document.
package struct RenderRequest: Sendable {
  /// The settings to solve documents with, common to all variants.
  package var layout = LayoutRequest()
  /// The widths in points, with a picture for each; if empty, the width of ``layout`` is used.
  package var widths: [Float] = []
  package var textScales: [Float] = []
  package var directions: [LayoutRequest.Direction] = []
  package var appearances: [LayoutRequest.Appearance] = []
  package var format = PictureFormat.svg
  /// Whether all documents are pages of one file, in a format with pages.
  package var isOneFile = false
  /// Whether all pictures of a document are on one page.
  package var isSheet = false
  package var overlays: Set<Overlay> = []
  /// The states in which elements are drawn, each of them in those that it can be in.
  package var states: [ElementState] = []
  /// The folder of pictures, in place of the document's own.
  package var assets: String?
  /// The folder of drawings for symbols, which come before those of the command.
  package var symbols: String?
  /// The frames to compare with.
  package var earlier: FrameRecords?

  package init() {}

  /// One combination of the varied settings.
  struct Variant: Sendable {
    var request: LayoutRequest
    /// The value of each varied setting, in words for captions and for file names.
    var words: [(caption: String, name: String)] = []
  }

  /// The overrides of each variant.
  ///
  /// For PNG and PDF, texts are measured by default with the fonts they are drawn in.
  var overrides: [PreviewOverrides] {
    variants.map { variant in
      var overrides = PreviewOverrides(variant.request)
      switch format {
      case .svg: break
      case .png, .pdf: overrides.usualTextMetrics = TextMetricsChoice(.pango)
      }
      return overrides
    }
  }

  /// All combinations of widths, text scales, directions and appearances.
  var variants: [Variant] {
    var variants = [Variant(request: layout)]
    func vary<Value>(
      _ values: [Value], _ caption: (Value) -> String, _ name: (Value) -> String,
      set: (Value, inout LayoutRequest) -> Void
    ) {
      guard let first = values.first else { return }
      if values.count == 1 {
        for index in variants.indices { set(first, &variants[index].request) }
        return
      }
      variants = variants.flatMap { variant in
        values.map { value in
          var variant = variant
          set(value, &variant.request)
          variant.words.append((caption(value), name(value)))
          return variant
        }
      }
    }
    vary(
      widths, { "\($0.short) wide" }, { "w\($0.short)" },
      set: { $1.horizontal = LayoutRequest.Axis(minimum: $0, maximum: $0) })
    vary(
      textScales, { "text × \($0.short)" }, { "x\($0.short)" }, set: { $1.textScale = $0 })
    vary(directions, \.rawValue, \.rawValue, set: { $1.direction = $0 })
    vary(appearances, \.rawValue, \.rawValue, set: { $1.appearance = $0 })
    return variants
  }
}

extension Float {
  /// The number without a trailing `.0`.
  fileprivate var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
