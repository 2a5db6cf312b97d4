#if Pango
  package import CPango
  package import LayoutEngine

  /// A text set by Pango in a space, used both to measure and to draw.
  ///
  /// The lines are those of one Pango layout. If the text is truncated, the last line is that of a
  /// second layout with an ellipsis. Pango alone would limit the lines of each paragraph, not those
  /// of the text.
  package struct PangoSetting {
    /// A line, with its position in points from the top left of the space.
    package struct Line {
      package fileprivate(set) var x: Float = 0
      package fileprivate(set) var width: Float
      fileprivate(set) var top: Float
      package fileprivate(set) var baseline: Float
      fileprivate(set) var bottom: Float
      /// The rectangle that the letters cover.
      package fileprivate(set) var ink = LayoutRect()
      fileprivate(set) var isRightToLeft: Bool
      /// The stretches of words in drawing order, from left to right.
      package fileprivate(set) var items: [Item] = []
    }

    /// Letters of one font and one run.
    package struct Item {
      package let glyphs: UnsafeMutablePointer<PangoGlyphItem>
      /// The range of the text's bytes.
      fileprivate(set) var bytes: Range<Int>
      package fileprivate(set) var run: Int
      /// The width, in points.
      package fileprivate(set) var width: Float
      /// The shown words, with an ellipsis for words left out.
      fileprivate(set) var words: String
      /// The bytes of the stretch's layout, for Pango's functions.
      package fileprivate(set) var text: UnsafePointer<CChar>
    }

    package let text: PangoText
    package private(set) var lines: [Line] = []
    private(set) var isTruncated = false
    private let room: LayoutSize
    private let layouts: Layouts

    /// Owns the layouts while the setting exists.
    private final class Layouts {
      var all: [OpaquePointer] = []
      deinit { for layout in all { g_object_unref(UnsafeMutableRawPointer(layout)) } }
    }

    /// Sets a text in a space whose lengths may be infinite.
    ///
    /// While the setting exists, no other code may use the contexts.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - room: The space, in points.
    ///   - isJustified: Whether the lines of a justified text are stretched to the width of the
    ///     space.
    ///   - contexts: The contexts with the fonts.
    package init(
      _ text: PangoText, in room: LayoutSize, isJustified: Bool, _ contexts: PangoContexts
    ) {
      self.text = text
      self.room = room
      layouts = Layouts()
      guard !text.bytes.isEmpty else { return }
      let width = Self.units(room.width)
      let whole = PangoText.Setting(
        range: text.bytes.indices, width: width,
        isJustified: isJustified && text.alignment == .justified)
      guard let layout = text.layout(whole, contexts) else { return }
      layouts.all.append(layout)
      let count = Int(pango_layout_get_line_count(layout))
      let most = text.maxLines > 0 ? min(text.maxLines, count) : count
      for number in 0..<most {
        guard let line = pango_layout_get_line_readonly(layout, Int32(number)) else { break }
        add(line, of: layout, whole.range)
        if !fits { break }
      }
      isTruncated = lines.count < count || !fits
      if isTruncated, !lines.isEmpty { shorten(width, contexts) }
      place()
    }

    /// The width of the widest line and the height of all lines.
    ///
    /// With an ellipsis, the width is that of the space, since a smaller width would hold fewer
    /// words.
    var size: LayoutSize {
      let width = lines.map(\.width).max() ?? 0
      return LayoutSize(
        width: hasEllipsis && room.width < Self.longest ? max(width, room.width) : width,
        height: lines.last?.bottom ?? 0)
    }

    /// Whether the last line has an ellipsis.
    private var hasEllipsis: Bool {
      layouts.all.dropFirst().contains { pango_layout_is_ellipsized($0) != 0 }
    }

    private var fits: Bool {
      let height = lines.last?.bottom ?? 0
      return height - (0x1p-10 + height * 0x1p-20) <= room.height
    }

    /// A width in Pango's units, rounded up: a text is often set in its measured width, minus a
    /// rounding error.
    private static func units(_ width: Float) -> Int32 {
      guard width < longest else { return Int32(longest * PangoText.units) }
      return Int32(((max(width, 0) * (1 + 0x1p-20) + 0x1p-10) * PangoText.units).rounded(.up))
    }

    /// The longest line in points, since an infinite one exceeds Pango's numbers.
    private static let longest: Float = 1_000_000

    // MARK: Truncation

    /// Removes the lines that do not fit, and puts an ellipsis in the last one.
    private mutating func shorten(_ width: Int32, _ contexts: PangoContexts) {
      if !fits { lines.removeLast() }
      guard let last = lines.last, text.truncation != .clip else { return }
      let start = last.items.map(\.bytes.lowerBound).min() ?? lineStart(lines.count - 1)
      let paragraph = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      var setting = PangoText.Setting(range: start..<text.bytes.count, width: width)
      setting.isRightToLeft = last.isRightToLeft
      if text.truncation == .tail {
        setting.range = start..<paragraph
        // No word of the following paragraphs is on this line.
        if paragraph < text.bytes.count { setting.ending = "…" }
        setting.ellipsis = PANGO_ELLIPSIZE_END
      } else {
        setting.ellipsis =
          text.truncation == .middle ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_START
      }
      guard let layout = text.layout(setting, contexts) else { return }
      layouts.all.append(layout)
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
      lines.removeLast()
      add(line, of: layout, setting.range)
      if !fits { lines.removeLast() }
    }

    /// The index of the first byte of a line.
    private func lineStart(_ number: Int) -> Int {
      let line = pango_layout_get_line_readonly(layouts.all[0], Int32(number))
      return line.map { Int($0.pointee.start_index) } ?? 0
    }

    // MARK: Lines

    /// Adds a line of a layout below the lines so far; `range` contains the layout's bytes.
    private mutating func add(
      _ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: OpaquePointer, _ range: Range<Int>
    ) {
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let top = lines.last?.bottom ?? 0
      var added = Line(
        width: 0, top: top, baseline: top - Float(logical.y) / PangoText.units,
        bottom: top + Float(logical.height) / PangoText.units,
        isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
        items: items(of: line, of: layout, range))
      // Pango ends a line that is lower than its letters at the baseline, not above.
      if logical.y + logical.height <= 0,
        let least = text.lineHeight(ofRuns: added.items.map(\.run))
      {
        added.bottom = min(added.bottom, top + least)
        added.baseline = added.bottom
      }
      for item in added.items {
        added.cover(item, from: added.width)
        added.width += item.width
      }
      // When Pango breaks lines, it counts half of the spacing before the first letter and half
      // after the last. The measured line widths do not include these halves.
      if let first = added.items.first?.run, let last = added.items.last?.run {
        let spacing = (text.letterSpacing(ofRun: first) + text.letterSpacing(ofRun: last)) / 2
        added.width = max(0, added.width + min(spacing, max(room.width - added.width, 0)))
      }
      lines.append(added)
    }

    /// The stretches of a line from left to right.
    private func items(
      of line: UnsafeMutablePointer<PangoLayoutLine>, of layout: OpaquePointer, _ range: Range<Int>
    ) -> [Item] {
      guard let words = pango_layout_get_text(layout) else { return [] }
      var items: [Item] = []
      var next = line.pointee.runs
      while let node = next {
        next = node.pointee.next
        guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
          let source = run.pointee.item, let glyphs = run.pointee.glyphs
        else { continue }
        let flags = Int32(source.pointee.analysis.flags)
        let isEllipsis = flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
        if isEllipsis { Self.narrow(glyphs, source.pointee.analysis.font) }
        let start = Int(source.pointee.offset) + range.lowerBound
        let end = start + Int(source.pointee.length)
        let bytes = min(start, range.upperBound)..<min(end, range.upperBound)
        items.append(
          Item(
            glyphs: run, bytes: bytes,
            run: text.run(at: bytes.isEmpty ? bytes.lowerBound - 1 : bytes.lowerBound),
            width: Float(pango_glyph_string_get_width(glyphs)) / PangoText.units,
            words: isEllipsis
              ? "…" : text.words(bytes) + (end > range.upperBound ? "…" : ""),
            text: words))
      }
      return items
    }

    /// Removes the space that Pango adds after an ellipsis to fill the line, which would be a gap
    /// before the following words.
    private static func narrow(
      _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>?
    ) {
      for number in 0..<Int(glyphs.pointee.num_glyphs) {
        var extents = PangoRectangle()
        pango_font_get_glyph_extents(font, glyphs.pointee.glyphs[number].glyph, nil, &extents)
        let width = glyphs.pointee.glyphs[number].geometry.width
        glyphs.pointee.glyphs[number].geometry.width = min(width, extents.width)
      }
    }

    /// Positions the lines by the text's alignment.
    private mutating func place() {
      guard room.width < Self.longest else { return }
      for index in lines.indices {
        let free = room.width - lines[index].width
        let x: Float =
          switch text.alignment {
          case .left: 0
          case .right: free
          case .center: free / 2
          case .start, .justified: text.isRightToLeft ? free : 0
          case .end: text.isRightToLeft ? 0 : free
          }
        lines[index].x = x
        lines[index].ink.x += x
      }
    }
  }

  // MARK: Words

  extension PangoSetting {
    /// The lines with their words, for renderers without Pango.
    var measured: MeasuredLines {
      let measured = lines.map { line in
        var parts: [MeasuredLines.Part] = []
        let frames = line.frames
        let order = line.items.indices.sorted {
          line.items[$0].bytes.lowerBound < line.items[$1].bytes.lowerBound
        }
        for index in order {
          let item = line.items[index]
          if let last = parts.last, last.run == item.run {
            parts[parts.count - 1].words += item.words
            parts[parts.count - 1].frame = last.frame?.along(frames[index])
          } else {
            parts.append(
              MeasuredLines.Part(run: item.run, words: item.words, frame: frames[index]))
          }
        }
        if let last = parts.last, line.bytes.upperBound < text.bytes.count {
          // Spaces before a line break have no width.
          parts[parts.count - 1].words = String(
            last.words.reversed().drop { $0 == " " }.reversed())
        }
        return MeasuredLines.Line(
          x: line.x, baseline: line.baseline, width: line.width,
          isRightToLeft: line.isRightToLeft, parts: parts)
      }
      return MeasuredLines(lines: measured, isTruncated: isTruncated)
    }
  }

  extension PangoSetting.Line {
    /// The rectangles of the items, as high as the line.
    fileprivate var frames: [LayoutRect] {
      var x = x
      return items.map { item in
        defer { x += item.width }
        return LayoutRect(x: x, y: top, width: item.width, height: bottom - top)
      }
    }

    /// Extends the covered rectangle by the letters of an item that begins at `x`.
    fileprivate mutating func cover(_ item: PangoSetting.Item, from x: Float) {
      guard let glyphs = item.glyphs.pointee.glyphs else { return }
      var covered = PangoRectangle()
      pango_glyph_string_extents(
        glyphs, item.glyphs.pointee.item?.pointee.analysis.font, &covered, nil)
      guard covered.width > 0, covered.height > 0 else { return }
      let left = x + Float(covered.x) / PangoText.units
      let top = baseline + Float(covered.y) / PangoText.units
      let right = left + Float(covered.width) / PangoText.units
      let bottom = top + Float(covered.height) / PangoText.units
      guard ink.width > 0 else {
        ink = LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
        return
      }
      let (oldRight, oldBottom) = (ink.x + ink.width, ink.y + ink.height)
      ink.x = min(ink.x, left)
      ink.y = min(ink.y, top)
      ink.width = max(oldRight, right) - ink.x
      ink.height = max(oldBottom, bottom) - ink.y
    }

    /// The range of bytes on the line.
    fileprivate var bytes: Range<Int> {
      let start = items.map(\.bytes.lowerBound).min() ?? 0
      return start..<max(start, items.map(\.bytes.upperBound).max() ?? 0)
    }
  }

  extension LayoutRect {
    /// The smallest rectangle around this one and another one on the same line.
    fileprivate func along(_ other: LayoutRect) -> LayoutRect {
      let left = min(x, other.x)
      let right = max(x + width, other.x + other.width)
      return LayoutRect(x: left, y: y, width: right - left, height: height)
    }
  }
#endif
