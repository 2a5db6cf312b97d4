/// A deferred measurement, of a node or of a box of a flexbox.
struct DeferredMeasurement: Sendable {
  let node: Int32
  let constraints: Constraints
  /// The box to measure in place of the node, or −1.
  let box: Int32
  let flexConstraints: FlexConstraints
  let pass: FlexPass
  /// The history that earlier visits of the layout had left in the box.
  let history: Int32
  /// The space for which to measure the node by the rules of CSS, if `isOfBoxes` is set.
  let space: BoxSpace
  let isOfBoxes: Bool

  init(node: Int32, constraints: Constraints) {
    self.node = node
    self.constraints = constraints
    box = -1
    flexConstraints = .open
    pass = .measure
    history = FlexHistory.none
    space = .layout(width: 0, height: 0)
    isOfBoxes = false
  }

  init(box: Int32, constraints: FlexConstraints, pass: FlexPass, history: Int32) {
    node = -1
    self.constraints = Constraints(width: .open, height: .open)
    self.box = box
    flexConstraints = constraints
    self.pass = pass
    self.history = history
    space = .layout(width: 0, height: 0)
    isOfBoxes = false
  }

  init(node: Int32, space: BoxSpace) {
    self.node = node
    constraints = Constraints(width: .open, height: .open)
    box = -1
    flexConstraints = .open
    pass = .measure
    history = FlexHistory.none
    self.space = space
    isOfBoxes = true
  }
}
