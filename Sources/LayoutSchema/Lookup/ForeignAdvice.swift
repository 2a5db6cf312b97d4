/// Advice for words of other systems without an equivalent: features that belong to the host, and
/// features that work differently.
enum ForeignAdvice {
  static let actions =
    "declare an 'action' and fire it by 'tap=\"{open}\"', or give the element an 'id' for its outlet"
  static let navigation = "screens and the way between them are the host's"
  static let animation =
    "'transition' says how an element comes and goes, and 'animation' how it moves; the rest is the host's"
  static let keyboard = "the keyboard and the focus are the host's"
  static let looksInStates =
    "'<when state=\"pressed\" opacity=\"0.6\"/>' in an element says how it looks in a state"
  static let pointer = "what the pointer and the finger do is the host's"
  static let transform =
    "'rotation' turns an element and 'drawScale' enlarges it; all other transforms are the host's"
  static let control = "what a control can be used for is the host's"
  static let scrolling = "how a list moves and bounces is the host's"
  static let snapping = "a 'scroll' says it for its children: 'snap=\"start\"' on it"
  static let code = "a layout runs no code: what is shown comes in by 'param'"
  static let state = "a layout keeps no state: what is shown comes in by 'param'"
  static let order = "children stand in the order they are written, later ones on top"
  static let constraints = "no element is tied to a sibling: nest 'stack' and 'inset'"
  static let offered = #"<if minWidth="…"> asks for the space that is offered"#
  static let inherited = "nothing is inherited: a 'style' names what several elements share"
  static let giveWay =
    "'flexShrink' says who gives way, and 'flexGrow' who takes what is left"
  static let fillsSpace =
    "'flexGrow' takes what is left along a parent, 'alignSelf=\"stretch\"' all that is across it"
  static let letters = "write {upper(…)} or {lower(…)} in the text"
  static let baselines = "'lineHeight' is the distance from one baseline to the next"
  static let safeArea =
    "'inset' with 'safeArea' keeps clear of it, and {environment.safeArea.top} is how far it reaches"
  static let aligned =
    "a parent places its children: write 'alignItems' on it or 'alignSelf' here"
  static let behind = "put the element and an 'image' into 'background'"
  static let shadow = "a shadow is one attribute, 'shadow=\"x y radius color\"'"
  static let gradient = "several colours are 'gradient=\"angle color color\"'"
  static let points = "a length is in points"
  static let parents = "a percentage is of the parent's size"
  static let systemColor =
    "colours of the system are the host's: name them in its catalogue and write 'asset:$'"
}
