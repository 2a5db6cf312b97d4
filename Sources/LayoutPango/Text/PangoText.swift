#if Pango
  import CPango
  package import LayoutEngine

  /// A text in Pango's terms: its words as bytes, and what each stretch of them is set in.
  package struct PangoText {
    /// UTF-8, in which a line feed alone ends paragraphs.
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

    /// What words are set in; lengths are in points.
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

      /// A font of a size in points; the family is the usual one where there is none of that name.
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

    /// Words of one font in one line, which begin at its left.
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

    /// The place of the run that a byte is of.
    func run(at byte: Int) -> Int {
      runs.lastIndex { $0.bytes.lowerBound <= byte && !$0.bytes.isEmpty } ?? 0
    }

    /// The space behind each letter of a run, in points.
    func letterSpacing(ofRun number: Int) -> Float {
      guard runs.indices.contains(number), !runs[number].font.letterSpacing.isNaN else { return 0 }
      return min(max(runs[number].font.letterSpacing, -largest), largest)
    }

    /// The height of a line of some runs, in points; nothing where one leaves it to its font.
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

    /// So large that no sum of advances leaves Pango's numbers.
    private var largest: Float { min(10_000, 3_000_000 / Float(max(bytes.count, 1))) }

    /// The words in the bytes.
    func words(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    // MARK: Layouts

    /// How the words of a layout are set besides their fonts.
    struct Setting {
      /// Of the words, in place of all.
      var range: Range<Int>
      /// What stands behind the words.
      var ending = ""
      /// In Pango's units.
      var width: Int32
      var isJustified = false
      var ellipsis = PANGO_ELLIPSIZE_NONE
      /// The direction of the words, where that is known.
      var isRightToLeft: Bool?
    }

    /// A layout of the words, which its receiver has to release.
    func layout(_ setting: Setting, _ contexts: PangoContexts) -> OpaquePointer? {
      let isRightToLeft = setting.isRightToLeft ?? self.isRightToLeft
      guard let layout = pango_layout_new(contexts.context(isRightToLeft: isRightToLeft)) else {
        return nil
      }
      var words = Array(bytes[setting.range])
      if setting.ellipsis != PANGO_ELLIPSIZE_NONE {
        // One line has no paragraphs.
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
      // Which edge lines lie at is decided where they are placed.
      pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_width(layout, setting.width)
      pango_layout_set_justify(layout, setting.isJustified ? 1 : 0)
      pango_layout_set_ellipsize(layout, setting.ellipsis)
      return layout
    }

    /// What the words in a range are set in, whose bytes count from 0 in the layout.
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
        // What stands behind the words is set as the last of them.
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
          let held = height > 0 ? min(height, 10_000) : 0
          add(
            pango_attr_line_height_new_absolute(max(1, Int32(held * PangoText.units))), start, end)
        }
        if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), start, end) }
        // A color that is never seen: it keeps apart what lies in different runs.
        add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: number), 0, 0), start, end)
      }
      // Where a word is broken it is as it was.
      add(pango_attr_insert_hyphens_new(0), 0, count)
      if let language {
        add(pango_attr_language_new(pango_language_from_string(language)), 0, count)
      }
      return list
    }

    /// The font that comes nearest to what is asked for.
    private static func description(
      of font: Font, largest: Float
    ) -> OpaquePointer? {
      let description = pango_font_description_new()
      pango_font_description_set_family(description, families(of: font).joined(separator: ","))
      // A font of no size is none.
      let size = font.size > 0.01 ? min(font.size, max(largest, 0.01)) : 0.01
      pango_font_description_set_absolute_size(description, Double(size * PangoText.units))
      pango_font_description_set_weight(
        description, PangoWeight(rawValue: UInt32(font.weight.number)))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      return description
    }

    /// The families that are asked for in turn.
    private static func families(of font: Font) -> [String] {
      guard let family = font.family, !family.isEmpty else { return usual }
      // What stands for a family of the system's is always there.
      return generic.contains(family.lowercased()) ? [family] : [family] + usual
    }

    /// Where a text names no family, or one that is not there.
    private static let usual = ["Noto Sans", "DejaVu Sans", "sans-serif"]
    private static let generic: Set = [
      "cursive", "fantasy", "mono", "monospace", "sans", "sans-serif", "serif",
    ]

    /// Pango's units in a point.
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
    /// Adds UTF-8 in which a line feed stands for everything that ends a line.
    fileprivate func appendNormalized(to bytes: inout [UInt8]) {
      var isBehindReturn = false
      for scalar in self {
        switch scalar.value {
        case 0x0A where isBehindReturn: break
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: bytes.append(UInt8(ascii: "\n"))
        // A tab is a space to line breaking, and a text ends nowhere before its end.
        case 0, 0x09: bytes.append(UInt8(ascii: " "))
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
        isBehindReturn = scalar.value == 0x0D
      }
    }
  }
#endif
