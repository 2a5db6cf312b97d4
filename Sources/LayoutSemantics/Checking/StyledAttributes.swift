import LayoutDiagnostics

/// The attributes of styles as they are written out behind the text, once for each use.
///
/// Whatever is said of one of them is said of the place where the style is used, and refers to the
/// style.
struct StyledAttributes: Sendable {
  /// One attribute of a style at one use.
  struct Entry: Sendable {
    /// The name of the style in `style="…"`.
    var use: SourceRange
    /// The attribute behind the text.
    var name: SourceRange
    var value: SourceRange
    /// The attribute in the style.
    var style: DeclarationReference
    var attribute: Int32
  }

  /// One style of an element: its attributes in the markup.
  struct Use: Sendable {
    var style: DeclarationReference
    var attributes: Range<Int>
  }

  /// Where the document's own text ends.
  var start: UInt32 = .max
  /// In the order of their places.
  var entries: [Entry] = []
  /// The first of the entries' indices among the attributes of the markup.
  var firstAttribute = 0
  /// By the `style` attribute in the markup, the last style first.
  var uses: [Int32: [Use]] = [:]

  /// Whether there was a use for which no room was left.
  var isFull = false

  /// How many bytes all uses may write, so that a long style that is used often cannot take all
  /// memory.
  static let limit = 1 << 25

  /// The entry that `range` lies in, or nil for what stands in the document.
  func entry(at range: SourceRange) -> Entry? {
    guard range.start >= start else { return nil }
    var low = 0
    var high = entries.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if entries[middle].name.start <= range.start { low = middle } else { high = middle }
    }
    return low < entries.count ? entries[low] : nil
  }
}
