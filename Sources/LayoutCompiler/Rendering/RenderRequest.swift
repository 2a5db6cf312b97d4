import LayoutInterpreter
package import LayoutRendering

/// What pictures are made of documents.
package struct RenderRequest: Sendable {
  /// For what documents are solved, but for what varies.
  package var layout = LayoutRequest()
  /// Of each document there is a picture for each of these widths, in points, or of the one that
  /// ``layout`` says.
  package var widths: [Float] = []
  package var textScales: [Float] = []
  package var directions: [LayoutRequest.Direction] = []
  package var appearances: [LayoutRequest.Appearance] = []
  package var format = PictureFormat.svg
  /// Whether the pictures of all documents are pages of one file, in a format that has pages.
  package var isOneFile = false
  /// Whether all pictures of a document are on one page.
  package var isSheet = false
  package var overlays: Set<Overlay> = []
  /// The folder of pictures, in place of the document's own.
  package var assets: String?
  /// The frames that pictures show the difference to.
  package var earlier: FrameRecords?

  package init() {}

  /// One of the ways in which a document is shown.
  struct Variant: Sendable {
    var request: LayoutRequest
    /// Each thing that varies, in words for captions and in words for names of files.
    var words: [(caption: String, name: String)] = []
  }

  /// What each way says to the solver; texts are measured by the fonts that they are drawn in.
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

  /// All ways, each width with each text scale and so on.
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
  /// Without a point where there is nothing behind it.
  fileprivate var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
