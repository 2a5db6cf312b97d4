#if Pango
  import CPango
  package import LayoutEngine

  /// A text in Pango's terms: its bytes, and the font of each run.
  package struct PangoText {
    /// The text in UTF-8; only a line feed ends a paragraph.
    let bytes: [UInt8]
    package let runs: [Run]
    let maxLines: Int
    let truncation: TextSpec.Truncation
    let alignment: TextSpec.Alignment
    let isRightToLeft: Bool
    private let language: String?

    /// The bytes of one run, and its font.
    package struct Run {
      var bytes: Range<Int>
      package var font: Font
    }

    /// The font of a run; lengths are in points.
    package struct Font {
      var size: Float
      var weight: FontWeight
      var family: String?
      var isItalic: Bool
      var lineHeight: Float?
      var letterSpacing: Float = 0
      var hasMonospacedDigits = false
      package var isUnderlined = false
      package var isStruckThrough = false

      /// Creates a font of a size in points.
      ///
      /// If the family does not exist, the default family is used.
      package init(
        size: Float, weight: FontWeight = .regular, family: String? = nil, isItalic: Bool = false,
        isUnderlined: Bool = false, isStruckThrough: Bool = false,
      ) {
        self.size = size
        self.weight = weight
        self.family = family
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
      }
    }

    package init(_ text: TextSpec, _ environment: LayoutEnvironment) {
      var bytes: [UInt8] = []
      runs = text.resolvedRuns(in: environment).map { run in
        let start = bytes.count
        run.content.unicodeScalars.appendNormalized(to: &bytes)
        return Run(bytes: start..<bytes.count, font: Font(run))
      }
      self.bytes = bytes
      maxLines = Int(text.maxLines)
      truncation = text.truncation
      alignment = text.textAlign
      isRightToLeft = environment.direction == .rtl
      language = environment.localization?.identifier
    }

    /// Creates a text of one line that begins at the left.
    package init(line: [(words: String, font: Font)], isRightToLeft: Bool) {
      var bytes: [UInt8] = []
      runs = line.map { part in
        let start = bytes.count
        part.words.unicodeScalars.appendNormalized(to: &bytes)
        return Run(bytes: start..<bytes.count, font: part.font)
      }
      self.bytes = bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
      maxLines = 1
      truncation = .clip
      alignment = .left
      self.isRightToLeft = isRightToLeft
      language = nil
    }

    /// The index of the run that contains a byte.
    func run(at byte: Int) -> Int {
      runs.lastIndex { $0.bytes.lowerBound <= byte && !$0.bytes.isEmpty } ?? 0
    }

    /// The space after each letter of a run, in points.
    func letterSpacing(ofRun number: Int) -> Float {
      guard runs.indices.contains(number), !runs[number].font.letterSpacing.isNaN else { return 0 }
      return min(max(runs[number].font.letterSpacing, -largest), largest)
    }

    /// The height of a line with some runs, in points; nil if the font of a run determines the
    /// height.
    func lineHeight(ofRuns numbers: [Int]) -> Float? {
      var height: Float = 0
      for number in numbers {
        guard runs.indices.contains(number), let said = runs[number].font.lineHeight else {
          return nil
        }
        height = max(height, said > 0 ? min(said, 10_000) : 0)
      }
      return height
    }

    /// The largest length in points for which no sum of advances overflows Pango's numbers.
    private var largest: Float { min(10_000, 3_000_000 / Float(max(bytes.count, 1))) }

    /// The words in a range of bytes.
    func words(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    // MARK: Layouts

    /// The options of a layout in addition to fonts.
    struct Setting {
      /// The range of bytes in the layout.
      var range: Range<Int>
      /// A string after the words.
      var ending = ""
      /// The width in Pango's units.
      var width: Int32
      var isJustified = false
      var ellipsis = PANGO_ELLIPSIZE_NONE
      /// The direction of the words; nil if Pango is to determine it.
      var isRightToLeft: Bool?
    }

    /// Returns a layout of the words, which the caller must release.
    func layout(_ setting: Setting, _ contexts: PangoContexts) -> OpaquePointer? {
      let isRightToLeft = setting.isRightToLeft ?? self.isRightToLeft
      guard let layout = pango_layout_new(contexts.context(isRightToLeft: isRightToLeft)) else {
        return nil
      }
      var words = Array(bytes[setting.range])
      if setting.ellipsis != PANGO_ELLIPSIZE_NONE {
        // A single line has no paragraphs.
        for index in words.indices where words[index] == UInt8(ascii: "\n") {
          words[index] = UInt8(ascii: " ")
        }
      }
      words += setting.ending.utf8
      words.withUnsafeBufferPointer { words in
        words.withMemoryRebound(to: CChar.self) { words in
          pango_layout_set_text(layout, words.baseAddress, Int32(clamping: words.count))
        }
      }
      for run in runs { contexts.open(size: run.font.size) }
      let attributes = attributes(of: setting.range, count: words.count)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_auto_dir(layout, setting.isRightToLeft == nil ? 1 : 0)
      // The lines are aligned later, when they are placed.
      pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_width(layout, setting.width)
      pango_layout_set_justify(layout, setting.isJustified ? 1 : 0)
      pango_layout_set_ellipsize(layout, setting.ellipsis)
      return layout
    }

    /// The attributes of the words in a range; indices count from the start of the layout.
    private func attributes(of range: Range<Int>, count: Int) -> OpaquePointer? {
      let list = pango_attr_list_new()
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: start)
        attribute.pointee.end_index = UInt32(clamping: end)
        pango_attr_list_insert(list, attribute)
      }
      let largest = largest
      for (number, run) in runs.enumerated() {
        let part = run.bytes.clamped(to: range)
        guard !part.isEmpty || bytes.isEmpty else { continue }
        let start = part.lowerBound - range.lowerBound
        // The ending has the attributes of the last run.
        let end = part.upperBound == range.upperBound ? count : part.upperBound - range.lowerBound
        let font = run.font
        let description = Self.description(of: font, largest: largest)
        add(pango_attr_font_desc_new(description), start, end)
        pango_font_description_free(description)
        let spacing = letterSpacing(ofRun: number)
        if spacing != 0 {
          add(pango_attr_letter_spacing_new(Int32(spacing * PangoText.units)), start, end)
        }
        if let height = font.lineHeight {
          let clamped = height > 0 ? min(height, 10_000) : 0
          add(
            pango_attr_line_height_new_absolute(max(1, Int32(clamped * PangoText.units))), start,
            end)
        }
        if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), start, end) }
        // A color that is never drawn. It makes Pango keep different runs apart.
        add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: number), 0, 0), start, end)
      }
      // Insert no hyphens where a word is broken.
      add(pango_attr_insert_hyphens_new(0), 0, count)
      if let language {
        add(pango_attr_language_new(pango_language_from_string(language)), 0, count)
      }
      return list
    }

    /// The Pango description of a font.
    private static func description(
      of font: Font, largest: Float
    ) -> OpaquePointer? {
      let description = pango_font_description_new()
      pango_font_description_set_family(description, families(of: font).joined(separator: ","))
      // A size of 0 is invalid in Pango.
      let size = font.size > 0.01 ? min(font.size, max(largest, 0.01)) : 0.01
      pango_font_description_set_absolute_size(description, Double(size * PangoText.units))
      pango_font_description_set_weight(
        description, PangoWeight(rawValue: UInt32(font.weight.number)))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      return description
    }

    /// The families to try, in order.
    private static func families(of font: Font) -> [String] {
      guard let family = font.family, !family.isEmpty else { return usual }
      // A generic family always exists.
      return generic.contains(family.lowercased()) ? [family] : [family] + usual
    }

    /// The families for texts without a family, or with one that does not exist.
    private static let usual = ["Noto Sans", "DejaVu Sans", "sans-serif"]
    private static let generic: Set = [
      "cursive", "fantasy", "mono", "monospace", "sans", "sans-serif", "serif",
    ]

    /// The number of Pango units per point.
    static let units = Float(PANGO_SCALE)
  }

  extension PangoText.Font {
    init(_ run: ResolvedTextRun) {
      self.init(
        size: run.fontSize, weight: run.fontWeight, family: run.fontFamily, isItalic: run.italic,
        isUnderlined: run.underline, isStruckThrough: run.strikethrough)
      lineHeight = run.lineHeight
      letterSpacing = run.letterSpacing
      hasMonospacedDigits = run.monospacedDigits
    }
  }

  extension String.UnicodeScalarView {
    /// Appends UTF-8 in which every line ending is a line feed.
    fileprivate func appendNormalized(to bytes: inout [UInt8]) {
      var isBehindReturn = false
      for scalar in self {
        switch scalar.value {
        case 0x0A where isBehindReturn: break
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: bytes.append(UInt8(ascii: "\n"))
        // A tab counts as a space in line breaking. A null character must not end the text.
        case 0, 0x09: bytes.append(UInt8(ascii: " "))
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
        isBehindReturn = scalar.value == 0x0D
      }
    }
  }
#endif
