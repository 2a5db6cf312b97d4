import SeededRandom

// Conditions and loops.
extension RandomDocument {
  mutating func chain(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
    let size = maker.random.once(in: 3) ? " minWidth=\"300\"" : ""
    let optional = maker.random.once(in: 3) ? maker.names.optionals.first : nil
    var text: String
    if let optional {
      text = "\(indent)<if test=\"{\(optional.path) != nil}\"\(size)>\n"
      maker.names.values.append((optional.path, optional.kind))
      text += children(depth - 1, indent, parent)
      maker.names.values.removeLast()
    } else {
      text = "\(indent)<if test=\"{\(maker.expression(.bool))}\"\(size)>\n"
      text += children(depth - 1, indent, parent)
    }
    text += "\(indent)</if>\n"
    if maker.random.once(in: 2) {
      text += "\(indent)<elseIf test=\"{\(maker.expression(.bool, depth: 1))}\">\n"
      text += children(depth - 1, indent, parent) + "\(indent)</elseIf>\n"
    }
    if maker.random.once(in: 2) {
      text += "\(indent)<else>\n" + children(depth - 1, indent, parent) + "\(indent)</else>\n"
    }
    return text
  }

  /// Returns conditions and loops around words of a text, with and without spaces between them.
  mutating func wordsInFlow(depth: Int = 2) -> String {
    func blank(_ maker: inout RandomExpression) -> String { maker.random.once(in: 2) ? " " : "" }
    guard depth > 0 else { return spanOrWords() }
    var text = blank(&maker) + (maker.random.once(in: 3) ? spanOrWords() : "")
    if maker.random.once(in: 2) {
      loops += 1
      let before = maker.names
      maker.names.values.append(("word\(loops)", .string))
      let value =
        maker.random.once(in: 3)
        ? "<let name=\"part\(loops)\" value=\"{\(maker.expression(.integer, depth: 1))}\"/>" : ""
      if !value.isEmpty { maker.names.values.append(("part\(loops)", .integer)) }
      text += "<for each=\"word\(loops)\" in=\"{words}\">\(value)\(blank(&maker))"
      text += wordsInFlow(depth: depth - 1) + "\(blank(&maker))</for>"
      maker.names = before
    } else {
      let size = maker.random.once(in: 4) ? " minWidth=\"300\"" : ""
      text += "<if test=\"{\(maker.expression(.bool, depth: 1))}\"\(size)>\(blank(&maker))"
      text += wordsInFlow(depth: depth - 1) + "</if>"
      if maker.random.once(in: 2) {
        text += "\(blank(&maker))<else>" + wordsInFlow(depth: 0) + "\(blank(&maker))</else>"
      }
    }
    return text + blank(&maker) + (maker.random.once(in: 3) ? spanOrWords() : "")
  }

  private mutating func spanOrWords() -> String {
    let words = "{\(maker.expression(.string, depth: 1))}"
    switch maker.random.next() % 4 {
    case 0: return "<span fontWeight=\"bold\">of \(words) &lt;</span>"
    case 1: return "100 % <span\(factor("fontSize"))>\(words)</span> <span>more</span>"
    case 2: return words
    default: return "and \(words)"
    }
  }

  mutating func loop(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
    loops += 1
    let item = "item\(loops)"
    let index = "place\(loops)"
    let before = maker.names
    let list = maker.random.one(of: ["words", "users", "range(0, min(abs(count1), 3))"])
    switch list {
    case "words": maker.names.values.append((item, .string))
    case "users":
      maker.names.values += [("\(item).name", .string), ("\(item).age", .integer)]
      maker.names.optionals.append(("\(item).email", .string))
    default: maker.names.values.append((item, .integer))
    }
    maker.names.values.append((index, .integer))
    var value = ""
    if maker.random.once(in: 2) {
      value = "\(indent)  <let name=\"value\(loops)\" value=\"{\(maker.expression(.integer))}\"/>\n"
      maker.names.values.append(("value\(loops)", .integer))
    }
    let key = maker.random.once(in: 2) ? " key=\"{\(index)}\"" : ""
    let text =
      "\(indent)<for each=\"\(item)\" in=\"{\(list)}\"\(key) index=\"\(index)\">\n" + value
      + children(depth - 1, indent, parent) + "\(indent)</for>\n"
    maker.names = before
    return text
  }
}
