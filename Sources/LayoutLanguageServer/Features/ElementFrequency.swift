import LayoutSchema

/// How often the samples have each element in each other one, by which elements are offered.
///
/// A test counts them again; `LAYOUTC_UPDATE=1` rewrites the table.
enum ElementFrequency {
  /// Returns the number of elements of a kind directly in those of another one; in uses of
  /// components for nil.
  static func of(_ kind: ElementKind, in parent: ElementKind?) -> Int {
    table["\(parent?.name ?? "") \(kind.name)"] ?? 0
  }

  static let table: [String: Int] = [
    " center": 2, " else": 2, " flex": 1, " for": 9, " if": 15, " image": 1, " inset": 1,
    " slot": 1, " stack": 8, " text": 13, " view": 1, "absolute inset": 2, "absolute stack": 1,
    "absolute view": 4, "action param": 5, "background else": 1, "background if": 1,
    "background inset": 1, "background view": 2, "center corner": 1, "center image": 16,
    "center inset": 4, "center ratio": 3, "center stack": 7, "center text": 23, "clip image": 1,
    "component action": 1, "component center": 5, "component corner": 1, "component else": 1,
    "component if": 1, "component inset": 4, "component let": 3, "component overlay": 2,
    "component param": 127, "component scroll": 3, "component stack": 41, "component text": 1,
    "corner center": 2, "corner clip": 1, "corner else": 2, "corner if": 5, "corner image": 5,
    "corner inset": 2, "corner slot": 1, "corner stack": 1, "corner view": 1,
    "element attribute": 3, "element placement": 1, "else center": 4, "else inset": 2,
    "else linear": 1, "else scroll": 2, "else stack": 2, "else text": 2, "else view": 1,
    "elseIf inset": 2, "elseIf text": 1, "fit grid": 1, "fit stack": 4, "fit text": 2,
    "flex center": 1, "flex fit": 1, "flex flex": 22, "flex for": 3, "flex image": 11,
    "flex inset": 6, "flex stack": 2, "flex text": 28, "flex view": 3, "flow text": 2,
    "for center": 5, "for flex": 1, "for for": 1, "for if": 3, "for let": 1, "for ratio": 1,
    "for stack": 7, "for text": 2, "for view": 3, "grid center": 5, "grid for": 4, "grid grid": 3,
    "grid image": 8, "grid stack": 1, "grid text": 35, "grid view": 3, "if center": 3, "if grid": 1,
    "if image": 13, "if inset": 4, "if overlay": 1, "if ratio": 3, "if scroll": 1, "if stack": 12,
    "if text": 21, "if view": 3, "inset center": 3, "inset image": 1, "inset inset": 6,
    "inset stack": 38, "inset text": 33, "inset view": 4, "layers image": 1, "layers view": 1,
    "layout action": 11, "layout background": 1, "layout choice": 3, "layout component": 44,
    "layout define": 110, "layout element": 1, "layout flex": 4, "layout grid": 4,
    "layout import": 36, "layout inset": 11, "layout let": 16, "layout linear": 1,
    "layout param": 87, "layout preview": 194, "layout record": 24, "layout scroll": 12,
    "layout stack": 15, "layout style": 12, "layout test": 2, "library component": 22,
    "library define": 25, "library import": 3, "library record": 3, "library style": 17,
    "linear flow": 1, "linear for": 1, "linear image": 1, "linear layers": 1, "linear linear": 2,
    "linear text": 3, "overlay center": 2, "overlay if": 1, "overlay image": 4, "overlay inset": 2,
    "overlay ratio": 5, "overlay relative": 6, "overlay stack": 1, "overlay view": 1,
    "ratio else": 1, "ratio if": 1, "ratio image": 11, "ratio view": 1, "record field": 130,
    "relative center": 1, "relative image": 1, "relative inset": 3, "relative stack": 1,
    "relative text": 1, "scroll center": 1, "scroll else": 1, "scroll if": 1, "scroll inset": 9,
    "scroll stack": 10, "slot if": 2, "stack absolute": 1, "stack background": 1,
    "stack center": 21, "stack corner": 7, "stack else": 17, "stack elseIf": 3, "stack fit": 2,
    "stack flex": 5, "stack for": 23, "stack grid": 2, "stack if": 58, "stack image": 44,
    "stack inset": 27, "stack overlay": 8, "stack ratio": 1, "stack relative": 1, "stack scroll": 5,
    "stack slot": 16, "stack spacer": 6, "stack stack": 113, "stack text": 196, "stack view": 36,
    "stack when": 2, "stack wrapper": 1, "stack zstack": 1, "style when": 3, "test expect": 4,
    "text if": 1, "text span": 6, "text when": 1, "wrapper image": 1, "wrapper inset": 1,
    "zstack image": 1, "zstack inset": 1,
  ]
}
