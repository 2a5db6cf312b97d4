#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import LayoutViews
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutEngine
  package import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// The text of a label, and the space that it was set in.
  @MainActor package struct LabelWords {
    /// The insets of the text in the label.
    package private(set) var padding = LayoutEdges.none
    private var shown: (text: TextSpec, environment: LayoutEnvironment, tools: ViewTools)?
    private var shownRoom: CGSize?

    package init() {}

    /// Whether the text is reduced where there is little space for it.
    package var canShrink: Bool { shown.map { $0.text.minScale < 1 } ?? false }

    /// Takes the text of an element; returns whether it has one.
    package mutating func take(_ content: ViewContent, _ tools: ViewTools) -> Bool {
      guard let text = content.text else { return false }
      shown = (text, content.environment, tools)
      padding = content.padding
      shownRoom = nil
      return true
    }

    /// Whether the text was set in another space than this one, or not at all.
    package func isStale(in size: CGSize) -> Bool { shownRoom != size }

    /// Sets the text in a space; nil if there is no text.
    package mutating func set(in bounds: CGRect) -> (text: TextSpec, words: AttributedText)? {
      guard let shown else { return nil }
      shownRoom = bounds.size
      return shown.tools.words(
        of: shown.text, in: LayoutSize(bounds.inset(by: padding).size), shown.environment)
    }
  }
#endif
