import LayoutSchema

/// A list that an expression chooses as a whole, `{isOpen ? '8 16' : 4}`, of which each part must
/// be chosen.
enum BranchedList {
  /// Returns the value with a choice for each part, or nil if the text is no such list.
  static func value(_ text: String, _ type: ValueType) -> String? {
    let text = Words.trimmed(text)
    guard text.hasPrefix("{"), text.hasSuffix("}"),
      let (test, yes, no) = branches(text.dropFirst().dropLast()),
      let first = parts(yes), let second = parts(no), max(first.count, second.count) > 1
    else { return nil }
    let count = max(first.count, second.count)
    guard let one = widened(first, to: count, type), let other = widened(second, to: count, type)
    else { return nil }
    return zip(one, other).map { yes, no in
      if yes == no { return yes.first?.isNumber == true ? yes : "{\(yes)}" }
      return "{\(test) ? \(yes) : \(no)}"
    }.joined(separator: " ")
  }

  /// Returns the test and the branches of a conditional without another one in it.
  private static func branches(_ text: Substring) -> (String, Substring, Substring)? {
    var depth = 0
    var isQuoted = false
    var question: Substring.Index?
    var last: Character = " "
    for index in text.indices {
      let letter = text[index]
      let next = text.index(after: index) < text.endIndex ? text[text.index(after: index)] : " "
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted {
        if letter == "(" || letter == "[" { depth += 1 }
        if letter == ")" || letter == "]" { depth -= 1 }
        if letter == "?", depth == 0, last != "?", next != "?", next != ".", next != "[" {
          if question != nil { return nil }
          question = index
        }
        if letter == ":", depth == 0, let question {
          let test = Words.trimmed(String(text[..<question]))
          return (
            test, text[text.index(after: question)..<index], text[text.index(after: index)...]
          )
        }
      }
      last = letter
    }
    return nil
  }

  /// Returns the parts of a branch, in quotes or without, if all are numbers or paths.
  private static func parts(_ branch: Substring) -> [String]? {
    let text = Words.trimmed(String(branch)).filter { !"'\"".contains($0) }
    let parts = text.split { " ,".contains($0) }.map { part in
      part.hasSuffix("px") ? String(part.dropLast(2)) : String(part)
    }
    let isPlain = parts.allSatisfy { part in
      part.allSatisfy { $0.isLetter || $0.isNumber || "._-%".contains($0) }
    }
    return parts.isEmpty || !isPlain ? nil : parts
  }

  /// Returns the parts that a shorter list stands for.
  private static func widened(_ parts: [String], to count: Int, _ type: ValueType) -> [String]? {
    if parts.count == count { return parts }
    switch (type, parts.count, count) {
    case (.edges, 1, 2), (.edges, 1, 4), (.corners, 1, 4), (.size, 1, 2), (.pointSize, 1, 2):
      return Array(repeating: parts[0], count: count)
    case (.edges, 2, 4): return parts + parts
    default: return nil  // open: all other lists have as many parts as are written.
    }
  }
}
