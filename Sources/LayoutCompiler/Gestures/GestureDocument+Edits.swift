import LayoutDiagnostics
import LayoutFormatting
import LayoutSchema
import LayoutSyntax
import LayoutXML

// The text after a gesture.
extension GestureDocument {
  /// Returns the text in which a handle's value is another one.
  ///
  /// A text in the form of `format` stays in it.
  ///
  /// - Parameters:
  ///   - handle: A handle of this document.
  ///   - value: The value in points, the factor, or the index of the place.
  /// - Returns: The whole text, or the reason that it does not change.
  func text(after handle: GestureHandle, is value: Float) -> Result<[UInt8], Refusal> {
    if let refusal = handle.refusal { return .failure(Refusal(sentence: refusal)) }
    guard !markup.isTranscoded else {
      return .failure(Refusal(sentence: PreviewSite.isInAnotherEncoding))
    }
    let edits: [SourceEdit]
    switch handle.target {
    case .none: return .failure(Refusal(sentence: "nothing in the text says it"))
    case .missing(let tag, let name):
      guard let element = element(of: tag) else {
        return .failure(Refusal(sentence: "its tag is not there"))
      }
      let text = handle.text(for: value, in: nil)
      edits = [element.insertingAttribute(name.name, value: text)]
    case .value(let index, let type, let part):
      let range = markup.attributes[index].valueRange
      var parts = ValueParts(markup.text(in: range), type)
      if let part {
        guard parts.parts.indices.contains(part) else {
          return .failure(Refusal(sentence: "its value has no such part"))
        }
        parts.parts[part] = handle.text(for: value, in: LengthText(parts.parts[part]))
        edits = [SourceEdit(range, parts.text)]
      } else {
        let old = markup.text(in: range)
        edits = [SourceEdit(range, handle.text(for: value, in: LengthText(old)))]
      }
    case .order(let tags, let tag):
      let place = Int(value)
      guard handle.places.contains(where: { $0.index == place }), let moved = element(of: tag)
      else { return .failure(Refusal(sentence: "it cannot be dropped there")) }
      if tags.indices.contains(place), let next = tags[place].flatMap({ element(of: $0) }) {
        edits = moved.moving(before: next)
      } else if tags.indices.contains(place - 1),
        let last = tags[place - 1].flatMap({ element(of: $0) })
      {
        edits = moved.moving(behind: last)
      } else {
        return .failure(Refusal(sentence: "it cannot be dropped there"))
      }
    }
    var new = text
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      new.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    let isInForm = DocumentFormatter.formatted(text) == text
    return .success(isInForm ? DocumentFormatter.formatted(new) ?? new : new)
  }
}

extension GestureHandle {
  /// Returns the text of a value, in the unit of the old one.
  fileprivate func text(for value: Float, in old: LengthText?) -> String {
    switch kind {
    case .length:
      if case .percent(let percent)? = old, self.value > 0 {
        return (percent * value / self.value).toTheHundredth + "%"
      }
      return max(value, 0).toTheHundredth
    case .spacing: return max(written + value - self.value, 0).toTheHundredth
    case .inset, .grow, .order: return max(value, 0).toTheHundredth
    }
  }
}
