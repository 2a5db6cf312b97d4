import LayoutDiagnostics

/// Edits of one text.
enum TextEdits {
  /// Returns the edits that make a text another one, each as short as it can be in its lines.
  static func from(
    _ old: [UInt8], to new: [UInt8], _ positions: TextPositions
  ) -> [JSONValue] {
    LineChanges(from: old, to: new).all.map { change in
      var range = change.range
      var text = change.text
      while let first = text.first, !range.isEmpty, old[range.lowerBound] == first {
        text.removeFirst()
        range = range.lowerBound + 1..<range.upperBound
      }
      while let last = text.last, !range.isEmpty, old[range.upperBound - 1] == last {
        text.removeLast()
        range = range.lowerBound..<range.upperBound - 1
      }
      // No edit begins or ends inside a scalar or a line end.
      while range.lowerBound > change.range.lowerBound,
        isInside(range.lowerBound, old) || isInside(text.startIndex, new)
      {
        range = range.lowerBound - 1..<range.upperBound
        text = new[text.startIndex - 1..<text.endIndex]
      }
      while range.upperBound < change.range.upperBound,
        isInside(range.upperBound, old) || isInside(text.endIndex, new)
      {
        range = range.lowerBound..<range.upperBound + 1
        text = new[text.startIndex..<text.endIndex + 1]
      }
      return [
        "range": positions.json(range),
        "newText": .string(String(decoding: text, as: UTF8.self)),
      ]
    }
  }

  private static func isInside(_ place: Int, _ text: [UInt8]) -> Bool {
    guard text.indices.contains(place) else { return false }
    return text[place] & 0xC0 == 0x80
      || text[place] == 0x0A && place > 0 && text[place - 1] == 0x0D
  }
}

/// Edits of several files, in the form that the client takes.
enum WorkspaceEdit {
  /// The edits of a file.
  struct File {
    var uri: String
    /// The version of the text that they are for; nil for a file that is not open.
    var version: Int?
    var edits: [JSONValue]
  }

  /// What an editor shows of edits before it makes them.
  struct Annotation {
    var label: String
    var description: String
  }

  /// The name of the only annotation of an edit.
  private static let annotated = "layoutc"

  static func json(
    _ files: [File], _ client: ClientCapabilities, annotation: Annotation? = nil
  ) -> JSONValue {
    guard client.takesDocumentChanges else {
      return ["changes": .members(files.map { ($0.uri, .array($0.edits)) })]
    }
    // An edit of a version that has passed is refused by the client.
    let changes = files.map { file -> JSONValue in
      [
        "textDocument": [
          "uri": .string(file.uri), "version": file.version.map { .integer($0) } ?? .null,
        ],
        "edits": .array(annotation == nil ? file.edits : file.edits.map(Self.annotated)),
      ]
    }
    guard let annotation else { return ["documentChanges": .array(changes)] }
    let text: JSONValue = [
      "label": .string(annotation.label), "description": .string(annotation.description),
    ]
    return [
      "documentChanges": .array(changes), "changeAnnotations": .members([(annotated, text)]),
    ]
  }

  private static func annotated(_ edit: JSONValue) -> JSONValue {
    guard case .object(let members) = edit else { return edit }
    return .object(members + [JSONValue.Member("annotationId", .string(annotated))])
  }
}
