import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds all possible small faults in a file from its syntax.
final class MutantFinder: SyntaxVisitor {
  private let file: String
  private let bytes: [UInt8]
  /// The names that occur in the module.
  ///
  /// Other names are not tried as replacements.
  private let names: Set<String>
  private(set) var mutants: [Mutant] = []
  private var unit: Mutant.Unit?
  private var declarations: [String] = []

  init(file: String, text: String, names: Set<String>) {
    self.file = file
    self.names = names
    bytes = Array(text.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns all mutants of a file.
  static func mutants(of file: String, text: String, names: Set<String>) -> [Mutant] {
    let parsed = Parser.parse(source: text)
    let finder = MutantFinder(file: file, text: text, names: names)
    finder.walk(OperatorTable.standardOperators.foldAll(parsed) { _ in })
    return finder.numbered
  }

  /// Returns the words in a text, names included.
  static func names(in text: String) -> Set<String> {
    let words = text.utf8.split { byte in
      let letter = byte | 0x20
      let isLetter = letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      return !isLetter && !(byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) && byte != 0x5F
    }
    return Set(words.compactMap { String($0) })
  }

  /// The mutants without duplicates, with their lines, equal ones numbered in order.
  private var numbered: [Mutant] {
    var seen: Set<String> = []
    var counts: [String: Int] = [:]
    var numbered: [Mutant] = []
    var (start, line) = (0, 1)
    for mutant in mutants.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      line += bytes[start..<mutant.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      start = mutant.range.lowerBound
      guard seen.insert("\(mutant.range)\(mutant.replacement)").inserted else { continue }
      counts[mutant.key, default: 0] += 1
      var one = mutant
      one.occurrence = counts[mutant.key, default: 1]
      one.line = line
      numbered.append(one)
    }
    return numbered
  }

  // MARK: Declarations with code

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.body?.statements)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("init", node.body?.statements)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let accessors = node.accessorBlock { enter("subscript", accessors) }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // A local declaration is a part of the enclosing body.
    guard unit == nil else { return .visitChildren }
    let name = node.pattern.trimmedDescription
    if let accessors = node.accessorBlock { enter(name, accessors) }
    guard let value = node.initializer?.value else { return .skipChildren }
    declarations.append(name)
    unit = Mutant.Unit(kind: .expression, range: value.trimmedBytes)
    walk(value)
    unit = nil
    declarations.removeLast()
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(_ name: String, _ accessors: AccessorBlockSyntax) {
    switch accessors.accessors {
    case .getter(let statements): _ = enter(name, statements)
    case .accessors(let list):
      for accessor in list { _ = enter(name, accessor.body?.statements) }
    }
  }

  private func enter(
    _ name: String, _ statements: CodeBlockItemListSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard let statements else { return .skipChildren }
    let outer = unit
    declarations.append(name)
    unit = unit ?? Mutant.Unit(kind: .body, range: statements.trimmedBytes)
    walk(statements)
    unit = outer
    declarations.removeLast()
    return .skipChildren
  }

  // MARK: Code that is replaced

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    for alternative in Alternatives.of(node) { replace(node, by: alternative) }
    if let sign = node.operator.as(BinaryOperatorExprSyntax.self) {
      for other in Alternatives.ofOperators[sign.operator.text] ?? []
      where other != ">" || !node.asksForChild {
        replace(sign.operator, by: other)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    let (yes, no) = (node.thenExpression, node.elseExpression)
    let test = node.condition.trimmedDescription
    replace(node, by: "\(test) ? (\(no.trimmedDescription)) : (\(yes.trimmedDescription))")
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["-", "!"].contains(node.operator.text) { replace(node.operator, by: "") }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(InfixOperatorExprSyntax.self)?.asksForChild == true { return .skipChildren }
    for other in Alternatives.ofInteger(node.literal.text) { replace(node, by: other) }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    for other in Alternatives.ofFraction(node.literal.text) { replace(node, by: other) }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Keeping capacity does not change any result.
    let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
    guard label != "keepingCapacity" else { return .skipChildren }
    replace(node, by: node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    for other in Alternatives.ofName(node.baseName.text) where names.contains(other) {
      replace(node.baseName, by: other)
    }
    if node.isTest { insert("!", before: node.testedExpression) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    for (one, other) in zip(arguments, arguments.dropFirst()) {
      let (first, second) = (one.expression, other.expression)
      let texts = (first.trimmedDescription, second.trimmedDescription)
      guard texts.0 != texts.1 else { continue }
      let range = first.trimmedBytes.lowerBound..<second.trimmedBytes.upperBound
      let between = text(first.trimmedBytes.upperBound..<second.trimmedBytes.lowerBound)
      replace(range, by: texts.1 + between + texts.0)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.item.canBeDropped { replace(node, by: "") }
    return .visitChildren
  }

  // MARK: Recording mutants

  private func replace(_ node: some SyntaxProtocol, by replacement: String) {
    replace(node.trimmedBytes, by: replacement)
  }

  private func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.trimmedBytes.lowerBound
    replace(start..<start, by: text)
  }

  private func replace(_ range: Range<Int>, by replacement: String) {
    guard let unit, let declaration = declarations.last, unit.range.contains(range) else { return }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
    let after = text(start..<range.lowerBound) + replacement + text(range.upperBound..<end)
    mutants.append(
      Mutant(
        file: file, declaration: declaration, range: range, replacement: replacement, unit: unit,
        before: text(start..<end).onOneLine, after: after.onOneLine))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The range without the white space and the comments around the node.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension String {
  /// The text with each run of white space as one space.
  fileprivate var onOneLine: String {
    split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
