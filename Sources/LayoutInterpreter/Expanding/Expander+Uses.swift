import LayoutSemantics

// Uses of components, and the slots that they fill.
extension Expander {
  /// Puts the body of a component where it is used.
  mutating func readUse(_ task: Task, _ node: TypedNode) {
    let file = frames[task.frame].file
    guard files[file].structure.uses.indices.contains(Int(node.detail)) else { return }
    let use = files[file].structure.uses[Int(node.detail)]
    guard let signature = files[file].signature(of: use.component),
      let body = body(of: use.component, in: file)
    else { return }
    var arguments: [ConstantValue?] = []
    for place in use.arguments {
      let expression = files[file].structure.expression(place)
      arguments.append(expression.map { value(of: $0, task.frame) })
    }
    var frame = Frame(
      file: body.file, parameters: [],
      locals: Array(repeating: .none, count: files[body.file].structure.locals.count),
      outlets: signature.outlets, use: (task.node, task.frame), row: frames[task.frame].row,
      origin: Int32(origin(of: task.node, task.frame)))
    frame.body = result.bodies.count
    result.bodies.append(
      Expansion.Body(
        outlets: signature.outlets, file: files[body.file], parent: frames[task.frame].body))
    frames.append(frame)
    let inner = frames.count - 1
    for (index, parameter) in signature.parameters.enumerated() {
      let given = arguments.indices.contains(index) ? arguments[index] : nil
      let value =
        given ?? parameter.defaultValue?.value(isDark: isDark) ?? .none
      guard value.isReadable else {
        stop(.textTooLong(node: origin(of: task.node, task.frame)))
        return
      }
      frame.parameters.append(value)
    }
    frames[inner].parameters = frame.parameters
    overlays.append(
      Overlay(
        node: task.node, frame: task.frame, component: signature.name, body: frame.body,
        outer: task.overlay))
    guard body.root >= 0 else { return }
    tasks.append(
      Task(
        kind: .siblings, node: body.root, frame: inner, parent: task.parent,
        overlay: overlays.count - 1))
  }

  /// The file that holds a component, and the first element of the body.
  private mutating func body(
    of component: DeclarationReference, in file: Int
  ) -> (file: Int, root: Int32)? {
    guard component.module >= 0 else {
      let components = files[file].structure.components
      guard components.indices.contains(Int(component.index)) else { return nil }
      return (file, components[Int(component.index)].root)
    }
    let place = ImportPlace(file: file, module: component.module)
    let imports = files[file].structure.imports
    guard imports.indices.contains(Int(component.module)) else { return nil }
    let module = imports[Int(component.module)]
    let home = imported[place] ?? files.count
    if home == files.count {
      files.append(module.document)
      imported[place] = home
    }
    guard module.signature.isLibrary else { return (home, files[home].root) }
    let components = files[home].structure.components
    guard components.indices.contains(Int(component.index)) else { return nil }
    return (home, components[Int(component.index)].root)
  }

  /// What the caller gives, else what the slot holds itself.
  mutating func readSlot(_ task: Task, _ node: TypedNode, into found: inout [Task]) {
    let frame = frames[task.frame]
    let slots = files[frame.file].structure.slots
    guard let use = frame.use, slots.indices.contains(Int(node.detail)) else {
      return append(task, inside: node.firstChild, to: &found)
    }
    let slot = Int(slots[Int(node.detail)].slot)
    let caller = files[frames[use.frame].file]
    let children = caller.children(of: Int(use.node))
    guard children.contains(where: { caller.slot(filledBy: $0) == slot }) else {
      return append(task, inside: node.firstChild, to: &found)
    }
    var chain = Chain()
    for child in children where caller.slot(filledBy: child) == slot {
      var task = task
      task.frame = use.frame
      task.node = Int32(child)
      read(task, &chain, into: &found)
    }
  }
}

extension ConstantValue {
  /// Whether it is no text that is too long.
  fileprivate var isReadable: Bool {
    guard case .string(let text) = self else { return true }
    return text.utf8.count <= Expander.longestText
  }
}
