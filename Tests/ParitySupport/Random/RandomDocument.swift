/// Documents with styles, components, slots, conditions and loops, made at random.
package struct RandomDocument {
  /// Where an element stands.
  enum Parent {
    case stack
    case flex
    case linear
    case plain
  }

  private var maker: RandomExpression
  private var ids = 0
  private var loops = 0
  private var budget: Int

  package init(_ random: RandomNumbers, elements: Int = 24) {
    maker = RandomExpression(RandomExpressionDocument.names, random)
    budget = elements
  }

  package static func markup(name: String, _ random: RandomNumbers) -> String {
    var document = RandomDocument(random)
    let root = document.container("stack", depth: 4, indent: "  ", parent: .plain)
    return """
      <layout name="\(name)">
        <import src="\(RandomLibrary.file)"/>
      \(RandomExpressionDocument.parameters)
        <define name="margin" value="{gutter * 2}"/>
        <define name="faint" value="0.5"/>
        <define name="glow" value="#AABBCC" dark="#332211"/>
        <style name="own" opacity="{faint}" strokeWidth="{margin / 8}"/>
        <component name="Local">
          <param name="title" type="String" default="Local"/>
          <param name="width1" type="Points?"/>
          <stack direction="vertical" spacing="{margin}">
            <text id="title">{title}</text>
            <if test="{width1 != nil}"><view id="bar" width="{width1}" height="2"/></if>
            <slot/>
          </stack>
        </component>
      \(root)</layout>

      """
  }
}

// MARK: Elements

extension RandomDocument {
  private mutating func element(depth: Int, indent: String, parent: Parent) -> String {
    budget -= 1
    guard depth > 0, budget > 0 else { return leaf(indent, parent) }
    switch maker.random.next() % 12 {
    case 0, 1: return leaf(indent, parent)
    case 2: return chain(depth, indent, parent)
    case 3: return loop(depth, indent, parent)
    case 4, 5, 6: return use(depth, indent, parent)
    case 7: return container("flex", depth: depth, indent: indent, parent: parent)
    case 8: return container("linear", depth: depth, indent: indent, parent: parent)
    case 9: return single(depth, indent, parent)
    default: return container("stack", depth: depth, indent: indent, parent: parent)
    }
  }

  private mutating func children(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
    let count = Int.random(in: 1...3, using: &maker.random)
    return (0..<count).map { _ in element(depth: depth - 1, indent: indent + "  ", parent: parent) }
      .joined()
  }

  private mutating func container(
    _ name: String, depth: Int, indent: String, parent: Parent
  ) -> String {
    var own = ""
    var inner = Parent.stack
    switch name {
    case "stack":
      own = " direction=\"\(maker.random.one(of: ["vertical", "horizontal"]))\""
      own += some("spacing", .points) + choice("alignItems", ["start", "center", "end"])
    case "flex":
      inner = .flex
      own = some("gap", .points) + (parent == .linear ? "" : some("padding", .points))
      own += choice("justifyContent", ["start", "center", "end"])
    default:
      inner = .linear
      own = " orientation=\"\(maker.random.one(of: ["vertical", "horizontal"]))\""
      own += some("spacing", .points)
    }
    let head = "\(indent)<\(name)\(own)\(common(parent))>\n"
    return head + children(depth, indent, inner) + "\(indent)</\(name)>\n"
  }

  private mutating func single(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
    let name = maker.random.one(of: ["inset", "center", "wrapper"])
    let own = name == "inset" ? " insets=\"{\(maker.expression(.points))} 4\"" : ""
    let size = name != "inset" ? common(parent) : placement(parent) + identity()
    let child = element(depth: 0, indent: indent + "  ", parent: .plain)
    return "\(indent)<\(name)\(own)\(size)>\n\(child)\(indent)</\(name)>\n"
  }

  private mutating func leaf(_ indent: String, _ parent: Parent) -> String {
    switch maker.random.next() % 4 {
    case 0: return "\(indent)<view\(common(parent))\(room(parent))/>\n"
    case 1:
      let source = maker.expression(.image, depth: 0)
      return "\(indent)<image source=\"{\(source)}\"\(common(parent))/>\n"
    default:
      let style = maker.random.once(in: 3) ? " style=\"caption\"" : ""
      let words = maker.random.once(in: 2) ? "{\(maker.expression(.integer, depth: 1))} of " : ""
      let attributes = style + placement(parent) + room(parent) + identity() + factor("fontSize")
      return "\(indent)<text\(attributes)>\(words){\(maker.expression(.string, depth: 2))}</text>\n"
    }
  }

  private mutating func chain(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
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

  private mutating func loop(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
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
    let key = maker.random.once(in: 2) ? " key=\"{\(index)}\"" : ""
    let text =
      "\(indent)<for each=\"\(item)\" in=\"{\(list)}\"\(key) index=\"\(index)\">\n"
      + children(depth - 1, indent, parent) + "\(indent)</for>\n"
    maker.names = before
    return text
  }
}

// MARK: Components

extension RandomDocument {
  private mutating func use(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
    switch maker.random.next() % 7 {
    case 0:
      let size = some("side", .points)
      return "\(indent)<Badge label=\"{\(maker.expression(.string, depth: 1))}\"\(size)"
        + "\(placement(parent))\(identity())\(looks())/>\n"
    case 1:
      return "\(indent)<Chosen user=\"{guest}\"\(placement(parent))\(identity())\(looks())/>\n"
    case 2:
      return "\(indent)<Framed user=\"{user}\"\(placement(parent))\(identity())>\n"
        + element(depth: depth - 2, indent: indent + "  ", parent: .plain)
        + "\(indent)</Framed>\n"
    case 3:
      let grow = maker.expression(.number, depth: 1)
      return "\(indent)<Flexible grow=\"{\(grow)}\"\(common(parent))>\n"
        + element(depth: depth - 2, indent: indent + "  ", parent: .flex)
        + "\(indent)</Flexible>\n"
    case 4:
      let title = maker.expression(.string, depth: 2)
      return "\(indent)<Local title=\"{\(title)}\"\(common(parent))>\n"
        + element(depth: depth - 2, indent: indent + "  ", parent: .stack)
        + "\(indent)</Local>\n"
    case 5:
      let width = maker.expression(.points, depth: 1)
      return "\(indent)<Local width1=\"{\(width)}\"\(common(parent))/>\n"
    default:
      let extra =
        maker.random.once(in: 2)
        ? "\(indent)  <view slot=\"extra\" size=\"11 3\"\(identity())/>\n" : ""
      return "\(indent)<Box isRow=\"{\(maker.expression(.bool, depth: 1))}\""
        + some("gap", .points) + choice("place", RandomExpressionDocument.places)
        + "\(common(parent))>\n"
        + element(depth: depth - 2, indent: indent + "  ", parent: .stack) + extra
        + "\(indent)</Box>\n"
    }
  }
}

// MARK: Attributes

extension RandomDocument {
  private mutating func common(_ parent: Parent) -> String {
    placement(parent) + sizes(parent) + identity() + looks()
  }

  private mutating func some(_ name: String, _ kind: RandomExpression.Kind) -> String {
    switch maker.random.next() % 3 {
    case 0: " \(name)=\"{\(maker.expression(kind, depth: 2))}\""
    case 1: " \(name)=\"\(maker.random.one(of: ["0", "4", "12.5"]))\""
    default: ""
    }
  }

  private mutating func choice(_ name: String, _ words: [String]) -> String {
    switch maker.random.next() % 3 {
    case 0: " \(name)=\"{\(maker.expression(.choice(words), depth: 2))}\""
    case 1: " \(name)=\"\(maker.random.one(of: words))\""
    default: ""
    }
  }

  private mutating func sizes(_ parent: Parent) -> String {
    guard maker.random.once(in: 2) else { return "" }
    if parent == .linear {
      let length = maker.random.one(of: ["width=\"wrap\"", "height=\"20\"", "width=\"match\""])
      return " \(length)" + some("minWidth", .points)
    }
    return some("width", .points) + (maker.random.once(in: 3) ? " height=\"{third}\"" : "")
      + some("maxHeight", .percent)
  }

  private mutating func placement(_ parent: Parent) -> String {
    switch parent {
    case .stack:
      return factor("flexGrow") + factor("flexShrink") + some("spacingBefore", .points)
        + choice("alignSelf", RandomExpressionDocument.places)
    case .flex: return factor("flexGrow") + choice("alignSelf", RandomExpressionDocument.places)
    case .linear: return factor("weight")
    case .plain: return ""
    }
  }

  /// What only a child that reads nothing of the kind itself can say.
  private mutating func room(_ parent: Parent) -> String {
    switch parent {
    case .flex: some("margin", .points) + some("paddingTop", .points)
    case .linear: some("paddingLeft", .points)
    case .stack, .plain: ""
    }
  }

  private mutating func factor(_ name: String) -> String {
    maker.random.once(in: 3) ? " \(name)=\"{\(maker.expression(.number, depth: 1))}\"" : ""
  }

  private mutating func identity() -> String {
    guard maker.random.once(in: 3) else { return "" }
    ids += 1
    return " id=\"e\(ids)\""
  }

  private mutating func looks() -> String {
    switch maker.random.next() % 6 {
    case 0: " style=\"card\""
    case 1: " style=\"card own\" cornerRadius=\"{margin}\""
    case 2: " backgroundColor=\"{\(maker.expression(.color, depth: 2))}\""
    case 3: " visibility=\"{\(maker.expression(.bool, depth: 1)) ? .visible : .gone}\""
    case 4: " backgroundColor=\"{glow}\" accessibilityLabel=\"{title}, {count1}\""
    default: ""
    }
  }
}
