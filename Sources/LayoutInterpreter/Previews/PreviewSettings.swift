package import LayoutEngine
package import LayoutModel
import LayoutSchema

/// The settings that a document is solved with: sizes, environment and text metrics.
package struct PreviewSettings: Sendable, Equatable {
  package var horizontal = AxisOffer.unbounded
  package var vertical = AxisOffer.unbounded
  package var environment = LayoutEnvironment()
  package var textMetrics = TextMetricsChoice.proportional
  /// The path, relative to the document, of the file with parameter values; or nil.
  package var data: String?
  /// The language of texts, numbers and lists, or nil.
  package var language: String?
  /// The name of the time zone, or nil.
  package var timeZone: String?
  /// How far scrolls are scrolled; the others are where they open.
  package var scrolled: [ScrollPosition] = []
  /// The name of the preview, or nil.
  package var name: String?
  /// The preview's place in the typed tree, or −1 for the defaults.
  package private(set) var node = -1

  /// Makes the defaults: no size limits, a scale of 1, left to right.
  package init() {}

  /// The size range that the document is solved in.
  package var range: SizeRange {
    let horizontal = horizontal.ordered
    let vertical = vertical.ordered
    return SizeRange(
      min: LayoutSize(width: horizontal.minimum, height: vertical.minimum),
      max: LayoutSize(width: horizontal.maximum, height: vertical.maximum))
  }
}

// MARK: Settings from a document

extension PreviewSettings {
  /// Makes the settings of the preview at `node` of `document`.
  package init(preview node: Int, of document: TypedDocument) {
    self.init()
    self.node = node
    for index in document.nodes[node].attributeIndices {
      let attribute = document.attributes[index]
      switch (attribute.name, attribute.value) {
      case (.width, .dimension(let length)): horizontal = .exact(length.amount)
      case (.height, .dimension(let length)): vertical = .exact(length.amount)
      case (.minWidth, .dimension(let length)): horizontal.minimum = length.amount
      case (.maxWidth, .dimension(let length)): horizontal.maximum = length.amount
      case (.minHeight, .dimension(let length)): vertical.minimum = length.amount
      case (.maxHeight, .dimension(let length)): vertical.maximum = length.amount
      case (.scale, .number(let scale)): environment.scale = scale
      case (.direction, .choice):
        environment.direction = attribute.value.choice(in: attribute.row) ?? .ltr
      case (.textScale, .number(let scale)): environment.textScale = scale
      case (.safeArea, .edges(let edges)): environment.safeArea = LayoutEdges(edges)
      case (.appearance, .choice):
        environment.colorScheme = attribute.value.choice(in: attribute.row) ?? .light
      case (.data, .text(let path)): data = document.string(path)
      case (.now, .text(let text)):
        environment.now = LayoutInstant(iso8601: document.string(text)) ?? environment.now
      case (.timeZone, .text(let name)): timeZone = document.string(name)
      case (.scrolled, .text(let text)):
        scrolled = ScrollPosition.list(document.string(text)) ?? []
      case (.language, .text(let name)): language = document.string(name)
      case (.name, .text(let text)): name = document.string(text)
      case (.textMetrics, .textMetrics(let metrics)): textMetrics = TextMetricsChoice(metrics)
      default: break  // open: of pairs; a test has every attribute of a preview read here.
      }
    }
  }

  /// Returns the settings of each preview of `document`, in document order.
  package static func all(of document: TypedDocument) -> [PreviewSettings] {
    document.previews.map { PreviewSettings(preview: Int($0), of: document) }
  }

  /// Returns the settings of the first preview of `document`, or those of ``init()`` if there is
  /// none.
  package static func first(of document: TypedDocument) -> PreviewSettings {
    guard let first = document.previews.first else { return PreviewSettings() }
    return PreviewSettings(preview: Int(first), of: document)
  }
}
