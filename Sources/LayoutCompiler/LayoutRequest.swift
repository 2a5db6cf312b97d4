package import LayoutDiagnostics
package import LayoutEngine
import LayoutModel

/// The command line's settings for solving documents; previews provide the rest.
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

  /// The method of measuring text.
  package enum TextMetrics: Equatable, Sendable {
    /// Built-in advances that resemble a common font.
    case proportional
    /// Equal advances for all characters and equal heights for all lines, in points.
    case fixed(advance: Float, lineHeight: Float)
    /// The system's fonts, measured by Pango.
    case pango

    /// The reason why this method is not available; nil if it is.
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

  /// Ids of scrolls with how far each is scrolled.
  package struct Scrolled: Equatable, Sendable {
    let positions: [ScrollPosition]

    /// Reads `list 320, chips 40`; nil if it is nothing of the kind.
    package init?(_ text: String) {
      guard let positions = ScrollPosition.list(text) else { return nil }
      self.positions = positions
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
  /// The time zone of dates and times.
  package var timeZone: LayoutTimeZone?
  /// The current time, since no clock is read.
  package var now: LayoutInstant?
  /// How far scrolls are scrolled, in place of what the previews say.
  package var scrolled: Scrolled?
  /// The size of unknown layouts written in Swift whose declarations give no size.
  package var standIn: Extent?
  /// The previews to solve.
  package var previews = PreviewChoice.first
  /// The parameter values, in place of those that the previews name.
  package var data: SourceText?
  /// The language of texts, numbers and lists, in place of the preview's.
  package var language: String?
  /// The translations of texts.
  package var strings: StringsFile?
  /// The replacement words for all texts of the document.
  package var fuzz: FuzzedTexts?

  package init() {}
}
