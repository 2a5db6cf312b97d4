import CGTK4
import LayoutEngine
import LayoutPangoText
import LayoutViews

/// The view of a text, drawn with the measured letters at their measured positions.
final class TextView: ElementView {
  private var letters: PangoLetters?
  /// The colors of the text's runs; nil for a run in the theme's color.
  private var colors: [GdkRGBA?]?

  override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LABEL }
  override var spokenLabel: String? {
    guard let text = content?.text, let environment = content?.environment else { return nil }
    return text.resolvedRuns(in: environment).map(\.content).joined()
  }

  override func configure(_ content: ViewContent, _ parts: ViewContent.Parts) {
    super.configure(content, parts)
    let isOtherwiseSet =
      !parts.isDisjoint(with: [.environment, .asset])
      || parts.contains(.spec) && !content.changes.isDisjoint(with: Self.setting)
    if isOtherwiseSet { letters = nil }
    if !parts.isDisjoint(with: [.spec, .environment, .asset]) {
      colors = nil
      redraw()
    }
    if parts.contains(.spec), content.look.accessibilityLabel == nil {
      layout_gtk_set_accessible_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, spokenLabel)
    }
  }

  override func frameDidChange(from old: LayoutRect) {
    super.frameDidChange(from: old)
    if old.size != frame.size { letters = nil }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    letters = nil
  }

  /// The changes that require the letters to be set again.
  private static let setting: LayoutChanges.Parts = [.words, .letters, .lines, .scaling]

  override func draw(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    guard let text = content?.text, let environment = content?.environment, let fonts = host.fonts
    else { return }
    let letters =
      letters ?? PangoLetters(text, in: size, environment: environment, fonts: fonts)
    self.letters = letters
    let palette = palette
    let colors =
      colors ?? text.resolvedRuns(in: environment).map { $0.color.flatMap(palette.color) }
    self.colors = colors
    let foreground = palette.foreground
    for stretch in letters.stretches {
      var color = (colors.indices.contains(stretch.run) ? colors[stretch.run] : nil) ?? foreground
      var origin = graphene_point_t(x: stretch.origin.x, y: stretch.origin.y)
      let font = stretch.font.assumingMemoryBound(to: PangoFont.self)
      let glyphs = stretch.glyphs.assumingMemoryBound(to: PangoGlyphString.self)
      // GTK returns no node for letters without visible shapes.
      if let node = gsk_text_node_new(font, glyphs, &color, &origin) {
        gtk_snapshot_append_node(snapshot, node)
        gsk_render_node_unref(node)
      }
      for line in [stretch.underline, stretch.strikethrough] {
        guard var bounds = line?.bounds else { continue }
        gtk_snapshot_append_color(snapshot, &color, &bounds)
      }
    }
  }
}
