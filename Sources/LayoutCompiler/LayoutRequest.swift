package import LayoutDiagnostics

/// What a document is to be solved for, as far as the command line says; the rest is the preview's.
package struct LayoutRequest: Sendable {
  /// A range of one axis in points; `maximum` is `nil` where there is no limit.
  package struct Axis: Equatable, Sendable {
    package var minimum: Float
    package var maximum: Float?

    package init(minimum: Float, maximum: Float?) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  package enum Direction: String, CaseIterable, Sendable {
    case ltr
    case rtl
  }

  package enum Appearance: String, CaseIterable, Sendable {
    case light
    case dark
  }

  /// Insets in points.
  package struct Edges: Equatable, Sendable {
    package var top: Float
    package var left: Float
    package var bottom: Float
    package var right: Float

    package init(top: Float, left: Float, bottom: Float, right: Float) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// How text is measured.
  package enum TextMetrics: Equatable, Sendable {
    /// By built-in advances that resemble a common font.
    case proportional
    /// Every character as wide and every line as high, in points.
    case fixed(advance: Float, lineHeight: Float)
    /// By the system's fonts.
    case pango

    /// Why it cannot be had here; nil where it can.
    package var absence: String? {
      switch self {
      case .proportional, .fixed: nil
      case .pango: PictureFormat.absenceOfPango
      }
    }
  }

  /// A size in points.
  package struct Extent: Equatable, Sendable {
    package var width: Float
    package var height: Float

    package init(width: Float, height: Float) {
      self.width = width
      self.height = height
    }
  }

  package var horizontal: Axis?
  package var vertical: Axis?
  package var scale: Float?
  package var direction: Direction?
  package var textScale: Float?
  package var safeArea: Edges?
  package var appearance: Appearance?
  package var textMetrics: TextMetrics?
  /// How large layouts written in Swift are shown that are not known, where their declarations do not
  /// say so.
  package var standIn: Extent?
  /// The previews to start from.
  package var previews = PreviewChoice.first
  /// Values for the parameters, in place of those that the previews name.
  package var data: SourceText?
  /// The language of texts, numbers and lists, in place of the preview's.
  package var language: String?
  /// The words that texts have in some languages.
  package var strings: StringsFile?
  /// Other words than the document's, in all of its texts.
  package var fuzz: FuzzedTexts?

  package init() {}
}
