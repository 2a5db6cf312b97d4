import LayoutSchema
import LayoutSemantics

/// The slots of a component as members of its type.
enum SwiftSlots {
  /// What they are called, in their order: after themselves, `content` the one without a name.
  static func names(of signature: ComponentSignature) -> [String] {
    var taken = Set(signature.parameters.map(\.name))
    return signature.slots.map { slot in
      let base = slot.name ?? "content"
      var name = base
      var number = 1
      while !taken.insert(name).inserted {
        name = number == 1 ? "\(base)Slot" : "\(base)Slot\(number)"
        number += 1
      }
      return name
    }
  }

  /// What the slot's parent reads from its children, or nil where it reads nothing.
  static func item(of slot: SlotSignature) -> SwiftItem? {
    if let declared = slot.declaredParent {
      return SwiftItem(readBy: declared)
    }
    return SwiftItem(readBy: slot.parent)
  }

  /// What the place of the children is called.
  static func scopeName(of slot: SlotSignature) -> String {
    slot.name ?? "content"
  }

  /// The type of the member.
  static func type(of slot: SlotSignature) -> String {
    "Slot<\(item(of: slot)?.name ?? "NoPlacement")>?"
  }
}
