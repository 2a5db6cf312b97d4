import CGTK4
import LayoutEngine
import LayoutPangoText
import LayoutViews

/// The view of a text, drawn with the measured letters at their measured positions.
final class TextView: ElementView {
  private var letters: PangoLetters?
  /// The colors of the text's runs; nil for a run in the theme's color.
  private var colors: [GdkRGBA?]?
  /// The runs that are links.
  private var links: [Int] = []
  /// The index of the link that the keyboard follows.
  private var chosen = 0

  override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LABEL }
  override var spokenLabel: String? {
    guard let text = content?.text, let environment = content?.environment else { return nil }
    return text.resolvedRuns(in: environment).map(\.content).joined()
  }

  override func configure(_ content: ViewContent, _ parts: ViewContent.Parts) {
    if content.padding != self.content?.padding { letters = nil }
    super.configure(content, parts)
    let isOtherwiseSet =
      !parts.isDisjoint(with: [.environment, .asset])
      || parts.contains(.spec) && !content.changes.isDisjoint(with: Self.setting)
    if isOtherwiseSet { letters = nil }
    if !parts.isDisjoint(with: [.spec, .environment, .asset]) {
      colors = nil
      redraw()
    }
    if parts.contains(.spec) {
      let runs = content.text?.runs ?? []
      links = runs.indices.filter { runs[$0].tap != nil }
      chosen = min(chosen, max(links.count - 1, 0))
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
    chosen = 0
  }

  // MARK: Links

  override func isTapped(_ content: ViewContent) -> Bool {
    super.isTapped(content) || content.text?.runs.contains { $0.tap != nil } ?? false
  }

  /// Follows the chosen link, or chooses another one.
  override func use(_ key: ViewKey) -> Bool {
    guard !links.isEmpty else { return super.use(key) }
    let isRightToLeft = content?.environment.direction == .rtl
    let next =
      switch key {
      case .activation: chosen
      case .up: chosen - 1
      case .down: chosen + 1
      case .left: chosen + (isRightToLeft ? 1 : -1)
      case .right: chosen + (isRightToLeft ? -1 : 1)
      }
    guard links.indices.contains(next) else { return false }
    if key == .activation, let token = content?.token { host.onFollow(token, next) }
    chosen = next
    redraw()
    return true
  }

  /// Draws a line under the link that the keyboard would follow.
  private func drawChoice(_ snapshot: OpaquePointer, _ stretch: PangoLetters.Stretch) {
    guard links.indices.contains(chosen), links[chosen] == stretch.run,
      gtk_widget_has_visible_focus(widget) != 0
    else { return }
    var color = palette.foreground
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: stretch.origin.x, y: stretch.origin.y + 2),
      size: graphene_size_t(width: stretch.width, height: 2))
    gtk_snapshot_append_color(snapshot, &color, &bounds)
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
      drawChoice(snapshot, stretch)
      for line in [stretch.underline, stretch.strikethrough] {
        guard var bounds = line?.bounds else { continue }
        gtk_snapshot_append_color(snapshot, &color, &bounds)
      }
    }
  }
}
