import Foundation
import TestSupport
import Testing

/// Compares the stub declarations that the hosts of Apple's toolkits are compiled against with the
/// page that lists them.
///
/// `LAYOUTC_UPDATE=1` rewrites the list.
struct AppleAPITests {
  private static let page = "Docs/AppleAPI.md"
  private static let hosts = ["LayoutApple", "LayoutAppKit", "LayoutSwiftUI", "LayoutUIKit"]

  @Test func thePageListsAllThatIsDeclared() throws {
    let text = try String(contentsOf: PackageRoot.appending(Self.page), encoding: .utf8)
    let start = try #require(text.range(of: "## CoreGraphics\n")).lowerBound
    let list = try AppleModule.all.map { $0.section }.joined(separator: "\n")
    let written = text[..<start] + list
    if Self.isUpdating { try Data(written.utf8).write(to: PackageRoot.appending(Self.page)) }
    #expect(text[start...] == list, "LAYOUTC_UPDATE=1 rewrites it")
  }

  /// A stub that no host uses could only contain mistakes.
  @Test func everyDeclarationIsUsed() throws {
    let words = try Self.hosts.flatMap { swiftFiles(in: "Sources/\($0)") }.reduce(
      into: Set<String>()
    ) {
      $0.formUnion(try SwiftCode(of: $1).words)
    }
    // Members of used types that the hosts do not name themselves.
    let shared: Set<String> = ["init", "subscript", "body", "buildBlock", "buildExpression"]
    var unused: [String] = []
    for module in try AppleModule.all {
      for type in module.types {
        for member in type.members where !member.isCase {
          let name = String(member.name.prefix { $0.isLetter || $0.isNumber })
          if !shared.contains(name), !words.contains(name) { unused.append("\(type.name).\(name)") }
        }
      }
    }
    #expect(Set(unused).subtracting(Self.knownUnused) == [])
  }

  /// Declarations that the hosts use without naming them, with the reason.
  private static let knownUnused: Set<String> = [
    "Environment.wrappedValue",  // by `@Environment`
    "Layout.callAsFunction",  // by calling a layout
  ]

  private static let isUpdating =
    ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"].map { $0 != "" && $0 != "0" } ?? false
}

/// The stub of one of Apple's modules.
private struct AppleModule {
  struct Member {
    let name: String
    let isCase: Bool
  }

  struct DeclaredType {
    let name: String
    var members: [Member]
  }

  let name: String
  let types: [DeclaredType]

  static var all: [AppleModule] {
    get throws {
      try [
        ("CoreGraphics", "CoreGraphics"), ("QuartzCore", "QuartzCore"),
        ("TextKit, in UIKit and AppKit", "Text"), ("UIKit", "UIKit"), ("AppKit", "AppKit"),
        ("SwiftUI", "SwiftUI"),
      ].map { try AppleModule(name: $0.0, folder: "Tests/AppleStubs/\($0.1)") }
    }
  }

  private init(name: String, folder: String) throws {
    self.name = name
    let files = swiftFiles(in: folder).filter { !$0.hasSuffix("/Fake.swift") }
    types = try files.reduce(into: []) { types, file in
      for type in try Self.types(in: file) {
        if let known = types.firstIndex(where: { $0.name == type.name }) {
          types[known].members += type.members
        } else {
          types.append(type)
        }
      }
    }.filter { !$0.members.isEmpty || !$0.name.hasPrefix("extension") }
  }

  /// Returns the public types of a file with their public members, in order.
  private static func types(in file: String) throws -> [DeclaredType] {
    let code = try SwiftCode(of: file)
    // Members that only tests use are not part of the hosts' API.
    let text = try String(contentsOf: PackageRoot.appending(file), encoding: .utf8)
    let isForTests = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix("// for tests")
    }
    var types: [DeclaredType] = []
    // The types around a line: the indentation of their members, and their index in the list.
    var open: [(indent: Int, place: Int, isProtocol: Bool, isEnum: Bool)] = []
    for (number, line) in code.lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      while let last = open.last, indent <= last.indent, !text.hasPrefix(")"), !text.hasPrefix("{")
      {
        open.removeLast()
      }
      let plain = String(text.replacing(#/^(?:@\w+(?:\([^)]*\))? )+/#, with: ""))
      if let type = plain.firstMatch(
        of:
          #/^(?:(?:public|open|final|fileprivate) )*(class|struct|enum|protocol|extension) ([A-Z][\w.]*)/#
      ),
        !text.hasSuffix("{}") || plain.hasPrefix("public") || plain.hasPrefix("open")
      {
        let isOpen = plain.hasPrefix("public ") || plain.hasPrefix("open ") || type.1 == "extension"
        guard isOpen else {
          open.append((indent, -1, false, false))
          continue
        }
        let outer = open.last { $0.place >= 0 }.map { types[$0.place].name + "." } ?? ""
        let name = outer + type.2
        let place = types.firstIndex { $0.name == name } ?? types.count
        if place == types.count { types.append(DeclaredType(name: name, members: [])) }
        open.append((indent, place, type.1 == "protocol", type.1 == "enum"))
        continue
      }
      guard let around = open.last, around.place >= 0, indent == around.indent + 2,
        !isForTests[number]
      else { continue }
      let signature = Self.signature(from: number, in: code.lines)
      if around.isEnum, let one = plain.firstMatch(of: #/^case `?(\w+)/#) {
        types[around.place].members.append(Member(name: String(one.1), isCase: true))
      } else if around.isProtocol || plain.contains(#/^(?:public|open) /#),
        let name = Self.name(of: signature), !Self.everywhere.contains(name)
      {
        types[around.place].members.append(Member(name: name, isCase: false))
      }
    }
    return types
  }

  /// Members of most types, which the list leaves out.
  private static let everywhere: Set<String> = [
    "rawValue", "init(rawValue:)", "hash", "description", "isEqual(_:)",
  ]

  /// Returns a declaration with all of its parameters, which may be on several lines.
  private static func signature(from number: Int, in lines: [String]) -> String {
    var text = ""
    for line in lines[number...] {
      text += line.drop { $0 == " " } + " "
      let depth = text.count { $0 == "(" } - text.count { $0 == ")" }
      if depth <= 0 { break }
    }
    return text
  }

  /// Returns the name of a member as in Apple's documentation, `insertSubview(_:at:)`, or nil for a
  /// declaration that is not Apple's.
  private static func name(of signature: String) -> String? {
    if let property = signature.firstMatch(of: #/\b(?:var|let) (\w+)/#),
      signature.prefix(upTo: property.range.lowerBound).firstMatch(of: #/\bfunc\b|\binit\b|\(/#)
        == nil
        || signature.hasPrefix("open private(set)") || signature.hasPrefix("open internal(set)")
        || signature.hasPrefix("public private(set)")
    {
      return property.1.hasPrefix("fake") ? nil : String(property.1)
    }
    guard let call = signature.firstMatch(of: #/\b(func (\w+)|init\??|subscript)(?:<[^>]*>)?\(/#)
    else {
      return nil
    }
    let base = call.2.map(String.init) ?? (call.1.hasPrefix("init") ? "init" : "subscript")
    guard !base.hasPrefix("fake") else { return nil }
    var depth = 1
    var labels = ""
    var parameter = ""
    for letter in signature[call.range.upperBound...] {
      if letter == "(" || letter == "[" || letter == "<" { depth += 1 }
      if letter == ")" || letter == "]" || letter == ">" { depth -= 1 }
      if depth == 0 || depth == 1 && letter == "," {
        let label = parameter.split(whereSeparator: { " :".contains($0) }).first ?? ""
        if !label.isEmpty { labels += "\(label):" }
        parameter = ""
        if depth == 0 { break }
      } else {
        parameter.append(letter)
      }
    }
    return labels.isEmpty && base != "init" && call.2 == nil ? base : "\(base)(\(labels))"
  }

  /// The module's section of the page.
  var section: String {
    let rows = types.map { type in
      let members = type.members.map(\.name).map { "`\($0)`" }
      return
        "| `\(type.name)` | \(members.isEmpty ? "the type" : members.joined(separator: ", ")) |"
    }
    return "## \(name)\n\n| type | what of it |\n|---|---|\n\(rows.joined(separator: "\n"))\n"
  }
}
