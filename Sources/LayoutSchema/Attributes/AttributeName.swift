/// Every attribute of the language.
///
/// A name alone does not determine which elements read the attribute; its rows do, of type
/// ``AttributeSpec``.
@usableFromInline
package enum AttributeName: UInt8, CaseIterable, Sendable {
  // MARK: Identity and appearance
  case id
  case style
  case backgroundColor
  case gradient
  case cornerRadius
  case clipsContent
  case strokeWidth
  case strokeColor
  case dash
  case borderTop
  case borderBottom
  case borderLeft
  case borderRight
  case borderStart
  case borderEnd
  case shadow
  case tint
  case opacity
  case zIndex
  case rotation
  case drawScale
  case mask
  case blur
  case transition
  case animation
  case visibility
  case writingDirection
  case isEnabled
  case isSelected
  case accessibilityLabel
  case accessibilityHint
  case accessibilityRole
  case accessibilityHidden

  // MARK: Actions
  case tap
  case longPress
  case swipeStart
  case swipeEnd
  case refresh
  case submit
  case change

  // MARK: Size
  case width
  case height
  case minWidth
  case maxWidth
  case minHeight
  case maxHeight
  case size

  // MARK: Own
  case direction
  case spacing
  case justifyContent
  case alignItems
  case horizontalAlignment
  case verticalAlignment
  case flexWrap
  case alignContent
  case lineSpacing
  case wrap
  case gap
  case rowGap
  case columnGap
  case layoutDirection
  case overflow
  case columns
  case rows
  case autoColumns
  case autoRows
  case autoFlow
  case areas
  case justifyItems
  case orientation
  case separator
  case separatorInset
  case contentGravity
  case insets
  case insetTop
  case insetLeft
  case insetBottom
  case insetRight
  case insetStart
  case insetEnd
  case safeArea
  case centering
  case sizing
  case horizontalPosition
  case verticalPosition
  case ratio
  case cornerLocation
  case wrapsCorner
  case clippedDimensions
  case axis
  case fillsViewport
  case anchor
  case paging
  case snap
  case content
  case fontSize
  case fontFamily
  case fontWeight
  case textStyle
  case italic
  case monospacedDigits
  case letterSpacing
  case underline
  case strikethrough
  case lineHeight
  case maxLines
  case minScale
  case truncation
  case textAlign
  case color
  case scalesText
  case localized
  case source
  case intrinsicSize
  case contentMode
  case placeholder
  case `class`
  case minLength

  // MARK: Placement
  case flexGrow
  case flexShrink
  case flexBasis
  case alignSelf
  case spacingBefore
  case spacingAfter
  case ascender
  case descender
  case pinned
  case layoutPosition
  case sizeRange
  case gravity
  case offset
  case margin
  case marginTop
  case marginLeft
  case marginBottom
  case marginRight
  case marginStart
  case marginEnd
  case marginHorizontal
  case marginVertical
  case padding
  case paddingTop
  case paddingLeft
  case paddingBottom
  case paddingRight
  case paddingStart
  case paddingEnd
  case paddingHorizontal
  case paddingVertical
  case itemPadding
  case itemPaddingTop
  case itemPaddingLeft
  case itemPaddingBottom
  case itemPaddingRight
  case itemPaddingStart
  case itemPaddingEnd
  case itemPaddingHorizontal
  case itemPaddingVertical
  case borderWidth
  case borderWidthTop
  case borderWidthLeft
  case borderWidthBottom
  case borderWidthRight
  case borderWidthStart
  case borderWidthEnd
  case borderWidthHorizontal
  case borderWidthVertical
  case position
  case top
  case left
  case bottom
  case right
  case start
  case end
  case aspectRatio
  case display
  case boxSizing
  case flex
  case isReferenceBaseline
  case weight
  case separatorBefore
  case column
  case row
  case area
  case justifySelf

  // MARK: Documents
  case name
  case flexbox
  case widths
  case heights
  case scale
  case textScale
  case appearance
  case data
  case language
  case now
  case timeZone
  case textMetrics
  case scrolled
  case previews
  case textScales
  case directions
  case that

  // MARK: Structure
  case src
  case `as`
  case only
  case module
  case type
  case values
  case `default`
  case maxLength
  case value
  case dark
  case view
  case basedOn
  case state
  case children
  case test
  case each
  case `in`
  case key
  case index
  case slot

  /// The position in the list, by which the compiler numbers cases; written out so that other
  /// modules inline it.
  @inlinable
  package var rawValue: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  @inlinable
  package static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

  /// The name as authors write it.
  package var name: String { Self.names[Int(rawValue)] }

  /// The names of the cases in their order; a test holds them to the cases.
  ///
  /// They are written out, since every start of the command would have to ask the runtime for each.
  private static let names = [
    "id", "style", "backgroundColor", "gradient", "cornerRadius", "clipsContent", "strokeWidth",
    "strokeColor", "dash",
    "borderTop", "borderBottom", "borderLeft", "borderRight", "borderStart", "borderEnd",
    "shadow", "tint", "opacity",
    "zIndex", "rotation", "drawScale", "mask", "blur", "transition", "animation",
    "visibility", "writingDirection", "isEnabled",
    "isSelected",
    "accessibilityLabel",
    "accessibilityHint", "accessibilityRole", "accessibilityHidden", "tap", "longPress",
    "swipeStart", "swipeEnd", "refresh", "submit", "change", "width", "height", "minWidth",
    "maxWidth", "minHeight", "maxHeight", "size", "direction", "spacing", "justifyContent",
    "alignItems", "horizontalAlignment", "verticalAlignment", "flexWrap", "alignContent",
    "lineSpacing", "wrap", "gap", "rowGap", "columnGap", "layoutDirection", "overflow", "columns",
    "rows", "autoColumns", "autoRows", "autoFlow", "areas", "justifyItems", "orientation",
    "separator", "separatorInset", "contentGravity", "insets", "insetTop", "insetLeft",
    "insetBottom", "insetRight", "insetStart", "insetEnd", "safeArea", "centering", "sizing",
    "horizontalPosition", "verticalPosition", "ratio", "cornerLocation", "wrapsCorner",
    "clippedDimensions", "axis", "fillsViewport", "anchor", "paging", "snap", "content", "fontSize",
    "fontFamily", "fontWeight", "textStyle", "italic", "monospacedDigits", "letterSpacing",
    "underline", "strikethrough", "lineHeight", "maxLines", "minScale", "truncation", "textAlign",
    "color", "scalesText", "localized", "source", "intrinsicSize", "contentMode", "placeholder",
    "class", "minLength", "flexGrow", "flexShrink", "flexBasis", "alignSelf", "spacingBefore",
    "spacingAfter", "ascender", "descender", "pinned", "layoutPosition", "sizeRange", "gravity",
    "offset", "margin", "marginTop", "marginLeft", "marginBottom", "marginRight", "marginStart",
    "marginEnd", "marginHorizontal", "marginVertical", "padding", "paddingTop", "paddingLeft",
    "paddingBottom", "paddingRight", "paddingStart", "paddingEnd", "paddingHorizontal",
    "paddingVertical", "itemPadding", "itemPaddingTop", "itemPaddingLeft", "itemPaddingBottom",
    "itemPaddingRight", "itemPaddingStart", "itemPaddingEnd", "itemPaddingHorizontal",
    "itemPaddingVertical", "borderWidth", "borderWidthTop", "borderWidthLeft", "borderWidthBottom",
    "borderWidthRight", "borderWidthStart", "borderWidthEnd", "borderWidthHorizontal",
    "borderWidthVertical", "position", "top", "left", "bottom", "right", "start", "end",
    "aspectRatio", "display", "boxSizing", "flex", "isReferenceBaseline", "weight",
    "separatorBefore", "column", "row", "area", "justifySelf", "name", "flexbox", "widths",
    "heights", "scale",
    "textScale", "appearance", "data", "language", "now", "timeZone", "textMetrics", "scrolled",
    "previews", "textScales", "directions", "that", "src", "as", "only", "module", "type", "values",
    "default", "maxLength", "value", "dark", "view", "basedOn",
    "state", "children", "test", "each", "in", "key", "index", "slot",
  ]

  /// Makes the attribute of a name; nil for a word that is no attribute.
  package init?(named word: String) {
    guard let name = Self.byName[word] else { return nil }
    self = name
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
