/// How often the samples use each attribute, by which attributes of one group are ordered.
///
/// A test counts them again; `LAYOUTC_UPDATE=1` rewrites the table.
enum AttributeFrequency {
  /// Returns the number of uses of an attribute in the samples.
  static func of(_ name: String) -> Int { table[name] ?? 0 }

  static let table: [String: Int] = [
    "accessibilityHidden": 50, "accessibilityHint": 1, "accessibilityLabel": 68,
    "accessibilityRole": 58, "address": 2, "alignContent": 1, "alignItems": 110, "alignSelf": 17,
    "amount": 5, "anchor": 1, "appearance": 19, "area": 5, "areas": 1, "ascender": 1,
    "asksToNotify": 1, "aspectRatio": 3, "at": 4, "autoFlow": 1, "autoRows": 3, "axis": 8,
    "backgroundColor": 201, "bars": 1, "basedOn": 5, "benefit": 1, "benefits": 2, "between": 6,
    "booking": 2, "borderWidth": 4, "borderWidthTop": 1, "capitalization": 2, "centering": 1,
    "change": 3, "children": 1, "chosen": 4, "class": 10, "clippedDimensions": 1, "clipsContent": 2,
    "color": 155, "column": 24, "columnGap": 9, "columns": 9, "content": 16, "contentMode": 53,
    "cornerLocation": 9, "cornerRadius": 181, "count": 2, "currency": 2, "dark": 109, "data": 93,
    "date": 2, "day": 1, "default": 60, "delivery": 2, "descender": 1, "detail": 12,
    "direction": 334, "directions": 1, "drawScale": 1, "each": 41, "end": 2, "event": 1,
    "events": 2, "figure": 1, "fillsViewport": 3, "flex": 4, "flexBasis": 16, "flexGrow": 52,
    "flexShrink": 62, "flexWrap": 13, "flexbox": 1, "follows": 2, "fontFamily": 5, "fontSize": 93,
    "fontWeight": 61, "footer": 1, "gap": 23, "goal": 1, "goods": 2, "gradient": 1, "gravity": 3,
    "height": 131, "horizontalAlignment": 2, "horizontalPosition": 6, "id": 387, "in": 42,
    "index": 7, "insetBottom": 1, "insetEnd": 1, "insetStart": 4, "insetTop": 1, "insets": 78,
    "intrinsicSize": 46, "inward": 6, "isActive": 3, "isChosen": 13, "isEnabled": 4, "isLast": 1,
    "isLoved": 2, "isOn": 4, "isOpen": 1, "isPlaying": 2, "isSelected": 1, "isTotal": 1, "item": 1,
    "itemPadding": 2, "items": 2, "justifyContent": 23, "key": 20, "keyboard": 2, "label": 51,
    "language": 23, "layoutDirection": 1, "layoutPosition": 7, "leads": 7, "leg": 1, "letter": 2,
    "letters": 2, "lineHeight": 11, "lineSpacing": 6, "localized": 28, "margin": 1, "marginEnd": 2,
    "marginHorizontal": 1, "marginStart": 2, "marginTop": 1, "maxHeight": 1, "maxLines": 60,
    "maxWidth": 10, "maximum": 2, "memory": 1, "message": 14, "minHeight": 30, "minLength": 2,
    "minScale": 12, "minWidth": 15, "minimum": 1, "monospacedDigits": 3, "months": 2, "more": 4,
    "name": 905, "offset": 9, "opacity": 12, "opened": 1, "opens": 1, "orientation": 2,
    "overflow": 1, "padding": 70, "paddingBottom": 1, "paddingEnd": 2, "paddingHorizontal": 6,
    "paddingStart": 1, "paddingTop": 1, "paddingVertical": 5, "page": 1, "pages": 1, "person": 12,
    "photo": 1, "pick": 2, "picture": 2, "pictures": 1, "pinned": 1, "place": 10, "placeholder": 4,
    "places": 2, "position": 3, "post": 1, "previews": 1, "price": 2, "prompt": 3, "query": 2,
    "ratio": 13, "role": 3, "row": 6, "rowGap": 8, "rowSpacing": 1, "rows": 4, "safeArea": 92,
    "saved": 2, "scale": 188, "scalesText": 20, "scrolled": 1, "seconds": 3, "separator": 2,
    "separatorBefore": 1, "separatorInset": 1, "shadow": 3, "share": 4, "side": 7, "size": 94,
    "sizeRange": 2, "sizing": 3, "slot": 34, "source": 120, "space": 6, "spacing": 209,
    "spacingAfter": 5, "spacingBefore": 12, "span": 2, "src": 39, "start": 1, "state": 6, "step": 1,
    "strokeColor": 25, "strokeWidth": 24, "style": 213, "submit": 1, "sum": 4, "symbol": 61,
    "tap": 9, "test": 84, "text": 7, "textAlign": 31, "textMetrics": 4, "textScale": 19,
    "textScales": 1, "textStyle": 83, "that": 4, "tint": 17, "title": 85, "tone": 16, "top": 3,
    "track": 2, "truncation": 4, "type": 374, "underline": 1, "unread": 4, "value": 173,
    "values": 7, "verticalAlignment": 1, "verticalPosition": 6, "visibility": 3, "ways": 2,
    "weekdays": 2, "weeks": 2, "weight": 3, "width": 221, "widths": 49, "word": 1, "wrap": 9,
    "wrapsCorner": 2, "writingDirection": 2,
  ]
}
