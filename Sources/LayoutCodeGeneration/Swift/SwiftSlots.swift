import LayoutModel
import LayoutSchema

/// The slots of a component as members of its type.
enum SwiftSlots {
  /// Returns the members' names in the order of the slots; the slot without a name is `content`.
  static func names(of signature: ComponentSignature) -> [String] {
    var taken = Set(signature.parameters.map(\.name) + signature.actions.map(\.name))
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

  /// Returns the item that the slot's parent reads from its children, or nil if it reads nothing.
  static func item(of slot: SlotSignature) -> SwiftItem? {
    if let declared = slot.declaredParent {
      return SwiftItem(readBy: declared)
    }
    return SwiftItem(readBy: slot.parent)
  }

  /// Returns the name of the scope of the children.
  static func scopeName(of slot: SlotSignature) -> String {
    slot.name ?? "content"
  }

  /// Returns the type of the member.
  static func type(of slot: SlotSignature) -> String {
    "Slot<\(item(of: slot)?.name ?? "NoPlacement")>?"
  }
}
